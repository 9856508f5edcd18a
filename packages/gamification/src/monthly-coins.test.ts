import { expect, test } from "vitest";
import { monthlyEntry } from "./monthly-coins";

test("all days of a month have one cause, so its coins are given once", () => {
  const entry = { kind: "monthly-coins", source: "2026-11", xp: 0, coins: 100 };
  expect(monthlyEntry("2026-11-01", 100)).toEqual(entry);
  expect(monthlyEntry("2026-11-30", 100)).toEqual(entry);
  expect(monthlyEntry("2026-12-01", 100).source).toBe("2026-12");
});
