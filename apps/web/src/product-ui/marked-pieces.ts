import type { Correction } from "@saywell/contract";
import type { WritingPiece } from "./marked-writing";

/** A learner's text cut where it was corrected. Corrections that do not fit the text are left out. */
export function markedPieces(
  text: string,
  corrections: readonly Pick<Correction, "start" | "length" | "better" | "why" | "topic">[],
): WritingPiece[] {
  const pieces: WritingPiece[] = [];
  let end = 0;
  for (const { start, length, better, why, topic } of corrections) {
    if (start < end || start + length > text.length) continue;
    if (start > end) pieces.push(text.slice(end, start));
    end = start + length;
    const wrong = text.slice(start, end);
    pieces.push({ wrong, better, why, ...(topic === undefined ? {} : { topic }) });
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}
