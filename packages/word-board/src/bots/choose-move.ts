import { sortTiles } from "../board/tile-worth";
import type { Lexicon } from "../lexicon/lexicon";
import type { WordGraph } from "../lexicon/word-graph";
import { findPlays, type FoundPlay } from "../moves/find-plays";
import type { WordBotId } from "../word-board-facts";
import type { BotCompany, Move, Position } from "./bot-move";
import { endgamePlay } from "./endgame";
import { bestByEquity, byScore, highest } from "./equity";
import { bestKept, exchangeFor } from "./exchange";
import { leavesOf, leaveValue, leaveWorth } from "./leave-value";
import { vocabularyOf } from "./vocabulary";

/**
 * Which of its plays a gentle bot takes: one between two places of their order by points, from 0 for
 * the lowest to 1 for the highest.
 */
const greed: Readonly<Partial<Record<WordBotId, readonly [from: number, to: number]>>> = {
  "bot:dot": [0.1, 0.5],
  "bot:comma": [0.5, 0.85],
  "bot:dash": [0.9, 1],
};

/** Dot lays no more tiles than this at once where it can help it: its words are to be plain. */
const mostOfDot = 4;

/**
 * What a bot does in its turn. It lays words of its vocabulary only; where it finds none it exchanges
 * tiles, and passes where it may not.
 *
 * @param chance from 0 up to 1
 */
export function chooseMove(
  position: Position,
  bot: WordBotId,
  { lexicon, company, chance }: { lexicon: Lexicon; company: BotCompany; chance: () => number },
): Move {
  const sorted = { ...position, rack: sortTiles(position.rack) };
  const graph = vocabularyOf(bot, lexicon, company.level);
  if (bot === "bot:ampersand") return strongestMove(sorted, graph);
  const { rules, board, rack } = sorted;
  const plays = findPlays(rules, board, rack, graph);
  const range = greed[bot];
  const chosen =
    range === undefined ? highest(plays) : pick(plain(plays, bot).toSorted(byScore), range, chance);
  return chosen === undefined ? withoutPlay(sorted) : playOf(chosen);
}

const playOf = ({ placed }: FoundPlay): Move => ({ kind: "play", placed });

/** The plays that a bot takes one of. */
function plain(plays: readonly FoundPlay[], bot: WordBotId): readonly FoundPlay[] {
  if (bot !== "bot:dot") return plays;
  const short = plays.filter(({ placed }) => placed.length <= mostOfDot);
  return short.length === 0 ? plays : short;
}

/** @param sorted the highest first */
function pick(
  sorted: readonly FoundPlay[],
  [from, to]: readonly [number, number],
  chance: () => number,
): FoundPlay | undefined {
  const share = from + chance() * (to - from);
  return sorted[Math.round((1 - share) * (sorted.length - 1))];
}

function withoutPlay({ rules, rack, bagSize }: Position): Move {
  if (bagSize < rules.exchangeNeeds || rack === "") return { kind: "pass" };
  return exchangeFor(rack, bestKept(rack, leavesOf(rack, leaveValue)));
}

/** The most of points and of what is kept, now and, where the bag is empty, to the end. */
function strongestMove(position: Position, graph: WordGraph): Move {
  const { rules, board, rack, bagSize, unseen } = position;
  if (bagSize === 0 && unseen.length <= rules.rackSize) {
    const play = endgamePlay({ rules, board, mine: rack, theirs: sortTiles(unseen) }, graph);
    return play === null ? { kind: "pass" } : playOf(play);
  }
  if (rack === "") return { kind: "pass" };
  const leaves = leavesOf(rack, leaveWorth(position));
  const plays = findPlays(rules, board, rack, graph);
  const [best] = bestByEquity(plays, rack, leaves, 1);
  if (bagSize >= rules.exchangeNeeds) {
    const kept = bestKept(rack, leaves);
    if (best === undefined || kept.value > best.equity) return exchangeFor(rack, kept);
  }
  return best === undefined ? { kind: "pass" } : playOf(best.play);
}

/** From how long to how long each bot thinks, in milliseconds: as long as people would. */
const thinks: Readonly<Record<WordBotId, readonly [least: number, most: number]>> = {
  "bot:dot": [3000, 6000],
  "bot:comma": [3500, 7000],
  "bot:dash": [4000, 8500],
  "bot:bracket": [5000, 10_000],
  "bot:ampersand": [6000, 12_000],
};

/** How many milliseconds a bot thinks for, by chance from 0 up to 1. */
export function thinkingTime(bot: WordBotId, { chance }: { chance: () => number }): number {
  const [least, most] = thinks[bot];
  return Math.round(least + chance() * (most - least));
}
