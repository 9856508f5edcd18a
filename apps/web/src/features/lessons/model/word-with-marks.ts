/** A key word with what stands directly at it, such as a comma or a quotation mark. */
interface WordWithMarks<W> {
  before: string;
  word: W;
  after: string;
}

/**
 * Takes to each word what touches it in the text around it. A word that is a button may otherwise
 * stand at the end of one line, and its comma at the start of the next.
 */
export function takeMarks<W extends object>(
  pieces: readonly (string | W)[],
): (string | WordWithMarks<W>)[] {
  const taken: (string | WordWithMarks<W>)[] = [];
  let waiting = "";
  for (const [index, piece] of pieces.entries()) {
    if (typeof piece !== "string") {
      taken.push({ before: waiting, word: piece, after: "" });
      waiting = "";
      continue;
    }
    let text = piece;
    const last = taken.at(-1);
    if (typeof last === "object") {
      last.after = /^\S*/.exec(text)![0];
      text = text.slice(last.after.length);
    }
    if (typeof pieces[index + 1] === "object") {
      waiting = /\S*$/.exec(text)![0];
      text = text.slice(0, text.length - waiting.length);
    }
    if (text !== "") taken.push(text);
  }
  return taken;
}
