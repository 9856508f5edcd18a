import { describe, expect, it } from "vitest";
import { makeLesson } from "../../../testing/learning";
import {
  afterFirst,
  afterSecond,
  goOn,
  noTurns,
  resumeTurns,
  tellAnswer,
  tryAgain,
} from "./second-try";

const step = { id: "ask", correct: ["Are you?"] };
const wrong = afterFirst(noTurns, step, "Is you?");

describe("the first answer", () => {
  it("stops the lesson where it is wrong", () => {
    expect(wrong.stop).toEqual({ stepId: "ask", stage: "wrong", tried: ["Is you?"] });
  });

  it.each([
    ["is right", step, "Are you?"],
    ["can be neither", { id: "ask", correct: null }, "Is you?"],
  ])("lets it go on where it %s", (_what, asked, answer) => {
    expect(afterFirst(noTurns, asked, answer)).toBe(noTurns);
  });
});

describe("the second try", () => {
  it("lets the lesson go on where it is right, and knows what it was", () => {
    const turns = afterSecond(tryAgain(wrong), step, "Are you?");
    expect(turns).toEqual({ stop: null, seconds: { ask: "Are you?" } });
  });

  it("tells what is right where it is wrong, then goes on, and knows what it was", () => {
    const told = afterSecond(tryAgain(wrong), step, "Am you?");
    expect(told.stop).toEqual({ stepId: "ask", stage: "told", tried: ["Is you?", "Am you?"] });
    expect(goOn(told)).toEqual({ stop: null, seconds: { ask: "Am you?" } });
  });

  it("is not taken before it was asked for", () => {
    expect(afterSecond(wrong, step, "Are you?")).toBe(wrong);
  });
});

describe("somebody who comes back", () => {
  const steps = makeLesson().dialogueFlow.steps.map((each) =>
    each.id === "fruit" ? { ...each, correct: ["Pears"] } : each,
  );
  const answers = { name: "Anna", hello: "", fruit: "Apples" };
  const at = (parts: Record<string, string> = {}) => ({
    answers: { ...answers, ...parts },
    quizAnswers: {},
  });
  const stopped = afterFirst(noTurns, { id: "fruit", correct: ["Pears"] }, "Apples");
  const right = { stop: null, seconds: { fruit: "Pears" } };

  it("is at the wrong answer that they gave last, also on another device", () => {
    expect(resumeTurns(steps, at(), noTurns)).toEqual(stopped);
  });

  it.each([
    ["the second try", tryAgain(stopped)],
    [
      "what was right",
      afterSecond(tryAgain(stopped), { id: "fruit", correct: ["Pears"] }, "Plums"),
    ],
    ["the step after it", right],
  ])("is at %s where they were there", (_where, kept) => {
    expect(resumeTurns(steps, at(), kept)).toEqual(kept);
  });

  it("goes on where a later step is answered, and reads what was right at the second try", () => {
    expect(resumeTurns(steps, at({ "how-many": "Two" }), right)).toEqual(right);
    expect(resumeTurns(steps, at({ "how-many": "Two" }), noTurns)).toEqual(noTurns);
  });

  it("is stopped by nothing of another run", () => {
    expect(resumeTurns(steps, { answers: {}, quizAnswers: {} }, right)).toEqual(noTurns);
    expect(resumeTurns(steps, at({ fruit: "Pears" }), tryAgain(stopped))).toEqual(noTurns);
    const other = afterFirst(noTurns, { id: "fruit", correct: ["Pears"] }, "Plums");
    expect(resumeTurns(steps, at(), tryAgain(other))).toEqual(stopped);
  });
});

it.each([
  [["are"], "The answer is “are”."],
  [["Are you?"], "The answer is “Are you?”"],
  [["in", "at"], "The answer is “in” or “at”."],
])("what is right is told of %j as “%s”", (correct, words) => {
  expect(tellAnswer({ correct })).toBe(words);
});
