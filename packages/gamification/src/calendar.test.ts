import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  dayNumber,
  dayOfNumber,
  isTimeZone,
  localDay,
  startOfMonth,
  startOfNextMonth,
  startOfWeek,
} from "./calendar";

describe("the local day of an instant", () => {
  test.each([
    // Summer time begins in London on 2026-03-29 at 01:00 UTC, ends on 2026-10-25 at 01:00 UTC.
    ["2026-03-28T23:59:59.999Z", "Europe/London", "2026-03-28"],
    ["2026-03-29T00:00:00Z", "Europe/London", "2026-03-29"],
    ["2026-03-29T22:59:59Z", "Europe/London", "2026-03-29"],
    ["2026-03-29T23:00:00Z", "Europe/London", "2026-03-30"],
    ["2026-10-24T23:00:00Z", "Europe/London", "2026-10-25"],
    ["2026-10-25T23:59:59Z", "Europe/London", "2026-10-25"],
    ["2026-10-26T00:00:00Z", "Europe/London", "2026-10-26"],
    // In New York it begins on 2026-03-08 at 07:00 UTC, ends on 2026-11-01 at 06:00 UTC.
    ["2026-03-08T04:59:59Z", "America/New_York", "2026-03-07"],
    ["2026-03-08T05:00:00Z", "America/New_York", "2026-03-08"],
    ["2026-03-09T03:59:59Z", "America/New_York", "2026-03-08"],
    ["2026-03-09T04:00:00Z", "America/New_York", "2026-03-09"],
    ["2026-11-01T04:00:00Z", "America/New_York", "2026-11-01"],
    ["2026-11-02T04:59:59Z", "America/New_York", "2026-11-01"],
    ["2026-11-02T05:00:00Z", "America/New_York", "2026-11-02"],
    // The first place to see a day, 14 hours ahead.
    ["2026-12-31T09:59:59Z", "Pacific/Kiritimati", "2026-12-31"],
    ["2026-12-31T10:00:00Z", "Pacific/Kiritimati", "2027-01-01"],
    // Half an hour off the full hour.
    ["2026-06-30T18:29:59Z", "Asia/Kolkata", "2026-06-30"],
    ["2026-06-30T18:30:00Z", "Asia/Kolkata", "2026-07-01"],
    ["2028-02-28T18:30:00Z", "Asia/Kolkata", "2028-02-29"],
    ["2027-02-28T18:30:00Z", "Asia/Kolkata", "2027-03-01"],
    ["2026-12-31T23:59:59Z", "UTC", "2026-12-31"],
    ["2027-01-01T00:00:00Z", "UTC", "2027-01-01"],
  ])("%s in %s is %s", (instant, timeZone, day) => {
    expect(localDay(new Date(instant), timeZone)).toBe(day);
  });

  test.each(["", "Mars/Olympus", "Europe/London; drop table", "GMT+25"])(
    "in the unknown zone '%s' is the day in UTC",
    (timeZone) => {
      expect(isTimeZone(timeZone)).toBe(false);
      expect(localDay(new Date("2026-05-01T23:30:00Z"), timeZone)).toBe("2026-05-01");
    },
  );

  test("never differs from the day in UTC by more than one, nor runs backwards", () => {
    const zones = ["Europe/London", "America/New_York", "Pacific/Kiritimati", "Asia/Kolkata"];
    const moment = fc.date({
      min: new Date("2000-01-01"),
      max: new Date("2100-01-01"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moment, moment, fc.constantFrom(...zones), (one, other, zone) => {
        const [earlier, later] = one <= other ? [one, other] : [other, one];
        expect(localDay(earlier, zone) <= localDay(later, zone)).toBe(true);
        const offset = dayNumber(localDay(one, zone)) - Math.floor(one.getTime() / 86_400_000);
        expect(Math.abs(offset)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

test("days and their numbers turn into each other across leap days and year ends", () => {
  for (const day of ["1970-01-01", "2028-02-29", "2028-03-01", "2026-12-31", "2027-01-01"]) {
    expect(dayOfNumber(dayNumber(day))).toBe(day);
  }
  expect(dayNumber("2028-03-01") - dayNumber("2028-02-28")).toBe(2);
  expect(dayNumber("2027-03-01") - dayNumber("2027-02-28")).toBe(1);
});

describe("the week of an instant begins on Monday where the learner is", () => {
  test.each([
    // 2026-03-02 is a Monday.
    ["2026-03-02T00:00:00Z", "Europe/London", "2026-03-02T00:00:00Z"],
    ["2026-03-01T23:59:59.999Z", "Europe/London", "2026-02-23T00:00:00Z"],
    ["2026-03-08T12:00:00Z", "UTC", "2026-03-02T00:00:00Z"],
    // Summer time began in this week, on Sunday.
    ["2026-03-29T22:59:59Z", "Europe/London", "2026-03-23T00:00:00Z"],
    ["2026-03-30T12:00:00Z", "Europe/London", "2026-03-29T23:00:00Z"],
    ["2026-03-01T10:00:00Z", "Pacific/Kiritimati", "2026-03-01T10:00:00Z"],
    ["2026-03-02T09:00:00Z", "America/Los_Angeles", "2026-03-02T08:00:00Z"],
    ["2026-03-02T07:59:59Z", "America/Los_Angeles", "2026-02-23T08:00:00Z"],
    ["2026-07-01T00:00:00Z", "Asia/Kolkata", "2026-06-28T18:30:00Z"],
    ["2027-01-01T12:00:00Z", "UTC", "2026-12-28T00:00:00Z"],
    ["1969-12-28T12:00:00Z", "UTC", "1969-12-22T00:00:00Z"],
    // In Tehran this Monday began at 01:00: the clocks went forward at midnight.
    ["2021-03-24T12:00:00Z", "Asia/Tehran", "2021-03-21T20:30:00Z"],
    ["2026-05-01T12:00:00Z", "Mars/Olympus", "2026-04-27T00:00:00Z"],
  ])("%s in %s: since %s", (instant, timeZone, start) => {
    expect(startOfWeek(new Date(instant), timeZone)).toEqual(new Date(start));
  });

  test("wherever and whenever: it is Monday then, was not a moment before, and is in the last seven days", () => {
    const zones = ["Europe/London", "America/New_York", "Pacific/Kiritimati", "Asia/Kolkata"];
    const moment = fc.date({
      min: new Date("2000-01-01"),
      max: new Date("2100-01-01"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moment, fc.constantFrom(...zones), (instant, zone) => {
        const start = startOfWeek(instant, zone);
        const monday = localDay(start, zone);
        expect(new Date(monday).getUTCDay()).toBe(1);
        expect(localDay(new Date(start.getTime() - 1), zone) < monday).toBe(true);
        expect(start <= instant).toBe(true);
        expect(dayNumber(localDay(instant, zone)) - dayNumber(monday)).toBeLessThan(7);
      }),
    );
  });
});

describe("the start of the month of an instant", () => {
  test.each([
    ["2026-05-15T12:00:00Z", "Europe/London", "2026-04-30T23:00:00Z"],
    // The last moment of a month there, and the first of the next.
    ["2026-04-30T22:59:59.999Z", "Europe/London", "2026-03-31T23:00:00Z"],
    ["2026-04-30T23:00:00Z", "Europe/London", "2026-04-30T23:00:00Z"],
    // It begins in winter time and is asked for in summer time.
    ["2026-03-31T12:00:00Z", "Europe/London", "2026-03-01T00:00:00Z"],
    ["2026-12-31T10:00:00Z", "Pacific/Kiritimati", "2026-12-31T10:00:00Z"],
    ["2026-05-15T12:00:00Z", "Mars/Olympus", "2026-05-01T00:00:00Z"],
  ])("%s in %s: since %s", (instant, timeZone, start) => {
    expect(startOfMonth(new Date(instant), timeZone)).toEqual(new Date(start));
  });
});

describe("the start of the month after", () => {
  test.each([
    ["2026-01-31T12:00:00Z", "Europe/London", "2026-02-01T00:00:00Z"],
    ["2026-03-31T12:00:00Z", "Europe/London", "2026-03-31T23:00:00Z"],
    ["2028-02-01T00:00:00Z", "UTC", "2028-03-01T00:00:00Z"],
    ["2026-12-31T10:00:00Z", "Pacific/Kiritimati", "2027-01-31T10:00:00Z"],
  ])("%s in %s: from %s", (instant, timeZone, start) => {
    expect(startOfNextMonth(new Date(instant), timeZone)).toEqual(new Date(start));
  });
});
