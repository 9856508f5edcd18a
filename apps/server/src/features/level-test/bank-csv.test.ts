import { loadContent } from "@saywell/content/answers";
import { describe, expect, test } from "vitest";
import { readBankCsv, writeBankCsv } from "./bank-csv";
import { assembleBank } from "./item-bank";

const { bank: shipped } = loadContent();
const header = "id,a,b,c,skill,level,text,test,type,options,answers";
const find = (id: string) => {
  const item = shipped.item(id);
  return item && { item, isShipped: true };
};
const read = (...lines: string[]) => readBankCsv([header, ...lines].join("\n"), find);
const known = "adult-grammar-a1-01";

test("parameters of a shipped item are read, whatever text stands beside them", () => {
  expect(read(`${known},1.4,-2.1,0.2,grammar,A1,"Anything, at all"`)).toEqual({
    rows: [{ id: known, parameters: { a: 1.4, b: -2.1, c: 0.2 }, item: null }],
  });
});

test("an item of one's own needs its options and its answer, or its answers", () => {
  const result = read(
    'our-1,1,0.5,0.25,vocabulary,B2,"She ___ ""no"", firmly.",adult,multiple_choice,said|told|spoke,said',
    "our-2,1,0,0,grammar,b1,I ___ gone.,,,,have|'ve",
  );
  expect(result).toMatchObject({
    rows: [
      {
        item: {
          id: "our-1",
          testType: "adult",
          level: "B2",
          type: "multiple_choice",
          prompt: 'She ___ "no", firmly.',
          options: ["said", "spoke", "told"],
          accepted: ["said"],
        },
      },
      { item: { id: "our-2", type: "fill_blank", options: [], accepted: ["have", "'ve"] } },
    ],
  });
});

test("columns may come in any order, with a byte order mark and Windows line ends", () => {
  const text = `\ufefflevel,text,c,b,a,id,Skill\r\nA1,x,0.2,-2,1,${known},grammar\r\n`;
  expect(readBankCsv(text, find)).toMatchObject({ rows: [{ id: known }] });
});

describe("a bad row is named by line, column and reason", () => {
  const own = (over: Record<string, string> = {}) => {
    const row: Record<string, string> = {
      id: "our-1",
      a: "1",
      b: "0",
      c: "0.25",
      skill: "grammar",
      level: "B1",
      text: "Which?",
      test: "adult",
      type: "multiple_choice",
      options: "x|y|z",
      answers: "x",
      ...over,
    };
    return header
      .split(",")
      .map((name) => `"${row[name]}"`)
      .join(",");
  };
  test.each<[string, string, string, RegExp]>([
    ["a word for a number", own({ a: "steep" }), "a", /is not a number/],
    ["a missing number", own({ b: "" }), "b", /is not a number/],
    ["a discrimination of 0", own({ a: "0" }), "a", /above 0/],
    ["a difficulty off the scale", own({ b: "7" }), "b", /between -6 and 6/],
    ["guessing above a half", own({ c: "0.9" }), "c", /between 0 and 0.5/],
    ["an unknown skill", own({ skill: "speaking" }), "skill", /none of grammar/],
    ["a writing task", own({ skill: "writing" }), "skill", /none of grammar/],
    ["an unknown level", own({ level: "D1" }), "level", /none of A1/],
    ["a level that the test has not", own({ test: "oet", level: "A1" }), "level", /none of B1/],
    ["an unknown test", own({ test: "senior" }), "test", /none of junior/],
    ["no text", own({ text: "" }), "text", /is empty/],
    ["no options", own({ options: "" }), "options", /fewer than two/],
    ["an option twice", own({ options: "x|X|y" }), "options", /twice/],
    ["no answer", own({ answers: "" }), "answers", /no right answer/],
    ["an answer that is no option", own({ answers: "w" }), "answers", /is no option/],
    ["two right options", own({ answers: "x|y" }), "answers", /more than one/],
    ["a typed item without a gap", own({ type: "fill_blank" }), "text", /one gap/],
    ["an odd id", own({ id: "a b" }), "id", /letters, digits/],
    ["another level for a shipped item", `${known},1,0,0.2,grammar,B1,x`, "level", /is A1 for/],
  ])("%s", (_what, row, column, reason) => {
    const good = own({ id: "our-0" });
    expect(read(good, row)).toEqual({
      problems: [{ line: 3, column, reason: expect.stringMatching(reason) }],
    });
  });

  test("several are all named, after texts that run over lines and after empty lines, too", () => {
    const result = read(
      own({ id: "our-0", text: "One\ntwo\nthree" }),
      own({ a: "x" }),
      "",
      own({ id: "our-2", b: "x" }),
      own({ id: "our-0" }),
    );
    expect(result).toMatchObject({
      problems: [
        { line: 5, column: "a" },
        { line: 7, column: "b" },
        { line: 8, column: "id", reason: '"our-0" is on line 2 already' },
      ],
    });
  });

  test.each([
    ["", "file", 1],
    ["id,a,b\n", "header", 1],
    [`${header}\nour-1,1,0,,,,,,,,,,`, "row", 2],
    [`${header}\n"our-1,1,0`, "row", 2],
  ])("a file that is no such table: %j", (text, column, line) => {
    expect(readBankCsv(text, find)).toMatchObject({ problems: [{ column, line }] });
  });
});

test("an export can be read again, with nothing changed", () => {
  const bank = assembleBank(shipped, []);
  const result = readBankCsv(writeBankCsv(bank.items), find);
  if ("problems" in result) throw new Error(JSON.stringify(result.problems.slice(0, 3)));
  expect(result.rows).toHaveLength(bank.items.length);
  for (const { id, parameters } of result.rows) {
    const { a, b, c } = bank.find(id)!.model;
    expect(parameters.a).toBeCloseTo(a, 3);
    expect(parameters.b).toBeCloseTo(b, 3);
    expect(parameters.c).toBeCloseTo(c, 3);
  }
});
