import { expect, test } from "vitest";
import { localDay } from "./calendar";
import { longestDayHours, xpToday } from "./daily-xp";

const earned = (...instants: string[]) => instants.map((at) => ({ xp: 10, at: new Date(at) }));
const today = (zone: string, now: string, ...instants: string[]) =>
  xpToday(earned(...instants), localDay(new Date(now), zone), zone);

test.each([
  ["nothing", "UTC", "2026-03-02T09:00:00Z", [], 0],
  ["all of today", "UTC", "2026-03-02T09:00:00Z", ["2026-03-02T08:00:00Z"], 10],
  ["today's first moment", "UTC", "2026-03-02T09:00:00Z", ["2026-03-02T00:00:00Z"], 10],
  ["nothing of yesterday's last", "UTC", "2026-03-02T09:00:00Z", ["2026-03-01T23:59:59.999Z"], 0],
  [
    "what an Indian learner earned since midnight there",
    "Asia/Kolkata",
    "2026-03-02T09:00:00Z",
    ["2026-03-01T18:29:59Z", "2026-03-01T18:30:00Z"],
    10,
  ],
  [
    "what an American learner earned since midnight there, which is tomorrow in UTC",
    "America/New_York",
    "2026-03-03T03:00:00Z",
    ["2026-03-02T04:59:59Z", "2026-03-02T05:00:00Z", "2026-03-03T02:00:00Z"],
    20,
  ],
  [
    "both of the hours that clocks going back give twice",
    "Europe/London",
    "2026-10-25T23:59:59Z",
    [
      "2026-10-24T22:59:59Z",
      "2026-10-24T23:00:00Z",
      "2026-10-25T00:30:00Z",
      "2026-10-25T01:30:00Z",
    ],
    30,
  ],
  [
    "UTC's day in an unknown zone",
    "Mars/Olympus",
    "2026-03-02T09:00:00Z",
    ["2026-03-02T00:00:00Z"],
    10,
  ],
])("counts %s", (_, zone, now, instants, xp) => {
  expect(today(zone, now, ...instants)).toBe(xp);
});

test("no day is longer than what is read for it", () => {
  // London's longest day of the year: from midnight in summer time to midnight in winter time.
  const [start, end] = [new Date("2026-10-24T23:00:00Z"), new Date("2026-10-25T23:59:59.999Z")];
  expect(end.getTime() - start.getTime()).toBeLessThan(longestDayHours * 3_600_000);
  const day = localDay(end, "Europe/London");
  expect(xpToday([{ xp: 5, at: start }], day, "Europe/London")).toBe(5);
});
