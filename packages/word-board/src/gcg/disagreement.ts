import type { PlayFault } from "../board/play";

/** What a replay may find wrong with a game. */
export const gcgFaults = [
  /** The tiles may not lie so. */
  "play",
  /** The play goes through a cell on which nothing lies. */
  "through",
  /** The play makes a longer word than the one that is written. */
  "word",
  "score",
  "total",
  /** Tiles are used that the rack has not, or the rack has too many. */
  "rack",
  /** There are more of a tile than the set has. */
  "tile-count",
  /** The bag had too few tiles for an exchange. */
  "exchange",
  /** There is no play just before that could be taken back. */
  "withdrawal",
  /** There is no play just before that could have been challenged. */
  "challenge",
  /** Time brings points. */
  "time",
  "end-points",
  /** Other tiles were left at the end. */
  "end-tiles",
  /** It was somebody else's turn. */
  "turn",
  /** There is a turn after the points of the end. */
  "after-end",
  /** It was played on another board. */
  "layout",
] as const;
export type GcgFault = (typeof gcgFaults)[number];

/** Where a game and its replay are not at one. */
export interface Disagreement {
  fault: GcgFault;
  /** In a sentence. */
  text: string;
}

export const playFaultTexts: Readonly<Record<PlayFault, string>> = {
  "no-tiles": "The play lays no tile.",
  "no-letter": "A tile of the play is no letter.",
  "off-board": "The play runs off the board.",
  "same-cell": "Two tiles of the play lie on one cell.",
  occupied: "A tile of the play lies on another.",
  "not-in-line": "The tiles of the play are not in one line.",
  gap: "The play has a gap.",
  "not-through-centre": "The first play does not go through the centre.",
  "not-connected": "The play joins nothing on the board.",
  "too-short": "The first play has one tile only.",
};

export const signed = (points: number): string => (points < 0 ? String(points) : `+${points}`);
