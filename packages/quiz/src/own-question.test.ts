import { expect, test } from "vitest";
import { type OwnQuestion, ownQuestionFault } from "./own-question";

const good: OwnQuestion = {
  question: "What is the past of go?",
  answer: "went",
  wrong: ["goed", "gone", "going"],
  explanation: "Go is irregular.",
};

test.each<[string, Partial<OwnQuestion>]>([
  ["as it is", {}],
  ["without an explanation", { explanation: "" }],
  ["with answers that differ in a letter", { wrong: ["wend", "gone", "going"] }],
  ["with answers that differ in a sign", { answer: "its", wrong: ["it's", "it is", "its'"] }],
])("a question can be asked %s", (_, change) => {
  expect(ownQuestionFault({ ...good, ...change })).toBeNull();
});

test.each<[string, Partial<OwnQuestion>]>([
  ["The question is empty.", { question: "  " }],
  ["The question is longer than 200 characters.", { question: "a".repeat(201) }],
  ["The right answer is empty.", { answer: "" }],
  ["There must be three wrong answers, and there are 2.", { wrong: ["goed", "", "gone"] }],
  ["There must be three wrong answers, and there is 1.", { wrong: ["goed", "", " "] }],
  ["There must be three wrong answers, and there are 4.", { wrong: ["a", "b", "c", "d"] }],
  ["The answer “went” is there twice.", { wrong: ["goed", " went", "gone"] }],
  ["The answer “Went” is there twice.", { wrong: ["goed", "Went", "gone"] }],
  ["The answer “more  or less” is there twice.", { wrong: ["more or less", "more  or less", "x"] }],
  [`The answer “${"a".repeat(30)}…” is longer than 80 characters.`, { answer: "a".repeat(81) }],
  ["The explanation is longer than 300 characters.", { explanation: "a".repeat(301) }],
])("is refused: %s", (fault, change) => {
  expect(ownQuestionFault({ ...good, ...change })).toBe(fault);
});
