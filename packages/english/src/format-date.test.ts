import { expect, test } from "vitest";
import { formatDate } from "./format-date";

const late = "2026-01-02T20:05:00Z";

test.each([
  ["day", "2 January 2026", "3 January 2026"],
  ["moment", "2 Jan 2026, 20:05", "3 Jan 2026, 05:05"],
  ["spokenMoment", "2 January 2026 at 20:05", "3 January 2026 at 05:05"],
  ["time", "20:05", "05:05"],
  ["weekday", "Friday", "Saturday"],
  ["dayOfYear", "2 January", "3 January"],
  ["weekdayAndDay", "Friday 2 January", "Saturday 3 January"],
] as const)("a %s is written %s in London and %s in Tokyo", (format, london, tokyo) => {
  expect(formatDate(format, late, "Europe/London")).toBe(london);
  expect(formatDate(format, new Date(late), "Asia/Tokyo")).toBe(tokyo);
});

test("without a time zone it is what this device's calendar says", () => {
  const here = new Date(2026, 2, 2, 9, 5).toISOString();
  expect(formatDate("spokenMoment", here, undefined)).toBe("2 March 2026 at 09:05");
});
