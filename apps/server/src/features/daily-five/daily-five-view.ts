import type { DailyFive as DailyFiveReply } from "@saywell/contract";
import { answerLetters, quizRules } from "@saywell/contract/constants";
import { type DrawnQuestion, isFinished, shownOption } from "@saywell/quiz";
import type { DailyRow } from "./daily-five.store";

interface Moment {
  /** Milliseconds since 1970. */
  now: number;
  streak: { current: number; longest: number };
  nextAt: Date;
}

/** Today's five as their learner may see them: no question before it is asked, no answer before it is given. */
export function viewDailyFive(
  { day, level, five, score, xp, coins, finishedAt }: DailyRow,
  { now, streak, nextAt }: Moment,
): DailyFiveReply {
  const { questions, given, askedAt } = five;
  const open = askedAt === null ? undefined : questions[given.length];
  return {
    day,
    level,
    phase: phaseOf(five),
    rounds: questions.length,
    seconds: quizRules.seconds,
    question: open === undefined ? null : viewQuestion(open),
    endsInMs: askedAt === null ? null : Math.max(0, askedAt + quizRules.seconds * 1000 - now),
    answers: given.map(({ letter, points }, place) => {
      const question = questions[place]!;
      return {
        ...viewQuestion(question),
        answer: letter,
        correctAnswer: question.right,
        isCorrect: letter === question.right,
        points,
        explanation: question.explanation,
      };
    }),
    score,
    streak,
    paid: finishedAt === null ? null : { xp, coins },
    nextAt: nextAt.toISOString(),
  };
}

function phaseOf(five: DailyRow["five"]): DailyFiveReply["phase"] {
  if (five.askedAt !== null) return "QUESTION";
  if (isFinished(five)) return "FINISHED";
  return five.given.length === 0 ? "WAITING" : "REVEAL";
}

const viewQuestion = ({ id, question, options }: DrawnQuestion) => ({
  id,
  question,
  options: answerLetters.map((letter, place) => shownOption(letter, options[place]!)),
});
