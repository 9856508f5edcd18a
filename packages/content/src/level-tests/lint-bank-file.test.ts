import { expect, test } from "vitest";
import { stringify } from "yaml";
import { fileOfSkill } from "./bank-schema";
import { describeProblem, readSource } from "../read-source";
import { type BankFile, toBankFile } from "./bank-file";
import { compileBank } from "./compile-bank";
import { lintBankFile } from "./lint-bank-file";

const number = (index: number) => String(index + 1).padStart(2, "0");
const words = ["tea", "milk", "rice", "bread", "soup", "fish", "eggs", "salt"];

/** A file of fifteen right items; `change` spoils one of them. */
function grammarFile(change: object = {}) {
  return {
    items: Array.from({ length: 15 }, (_, index) => ({
      id: `adult-grammar-a1-${number(index)}`,
      question: `We ___ ${words[index % 8]} every ${index + 1} days.`,
      rationale: "Present simple with we.",
      type: "multiple_choice",
      answer: "have",
      distractors: ["has", "having", "to have"],
      ...(index === 1 ? change : {}),
    })),
  };
}

const fillBlank = { type: "fill_blank", answer: undefined, distractors: undefined };

function readingFile(change: { text?: string; item?: object } = {}) {
  return {
    texts: Array.from({ length: 5 }, (_, index) => ({
      kind: "A message",
      text: change.text ?? "Hi Ana. The bus is late and I am cold. Can you start without me?",
      items: Array.from({ length: 3 }, (__, at) => ({
        id: `adult-reading-a1-${number(index * 3 + at)}`,
        type: "multiple_choice",
        question: `Why is the friend late, ${words[index]} ${at}?`,
        answer: "No bus came.",
        distractors: ["It is a holiday.", "The car broke down.", "It is raining."],
        rationale: "Detail.",
        ...(index === 0 && at === 0 ? change.item : {}),
      })),
    })),
  };
}

function writingFile(change: object) {
  return {
    items: Array.from({ length: 6 }, (_, index) => ({
      id: `adult-writing-a1-${number(index)}`,
      type: "text",
      question: `Write to a friend about day ${index}.`,
      rationale: "A short message.",
      minWords: 10,
      maxWords: 30,
      points: [
        { point: "say when", words: ["Monday", "today", "at six"] },
        { point: "say where", words: ["park", "house", "school"] },
      ],
      sample: "Hi Ben. Let us meet at six on Monday in the park. Bye!",
      ...(index === 0 ? change : {}),
    })),
  };
}

const problems = (skill: "grammar" | "reading" | "writing", source: object) => {
  const cell = { testType: "adult", skill, level: "A1" } as const;
  const schema = fileOfSkill[skill];
  const read = readSource("a1.yaml", stringify(source), schema as never, (value) =>
    lintBankFile(toBankFile(cell, value)),
  );
  return "problems" in read ? read.problems.map(describeProblem).join("\n") : "";
};

test("an item that was taken out may leave its number unused", () => {
  expect(problems("grammar", grammarFile({ id: "adult-grammar-a1-16" }))).toBe("");
});

test("right files have no problems", () => {
  expect(problems("grammar", grammarFile())).toBe("");
  expect(problems("reading", readingFile())).toBe("");
  expect(problems("writing", writingFile({}))).toBe("");
});

test.each<[title: string, change: object, place: string, reason: string]>([
  [
    "an id of another item",
    { id: "adult-grammar-a1-01" },
    "items.1.id",
    "adult-grammar-a1-01 is used already",
  ],
  [
    "an id of another cell",
    { id: "adult-grammar-b1-02" },
    "items.1.id",
    "must begin with adult-grammar-a1-",
  ],
  ["no rationale", { rationale: undefined }, "items.1", "expected string"],
  [
    "no blank",
    { ...fillBlank, question: "We have tea.", answers: ["have"] },
    "items.1",
    "one blank",
  ],
  [
    "two blanks",
    { ...fillBlank, question: "We ___ tea and ___ it.", answers: ["have"] },
    "items.1",
    "one blank",
  ],
  [
    "an option twice",
    { distractors: ["has", "Has ", "had"] },
    "distractors.1",
    "an option already",
  ],
  [
    "two right options by contraction",
    { answer: "don't have", distractors: ["do not have", "has", "had"] },
    "distractors.0",
    "two options are right",
  ],
  [
    "two right options by spelling",
    { answer: "colour", distractors: ["color", "coloured", "colours"] },
    "distractors.0",
    "an option already",
  ],
  [
    "all of the above",
    { distractors: ["has", "All of the above", "had"] },
    "items.1",
    "makes several",
  ],
  [
    "an article that gives the answer away",
    { question: "She eats an ___.", answer: "apple", distractors: ["pear", "plum", "melon"] },
    "items.1",
    "sound of an option",
  ],
  [
    "an answer far longer than the rest",
    { answer: "have been having it all the time" },
    "items.1.answer",
    "far longer",
  ],
  [
    "a typed answer listed twice",
    { ...fillBlank, answers: ["have", "Have"] },
    "items.1.answers.1",
    "accepted already",
  ],
])("%s is found", (_title, change, place, reason) => {
  const found = problems("grammar", grammarFile(change));
  expect(found).toContain(place);
  expect(found).toContain(reason);
});

test("a right option that is the longest too often is found", () => {
  const file = grammarFile();
  for (const item of file.items) item.distractors = ["has", "is", "had"];
  expect(problems("grammar", file)).toContain("the longest in 15 of 15");
});

test("too few items are found", () => {
  const { items } = grammarFile();
  expect(problems("grammar", { items: items.slice(1) })).toContain("Too small");
});

test("a question that repeats the text or gives its answer is found", () => {
  const copied = readingFile({ item: { question: "The bus is late and I am cold" } });
  expect(problems("reading", copied)).toContain("word for word");
  const given = readingFile({ item: { question: "Was it that no bus came." } });
  expect(problems("reading", given)).toContain('gives the answer away: "No bus came."');
});

test("a text above its level is found, with its rarest words", () => {
  const text = "The conscientious archivist catalogued manuscripts meticulously.";
  expect(problems("reading", readingFile({ text }))).toMatch(/rarer than A1 allows.+archivist/);
});

test.each([
  [{ maxWords: 20, minWords: 20 }, "more than minWords"],
  [{ sample: "Let us meet at six on Monday in the park. ".repeat(4) }, "words, not 10 to 30"],
  [
    { sample: "Hello Ben. I hope you are well. Write to me soon, please." },
    'none of the words for "say when"',
  ],
])("a writing task with %j is found", (change, reason) => {
  expect(problems("writing", writingFile(change))).toContain(reason);
});

test("what is compiled has its options in alphabetical order and knows every right answer", () => {
  const cell = { testType: "adult", skill: "grammar", level: "A1" } as const;
  const file: BankFile = toBankFile(cell, {
    items: [
      {
        id: "adult-grammar-a1-01",
        type: "multiple_choice",
        question: "We ___ tea.",
        answer: "have",
        distractors: ["to have", "has"],
        rationale: "We.",
      },
      {
        id: "adult-grammar-a1-02",
        type: "fill_blank",
        question: "She ___ (not, like) tea.",
        answers: ["doesn't like"],
        rationale: "She.",
      },
    ],
  });
  const { items, passages } = compileBank([file]);
  expect(items.map(({ options, accepted }) => [options, accepted])).toEqual([
    [["has", "have", "to have"], ["have"]],
    [[], ["doesn't like", "does not like"]],
  ]);
  expect(passages).toEqual([]);
});
