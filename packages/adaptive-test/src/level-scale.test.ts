import { expect, it } from "vitest";
import { intervalInWords, scaleBands, stretchOf } from "./level-scale";

it("the levels stand side by side on the score, from 0 to 100", () => {
  expect(scaleBands.map(({ level }) => level)).toEqual(["A1", "A2", "B1", "B2", "C1", "C2"]);
  expect(scaleBands[0]?.from).toBe(0);
  expect(scaleBands.at(-1)?.to).toBe(100);
  expect(scaleBands.slice(1).map(({ from }) => from)).toEqual(
    scaleBands.slice(0, -1).map(({ to }) => to),
  );
});

it.each([
  ["A1", { from: 0, to: 8.5 }],
  ["B1", { from: 33, to: 41.5 }],
  ["B1+", { from: 41.5, to: 50 }],
  ["C2", { from: 83, to: 100 }],
  ["D1", null],
])("%s covers %j of the score", (place, stretch) => {
  expect(stretchOf(place)).toEqual(stretch);
});

it.each([
  ["B1", { low: "A2+", high: "B1+" }, "B1, and very likely between A2+ and B1+"],
  ["C2", { low: "C2", high: "C2" }, "C2, and very likely exactly that"],
  ["B1", { low: "B1+", high: "B1+" }, "B1, and very likely B1+"],
])("%s with the interval %j is said as: %s", (level, interval, words) => {
  expect(intervalInWords(level, interval)).toBe(words);
});
