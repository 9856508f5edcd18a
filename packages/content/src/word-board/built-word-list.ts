import type { WordMeasures } from "./measure-words";

/** The word list as it is built: three long texts, which load faster than a list of 160,000. */
export interface BuiltWordList {
  /** With a space between each two. */
  words: string;
  /** A digit for each word. */
  levels: string;
  /** A digit for each word. */
  bands: string;
}

export const packWordList = (
  words: readonly string[],
  { levels, bands }: WordMeasures,
): BuiltWordList => ({
  words: words.join(" "),
  levels: levels.join(""),
  bands: bands.join(""),
});
