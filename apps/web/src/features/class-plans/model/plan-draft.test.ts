import { expect, test } from "vitest";
import { type Move, nextMonday, withMoved, withWeek, withWeeks } from "./plan-draft";

const week = (startsOn: string, ...lessonIds: string[]) => ({ startsOn, lessonIds, note: "" });
const plan = [week("2026-03-02", "a", "b"), week("2026-03-16", "c"), week("2026-03-23")];
const lessonsAfter = (lesson: string, move: Move) =>
  withMoved(plan, lesson, move)?.map(({ lessonIds }) => lessonIds.join("")) ?? null;

test.each([
  ["a", "up", null],
  ["a", "down", ["ba", "c", ""]],
  ["b", "up", ["ba", "c", ""]],
  ["b", "down", null],
  ["a", "earlier", null],
  ["b", "later", ["a", "bc", ""]],
  ["c", "earlier", ["abc", "", ""]],
  ["c", "later", ["ab", "", "c"]],
  ["no lesson", "later", null],
] as const)("%s moved %s", (lesson, move, after) => {
  expect(lessonsAfter(lesson, move)).toEqual(after);
});

test("a full week takes no further lesson", () => {
  const full = [week("2026-03-02", ..."abcdefghij"), week("2026-03-09", "k")];
  expect(withMoved(full, "k", "earlier")).toBeNull();
});

test("a lesson that is put into a week goes out of the others", () => {
  expect(withWeek(plan, "2026-03-23", { lessonIds: ["a", "d"] })).toEqual([
    week("2026-03-02", "b"),
    week("2026-03-16", "c"),
    week("2026-03-23", "a", "d"),
  ]);
});

test("weeks are added from the Monday of a day on, and what is planned stays", () => {
  const starts = withWeeks(plan, "2026-03-04", 3).map(({ startsOn }) => startsOn);
  expect(starts).toEqual(["2026-03-02", "2026-03-09", "2026-03-16", "2026-03-23"]);
  expect(withWeeks(plan, "2026-03-04", 1)).toEqual(plan);
});

test("the next week follows the last, and the first is this one", () => {
  expect(nextMonday(plan, "2026-03-02")).toBe("2026-03-30");
  expect(nextMonday([], "2026-03-02")).toBe("2026-03-02");
});
