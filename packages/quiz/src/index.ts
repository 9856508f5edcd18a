export { applyQuizEvent, replayQuiz } from "./apply";
export {
  type Decision,
  decideQuiz,
  nextMoment,
  type QuizCommand,
  type QuizRefusal,
  quizRefusals,
  shownOption,
} from "./decide";
export { chooseQuestions, drawQuestions, type QuizQuestion } from "./draw";
export {
  answerDailyFive,
  askNext,
  type DailyFive,
  drawDailyFive,
  isFinished,
  runOfDays,
  settleDailyFive,
} from "./daily-five";
export { elapsedOf, pointsFor } from "./points";
export * from "./quiz-facts";
export { type Standing, standings, teamScores } from "./standing";
export {
  currentQuestion,
  type DrawnQuestion,
  type GivenAnswer,
  isRunning,
  newQuiz,
  type QuizEvent,
  type QuizPhase,
  type QuizPlayer,
  type QuizSetting,
  type QuizState,
} from "./state";
export { type QuizView, type QuizViewer, type RevealView, type SeatView, viewQuiz } from "./view";
