import { expect, test } from "vitest";
import { sayDone, sayWeek, weekNow } from "./plan-words";

test.each([
  ["2026-03-02", "2026-03-09", "Week of 2 March"],
  ["2027-01-04", "2026-12-28", "Week of 4 January 2027"],
])("the week of %s, seen from %s, is called %s", (startsOn, thisWeek, said) => {
  expect(sayWeek(startsOn, thisWeek)).toBe(said);
});

const lesson = (isFinished: boolean) => ({
  lessonId: "a",
  title: "A",
  level: "A1" as const,
  duration: 10,
  progress: 0,
  isFinished,
  lock: null,
});
const week = (startsOn: string, ...finished: boolean[]) => ({
  startsOn,
  note: "",
  lessons: finished.map(lesson),
});

test.each([
  [[], null],
  [[false], "0 of 1 lesson done"],
  [[true, false, true], "2 of 3 lessons done"],
])("lessons finished %j: %s", (finished, said) => {
  expect(sayDone(week("2026-03-02", ...finished))).toBe(said);
});

test("a week in which nothing is planned is not shown as this week", () => {
  const weeks = [week("2026-03-02"), week("2026-03-09", true)];
  expect(weekNow({ weeks, thisWeek: "2026-03-02" })).toBeUndefined();
  expect(weekNow({ weeks, thisWeek: "2026-03-09" })).toBe(weeks[1]);
});
