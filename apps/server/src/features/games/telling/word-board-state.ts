import type { TakenTurn, WordBoardState as ShownWordBoard } from "@saywell/contract";
import type {
  passReasons,
  turnKinds,
  WordBoardEnd,
  wordBoardPhases,
} from "@saywell/contract/constants";
import {
  type Board,
  rulesetOf,
  type TurnView,
  viewWordBoard,
  type WordBoardState,
  type WordBoardView,
} from "@saywell/word-board";
import { type GameViewer, nameFor } from "./game-viewer";

interface Shown {
  state: WordBoardState;
  matchId: string | null;
  /** What people are called, as far as it is known. */
  names: ReadonlyMap<string, string>;
}

const phases: Record<WordBoardView["phase"], (typeof wordBoardPhases)[number]> = {
  waiting: "WAITING",
  playing: "PLAYING",
  finished: "FINISHED",
};
const kinds: Record<TurnView["kind"], (typeof turnKinds)[number]> = {
  played: "PLAYED",
  withdrawn: "WITHDRAWN",
  exchanged: "EXCHANGED",
  passed: "PASSED",
};
const reasons: Record<NonNullable<TurnView["why"]>, (typeof passReasons)[number]> = {
  wish: "WISH",
  late: "LATE",
  penalty: "PENALTY",
};
const ends: Record<NonNullable<WordBoardView["end"]>["why"], WordBoardEnd> = {
  out: "OUT",
  scoreless: "SCORELESS",
  alone: "ALONE",
  deserted: "DESERTED",
};
const presences = { here: "HERE", away: "AWAY", left: "LEFT" } as const;

/** A board as rows of signs. */
export const rowsOf = (board: Board, size: number): string[] =>
  Array.from({ length: board.length / size }, (_, row) =>
    board.slice(row * size, (row + 1) * size),
  );

export const shownTurn = (
  turn: TurnView,
  idOf: (id: string) => string = (id) => id,
): TakenTurn => ({
  userId: idOf(turn.by),
  kind: kinds[turn.kind],
  words: turn.words.map(({ word, score }) => ({ word, score })),
  placedTiles: turn.placed.map(({ row, col, letter, isBlank }) => ({ row, col, letter, isBlank })),
  exchangedCount: turn.exchanged,
  passReason: turn.why === null ? null : reasons[turn.why],
  challengerId: turn.challengedBy === null ? null : idOf(turn.challengedBy),
  score: turn.score,
  isBingo: turn.isBingo,
});

export const shownEnd = (
  end: WordBoardView["end"],
  idOf: (id: string) => string = (id) => id,
): ShownWordBoard["end"] =>
  end && {
    reason: ends[end.why],
    adjustments: end.adjustments.map(({ id, points, why }) => ({
      userId: idOf(id),
      points,
      isForTime: why === "time",
    })),
  };

/** A word board as one viewer may see it, as the contract says it: all of it comes from `viewWordBoard`. */
export function wordBoardStateFor(
  { state, matchId, names }: Shown,
  viewer: GameViewer,
  now: number,
): ShownWordBoard {
  const view = viewWordBoard(state, { id: viewer.id }, now);
  const nameOf = nameFor(viewer, names);
  const { setting, mine } = view;
  const { values } = rulesetOf(setting.preset, setting.board).tiles;
  return {
    kind: "WORD_BOARD",
    version: view.version,
    match: view.match,
    phase: phases[view.phase],
    preset: setting.preset,
    board: setting.board,
    challenge: setting.challenge,
    clock: setting.clock,
    bot: setting.bot,
    level: setting.level,
    size: view.size,
    rows: rowsOf(view.board, view.size),
    seats: view.seats.map((seat) => ({
      userId: seat.id,
      userName: nameOf(seat.id),
      isBot: seat.isBot,
      score: seat.score,
      rank: seat.rank,
      presence: presences[seat.presence],
      tileCount: seat.tiles,
      isPlaying: seat.isToMove,
      timeLeftMs: seat.timeLeft === null ? null : Math.round(seat.timeLeft),
    })),
    tilesRemaining: view.bag,
    turnUserId: view.toMove,
    endsInMs: view.endsIn === null ? null : Math.round(view.endsIn),
    turns: view.turns.map((turn) => shownTurn(turn)),
    people: view.people.map((id) => ({ userId: id, userName: nameOf(id) })),
    mine: {
      hasSeat: mine.hasSeat,
      rack: Array.from(mine.rack, (letter, place) => ({
        id: `${view.match}-${place}`,
        letter,
        value: values[letter] ?? 0,
      })),
      isMyTurn: mine.isToMove,
      mayChallenge: mine.mayChallenge,
      mayExchange: mine.mayExchange,
      mustAgree: mine.mustAgree,
    },
    end: shownEnd(view.end),
    matchId: view.phase === "finished" ? matchId : null,
  };
}
