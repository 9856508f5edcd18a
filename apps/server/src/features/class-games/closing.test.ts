import { describe, expect, test } from "vitest";
import { closesAt } from "./closing";

const made = new Date("2026-03-02T09:00:00Z");

describe("a game that its teacher does not close", () => {
  test.each([
    [
      "two weeks after it was made, while nobody has come",
      null,
      0,
      "WAITING",
      "2026-03-16T09:00:00",
    ],
    ["two weeks after somebody came", "2026-03-05T10:00:00Z", 0, "WAITING", "2026-03-19T10:00:00"],
    [
      "a day after the last thing in a game that runs",
      "2026-03-10T10:00:00Z",
      0,
      "QUESTION",
      "2026-03-11T10:00:00",
    ],
    [
      "a day after the last thing that followed a game",
      "2026-03-10T10:00:00Z",
      2,
      "FINISHED",
      "2026-03-11T10:00:00",
    ],
  ] as const)("closes %s", (_, lastAt, matches, phase, closes) => {
    const figures = { lastAt: lastAt === null ? null : new Date(lastAt), matches, phase };
    expect(closesAt(made, figures)).toEqual(new Date(`${closes}Z`));
  });
});
