import { z } from "zod";
import { call } from "../call";
import { assignmentKinds, lessonSkills, levelMovements, reportRule } from "../constants";
import { calendarDay, cefrLevel, count, id, instant, percent, token } from "../fields";

const area = "Teaching";
const errors = ["not-signed-in", "forbidden", "not-found", "conflict"] as const;
const classParams = z.object({ classId: id });
const studentParams = z.object({ classId: id, studentId: id });

/** A calendar day, `2026-11-29`. */
const day = z.iso.date();

/** Days of the school's calendar, both included. Left out: the last 28 days. At most 366. */
const days = { from: calendarDay.optional(), to: calendarDay.optional() };

/** Which figure: what it counts, and after a colon what of it. What it is made of is asked by it. */
const figure = token(200);

const period = z.object({
  from: day,
  to: day,
  /** The school's, in which its days begin and end. */
  timeZone: z.string(),
});
export type ReportPeriod = z.output<typeof period>;

const countOf = z.object({ figure, count });

/** A day or a week of the report, or all of it. */
const span = z.object({
  from: day,
  to: day,
  /** Students who learnt on one of its days, each where they are. */
  active: countOf,
  /** On how many days each of them learnt, together. */
  days: countOf,
  /** Lessons that a student finished for the first time. */
  finished: countOf,
  /** Whole minutes in lessons that were gone through to the end. */
  minutes: countOf,
});
export type ReportSpan = z.output<typeof span>;

const skillFigure = z.object({
  figure,
  skill: z.enum(lessonSkills),
  /**
   * Questions of the dialogue, at their first answer, and of the quiz, in lessons that were gone through
   * to the end; each time that somebody went through one.
   */
  answered: count,
  correct: count,
  /** Whole per cent; null where nothing was answered. */
  share: percent.nullable(),
});
export type SkillFigure = z.output<typeof skillFigure>;

const canDoFigure = z.object({
  figure,
  lessonId: id,
  title: z.string(),
  level: cefrLevel,
  /** "Can order food and drink in a café with simple, polite phrases." */
  canDo: z.string(),
  skills: z.array(z.enum(lessonSkills)),
  /** Students who showed it for the first time in these days. */
  shown: count,
  /** Students who had shown it before. */
  shownBefore: count,
  /** Students who took the lesson's quiz in these days and have not shown it yet. */
  notYet: count,
});
export type CanDoFigure = z.output<typeof canDoFigure>;

const assignmentFigure = z.object({
  figure,
  assignmentId: id,
  kind: z.enum(assignmentKinds),
  title: z.string(),
  opensAt: instant,
  dueAt: instant.nullable(),
  /** As it stands now. */
  assigned: count,
  /** Late ones too. */
  done: count,
  late: count,
  /** Past the due time and not handed in. */
  owed: count,
  /** Whole per cent, of those who have a score; null where nobody has. */
  meanScore: percent.nullable(),
});
export type AssignmentFigure = z.output<typeof assignmentFigure>;

const wrongFigure = z.object({
  figure,
  lessonId: id,
  question: z.string(),
  /** The right answer. */
  answer: z.string(),
  skill: z.enum(lessonSkills),
  topic: z.string(),
  /** Students who answered it in these days for the first time, and those of them who got it wrong. */
  tried: count,
  wrong: count,
  /** The lessons that teach it. */
  lessons: z.array(z.object({ lessonId: id, title: z.string(), level: cefrLevel })),
});
export type WrongFigure = z.output<typeof wrongFigure>;

const testSeen = z.object({
  takenAt: instant,
  level: cefrLevel,
  /** The levels between which it very likely lies. */
  lowest: cefrLevel,
  highest: cefrLevel,
});
export type TestSeen = z.output<typeof testSeen>;

const placementFigure = z.object({
  figure,
  userId: id,
  userName: z.string(),
  /** The last test before these days, else the first in them; null where there is one test alone. */
  before: testSeen.nullable(),
  /** The last test in these days. */
  after: testSeen,
  /** Null where there is nothing to compare with. */
  movement: z.enum(levelMovements).nullable(),
});
export type PlacementFigure = z.output<typeof placementFigure>;

export const learningReport = z.object({
  classId: id,
  className: z.string(),
  schoolName: z.string(),
  /** Whose it is; null for the whole class. */
  student: z.object({ userId: id, userName: z.string() }).nullable(),
  /** Who is in the class now; all of what they learnt counts, also from before they joined. */
  students: count,
  period,
  total: span,
  unit: z.enum(["day", "week"]),
  spans: z.array(span),
  skills: z.array(skillFigure),
  canDo: z.array(canDoFigure),
  /** What could be done in these days. */
  assignments: z.array(assignmentFigure),
  /** The most often wrong first. */
  mostWrong: z.array(wrongFigure),
  /** Of each student who took a placement test in these days. */
  placement: z.array(placementFigure),
});
export type LearningReport = z.output<typeof learningReport>;

/** One thing that a figure is made of. */
const piece = z.object({
  userId: id,
  userName: z.string(),
  /** A lesson, an assignment, a test or days. */
  what: z.string(),
  /** When, in the school's calendar; null for what has not happened. */
  day: day.nullable(),
  /** What became of it: "5 of 7 right". */
  outcome: z.string(),
});
export type FigurePiece = z.output<typeof piece>;

const madeOf = z.object({
  figure,
  title: z.string(),
  period,
  /** How the figure comes from these. */
  rule: z.string(),
  /** By name, then by day: so many at most. */
  pieces: z.array(piece).max(reportRule.mostPieces),
  /** How many more there are. */
  more: count,
});
export type MadeOf = z.output<typeof madeOf>;

export const reportCalls = [
  call("GET /api/classes/{classId}/report", {
    summary:
      "What a class learnt in some days: by time, skill, can-do statement and assignment; what it got wrong most; placement tests.",
    area,
    access: "teacher",
    params: classParams,
    query: z.object(days),
    shows: ["reply.placement.userId"],
    reply: learningReport,
    errors,
  }),
  call("GET /api/classes/{classId}/report/made-of", {
    summary: "What a figure of such a report is made of: the students, and what each of them did.",
    area,
    access: "teacher",
    params: classParams,
    query: z.object({
      ...days,
      figure,
      /** Of the report on this student alone. */
      studentId: id.optional(),
    }),
    shows: ["reply.pieces.userId"],
    reply: madeOf,
    errors,
  }),
  call("GET /api/classes/{classId}/students/{studentId}/learning-report", {
    summary: "The same report on one student of a class.",
    area,
    access: "teacher",
    params: studentParams,
    query: z.object(days),
    shows: ["params.studentId"],
    reply: learningReport,
    errors,
  }),
  call("GET /api/classes/{classId}/students/{studentId}/learning-report.pdf", {
    summary: "What a student learnt in some days, in plain words on paper: for them or a parent.",
    area,
    access: "teacher",
    limit: "sheets",
    params: studentParams,
    query: z.object(days),
    shows: ["params.studentId"],
    reply: z.file().mime("application/pdf"),
    errors,
  }),
  call("GET /api/my-classes/{classId}/report.pdf", {
    summary: "The same sheet on the caller, for a class that they are in.",
    area,
    access: "session",
    limit: "sheets",
    params: classParams,
    query: z.object(days),
    reply: z.file().mime("application/pdf"),
    errors: ["not-signed-in", "not-found"],
  }),
] as const;
