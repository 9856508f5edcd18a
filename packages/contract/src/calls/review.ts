import { z } from "zod";
import { call } from "../call";
import { reviewGrades, wordMaxLength } from "../constants";
import { count, done, id, instant, token, userIdParams, plainText } from "../fields";
import { quizQuestion } from "./lessons";

export const savedWord = z.object({
  id,
  word: z.string(),
  meaning: z.string(),
  /** Null where the dictionary has none. */
  example: z.string().nullable(),
  /** Null for a word that was saved from the dictionary. */
  lessonId: id.nullable(),
  /** Why the learner's plan does not open that lesson, as in the list of lessons; null where it is open, or there is none. */
  lock: z.string().nullable(),
  savedAt: instant,
});
export type SavedWord = z.output<typeof savedWord>;

const cardFields = {
  id,
  /** In how many seconds the card comes back after each grade. */
  comesBackIn: z.record(z.enum(reviewGrades), z.int().positive()),
};

export const reviewCard = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("word"),
    ...cardFields,
    /** Null for a word that was saved from the dictionary. */
    lessonId: id.nullable(),
    /** What the learner is asked for, where the other one is shown. */
    asksFor: z.enum(["meaning", "word"]),
    word: z.string(),
    meaning: z.string(),
    /** Null where the dictionary has none. */
    example: z.string().nullable(),
  }),
  z.object({
    kind: z.literal("mistake"),
    ...cardFields,
    /** Whether it is a gap in the learner's own text, which a teacher put right; else a question of a quiz. */
    isOwnWriting: z.boolean(),
    /** Null for a question of a quiz game, which belongs to no lesson. */
    lessonId: id.nullable(),
    ...quizQuestion.pick({
      question: true,
      type: true,
      choices: true,
      correct: true,
      acceptAlternatives: true,
      explanation: true,
    }).shape,
  }),
]);
export type ReviewCard = z.output<typeof reviewCard>;

export const reviewSession = z.object({
  /** What to review now, in order; not all that is due where that is more than one sitting. */
  cards: z.array(reviewCard),
  dueCount: count,
  /** When the first card comes that is not due yet; null where there is none. */
  nextDueAt: instant.nullable(),
});
export type ReviewSession = z.output<typeof reviewSession>;

const errors = ["not-signed-in", "forbidden", "not-found"] as const;

export const reviewCalls = [
  call("GET /api/review/{userId}/words", {
    summary: "The words I saved for review, newest first.",
    area: "Review",
    access: "session",
    params: userIdParams,
    reply: z.array(savedWord),
    errors,
  }),
  call("POST /api/review/{userId}/words", {
    summary:
      "Save a word for review: of a lesson, or without one as the dictionary explains it, in the form that it has. Saving it twice keeps it once, and of a lesson where it was.",
    area: "Review",
    access: "session",
    params: userIdParams,
    body: z.object({ lessonId: id.optional(), word: plainText(wordMaxLength).min(1) }),
    reply: savedWord,
    errors: [...errors, "conflict", "plan-required"],
  }),
  call("DELETE /api/review/{userId}/words/{wordId}", {
    summary: "Take a saved word out of review.",
    area: "Review",
    access: "session",
    params: z.object({ userId: id, wordId: id }),
    reply: done,
    errors,
  }),
  call("GET /api/review/due", {
    summary: "What I review today: saved words, and questions of quizzes that I got wrong.",
    area: "Review",
    access: "session",
    reply: reviewSession,
    errors: ["not-signed-in", "not-found"],
  }),
  call("POST /api/review/{cardId}/grade", {
    summary: "Say how well I remembered a card that is due. A review id counts once.",
    area: "Review",
    access: "session",
    params: z.object({ cardId: id }),
    body: z.object({ grade: z.enum(reviewGrades), reviewId: token(64) }),
    reply: z.object({
      /** When the card comes back. */
      dueAt: instant,
      /** False where the card was not due any more, as when it was graded somewhere else. */
      isCounted: z.boolean(),
    }),
    errors: ["not-signed-in", "not-found"],
  }),
] as const;
