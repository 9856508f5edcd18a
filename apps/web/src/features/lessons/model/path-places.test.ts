import { expect, test } from "vitest";
import { placeOnPath, stopsInRow } from "./path-places";

test.each([
  [1, 1],
  [5, 5],
  [6, 3],
  [8, 4],
  [11, 4],
  [34, 5],
])("the rows of %i lessons are as even as can be: %i in each", (count, inRow) => {
  expect(stopsInRow(count)).toBe(inRow);
});

test("the path goes right, turns down at the end of a row, and comes back below", () => {
  const places = Array.from({ length: 11 }, (_, index) => placeOnPath(index, 11));
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
    [3, 2],
    [3, 3],
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
    "right",
    "right",
    null,
  ]);
});
