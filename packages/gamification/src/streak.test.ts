import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayNumber, dayOfNumber } from "./calendar";
import { MAX_FREEZES, streakOf, type Streak } from "./streak";

/** `"xx.x"` from a first day on: `x` is a day with study, `.` one without; the last is today. */
function diary(marks: string, first = "2026-03-01"): { days: string[]; today: string } {
  const start = dayNumber(first);
  const days = Array.from(marks).flatMap((mark, i) =>
    mark === "x" ? [dayOfNumber(start + i)] : [],
  );
  return { days, today: dayOfNumber(start + marks.length - 1) };
}

const streakIn = (marks: string, first?: string): Streak => {
  const { days, today } = diary(marks, first);
  return streakOf(days, today);
};

describe("the streak of a diary", () => {
  test.each([
    // marks, current, longest, freezes, bridged days
    ["", 0, 0, 0, 0],
    [".", 0, 0, 0, 0],
    ["x", 1, 1, 0, 0],
    ["x.", 1, 1, 0, 0],
    ["x..", 0, 1, 0, 0],
    ["xx", 2, 2, 0, 0],
    ["x.x", 1, 1, 0, 0],
    ["xxxx", 4, 4, 0, 0],
    ["xxxxx", 5, 5, 1, 0],
    ["xxxxx.", 5, 5, 1, 0],
    ["xxxxx..", 5, 5, 0, 1],
    ["xxxxx...", 0, 5, 0, 0],
    ["xxxxx.x", 6, 6, 0, 1],
    ["xxxxx..x", 1, 5, 0, 0],
    ["xxxxx.x.x", 1, 6, 0, 0],
    ["xxxxxxxxxx", 10, 10, 2, 0],
    ["xxxxxxxxxxxxxxxxxxxx", 20, 20, 2, 0],
    ["xxxxxxxxxx..x", 11, 11, 0, 2],
    ["xxxxxxxxxx...", 10, 10, 0, 2],
    ["xxxxxxxxxx....", 0, 10, 0, 0],
    ["xxxxxxxxxx...x", 1, 10, 0, 0],
    // A freeze is earned again while the streak goes on.
    ["xxxxx.xxxx", 9, 9, 0, 1],
    ["xxxxx.xxxxx", 10, 10, 1, 1],
    ["xxxxx.xxxxx.x", 11, 11, 0, 2],
    // A new streak starts with nothing from the old one.
    ["xxxxxxxxxx....xxxx.x", 1, 10, 0, 0],
    ["xxxxxxx....xxxxx", 5, 7, 1, 0],
  ])("%s is %i now, %i at best, with %i freezes left and %i days bridged", (...row) => {
    const [marks, current, longest, freezes, bridged] = row;
    const streak = streakIn(marks);
    expect(streak).toMatchObject({ current, longest, freezes });
    expect(streak.frozenDays).toHaveLength(bridged);
  });

  test.each([
    ["a leap day", "2028-02-27", "2028-02-29"],
    ["the end of February without one", "2027-02-27", "2027-03-01"],
    ["the end of a year", "2026-12-30", "2027-01-01"],
    ["the start of summer time in London", "2026-03-28", "2026-03-30"],
    ["the end of summer time in New York", "2026-10-31", "2026-11-02"],
  ])("runs on over %s", (_name, first, today) => {
    expect(diary("xxx", first).today).toBe(today);
    expect(streakIn("xxx", first).current).toBe(3);
    expect(streakIn("x.x", first).current).toBe(1);
  });

  test("names the days that freezes bridged", () => {
    expect(streakIn("xxxxxxxxxx.x.x", "2028-02-19").frozenDays).toEqual([
      "2028-02-29",
      "2028-03-02",
    ]);
  });

  test("says whether today has study in it", () => {
    expect(streakIn("xx").studiedToday).toBe(true);
    expect(streakIn("x.").studiedToday).toBe(false);
  });

  test("after a clock moved back is that of the day it shows, and whole again later", () => {
    const { days } = diary("xxxxx");
    expect(streakOf(days, "2026-03-03")).toMatchObject({ current: 3, longest: 3, freezes: 0 });
    expect(streakOf(days, "2026-02-01")).toMatchObject({ current: 0, longest: 0 });
    expect(streakOf(days, "2026-03-05")).toMatchObject({ current: 5, longest: 5, freezes: 1 });
  });
});

describe("a kept day", () => {
  const kept = (studied: string[], today: string, ...keptDays: string[]) =>
    streakOf(studied, today, keptDays);

  test("is not missed, and makes the streak no longer", () => {
    expect(kept(["2026-03-01", "2026-03-03"], "2026-03-03", "2026-03-02")).toMatchObject({
      current: 2,
      longest: 2,
      frozenDays: [],
    });
  });

  test("holds a streak for a day, and not for two", () => {
    expect(kept(["2026-03-01"], "2026-03-03", "2026-03-02").current).toBe(1);
    expect(kept(["2026-03-01"], "2026-03-04", "2026-03-02").current).toBe(0);
  });

  test("uses no freeze, and leaves those of other days to be used", () => {
    const { days } = diary("xxxxx");
    expect(streakOf(days, "2026-03-07", ["2026-03-06"])).toMatchObject({ current: 5, freezes: 1 });
    expect(streakOf(days, "2026-03-08", ["2026-03-06"])).toMatchObject({
      current: 5,
      freezes: 0,
      frozenDays: ["2026-03-07"],
    });
  });

  test("is a day with study in it, for whoever asks about today", () => {
    expect(kept(["2026-03-01"], "2026-03-02", "2026-03-02").studiedToday).toBe(true);
  });
});

/** The rule once more, one day at a time: slow and obvious. */
function slowStreak(days: readonly string[], today: string): Streak {
  const streak: Streak = {
    current: 0,
    longest: 0,
    freezes: 0,
    studiedToday: false,
    frozenDays: [],
  };
  const first = Math.min(...days.map(dayNumber));
  for (let number = first; number <= dayNumber(today); number += 1) {
    const day = dayOfNumber(number);
    if (days.includes(day)) {
      streak.current += 1;
      if (streak.current % 5 === 0 && streak.freezes < 2) streak.freezes += 1;
    } else if (day !== today && streak.freezes > 0) {
      streak.freezes -= 1;
      streak.frozenDays.push(day);
    } else if (day !== today) {
      streak.current = 0;
      streak.frozenDays = [];
    }
    streak.longest = Math.max(streak.longest, streak.current);
    streak.studiedToday = days.includes(today);
  }
  return streak;
}

describe("for any days", () => {
  /** Mostly studied, so that freezes are earned, used and run out. */
  const marks = fc
    .array(fc.constantFrom("x", "x", "x", "x", "x", "."), { minLength: 1, maxLength: 60 })
    .map((each) => each.join(""));
  const anyDiary = marks.map((each) => diary(each, "2028-01-20"));

  test("the streak is what counting day by day gives", () => {
    fc.assert(
      fc.property(anyDiary, ({ days, today }) => {
        fc.pre(days.length > 0);
        expect(streakOf(days, today)).toEqual(slowStreak(days, today));
      }),
      { numRuns: 500 },
    );
  });

  test("order and repetition do not matter", () => {
    fc.assert(
      fc.property(anyDiary, fc.nat(), ({ days, today }, turn) => {
        const cut = turn % (days.length + 1);
        const shuffled = [...days.slice(cut), ...days, ...days.slice(0, cut)].toReversed();
        expect(streakOf(shuffled, today)).toEqual(streakOf(days, today));
      }),
    );
  });

  test("no more than two freezes are held, and no streak is longer than its days", () => {
    fc.assert(
      fc.property(anyDiary, ({ days, today }) => {
        const { current, longest, freezes } = streakOf(days, today);
        expect(freezes).toBeGreaterThanOrEqual(0);
        expect(freezes).toBeLessThanOrEqual(MAX_FREEZES);
        expect(current).toBeLessThanOrEqual(longest);
        expect(longest).toBeLessThanOrEqual(days.length);
      }),
    );
  });

  test("studying today adds exactly one day, and never costs a freeze", () => {
    fc.assert(
      fc.property(anyDiary, ({ days, today }) => {
        const without = streakOf(
          days.filter((day) => day !== today),
          today,
        );
        const after = streakOf([...days, today], today);
        expect(after.current).toBe(without.current + 1);
        expect(after.longest).toBeGreaterThanOrEqual(without.longest);
        expect(after.freezes).toBeGreaterThanOrEqual(without.freezes);
      }),
    );
  });

  test("a day that has not come yet changes nothing", () => {
    fc.assert(
      fc.property(anyDiary, fc.integer({ min: 1, max: 5000 }), ({ days, today }, ahead) => {
        const later = dayOfNumber(dayNumber(today) + ahead);
        expect(streakOf([...days, later], today)).toEqual(streakOf(days, today));
      }),
    );
  });
});
