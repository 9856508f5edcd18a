import { problemOf, type ReplyGuard } from "./guard-reply";

/**
 * Lets through what a model says while it says it, as long as nothing in it must not be heard. In a
 * lesson whole words only go through, since half a word may be the answer's last.
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
    const end = guard.lesson === null ? said.length : lastWordEnd(said);
    if (end <= released) return;
    if (problemOf(said.slice(0, end), guard) !== null) {
      isStopped = true;
      return;
    }
    heard(said.slice(released, end));
    released = end;
  };
}

const lastWordEnd = (text: string): number => /\s\S*$/.exec(text)?.index ?? 0;
