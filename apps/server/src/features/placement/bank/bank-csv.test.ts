import { loadContent } from "@saywell/content/answers";
import { describe, expect, test } from "vitest";
import { readBankCsv, writeBankCsv } from "./bank-csv";
import * as csvRow from "./csv-row";
import { assembleBank } from "./item-bank";

const { bank: shipped } = loadContent();
const { columns } = csvRow;
const header = columns.join(",");
const shippedBank = assembleBank(shipped, []);
const find = (id: string) => {
  const item = shippedBank.find(id);
  return item && { item, isShipped: true };
};
const read = (...lines: string[]) => readBankCsv([header, ...lines].join("\n"), find);
const known = "adult-grammar-a1-01";

const quoted = (cells: Partial<Record<csvRow.Column, string>>) =>
  columns.map((name) => `"${(cells[name] ?? "").replaceAll('"', '""')}"`).join(",");

test("parameters of a shipped item are read, with its text beside them or without", () => {
  const imported = { id: known, parameters: { a: 1.4, b: -2.1, c: 0.2 }, item: null };
  expect(read(`${known},1.4,-2.1,0.2,grammar,A1`)).toEqual({ rows: [imported] });
  const whole = csvRow.rowOf(shippedBank.find(known)!);
  const options = csvRow.join(csvRow.split(whole.options).toReversed());
  expect(read(quoted({ ...whole, a: "1.4", b: "-2.1", c: "0.2", options }))).toEqual({
    rows: [imported],
  });
});

describe("what a row says otherwise of a shipped item is named", () => {
  const idOf = (skill: string, type: string) =>
    shipped.items.find((each) => each.skill === skill && each.type === type)!.id;
  const choice = idOf("grammar", "multiple_choice");
  test.each<[string, Partial<Record<csvRow.Column, string>>]>([
    [choice, { text: "Which?" }],
    [choice, { options: "x|y|z" }],
    [choice, { answers: "x" }],
    [choice, { test: "oet" }],
    [choice, { type: "fill_blank" }],
    [choice, { transcript: "Ana: Hello." }],
    [idOf("reading", "multiple_choice"), { passage: "Another text." }],
    [idOf("listening", "multiple_choice"), { transcript: "Ana: Hello." }],
    [idOf("writing", "text"), { min_words: "99" }],
    [idOf("writing", "text"), { points: "Says hello: hi, hello, hey" }],
  ])("%s: %j", (id, change) => {
    const row = quoted({ ...csvRow.rowOf(shippedBank.find(id)!), ...change });
    expect(read(row)).toEqual({
      problems: Object.keys(change).map((column) => ({
        line: 2,
        column,
        reason: expect.stringContaining("an id of its own"),
      })),
    });
  });
});

const listening = {
  id: "our-3",
  a: "1",
  b: "0",
  c: "0.25",
  skill: "listening",
  level: "B1",
  text: "Where is he?",
  options: "at home|at work",
  answers: "at work",
  title: "Two friends on the phone",
  transcript: "Ana: Where are you?\nBen: Still here: work never ends.",
};

test("a listening item has a transcript, which says who speaks", () => {
  expect(read(quoted(listening))).toMatchObject({
    rows: [
      {
        item: {
          skill: "listening",
          prompt: "Where is he?",
          passage: {
            kind: "recording",
            title: "Two friends on the phone",
            lines: [
              { speaker: "Ana", says: "Where are you?" },
              { speaker: "Ben", says: "Still here: work never ends." },
            ],
          },
        },
      },
    ],
  });
});

test("items that share a transcript or a text are known to belong together", () => {
  const other = { ...listening, transcript: "Ana: Hello." };
  const reading = { ...listening, skill: "reading", transcript: "", passage: "The shop is shut." };
  const result = read(
    ...[listening, listening, other, reading, reading].map((each, index) =>
      quoted({ ...each, id: `our-${index}` }),
    ),
  );
  if ("problems" in result) throw new Error(JSON.stringify(result.problems));
  const ids = result.rows.map(({ item }) => item!.passageId);
  expect(new Set(ids).size).toBe(3);
  expect([ids[0], ids[3]]).toEqual([ids[1], ids[4]]);
});

const writing = {
  id: "our-4",
  a: "1",
  b: "0",
  c: "0",
  skill: "writing",
  level: "B1",
  text: "Write about your street.",
  min_words: "30",
  max_words: "60",
  points: "Says where it is: near, next, between|Says what one can do: buy, eat, play",
  sample: "My street is near the park.",
};

test("a writing item has the words to reach and the parts of its task", () => {
  expect(read(quoted(writing))).toMatchObject({
    rows: [
      {
        item: {
          type: "text",
          options: [],
          accepted: [],
          passage: null,
          writing: {
            minWords: 30,
            maxWords: 60,
            points: [
              { point: "Says where it is", words: ["near", "next", "between"] },
              { point: "Says what one can do", words: ["buy", "eat", "play"] },
            ],
            sample: "My street is near the park.",
          },
        },
      },
    ],
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
  const text = `\ufefflevel,text,c,b,a,id,Skill\r\nA1,,0.2,-2,1,${known},grammar\r\n`;
  expect(readBankCsv(text, find)).toMatchObject({ rows: [{ id: known }] });
});

describe("a bad row is named by line, column and reason", () => {
  const own = (over: Partial<Record<csvRow.Column, string>> = {}) => {
    const row = {
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
    return quoted(row);
  };
  test.each<[string, string, string, RegExp]>([
    ["a word for a number", own({ a: "steep" }), "a", /is not a number/],
    ["a missing number", own({ b: "" }), "b", /is not a number/],
    ["a discrimination of 0", own({ a: "0" }), "a", /above 0/],
    ["a difficulty off the scale", own({ b: "7" }), "b", /between -6 and 6/],
    ["guessing above a half", own({ c: "0.9" }), "c", /between 0 and 0.5/],
    ["an unknown skill", own({ skill: "speaking" }), "skill", /none of grammar/],
    ["an unknown level", own({ level: "D1" }), "level", /none of A1/],
    ["a level that the test has not", own({ test: "oet", level: "A1" }), "level", /none of B1/],
    ["an unknown test", own({ test: "senior" }), "test", /none of junior/],
    ["no text", own({ text: "" }), "text", /is empty/],
    ["no options", own({ options: "" }), "options", /fewer than two/],
    ["an option twice", own({ options: "x|X|y" }), "options", /twice/],
    ["no answer", own({ answers: "" }), "answers", /no right answer/],
    ["an answer that is no option", own({ answers: "w" }), "answers", /is no option/],
    ["two right options", own({ answers: "x|y" }), "answers", /more than one/],
    ["a typed item without a gap", own({ type: "fill_blank", options: "" }), "text", /one gap/],
    ["an odd id", own({ id: "a b" }), "id", /letters, digits/],
    ["another level for a shipped item", `${known},1,0,0.2,grammar,B1`, "level", /is A1 for/],
    [
      "a typed item with options",
      own({ type: "fill_blank", text: "___" }),
      "options",
      /other items/,
    ],
    ["a transcript of a grammar item", own({ transcript: "A: B." }), "transcript", /other items/],
    ["a title without a text", own({ skill: "reading", title: "A" }), "title", /needs a passage/],
    ["a NUL", own({ text: "a\u0000b" }), "text", /no text/],
    ["half a character", own({ text: "a\uD800b" }), "text", /no text/],
    ["no transcript", quoted({ ...listening, transcript: "" }), "transcript", /is empty/],
    ["nobody who speaks", quoted({ ...listening, transcript: "Hi." }), "transcript", /who speaks/],
    [
      "a writing item to choose",
      quoted({ ...writing, type: "fill_blank" }),
      "type",
      /none of text/,
    ],
    ["a writing item with options", quoted({ ...writing, options: "a|b" }), "options", /other/],
    ["no words to reach", quoted({ ...writing, min_words: "" }), "min_words", /whole number/],
    [
      "less at most than at least",
      quoted({ ...writing, max_words: "25" }),
      "max_words",
      /more than/,
    ],
    ["no parts of the task", quoted({ ...writing, points: "" }), "points", /one to four/],
    ["a part without words", quoted({ ...writing, points: "Says hi" }), "points", /three words/],
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
    [`${header},transcrpt\n`, "header", 1],
    [`${header}\nour-1,1,0${",".repeat(columns.length)}`, "row", 2],
    [`${header}\n"our-1,1,0`, "row", 2],
  ])("a file that is no such table: %j", (text, column, line) => {
    expect(readBankCsv(text, find)).toMatchObject({ problems: [{ column, line }] });
  });
});

test("an export can be read again, with nothing changed", () => {
  const bank = shippedBank;
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
