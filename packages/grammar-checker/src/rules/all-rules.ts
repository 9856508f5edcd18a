import { defineRule, type Rule } from "../rule";
import { agreementPronouns } from "./agreement-pronouns";
import { agreementNouns } from "./agreement-nouns";
import { missingVerb } from "./missing-verb";

/** The rule bank. Where two rules mark the same words, the one that stands first here holds. */
export const allRules: readonly Rule[] = [agreementPronouns, agreementNouns, missingVerb].flat().map(defineRule);
