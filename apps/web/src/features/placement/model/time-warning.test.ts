import { expect, it } from "vitest";
import { clockFace, warningBetween } from "./time-warning";

it.each([
  [2400, 1201, 1200, "Half of the time is over. 20 minutes left."],
  [2400, 301, 300, "5 minutes left."],
  [2400, 61, 60, "1 minute left."],
  [2400, 1200, 1199, null],
  [2400, 1300, 1250, null],
  // A device that slept hears the latest only.
  [2400, 1300, 40, "1 minute left."],
  // Half of ten minutes is five minutes, which is said once.
  [600, 301, 300, "5 minutes left."],
])("of %d seconds, between %d and %d left, is said: %s", (total, before, now, said) => {
  expect(warningBetween(before, now, total)).toBe(said);
});

it.each([
  [2400, "40:00"],
  [65, "1:05"],
  [4.2, "0:05"],
  [0, "0:00"],
  [5400, "1:30:00"],
])("%d seconds are %s on the clock", (seconds, face) => {
  expect(clockFace(seconds)).toBe(face);
});
