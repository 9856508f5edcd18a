import type { CefrLevel } from "@saywell/cefr";
import type { Board, Placement } from "../board/board";
import type { Tiles } from "../board/rack";
import type { Ruleset } from "../rules/ruleset";

/** What a player at the board knows who is to move. */
export interface Position {
  rules: Ruleset;
  board: Board;
  rack: Tiles;
  /** How many tiles the bag has. */
  bagSize: number;
  /** Tiles that lie neither on the board nor on this rack: the bag's and the others', together, sorted. */
  unseen: Tiles;
  /** Their points less those of the best of the others. */
  lead: number;
}

/** What a player does whose turn it is. */
export type Move =
  | { kind: "play"; placed: readonly Placement[] }
  | { kind: "exchange"; tiles: Tiles }
  | { kind: "pass" };

/** Whom a bot plays with: some of them know only the words of the learner's level. */
export interface BotCompany {
  level: CefrLevel;
}
