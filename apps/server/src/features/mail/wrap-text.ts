/** Characters of a line, as mail programs of old are wide. */
const width = 72;

/** Text with its lines broken between words. A word that is longer, such as a link, stays whole. */
export const wrapText = (text: string): string => text.split("\n").map(wrapLine).join("\n");

function wrapLine(line: string): string {
  const lines: string[] = [];
  let last = "";
  for (const word of line.split(" ")) {
    if (last === "") last = word;
    else if (last.length + 1 + word.length <= width) last += ` ${word}`;
    else {
      lines.push(last);
      last = word;
    }
  }
  return [...lines, last].join("\n");
}
