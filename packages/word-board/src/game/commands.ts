import type { Placement } from "../board/board";
import type { PlayFault } from "../board/play";
import type { Tiles } from "../board/rack";
import type { Lexicon } from "../lexicon/lexicon";
import type { WordBoardChoice, WordBoardEvent, WordBoardState } from "./state";
import type { CefrLevel } from "@saywell/cefr";

/** What the sender had before their eyes: what is meant for one turn is done in no other. */
export interface SeenTurn {
  match?: number | undefined;
  /** How many turns had been taken. */
  turns?: number | undefined;
}

/** What somebody wants, or what a clock says. Who it is was proved before. */
export type WordBoardCommand =
  | { kind: "come"; by: string }
  /** The line is cut: they may be back in a moment. */
  | { kind: "vanish"; by: string }
  /**
   * They are gone: by their own will, or because their line was cut for too long. `isForGood`: they
   * may not come back, so no seat is kept for them.
   */
  | {
      kind: "leave";
      by: string;
      isCutOff?: boolean | undefined;
      isForGood?: boolean | undefined;
    }
  /** A guest has logged in to the account `as`. */
  | { kind: "become"; by: string; as: string }
  | {
      kind: "start";
      by: string;
      /** What is left out is as in the game before. */
      choice: { [Key in keyof WordBoardChoice]?: WordBoardChoice[Key] | undefined };
      /** Who plays too in a game by correspondence, though they are not here. */
      absent?: readonly string[];
      /** The level of those who play. */
      level: CefrLevel;
      seen?: SeenTurn | undefined;
    }
  | { kind: "play"; by: string; placed: readonly Placement[]; seen?: SeenTurn | undefined }
  /** Capital letters, and `?` for blanks. */
  | { kind: "exchange"; by: string; tiles: Tiles; seen?: SeenTurn | undefined }
  /** Where the last tiles are laid: agrees to them. */
  | { kind: "pass"; by: string; seen?: SeenTurn | undefined }
  | { kind: "challenge"; by: string; seen?: SeenTurn | undefined }
  /** Gives up one's seat. */
  | { kind: "stop"; by: string; seen?: SeenTurn | undefined }
  /** Time has passed. */
  | { kind: "tick" };

/** Why nothing became of what somebody wanted, in words for them. */
export const wordBoardRefusals = {
  "already-running": "This game has already started.",
  "not-a-player": "You are watching this game. You play in the next one.",
  "not-here": "Come into the room first, then play.",
  "not-running": "No game is running. Start a new one.",
  "gone-on-already": "The game has just gone on. Look at it, then try again.",
  "not-your-turn": "It is not your turn.",
  "not-on-rack": "You do not have these tiles.",
  "nothing-to-exchange": "Choose the tiles that you want to exchange.",
  "bag-too-small": "The bag has too few tiles to exchange any.",
  "nothing-to-challenge": "There is no word to challenge now.",
  "own-play": "This is your own word.",
  "no-challenges": "In this game the dictionary checks every word. There is nothing to challenge.",
  "last-play": "The last tiles are on the board. Agree, or challenge the word.",
  "no-such-game": "This kind of game is not here.",
} as const;

/** Why tiles may not lie so, in words for who laid them. */
export const placementRefusals: Readonly<Record<PlayFault, string>> = {
  "no-tiles": "Please place tiles on the board",
  "no-letter": "Please choose a letter for each tile.",
  "off-board": "This place is not on the board.",
  "same-cell": "Two tiles cannot lie in one place.",
  occupied: "There is a tile in this place already.",
  "not-in-line": "Tiles must be in a single row or a single column!",
  gap: "Tiles must be placed next to each other with no gaps!",
  "not-through-centre": "The first word must go through the middle of the board.",
  "not-connected": "Your word must touch a word that is on the board.",
  "too-short": "The first word must have at least two letters.",
};

export const notAWord = (word: string): string => `"${word}" is not a valid word. Try again!`;

export type WordBoardDecision =
  | { ok: true; state: WordBoardState; events: readonly WordBoardEvent[] }
  /** In words for who is refused. */
  | { ok: false; refusal: string };

/** What a decision needs beside the game. */
export interface DecideAt {
  /** Milliseconds since 1970. */
  now: number;
  /** From 0 up to 1. */
  chance: () => number;
  /** The words of a preset: those of the simple one are fewer. */
  lexiconOf: (preset: WordBoardChoice["preset"]) => Lexicon;
}
