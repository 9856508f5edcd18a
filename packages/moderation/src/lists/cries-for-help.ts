import data from "../../data/cries-for-help.json";
import { patternReader } from "./patterns";

/** Somebody who may hurt themselves, or whom others hurt. */
export type Danger = "self-harm" | "danger";

export interface Hint {
  danger: Danger;
  /** Over the running words of `wordsOf`, like a phrase's. */
  pattern: RegExp;
  /** Makes an innocent sentence of it. */
  unless?: RegExp;
}

interface HintText {
  danger: string;
  pattern: string;
  unless?: string;
}

const read = patternReader(data.fragments);

/** What only hints at danger. */
export const hints: readonly Hint[] = data.hints.map(
  ({ danger, pattern, unless }: HintText): Hint => ({
    danger: danger as Danger,
    pattern: read(pattern),
    ...(unless !== undefined && { unless: read(unless) }),
  }),
);
