import { describe, expect, test } from "vitest";
import { emptyBoard, lay } from "../board/board";
import { judgePlay } from "../board/play";
import { takeFrom } from "../board/rack";
import { sortTiles, tilesLaid } from "../board/tile-worth";
import { hasWord } from "../lexicon/word-graph";
import { type Ruleset, rulesetOf } from "../rules/ruleset";
import { allTiles } from "../rules/tile-sets";
import { tilesAt } from "../testing/games";
import { seededChance, smallLexicon } from "../testing/small-words";
import { type WordBotId, wordBotIds } from "../word-board-facts";
import type { Move, Position } from "./bot-move";
import { chooseMove, thinkingTime } from "./choose-move";
import { playBotGame } from "./testing/bot-game";
import { vocabularyLevel, vocabularyOf } from "./vocabulary";

const lexicon = smallLexicon();
const classic = rulesetOf("CLASSIC", "STANDARD");
const starter = rulesetOf("STARTER", "SMALL");
const [dot, comma, dash, bracket, ampersand] = wordBotIds as unknown as [
  WordBotId,
  WordBotId,
  WordBotId,
  WordBotId,
  WordBotId,
];

interface Choice {
  position: Position;
  bot: WordBotId;
  move: Move;
}

/** All choices of a game of two bots beside a learner of A1. */
function choicesOf(bots: readonly [WordBotId, WordBotId], rules: Ruleset, seed: number): Choice[] {
  const made: Choice[] = [];
  playBotGame(bots, {
    rules,
    lexicon,
    level: "A1",
    chance: seededChance(seed),
    look: (position, bot, move) => made.push({ position, bot, move }),
  });
  return made;
}

describe("in games by chance", () => {
  const boards = [classic, starter, rulesetOf("CLASSIC", "SMALL")];
  const made = boards.flatMap((rules, board) =>
    wordBotIds.flatMap((bot, place) =>
      choicesOf([bot, wordBotIds[(place + 1) % 5]!], rules, 7919 * (1 + board * 5 + place)),
    ),
  );

  test("a bot lays its own tiles as the rules have it, and no word that is none", () => {
    for (const { position, move } of made) {
      if (move.kind !== "play") continue;
      expect(takeFrom(position.rack, tilesLaid(move.placed))).not.toBeNull();
      const judged = judgePlay(position.rules, position.board, move.placed);
      if (!judged.ok) throw new Error(judged.fault);
      expect(judged.play.words.filter(({ word }) => !lexicon.has(word))).toEqual([]);
    }
    expect(made.filter(({ move }) => move.kind === "play").length).toBeGreaterThan(150);
  });

  test("all words that a bot's play makes are in its vocabulary, the crossing ones too", () => {
    for (const { position, bot, move } of made) {
      if (move.kind !== "play") continue;
      const judged = judgePlay(position.rules, position.board, move.placed);
      const known = vocabularyOf(bot, lexicon, "A1");
      const words = judged.ok ? judged.play.words.map(({ word }) => word) : [];
      expect(words.filter((word) => !hasWord(known, word))).toEqual([]);
    }
  });

  test("a bot exchanges tiles that it has, while the bag has seven", () => {
    const exchanges = made.flatMap(({ position, move }) =>
      move.kind === "exchange" ? [{ position, tiles: move.tiles }] : [],
    );
    for (const { position, tiles } of exchanges) {
      expect(tiles).not.toBe("");
      expect(takeFrom(position.rack, tiles)).not.toBeNull();
      expect(position.bagSize).toBeGreaterThanOrEqual(position.rules.exchangeNeeds);
    }
    expect(exchanges.length).toBeGreaterThan(0);
  });

  test("the same chance leads to the same moves", () => {
    for (const bots of [
      [dot, ampersand],
      [comma, dash],
    ] as const) {
      expect(choicesOf(bots, classic, 5)).toEqual(choicesOf(bots, classic, 5));
    }
  });
});

test.each([
  [dot, "A1", "A1"],
  [dot, "C1", "A2"],
  [comma, "B1", "B1"],
  [dash, "B1", "B2"],
  [dash, "C2", "C2"],
  [bracket, "A1", null],
  [ampersand, "A1", null],
] as const)("%s beside a learner of %s knows the words up to %s", (bot, level, highest) => {
  expect(vocabularyLevel(bot, level)).toBe(highest);
});

/** A position of two, in which the other holds all that is left, or some of it. */
function position(rack: string, more: Partial<Position> = {}): Position {
  const rules = more.rules ?? classic;
  const unseen = takeFrom(allTiles(rules.tiles), rack) ?? "";
  const bagSize = unseen.length - rules.rackSize;
  return { rules, board: emptyBoard(rules.layout), rack, bagSize, unseen, lead: 0, ...more };
}
const choose = (at: Position, bot: WordBotId, chance = 0.5): Move =>
  chooseMove(at, bot, { lexicon, company: { level: "A2" }, chance: () => chance });

describe.each(wordBotIds)("%s, with a rack of which no word can be made,", (bot) => {
  test("exchanges where the bag has seven tiles", () => {
    expect(choose(position("VVWWCCX", { bagSize: 7 }), bot).kind).toBe("exchange");
  });

  test("passes where the bag has fewer", () => {
    expect(choose(position("VVWWCCX", { bagSize: 6 }), bot)).toEqual({ kind: "pass" });
  });

  test("passes where nothing is left", () => {
    expect(choose(position("VVW", { bagSize: 0, unseen: "AC" }), bot)).toEqual({ kind: "pass" });
  });
});

const scoreOf = ({ rules, board }: Position, move: Move): number => {
  const judged = move.kind === "play" ? judgePlay(rules, board, move.placed) : null;
  return judged?.ok === true ? judged.play.score : 0;
};

test("of one position Dot takes less than Comma, Comma less than Dash, and Dash no more than Bracket", () => {
  const cat = lay(emptyBoard(classic.layout), tilesAt(7, 6, "CAT"), classic.layout);
  const at = position("EARSTEN", { board: cat });
  const scores = [dot, comma, dash, bracket].map((bot) => scoreOf(at, choose(at, bot)));
  expect(scores[0]).toBeLessThan(scores[1]!);
  expect(scores[1]).toBeLessThan(scores[2]!);
  expect(scores[2]).toBeLessThanOrEqual(scores[3]!);
});

test("Ampersand keeps a blank that would bring a point or two, and Bracket does not", () => {
  const cat = lay(emptyBoard(classic.layout), tilesAt(7, 6, "CAT"), classic.layout);
  const at = position("TEA?VVW", { board: cat });
  const blanks = (move: Move) =>
    move.kind === "play" ? move.placed.filter(({ isBlank }) => isBlank).length : 0;
  expect(blanks(choose(at, bracket))).toBe(1);
  expect(blanks(choose(at, ampersand))).toBe(0);
});

describe("with an empty bag and fifteen points behind", () => {
  const cat = lay(emptyBoard(classic.layout), tilesAt(7, 6, "CAT"), classic.layout);
  // The other can lay BAKE, and be out, unless the bot is before them.
  const at = position("DNS", { board: cat, bagSize: 0, unseen: "BEK", lead: -15 });
  const others = 1 + 3 + 5;

  test("Bracket takes the most points, and the other is out", () => {
    const move = choose(at, bracket);
    expect(move.kind === "play" && tilesLaid(move.placed)).not.toHaveLength(3);
    expect(scoreOf(at, move)).toBe(6);
  });

  test("Ampersand takes fewer, is out itself, and has won", () => {
    const move = choose(at, ampersand);
    expect(move.kind === "play" && sortTiles(tilesLaid(move.placed))).toBe("DNS");
    expect(scoreOf(at, move)).toBe(5);
    expect(at.lead + scoreOf(at, move) + 2 * others).toBeGreaterThan(0);
  });
});

// By turns who begins. What Ampersand is ahead by with few words is little, so it plays more games, and
// the quickest; scripts/word-board/bot-games.ts lets it play with all words.
test.each([
  [comma, dot, rulesetOf("CLASSIC", "SMALL"), 12],
  [dash, comma, rulesetOf("CLASSIC", "SMALL"), 12],
  [bracket, dash, rulesetOf("CLASSIC", "SMALL"), 12],
  [ampersand, bracket, starter, 60],
])("%s wins more games against %s than it loses", (stronger, weaker, rules, games) => {
  let wins = 0;
  for (let game = 0; game < games; game++) {
    const isFirst = game % 2 === 0;
    const scores = playBotGame(isFirst ? [stronger, weaker] : [weaker, stronger], {
      rules,
      lexicon,
      level: "A1",
      chance: seededChance(1_000_003 * (game + 1)),
    });
    const [own, their] = isFirst ? scores : scores.toReversed();
    wins += own! > their! ? 1 : own === their ? 0.5 : 0;
  }
  expect(wins).toBeGreaterThan(games / 2);
});

test.each(wordBotIds)("%s thinks for three to twelve seconds", (bot) => {
  const times = [0, 0.5, 0.999].map((chance) => thinkingTime(bot, { chance: () => chance }));
  for (const time of times) {
    expect(time).toBeGreaterThanOrEqual(3000);
    expect(time).toBeLessThanOrEqual(12_000);
  }
  expect(times.toSorted((a, b) => a - b)).toEqual(times);
});

test("stronger bots think for longer", () => {
  const times = wordBotIds.map((bot) => thinkingTime(bot, { chance: () => 0.5 }));
  expect(times.toSorted((a, b) => a - b)).toEqual(times);
  expect(new Set(times).size).toBe(times.length);
});
