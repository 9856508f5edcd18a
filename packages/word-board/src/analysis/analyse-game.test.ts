import { expect, test } from "vitest";
import type { WordBoardEvent, WordBoardSetting } from "../game/state";
import { smallLexicon } from "../testing/small-words";
import { analyseGame } from "./analyse-game";

const setting: WordBoardSetting = {
  preset: "CLASSIC",
  board: "STANDARD",
  challenge: "VOID",
  clock: "NONE",
  bot: null,
  level: "A1",
  mostPlayers: 4,
  host: null,
};
const laid = (word: string, col: number) =>
  Array.from(word, (letter, place) => ({ row: 7, col: col + place, letter, isBlank: false }));

test("each turn of a player stands beside the best play, with all words and with those of their level", () => {
  const events: WordBoardEvent[] = [
    {
      type: "started",
      setting,
      players: [
        { id: "ann", isBot: false, rack: "QUITCAT" },
        { id: "ben", isBot: false, rack: "EEEEEEE" },
      ],
      at: 0,
    },
    { type: "turn-began", id: "ann", thinksFor: null, at: 0 },
    {
      type: "played",
      id: "ann",
      placed: laid("CAT", 7),
      words: [{ word: "CAT", cells: [], score: 10 }],
      score: 10,
      isBingo: false,
      drew: "EEE",
      at: 1,
    },
    { type: "turn-began", id: "ben", thinksFor: null, at: 1 },
    { type: "passed", id: "ben", why: "wish", at: 2 },
  ];
  const [turn, ...others] = analyseGame({ setting, events }, "ann", {
    lexicon: smallLexicon(),
    level: "A1",
  });
  expect(others).toEqual([]);
  expect(turn).toMatchObject({
    turn: 1,
    rack: "QUITCAT",
    taken: { kind: "played", score: 10 },
    // QUIT: (10 + 1 + 1 + 1) twice. With words of A1 there is CAT or ACT: 5 twice.
    analysis: { mostPoints: { word: "QUIT", score: 26 }, bestKnown: { score: 10 } },
  });
  const [none] = analyseGame({ setting, events }, "ben", { lexicon: smallLexicon(), level: "A1" });
  expect(none).toMatchObject({ turn: 2, rack: "EEEEEEE", taken: { kind: "passed" } });
});
