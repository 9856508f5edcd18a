import { z } from "zod";
import { call } from "../call";
import { planLimits } from "../constants";
import { calendarDay, cefrLevel, count, id, instant, percent, typedText } from "../fields";

const area = "Class plans";
const errors = ["not-signed-in", "forbidden", "not-found"] as const;
const changing = [...errors, "conflict"] as const;
const classId = z.object({ classId: id });
const limit = "teacherWrites";

/** A calendar day on which a week begins: a Monday. */
const monday = z.iso.date();

const week = z.object({
  startsOn: monday,
  /** In the order in which the class does them. */
  lessonIds: z.array(id).max(planLimits.lessonsPerWeek),
  note: typedText(planLimits.noteMaxLength).trim(),
});
export type PlannedWeek = z.output<typeof week>;

/** What a class plans to do, as its teachers see it. */
export const classPlan = z.object({
  /** Goes up with each change; 0 where nothing was planned yet. */
  revision: count,
  /** The earliest first. */
  weeks: z.array(week),
  /** The Monday of the week that it is for the caller. */
  thisWeek: monday,
  /** Null where nothing was planned yet, or the teacher's account is gone. */
  changedBy: z.string().nullable(),
  changedAt: instant.nullable(),
});
export type ClassPlan = z.output<typeof classPlan>;

const plannedLesson = z.object({
  lessonId: id,
  title: z.string(),
  level: cefrLevel,
  /** Minutes. */
  duration: z.int().positive(),
  progress: percent,
  isFinished: z.boolean(),
  /** Why the student's plan does not open the lesson, in a sentence; null where it is open. */
  lock: z.string().nullable(),
});

/** A week as a student of the class sees it. */
export const ownWeek = z.object({
  startsOn: monday,
  note: z.string(),
  lessons: z.array(plannedLesson),
});
export type OwnWeek = z.output<typeof ownWeek>;

export const classPlanCalls = [
  call("GET /api/classes/{classId}/plan", {
    summary: "What a class plans to do, week by week.",
    area,
    access: "teacher",
    params: classId,
    reply: classPlan,
    errors,
  }),
  call("PUT /api/classes/{classId}/plan", {
    summary: "Write the whole plan of a class. Refused where somebody changed it meanwhile.",
    area,
    access: "teacher",
    limit,
    params: classId,
    body: z.object({
      /** Of the plan as the caller read it. */
      revision: count,
      weeks: z.array(week.extend({ startsOn: calendarDay })).max(planLimits.weeks),
    }),
    reply: classPlan,
    errors: changing,
  }),
  call("POST /api/classes/{classId}/plan/copy", {
    summary:
      "Copy the plan of a class to another that the caller teaches, from another first week.",
    area,
    access: "teacher",
    limit,
    params: classId,
    body: z.object({
      toClassId: id,
      startsOn: calendarDay,
      /** Writes over a plan that the other class has already. */
      replaces: z.boolean().default(false),
    }),
    reply: classPlan,
    errors: changing,
  }),
  call("GET /api/my-classes/{classId}/plan", {
    summary: "What a class of the caller's plans to do, week by week.",
    area,
    access: "session",
    params: classId,
    reply: z.object({
      weeks: z.array(ownWeek),
      /** The Monday of the week that it is for the caller. */
      thisWeek: monday,
    }),
    errors: ["not-signed-in", "not-found"],
  }),
] as const;
