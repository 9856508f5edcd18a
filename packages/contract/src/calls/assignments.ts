import { z } from "zod";
import { call } from "../call";
import {
  assignmentKinds,
  assignmentLimits,
  classLimits,
  lateRules,
  workStates,
} from "../constants";
import { cefrLevel, count, done, id, instant, percent, typedText } from "../fields";

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
  studentIds: z.array(id).min(1).max(classLimits.students).nullable(),
};

/** What is assigned, by kind. */
const subject = {
  id,
  classId: id,
  kind: z.enum(assignmentKinds),
  lessonId: id,
  title: z.string(),
  level: cefrLevel,
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
  /** Null: the whole class. */
  studentIds: z.array(id).nullable(),
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
  /** Of the quiz, the best try; null where none was taken. */
  score: percent.nullable(),
};

/** How far one student is with an assignment. */
export const assignedWork = z.object({ userId: id, userName: z.string(), ...work });
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
    summary: "Assign lessons to a class or to some of its students.",
    area,
    access: "teacher",
    limit,
    params: classId,
    body: z.object({
      kind: z.enum(assignmentKinds),
      lessonIds: z.array(id).min(1).max(assignmentLimits.atOnce),
      ...terms,
      instructions: terms.instructions.default(""),
      dueAt: terms.dueAt.default(null),
      lateRule: terms.lateRule.default("ACCEPT"),
      isDraft: terms.isDraft.default(false),
      studentIds: terms.studentIds.default(null),
    }),
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
    reply: assignment.extend({ work: z.array(assignedWork) }),
    errors: changing,
  }),
  call("PUT /api/assignments/{assignmentId}", {
    summary: "Change an assignment's times, its words and for whom it is; or hand out a draft.",
    area,
    access: "teacher",
    limit,
    params: assignmentId,
    /** All of it, so that nothing is handed out to everybody by being left out. */
    body: z.object(terms),
    shows: ["reply.studentIds"],
    reply: assignment,
    errors: changing,
  }),
  call("DELETE /api/assignments/{assignmentId}", {
    summary: "Take an assignment back. What was learnt for it stays.",
    area,
    access: "teacher",
    limit,
    params: assignmentId,
    reply: done,
    errors,
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
