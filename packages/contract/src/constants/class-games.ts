import { ownQuestionLimits } from "@saywell/quiz/quiz-facts";

/** A game that a teacher makes, and a class joins by its code. */
export const classGameRules = {
  /** Digits of the code on the screen. */
  codeLength: 6,
  mostPlayers: 500,
  mostQuestions: 50,
  /** What somebody is called in a game, in characters. */
  playerNameMaxLength: 30,
  titleMaxLength: 80,
} as const;

/** Seconds that a class may have for one question. */
export const classGameSeconds = [10, 20, 30, 45, 60, 90, 120] as const;
/** How many questions of the bank a class may be asked. */
export const classGameCounts = [5, 10, 15, 20] as const;

/** Questions of a teacher's own. */
export const quizSetLimits = {
  sets: 100,
  questions: 50,
  titleMaxLength: 80,
  ...ownQuestionLimits,
  /** Characters of a CSV that is read. */
  csvMaxLength: 60_000,
} as const;

/** The columns of a CSV of questions; the explanation may be left out. */
export const quizSetColumns = [
  "question",
  "answer",
  "wrong1",
  "wrong2",
  "wrong3",
  "explanation",
] as const;
