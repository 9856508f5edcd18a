import { expect, test } from "vitest";
import { writeCsv } from "./write-csv";

test("a table is UTF-8 that spreadsheets know, with lines as RFC 4180 ends them", () => {
  expect(
    writeCsv(
      [
        ["Name", "Points"],
        ["Zoë", 62.5],
      ],
      true,
    ),
  ).toBe("\uFEFFName,Points\r\nZoë,62.5\r\n");
});

test("a later part of a table does not begin anew", () => {
  expect(writeCsv([["Ben", null]], false)).toBe("Ben,\r\n");
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)"])("a formula is text: %j", (text) => {
  expect(writeCsv([[text]], false)).toBe(`'${text}\r\n`);
});

test("a formula with quotes, commas or line ends stays one cell of text", () => {
  expect(writeCsv([['=A("x",1)']], false)).toBe('"\'=A(""x"",1)"\r\n');
  expect(writeCsv([["\tx"]], false)).toBe('"\'\tx"\r\n');
  expect(writeCsv([["\rx"]], false)).toMatch(/^"?'\rx"?\r\n$/);
});

test("a formula behind a semicolon or a tab stays in its cell where lines are cut there", () => {
  expect(writeCsv([["Ann;=1+1;x", "a\t=1"]], false)).toBe('"Ann;=1+1;x","a\t=1"\r\n');
});

test("a number is a number, also below zero", () => {
  expect(writeCsv([[-1]], false)).toBe("-1\r\n");
});
