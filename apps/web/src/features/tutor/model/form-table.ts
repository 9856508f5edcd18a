/** Cells of a form table, row by row; the first row names the columns. */
export type FormTable = readonly (readonly string[])[];

/**
 * Reads the lines in which Iris writes a form table: cells with an arrow between them, or with `|`
 * where the rows are signed with `+`, `−` and `?`. Null where a text is none.
 */
export function readFormTable(text: string): FormTable | null {
  const [head = "", ...lines] = text.split("\n");
  if (lines.length === 0) return null;
  if ([head, ...lines].every((line) => line.includes(" → ")))
    return [head, ...lines].map((line) => line.split(" → "));
  if (!lines.every((line) => /^[+−–?-] /.test(line))) return null;
  return [
    ["", ...head.split(" | ")],
    ...lines.map((line) => [line.slice(0, 1), ...line.slice(2).split(" | ")]),
  ];
}
