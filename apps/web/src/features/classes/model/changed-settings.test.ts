import { expect, test } from "vitest";
import { makeTaughtClass } from "../../../testing/classes";
import { changedSettings, lessonsOf } from "./changed-settings";

const before = makeTaughtClass();

test("what was changed is named", () => {
  expect(changedSettings(before, before)).toBe("Nothing was changed.");
  expect(changedSettings(before, { ...before, goals: "Talk more" })).toBe("Goals.");
  expect(
    changedSettings(before, { ...before, name: "B1", weeklyLessons: 3, hasLeaderboard: false }),
  ).toBe("Name, lessons each week and leaderboard.");
});

test.each([
  ["", null],
  [" ", null],
  ["3", 3],
  ["50", 50],
  ["0", undefined],
  ["51", undefined],
  ["2.5", undefined],
  ["three", undefined],
])("%j is a goal of %s lessons", (typed, lessons) => {
  expect(lessonsOf(typed)).toBe(lessons);
});
