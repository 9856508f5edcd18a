import { expect, test } from "vitest";
import { isMonday, mondayOf, planFrom, type PlanWeek, problemOfPlan } from "./class-plan";

const week = (startsOn: string, ...lessonIds: string[]): PlanWeek => ({
  startsOn,
  lessonIds,
  note: "",
});

test.each([
  ["2026-03-02", true, "2026-03-02"],
  ["2026-03-01", false, "2026-02-23"],
  ["2026-03-08", false, "2026-03-02"],
  ["2028-02-29", false, "2028-02-28"],
])("%s: a Monday is %s, and the week begins on %s", (day, itIs, monday) => {
  expect(isMonday(day)).toBe(itIs);
  expect(mondayOf(day)).toBe(monday);
});

test.each([
  ["an empty plan", [], null],
  ["two weeks", [week("2026-03-02", "a"), week("2026-03-09", "b")], null],
  ["a week that begins on another day", [week("2026-03-03")], /no Monday/],
  ["a week twice", [week("2026-03-02"), week("2026-03-02")], /twice/],
  ["a lesson in two weeks", [week("2026-03-02", "a"), week("2026-03-09", "a")], /lesson .* twice/],
  ["a lesson twice in a week", [week("2026-03-02", "a", "a")], /lesson .* twice/],
  ["eleven lessons in a week", [week("2026-03-02", ..."abcdefghijk")], /at most 10 lessons/],
  [
    "sixty-one weeks",
    Array.from({ length: 61 }, (_, at) => week(`2026-03-${String(at)}`)),
    /at most 60 weeks/,
  ],
] as const)("%s", (_what, weeks, problem) => {
  const found = problemOfPlan(weeks);
  if (problem === null) expect(found).toBeNull();
  else expect(found).toMatch(problem);
});

test("a plan keeps its gaps when it begins elsewhere, over a change of the year", () => {
  const plan = [week("2026-03-16", "b"), week("2026-03-02", "a")];
  expect(planFrom(plan, "2026-12-28")).toEqual([week("2026-12-28", "a"), week("2027-01-11", "b")]);
  expect(planFrom([], "2026-12-28")).toEqual([]);
});
