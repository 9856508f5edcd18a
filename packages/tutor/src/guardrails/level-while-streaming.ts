import { sentencesOf, wordsOf } from "../text";
import type { ReplyGuard } from "./guard-reply";
import { hardnessOf, knownWords, replyLimits } from "./level-of-reply";

/**
 * Where a reply that still comes in becomes too hard for the learner, or where a word begins that may
 * make it so and has not come to its end; the text's length where it is easy enough so far. A sentence is
 * heard as far as it may be long.
 */
export function tooHardFrom(text: string, guard: ReplyGuard): number {
  const { longestSentence, hardWords } = replyLimits[guard.level];
  const known = knownWords(guard);
  const hardIn = (said: string): number =>
    hardnessOf(said, guard.level, guard.levelOf, known).hardWords.length;
  const starts = [0, ...startsOf(text)];
  for (const [index, start] of starts.entries()) {
    const sentence = text.slice(start, starts[index + 1]);
    const words = [...sentence.matchAll(/\S+/g)];
    if (wordsOf(sentence).length > longestSentence && sentencesOf(sentence).length < 2)
      return start + (words[longestSentence]?.index ?? sentence.length);
  }
  if (hardIn(text) <= hardWords) return openWordFrom(text, guard, hardIn, hardWords);
  const ends = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => [index, index + word.length]);
  const [from = 0] = ends.find(([, end]) => hardIn(text.slice(0, end)) > hardWords) ?? [0];
  return from;
}

/** A word that has not come to its end waits where one more hard word is one too many. */
function openWordFrom(
  text: string,
  { levelOf }: ReplyGuard,
  hardIn: (said: string) => number,
  most: number,
): number {
  const open = /[\p{L}'’-]+$/u.exec(text);
  if (open === null || hardIn(text.slice(0, open.index)) < most || most > 90) return text.length;
  const word = open[0].toLowerCase();
  return word.length < 3 || levelOf(word) === "A1" || levelOf(word) === "A2"
    ? text.length
    : open.index;
}

const startsOf = (text: string): number[] =>
  [...text.matchAll(/[.?!]["”)]?\s+|\n+/g)].map(({ 0: end, index }) => index + end.length);
