export { analyseTurn, type ShownPlay, type TurnAnalysis } from "./analysis/analyse-turn";
export * from "./word-board-facts";
export {
  type Board,
  type Cell,
  emptyBoard,
  emptyCell,
  lay,
  lift,
  type Placement,
  signOf,
  tileOf,
} from "./board/board";
export { judgePlay, type Judged, type MadeWord, type Play, type PlayFault } from "./board/play";
export { draw, takeFrom, type Tiles } from "./board/rack";
export { type BotCompany, type Move, type Position } from "./bots/bot-move";
export { chooseMove, thinkingTime } from "./bots/choose-move";
export type { Lexicon } from "./lexicon/lexicon";
export { createLexicon } from "./lexicon/create-lexicon";
export {
  buildWordGraph,
  decodeWordGraph,
  encodeWordGraph,
  hasWord,
  type WordGraph,
} from "./lexicon/word-graph";
export { generateMoves } from "./moves/generate-moves";
export type { GeneratedMove } from "./moves/generated-move";
export { type PlacedWord, placedWords } from "./moves/placed-words";
export { type Bonus, bonuses, type Layout } from "./rules/layouts";
export { type Ruleset, rulesetOf } from "./rules/ruleset";
export { allTiles, blank, type TileSet } from "./rules/tile-sets";
export { type Disagreement, type GcgFault, gcgFaults } from "./gcg/disagreement";
export type { GcgEvent, GcgGame, GcgMove, GcgPlay, GcgPlayer, GcgPosition } from "./gcg/gcg-game";
export {
  cellName,
  readPosition,
  writePosition,
  writtenPlay,
  type WrittenPlay,
} from "./gcg/position";
export { gcgLimits, readGcg, type ReadGcg } from "./gcg/read-gcg";
export { type GcgReplay, type ReplayedEvent, replayGcg } from "./gcg/replay-gcg";
export { writeGcg } from "./gcg/write-gcg";
export { applyWordBoardEvent, replayWordBoard } from "./game/apply";
export { nextWordBoardMoment, waitsFor } from "./game/clocks";
export {
  placementRefusals,
  type SeenTurn,
  type WordBoardCommand,
  type WordBoardDecision,
  wordBoardRefusals,
} from "./game/commands";
export { decideWordBoard } from "./game/decide";
export { standings as wordBoardStandings } from "./game/standing";
export {
  type Adjustment,
  type EndReason,
  isPlaying,
  newWordBoard,
  type Turn,
  type WordBoardChoice,
  type WordBoardEvent,
  type WordBoardPhase,
  type WordBoardPlayer,
  type WordBoardSetting,
  type WordBoardState,
} from "./game/state";
export { type TurnView, viewWordBoard, type WordBoardView } from "./game/view";
export { type AnalysedTurn, analyseGame } from "./analysis/analyse-game";
