import { describe, expect, test } from "vitest";
import { periodOf, spansOf } from "./period";

const now = new Date("2026-03-04T22:30:00Z");

describe("the days of a report", () => {
  test.each([
    ["without a wish are the last 28", {}, "2026-02-05", "2026-03-04"],
    ["end today where a later day is asked for", { to: "2027-01-01" }, "2026-02-05", "2026-03-04"],
    ["may be one", { from: "2026-03-01", to: "2026-03-01" }, "2026-03-01", "2026-03-01"],
    ["may be a leap year", { from: "2024-01-01", to: "2024-12-31" }, "2024-01-01", "2024-12-31"],
  ])("%s", (_how, wish, from, to) => {
    expect(periodOf(wish, now, "UTC")).toMatchObject({ ok: true, value: { from, to } });
  });

  test.each([
    ["are 367", { from: "2025-03-03", to: "2026-03-04" }, "Choose at most 366 days."],
    [
      "run backwards",
      { from: "2026-02-02", to: "2026-02-01" },
      "The first day must not be after the last one.",
    ],
    ["have not begun", { from: "2026-03-05" }, "Choose days that have begun."],
  ])("are refused that %s", (_how, wish, message) => {
    expect(periodOf(wish, now, "UTC")).toEqual({
      ok: false,
      refusal: { code: "invalid-input", message },
    });
  });

  test("begin and end where the school is", () => {
    const wish = { from: "2026-03-04", to: "2026-03-05" };
    expect(periodOf(wish, now, "Asia/Tokyo")).toEqual({
      ok: true,
      value: {
        ...wish,
        timeZone: "Asia/Tokyo",
        begins: new Date("2026-03-03T15:00:00Z"),
        ends: new Date("2026-03-05T15:00:00Z"),
      },
    });
  });
});

describe("a report counts", () => {
  test("by the day up to 35 days, each once", () => {
    const { unit, spans } = spansOf({ from: "2026-02-01", to: "2026-03-07" });
    expect([unit, spans.length]).toEqual(["day", 35]);
    expect(spans.at(-1)).toEqual({ from: "2026-03-07", to: "2026-03-07" });
  });

  test("by weeks from Monday beyond that, cut at both ends", () => {
    const { unit, spans } = spansOf({ from: "2026-01-31", to: "2026-03-10" });
    expect(unit).toBe("week");
    expect(spans.slice(0, 2)).toEqual([
      { from: "2026-01-31", to: "2026-02-01" },
      { from: "2026-02-02", to: "2026-02-08" },
    ]);
    expect(spans.at(-1)).toEqual({ from: "2026-03-09", to: "2026-03-10" });
  });
});
