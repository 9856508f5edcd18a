import type { CompiledItem } from "@saywell/content/answers";
import { expect, test } from "vitest";
import { answerProblem, scoreClosed } from "./score-answer";

const base: CompiledItem = {
  id: "adult-grammar-a1-01",
  testType: "adult",
  skill: "grammar",
  level: "A1",
  type: "fill_blank",
  prompt: "I ___ from Peru.",
  passageId: null,
  options: [],
  accepted: ["am", "'m"],
  rationale: "",
  writing: null,
};
const choice: CompiledItem = {
  ...base,
  type: "multiple_choice",
  options: ["polish", "Polish", "poland"],
  accepted: ["Polish"],
};

test.each<[string, string, 0 | 1]>([
  ["as listed", "am", 1],
  ["another listed answer", "'m", 1],
  ["case and outer spaces", "  AM ", 1],
  ["a final mark", "am.", 1],
  ["a curly apostrophe", "’m", 1],
  ["another word", "is", 0],
  ["more than was asked", "am am", 0],
])("a typed answer: %s", (_what, answer, score) => {
  expect(scoreClosed(base, answer)).toBe(score);
});

test.each<[string, string, 0 | 1]>([
  ["the right option", "Polish", 1],
  ["an option that differs in case only", "polish", 0],
  ["another option", "poland", 0],
])("a chosen answer: %s", (_what, answer, score) => {
  expect(scoreClosed(choice, answer)).toBe(score);
});

test.each<[string, CompiledItem, string, string | null]>([
  ["nothing", base, " \n", "Please give an answer first."],
  ["what is no option", choice, "Polishes", "Please choose one of the options."],
  ["an option in capitals", choice, "POLAND", null],
  ["an essay in a gap", base, "x".repeat(201), expect.stringContaining("200 characters")],
  ["a word in a gap", base, "x", null],
])("%s", (_what, item, answer, problem) => {
  expect(answerProblem(item, { answer })).toEqual(problem);
});

test("who does not know says only that", () => {
  expect(answerProblem(choice, { answer: "", dontKnow: true })).toBeNull();
  expect(answerProblem(choice, { answer: "Polish", dontKnow: true })).toContain("not both");
});
