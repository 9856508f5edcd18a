import { expect, test } from "vitest";
import { levelMovement, shareOf, showsCanDo } from "./report-rules";

test.each([
  [0, false],
  [59, false],
  [60, true],
  [100, true],
])("a quiz of %i per cent shows what its lesson teaches: %s", (score, shown) => {
  expect(showsCanDo(score)).toBe(shown);
});

test.each([
  ["the later one lies above", [-1, 0], [0.1, 1], "likely-up"],
  ["the later one lies below", [0.1, 1], [-1, 0], "likely-down"],
  ["they overlap", [-1, 0.5], [0, 1], "unclear"],
  ["they touch", [-1, 0], [0, 1], "unclear"],
  ["one lies within the other", [-2, 2], [0.5, 1], "unclear"],
  ["they are the same", [-1, 1], [-1, 1], "unclear"],
] as const)("two tests where %s: %s to %s is %s", (_how, before, after, movement) => {
  const as = ([low, high]: readonly [number, number]) => ({ low, high });
  expect(levelMovement(as(before), as(after))).toBe(movement);
});

test.each([
  [0, 0, null],
  [0, 3, 0],
  [1, 3, 33],
  [2, 3, 67],
  [3, 3, 100],
])("%i of %i is %s per cent", (part, all, share) => {
  expect(shareOf(part, all)).toBe(share);
});
