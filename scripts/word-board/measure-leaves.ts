import { readWordList } from "@saywell/content/word-board";
import { buildWordGraph, generateMoves, rulesetOf, takeFrom } from "@saywell/word-board";
import { leaveFeatures } from "../../packages/word-board/src/bots/leave-features";
import { playGame, tilesOf } from "../../packages/word-board/src/bots/testing/play-game";

/**
 * Prints what tiles that are kept are worth: `npx tsx scripts/word-board/measure-leaves.ts [GAMES]`.
 * Two players who always play for most points play against each other, on the board of 15; then the
 * points of each turn are explained, by least squares, by what its player had kept the turn before.
 * What is printed stands in `packages/word-board/src/bots/leave-values.ts`.
 */

const games = Number(process.argv[2] ?? 1000);
const rules = rulesetOf("CLASSIC", "STANDARD");
const graph = buildWordGraph(readWordList().words);
const names = [
  ...Array.from("?ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
  "twice",
  "uneven",
  "lone Q",
  "constant",
];
const size = names.length;
/** The normal equations: of each two features the sum of products, and of each with the points. */
const products = Array.from({ length: size }, () => new Float64Array(size));
const withPoints = new Float64Array(size);

function learn(kept: string, points: number): void {
  const features = leaveFeatures(kept);
  const row = names.map((name) => (name === "constant" ? 1 : (features.get(name) ?? 0)));
  for (let i = 0; i < size; i++) {
    withPoints[i]! += row[i]! * points;
    for (let j = 0; j < size; j++) products[i]![j]! += row[i]! * row[j]!;
  }
}

/** Solves the equations by elimination. A little is added to the diagonal, for what is hardly ever seen. */
function solve(): number[] {
  const rows = products.map((row, i) =>
    Float64Array.from([...row.map((sum, j) => sum + (i === j ? 5 : 0)), withPoints[i]!]),
  );
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < size; j++) {
      if (i === j) continue;
      const times = rows[j]![i]! / rows[i]![i]!;
      for (let k = i; k <= size; k++) rows[j]![k]! -= times * rows[i]![k]!;
    }
  }
  return rows.map((row, i) => row[size]! / row[i]!);
}

function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

for (let game = 0; game < games; game++) {
  const kept: (string | null)[] = [null, null];
  const greedy = ({ board, rack }: { board: string; rack: string }) => {
    let best = null;
    for (const move of generateMoves(rules, board, rack, graph)) {
      if (best === null || move.score > best.score) best = move;
    }
    return best === null
      ? ({ kind: "pass" } as const)
      : ({ kind: "play", placed: best.placed } as const);
  };
  playGame(rules, {
    choose: [greedy, greedy],
    chance: randomFrom(game),
    seen({ by, position, move, score }) {
      const before = kept[by];
      if (before !== null && before !== undefined) learn(before, score);
      kept[by] =
        move.kind === "play" && position.bagSize >= rules.rackSize
          ? takeFrom(position.rack, tilesOf(move.placed))
          : null;
    },
  });
}
const found = solve();
for (const [place, name] of names.entries())
  process.stdout.write(`${name}: ${found[place]!.toFixed(1)}\n`);
