import { expect, test } from "vitest";
import { studyWeeks } from "./study-weeks";

test("the days stand in weeks from Monday, those outside left empty", () => {
  const weeks = studyWeeks({ from: "2026-10-05", to: "2026-11-29", days: ["2026-11-29"] });
  expect(weeks).toHaveLength(8);
  expect(weeks[0]?.[0]).toEqual({ day: "2026-10-05", hasLearnt: false });
  expect(weeks[7]?.[6]).toEqual({ day: "2026-11-29", hasLearnt: true });
  const part = studyWeeks({ from: "2026-11-26", to: "2026-12-01", days: [] });
  expect(part.map((week) => week.map((each) => each?.day.slice(-2) ?? null))).toEqual([
    [null, null, null, "26", "27", "28", "29"],
    ["30", "01", null, null, null, null, null],
  ]);
});
