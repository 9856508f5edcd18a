import { expect, test } from "vitest";
import {
  formatCalendarDay,
  formatDay,
  formatMoment,
  formatTime,
  nameDay,
  sayAgo,
  sayDaysAgo,
  sayInterval,
  sayNext,
} from "./dates";

test("a day is named on the calendar of the zone it is told in", () => {
  const late = "2026-01-02T20:00:00Z";
  expect(formatDay(late, "UTC")).toBe("2 January 2026");
  expect(formatDay(late, "Asia/Tokyo")).toBe("3 January 2026");
  expect(formatMoment(late, "UTC")).toBe("2 Jan 2026, 20:00");
  expect(formatMoment(late, "Asia/Tokyo")).toBe("3 Jan 2026, 05:00");
});

test("without a zone it is what this device's clock says", () => {
  const here = new Date(2026, 2, 2, 9, 5).toISOString();
  expect(formatDay(here)).toBe("2 March 2026");
  expect(formatTime(here)).toBe("09:05");
});

test.each([
  [new Date(2026, 2, 10, 0), "Today"],
  [new Date(2026, 2, 9, 23), "Yesterday"],
  [new Date(2026, 2, 2, 9), "Monday 2 March"],
  [new Date(2025, 11, 31, 9), "31 December 2025"],
])("%s is called %s on 10 March", (date, name) => {
  expect(nameDay(date, new Date(2026, 2, 10, 10))).toBe(name);
});

const now = Date.parse("2026-03-10T12:00:00.000Z");

test.each([
  ["2026-03-10T12:00:00.000Z", "Just now"],
  ["2026-03-10T12:05:00.000Z", "Just now"],
  ["2026-03-10T11:59:00.001Z", "Just now"],
  ["2026-03-10T11:59:00.000Z", "1m ago"],
  ["2026-03-10T11:00:00.001Z", "59m ago"],
  ["2026-03-10T11:00:00.000Z", "1h ago"],
  ["2026-03-09T12:00:00.001Z", "23h ago"],
  ["2026-03-09T12:00:00.000Z", "1d ago"],
  ["2026-01-09T12:00:00.000Z", "60d ago"],
])("what was at %s was %s", (at, words) => {
  expect(sayAgo(at, now)).toBe(words);
});

test.each([
  [1, "1 minute"],
  [60, "1 minute"],
  [360, "6 minutes"],
  [600, "10 minutes"],
  [3600, "1 hour"],
  [5 * 3600, "5 hours"],
  [24 * 3600, "1 day"],
  [3 * 24 * 3600, "3 days"],
  [29 * 24 * 3600, "29 days"],
  [46 * 24 * 3600, "2 months"],
  [359 * 24 * 3600, "12 months"],
  [365 * 24 * 3600, "1 year"],
])("an interval of %i seconds is said as %s", (seconds, said) => {
  expect(sayInterval(seconds)).toBe(said);
});

test.each([
  // due, now, zone, said
  ["2026-03-02T09:09:10Z", "2026-03-02T09:00:00Z", "UTC", "in 10 minutes"],
  ["2026-03-02T09:00:00Z", "2026-03-02T09:00:20Z", "UTC", "in 1 minute"],
  ["2026-03-03T00:05:00Z", "2026-03-02T23:58:00Z", "UTC", "in 7 minutes"],
  ["2026-03-03T09:00:00Z", "2026-03-02T09:10:00Z", "UTC", "tomorrow"],
  ["2026-03-02T20:00:00Z", "2026-03-02T10:00:00Z", "UTC", "in 10 hours"],
  ["2026-03-02T20:00:00Z", "2026-03-02T10:00:00Z", "Asia/Tokyo", "tomorrow"],
  ["2026-03-06T09:00:00Z", "2026-03-02T09:00:00Z", "UTC", "on Friday"],
  ["2026-03-09T09:00:00Z", "2026-03-02T09:00:00Z", "UTC", "on 9 March"],
])("what is due %s is said at %s in %s to come %4$s", (due, now, zone, said) => {
  expect(sayNext(new Date(due), new Date(now), zone)).toBe(said);
});

test("a calendar day is the same day wherever it is read", () => {
  expect(formatCalendarDay("2026-11-23")).toBe("Monday 23 November");
});

test("how many days ago something was goes by the calendar", () => {
  const now = new Date("2026-11-29T00:30:00Z");
  const said = (at: string) => sayDaysAgo(at, now, "Europe/London");
  expect(said("2026-11-29T00:10:00Z")).toBe("today");
  expect(said("2026-11-28T23:50:00Z")).toBe("yesterday");
  expect(said("2026-11-26T01:00:00Z")).toBe("3 days ago");
  expect(said("2026-12-01T01:00:00Z")).toBe("today");
});
