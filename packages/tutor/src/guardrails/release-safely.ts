import { problemBesideKey, problemOf, type ReplyGuard } from "./guard-reply";
import { heldFrom } from "./held-back";
import { keyHeldFrom, sentenceStart } from "./held-key";
import { tooHardFrom } from "./level-while-streaming";

/**
 * Lets through what a model says while it says it, as long as nothing in it must not be heard: what may
 * become something forbidden or may tell the key of a quiz waits until it is seen how it goes on, what is
 * too hard for the learner is not heard, and marks of a text format and addresses are left out.
 *
 * @param heard told of each piece that may be shown
 * @returns a function that takes the model's pieces
 */
export function releaseSafely(
  guard: ReplyGuard,
  heard: (piece: string) => void,
): (piece: string) => void {
  let said = "";
  let released = 0;
  let ended = 0;
  let isStopped = false;
  const isWrong = (): boolean => {
    // What waits is looked at too, so that nothing of it is heard once it is known to be wrong.
    if (problemBesideKey(said, guard) !== null) return true;
    const start = sentenceStart(said);
    if (start === ended) return false;
    ended = start;
    return problemOf(said.slice(0, start), guard) !== null;
  };
  return (piece) => {
    if (isStopped) return;
    said += piece;
    isStopped = isWrong();
    if (isStopped) return;
    const end = Math.min(
      heldFrom(said),
      guard.lesson === null
        ? said.length
        : keyHeldFrom(said, released, guard.lesson, guard.message),
      tooHardFrom(said, guard),
    );
    if (end <= released) return;
    const shown = withoutMarks(said.slice(released, end));
    released = end;
    if (shown !== "") heard(shown);
  };
}

/** Pieces keep their spaces, so that they can be put together. */
const withoutMarks = (piece: string): string =>
  piece
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/\bhttps?:\/\/\S*|\bwww\.\S*/gi, "")
    .replaceAll(/^(?:[-•]|\d+[.)])\s+/gm, "")
    .replaceAll(/\*+|`+|#+ ?|(?<![\p{L}\p{N}_])_(?!_)|(?<!_)_(?![\p{L}\p{N}_])/gu, "");
