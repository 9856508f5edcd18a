import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readWordList } from "@saywell/content/word-board";
import {
  allTiles,
  type Board,
  createLexicon,
  draw,
  emptyBoard,
  generateMoves,
  lay,
  rulesetOf,
  signOf,
  takeFrom,
  tileOf,
  type Tiles,
} from "@saywell/word-board";
import { leaveTraits } from "../../packages/word-board/src/bots/leave-value";
import { fitLine } from "./fit-line";

/*
 * Writes packages/word-board/src/bots/leave-table.ts: what tiles that are kept are worth to the next
 * turns. Only needed when the words or the rules change, and takes about a quarter of an hour.
 *
 *   npx tsx scripts/word-board/write-leave-values.ts
 *
 * A program plays against itself by the table it has. In each position it is tried on four racks of
 * chance how much the best turn brings, points and what is then kept. By how much that is above the
 * mean of the position is laid, by least squares, to the traits of tiles that were on the rack. The
 * table that comes of it is the next one's: three rounds, of which the last is written.
 */
const rounds = [500, 700, 1200];
const racksTried = 4;
/** Tiles that must be left unseen, so that all racks are full and the end is far. */
const leastUnseen = 21;

const rules = rulesetOf("CLASSIC", "STANDARD");
const { graph } = createLexicon(readWordList());

let last = 20_261;
const chance = (): number => {
  last = (last * 48_271) % 2_147_483_647;
  return last / 2_147_483_647;
};

const sorted = (tiles: Tiles): Tiles => Array.from(tiles).toSorted().join("");

type Table = Readonly<Record<string, number>>;

const valueBy = (table: Table, kept: Tiles): number =>
  kept === "" ? 0 : leaveTraits(kept).reduce((sum, trait) => sum + (table[trait] ?? 0), 0);

/** The best turn, by points and what is kept; null where there is no play. */
function bestTurn(table: Table, board: Board, rack: Tiles) {
  const known = new Map<Tiles, number>();
  let best: { placed: ReturnType<typeof generateMoves>[number]["placed"]; kept: Tiles } | null =
    null;
  let equity = Number.NEGATIVE_INFINITY;
  const ordered = sorted(rack);
  const moves = generateMoves(rules, board, rack, graph).toSorted((a, b) => b.score - a.score);
  // No tiles that are kept are worth more than this.
  const most = Array.from(ordered).reduce((sum, tile) => sum + Math.max(0, table[tile] ?? 0), 8);
  for (const move of moves) {
    if (move.score + most <= equity) break;
    const { placed } = move;
    const kept = takeFrom(ordered, placed.map((each) => tileOf(signOf(each))).join(""))!;
    let value = known.get(kept);
    if (value === undefined) known.set(kept, (value = valueBy(table, kept)));
    if (move.score + value <= equity) continue;
    equity = move.score + value;
    best = { placed, kept };
  }
  return best === null ? null : { ...best, equity };
}

/** Some of a rack's tiles, one to six. */
function someOf(rack: Tiles): Tiles {
  const { drawn } = draw(rack, 1 + Math.floor(chance() * 6), chance);
  return sorted(drawn);
}

function playRound(table: Table, games: number): Table {
  const line = fitLine();
  for (let game = 1; game <= games; game++) {
    let bag = allTiles(rules.tiles);
    let board = emptyBoard(rules.layout);
    const racks = ["", ""];
    for (let side = 0; ; side = 1 - side) {
      const drawn = draw(bag, rules.rackSize - racks[side]!.length, chance);
      bag = drawn.rest;
      racks[side] += drawn.drawn;
      const unseen = bag + racks.join("");
      if (unseen.length < leastUnseen) break;
      const tried = Array.from({ length: racksTried }, () => {
        const rack = draw(unseen, rules.rackSize, chance).drawn;
        return { rack, equity: bestTurn(table, board, rack)?.equity ?? 0 };
      });
      const mean = tried.reduce((sum, { equity }) => sum + equity, 0) / racksTried;
      for (const { rack, equity } of tried) {
        // Each mean has its own rack in it, which makes what is above it smaller.
        const above = ((equity - mean) * racksTried) / (racksTried - 1);
        for (let time = 0; time < 6; time++) line.add(leaveTraits(someOf(rack)), above);
      }
      const turn = bestTurn(table, board, racks[side]!);
      if (turn === null) break;
      board = lay(board, turn.placed, rules.layout);
      racks[side] = turn.kept;
    }
    if (game % 100 === 0) console.log(`${game} of ${games} games`);
  }
  return line.solve();
}

let table: Table = {};
for (const games of rounds) table = playRound(table, games);

const file = new URL("../../packages/word-board/src/bots/leave-table.ts", import.meta.url);
const lines = Object.entries(table)
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(([trait, points]) => `  ${JSON.stringify(trait)}: ${points.toFixed(1)},`);
writeFileSync(
  fileURLToPath(file),
  `/**
 * Points by trait of the tiles that are kept: see leave-value.ts. Made by self-play, with
 * scripts/word-board/write-leave-values.ts, which says how.
 */
export const leaveTable: Readonly<Record<string, number>> = {
${lines.join("\n")}
};
`,
);
console.log(`${lines.length} traits.`);
