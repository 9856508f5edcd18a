import { stringify } from "yaml";
import { expect, test } from "vitest";
import { describeProblem, readSource } from "../read-source";
import { rightQuizFile, starts } from "../testing/right-quiz-file";
import { lintQuizFile } from "./lint-quiz-file";
import { quizFile } from "./quiz-schema";

/** A right file; `change` spoils its second question, `all` every one. */
const file = (change: object = {}, all: object = {}) => ({
  questions: rightQuizFile().questions.map((question, index) => ({
    ...question,
    ...all,
    ...(index === 1 ? change : {}),
  })),
});

function problems(source: object) {
  const read = readSource("a1.yaml", stringify(source), quizFile, (value) =>
    lintQuizFile({ category: "GENERAL", level: "A1", file: value }),
  );
  return "problems" in read ? read.problems.map(describeProblem).join("\n") : "";
}

test("nothing is found in a file that is right", () => {
  expect(problems(file())).toBe("");
});

test.each([
  ["an id of another question", { id: "general-a1-01" }, "general-a1-01 is used already"],
  ["an id of another place", { id: "general-b1-02" }, "must begin with general-a1-"],
  ["two wrong options", { wrong: ["bank", "park"] }, "exactly 3 items"],
  ["an option twice", { wrong: ["bank", "Bank ", "road"] }, "an option already"],
  [
    "two right options by contraction",
    { answer: "don't go", wrong: ["do not go", "goes", "went"] },
    "two options are right",
  ],
  ["all of the above", { wrong: ["bank", "All of the above", "road"] }, "makes several"],
  [
    "an article that gives the answer away",
    { question: "She eats an ___.", answer: "apple", wrong: ["pear", "plum", "melon"] },
    "sound of an option",
  ],
  [
    "an article that fits one option by its sound alone",
    { question: "She waits an ___.", answer: "hour", wrong: ["uniform", "union", "year"] },
    "sound of an option",
  ],
  [
    "an article that fits no option",
    { question: "She eats a ___.", answer: "apple", wrong: ["egg", "orange", "onion"] },
    'no option fits "a ___"',
  ],
  ["two blanks", { question: "We buy ___ in the ___." }, "more than one blank"],
  [
    "an answer that stands in the question",
    { question: "The shop is the place where we go to ___ things." },
    'gives the answer away: "shop"',
  ],
  [
    "an answer far longer than the rest",
    { answer: "the big new shop in our street" },
    "far longer than every other",
  ],
  [
    "a sentence of an explanation that is too long",
    {
      explanation:
        "You buy food in a shop and not in a bank or in a park or on a road at any time.",
    },
    "more than 15",
  ],
  ["a question that is too short", { question: "Is?" }, "expected string to have >=4"],
  ["a question that is too long", { question: `It ${"is ".repeat(46)}it.` }, "to have <=140"],
  ["an option that is too long", { wrong: ["x".repeat(61), "park", "road"] }, "to have <=60"],
  ["no explanation", { explanation: undefined }, "expected string"],
  [
    "a sentence of a question that is too long",
    { question: `He and ${"she and ".repeat(11)}I are in the ___.` },
    "more than 22 at A1",
  ],
  ["four sentences", { explanation: "It is. It is. It is. It is." }, "more than three"],
])("%s is found", (_title, change, reason) => {
  expect(problems(file(change))).toContain(reason);
});

test("an article may stand before options that all begin with its sound", () => {
  const fits = { question: "It is a ___.", answer: "uniform", wrong: ["unit", "sweater", "dress"] };
  expect(problems(file(fits))).toBe("");
});

test.each([
  ["the longest", { answer: "shopping street" }],
  ["the shortest", { answer: "bar" }],
])("a right option that is %s too often is found", (what, all) => {
  expect(problems(file({}, all))).toContain(`the right option is ${what} in 16 of 16`);
});

test("a fourth question that begins alike is found", () => {
  const source = file();
  for (const [index, each] of source.questions.slice(0, 5).entries())
    each.question = `We buy the ${index} eggs here every day.`;
  expect(problems(source)).toContain('begins with "we buy the"');
});

test("words that are rarer than the level knows are found over the whole file, but not what is asked about", () => {
  const rare = file();
  for (const [index, each] of rare.questions.entries())
    each.question = `${starts[index % 6]} meticulous conscientious archivists, number ${index}.`;
  expect(problems(rare)).toMatch(/rarer than A1 allows.+archivists/);
  const asked = file();
  for (const [index, each] of asked.questions.entries())
    each.question = `${starts[index % 6]} the word “archivist”. What does it mean, number ${index}?`;
  expect(problems(asked)).not.toContain("archivist,");
});
