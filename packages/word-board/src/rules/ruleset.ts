import type { WordBoardName, WordBoardPreset } from "../word-board-facts";
import { type Layout, smallLayout, standardLayout } from "./layouts";
import { lettersOnly, standardTiles, type TileSet } from "./tile-sets";

/** All that differs between word boards, as data. */
export interface Ruleset {
  layout: Layout;
  tiles: TileSet;
  rackSize: number;
  /** For a play of a whole rack. */
  bingoPoints: number;
  /**
   * Whether plays join what lies on the board, and all words that they make count. Else the tiles of a
   * play are its word, wherever they lie.
   */
  isCrossword: boolean;
  /** Tiles that the bag must hold before anybody may exchange some. */
  exchangeNeeds: number;
}

const starter: Ruleset = {
  layout: smallLayout,
  tiles: lettersOnly,
  rackSize: 7,
  bingoPoints: 50,
  isCrossword: false,
  exchangeNeeds: 7,
};

const classic: Readonly<Record<WordBoardName, Ruleset>> = {
  SMALL: { ...starter, isCrossword: true },
  STANDARD: { ...starter, layout: standardLayout, tiles: standardTiles, isCrossword: true },
};

/** The rules of a preset. Starter has the small board only. */
export const rulesetOf = (preset: WordBoardPreset, board: WordBoardName): Ruleset =>
  preset === "STARTER" ? starter : classic[board];
