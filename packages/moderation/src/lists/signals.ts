import data from "../../data/signals.json";
import { patternReader } from "./patterns";
import type { Phrase } from "./types";

/**
 * Words that mean little alone and much together. Where a sentence holds one of each lexicon, it is
 * what the phrases were written for, in words that they do not know.
 */
export interface Signal extends Omit<Phrase, "pattern"> {
  /** Each must be in the sentence, in any order. */
  all: readonly RegExp[];
  /** Of these, at least `least` must be. */
  any?: readonly RegExp[];
  least?: number;
  /** In one message instead of in one sentence. */
  across?: boolean;
}

interface SignalText extends Omit<Signal, "all" | "any" | "unless"> {
  all: readonly string[];
  any?: readonly string[];
  unless?: string;
}

const read = patternReader(data.fragments);

export const signals: readonly Signal[] = (data.signals as SignalText[]).map(
  ({ all, any, unless, ...meaning }): Signal => ({
    ...meaning,
    all: all.map(read),
    ...(any !== undefined && { any: any.map(read) }),
    ...(unless !== undefined && { unless: read(unless) }),
  }),
);
