import { defineRule, type Rule } from "../rule";
import { missingArticles } from "./missing-articles";
import { missingThe } from "./missing-the";
import { missingVerb } from "./missing-verb";

/** The rule bank. Where two rules mark the same words, the one that stands first here holds. */
export const allRules: readonly Rule[] = [missingVerb, missingThe, missingArticles]
  .flat()
  .map(defineRule);
