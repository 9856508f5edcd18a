import type { Lexicon } from "../lexicon/lexicon";
import type { WordBotId } from "../word-board-facts";
import type { BotCompany, Move, Position } from "./bot-move";
import { bestExchange, weighPlays } from "./equity";
import { bestAfterReply } from "./look-ahead";
import { bestOf, playsOf, type PossiblePlay } from "./plays";
import { vocabularyOf } from "./vocabulary";

/**
 * Between which shares of its plays, from the one with fewest points to the one with most, a bot picks
 * by chance. Bracket takes the last, Ampersand weighs them.
 */
const greed: Readonly<Partial<Record<WordBotId, readonly [number, number]>>> = {
  "bot:dot": [0.1, 0.45],
  "bot:comma": [0.4, 0.75],
  "bot:dash": [0.8, 0.98],
};

/**
 * What a bot does in a position. Where it has no play it exchanges all tiles if it may, and else passes.
 *
 * @param chance from 0 up to 1: the same chance, the same move
 */
export function chooseMove(
  position: Position,
  bot: WordBotId,
  { lexicon, company, chance }: { lexicon: Lexicon; company: BotCompany; chance: () => number },
): Move {
  const graph = vocabularyOf(bot, { lexicon, company });
  const plays = playsOf(position, graph);
  if (bot === "bot:ampersand" && position.rules.isCrossword) {
    const exchange = bestExchange(position);
    const weighed = weighPlays(position, plays, graph);
    const best =
      position.bagSize === 0 ? weighed[0] : bestAfterReply(position, weighed, { graph, chance });
    if (best !== undefined && best.equity >= (exchange?.equity ?? -Infinity)) {
      return { kind: "play", placed: best.play.placed };
    }
    return exchange === null ? { kind: "pass" } : { kind: "exchange", tiles: exchange.tiles };
  }
  const shares = greed[bot];
  const play =
    shares === undefined ? bestOf(plays, ({ score }) => score) : among(plays, shares, chance);
  if (play !== undefined) return { kind: "play", placed: play.placed };
  return position.bagSize >= position.rules.exchangeNeeds && position.rack !== ""
    ? { kind: "exchange", tiles: position.rack }
    : { kind: "pass" };
}

function among(
  plays: readonly PossiblePlay[],
  [from, to]: readonly [number, number],
  chance: () => number,
): PossiblePlay | undefined {
  const sorted = plays.toSorted((one, other) => one.score - other.score);
  return sorted[Math.floor((from + chance() * (to - from)) * sorted.length)];
}

/** The shortest and the longest that each thinks in live play, in milliseconds: people wait for it. */
const thinking: Readonly<Record<WordBotId, readonly [number, number]>> = {
  "bot:dot": [3000, 6000],
  "bot:comma": [3500, 7500],
  "bot:dash": [4000, 9000],
  "bot:bracket": [4000, 10_000],
  "bot:ampersand": [5000, 12_000],
};

/** For how long a bot thinks about a turn, in milliseconds. */
export function thinkingTime(bot: WordBotId, { chance }: { chance: () => number }): number {
  const [shortest, longest] = thinking[bot];
  return Math.round(shortest + chance() * (longest - shortest));
}
