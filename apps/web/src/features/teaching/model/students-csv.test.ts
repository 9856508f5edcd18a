import { expect, test } from "vitest";
import { makeStudent } from "../../../testing/teaching";
import { studentsCsv } from "./students-csv";

const lineOf = (userName: string) => studentsCsv([makeStudent({ userName })]).split("\r\n")[1];

test("a list of students is a table with a head, in UTF-8 that spreadsheets know", () => {
  const attention = [
    { reason: "inactive", days: 9 },
    { reason: "overdue", assignments: 2 },
  ] as const;
  const student = makeStudent({ userName: "Zoë", attention: [...attention] });
  expect(studentsCsv([student])).toBe(
    "\uFEFFName,Level,Progress (%),Last active,Needs attention\r\n" +
      "Zoë,B1,62.5,2026-11-26T10:00:00.000Z,No activity for 9 days; 2 pieces of work overdue\r\n",
  );
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\tx"])("a formula in a name is text: %j", (name) => {
  expect(lineOf(name)).toMatch(/^'/);
});

test("a formula with quotes, commas or line ends stays one cell of text", () => {
  expect(lineOf('=A("x",1)')).toMatch(/^"'=A\(""x"",1\)",/);
  expect(lineOf("\rx")).toMatch(/^"'\rx",/);
});
