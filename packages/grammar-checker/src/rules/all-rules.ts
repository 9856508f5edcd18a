import { defineRule, type Rule } from "../rule";
import { extraArticles } from "./extra-articles";
import { missingArticles } from "./missing-articles";
import { missingThe } from "./missing-the";
import { missingVerb } from "./missing-verb";
import { pluralNouns } from "./plural-nouns";

/** The rule bank. Where two rules mark the same words, the one that stands first here holds. */
export const allRules: readonly Rule[] = [
  missingVerb,
  pluralNouns,
  extraArticles,
  missingThe,
  missingArticles,
]
  .flat()
  .map(defineRule);
