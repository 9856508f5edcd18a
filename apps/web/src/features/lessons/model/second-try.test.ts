import { describe, expect, it } from "vitest";
import { afterFirst, afterSecond, goOn, noTurns, tellAnswer, tryAgain } from "./second-try";

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

  it("tells what is right where it is wrong, and then goes on", () => {
    const told = afterSecond(tryAgain(wrong), step, "Am you?");
    expect(told.stop).toEqual({ stepId: "ask", stage: "told", tried: ["Is you?", "Am you?"] });
    expect(goOn(told)).toEqual({ stop: null, seconds: { ask: null } });
  });

  it("is not taken before it was asked for", () => {
    expect(afterSecond(wrong, step, "Are you?")).toBe(wrong);
  });
});

it.each([
  [["are"], "The answer is “are”."],
  [["Are you?"], "The answer is “Are you?”"],
  [["in", "at"], "The answer is “in” or “at”."],
])("what is right is told of %j as “%s”", (correct, words) => {
  expect(tellAnswer({ correct })).toBe(words);
});
