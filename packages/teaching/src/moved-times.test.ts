import { expect, test } from "vitest";
import { moveByDays } from "./moved-times";

/** What clocks show in London, where they change at 01:00 UTC on 29 March and 25 October 2026. */
const inLondon = (at: Date): string => {
  const summer =
    at >= new Date("2026-03-29T01:00:00Z") && at < new Date("2026-10-25T01:00:00Z") ? 3_600_000 : 0;
  return new Date(at.getTime() + summer).toISOString().slice(0, 16);
};

test.each([
  ["within winter", "2026-01-05T18:00:00.000Z", 7, "2026-01-12T18:00:00.000Z"],
  ["into summer time, the hour kept", "2026-03-23T18:00:00.000Z", 7, "2026-03-30T17:00:00.000Z"],
  ["out of summer time, the hour kept", "2026-10-19T17:00:00.000Z", 7, "2026-10-26T18:00:00.000Z"],
  ["back", "2026-03-30T17:00:00.000Z", -7, "2026-03-23T18:00:00.000Z"],
  ["by no day, to the millisecond", "2026-06-01T08:30:12.345Z", 0, "2026-06-01T08:30:12.345Z"],
  ["into the hour that is left out", "2026-03-28T01:30:00.000Z", 1, "2026-03-29T01:30:00.000Z"],
  ["into the hour that comes twice", "2026-10-24T00:30:00.000Z", 1, "2026-10-25T00:30:00.000Z"],
])("a time is moved %s", (_, at, days, moved) => {
  expect(moveByDays(new Date(at), days, inLondon).toISOString()).toBe(moved);
});
