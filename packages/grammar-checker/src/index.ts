export { findRuleMistakes, overlaps } from "./find-rule-mistakes";
export { allRules } from "./rules/all-rules";
export { applyFindings, type Level, type Rule, type RuleFinding } from "./rule";
