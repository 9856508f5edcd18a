import { takeFrom, type Tiles } from "../board/rack";
import { applyWordBoardEvent } from "../game/apply";
import { nextWordBoardMoment } from "../game/clocks";
import type { SeenTurn, WordBoardCommand } from "../game/commands";
import { decideWordBoard } from "../game/decide";
import {
  newWordBoard,
  type WordBoardChoice,
  type WordBoardEvent,
  type WordBoardSetting,
  type WordBoardState,
} from "../game/state";
import { rulesetOf } from "../rules/ruleset";
import { allTiles } from "../rules/tile-sets";
import { sortTiles } from "../board/tile-worth";
import type { Placement } from "../board/board";
import { smallLexicon } from "./small-words";

export const classic: WordBoardSetting = {
  preset: "CLASSIC",
  board: "STANDARD",
  challenge: "VOID",
  clock: "NONE",
  bot: null,
  level: "A2",
  mostPlayers: 4,
  host: null,
};
export const starter: WordBoardSetting = { ...classic, preset: "STARTER", board: "SMALL" };

const lexicon = smallLexicon();

/**
 * Tiles in a row or a column from a cell on, as they are laid: a small letter is a blank, and a dot a
 * cell that is left out.
 */
export const tilesAt = (row: number, col: number, signs: string, isDown = false): Placement[] =>
  Array.from(signs).flatMap((sign, place) =>
    sign === "."
      ? []
      : [
          {
            row: row + (isDown ? place : 0),
            col: col + (isDown ? 0 : place),
            letter: sign.toUpperCase(),
            isBlank: sign >= "a",
          },
        ],
  );

/** Plays a game command by command, on a clock of its own. */
export function playGame(
  setting: WordBoardSetting = classic,
  chance: () => number = () => 0.5,
  words = lexicon,
) {
  let state = newWordBoard(setting);
  let now = 1_000_000;
  const log: WordBoardEvent[] = [];

  function run(command: WordBoardCommand) {
    const decided = decideWordBoard(state, command, { now, chance, lexiconOf: () => words });
    if (decided.ok) {
      log.push(...decided.events);
      state = decided.state;
    }
    return decided;
  }
  /** Time passes, and the clock ticks once. */
  function pass(milliseconds: number) {
    now += milliseconds;
    return run({ kind: "tick" });
  }

  return {
    log,
    state: (): WordBoardState => state,
    now: (): number => now,
    run,
    pass,
    come: (...ids: string[]) => ids.forEach((by) => run({ kind: "come", by })),
    start: (by: string, choice: Partial<WordBoardChoice> = {}) => {
      const { preset, board, challenge, clock, bot, level } = setting;
      const first = state.match === 0 ? { preset, board, challenge, clock, bot } : {};
      return run({ kind: "start", by, choice: { ...first, ...choice }, level });
    },
    /** Gives these players these tiles, and the bag the others, or so many of them. */
    deal(racks: Readonly<Record<string, Tiles>>, bagSize = 100): void {
      const rules = rulesetOf(state.setting.preset, state.setting.board);
      const players = state.players.map((each) => ({ ...each, rack: racks[each.id] ?? each.rack }));
      let bag: Tiles = allTiles(rules.tiles);
      const held = players.map(({ rack }) => rack).join("");
      for (const tile of held) bag = takeFrom(bag, tile) ?? bag;
      state = { ...state, players, bag: sortTiles(bag.slice(0, bagSize)) };
    },
    play: (by: string, placed: readonly Placement[], seen?: SeenTurn) =>
      run({ kind: "play", by, placed, seen }),
    exchange: (by: string, tiles: Tiles) => run({ kind: "exchange", by, tiles }),
    passTurn: (by: string, seen?: SeenTurn) => run({ kind: "pass", by, seen }),
    challenge: (by: string, seen?: SeenTurn) => run({ kind: "challenge", by, seen }),
    stop: (by: string) => run({ kind: "stop", by }),
    /** Lets the clock run until the game is over, for so many moments at most. */
    runDown(moments = 1000): void {
      for (let moment = 0; moment < moments; moment++) {
        const due = nextWordBoardMoment(state, now);
        if (due === null) return;
        pass(Math.max(1, due - now));
      }
    },
    player: (id: string) => state.players.find((each) => each.id === id)!,
    /** Whose turn it is. */
    toMove: (): string | undefined =>
      state.turn === null ? undefined : state.players[state.turn]?.id,
    replayed: (): WordBoardState => log.reduce(applyWordBoardEvent, newWordBoard(setting)),
  };
}

/** What became of a command: the words of a refusal, or null. */
export const refusalOf = (decided: { ok: boolean; refusal?: string }): string | null =>
  decided.ok ? null : decided.refusal!;
