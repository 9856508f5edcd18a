import type { WritingPiece } from "../../../product-ui/marked-writing";

/** A sentence with one mistake in it, cut where it was corrected; where nothing is missing in it alone. */
export function repairPieces({
  said,
  wrong,
  better,
}: {
  said: string;
  wrong: string;
  better: string | null;
}): WritingPiece[] {
  const at = wrong === "" ? -1 : said.indexOf(wrong);
  // Where a word is missing its place is not told, so that it stands behind the sentence.
  if (at === -1) return [`${said} `, { wrong: "", better: better ?? "" }];
  return [said.slice(0, at), { wrong, better }, said.slice(at + wrong.length)].filter(
    (piece) => piece !== "",
  );
}
