import { describe, expect, test } from "vitest";
import { levelOf, XP_PER_LEVEL, xpIntoLevel } from "./level";

describe("a level is 1000 XP", () => {
  test.each([
    { xp: 0, level: 1, into: 0 },
    { xp: 60, level: 1, into: 60 },
    { xp: 999, level: 1, into: 999 },
    { xp: 1000, level: 2, into: 0 },
    { xp: 1001, level: 2, into: 1 },
    { xp: 12_345, level: 13, into: 345 },
  ])("$xp XP is level $level with $into XP into it", ({ xp, level, into }) => {
    expect(levelOf(xp)).toBe(level);
    expect(xpIntoLevel(xp)).toBe(into);
    expect((level - 1) * XP_PER_LEVEL + into).toBe(xp);
  });
});
