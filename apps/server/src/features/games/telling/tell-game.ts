import type { GameState } from "@saywell/contract";
import type { QuizEvent } from "@saywell/quiz";
import type { WordBoardEvent } from "@saywell/word-board";
import { type AnyEvent, type AnyState, isQuiz } from "../kinds/any-game";
import type { GameViewer } from "./game-viewer";
import { quizStateFor } from "./quiz-state";
import { catchUp, type GameUpdate, updatesFor } from "./quiz-updates";
import { wordBoardStateFor } from "./word-board-state";
import { boardUpdates, catchUpOnBoard } from "./word-board-updates";

interface Shown {
  state: AnyState;
  matchId: string | null;
  names: ReadonlyMap<string, string>;
}

interface About {
  gameId: string;
  roomId: string | null;
}

/** A game as one viewer may see it. */
export function stateFor({ state, ...shown }: Shown, viewer: GameViewer, now: number): GameState {
  return isQuiz(state)
    ? quizStateFor({ state, ...shown }, viewer, now)
    : wordBoardStateFor({ state, ...shown }, viewer, now);
}

/** What a viewer is told who comes in, or missed something. */
export const catchUpOn = (about: About, state: GameState): GameUpdate[] =>
  state.kind === "QUIZ" ? catchUp({ about, state }) : catchUpOnBoard({ about, state });

/** What one viewer is told of what happened. */
export function updatesOf(
  about: About,
  told: readonly AnyEvent[],
  state: GameState,
  { isQuiet, viewerId }: { isQuiet: boolean; viewerId: string },
): GameUpdate[] {
  return state.kind === "QUIZ"
    ? updatesFor({ about, told: told as readonly QuizEvent[], state, isQuiet, viewerId })
    : boardUpdates({ about, told: told as readonly WordBoardEvent[], state });
}
