import type { Tiles } from "../board/rack";

/**
 * A game in the notation of crossword games, a .gcg file. Source: J. Chew, ".gcg File Format",
 * poslfit.com (2000); what Quackle and Macondo write beyond it is said where it is read.
 */
export interface GcgGame {
  /** In the order of their turns: two to four. */
  players: readonly GcgPlayer[];
  title?: string;
  description?: string;
  /** Who gave the game a name, and that name: `io.woogles kYmDwcfkbY`. */
  id?: string;
  /** The list of words that was played by. */
  lexicon?: string;
  /** Which board it was, in the words of the program that wrote it. */
  layout?: string;
  /** What was noted before the first event. Texts are of one line. */
  notes?: readonly string[];
  /** What a game that goes on left on the racks, in the players' order; "" where that is not known. */
  racks?: readonly Tiles[];
  /** Pragmas that mean nothing here, kept as they are. */
  others?: readonly { name: string; text: string }[];
  events: readonly GcgEvent[];
}

export interface GcgPlayer {
  /** By which events name them: without a space, and nobody else's. */
  nick: string;
  name: string;
}

/** Where a play begins, and which way it goes. Rows and columns count from 0 at the top left. */
export interface GcgPosition {
  row: number;
  col: number;
  isDown: boolean;
}

/** What was done. */
export type GcgMove =
  /** The whole word from its first cell: a small letter is a blank, `.` a tile that lay there before. */
  | ({ kind: "play"; tiles: string } & GcgPosition)
  /** The tiles that went back, or only how many. */
  | { kind: "exchange"; tiles: Tiles | number }
  | { kind: "pass" }
  /** The play just before was challenged, and taken back. */
  | { kind: "withdrawn" }
  /** The play just before was challenged in vain, and that pays. */
  | { kind: "challenge" }
  /** Points off for time. */
  | { kind: "time" }
  /** Points for the tiles that the others had left at the end. */
  | { kind: "end-points"; tiles: Tiles }
  /** Points off for tiles of one's own that were left at the end. */
  | { kind: "end-penalty"; tiles: Tiles };

export type GcgEvent = GcgMove & {
  nick: string;
  /** What was held before the move, or the part of it that is known; "" where nothing is. */
  rack: Tiles;
  /** What it brings, or takes where it is below 0. */
  score: number;
  /** What the player has after it. */
  total: number;
  notes?: readonly string[];
};

export type GcgPlay = Extract<GcgEvent, { kind: "play" }>;
