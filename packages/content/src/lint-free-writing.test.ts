import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { compileLesson } from "./compile";
import { lessonSource } from "./lesson-schema";
import { lintLesson } from "./lint-lesson";
import { describeProblem, readSource } from "./read-source";

const good = readFileSync(
  fileURLToPath(new URL("./testing/good-lesson.yaml", import.meta.url)),
  "utf8",
);
const read = (text: string) => readSource("lesson.yaml", text, lessonSource, lintLesson);
const problemsOf = (text: string) => {
  const result = read(text);
  return "problems" in result ? result.problems.map(describeProblem) : [];
};
const freeOf = (text: string) => / {4}free:\n(?: {6}.*\n)+/.exec(text)![0];
const model = "model: What is the price of the pears?";
const long = `How much are ${Array.from({ length: 21 }, () => "the").join(" ")} pears?`;

test.each<[title: string, find: string, put: string, place: string, reason: string]>([
  ["free writing without a model", freeOf(good), "", "dialogue.5", "needs `free`"],
  [
    "a model for the learner's name",
    "{ id: name, text: What is your name?, input: text, xp: 2 }",
    "{ id: name, text: What is your name?, input: text, xp: 2, free: { model: Ana, about: [a, b, c, d, e, f, g, ana], atLeast: 1 } }",
    "dialogue.0.free",
    "are expected",
  ],
  [
    "a model where an answer is expected",
    "    free:\n",
    "    reactions: [{ when: [How much?], say: I see. }, { say: Thank you. }]\n    free:\n",
    "dialogue.5.free",
    "are expected",
  ],
  ["a model at a choice", "input: yesno, xp: 2", "input: yesno, xp: 2, free: {}", "4", "free"],
  [
    "a model off the point",
    model,
    "model: Green ones are nice.",
    "free.model",
    "none of the words",
  ],
  ["a model too short", "atLeast: 2", "atLeast: 8", "free.model", "has 7 words, fewer than 8"],
  ["a sentence too long", model, `model: ${long}`, "free.model", "more than 22 at A1"],
  ["a quiz answer told", model, "model: How much is it?", "free.model", '"How much is it?"'],
  ["a name in a model", model, 'model: "How much, {name}?"', "free.model", "placeholder"],
  ["a word about it twice", "cost, much", "cost, how", "free.about.3", '"how" stands twice'],
  ["too few words about it", "cost, much, many, ", "", "free.about", ">=8"],
  [
    "a phrase among the words",
    "cost, much",
    "how much, cost",
    "free.about.2",
    "one lower-case word",
  ],
])("%s is refused", (_title, find, put, place, reason) => {
  expect(good).toContain(find);
  const problems = problemsOf(good.replace(find, () => put)).join("\n");
  expect(problems).toContain(place);
  expect(problems).toContain(reason);
});

test("a model may say of the quiz what its step asks for", () => {
  const asked = good
    .replace("text: Ask me the price.", 'text: Begin with "How much is it".')
    .replace(model, "model: How much is it?");
  expect(problemsOf(asked)).toEqual([]);
});

test("a lesson holds what a free answer is held against, and nothing at other steps", () => {
  const result = read(good);
  const { steps } = compileLesson("value" in result ? result.value : null!).dialogueFlow;
  expect(steps.map(({ id, free }) => [id, free?.model ?? null])).toEqual([
    ["name", null],
    ["welcome", null],
    ["fruit", null],
    ["how-many", null],
    ["ripe", null],
    ["ask", "What is the price of the pears?"],
    ["pay", null],
    ["bye", null],
  ]);
});
