import { contentWords, plainText, wordsOf } from "../text";

/** How far back somebody remembers how a sentence went. */
const remembered = 20;
/** “Thank you.” and “That is great!” may come again. */
const shortest = 4;

interface Said {
  readonly say: string;
  readonly reply: string;
}

/** The sentences of a reply without what is only of this turn: words of the learner, quotations, numbers. */
function framesOf({ say, reply }: Said): string[] {
  const theirs = new Set(contentWords(say));
  return plainText(reply)
    .replaceAll(/"[^"]*"/g, " _ ")
    .replaceAll(/\d+/g, "_")
    .split(/(?<=[.?!])\s+/)
    .map((sentence) =>
      sentence
        .split(/\s+/)
        .map((word) => (theirs.has(word.replaceAll(/[^\p{L}'-]/gu, "")) ? "_" : word))
        .join(" "),
    )
    .filter((sentence) => wordsOf(sentence).length >= shortest);
}

/**
 * The first sentence of a reply that went the same way before in it or within the last twenty replies;
 * null where every sentence is new.
 */
export function repeatedSentence(now: Said, earlier: readonly Said[]): string | null {
  const before = new Set(earlier.slice(-remembered).flatMap(framesOf));
  return (
    framesOf(now).find((frame, at, all) => before.has(frame) || all.indexOf(frame) < at) ?? null
  );
}
