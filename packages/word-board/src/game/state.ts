import type { CefrLevel } from "@saywell/cefr";
import type { Board, Placement } from "../board/board";
import type { MadeWord } from "../board/play";
import type { Tiles } from "../board/rack";
import type {
  ChallengeRule,
  WordBoardClock,
  WordBoardName,
  WordBoardPreset,
  WordBotId,
} from "../word-board-facts";

/** How a word board is played. */
export interface WordBoardSetting {
  preset: WordBoardPreset;
  board: WordBoardName;
  challenge: ChallengeRule;
  clock: WordBoardClock;
  /** Which bot plays where people are too few; null: the one of the learners' level. */
  bot: WordBotId | null;
  /** The level of those who play: bots of the gentler kind know its words only. */
  level: CefrLevel;
  mostPlayers: number;
  /** Nobody leads a word board. */
  host: null;
}

/** What whoever starts a game may choose. */
export type WordBoardChoice = Pick<
  WordBoardSetting,
  "preset" | "board" | "challenge" | "clock" | "bot"
>;

/** Somebody with a seat in the running game. All times are milliseconds. */
export interface WordBoardPlayer {
  id: string;
  isBot: boolean;
  /** `away`: the line is cut, they may be back; `left`: they have given up their seat. */
  presence: "here" | "away" | "left";
  awaySince: number | null;
  rack: Tiles;
  score: number;
  /** What all their turns took together, up to the one that is theirs now. */
  spent: number;
  /** Of the turn that is theirs now: for how long its clock stood because their line was cut. */
  held: number;
  /** Turns in succession that they let pass by. */
  missed: number;
  /** Whether they lose their next turn, for a challenge that was wrong. */
  isSkipped?: boolean | undefined;
}

/** Somebody who is in a game's room, or on the way back to it. */
export interface Person {
  id: string;
  isAway: boolean;
  /** While they are away, milliseconds since 1970. */
  awaySince?: number;
}

/** What somebody did in their turn. */
export type Turn = { by: string; /** Their points for it. */ score: number; at: number } & (
  | {
      kind: "played";
      placed: readonly Placement[];
      words: readonly MadeWord[];
      isBingo: boolean;
      /** Who challenged it. */
      challengedBy?: string;
      /** It was challenged, and taken back. */
      isWithdrawn?: true;
    }
  | { kind: "exchanged"; count: number }
  | { kind: "passed"; why: PassReason }
);

/** `late`: their time ran out; `penalty`: they had challenged a good play. */
export type PassReason = "wish" | "late" | "penalty";

/** Why a game is over. */
export type EndReason = "out" | "scoreless" | "alone" | "deserted";

export type WordBoardPhase = "waiting" | "playing" | "finished";

/** The whole of a game. Plain data: it is stored as JSON, and its log of events leads to it. */
export interface WordBoardState {
  /** How many events led here. */
  version: number;
  setting: WordBoardSetting;
  phase: WordBoardPhase;
  /** How many times a game was started here. */
  match: number;
  /** Who is here or on the way back, in the order in which they came: they play the next game. */
  people: readonly Person[];
  /** Since when everybody is away, and the clocks stand. */
  restingSince?: number | undefined;
  /** The seats of the running game, or of the last one, in the order of their turns. */
  players: readonly WordBoardPlayer[];
  board: Board;
  bag: Tiles;
  /** Whose turn it is: a place among the players; null between two turns. */
  turn: number | null;
  /** Whose turn was the last that is over: a place among the players, or -1. */
  previous: number;
  /** When it began, and for how long a bot thinks whose turn it is. */
  turnAt: number;
  thinksFor: number | null;
  /** Turns in succession without a point. */
  scoreless: number;
  /** What was done, turn by turn. */
  turns: readonly Turn[];
  /** Whether the last play may still be challenged: until then its player has drawn nothing. */
  isOpen: boolean;
  end: { why: EndReason; adjustments: readonly Adjustment[] } | null;
}

/** Points that somebody gets or loses at the end, for tiles that were left or time that ran out. */
export interface Adjustment {
  id: string;
  points: number;
  why: "tiles" | "time";
}

/** What happened in a game. The log of a game is a list of these. */
export type WordBoardEvent =
  | { type: "came"; id: string; at: number }
  | { type: "vanished"; id: string; at: number }
  /** `isHereStill`: they gave up their seat alone; `keepsSeat`: they left the room alone. */
  | { type: "left"; id: string; at: number; isHereStill?: true; keepsSeat?: true }
  /** A guest has logged in: what was theirs in the game belongs to the account `as`. */
  | { type: "became"; id: string; as: string; at: number }
  | {
      type: "started";
      setting: WordBoardSetting;
      players: readonly Pick<WordBoardPlayer, "id" | "isBot" | "rack">[];
      at: number;
    }
  | { type: "turn-began"; id: string; thinksFor: number | null; at: number }
  | {
      type: "played";
      id: string;
      placed: readonly Placement[];
      words: readonly MadeWord[];
      score: number;
      isBingo: boolean;
      /** What they drew; null while the play may be challenged. */
      drew: Tiles | null;
      at: number;
    }
  /** Nobody challenged the last play, or in vain: its player draws. */
  | { type: "accepted"; drew: Tiles; at: number }
  /** `wrong`: the words that are in no dictionary; none, and the play stands. */
  | { type: "challenged"; id: string; wrong: readonly string[]; at: number }
  | { type: "exchanged"; id: string; tiles: Tiles; drew: Tiles; at: number }
  | { type: "passed"; id: string; why: PassReason; at: number }
  | { type: "ended"; why: EndReason; adjustments: readonly Adjustment[]; at: number };

/** A game before anybody came. */
export const newWordBoard = (setting: WordBoardSetting): WordBoardState => ({
  version: 0,
  setting,
  phase: "waiting",
  match: 0,
  people: [],
  players: [],
  board: "",
  bag: "",
  turn: null,
  previous: -1,
  turnAt: 0,
  thinksFor: null,
  scoreless: 0,
  turns: [],
  isOpen: false,
  end: null,
});

export const isPlaying = ({ phase }: Pick<WordBoardState, "phase">): boolean => phase === "playing";

/** Whose turn it is. */
export const playerToMove = ({ players, turn }: WordBoardState): WordBoardPlayer | undefined =>
  turn === null ? undefined : players[turn];

/** The play that may still be challenged. */
export function openPlay(state: WordBoardState): Extract<Turn, { kind: "played" }> | undefined {
  const last = state.turns.at(-1);
  return state.isOpen && last?.kind === "played" ? last : undefined;
}

/** Whether the last play has laid all that there was: it ends the game unless it is challenged. */
export const isLastPlay = (state: WordBoardState): boolean => {
  const play = openPlay(state);
  return (
    play !== undefined &&
    state.bag === "" &&
    state.players.some(({ id, rack }) => id === play.by && rack === "")
  );
};

/** Whether a game goes on whether or not anybody is there. */
export const isByCorrespondence = ({ setting }: Pick<WordBoardState, "setting">): boolean =>
  setting.clock === "DAY";
