import type { Board, Placement } from "../board/board";
import type { Tiles } from "../board/rack";
import { rulesetOf } from "../rules/ruleset";
import type { WordBoardPhase } from "./state";
import { restEnd, botDue, timeLeft, turnEnd } from "./clocks";
import { bagAtTurn } from "./position";
import { standings } from "./standing";
import {
  type EndReason,
  type Adjustment,
  isLastPlay,
  isPlaying,
  openPlay,
  playerToMove,
  type Turn,
  type WordBoardSetting,
  type WordBoardState,
} from "./state";

export interface WordBoardSeatView {
  id: string;
  isBot: boolean;
  score: number;
  rank: number;
  presence: "here" | "away" | "left";
  /** How many tiles they hold. */
  tiles: number;
  isToMove: boolean;
  /** Milliseconds that they have left of the game's time; null where it is not counted. */
  timeLeft: number | null;
}

/** A turn that is over, as everybody may know it. */
export interface TurnView {
  by: string;
  kind: Turn["kind"] | "withdrawn";
  /** The main word first. */
  words: readonly { word: string; score: number }[];
  placed: readonly Placement[];
  /** Of an exchange: how many tiles. */
  exchanged: number;
  why: "wish" | "late" | "penalty" | null;
  /** Who challenged it; null where nobody did. */
  challengedBy: string | null;
  score: number;
  isBingo: boolean;
}

/** A game as one viewer may see it. */
export interface WordBoardView {
  version: number;
  match: number;
  phase: WordBoardPhase;
  setting: WordBoardSetting;
  /** Cells in a row. */
  size: number;
  board: Board;
  seats: WordBoardSeatView[];
  /** Tiles in the bag. */
  bag: number;
  /** Who is to move; null where nobody is. */
  toMove: string | null;
  /** Milliseconds until the turn is over by itself; null where it is not. */
  endsIn: number | null;
  turns: TurnView[];
  /** Who is here and plays in the next game, in order. */
  people: string[];
  /** The viewer's own part. */
  mine: {
    hasSeat: boolean;
    rack: Tiles;
    isToMove: boolean;
    mayChallenge: boolean;
    mayExchange: boolean;
    /** Whether nothing is left but to agree to the last play, or to challenge it. */
    mustAgree: boolean;
  };
  end: { why: EndReason; adjustments: readonly Adjustment[] } | null;
}

/**
 * What of a game may leave the server for one viewer, and nothing else: of the bag and of others'
 * racks how many tiles there are, and never which.
 *
 * @param at milliseconds since 1970
 */
export function viewWordBoard(
  state: WordBoardState,
  viewer: { id: string | null },
  at: number,
): WordBoardView {
  const now = state.restingSince ?? at;
  const { setting, players, phase } = state;
  const { layout, exchangeNeeds } = rulesetOf(setting.preset, setting.board);
  const toMove = playerToMove(state)?.id ?? null;
  const ranks = new Map(standings(players).map(({ id, rank }) => [id, rank]));
  const own = players.find(({ id }) => id === viewer.id);
  const hasSeat = own !== undefined && own.presence !== "left";
  const isToMove = hasSeat && toMove === own.id;
  const open = openPlay(state);
  const mustAgree = isToMove && isLastPlay(state);
  const ends = restEnd(state) === null && botDue(state) === null ? turnEnd(state, now) : null;
  return {
    version: state.version,
    match: state.match,
    phase,
    setting,
    size: layout.size,
    board: state.board,
    seats: players.map((player) => ({
      id: player.id,
      isBot: player.isBot,
      score: player.score,
      rank: ranks.get(player.id)!,
      presence: player.presence,
      tiles: player.rack.length,
      isToMove: player.id === toMove,
      timeLeft: timeLeft(state, player, now),
    })),
    bag: state.bag.length,
    toMove,
    endsIn: ends === null ? null : Math.max(0, ends - now),
    turns: state.turns.map(viewTurn),
    people: state.people.map(({ id }) => id),
    mine: {
      hasSeat,
      rack: hasSeat ? own.rack : "",
      isToMove,
      mayChallenge: hasSeat && isPlaying(state) && open !== undefined && open.by !== own.id,
      mayExchange: isToMove && !mustAgree && bagAtTurn(state) >= exchangeNeeds,
      mustAgree,
    },
    end: state.end,
  };
}

function viewTurn(turn: Turn): TurnView {
  const { by, score } = turn;
  const plain = {
    by,
    score,
    words: [],
    placed: [],
    exchanged: 0,
    why: null,
    isBingo: false,
    challengedBy: null,
  };
  switch (turn.kind) {
    case "played":
      return {
        ...plain,
        kind: turn.isWithdrawn === true ? "withdrawn" : "played",
        words: turn.words.map(({ word, score: points }) => ({ word, score: points })),
        placed: turn.placed,
        isBingo: turn.isBingo,
        challengedBy: turn.challengedBy ?? null,
      };
    case "exchanged":
      return { ...plain, kind: "exchanged", exchanged: turn.count };
    case "passed":
      return { ...plain, kind: "passed", why: turn.why };
    default:
      return turn satisfies never;
  }
}
