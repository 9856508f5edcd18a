import data from "../../data/private-questions.json";
import { patternReader } from "./patterns";

/**
 * `ask` is what lessons ask too, `meet` and `confide` what classmates do, `lure` what nobody asks a
 * child.
 */
export type QuestionKind = "ask" | "meet" | "confide" | "lure";

export interface PrivateQuestion {
  kind: QuestionKind;
  /** Over the running words of `wordsOf`, like a phrase's. */
  pattern: RegExp;
  /** Makes an innocent sentence of it. */
  unless: RegExp;
}

interface QuestionText {
  kind: string;
  pattern: string;
  unless?: string;
}

const read = patternReader(data.fragments);

export const privateQuestions: readonly PrivateQuestion[] = data.questions.map(
  ({ kind, pattern, unless }: QuestionText): PrivateQuestion => ({
    kind: kind as QuestionKind,
    pattern: read(pattern),
    unless: read(unless === undefined ? "{{lesson}}" : `{{lesson}}|${unless}`),
  }),
);
