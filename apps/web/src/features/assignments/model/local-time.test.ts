import { expect, test } from "vitest";
import { localTimeOf, momentOf } from "./local-time";

test.each([
  ["2026-12-04T18:00", "Europe/London", "2026-12-04T18:00:00.000Z"],
  ["2026-07-04T18:00", "Europe/London", "2026-07-04T17:00:00.000Z"],
  ["2026-12-04T00:00", "Asia/Tokyo", "2026-12-03T15:00:00.000Z"],
  ["2026-12-04T23:59", "America/St_Johns", "2026-12-05T03:29:00.000Z"],
  ["2026-12-04T09:05", "Asia/Kathmandu", "2026-12-04T03:20:00.000Z"],
  ["2026-12-31T23:30", "Pacific/Kiritimati", "2026-12-31T09:30:00.000Z"],
])("%s in %s is one moment, and is shown so again", (local, zone, moment) => {
  expect(momentOf(local, zone)).toBe(moment);
  expect(localTimeOf(moment, zone)).toBe(local);
});

test("an hour that comes twice is meant the first time", () => {
  expect(momentOf("2026-10-25T01:30", "Europe/London")).toBe("2026-10-25T00:30:00.000Z");
  expect(momentOf("2026-11-01T01:30", "America/New_York")).toBe("2026-11-01T05:30:00.000Z");
});

test("an hour that is left out is as long after the change", () => {
  const moment = momentOf("2026-03-29T01:30", "Europe/London")!;
  expect(localTimeOf(moment, "Europe/London")).toBe("2026-03-29T02:30");
});

test.each(["", "2026-13-01T00:00", "tomorrow"])("%j is no time", (local) => {
  expect(momentOf(local, "Europe/London")).toBeNull();
});
