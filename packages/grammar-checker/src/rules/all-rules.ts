import { defineRule, type Rule } from "../rule";
import { adjectivePrepositions } from "./adjective-prepositions";
import { adjectives } from "./adjectives";
import { adverbs } from "./adverbs";
import { agreementNouns } from "./agreement-nouns";
import { agreementPlurals } from "./agreement-plurals";
import { agreementPronouns } from "./agreement-pronouns";
import { apostrophes } from "./apostrophes";
import { capitalsAndStops } from "./capitals-and-stops";
import { comparisons } from "./comparisons";
import { conditionals } from "./conditionals";
import { confusedSounds } from "./confused-sounds";
import { confusedWords } from "./confused-words";
import { determiners } from "./determiners";
import { doForms } from "./do-forms";
import { edAndIng } from "./ed-and-ing";
import { extraArticles } from "./extra-articles";
import { extraBe } from "./extra-be";
import { falseFriends } from "./false-friends";
import { finishedTime } from "./finished-time";
import { gerundsAfterPrepositions } from "./gerunds-after-prepositions";
import { gerundsAfterVerbs } from "./gerunds-after-verbs";
import { infinitives } from "./infinitives";
import { joinedVerbs } from "./joined-verbs";
import { linkingWords } from "./linking-words";
import { missingArticles } from "./missing-articles";
import { missingBeElsewhere } from "./missing-be";
import { missingSubject } from "./missing-subject";
import { missingThe } from "./missing-the";
import { missingVerb } from "./missing-verb";
import { modalForms } from "./modal-forms";
import { nounPrepositions } from "./noun-prepositions";
import { numberOfNouns } from "./number-of-nouns";
import { objectPatterns } from "./object-patterns";
import { passiveAndReporting } from "./passive-and-reporting";
import { pastForms } from "./past-forms";
import { pastTimeAndPerfect } from "./past-time-and-perfect";
import { perfectForms } from "./perfect-forms";
import { phrasalVerbsAndCollocations } from "./phrasal-verbs-and-collocations";
import { placePrepositions } from "./place-prepositions";
import { pluralNouns } from "./plural-nouns";
import { pronouns } from "./pronouns";
import { quantifiers } from "./quantifiers";
import { questionAgreement } from "./question-agreement";
import { questionOrder } from "./question-order";
import { questionVerbs } from "./question-verbs";
import { relativeClauses } from "./relative-clauses";
import { sentenceJoins } from "./sentence-joins";
import { sinceAndFor } from "./since-and-for";
import { thereIs } from "./there-is";
import { timeClauses } from "./time-clauses";
import { spellingMistakes } from "./spelling-mistakes";
import { timePrepositions } from "./time-prepositions";
import { toForms } from "./to-forms";
import { tooSoSuch } from "./too-so-such";
import { verbExtraPreposition } from "./verb-extra-preposition";
import { verbMissingPreposition } from "./verb-missing-preposition";
import { verbNegatives } from "./verb-negatives";
import { verbStructures } from "./verb-structures";
import { verbWrongPreposition } from "./verb-wrong-preposition";
import { wordChoice } from "./word-choice";
import { wordFormation } from "./word-formation";
import { wordOrder } from "./word-order";

/** The rule bank. Where two rules mark the same words, the one that stands first here holds. */
export const allRules: readonly Rule[] = [
  questionVerbs,
  timeClauses,
  pastTimeAndPerfect,
  verbStructures,
  conditionals,
  passiveAndReporting,
  missingSubject,
  questionOrder,
  finishedTime,
  sinceAndFor,
  agreementPronouns,
  agreementNouns,
  agreementPlurals,
  thereIs,
  questionAgreement,
  doForms,
  modalForms,
  toForms,
  extraBe,
  verbNegatives,
  pastForms,
  perfectForms,
  missingVerb,
  missingBeElsewhere,
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
  apostrophes,
  comparisons,
  pronouns,
  confusedWords,
  wordChoice,
  capitalsAndStops,
  sentenceJoins,
  quantifiers,
  pluralNouns,
  extraArticles,
  missingThe,
  missingArticles,
  adjectives,
  adverbs,
  edAndIng,
  wordOrder,
  determiners,
  confusedSounds,
  falseFriends,
  wordFormation,
  tooSoSuch,
  numberOfNouns,
  spellingMistakes,
]
  .flat()
  .map(defineRule);
