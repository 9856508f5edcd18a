import { expect, test } from "vitest";
import { dailyFiveEntry } from "./daily-five-pay";

test.each([
  [0, 0, 0],
  [1, 2, 0],
  [3, 6, 0],
  [4, 8, 1],
  [5, 15, 1],
])("%i right of five pay %i XP and %i coins", (right, xp, coins) => {
  const entry = dailyFiveEntry("2026-03-02", right, 5);
  expect(entry).toEqual({ kind: "daily-five", source: "2026-03-02", xp, coins });
});
