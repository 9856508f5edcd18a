import { readWordList } from "@saywell/content/word-board";
import { starterWords } from "@saywell/content/starter-words";
import {
  chooseMove,
  createLexicon,
  isWordBotId,
  type Position,
  rulesetOf,
  type WordBoardPreset,
  type WordBotId,
} from "@saywell/word-board";
import { cefrLevels, type CefrLevel } from "@saywell/cefr";
import { playGame } from "../../packages/word-board/src/bots/testing/play-game";

/*
 * Lets two bots play against each other, who begin by turns, and prints who wins and how much
 * time of the processor a choice takes. The same games are played whenever it is called so.
 *
 *   npx tsx scripts/word-board/bot-games.ts bot:ampersand bot:bracket 1000 CLASSIC B1
 */
const [one = "", other = "", games = "100", preset = "CLASSIC", level = "B1"] =
  process.argv.slice(2);
if (!isWordBotId(one) || !isWordBotId(other)) throw new Error("Say which bots play.");

const list = readWordList();
const starters = new Set(starterWords);
const places = list.words.flatMap((word, at) => (starters.has(word) ? [at] : []));
const lexicon = createLexicon(
  preset === "STARTER"
    ? {
        words: places.map((at) => list.words[at]!),
        levels: Uint8Array.from(places, (at) => list.levels[at]!),
        bands: Uint8Array.from(places, (at) => list.bands[at]!),
      }
    : list,
);
for (const each of cefrLevels) lexicon.upTo(each);
const rules = rulesetOf(preset as WordBoardPreset, "STANDARD");

function seeded(seed: number): () => number {
  let last = (seed % 2_147_483_646) + 1;
  return () => {
    last = (last * 48_271) % 2_147_483_647;
    return last / 2_147_483_647;
  };
}

/** Milliseconds: of the processor, since a busy machine lets everybody wait. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const times: Record<string, number[]> = { [one]: [], [other]: [] };
const kinds: Record<string, Record<string, number>> = { [one]: {}, [other]: {} };
let wins = 0;
const points = [0, 0];
for (let game = 0; game < Number(games); game++) {
  const isSwapped = game % 2 === 1;
  const bots: readonly [WordBotId, WordBotId] = isSwapped ? [other, one] : [one, other];
  const chance = seeded(1_000_003 * (game + 1));
  const chooses = (bot: WordBotId) => (position: Position) => {
    const before = processorTime();
    const move = chooseMove(position, bot, {
      lexicon,
      company: { level: level as CefrLevel },
      chance,
    });
    times[bot]!.push(processorTime() - before);
    kinds[bot]![move.kind] = (kinds[bot]![move.kind] ?? 0) + 1;
    return move;
  };
  const scores = playGame(rules, { choose: [chooses(bots[0]), chooses(bots[1])], chance });
  const [own, their] = isSwapped ? [scores[1], scores[0]] : scores;
  wins += own > their ? 1 : own === their ? 0.5 : 0;
  points[0]! += own;
  points[1]! += their;
}
const count = Number(games);
console.log(
  `${one} wins ${((100 * wins) / count).toFixed(1)} % of ${count}; ` +
    `${(points[0]! / count).toFixed(1)} points to ${(points[1]! / count).toFixed(1)}.`,
);
for (const [bot, all] of Object.entries(times)) {
  const sorted = all.toSorted((a, b) => a - b);
  const at = (share: number): string => sorted[Math.floor(share * (sorted.length - 1))]!.toFixed(1);
  const mean = all.reduce((sum, time) => sum + time, 0) / all.length;
  console.log(
    `${bot}: ${mean.toFixed(1)} ms a choice, ${at(0.99)} at the 99th of 100, ${at(1)} at most;`,
    JSON.stringify(kinds[bot]),
  );
}
