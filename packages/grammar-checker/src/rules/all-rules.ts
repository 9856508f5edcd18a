import { defineRule, type Rule } from "../rule";
import { apostrophes } from "./apostrophes";
import { comparisons } from "./comparisons";
import { extraArticles } from "./extra-articles";
import { missingArticles } from "./missing-articles";
import { missingThe } from "./missing-the";
import { missingVerb } from "./missing-verb";
import { pluralNouns } from "./plural-nouns";
import { quantifiers } from "./quantifiers";
import { spellingMistakes } from "./spelling-mistakes";

/** The rule bank. Where two rules mark the same words, the one that stands first here holds. */
export const allRules: readonly Rule[] = [
  missingVerb,
  spellingMistakes,
  apostrophes,
  comparisons,
  quantifiers,
  pluralNouns,
  extraArticles,
  missingThe,
  missingArticles,
]
  .flat()
  .map(defineRule);
