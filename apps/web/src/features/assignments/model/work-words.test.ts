import { expect, test } from "vitest";
import { sayTimes, sayWhen } from "./work-words";

const now = new Date("2026-12-01T12:00:00.000Z");

test.each([
  ["2026-12-01T18:00:00.000Z", "today at 18:00"],
  ["2026-12-02T09:00:00.000Z", "tomorrow at 09:00"],
  ["2026-11-30T23:59:00.000Z", "yesterday at 23:59"],
  ["2026-12-04T18:00:00.000Z", "Friday 4 December at 18:00"],
  ["2027-12-04T18:00:00.000Z", "4 December 2027 at 18:00"],
])("%s is said as %s", (at, words) => {
  expect(sayWhen(at, now, "Europe/London")).toBe(words);
});

test("the day is that of the reader's zone", () => {
  expect(sayWhen("2026-12-01T18:00:00.000Z", now, "Asia/Tokyo")).toBe("tomorrow at 03:00");
});

test.each([
  ["2026-11-30T09:00:00.000Z", null, "No due time"],
  ["2026-11-30T09:00:00.000Z", "2026-11-30T23:00:00.000Z", "Was due yesterday at 23:00"],
  ["2026-12-02T09:00:00.000Z", null, "Opens tomorrow at 09:00"],
  [
    "2026-12-02T09:00:00.000Z",
    "2026-12-03T09:00:00.000Z",
    "Opens tomorrow at 09:00 · Due Thursday 3 December at 09:00",
  ],
])("what opens %s and is due %s is said as: %s", (opensAt, dueAt, words) => {
  expect(sayTimes({ opensAt, dueAt }, now, "Europe/London")).toBe(words);
});
