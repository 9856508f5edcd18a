import { describe, expect, test } from "vitest";
import { cefrLevels, compareLevels, levelBelow, levelTitles, rankOf } from "./index";

describe("the levels", () => {
  test.each([
    ["A1", 0, null, "Beginner"],
    ["A2", 1, "A1", "Elementary"],
    ["B1", 2, "A2", "Intermediate"],
    ["B2", 3, "B1", "Upper-Intermediate"],
    ["C1", 4, "B2", "Advanced"],
    ["C2", 5, "C1", "Proficient"],
  ] as const)("%s stands at %d, above %s, and is called %s", (level, rank, below, title) => {
    expect(rankOf(level)).toBe(rank);
    expect(levelBelow(level)).toBe(below);
    expect(levelTitles[level]).toBe(title);
  });

  test("sort from the lowest", () => {
    expect(cefrLevels.toReversed().toSorted(compareLevels)).toEqual([...cefrLevels]);
  });
});
