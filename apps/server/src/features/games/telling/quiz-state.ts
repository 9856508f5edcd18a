import type { QuizGameState } from "@saywell/contract";
import type { GamePhase } from "@saywell/contract/constants";
import { isToldOfOthers, type QuizPhase, type QuizState, viewQuiz } from "@saywell/quiz";
import { type GameViewer, nameFor } from "./game-viewer";

interface Shown {
  state: QuizState;
  matchId: string | null;
  /** What people are called, as far as it is known. */
  names: ReadonlyMap<string, string>;
}

export const phases: Record<QuizPhase, GamePhase> = {
  waiting: "WAITING",
  asking: "QUESTION",
  revealing: "REVEAL",
  finished: "FINISHED",
};
export const quizPhases: Record<GamePhase, QuizPhase> = {
  WAITING: "waiting",
  QUESTION: "asking",
  REVEAL: "revealing",
  FINISHED: "finished",
};
/** A game as one viewer may see it, as the contract says it: all of it comes from `viewQuiz`. */
export function quizStateFor(
  { state, matchId, names }: Shown,
  viewer: GameViewer,
  now: number,
): QuizGameState {
  const view = viewQuiz(state, { id: viewer.id }, now);
  const nameOf = nameFor(viewer, names);
  // Of a class nobody but its teacher learns which account another is.
  const isTold = isToldOfOthers(state.setting, viewer.id);
  const idOf = (id: string): string =>
    isTold || id === viewer.id
      ? id
      : `player-${state.players.findIndex((player) => player.id === id) + 1}`;
  const { mine, reveal } = view;
  return {
    kind: "QUIZ",
    version: view.version,
    match: view.match,
    phase: phases[view.phase],
    mode: view.isTeam ? "TEAM" : "COMPETITIVE",
    round: view.round,
    rounds: view.rounds,
    seconds: Math.round(view.time / 1000),
    question: view.question,
    endsInMs: view.endsIn === null ? null : Math.round(view.endsIn),
    seats: view.seats.map(({ id, ...seat }) => ({
      userId: idOf(id),
      userName: nameOf(id),
      isBot: seat.isBot,
      team: seat.team,
      score: seat.score,
      rank: seat.rank,
      presence: seat.presence === "here" ? "HERE" : seat.presence === "away" ? "AWAY" : "LEFT",
      hasAnswered: seat.hasAnswered,
    })),
    teams: view.teams,
    playerCount: view.players,
    answeredCount: view.answered,
    awaitedCount: view.awaited,
    people: view.people.map((id) => ({ userId: id, userName: nameOf(id) })),
    mine: {
      hasSeat: mine.hasSeat,
      hasAnswered: mine.answer !== undefined,
      answer: mine.answer ?? null,
      isHost: mine.isHost,
      rightAnswers: mine.rightAnswers,
    },
    answersSoFar: view.answersSoFar?.map(({ id, answer }) => ({ userId: id, answer })) ?? null,
    reveal:
      reveal === null
        ? null
        : {
            correctAnswer: reveal.correctAnswer,
            explanation: reveal.explanation,
            answers: reveal.answers.map(({ id, ...said }) => ({ userId: idOf(id), ...said })),
            counts: reveal.counts,
          },
    showsLeaderboard: view.showsLeaderboard,
    matchId: view.phase === "finished" ? matchId : null,
  };
}
