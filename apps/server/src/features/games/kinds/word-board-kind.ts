import type { WordBoardPreset } from "@saywell/contract/constants";
import {
  applyWordBoardEvent,
  decideWordBoard,
  type Lexicon,
  nextWordBoardMoment,
  waitsFor,
  type WordBoardCommand,
  type WordBoardEvent,
  type WordBoardState,
} from "@saywell/word-board";
import type { AnyKind, GameKind } from "./game-kind";

const small = new Set<WordBoardEvent["type"]>(["came", "vanished"]);
const beginnings = new Set<WordBoardEvent["type"]>([
  "started",
  "played",
  "exchanged",
  "passed",
  "challenged",
  "ended",
]);

/** @param lexiconOf the words of a preset, read when they are first asked for */
export function wordBoardKind(lexiconOf: (preset: WordBoardPreset) => Lexicon): AnyKind {
  const wordBoard: GameKind<WordBoardState, WordBoardEvent, WordBoardCommand> = {
    decide: (state, command, at) => decideWordBoard(state, command, { ...at, lexiconOf }),
    applier: () => applyWordBoardEvent,
    nextMoment: nextWordBoardMoment,
    waitsFor,
    begins: ({ type }) => beginnings.has(type),
    isSmall: ({ type }) => small.has(type),
    isSameStep: (one, other) =>
      one.match === other.match && one.turns.length === other.turns.length,
  };
  return wordBoard as unknown as AnyKind;
}
