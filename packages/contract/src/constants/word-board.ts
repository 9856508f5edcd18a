export {
  challengeRules,
  type ChallengeRule,
  type WordBoardClock,
  wordBoardClocks,
  type WordBoardName,
  type WordBoardPreset,
  wordBoardPresets,
  wordBoardRules,
  wordBoards,
  type WordBotId,
  wordBotIds,
  wordBots,
} from "@saywell/word-board/word-board-facts";

export const wordBoardPhases = ["WAITING", "PLAYING", "FINISHED"] as const;
export type WordBoardPhaseName = (typeof wordBoardPhases)[number];

/** What somebody did in a turn. `WITHDRAWN`: a play that was challenged, and had a word which is none. */
export const turnKinds = ["PLAYED", "WITHDRAWN", "EXCHANGED", "PASSED"] as const;
export type TurnKind = (typeof turnKinds)[number];
/** Why a turn passed: they wished it, their time ran out, or they had challenged a good play. */
export const passReasons = ["WISH", "LATE", "PENALTY"] as const;
/**
 * Why a word board is over: somebody has laid all tiles; nobody made a point for long; all others have
 * given up; nobody was there.
 */
export const wordBoardEnds = ["OUT", "SCORELESS", "ALONE", "DESERTED"] as const;
export type WordBoardEnd = (typeof wordBoardEnds)[number];

/** Tiles of a rack at most, and cells in a row at most. */
export const mostRackTiles = 7;
/** What a room's game is. */
export const roomGames = ["QUIZ", "WORD_BOARD"] as const;
export type RoomGame = (typeof roomGames)[number];
