const lineEnd = /\r\n|\n|\r/;

/**
 * The rows of a CSV file that begin at these lines, counted from 1 as an editor does, under the line
 * that names the columns: to be corrected, and imported alone. A row with a line break in quotes is
 * taken whole.
 */
export function rowsAt(csv: string, lines: readonly number[]): string {
  const text = csv.split(lineEnd);
  const isSeparator = /^\uFEFF?sep=[;,\t]$/i.test(text[0] ?? "");
  const first = isSeparator ? 1 : 0;
  const head = text.findIndex((line, place) => place >= first && line.trim() !== "");
  const taken = [...(isSeparator ? [text[0]!] : []), text[head] ?? ""];
  for (const line of lines) {
    let row = text[line - 1] ?? "";
    for (let next = line; isOpen(row) && next < text.length; next += 1) row += `\n${text[next]}`;
    taken.push(row);
  }
  return `${taken.join("\r\n")}\r\n`;
}

/** Whether a quotation mark is not closed yet. */
const isOpen = (row: string): boolean => (row.match(/"/g)?.length ?? 0) % 2 === 1;
