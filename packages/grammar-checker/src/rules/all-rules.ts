import { defineRule, type Rule } from "../rule";
import { adverbsAndOrder } from "./adverbs-and-order";
import { apostrophes } from "./apostrophes";
import { capitalsAndStops } from "./capitals-and-stops";
import { comparisons } from "./comparisons";
import { confusedWords } from "./confused-words";
import { extraArticles } from "./extra-articles";
import { missingArticles } from "./missing-articles";
import { missingThe } from "./missing-the";
import { missingVerb } from "./missing-verb";
import { pluralNouns } from "./plural-nouns";
import { pronouns } from "./pronouns";
import { quantifiers } from "./quantifiers";
import { spellingMistakes } from "./spelling-mistakes";
import { wordChoice } from "./word-choice";

/** The rule bank. Where two rules mark the same words, the one that stands first here holds. */
export const allRules: readonly Rule[] = [
  missingVerb,
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
