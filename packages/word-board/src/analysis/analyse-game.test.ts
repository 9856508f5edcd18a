import { expect, test } from "vitest";
import type { WordBoardEvent, WordBoardSetting } from "../game/state";
import { playGame } from "../testing/games";
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

/** A game in which all pass, so that the tiles that chance gave do not matter. */
function passing() {
  const game = playGame();
  game.come("ann", "ben");
  game.start("ann");
  game.passTurn("ann");
  return game;
}
const turnsOf = (id: string, { log }: ReturnType<typeof passing>) => [
  ...analyseGame({ setting, events: log }, id, { lexicon: smallLexicon(), level: "A1" }),
];

test("what a guest did counts for the account that they became", () => {
  const game = passing();
  game.run({ kind: "become", by: "ann", as: "annabel" });
  game.passTurn("ben");
  game.passTurn("annabel");
  expect(turnsOf("annabel", game).map(({ turn }) => turn)).toEqual([1, 3]);
  expect(turnsOf("ann", game)).toEqual([]);
});

test("a turn that was lost for a wrong challenge is none, and one that was late is one", () => {
  const game = passing();
  game.log.push({ type: "passed", id: "ben", why: "penalty", at: 1 });
  game.log.push({ type: "passed", id: "ann", why: "late", at: 2 });
  expect(turnsOf("ben", game)).toEqual([]);
  expect(turnsOf("ann", game).map(({ turn }) => turn)).toEqual([1, 3]);
});

test("of a log with several games the last counts", () => {
  const game = passing();
  game.stop("ben");
  game.start("ann");
  game.passTurn("ben");
  expect(turnsOf("ann", game)).toEqual([]);
  expect(turnsOf("ben", game)).toHaveLength(1);
});
