export { findRuleMistakes } from "./find-rule-mistakes";
export { allRules } from "./rules/all-rules";
export { applyFindings, type Level, type Rule, type RuleFinding } from "./rule";
export type { Mark } from "./mark";
export { markText, type Readers, taggerThresholds } from "./mark-text";
export { linesOf } from "./lines-of";
export { type Finding, plainErrors } from "./harper/plain-errors";
export { createTagger, type Lexicon, readWeights, type Tagger } from "./tagger";
export { tags } from "./tagger/tags";
