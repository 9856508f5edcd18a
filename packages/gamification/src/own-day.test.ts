import { describe, expect, test } from "vitest";
import { type CountedBefore, isOwnDay, ownDayBegan, zoneSinceOf } from "./own-day";

const at = (time: string) => new Date(`2026-03-${time}Z`);
const here = (time: string, timeZone = "Europe/Berlin") => ({ now: at(time), timeZone });
const before = (change: Partial<CountedBefore> = {}): CountedBefore => ({
  timeZone: "Europe/Berlin",
  zoneSince: null,
  lastAt: at("02T12:00"),
  ...change,
});

describe("a day is one of its own", () => {
  test.each([
    ["where none was counted before", here("02T12:00"), undefined],
    ["where none of its kind was", here("02T12:01", "Asia/Tokyo"), before({ lastAt: null })],
    ["minutes after the last, in a zone that never was another", here("02T12:01"), before()],
    [
      "minutes after the last, in a zone of twenty hours",
      here("02T12:01"),
      before({ zoneSince: at("01T16:01") }),
    ],
    ["in another zone, twenty hours after the last", here("03T08:00", "Asia/Tokyo"), before()],
    ["after a clock moved back", here("01T12:00", "Asia/Tokyo"), before()],
  ])("%s", (_, moment, counted) => {
    expect(isOwnDay(moment, counted)).toBe(true);
  });

  test.each([
    ["minutes after the last, in another zone", here("02T12:10", "Asia/Tokyo"), before()],
    ["nineteen hours after the last, in another zone", here("03T07:59", "Asia/Tokyo"), before()],
    [
      "minutes after the last, in a zone of an hour",
      here("02T12:10"),
      before({ zoneSince: at("02T11:10") }),
    ],
    [
      "minutes after the last, back in the zone before",
      here("02T12:10"),
      before({ timeZone: "Asia/Tokyo", zoneSince: at("02T12:05") }),
    ],
  ])("but not %s", (_, moment, counted) => {
    expect(isOwnDay(moment, counted)).toBe(false);
  });
});

test("a zone counts from when something was first counted in it", () => {
  expect(zoneSinceOf(here("02T12:00"), undefined)).toBeNull();
  expect(zoneSinceOf(here("02T12:00"), before())).toBeNull();
  expect(zoneSinceOf(here("02T12:00"), before({ zoneSince: at("01T00:00") }))).toEqual(
    at("01T00:00"),
  );
  expect(zoneSinceOf(here("02T12:00", "Asia/Tokyo"), before())).toEqual(at("02T12:00"));
});

test("whoever changes zones all day long gets as many days as somebody who stays", () => {
  const zones = ["Etc/GMT+12", "Pacific/Kiritimati", "UTC", "Asia/Tokyo", "America/Los_Angeles"];
  let counted: CountedBefore | undefined;
  let days = 0;
  for (let minutes = 0; minutes < 10 * 24 * 60; minutes += 10) {
    const now = new Date(at("02T00:00").getTime() + minutes * 60_000);
    const moment = { now, timeZone: zones[(minutes / 10) % zones.length]! };
    const zoneSince = zoneSinceOf(moment, counted);
    const isOwn = isOwnDay(moment, counted);
    if (isOwn) days += 1;
    counted = { timeZone: moment.timeZone, zoneSince, lastAt: isOwn ? now : counted!.lastAt };
  }
  // Ten days of 24 hours, one for each 20: the calendar then holds them to its own.
  expect(days).toBe(12);
});

describe("what a day may pay is counted", () => {
  // Midnight in Berlin is 23:00 of the day before in UTC, in Tokyo 15:00.
  test.each([
    ["from the learner's midnight", here("02T12:00"), undefined, "01T23:00"],
    ["from midnight in a zone that never was another", here("02T12:00"), before(), "01T23:00"],
    [
      "from twenty hours ago, in another zone in which the day has just begun",
      here("02T15:30", "Asia/Tokyo"),
      before(),
      "01T19:30",
    ],
    [
      "from twenty hours ago, in a zone of an hour",
      here("02T15:30", "Asia/Tokyo"),
      before({ timeZone: "Asia/Tokyo", zoneSince: at("02T14:30") }),
      "01T19:30",
    ],
    [
      "from midnight, where that is longer ago than twenty hours",
      here("02T14:00", "Asia/Tokyo"),
      before(),
      "01T15:00",
    ],
    [
      "from midnight again, in a zone of twenty hours",
      here("02T15:30", "Asia/Tokyo"),
      before({ timeZone: "Asia/Tokyo", zoneSince: at("01T19:30") }),
      "02T15:00",
    ],
  ])("%s", (_, moment, counted, began) => {
    expect(ownDayBegan(moment, counted)).toEqual(at(began));
  });
});
