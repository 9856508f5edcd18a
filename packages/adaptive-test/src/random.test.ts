import { expect, test } from "vitest";
import { randomFrom } from "./random";

test("the same seed gives the same draws, and another seed others", () => {
  const draws = (seed: string | number) => Array.from({ length: 20 }, randomFrom(seed));
  expect(draws("a")).toEqual(draws("a"));
  expect(draws("a")).not.toEqual(draws("b"));
  expect(draws(1)).not.toEqual(draws(2));
  expect(draws(1)).toEqual(draws("1"));
});

test("draws are even over [0, 1), also the first ones of close seeds", () => {
  const random = randomFrom("even");
  for (const draws of [
    Array.from({ length: 20_000 }, random),
    Array.from({ length: 20_000 }, (_, seed) => randomFrom(seed)()),
  ]) {
    const tenths = Array.from({ length: 10 }, () => 0);
    for (const draw of draws) tenths[Math.floor(draw * 10)]! += 1;
    for (const tenth of tenths) expect(Math.abs(tenth - 2000)).toBeLessThan(200);
  }
});
