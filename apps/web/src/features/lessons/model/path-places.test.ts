import { expect, test } from "vitest";
import { placeOnPath } from "./path-places";

test("the path goes right, turns down at the end of a row, and comes back below", () => {
  const places = Array.from({ length: 9 }, (_, index) => placeOnPath(index, 9));
  expect(places.map(({ row, column }) => [row, column])).toEqual([
    [1, 1],
    [1, 2],
    [1, 3],
    [1, 4],
    [2, 4],
    [2, 3],
    [2, 2],
    [2, 1],
    [3, 1],
  ]);
  expect(places.map(({ turn }) => turn)).toEqual([
    "right",
    "right",
    "right",
    "down-right",
    "left",
    "left",
    "left",
    "down-left",
    null,
  ]);
});
