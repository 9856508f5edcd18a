import data from "../../data/cries-for-help.json";
import { fold } from "../text/fold";
import { wordsOf } from "../text/views";
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

/**
 * Sentences of people who may not know the English for it. They are folded as messages are, which
 * makes Latin letters of some Cyrillic ones. Chinese and Japanese have no spaces between words.
 */
function anyOf(sentences: readonly string[]): RegExp {
  const read = sentences.map((sentence) => {
    const words = wordsOf(fold(sentence).text);
    return /[\p{scx=Hani}\p{scx=Kana}]/u.test(words) ? words : `(?<![^ ])${words}(?![^ ])`;
  });
  return new RegExp(read.join("|"), "u");
}
const { said, unless: jokes } = data.inOtherLanguages;

/** What only hints at danger. */
export const hints: readonly Hint[] = [
  ...data.hints.map(({ danger, pattern, unless }: HintText): Hint => ({
    danger: danger as Danger,
    pattern: read(pattern),
    ...(unless !== undefined && { unless: read(unless) }),
  })),
  ...Object.values(said).map((sentences): Hint => ({
    danger: "self-harm",
    pattern: anyOf(sentences),
    unless: anyOf(jokes),
  })),
];
