import type { RoomGame } from "@saywell/contract/constants";
import {
  isKnownIn as isKnownInQuiz,
  isOut as isOutOfQuiz,
  type QuizCommand,
  type QuizEvent,
  type QuizSetting,
  type QuizState,
  replayQuiz,
} from "@saywell/quiz";
import {
  replayWordBoard,
  type WordBoardCommand,
  type WordBoardEvent,
  type WordBoardSetting,
  type WordBoardState,
} from "@saywell/word-board";

/** A game of whatever kind, what happens in it, and what is wanted of it. */
export type AnyState = QuizState | WordBoardState;
export type AnyEvent = QuizEvent | WordBoardEvent;
export type AnyCommand = QuizCommand | WordBoardCommand;
export type AnySetting = QuizSetting | WordBoardSetting;

/** What is kept with a game that goes by its kind. */
export type OfKind =
  | { kind: "QUIZ"; setting: QuizSetting; state: QuizState }
  | { kind: "WORD_BOARD"; setting: WordBoardSetting; state: WordBoardState };

export const isQuiz = (state: AnyState): state is QuizState => "questions" in state;

/** The game that a log leads to. */
export const replayGame = (kind: RoomGame, from: AnyState, log: readonly AnyEvent[]): AnyState =>
  kind === "QUIZ"
    ? replayQuiz(from as QuizState, log as readonly QuizEvent[])
    : replayWordBoard(from as WordBoardState, log as readonly WordBoardEvent[]);

/** Whether a game has anything of somebody: a place, a seat, the lead, or that they are out. */
export const isKnownIn = (state: AnyState, id: string): boolean =>
  isQuiz(state)
    ? isKnownInQuiz(state, id)
    : [...state.people, ...state.players].some((each) => each.id === id);

/** Whether the host of a game has taken somebody out. */
export const isOut = (state: AnyState, id: string): boolean =>
  isQuiz(state) && isOutOfQuiz(state, id);

export const isRunning = ({ phase }: AnyState): boolean =>
  phase !== "waiting" && phase !== "finished";
