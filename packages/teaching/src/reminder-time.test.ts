import { expect, test } from "vitest";
import { reminderMinutes } from "./reminder-time";

test.each([
  ["07:59", null],
  ["08:00", 24 * 60],
  ["12:30", 24 * 60],
  ["18:59", 24 * 60],
  // Until 08:00 of the day after tomorrow: the next time that is no night would be too late for some.
  ["19:00", (24 + 13) * 60],
  ["19:59", 24 * 60 + 12 * 60 + 1],
  ["20:00", null],
  ["00:00", null],
])("at %s a student is told of what is due within %j minutes", (clock, minutes) => {
  expect(reminderMinutes(clock)).toBe(minutes);
});
