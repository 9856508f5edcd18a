export {
  type AnswerLetter,
  answerLetters,
  quizRules,
  type QuizTeam,
  quizTeams,
} from "@saywell/quiz/quiz-facts";
import type { QuizTeam } from "@saywell/quiz/quiz-facts";

/** What the teams are called: the two ways of writing in this book. */
export const quizTeamNames: Readonly<Record<QuizTeam, string>> = {
  INK: "Team Ink",
  CHALK: "Team Chalk",
};

/** Levels that have quiz questions of their own; C2 plays those of C1. */
export const quizLevels = ["A1", "A2", "B1", "B2", "C1"] as const;
export type QuizLevel = (typeof quizLevels)[number];
export const dailyFivePhases = ["WAITING", "QUESTION", "REVEAL", "FINISHED"] as const;

/** What a room's game asks: a game room's own questions, or those of a chat room between talks. */
export const gameTypes = ["VOCABULARY_BATTLE", "TRIVIA"] as const;
export type GameType = (typeof gameTypes)[number];
/** Everybody for themselves, or two teams. */
export const gameModes = ["COMPETITIVE", "TEAM"] as const;
export type GameMode = (typeof gameModes)[number];
export const gamePhases = ["WAITING", "QUESTION", "REVEAL", "FINISHED"] as const;
export type GamePhase = (typeof gamePhases)[number];
export const seatPresences = ["HERE", "AWAY", "LEFT"] as const;
/** What a GAME_UPDATE tells of. */
export const gameUpdateActions = [
  /** A question begins, the first as all others. */
  "GAME_STARTED",
  /** A question is over, and this is what a player has now. */
  "ANSWER_SUBMITTED",
  "GAME_ENDED",
  /** A turn of a word board is over, and this is what its player has now. */
  "TURN_SUBMITTED",
  /** A player has answered; what it is worth is told when the question is over. */
  "ANSWER_TAKEN",
  /** A question is over: the right answer, and who said what. */
  "ANSWER_REVEALED",
  /** Who plays or watches has changed. */
  "SEATS_CHANGED",
  /** The game as it is, for who comes in or back. */
  "GAME_STATE",
  /** What the game that is over paid the one who is told. */
  "GAME_PAID",
] as const;
export type GameUpdateAction = (typeof gameUpdateActions)[number];
