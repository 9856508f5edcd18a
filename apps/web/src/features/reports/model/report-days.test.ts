import { expect, test } from "vitest";
import { daysOf, periodIn } from "./report-days";

test.each([
  ["", "4-weeks", {}],
  ["period=3-months", "3-months", { from: "2025-12-04" }],
  ["period=year", "year", { from: "2025-03-05" }],
  ["from=2026-01-01&to=2026-02-01", "own", { from: "2026-01-01", to: "2026-02-01" }],
  ["period=own&from=2026-01-01&to=2026-02-01", "own", { from: "2026-01-01", to: "2026-02-01" }],
  ["period=year&from=2026-01-01&to=2026-02-01", "year", { from: "2025-03-05" }],
  ["from=2026-01-01", "4-weeks", {}],
  ["from=yesterday&to=2026-13-40", "4-weeks", {}],
  ["period=own", "own", {}],
  ["period=ages", "4-weeks", {}],
])("an address with %j asks for %s", (search, name, days) => {
  const found = periodIn(new URLSearchParams(search));
  expect(found.name).toBe(name);
  expect(daysOf(found, "2026-03-04")).toEqual(days);
});
