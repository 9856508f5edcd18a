import { defineRule, type Rule } from "../rule";
import { adjectivePrepositions } from "./adjective-prepositions";
import { adverbsAndOrder } from "./adverbs-and-order";
import { agreementNouns } from "./agreement-nouns";
import { agreementPronouns } from "./agreement-pronouns";
import { apostrophes } from "./apostrophes";
import { capitalsAndStops } from "./capitals-and-stops";
import { clauses } from "./clauses";
import { comparisons } from "./comparisons";
import { confusedWords } from "./confused-words";
import { doForms } from "./do-forms";
import { extraArticles } from "./extra-articles";
import { extraBe } from "./extra-be";
import { gerundsAfterPrepositions } from "./gerunds-after-prepositions";
import { gerundsAfterVerbs } from "./gerunds-after-verbs";
import { infinitives } from "./infinitives";
import { joinedVerbs } from "./joined-verbs";
import { linkingWords } from "./linking-words";
import { missingArticles } from "./missing-articles";
import { missingThe } from "./missing-the";
import { missingVerb } from "./missing-verb";
import { modalForms } from "./modal-forms";
import { nounPrepositions } from "./noun-prepositions";
import { objectPatterns } from "./object-patterns";
import { pastForms } from "./past-forms";
import { phrasalVerbsAndCollocations } from "./phrasal-verbs-and-collocations";
import { placePrepositions } from "./place-prepositions";
import { pluralNouns } from "./plural-nouns";
import { pronouns } from "./pronouns";
import { quantifiers } from "./quantifiers";
import { questionAgreement } from "./question-agreement";
import { questionOrder } from "./question-order";
import { relativeClauses } from "./relative-clauses";
import { spellingMistakes } from "./spelling-mistakes";
import { tenseAndTime } from "./tense-and-time";
import { thereIs } from "./there-is";
import { timePrepositions } from "./time-prepositions";
import { verbExtraPreposition } from "./verb-extra-preposition";
import { verbMissingPreposition } from "./verb-missing-preposition";
import { verbWrongPreposition } from "./verb-wrong-preposition";
import { wordChoice } from "./word-choice";

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
  spellingMistakes,
  apostrophes,
  comparisons,
  adverbsAndOrder,
  pronouns,
  confusedWords,
  wordChoice,
  capitalsAndStops,
  quantifiers,
  pluralNouns,
  extraArticles,
  missingThe,
  missingArticles,
]
  .flat()
  .map(defineRule);
