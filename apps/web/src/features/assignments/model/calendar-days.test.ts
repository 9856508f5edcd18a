import { expect, test } from "vitest";
import { makeAssignment } from "../../../testing/classes";
import { entriesByDay, monthAfter, weeksOf } from "./calendar-days";

test("a month is shown in whole weeks from Monday", () => {
  const weeks = weeksOf("2026-12");
  expect(weeks).toHaveLength(5);
  expect([weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual(["2026-11-30", "2027-01-03"]);
  expect(weeksOf("2027-02")).toHaveLength(4);
});

test("months follow over the end of a year, both ways", () => {
  expect(monthAfter("2026-12", 1)).toBe("2027-01");
  expect(monthAfter("2026-01", -1)).toBe("2025-12");
});

test("what opens and is due falls on the days of the zone, in the order of the clock", () => {
  const one = makeAssignment({
    opensAt: "2026-12-01T20:00:00.000Z",
    dueAt: "2026-12-04T18:00:00.000Z",
  });
  const other = makeAssignment({ id: "b", opensAt: "2026-12-01T16:00:00.000Z", dueAt: null });
  const days = entriesByDay([one, other], "Asia/Tokyo");
  expect([...days.keys()]).toEqual(["2026-12-02", "2026-12-05"]);
  expect(days.get("2026-12-02")?.map(({ assignment }) => assignment.id)).toEqual(["b", one.id]);
});
