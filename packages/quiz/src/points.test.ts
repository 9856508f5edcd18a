import { expect, test } from "vitest";
import { elapsedOf, pointsFor } from "./points";

test.each([
  [0, 100],
  [999, 100],
  [1000, 98],
  [10_500, 80],
  [24_999, 52],
  [25_000, 50],
  [30_000, 50],
])("a right answer after %i ms is worth %i points", (elapsed, points) => {
  expect(pointsFor(true, elapsed)).toBe(points);
});

test.each([0, 5000, 30_000])("a wrong answer after %i ms is worth nothing", (elapsed) => {
  expect(pointsFor(false, elapsed)).toBe(0);
});

test.each([
  ["a quick line", 0, 4000],
  ["a slow line", 600, 3400],
  ["a line slower than is allowed for", 9000, 3000],
  ["a latency that cannot be", -500, 4000],
])("with %s the time taken counts so", (_what, latency, elapsed) => {
  expect(elapsedOf(10_000, 14_000, latency)).toBe(elapsed);
});

test("nobody takes less than no time", () => {
  expect(elapsedOf(10_000, 10_200, 600)).toBe(0);
});
