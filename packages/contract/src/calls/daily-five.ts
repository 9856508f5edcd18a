import { z } from "zod";
import { call } from "../call";
import { answerLetters, dailyFivePhases, quizLevels } from "../constants";
import { count, id, instant } from "../fields";
import { askedQuestion } from "./games";

const answerLetter = z.enum(answerLetters);

/** A question of today's five that is over. */
export const dailyAnswer = z.object({
  ...askedQuestion.shape,
  /** Null where the time ran out. */
  answer: answerLetter.nullable(),
  correctAnswer: answerLetter,
  isCorrect: z.boolean(),
  points: count,
  explanation: z.string(),
});
export type DailyAnswer = z.output<typeof dailyAnswer>;

export const dailyFive = z.object({
  /** The learner's own day, `YYYY-MM-DD`. */
  day: z.iso.date(),
  level: z.enum(quizLevels),
  phase: z.enum(dailyFivePhases),
  /** How many questions there are. */
  rounds: count,
  /** Seconds for one question. */
  seconds: count,
  /** The one that is open. */
  question: askedQuestion.nullable(),
  /** Milliseconds until it closes, as this is sent. */
  endsInMs: count.nullable(),
  /** Those that are over, in their order. */
  answers: z.array(dailyAnswer),
  score: count,
  streak: z.object({
    /** Days in a row, today's counted once it is finished. */
    current: count,
    longest: count,
  }),
  /** What today's five paid; null until they are finished. */
  paid: z.object({ xp: count, coins: count }).nullable(),
  /** When the next five come. */
  nextAt: instant,
});
export type DailyFive = z.output<typeof dailyFive>;

const errors = ["not-signed-in", "not-found", "conflict"] as const;

export const dailyFiveCalls = [
  call("GET /api/daily-five", {
    summary: "My five questions of today: how far I am, and on how many days in a row I played.",
    area: "Daily five",
    access: "session",
    reply: dailyFive,
    errors: ["not-signed-in", "not-found"],
  }),
  call("POST /api/daily-five/next", {
    summary: "Ask the next of today's questions; its clock begins. Asked again it is the same one.",
    area: "Daily five",
    access: "session",
    reply: dailyFive,
    errors,
  }),
  call("POST /api/daily-five/answers", {
    summary: "Answer the question that is open.",
    area: "Daily five",
    access: "session",
    body: z.object({
      questionId: id,
      /** Empty for no answer. */
      answer: z.enum([...answerLetters, ""]),
    }),
    reply: dailyFive,
    errors,
  }),
] as const;
