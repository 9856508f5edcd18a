import { defineRule, type Rule } from "../rule";
import { adjectivePrepositions } from "./adjective-prepositions";
import { agreementNouns } from "./agreement-nouns";
import { agreementPronouns } from "./agreement-pronouns";
import { clauses } from "./clauses";
import { doForms } from "./do-forms";
import { extraBe } from "./extra-be";
import { gerundsAfterPrepositions } from "./gerunds-after-prepositions";
import { gerundsAfterVerbs } from "./gerunds-after-verbs";
import { infinitives } from "./infinitives";
import { joinedVerbs } from "./joined-verbs";
import { linkingWords } from "./linking-words";
import { missingVerb } from "./missing-verb";
import { modalForms } from "./modal-forms";
import { nounPrepositions } from "./noun-prepositions";
import { objectPatterns } from "./object-patterns";
import { pastForms } from "./past-forms";
import { phrasalVerbsAndCollocations } from "./phrasal-verbs-and-collocations";
import { placePrepositions } from "./place-prepositions";
import { questionAgreement } from "./question-agreement";
import { questionOrder } from "./question-order";
import { relativeClauses } from "./relative-clauses";
import { tenseAndTime } from "./tense-and-time";
import { thereIs } from "./there-is";
import { timePrepositions } from "./time-prepositions";
import { verbExtraPreposition } from "./verb-extra-preposition";
import { verbMissingPreposition } from "./verb-missing-preposition";
import { verbWrongPreposition } from "./verb-wrong-preposition";

/** The rule bank. Where two rules mark the same words, the one that stands first here holds. */
export const allRules: readonly Rule[] = [
  clauses,
  questionOrder,
  tenseAndTime,
  agreementPronouns,
  agreementNouns,
  thereIs,
  questionAgreement,
  doForms,
  modalForms,
  extraBe,
  pastForms,
  missingVerb,
  joinedVerbs,
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
