import { z } from "zod";
import { call } from "../call";
import {
  answerMaxLength,
  answersPerSave,
  answerVerdicts,
  attemptPhases,
  longestLesson,
  outlinePartIds,
  questionTypes,
  stepInputTypes,
} from "../constants";
import {
  bit,
  cefrLevel,
  count,
  id,
  idParams,
  instant,
  percent,
  token,
  typedText,
  boundedRecord,
} from "../fields";
import { largestBodyLimit } from "../constants/limits";
import { correction } from "./tutor";

const lessonProgress = z.object({
  progress: percent,
  completedAt: instant.nullable(),
});

export const lessonSummary = z.object({
  id,
  title: z.string(),
  description: z.string(),
  /** Path of an image on this host. */
  thumbnail: z.string(),
  difficulty: cefrLevel,
  topic: z.string(),
  /** What a learner can do after it, as the CEFR says such things. */
  canDo: z.string(),
  /** Minutes. */
  duration: z.int().positive(),
  objectives: z.array(z.string()),
  xpReward: count,
  /** What of it the simple player pays: all but the XP of the quiz, which it does not have. */
  simpleXpReward: count,
  coinReward: count,
  /** Null until the learner has begun. */
  progress: lessonProgress.nullable(),
  isBookmarked: z.boolean(),
  /** Why the learner's plan does not open it, in a sentence that names the plan that does; null where it is open. */
  lock: z.string().nullable(),
});
export type LessonSummary = z.output<typeof lessonSummary>;

/** What the teacher says to an answer; the first match wins. */
const reactions = z.array(
  z.object({
    /** Answers it matches, compared like quiz answers; empty matches every answer. */
    when: z.array(z.string()),
    say: z.string(),
  }),
);

export const dialogueStep = z.object({
  id,
  /**
   * Asked only where the earlier step `stepId` was asked and got one of `answers`; null: always.
   * All paths have as many steps and award the same XP. Answers to other steps are taken and ignored.
   */
  onlyIf: z.object({ stepId: id, answers: z.array(z.string()) }).nullable(),
  text: z.string(),
  inputType: z.enum(stepInputTypes),
  choices: z.array(z.string()),
  /** The right ones of the answers offered; null where none is wrong. It changes no pay: every first answer pays. */
  correct: z.array(z.string()).nullable(),
  xpAward: count,
  /** A nudge the teacher gives on request; null where the step needs none. */
  hint: z.string().nullable(),
  /** To a wrong answer they say why it is wrong. */
  reactions,
});
export type DialogueStep = z.output<typeof dialogueStep>;

export const quizQuestion = z.object({
  id,
  question: z.string(),
  type: z.enum(questionTypes),
  choices: z.array(z.string()),
  correct: z.string(),
  acceptAlternatives: z.array(z.string()),
  xpAward: count,
  /** Why the answer is right, shown after submission. */
  explanation: z.string(),
});
export type QuizQuestion = z.output<typeof quizQuestion>;

export const outlinePart = z.object({
  id: z.enum(outlinePartIds),
  title: z.string(),
  /** What the teacher says, and speaks aloud on Listen. */
  teacherMessage: z.string(),
  question: z.string(),
  choices: z.array(z.string()),
  correct: z.string(),
  /** To a wrong choice they say why it is wrong. */
  reactions,
  explanation: z.string(),
});
export type OutlinePart = z.output<typeof outlinePart>;

/** An open attempt at a lesson: what is needed to go on where the learner left, on any device. */
export const lessonAttempt = z.object({
  id,
  phase: z.enum(attemptPhases),
  /** Index, among all steps, of the first unanswered one on the learner's path; equals the number of steps in the quiz phase. */
  stepIndex: count,
  answers: z.record(z.string(), z.string()),
  quizAnswers: z.record(z.string(), z.string()),
  /** Steps whose answer sounds as if the learner may be in danger: nobody is thanked for it, however late it is read again. */
  cries: z.array(id),
  startedAt: instant,
});
export type LessonAttempt = z.output<typeof lessonAttempt>;

export const lesson = lessonSummary.extend({
  words: z.array(
    z.object({
      word: z.string(),
      partOfSpeech: z.string(),
      meaning: z.string(),
      example: z.string(),
    }),
  ),
  grammar: z.object({
    title: z.string(),
    explanation: z.string(),
    examples: z.array(z.string()),
  }),
  dialogueFlow: z.object({ steps: z.array(dialogueStep) }),
  quizQuestions: z.array(quizQuestion),
  outline: z.array(outlinePart),
  attempt: lessonAttempt.nullable(),
  /** XP that its dialogue has paid before; steps answered again pay nothing more. */
  paidDialogueXp: count,
  /** Whether doing it with its quiz now is a replay: it has paid, and the quiz was taken. */
  isReplay: z.boolean(),
});
export type Lesson = z.output<typeof lesson>;

const answer = typedText(answerMaxLength);

/** Where help is, for who wrote as if they may be in danger. */
const help = z.string().optional();

/** What a completion of a lesson came to, in either player. */
const completion = z.object({
  xpAwarded: count,
  coinsAwarded: count,
  /** The name of a badge earned by this completion; the first, should it earn several. */
  badgeAwarded: z.string().nullable(),
  badgesAwarded: z.array(z.string()),
  leveledUp: z.boolean(),
  /** The level after the completion. */
  level: z.int().min(1),
  isReplay: z.boolean(),
  message: z.string(),
});
export type Completion = z.output<typeof completion>;

export const completionResult = completion.extend({
  /** As the server graded it. */
  quizScore: count,
  quizMaxScore: count,
  results: z.array(z.object({ questionId: id, isCorrect: z.boolean() })),
  help,
});
export type CompletionResult = z.output<typeof completionResult>;

const lessonErrors = ["not-signed-in", "forbidden", "not-found"] as const;
/** Of what begins a lesson where it was not begun before. */
const studyErrors = [...lessonErrors, "plan-required"] as const;

export const lessonCalls = [
  call("GET /api/lessons", {
    summary: "All lessons in course order, with the learner's progress.",
    area: "Lessons",
    access: "session",
    query: z.object({ userId: id.optional() }),
    reply: z.array(lessonSummary),
    errors: ["not-signed-in", "forbidden"],
  }),
  call("GET /api/lessons/{id}", {
    summary: "One lesson whole: dialogue, quiz, outline, and the learner's open attempt.",
    area: "Lessons",
    access: "session",
    // A learner who reads it has opened it.
    writes: true,
    params: idParams,
    query: z.object({ userId: id.optional() }),
    reply: lesson,
    errors: studyErrors,
  }),
  call("POST /api/lessons/{id}/answers", {
    summary:
      "Keep answers to dialogue steps and quiz questions, in order, so that the lesson can be resumed. Sending one twice changes nothing.",
    area: "Lessons",
    access: "session",
    bodyLimit: largestBodyLimit,
    heeds: ["answers"],
    params: idParams,
    body: z.object({
      userId: id,
      answers: z
        .array(z.union([z.object({ stepId: id, answer }), z.object({ questionId: id, answer })]))
        .min(1)
        .max(answersPerSave),
    }),
    reply: z.object({
      attempt: lessonAttempt,
      help,
    }),
    errors: [...studyErrors, "out-of-order"],
  }),
  call("GET /api/lessons/{id}/steps/{stepId}/marks", {
    summary:
      "The teacher's marks on the caller's own answer to a step that is answered in writing, in the open attempt: mistakes, how it fits, and a model answer.",
    area: "Lessons",
    access: "session",
    limit: "chat",
    params: z.object({ id, stepId: id }),
    reply: z.object({
      answer: z.string(),
      /** In order, not overlapping. Null where mistakes could not be looked for in time. */
      corrections: z.array(correction).nullable(),
      /**
       * How the answer fits what it answers. Null where mistakes could not be looked for in time, where
       * other answers are expected (the reaction says what is right), and for who sounds as if they may be in danger: that is no exercise.
       */
      verdict: z.enum(answerVerdicts).nullable(),
      /** One whole way to answer, for whoever has tried; null for who may be in danger. */
      model: z.string().nullable(),
    }),
    errors: ["not-signed-in", "not-found"],
  }),
  call("POST /api/lessons/{id}/bookmark", {
    summary: "Set or take away the learner's bookmark on a lesson.",
    area: "Lessons",
    access: "session",
    params: idParams,
    body: z.object({ userId: id, isBookmarked: z.boolean() }),
    reply: z.object({ isBookmarked: z.boolean() }),
    errors: lessonErrors,
  }),
  call("POST /api/lessons/progress", {
    summary: "Save progress in the simple player. Progress only rises.",
    area: "Lessons",
    access: "session",
    body: z.object({
      userId: id,
      lessonId: id,
      progress: percent,
      completed: bit,
      /** What was chosen in the parts of the outline, last. With what was saved before it shows that the lesson was worked through. */
      choices: z.partialRecord(z.enum(outlinePartIds), answer).optional(),
    }),
    /** Beside what was paid, what a completion came to: with `completed` 0 there is nothing more. */
    reply: completion.partial().required({ xpAwarded: true, coinsAwarded: true }),
    errors: studyErrors,
  }),
  call("POST /api/lessons/xapi", {
    summary: "Record what a learner did, as an xAPI statement.",
    area: "Lessons",
    access: "session",
    heeds: ["response"],
    body: z.object({
      userId: id,
      lessonId: id,
      verb: z.enum(["interacted", "answered"]),
      /** `lesson.` and the lesson's title as the client makes a slug of it; of a step, also `.step_` and its id. */
      object: token(200).regex(
        /^lesson\.(?:(?!\.step_).)+(?:\.step_[A-Za-z0-9_-]+)?$/u,
        "is not lesson.TITLE or lesson.TITLE.step_ID",
      ),
      success: bit,
      response: answer.optional(),
    }),
    reply: z.object({ id, help }),
    errors: lessonErrors,
  }),
  call("POST /api/lessons/complete", {
    summary: "Finish a lesson: grade, pay once, award badges.",
    area: "Lessons",
    access: "session",
    bodyLimit: largestBodyLimit,
    heeds: ["answers"],
    body: z
      .object({
        userId: id,
        lessonId: id,
        quizScore: z.number().min(0),
        quizMaxScore: z.number().min(0),
        /** Seconds since the lesson opened. */
        duration: z.number().min(0).max(longestLesson),
        /** Question id to answer. When present the server grades these and ignores `quizScore`. */
        answers: boundedRecord(answer, answersPerSave).optional(),
        /** Makes a repeat of the same request answer the same result. */
        attemptId: z.uuid().optional(),
      })
      .refine((body) => body.quizScore <= body.quizMaxScore, {
        path: ["quizScore"],
        message: "is above the maximum",
      }),
    reply: completionResult,
    errors: [...studyErrors, "out-of-order"],
  }),
] as const;
