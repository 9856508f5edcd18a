import { problemOf, type ReplyGuard } from "./guard-reply";
import { heldFrom } from "./held-back";

/**
 * Lets through what a model says while it says it, as long as nothing in it must not be heard: what may
 * become something forbidden waits, and marks of a text format and addresses are left out. In a lesson
 * whole words only go through, since half a word may be the answer's last.
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
  let isStopped = false;
  return (piece) => {
    said += piece;
    if (isStopped) return;
    // What waits is looked at too, so that nothing of it is heard once it is known to be wrong.
    if (
      problemOf(guard.lesson === null ? said : said.slice(0, lastWordEnd(said)), guard) !== null
    ) {
      isStopped = true;
      return;
    }
    const end = Math.min(guard.lesson === null ? said.length : lastWordEnd(said), heldFrom(said));
    if (end <= released) return;
    const shown = withoutMarks(said.slice(released, end));
    released = end;
    if (shown !== "") heard(shown);
  };
}

const lastWordEnd = (text: string): number => /\s\S*$/.exec(text)?.index ?? 0;

/** Pieces keep their spaces, so that they can be put together. */
const withoutMarks = (piece: string): string =>
  piece
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/\bhttps?:\/\/\S*|\bwww\.\S*/gi, "")
    .replaceAll(/^(?:[-•]|\d+[.)])\s+/gm, "")
    .replaceAll(/\*+|`+|#+ ?|(?<![\p{L}\p{N}_])_(?!_)|(?<!_)_(?![\p{L}\p{N}_])/gu, "");
