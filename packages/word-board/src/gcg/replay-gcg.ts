import {
  type Board,
  type Placement,
  cellIndex,
  emptyBoard,
  emptyCell,
  lay,
  lift,
  signOf,
  tileOf,
} from "../board/board";
import { judgePlay } from "../board/play";
import type { Tiles } from "../board/rack";
import { rulesetOf, type Ruleset } from "../rules/ruleset";
import { allTiles } from "../rules/tile-sets";
import { type Disagreement, type GcgFault, playFaultTexts, signed } from "./disagreement";
import type { GcgEvent, GcgGame, GcgPlay } from "./gcg-game";
import { cellAfter, cellName, lineThrough, placementsOf } from "./position";
import { replayEnd } from "./replay-end";
import { beyond, tilesOn, tooMany } from "./tile-counts";
import { moveText } from "./write-gcg";

/** An event as it was played again. */
export interface ReplayedEvent {
  event: GcgEvent;
  /** As it is written. */
  move: string;
  /** What it is worth; null where that cannot be said, and the file's score counts. */
  score: number | null;
  /** What the player has after it by these scores. */
  total: number;
  /** The words that it makes, in capital letters, the main word first. Whether they are any is not asked. */
  words: readonly string[];
  disagreements: readonly Disagreement[];
}

export interface GcgReplay {
  events: readonly ReplayedEvent[];
  /** How many points each has at the end, in the players' order. */
  totals: readonly number[];
  /** What is wrong with the game as a whole. */
  disagreements: readonly Disagreement[];
  /** The board at the end. */
  board: Board;
  /** Whether nothing is wrong at all. */
  agrees: boolean;
}

/**
 * Plays a game again, move by move, and says wherever it is not at one with the rules or with itself.
 * It plays on whatever is wrong. Words may be of any list.
 */
export function replayGcg(
  game: GcgGame,
  rules: Ruleset = rulesetOf("CLASSIC", "STANDARD"),
): GcgReplay {
  const replay = createReplay(game, rules);
  const events = game.events.map((event) => replay.take(event));
  const disagreements = replay.end();
  return {
    events,
    totals: game.players.map(({ nick }) => replay.totalOf(nick)),
    disagreements,
    board: replay.board(),
    agrees: [{ disagreements }, ...events].every((each) => each.disagreements.length === 0),
  };
}

/** What boards like ours are called in files. */
const usualLayout = /^(standard|classic|crosswordgame|15|15x15)$/i;

const tilesOf = (placed: readonly Placement[]): Tiles =>
  placed.map((each) => tileOf(signOf(each))).join("");

interface Worth {
  score: number | null;
  words?: readonly string[];
}

function createReplay(game: GcgGame, rules: Ruleset) {
  const { layout, tiles: tileSet, rackSize } = rules;
  const nicks = game.players.map(({ nick }) => nick);
  const setSize = allTiles(tileSet).length;
  /** What each has: by our scores, and by the file. */
  const totals = new Map<string, { ours: number; written: number }>();
  const totalOf = (nick: string) => totals.get(nick) ?? { ours: 0, written: 0 };
  /** Tiles that were found to be too many: it is said once. */
  const excess = new Set<string>();
  let board = emptyBoard(layout);
  /** What can be taken back or challenged: the play of the last event. */
  let last: { nick: string; score: number; placed: readonly Placement[] } | null = null;
  let turn: number | null = null;
  let isOver = false;
  let found: Disagreement[] = [];
  const disagree = (fault: GcgFault, text: string) => found.push({ fault, text });

  function checkTurn({ nick, kind }: GcgEvent): void {
    if (kind !== "play" && kind !== "exchange" && kind !== "pass") return;
    const at = nicks.indexOf(nick);
    if (turn !== null && at !== turn) disagree("turn", `It is the turn of ${nicks[turn]}.`);
    turn = (at + 1) % nicks.length;
    if (isOver) disagree("after-end", "The game is over by then.");
  }

  /** @param used what the move takes from the rack, or puts back on it */
  function checkRack({ rack }: GcgEvent, used: Tiles): void {
    if (rack.length > rackSize)
      disagree("rack", `A rack has ${rackSize} tiles, not ${rack.length}.`);
    const missing = beyond(used, rack);
    if (rack !== "" && missing !== "")
      disagree("rack", `${Array.from(missing).join(", ")} is not on the rack ${rack}.`);
    checkTiles(rack + missing);
  }

  /** @param held tiles that do not lie on the board */
  function checkTiles(held: Tiles): void {
    const more = tooMany(tilesOn(board) + held, tileSet).filter((tile) => !excess.has(tile));
    for (const tile of more) {
      excess.add(tile);
      disagree(
        "tile-count",
        `There are more ${tile} than the ${tileSet.counts[tile] ?? 0} of the set.`,
      );
    }
  }

  function play(event: GcgPlay): Worth {
    const placed = placementsOf(event);
    const hollow = Array.from(event.tiles)
      .map((sign, at) => ({ sign, cell: cellAfter(event, at) }))
      .filter(({ sign, cell }) => {
        const lying = board.charAt(cellIndex(cell, layout.size));
        return sign === emptyCell && lying === emptyCell;
      });
    for (const { cell } of hollow)
      disagree("through", `Nothing lies on ${cellName(cell)}, through which the play goes.`);
    checkRack(event, tilesOf(placed));
    const judged = judgePlay(rules, board, placed);
    const isSound = judged.ok || (judged.fault === "gap" && hollow.length > 0);
    if (!judged.ok && !isSound) disagree("play", playFaultTexts[judged.fault]);
    if (!judged.ok && judged.fault === "off-board") return { score: null };
    board = lay(board, placed, layout);
    const { start, signs } = lineThrough(board, layout, event);
    const isWhole = cellName(start) === cellName(event) && signs.length === event.tiles.length;
    if (signs.length > 1 && !isWhole && hollow.length === 0) {
      const { signs: whole } = lineThrough(board, layout, start);
      disagree("word", `The word on the board is ${whole.toUpperCase()}.`);
    }
    const score = judged.ok ? judged.play.score : null;
    last = { nick: event.nick, score: score ?? event.score, placed };
    return { score, words: judged.ok ? judged.play.words.map(({ word }) => word) : [] };
  }

  function exchange(event: GcgEvent & { kind: "exchange" }): Worth {
    const { tiles } = event;
    checkRack(event, typeof tiles === "string" ? tiles : "");
    const count = typeof tiles === "string" ? tiles.length : tiles;
    if (count > rackSize) disagree("exchange", `A rack has no ${count} tiles to exchange.`);
    const bag = Math.max(setSize - tilesOn(board).length - rackSize * nicks.length, 0);
    if (bag < rules.exchangeNeeds)
      disagree(
        "exchange",
        `The bag has ${bag} tiles: ${rules.exchangeNeeds} are needed to exchange.`,
      );
    return { score: 0 };
  }

  function withdraw(event: GcgEvent, before: typeof last): Worth {
    if (before?.nick !== event.nick) {
      disagree("withdrawal", `The event before is no play of ${event.nick} to take back.`);
      return { score: null };
    }
    board = lift(board, before.placed, layout);
    checkRack(event, tilesOf(before.placed));
    return { score: 0 - before.score };
  }

  function worthOf(event: GcgEvent): Worth {
    const before = last;
    last = null;
    switch (event.kind) {
      case "play":
        return play(event);
      case "exchange":
        return exchange(event);
      case "pass":
        checkRack(event, "");
        return { score: 0 };
      case "withdrawn":
        return withdraw(event, before);
      case "challenge":
        // It may be challenged by several, each at a price.
        last = before;
        if (before?.nick !== event.nick || event.score < 0)
          disagree(
            "challenge",
            `The event before is no play of ${event.nick} that could be paid for.`,
          );
        return { score: event.score };
      case "time":
        if (event.score > 0) disagree("time", "Time brings no points.");
        return { score: event.score };
      case "end-points":
      case "end-penalty": {
        isOver = true;
        const { score, disagreements } = replayEnd(event, { game, rules, board });
        found.push(...disagreements);
        return { score };
      }
    }
  }

  function checkPoints(event: GcgEvent, score: number | null): number {
    const { nick } = event;
    const before = totalOf(nick);
    const ours = before.ours + (score ?? event.score);
    // A total that adds up is right once a score before it was said to be wrong.
    const addsUp = event.total === before.written + event.score;
    // Old files have a play taken back as +0, and only the total tells.
    const isOldWithdrawal = event.kind === "withdrawn" && event.score === 0 && event.total === ours;
    const isEnd = event.kind === "end-points" || event.kind === "end-penalty";
    if (score !== null && score !== event.score && !isEnd && !isOldWithdrawal)
      disagree("score", `It scores ${signed(score)}, not ${signed(event.score)}.`);
    if (!addsUp && event.total !== ours)
      disagree("total", `The total is ${ours}, not ${event.total}.`);
    totals.set(nick, { ours, written: event.total });
    return ours;
  }

  return {
    take(event: GcgEvent): ReplayedEvent {
      found = [];
      checkTurn(event);
      const { score, words = [] } = worthOf(event);
      const total = checkPoints(event, score);
      return { event, move: moveText(event), score, total, words, disagreements: found };
    },

    end(): Disagreement[] {
      found = [];
      checkTiles((game.racks ?? []).join(""));
      if (game.layout !== undefined && !usualLayout.test(game.layout))
        disagree("layout", `It was played on another board, "${game.layout}".`);
      return found;
    },

    totalOf: (nick: string): number => totalOf(nick).ours,
    board: () => board,
  };
}
