import { describe, expect, test } from "vitest";
import { balance, type LedgerEntry, lessonOfSource } from "./ledger";

const finished: LedgerEntry = {
  kind: "lesson-completed",
  source: "a1-lesson-1",
  xp: 55,
  coins: 25,
};
const improved: LedgerEntry = {
  kind: "lesson-improved",
  source: "a1-lesson-1:30",
  xp: 5,
  coins: 0,
};

describe("the balance", () => {
  test("of nothing is nothing", () => {
    expect(balance([])).toEqual({ xp: 0, coins: 0 });
  });

  test("is the sum of all entries, with spent coins taken away", () => {
    expect(balance([finished, improved, { xp: 0, coins: -20 }])).toEqual({ xp: 60, coins: 5 });
  });
});

test("a lesson entry names its lesson with or without a detail after it", () => {
  expect(lessonOfSource(finished.source)).toBe("a1-lesson-1");
  expect(lessonOfSource(improved.source)).toBe("a1-lesson-1");
});
