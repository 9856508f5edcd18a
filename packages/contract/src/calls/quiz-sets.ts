import { z } from "zod";
import { call } from "../call";
import { quizSetLimits } from "../constants";
import { count, done, id, instant, typedText } from "../fields";

const words = (most: number) => typedText(most).trim().min(1);
const option = words(quizSetLimits.optionMaxLength);
const setId = z.object({ setId: id });
const title = words(quizSetLimits.titleMaxLength);

/** A question as its author writes it: chance gives the letters as it is asked. */
export const ownQuestion = z.object({
  question: words(quizSetLimits.questionMaxLength),
  answer: option,
  wrong: z.array(option).length(3),
  /** Why the answer is right; may be empty. */
  explanation: typedText(quizSetLimits.explanationMaxLength).trim(),
});
export type OwnQuestion = z.output<typeof ownQuestion>;

const ownQuestions = z.array(ownQuestion).min(1).max(quizSetLimits.questions);

export const quizSet = z.object({
  id,
  title: z.string(),
  questions: z.array(ownQuestion),
  updatedAt: instant,
});
export type QuizSet = z.output<typeof quizSet>;

/** A row of a CSV that is no question, and why. */
export const refusedRow = z.object({
  /** Its line in the file, from 1; the header has one too. */
  line: count,
  text: z.string(),
  reason: z.string(),
});
export type RefusedRow = z.output<typeof refusedRow>;

/** Bytes of 50 questions that are as long as they may be, in any script. */
const setBodyLimit = 200 * 1024;
const area = "Quiz sets";
const errors = ["not-signed-in", "forbidden", "not-found"] as const;

export const quizSetCalls = [
  call("GET /api/quiz-sets", {
    summary: "The sets of questions that this teacher wrote, last changed first.",
    area,
    access: "teacher",
    reply: z.object({
      sets: z.array(z.object({ id, title: z.string(), questionCount: count, updatedAt: instant })),
    }),
    errors: ["not-signed-in", "forbidden"],
  }),
  call("POST /api/quiz-sets", {
    summary: "Keep a new set of questions.",
    area,
    access: "teacher",
    limit: "questionSets",
    bodyLimit: setBodyLimit,
    body: z.object({ title, questions: ownQuestions }),
    reply: quizSet,
    errors: ["not-signed-in", "forbidden", "conflict"],
  }),
  call("GET /api/quiz-sets/{setId}", {
    summary: "A set of this teacher's, with its answers.",
    area,
    access: "teacher",
    params: setId,
    reply: quizSet,
    errors,
  }),
  call("PUT /api/quiz-sets/{setId}", {
    summary: "Change a set. Games that were made from it keep their questions.",
    area,
    access: "teacher",
    limit: "questionSets",
    params: setId,
    bodyLimit: setBodyLimit,
    body: z.object({ title, questions: ownQuestions }),
    reply: quizSet,
    errors,
  }),
  call("DELETE /api/quiz-sets/{setId}", {
    summary: "Throw a set away. Games that were made from it keep their questions.",
    area,
    access: "teacher",
    params: setId,
    reply: done,
    errors,
  }),
  call("GET /api/quiz-sets/{setId}/csv", {
    summary: "A set as CSV, in the columns in which it can be read again.",
    area,
    access: "teacher",
    params: setId,
    reply: z.file().mime("text/csv"),
    errors,
  }),
  call("POST /api/quiz-sets/read-csv", {
    summary:
      "Read a CSV of questions: which rows are questions, and which are not, with the reason. Stores nothing.",
    area,
    access: "teacher",
    limit: "questionSets",
    /** Four bytes a character, or an escape. */
    bodyLimit: 4 * quizSetLimits.csvMaxLength,
    body: z.object({ csv: typedText(quizSetLimits.csvMaxLength) }),
    reply: z.object({ questions: z.array(ownQuestion), refused: z.array(refusedRow) }),
    errors: ["not-signed-in", "forbidden"],
  }),
] as const;
