import { describe, expect, it } from "vitest";
import { boardAfterAnna, boardAnnas, boardMine, quietTurn } from "../../../testing/board-states";
import { guest } from "../../../testing/learning";
import { announce, sayClock, sayTurn, wordsThrough } from "./turn-words";

describe("what is announced", () => {
  it("is the last turn, whose turn it is, and the tiles that are left", () => {
    expect(announce(boardAfterAnna, guest.id)).toBe(
      "Anna Berg played QUIET for 42 points. It is your turn. 30 tiles remaining.",
    );
  });

  it("before the first turn is whose it is", () => {
    expect(announce(boardAnnas, guest.id)).toBe("Anna Berg is playing. 84 tiles remaining.");
  });

  it("of the last play is that it waits for an answer", () => {
    const mine = { ...boardMine.mine, mustAgree: true };
    expect(announce({ ...boardMine, mine }, guest.id)).toContain("Agree, or challenge the word.");
  });
});

it.each([
  [{ kind: "EXCHANGED", exchangedCount: 1 }, "Anna exchanged 1 tile."],
  [{ kind: "PASSED", passReason: "WISH" }, "Anna passed."],
  [{ kind: "PASSED", passReason: "LATE" }, "Anna ran out of time."],
  [{ kind: "PASSED", passReason: "PENALTY" }, "Anna challenged a good word and missed a turn."],
  [{ kind: "PLAYED", score: 1 }, "Anna played QUIET for 1 point."],
  [
    { kind: "PLAYED", challengerId: guest.id },
    "Anna played QUIET for 42 points. You challenged it. It is a good word. Anna gets 5 points.",
  ],
  [
    { kind: "WITHDRAWN", challengerId: guest.id },
    "Anna played QUIET. It was challenged and is no word, so it went back.",
  ],
] as const)("a turn %j is told in plain words", (parts, sentence) => {
  const nameOf = (id: string): string => (id === guest.id ? "You" : "Anna");
  expect(sayTurn({ ...quietTurn, ...parts }, nameOf, "FIVE_POINT")).toBe(sentence);
});

describe("the words through a cell", () => {
  const rows = ["...A.", "..CaT", "...R.", ".....", "....."];
  it("are those across and down, a blank among them", () => {
    const at = { rows, preset: "CLASSIC" as const, turns: [] };
    expect(wordsThrough(at, { row: 1, col: 3 })).toEqual(["CAT", "AAR"]);
    expect(wordsThrough(at, { row: 1, col: 2 })).toEqual(["CAT"]);
    expect(wordsThrough(at, { row: 4, col: 4 })).toEqual([]);
  });

  it("are what was laid there where words do not cross", () => {
    const at = { ...boardAfterAnna, preset: "STARTER" as const };
    expect(wordsThrough(at, { row: 5, col: 4 })).toEqual(["QUIET"]);
    expect(wordsThrough(at, { row: 4, col: 4 })).toEqual([]);
  });
});

it.each([
  [125_000, "2:05"],
  [999, "0:01"],
  [0, "0:00"],
  [-10_000, "-0:10"],
])("%d milliseconds of a clock read %s", (left, text) => {
  expect(sayClock(left)).toBe(text);
});
