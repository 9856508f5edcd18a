import { unfinishedFrom, withoutMarks } from "./format";
import { mostRead, problemOf, type ReplyGuard, spokenMaxLength, tellsKey } from "./guard-reply";
import { heldFrom } from "./held-back";
import { keyHeldFrom } from "./held-key";
import { tooHardFrom } from "./level-while-streaming";
import { riskyFrom } from "./risky-words";

/** Near the end of the longest reply only whole sentences are heard, so that it ends with one. */
const wholeSentencesFrom = spokenMaxLength - 150;
/** So much before the open sentence is looked at with it: a key may be spelt in "sentences" of one letter. */
const lookedBack = 100;

/**
 * Lets through what a model says while it says it, as long as nothing in it must not be heard: what may
 * become something forbidden or may tell the key of a quiz waits until it is seen how it goes on, what is
 * too hard for the learner is not heard, and marks of a text format and addresses are left out. Behind the
 * longest reply nothing is heard or read.
 *
 * @param heard told of each piece that may be shown
 * @returns a function that takes the model's pieces
 */
export function releaseSafely(
  guard: ReplyGuard,
  heard: (piece: string) => void,
): (piece: string) => void {
  /** As the model wrote it. */
  let written = "";
  let shown = "";
  /** Where the open sentence begins; what stands before it was found to be right. */
  let open = 0;
  let starts: number[] = [0];
  let isOver = false;
  const judged = new Map<string, boolean>();
  const isWrong = (text: string): boolean => {
    const known = judged.get(text);
    if (known !== undefined) return known;
    const wrong = problemOf(text, guard) !== null;
    judged.set(text, wrong);
    return wrong;
  };

  /** Looks at the sentences that have come to their end. */
  const endSentences = (said: string, raw: string): void => {
    const ends = [...said.slice(open).matchAll(sentenceEnd)];
    if (ends.length === 0) return;
    starts.push(...ends.map(({ 0: end, index }) => open + index + end.length));
    // The longest reply is cut behind a sentence: what would not be in it is not held against it.
    starts = starts.filter((start) => start <= spokenMaxLength);
    const next = starts.at(-1)!;
    if (next === open) return;
    open = next;
    const whole = said.slice(0, open);
    if (isWrong(whole)) isOver = true;
    else if (guard.lesson !== null && raw !== said && tellsKey(raw, guard)) isOver = true;
  };

  /** How far the open sentence may be heard. */
  const openEnd = (said: string): number => {
    const { lesson, message } = guard;
    const sentence = said.slice(open);
    if (sentence.trim() === "") return said.length;
    const held = Math.min(
      heldFrom(sentence),
      riskyFrom(sentence, lesson),
      lesson === null
        ? sentence.length
        : keyHeldFrom(sentence, Math.max(0, shown.length - open), lesson, message),
    );
    return Math.min(open + held, tooHardFrom(said, guard));
  };

  return (piece) => {
    if (isOver || piece === "") return;
    written = (written + piece).slice(0, mostRead);
    const raw = written.slice(0, unfinishedFrom(written));
    // A tag may be written as "&lt;b&gt;": its beginning waits too.
    const said = withoutMarks(raw).replace(/<$/, "");
    endSentences(said, raw);
    if (!isOver && said.startsWith(shown)) {
      let end = openEnd(said);
      if (end > wholeSentencesFrom) end = Math.min(end, Math.max(open, shown.length));
      const back = starts.findLast((start) => start <= Math.max(0, open - lookedBack)) ?? 0;
      // Nothing is heard that would be wrong if it ended here.
      if (end > shown.length && !isWrong(asEnded(said.slice(back, end)))) {
        const more = said.slice(shown.length, end);
        shown = said.slice(0, end);
        if (more !== "") heard(more);
      }
    } else isOver = true;
    isOver ||= written.length >= mostRead || said.length > spokenMaxLength;
    if (isOver) {
      written = "";
      judged.clear();
    }
  };
}

const sentenceEnd = /[.?!]["”)]?\s+|\n+/g;

const asEnded = (text: string): string => {
  const trimmed = text.trimEnd();
  return /[.?!]["”)]?$/.test(trimmed) ? trimmed : `${trimmed}.`;
};
