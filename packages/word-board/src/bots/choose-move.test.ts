import { type CefrLevel, cefrLevels } from "@saywell/cefr";
import { describe, expect, test } from "vitest";
import { emptyBoard, lay } from "../board/board";
import { judgePlay } from "../board/play";
import { hasWord } from "../lexicon/word-graph";
import { type Ruleset, rulesetOf } from "../rules/ruleset";
import { seededChance, smallLexicon } from "../testing/small-words";
import { type WordBotId, wordBotIds } from "../word-board-facts";
import type { Position } from "./bot-move";
import { chooseMove, thinkingTime } from "./choose-move";
import { playGame } from "./testing/play-game";
import { vocabularyOf } from "./vocabulary";

const lexicon = smallLexicon();
const standard = rulesetOf("CLASSIC", "STANDARD");
const presets: readonly [string, Ruleset][] = [
  ["Classic", standard],
  ["Classic on the small board", rulesetOf("CLASSIC", "SMALL")],
  ["Starter", rulesetOf("STARTER", "SMALL")],
];

const start: Position = {
  rules: standard,
  board: emptyBoard(standard.layout),
  rack: "ACTEONS",
  bagSize: 86,
  unseen: "",
  lead: 0,
};

/** A bot at a level, with chance of its own. */
const player = (bot: WordBotId, level: CefrLevel, seed: number) => (position: Position) =>
  chooseMove(position, bot, { lexicon, company: { level }, chance: seededChance(seed) });

describe.each(presets)("%s", (_, rules) => {
  test.each(wordBotIds)("%s plays whole games by the rules, with words that it knows", (bot) => {
    let plays = 0;
    for (let seed = 1; seed <= 2; seed++) {
      const level = cefrLevels[seed]!;
      const known = vocabularyOf(bot, { lexicon, company: { level } });
      const choose = player(bot, level, seed);
      playGame(rules, {
        choose: [choose, choose],
        chance: seededChance(seed),
        seen({ position, move }) {
          if (move.kind !== "play") return;
          plays++;
          const judged = judgePlay(rules, position.board, move.placed);
          expect(judged.ok).toBe(true);
          const words = judged.ok ? judged.play.words.map(({ word }) => word) : [];
          expect(words.filter((word) => !lexicon.has(word) || !hasWord(known, word))).toEqual([]);
        },
      });
    }
    expect(plays).toBeGreaterThan(6);
  });
});

test.each(wordBotIds)("%s does the same again by the same chance", (bot) => {
  expect(player(bot, "B1", 5)(start)).toEqual(player(bot, "B1", 5)(start));
});

/** What a bot's first plays bring on average. */
function averageScore(bot: WordBotId): number {
  const scores = Array.from({ length: 40 }, (_, turn) => {
    const position = { ...start, rack: "QUITEOS" };
    const company = { level: "C2" as const };
    const move = chooseMove(position, bot, { lexicon, company, chance: () => turn / 40 });
    const judged = judgePlay(standard, start.board, move.kind === "play" ? move.placed : []);
    return judged.ok ? judged.play.score : 0;
  });
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

test("the stronger bots bring more points", () => {
  const [dot, comma, dash, bracket] = wordBotIds.map(averageScore);
  expect(dot!).toBeLessThan(comma!);
  expect(comma!).toBeLessThan(dash!);
  expect(dash!).toBeLessThan(bracket!);
});

test("Dot knows no word above A2, whoever it plays with", () => {
  const known = vocabularyOf("bot:dot", { lexicon, company: { level: "C2" } });
  expect([hasWord(known, "CARE"), hasWord(known, "CHEAP")]).toEqual([true, false]);
});

test.each(wordBotIds)(
  "%s gives tiles back where it has no play, and passes where it may not",
  (bot) => {
    const stuck = { ...start, rack: "VVVVVVV" };
    expect(player(bot, "B1", 1)(stuck)).toMatchObject({ kind: "exchange" });
    expect(player(bot, "B1", 1)({ ...stuck, bagSize: 6 })).toEqual({ kind: "pass" });
  },
);

test("Ampersand gives a poor rack back where its only plays bring little", () => {
  const move = player("bot:ampersand", "B1", 1)({ ...start, rack: "VVVUUIT" });
  expect(move).toMatchObject({ kind: "exchange" });
});

test("Ampersand goes out for fewer points when the bag is empty and the other keeps much", () => {
  const board = lay(
    emptyBoard(standard.layout),
    Array.from("CAT", (letter, place) => ({ row: 7, col: 6 + place, letter, isBlank: false })),
    standard.layout,
  );
  const end = { ...start, board, rack: "DLO", unseen: "QZ", bagSize: 0 };
  expect(player("bot:bracket", "B1", 1)(end)).toMatchObject({ placed: { length: 2 } });
  expect(player("bot:ampersand", "B1", 1)(end)).toMatchObject({ placed: { length: 3 } });
});

test.each(wordBotIds)("%s thinks for some seconds", (bot) => {
  for (const chance of [0, 0.5, 0.999]) {
    const time = thinkingTime(bot, { chance: () => chance });
    expect(time).toBeGreaterThanOrEqual(3000);
    expect(time).toBeLessThanOrEqual(12_000);
  }
});
