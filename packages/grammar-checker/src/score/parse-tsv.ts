import type { LabelledSentence } from "./labelled-sentence";

/**
 * The sentences of a table of tokens, as in the shared task MultiGED: on each line a token, a tab,
 * and `c` for right or `i` for wrong, with an empty line between sentences.
 * @throws Error at a line that has no such label.
 */
export function parseTsv(file: string): LabelledSentence[] {
  return file
    .split(/\r?\n\s*\r?\n/)
    .map((block) => block.split(/\r?\n/).filter((line) => line.trim() !== ""))
    .filter((lines) => lines.length > 0)
    .map((lines) => {
      const rows = lines.map(parseRow);
      return { tokens: rows.map(({ token }) => token), wrong: rows.map(({ wrong }) => wrong) };
    });
}

/** The table that `parseTsv` reads. */
export const writeTsv = (sentences: readonly LabelledSentence[]): string =>
  sentences
    .map(({ tokens, wrong }) =>
      tokens.map((token, index) => `${token}\t${wrong[index] === true ? "i" : "c"}\n`).join(""),
    )
    .join("\n");

function parseRow(line: string): { token: string; wrong: boolean } {
  const [token = "", label = ""] = line.split("\t");
  if (token === "" || !/^[ci]$/.test(label.trim()))
    throw new Error(`“${line}” is not a token, a tab and c or i.`);
  return { token, wrong: label.trim() === "i" };
}
