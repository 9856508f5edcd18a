import { z } from "zod";
import { call } from "../call";
import {
  levelTestDifficulty,
  levelTestLengths,
  levelTestTimeAllowances,
  levelTestQuestionTypes,
  levelTestSkills,
  levelTestStopReasons,
  levelTestTypes,
  writtenAnswerMaxLength,
} from "../constants";
import { cefrLevel, count, done, id, instant, percent, timeZone, typedText } from "../fields";
import { longTextBodyLimit } from "../constants/limits";

export const levelTestQuestion = z.object({
  /** A name within its session; it says nothing of the question. */
  id,
  /** All that is needed to answer: for reading and listening the text comes first. */
  question: z.string(),
  type: z.enum(levelTestQuestionTypes),
  options: z.array(z.string()),
  skill: z.string(),
  /** Of every question the same, so that it does not tell how the answer before was. */
  difficulty: z.literal(levelTestDifficulty),
  /** The question alone, where `passage` holds what comes before it. */
  prompt: z.string(),
  passage: z
    .discriminatedUnion("kind", [
      z.object({ kind: z.literal("text"), title: z.string(), text: z.string() }),
      z.object({
        kind: z.literal("recording"),
        title: z.string(),
        /** Spoken in turn; also the transcript. */
        lines: z.array(z.object({ speaker: z.string(), says: z.string() })),
      }),
    ])
    .nullable(),
  /** How many words a written answer may have; null for other questions. */
  words: z.object({ min: count, max: count }).nullable(),
});
export type LevelTestQuestion = z.output<typeof levelTestQuestion>;

/** Where a session stands. */
const place = {
  answered: count,
  total: count,
  /** Seconds on the server's clock; null without one. */
  secondsLeft: z.number().min(0).nullable(),
  /** Whether the level is known well enough to end now. */
  mayFinish: z.boolean(),
  /** The question to answer now; null when there is none left. */
  nextQuestion: levelTestQuestion.nullable(),
};

export const levelTestSession = z.object({
  sessionId: id,
  testType: z.enum(levelTestTypes),
  timeAllowance: z.enum(levelTestTimeAllowances),
  length: z.enum(levelTestLengths),
  state: z.enum(["OPEN", "FINISHED"]),
  /** Set when the session is finished and has a result: practice has none. */
  resultId: id.nullable(),
  ...place,
});
export type LevelTestSession = z.output<typeof levelTestSession>;

/** A place on the scale in words, as `B1+`. */
const placeOnScale = z.string();

/** A lesson to take, and why the plan of whoever reads of it does not open it: null where it does. */
const lessonToTake = z.object({
  lessonId: id,
  lessonTitle: z.string(),
  lock: z.string().nullable(),
});

export const levelTestResult = z.object({
  id,
  testType: z.enum(levelTestTypes),
  level: cefrLevel,
  /** The place on the scale of all levels, not a share of right answers. */
  score: percent,
  /** A first idea, or the whole test. */
  length: z.enum(levelTestLengths),
  /**
   * For who took a quick test and may make it exact: questions at most, and seconds, that there would
   * be. Null for everybody else.
   */
  goOn: z.object({ questions: count, secondsLeft: z.number().min(0) }).nullable(),
  /**
   * How sure the test is of the level: so often of ten it is that level, and nine times of ten one of
   * those from `low` to `high`. Null where it was measured before this was kept.
   */
  sureness: z.object({ inTen: z.int().min(1).max(9), low: cefrLevel, high: cefrLevel }).nullable(),
  /** Where the level very likely lies: 95 of 100 times. */
  interval: z.object({ low: placeOnScale, high: placeOnScale }),
  /** False when the answers did not fit together well, which makes the level less sure. */
  answersFit: z.boolean(),
  stopReason: z.enum(levelTestStopReasons),
  answered: count,
  takenAt: instant,
  skills: z.array(
    z.object({
      skill: z.enum(levelTestSkills),
      /** 0 to 100 on the same scale as the whole; null where too little was asked to say. */
      score: percent.nullable(),
      level: cefrLevel.nullable(),
      low: placeOnScale.nullable(),
      high: placeOnScale.nullable(),
      answered: count,
    }),
  ),
  /** What somebody at this level can do. */
  canDo: z.array(z.string()),
  /**
   * Where to begin in the course: for who took the test, with what they have not finished. `isNext`
   * where it is not the first lesson of the level. Null where nothing is left.
   */
  firstLesson: lessonToTake.extend({ isNext: z.boolean() }).nullable(),
  /** Questions with a recording, and those of them whose words may have been read. */
  listening: z.object({ asked: count, shown: count }),
  /** What to study first: the weakest skills first, each with a lesson. */
  study: z.array(
    lessonToTake.extend({
      skill: z.enum(levelTestSkills),
      advice: z.string(),
    }),
  ),
  /** How each written answer was scored, feature by feature; only for who took the test. */
  writing: z.array(
    z.object({
      prompt: z.string(),
      answer: z.string(),
      score: percent,
      features: z.array(z.object({ name: z.string(), score: percent, finding: z.string() })),
    }),
  ),
  /** Whether the caller took the test. */
  isOwn: z.boolean(),
});
export type LevelTestResult = z.output<typeof levelTestResult>;

const sessionParams = z.object({ sessionId: id });

export const levelTestCalls = [
  call("GET /api/level-test/questions/{testType}", {
    summary:
      "Begin a placement test: a session and its questions. The session adapts when each next question is taken from the reply to the last answer.",
    area: "Placement test",
    access: "public",
    limit: "levelTests",
    writes: true,
    params: z.object({ testType: z.enum(levelTestTypes) }),
    query: z.object({
      timeAllowance: z.enum(levelTestTimeAllowances).optional(),
      /** Left out, the exact test. */
      length: z.enum(levelTestLengths).optional(),
    }),
    reply: z.object({
      sessionId: id,
      questions: z.array(levelTestQuestion),
      total: count,
      secondsLeft: z.number().min(0).nullable(),
    }),
    errors: ["not-found"],
  }),
  call("GET /api/level-test/sessions/{sessionId}", {
    summary: "Where a session stands, for whoever reloads the page. The clock runs on meanwhile.",
    area: "Placement test",
    access: "public",
    params: sessionParams,
    reply: levelTestSession,
    errors: ["not-found"],
  }),
  call("POST /api/level-test/submit-answer", {
    summary: "Answer one question. An answer counts once and cannot be changed.",
    area: "Placement test",
    access: "public",
    bodyLimit: longTextBodyLimit,
    heeds: ["answer"],
    body: z.object({
      sessionId: id,
      questionId: id,
      answer: typedText(writtenAnswerMaxLength),
      /** "I don't know": the answer is empty, and counts as not known. */
      dontKnow: z.boolean().optional(),
      /** Whether the words of a recording stood on the screen; left out, they could be read. */
      wordsShown: z.boolean().optional(),
      /** Of who has no account: in whose country help would be named. */
      timeZone: timeZone.optional(),
    }),
    reply: z.object({
      ...place,
      /** Where help is, for who wrote as if they may be in danger. */
      help: z.string().optional(),
    }),
    errors: ["not-found", "conflict", "out-of-order"],
  }),
  call("POST /api/level-test/submit", {
    summary:
      "End a placement test and get the result. Submitting again answers the same result. Practice ends without one.",
    area: "Placement test",
    access: "public",
    body: z.object({ sessionId: id }),
    reply: z.object({
      /** Null after practice, and only then. */
      score: percent.nullable(),
      level: cefrLevel.nullable(),
      resultId: id.nullable(),
    }),
    errors: ["not-found", "conflict"],
  }),
  call("GET /api/level-test/results/{resultId}", {
    summary: "A result, by its link. It names nobody.",
    area: "Placement test",
    access: "public",
    params: z.object({ resultId: id }),
    shows: ["handler"],
    reply: levelTestResult,
    errors: ["not-found"],
  }),
  call("POST /api/level-test/results/{resultId}/go-on", {
    summary:
      "Go on with a quick test to make it exact: the same session, with what was measured. For who took it, once, within a day.",
    area: "Placement test",
    access: "public",
    limit: "levelTests",
    params: z.object({ resultId: id }),
    reply: z.object({ sessionId: id, timeAllowance: z.enum(levelTestTimeAllowances) }),
    errors: ["not-found", "conflict"],
  }),
  call("GET /api/level-test/results/{resultId}/pdf", {
    summary:
      "A result on one sheet of paper, by its link. It has a name only for who took the test.",
    area: "Placement test",
    access: "public",
    limit: "sheets",
    params: z.object({ resultId: id }),
    shows: ["handler"],
    reply: z.file().mime("application/pdf"),
    errors: ["not-found"],
  }),
  call("POST /api/level-test/sessions/{sessionId}/claim", {
    summary: "Join a session taken before there was an account to the account of this session.",
    area: "Placement test",
    access: "session",
    params: sessionParams,
    reply: done,
    errors: ["not-signed-in", "not-found", "conflict"],
  }),
] as const;
