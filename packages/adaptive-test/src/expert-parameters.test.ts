import { cefrLevels } from "@saywell/cefr";
import { expect, test } from "vitest";
import { levelOf } from "./cefr";
import { startingParameters } from "./expert-parameters";

test.each([
  ["A1", "multiple_choice", 4, { a: 1, b: -2.75, c: 0.25 }],
  ["B1", "multiple_choice", 3, { a: 1, b: -0.55, c: 1 / 3 }],
  ["B1", "fill_blank", undefined, { a: 1, b: -0.35, c: 0 }],
  ["C2", "text", undefined, { a: 1, b: 2.75, c: 0 }],
] as const)(
  "an item for %s of type %s with %s options starts as %o",
  (level, type, optionCount, wanted) => {
    const { a, b, c, uncertainty } = startingParameters({ level, type, optionCount });
    expect(a).toBe(wanted.a);
    expect(b).toBeCloseTo(wanted.b, 9);
    expect(c).toBeCloseTo(wanted.c, 9);
    expect(uncertainty).toEqual({ b: 0.55, lnA: 0.4 });
  },
);

test("an item's difficulty lies in the band of its level, whatever its type", () => {
  for (const level of cefrLevels) {
    for (const type of ["multiple_choice", "fill_blank", "text"] as const) {
      expect(levelOf(startingParameters({ level, type }).b)).toBe(level);
    }
  }
});
