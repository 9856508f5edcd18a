import type { Reason } from "../judging/verdict";

/**
 * What a rule does about its words:
 * - `block`: never posted.
 * - `strong`: blocked where people under 18 write or read, hidden and warned of among adults.
 * - `minors`: blocked where people under 18 write or read, nothing among adults.
 * - `mild`: hidden and warned of.
 * - `warn`: posted as it is, with a warning.
 */
export type Severity = "block" | "strong" | "minors" | "mild" | "warn";

export interface WordList {
  reason: Reason;
  severity: Exclude<Severity, "minors" | "warn">;
  alertTeacher: boolean;
  /** Whole words and phrases, lower case; repeated letters match by themselves. */
  words: readonly string[];
  /** Found inside longer words too, so only what no innocent word contains. */
  parts: readonly string[];
}

export interface Phrase {
  reason: Reason;
  severity: Exclude<Severity, "mild">;
  alertTeacher: boolean;
  /** Over the running words of `wordsOf`: no apostrophes, one space between words. */
  pattern: RegExp;
  /** Makes an innocent sentence of it. */
  unless?: RegExp;
}
