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
  ["a quick line", { latency: 0, held: 0 }, 4000],
  ["a slow line", { latency: 600, held: 0 }, 3400],
  ["a line slower than is allowed for", { latency: 9000, held: 0 }, 3000],
  ["a latency that cannot be", { latency: -500, held: 0 }, 4000],
  ["a line that was cut for two seconds", { latency: 0, held: 2000 }, 2000],
  ["more than there was", { latency: 1000, held: 5000 }, 0],
])("with %s the time taken counts so", (_what, line, elapsed) => {
  expect(elapsedOf(10_000, 14_000, line)).toBe(elapsed);
});
