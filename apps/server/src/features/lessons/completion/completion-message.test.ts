import { describe, expect, test } from "vitest";
import { completionMessage } from "./completion-message";

const completed = (xp: number, coins: number) => ({ kind: "lesson-completed", xp, coins });
const improved = (xp: number) => ({ kind: "lesson-improved", xp, coins: 0 });
const replayed = (xp: number) => ({ kind: "lesson-replayed", xp, coins: 0 });

describe("the message of a completion says what was paid and why", () => {
  test.each([
    [[completed(60, 25)], "You earned 60 XP and 25 coins."],
    [[completed(60, 1)], "You earned 60 XP and 1 coin."],
    [[improved(10)], "You earned 10 XP for a better score."],
    [[replayed(6)], "You earned 6 XP for practice."],
    [[improved(10), replayed(6)], "You earned 10 XP for a better score and 6 XP for practice."],
    [[], "Good practice. You can earn more XP for this lesson from tomorrow."],
  ])("%j: %s", (paid, message) => {
    expect(completionMessage(paid, null)).toBe(message);
  });

  test("that a first quiz was paid, and that a second one was better", () => {
    expect(completionMessage([improved(10)], null, { isReplay: false })).toBe(
      "You earned 10 XP for the quiz.",
    );
  });

  test("and why it was not more", () => {
    expect(completionMessage([], "not-opened")).toBe(
      "It pays no XP. Open the lesson and go through it to earn all its XP and coins.",
    );
    expect(completionMessage([{ kind: "lesson-part", xp: 5, coins: 0 }], "not-played")).toBe(
      "You earned 5 XP for what you answered. Go through the whole lesson and finish it again to earn all its XP and coins.",
    );
    expect(completionMessage([], "not-shown-simply")).toBe(
      "It pays no XP. Play the interactive lesson, with its dialogue and quiz, to earn all its XP and coins.",
    );
    expect(completionMessage([], "replayed-simply")).toBe(
      "Good practice. It counts as study today, and pays no XP.",
    );
    expect(completionMessage([], "progress-paid-often")).toBe(
      "It pays no XP. Progress alone pays for 3 lessons an hour. Play the interactive lesson, with its dialogue and quiz, to earn all its XP and coins.",
    );
  });

  test.each([
    [
      "quiz-only-claimed",
      "Play the interactive lesson, with its dialogue and quiz, to earn the XP of the quiz.",
    ],
    ["quiz-not-better", "Answer more of its quiz right to earn more XP."],
    ["practice-not-seen", "Open the lesson and go through it again to earn XP for practice."],
  ] as const)("of a lesson that has paid before: %s", (shortfall, way) => {
    expect(completionMessage([], shortfall)).toBe(`It pays no XP. ${way}`);
  });
});
