export { applyInSuccession, applyQuizEvent, replayQuiz } from "./apply";
export {
  type Decision,
  decideQuiz,
  nextMoment,
  type QuizCommand,
  type QuizRefusal,
  quizRefusals,
  type SeenRound,
  shownOption,
} from "./decide";
export { chooseInOrder, chooseQuestions, drawQuestions, type QuizQuestion } from "./draw";
export {
  answerDailyFive,
  askNext,
  type DailyFive,
  drawDailyFive,
  isFinished,
  runOfDays,
  settleDailyFive,
} from "./daily-five";
export { type OwnQuestion, ownQuestionFault, ownQuestionKey } from "./own-question";
export { elapsedOf, pointsFor } from "./points";
export * from "./quiz-facts";
export { optionUnder, playedRounds, type PlayedGame, type PlayedRound } from "./rounds";
export { type Standing, standings, teamScores } from "./standing";
export {
  currentQuestion,
  type DrawnQuestion,
  type GivenAnswer,
  isKnownIn,
  isOut,
  isRunning,
  newQuiz,
  type QuizEvent,
  type QuizPhase,
  type QuizPlayer,
  type QuizSetting,
  type QuizState,
} from "./state";
export {
  isToldOfOthers,
  type QuizView,
  type QuizViewer,
  type RevealView,
  type SeatView,
  shownOfMany,
  viewQuiz,
} from "./view";
