import { z } from "zod";
import { call } from "../call";
import { assignmentKinds, submissionStates, workStates } from "../constants";
import { cefrLevel, count, id, instant, percent, teacherIdParams } from "../fields";

const area = "Teaching";
const errors = ["not-signed-in", "forbidden", "not-found", "conflict"] as const;

/** A calendar day, `2026-11-29`. */
const day = z.iso.date();

/** Why a student needs attention, with what shows it. */
const attention = z.discriminatedUnion("reason", [
  /** Whole days without learning. */
  z.object({ reason: z.literal("inactive"), days: count }),
  /** Mean quiz scores of the lessons before the last ones, and of the last ones. */
  z.object({ reason: z.literal("falling-scores"), before: percent, now: percent }),
  z.object({ reason: z.literal("overdue"), assignments: count }),
]);
export type StudentAttention = z.output<typeof attention>;

/** A student as their teacher sees them on a list. */
export const taughtStudent = z.object({
  userId: id,
  userName: z.string(),
  /**
   * Per cent: the mean progress over the lessons that are assigned to them, or, where none is, over
   * those of their class's level, or else of their own.
   */
  overallProgress: percent,
  /** When they were last here or learnt something; else when they joined. */
  lastActive: instant,
  /** Null where they have not learnt anything yet. */
  lastLearntAt: instant.nullable(),
  /** The classes that they are in, of those that were asked for. */
  classIds: z.array(id),
  level: cefrLevel.nullable(),
  avatar: z.string().nullable(),
  /** Learnt on one of the last seven days. */
  isActiveThisWeek: z.boolean(),
  /** None for who is well on the way. */
  attention: z.array(attention),
});
export type TaughtStudent = z.output<typeof taughtStudent>;

/** The last seven days, under their weekdays: Monday first. */
const week = z.object({
  /** How many students learnt on each day; a day is each student's own. */
  days: z.array(z.object({ day, students: count })).length(7),
  from: day,
  to: day,
  /** In which time zone today is the last of them. */
  timeZone: z.string(),
});

export const classDashboard = z.object({
  classId: id,
  className: z.string(),
  level: cefrLevel.nullable(),
  students: count,
  /** Learnt on one of the last 30 days. */
  activeStudents: count,
  /** Lessons that the class or some of it is to do by now, drafts left out. */
  lessonsAssigned: count,
  /** How often one of them was finished by a student to whom it is assigned. */
  completions: count,
  /** The mean of the students' progress, rounded; null where there are none. */
  averageProgress: z.int().min(0).max(100).nullable(),
  week,
});
export type ClassDashboard = z.output<typeof classDashboard>;

export const studentReport = taughtStudent.extend({
  classId: id,
  className: z.string(),
  /** Of an adult who chose to show it; else null. */
  email: z.string().nullable(),
  joinedAt: instant,
  /** What is assigned to them in this class, in the order of the due times. */
  assignments: z.array(
    z.object({
      assignmentId: id,
      kind: z.enum(assignmentKinds),
      /** Of the kind LESSON; else null. */
      lessonId: id.nullable(),
      title: z.string(),
      level: cefrLevel.nullable(),
      dueAt: instant.nullable(),
      state: z.enum(workStates),
      progress: percent,
      finishedAt: instant.nullable(),
      /** Of a quiz or marked work; null where there is none. */
      score: percent.nullable(),
      submission: z.enum(submissionStates).nullable(),
      /** What was handed in last, for a teacher to read; null where nothing was. */
      submissionId: id.nullable(),
    }),
  ),
  /** Every lesson that they have begun, the latest first. */
  lessons: z.array(
    z.object({
      lessonId: id,
      title: z.string(),
      level: cefrLevel,
      progress: percent,
      finishedAt: instant.nullable(),
      /** Of the quiz, the best try; null where none was taken. */
      score: percent.nullable(),
    }),
  ),
  /** On which of the last eight weeks' days they learnt, where they are. */
  study: z.object({ from: day, to: day, timeZone: z.string(), days: z.array(day) }),
  /** Placement tests that they finished, the latest first. */
  placementTests: z.array(
    z.object({
      testType: z.string(),
      takenAt: instant,
      level: cefrLevel,
      /** The levels between which it lies. */
      lowest: cefrLevel,
      highest: cefrLevel,
      skills: z.array(z.object({ skill: z.string(), level: cefrLevel })),
    }),
  ),
});
export type StudentReport = z.output<typeof studentReport>;

export const teachingCalls = [
  call("GET /api/teacher/{teacherId}/students", {
    summary: "The students of a teacher's classes, or of one of them, by name.",
    area,
    access: "teacher",
    params: teacherIdParams,
    query: z.object({
      /** Of this class of theirs alone. Left out: of all that are not archived. */
      classId: id.optional(),
    }),
    shows: ["reply.userId"],
    reply: z.array(taughtStudent),
    errors,
  }),
  call("GET /api/classes/{classId}/dashboard", {
    summary: "A class in figures: who is active, what is assigned, and what became of it.",
    area,
    access: "teacher",
    params: z.object({ classId: id }),
    reply: classDashboard,
    errors,
  }),
  call("GET /api/classes/{classId}/students/{studentId}", {
    summary: "What a student of a class has learnt and is to do.",
    area,
    access: "teacher",
    params: z.object({ classId: id, studentId: id }),
    shows: ["params.studentId"],
    reply: studentReport,
    errors,
  }),
] as const;
