import { harassment } from "./lists/harassment";
import { hateSpeech } from "./lists/hate-speech";
import { cries } from "./lists/self-harm";
import { sexualPhrases } from "./lists/sexual-phrases";
import { threats } from "./lists/threats";
import type { Phrase } from "./lists/types";

const phrases: readonly Phrase[] = [
  ...cries,
  ...threats,
  ...sexualPhrases,
  ...hateSpeech,
  ...harassment,
];

/**
 * The phrases in a message.
 *
 * @param words running words as `wordsOf` makes them
 */
export function matchPhrases(words: string): Phrase[] {
  return phrases.filter(({ pattern, unless }) => pattern.test(words) && !unless?.test(words));
}
