import { describe, expect, test } from "vitest";
import { type Board, emptyBoard, lay, signOf, tileOf } from "../board/board";
import { draw, takeFrom, type Tiles } from "../board/rack";
import { buildWordGraph } from "../lexicon/word-graph";
import { type Ruleset, rulesetOf } from "../rules/ruleset";
import { allTiles, standardTiles } from "../rules/tile-sets";
import { seededChance, smallWords } from "../testing/small-words";
import { generateMoves } from "./generate-moves";
import { placedWords } from "./placed-words";
import { playKey, referenceMoves } from "./reference-moves";

const graph = buildWordGraph(smallWords);
const capitals = new Set(smallWords.map((word) => word.toUpperCase()));
const standard = rulesetOf("CLASSIC", "STANDARD");
const small: Ruleset = { ...rulesetOf("CLASSIC", "SMALL"), tiles: standardTiles };

const generated = (rules: Ruleset, board: Board, rack: Tiles): string[] =>
  generateMoves(rules, board, rack, graph).map(({ placed, score }) => playKey(placed, score));

/** Positions of a game that is played by chance, each with the rack that is to move. */
function* positions(rules: Ruleset, seed: number, rackSize: number) {
  const chance = seededChance(seed);
  let board = emptyBoard(rules.layout);
  let { drawn: rack, rest: bag } = draw(allTiles(rules.tiles), rackSize, chance);
  for (let turn = 0; turn < 20; turn++) {
    yield { board, rack };
    const moves = generateMoves(rules, board, rack, graph);
    if (moves.length === 0) return;
    const { placed } = moves[Math.floor(chance() * moves.length)]!;
    board = lay(board, placed, rules.layout);
    rack = takeFrom(rack, placed.map((each) => tileOf(signOf(each))).join(""))!;
    const next = draw(bag, placed.length, chance);
    rack += next.drawn;
    bag = next.rest;
  }
}

describe("all moves of a position", () => {
  test.each([
    ["on 15 rows", standard, 4, 8],
    ["on 11 rows", small, 5, 8],
  ])(
    "are those that a slow and plain search finds, with the same points, %s",
    (_, rules, rackSize, games) => {
      let checked = 0;
      for (let seed = 1; seed <= games; seed++) {
        for (const { board, rack } of positions(rules, seed, rackSize)) {
          const moves = generated(rules, board, rack);
          expect(new Set(moves).size).toBe(moves.length);
          // With two blanks the slow search takes too long.
          if (takeFrom(rack, "??") !== null) continue;
          expect(new Set(moves)).toEqual(referenceMoves(rules, board, rack, capitals));
          checked++;
        }
      }
      expect(checked).toBeGreaterThan(40);
    },
  );
});

const cat = lay(
  emptyBoard(standard.layout),
  Array.from("CAT", (letter, place) => ({ row: 7, col: 6 + place, letter, isBlank: false })),
  standard.layout,
);

/** As for chess: a position, and how many plays there are in it. Each row was counted by the slow search. */
describe("plays that there are", () => {
  test.each([
    ["on an empty board with CAT", emptyBoard(standard.layout), "CAT", 16, 10],
    ["on an empty board with a blank", emptyBoard(standard.layout), "QUI?", 40, 24],
    ["beside CAT with S", cat, "S", 2, 6],
    ["beside CAT with EARS", cat, "EARS", 29, 11],
    ["beside CAT with a blank", cat, "TE?", 87, 9],
    [
      "on an empty board with nothing that makes a word",
      emptyBoard(standard.layout),
      "VVVVVVV",
      0,
      0,
    ],
  ] as const)("%s", (_, board, rack, plays, most) => {
    const moves = generated(standard, board, rack).toSorted();
    expect(moves).toEqual([...referenceMoves(standard, board, rack, capitals)].toSorted());
    expect([moves.length, bestOf(moves)]).toEqual([plays, most]);
  });
});

const bestOf = (keys: readonly string[]): number =>
  Math.max(0, ...keys.map((key) => Number(key.split("=")[1])));

test("where only laid tiles are the word, each word that the rack has is found at its best place", () => {
  const rules = rulesetOf("STARTER", "SMALL");
  const found = placedWords(rules, emptyBoard(rules.layout), "CATXQJZ", graph);
  expect(found.map(({ word }) => word).toSorted()).toEqual(["ACT", "AT", "CAT"]);
  // C, A and T from a corner: 3, 1 and 1, all three times.
  expect(found.find(({ word }) => word === "CAT")!.score).toBe(15);
});
