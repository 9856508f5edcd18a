import { expect, test } from "vitest";
import { markedPieces } from "./marked-pieces";

const why = "Yesterday is over.";
const go = { start: 12, length: 2, wrong: "go", better: "went", why };

test("a text is cut where it was corrected", () => {
  expect(markedPieces("Yesterday I go home.", [go])).toEqual([
    "Yesterday I ",
    { wrong: "go", better: "went", why },
    " home.",
  ]);
});

test("a correction may stand at either end, and have nothing better", () => {
  expect(
    markedPieces("Me go", [
      { ...go, start: 0, length: 2, better: "I" },
      { ...go, start: 3, better: null },
    ]),
  ).toEqual([{ wrong: "Me", better: "I", why }, " ", { wrong: "go", better: null, why }]);
});

test("corrections that overlap another or leave the text are not shown", () => {
  const pieces = markedPieces("I go", [
    { ...go, start: 0, length: 3 },
    { ...go, start: 2 },
    { ...go, start: 3, length: 9 },
  ]);
  expect(pieces).toEqual([{ wrong: "I g", better: "went", why }, "o"]);
});
