import { defineRule, type Rule } from "../rule";
import { missingArticles } from "./missing-articles";
import { missingVerb } from "./missing-verb";

/** The rule bank. Where two rules mark the same words, the one that stands first here holds. */
export const allRules: readonly Rule[] = [missingVerb, missingArticles].flat().map(defineRule);
