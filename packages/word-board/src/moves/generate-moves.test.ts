import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Board, emptyBoard, lay, signOf, tileOf } from "../board/board";
import { judgePlay } from "../board/play";
import { draw, takeFrom, type Tiles } from "../board/rack";
import { buildWordGraph } from "../lexicon/word-graph";
import { type Ruleset, rulesetOf } from "../rules/ruleset";
import { allTiles, blank, standardTiles } from "../rules/tile-sets";
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
  // A third of the tiles, so that two blanks are seen often.
  const few = draw(allTiles(rules.tiles).replaceAll(blank, ""), 30, chance).drawn + "??";
  let { drawn: rack, rest: bag } = draw(few, rackSize, chance);
  for (let turn = 0; turn < 12; turn++) {
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

/** Every fourth word: a board of all words then has words that a search knows nothing of. */
const someWords = smallWords.filter((_, place) => place % 4 === 0);
const someGraph = buildWordGraph(someWords);
const someCapitals = new Set(someWords.map((word) => word.toUpperCase()));

describe("all moves of a position", () => {
  test.each([
    ["on 15 rows", standard, 4, 15],
    ["on 11 rows", small, 4, 15],
    ["on 11 rows with many tiles", small, 6, 2],
  ])(
    "are those that a slow and plain search finds, with the same points, %s",
    (_, rules, rackSize, games) => {
      fc.assert(
        fc.property(fc.nat(), (seed) => {
          for (const { board, rack } of positions(rules, seed, rackSize)) {
            const moves = generateMoves(rules, board, rack, someGraph).map(({ placed, score }) =>
              playKey(placed, score),
            );
            expect(new Set(moves).size).toBe(moves.length);
            const plain = [...referenceMoves(rules, board, rack, someCapitals)].toSorted();
            expect(moves.toSorted()).toEqual(plain);
          }
        }),
        { numRuns: games },
      );
    },
  );

  test("are those of the slow search in thousands of positions, of another few words in each game", () => {
    let compared = 0;
    for (let seed = 1; compared < 2000; seed++) {
      const few = smallWords.filter((_, place) => (place * 7 + seed) % 16 === 0);
      const fewGraph = buildWordGraph(few);
      const fewCapitals = new Set(few.map((word) => word.toUpperCase()));
      const rules = seed % 2 === 0 ? standard : small;
      for (const { board, rack } of positions(rules, seed, 5)) {
        const moves = generateMoves(rules, board, rack, fewGraph);
        const keys = moves.map(({ placed, score }) => playKey(placed, score)).toSorted();
        expect(keys).toEqual([...referenceMoves(rules, board, rack, fewCapitals)].toSorted());
        compared += 1;
      }
    }
  });

  test("have the word that they make and join no tiles twice", () => {
    for (const { board, rack } of positions(standard, 3, 7)) {
      for (const { placed, score, word } of generateMoves(standard, board, rack, graph)) {
        expect(judgePlay(standard, board, placed)).toMatchObject({
          ok: true,
          play: { score, words: expect.arrayContaining([expect.objectContaining({ word })]) },
        });
      }
    }
  });
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

/** How many ways there are to play one rack after the other, each on what the one before left. */
function pathsOf(
  rules: Ruleset,
  racks: readonly Tiles[],
  board = emptyBoard(rules.layout),
): number {
  const [rack, ...others] = racks;
  if (rack === undefined) return 1;
  const moves = generateMoves(rules, board, rack, graph);
  if (others.length === 0) return moves.length;
  return moves.reduce(
    (sum, { placed }) => sum + pathsOf(rules, others, lay(board, placed, rules.layout)),
    0,
  );
}

/** Perft, as of chess. The first three rows were counted by the slow search as well. */
test.each([
  ["CAT", "S", standard, 26],
  ["TEA", "ON", standard, 162],
  ["AT?", "S", small, 162],
  ["CAT", "?", small, 180],
  ["RAIN", "SET", standard, 460],
  ["QUIT", "ZOO", small, 24],
])("%s and then %s are played in as many ways as there are", (first, second, rules, paths) => {
  expect(pathsOf(rules, [first, second])).toBe(paths);
});

test("where only laid tiles are the word, each word that the rack has is found at its best place", () => {
  const rules = rulesetOf("STARTER", "SMALL");
  const found = placedWords(rules, emptyBoard(rules.layout), "CATXQJZ", graph);
  expect(found.map(({ word }) => word).toSorted()).toEqual(["ACT", "AT", "CAT"]);
  // C, A and T from a corner: 3, 1 and 1, all three times.
  expect(found.find(({ word }) => word === "CAT")!.score).toBe(15);
});

test("a word that is placed brings what the rules count", () => {
  const rules = rulesetOf("STARTER", "SMALL");
  const chance = seededChance(9);
  let board = emptyBoard(rules.layout);
  for (let turn = 0; turn < 12; turn++) {
    const { drawn } = draw(allTiles(rules.tiles), 7, chance);
    for (const { placed, score } of placedWords(rules, board, drawn, graph)) {
      expect(judgePlay(rules, board, placed)).toMatchObject({ ok: true, play: { score } });
    }
    const [first] = placedWords(rules, board, drawn, graph);
    if (first !== undefined) board = lay(board, first.placed, rules.layout);
  }
});
