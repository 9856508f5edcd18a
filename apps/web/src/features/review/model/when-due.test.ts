import { expect, test } from "vitest";
import { sayInterval, sayNext } from "./when-due";

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
