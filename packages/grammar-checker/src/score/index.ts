export { joinTokens } from "./join-tokens";
export { markTokens, type LabelledSentence, type Span } from "./labelled-sentence";
export { parseEdits, type Edit, type EditedSentence } from "./parse-edits";
export { parseM2 } from "./parse-m2";
export { parseTsv, writeTsv } from "./parse-tsv";
export {
  measure,
  score,
  type CheckedSentence,
  type Counts,
  type Measures,
  type Score,
} from "./score";
export { splitTokens, type Token } from "./split-tokens";
