import { z } from "zod";
import { call } from "../call";
import {
  assignmentKinds,
  assignmentLimits,
  classLimits,
  groupLimits,
  lateRules,
  levelTestTypes,
  roomCategories,
  submissionStates,
  workStates,
} from "../constants";
import { cefrLevel, count, done, id, instant, percent, typedText } from "../fields";
import { ownQuestion } from "./quiz-sets";

const area = "Assignments";
const errors = ["not-signed-in", "forbidden", "not-found"] as const;
const changing = [...errors, "conflict"] as const;
const limit = "teacherWrites";
const classId = z.object({ classId: id });
const assignmentId = z.object({ assignmentId: id });

const terms = {
  instructions: typedText(assignmentLimits.instructionsMaxLength).trim(),
  /** Left out: now; of what is open already, as it was. */
  opensAt: instant.optional(),
  /** Null: whenever they like. */
  dueAt: instant.nullable(),
  lateRule: z.enum(lateRules),
  /** Only teachers see a draft. */
  isDraft: z.boolean(),
  /** For these students of the class alone; null for the whole class, with those who join later. */
  studentIds: z.array(id).max(classLimits.students).nullable(),
};
/** Beside those students, for whoever is in these groups of the class at the time. */
const groupIds = z.array(id).max(groupLimits.groups);

const title = typedText(assignmentLimits.titleMaxLength).trim().min(1);
const prompt = typedText(assignmentLimits.promptMaxLength).trim().min(1);
const tries = z.int().min(1).max(assignmentLimits.tries);
const words = z.int().min(assignmentLimits.minWords).max(assignmentLimits.maxWords);
const seconds = z.int().min(assignmentLimits.minSeconds).max(assignmentLimits.maxSeconds);
const cards = z.int().min(1).max(assignmentLimits.cards);

/** What a kind of work asks for, as its students see it. */
export const assignedTask = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("LESSON"), lessonId: id }),
  z.object({ kind: z.literal("QUIZ"), questions: count, tries }),
  z.object({ kind: z.literal("WRITING"), prompt: z.string(), minWords: words, maxWords: words }),
  z.object({ kind: z.literal("SPEAKING"), prompt: z.string(), maxSeconds: seconds }),
  /** Done with any test of that type that is finished after it opened. */
  z.object({ kind: z.literal("PLACEMENT"), testType: z.enum(levelTestTypes) }),
  /** So many cards of the review deck, counted from when it opened. */
  z.object({ kind: z.literal("REVIEW"), cards }),
]);
export type AssignedTask = z.output<typeof assignedTask>;

/** What is assigned, by kind. */
const subject = {
  id,
  classId: id,
  kind: z.enum(assignmentKinds),
  /** Of the kind LESSON; else null. */
  lessonId: id.nullable(),
  title: z.string(),
  /** Null where the work has none. */
  level: cefrLevel.nullable(),
  task: assignedTask,
  /** Minutes. */
  duration: z.int().positive(),
  instructions: z.string(),
  opensAt: instant,
  dueAt: instant.nullable(),
  lateRule: z.enum(lateRules),
};

/** An assignment as a teacher sees it, with how far its students are. */
export const assignment = z.object({
  ...subject,
  isDraft: z.boolean(),
  /** Null: the whole class. Else the students who were chosen alone, beside the groups. */
  studentIds: z.array(id).nullable(),
  groupIds: z.array(id),
  createdAt: instant,
  /** For how many it is, how many have begun it, and how many have handed it in. */
  assigned: count,
  started: count,
  done: count,
  /** Past its due time and not handed in. */
  owed: count,
});
export type Assignment = z.output<typeof assignment>;

const work = {
  state: z.enum(workStates),
  progress: percent,
  finishedAt: instant.nullable(),
  /** Of a quiz, the best try; of marked work, the grade. Null where there is none. */
  score: percent.nullable(),
  /** What has become of what was handed in last; null where nothing was. */
  submission: z.enum(submissionStates).nullable(),
};

/** How far one student is with an assignment. */
export const assignedWork = z.object({
  userId: id,
  userName: z.string(),
  ...work,
  /** What was handed in last, for a teacher to read; null where nothing was, or it marks itself. */
  submissionId: id.nullable(),
});
export type AssignedWork = z.output<typeof assignedWork>;

/** Work as the student sees it who is to do it. */
export const ownAssignment = z.object({
  ...subject,
  className: z.string(),
  ...work,
  /** Why the student's plan does not open the lesson, in a sentence; null where it is open. */
  lock: z.string().nullable(),
});
export type OwnAssignment = z.output<typeof ownAssignment>;

const wished = {
  ...terms,
  instructions: terms.instructions.default(""),
  dueAt: terms.dueAt.default(null),
  lateRule: terms.lateRule.default("ACCEPT"),
  isDraft: terms.isDraft.default(false),
  studentIds: terms.studentIds.default(null),
  groupIds: groupIds.default([]),
};
const level = cefrLevel.nullable().default(null);

/** Work to be assigned: lessons of the course, or one thing of another kind. */
const newWork = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("LESSON"),
    lessonIds: z.array(id).min(1).max(assignmentLimits.atOnce),
    ...wished,
  }),
  z.object({
    kind: z.literal("QUIZ"),
    title,
    level,
    tries: tries.default(1),
    /** A teacher's own questions; or how many of which subject and level the bank is to give. */
    questions: z.union([
      z.array(ownQuestion).min(1).max(assignmentLimits.quizQuestions),
      z.object({
        category: z.enum(roomCategories),
        level: cefrLevel,
        count: z.int().min(1).max(assignmentLimits.quizQuestions),
      }),
    ]),
    ...wished,
  }),
  z
    .object({
      kind: z.literal("WRITING"),
      title,
      level,
      prompt,
      minWords: words,
      maxWords: words,
      ...wished,
    })
    .refine(({ minWords, maxWords }) => minWords <= maxWords, {
      path: ["maxWords"],
      error: "must not be fewer than the fewest words",
    }),
  z.object({
    kind: z.literal("SPEAKING"),
    title,
    level,
    prompt,
    maxSeconds: seconds,
    ...wished,
  }),
  z.object({ kind: z.literal("PLACEMENT"), testType: z.enum(levelTestTypes), ...wished }),
  z.object({ kind: z.literal("REVIEW"), cards, ...wished }),
]);

/** Bytes of 50 questions that are as long as they may be, in any script. */
const newWorkBodyLimit = 220 * 1024;

export const assignmentCalls = [
  call("GET /api/classes/{classId}/assignments", {
    summary: "What a class is to do, in the order of the due times; drafts too.",
    area,
    access: "teacher",
    params: classId,
    shows: ["reply.assignments.studentIds"],
    reply: z.object({ assignments: z.array(assignment) }),
    errors,
  }),
  call("POST /api/classes/{classId}/assignments", {
    summary:
      "Assign work to a class or to some of its students: lessons, a quiz, writing, speaking, a placement test, or review.",
    area,
    access: "teacher",
    limit,
    params: classId,
    bodyLimit: newWorkBodyLimit,
    body: newWork,
    shows: ["reply.assignments.studentIds"],
    reply: z.object({ assignments: z.array(assignment) }),
    errors: changing,
  }),
  call("GET /api/assignments/{assignmentId}", {
    summary: "An assignment with how far each of its students is.",
    area,
    access: "teacher",
    params: assignmentId,
    shows: ["reply.work.userId", "reply.studentIds"],
    reply: assignment.extend({
      work: z.array(assignedWork),
      /** Of a quiz, with their answers; else null. */
      questions: z.array(ownQuestion).nullable(),
    }),
    errors: changing,
  }),
  call("PUT /api/assignments/{assignmentId}", {
    summary: "Change an assignment's times, its words and for whom it is; or hand out a draft.",
    area,
    access: "teacher",
    limit,
    params: assignmentId,
    /** All of it, so that nothing is handed out to everybody by being left out. */
    body: z.object({
      ...terms,
      /** Left out: as it was, where it is not for the whole class. */
      groupIds: groupIds.optional(),
    }),
    shows: ["reply.studentIds"],
    reply: assignment,
    errors: changing,
  }),
  call("DELETE /api/assignments/{assignmentId}", {
    summary:
      "Take an assignment back, unless somebody has handed in work for it. What was learnt for it stays.",
    area,
    access: "teacher",
    limit,
    params: assignmentId,
    reply: done,
    errors: changing,
  }),
  call("GET /api/my-assignments", {
    summary:
      "What the caller's classes want them to do: open work by its due time, then what opens later, then what is done.",
    area,
    access: "session",
    reply: z.object({ assignments: z.array(ownAssignment) }),
    errors: ["not-signed-in"],
  }),
] as const;
