import { expect, test } from "vitest";
import { rowsAt } from "./rows-at";

const file = (...lines: string[]) => `${lines.join("\r\n")}\r\n`;

test.each([
  [
    "the rows at their lines, under the names of the columns",
    file("name,email", "A,a", "B,b", "C,c"),
    [2, 4],
    file("name,email", "A,a", "C,c"),
  ],
  [
    "a row whole that has a line break in quotes",
    'name,email\n"A\nB",x\nC,c\n',
    [2],
    file("name,email", '"A\nB",x'),
  ],
  [
    "the separator that the file names",
    "sep=;\nname;email\nA;a\nB;b",
    [4],
    file("sep=;", "name;email", "B;b"),
  ],
  [
    "the mark of UTF-8, and no line in between",
    "\uFEFFname,email\n\nA,a",
    [3],
    file("\uFEFFname,email", "A,a"),
  ],
])("takes %s", (_what, csv, lines, taken) => {
  expect(rowsAt(csv, lines)).toBe(taken);
});
