import { defineRule, type Rule } from "../rule";
import { missingVerb } from "./missing-verb";
import { verbExtraPreposition } from "./verb-extra-preposition";
import { verbMissingPreposition } from "./verb-missing-preposition";
import { relativeClauses } from "./relative-clauses";
import { linkingWords } from "./linking-words";
import { placePrepositions } from "./place-prepositions";
import { objectPatterns } from "./object-patterns";
import { phrasalVerbsAndCollocations } from "./phrasal-verbs-and-collocations";
import { gerundsAfterPrepositions } from "./gerunds-after-prepositions";
import { gerundsAfterVerbs } from "./gerunds-after-verbs";
import { infinitives } from "./infinitives";
import { nounPrepositions } from "./noun-prepositions";
import { timePrepositions } from "./time-prepositions";
import { verbWrongPreposition } from "./verb-wrong-preposition";
import { adjectivePrepositions } from "./adjective-prepositions";

/** The rule bank. Where two rules mark the same words, the one that stands first here holds. */
export const allRules: readonly Rule[] = [
  missingVerb,
  verbMissingPreposition,
  verbExtraPreposition,
  verbWrongPreposition,
  adjectivePrepositions,
  nounPrepositions,
  timePrepositions,
  gerundsAfterPrepositions,
  gerundsAfterVerbs,
  infinitives,
  objectPatterns,
  phrasalVerbsAndCollocations,
  placePrepositions,
  linkingWords,
  relativeClauses,
]
  .flat()
  .map(defineRule);
