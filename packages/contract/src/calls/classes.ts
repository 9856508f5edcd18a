import { z } from "zod";
import { call } from "../call";
import { classCode, classLimits, classNameMaxLength, messageRules, nameRules } from "../constants";
import { cefrLevel, count, done, flag, id, instant, plainText, typedText } from "../fields";

const area = "Classes";
const errors = ["not-signed-in", "forbidden", "not-found"] as const;
const changing = [...errors, "conflict"] as const;
const classId = z.object({ classId: id });
const studentParams = z.object({ classId: id, studentId: id });
const noteParams = z.object({ classId: id, studentId: id, noteId: id });
const limit = "teacherWrites";

/** As people type it: in small letters, with spaces or a hyphen between. */
const code = plainText(40)
  .transform((typed) => typed.replaceAll(/[\s-]/g, "").toUpperCase())
  .pipe(
    z
      .string()
      .regex(
        new RegExp(`^[${classCode.alphabet}]{${classCode.length}}$`),
        "must be the 8 letters and digits of the code",
      ),
  );

const settings = {
  name: typedText(classNameMaxLength).trim().min(1),
  level: cefrLevel.nullable(),
  goals: typedText(classLimits.goalsMaxLength).trim(),
  /** Lessons that each student sets out to finish in a week; null for no such goal. */
  weeklyLessons: z.int().min(1).max(classLimits.weeklyLessons).nullable(),
  /** Whether its students see a leaderboard of the class. */
  hasLeaderboard: z.boolean(),
  /** Who may write to whom in the class; left out: as it was. */
  messages: z.enum(messageRules).optional(),
  /** What its students read of each other on its leaderboard. Left out: as it was. */
  names: z.enum(nameRules).optional(),
};

/** A class, as its teachers see it in a list. */
export const taughtClass = z.object({
  id,
  name: z.string(),
  level: cefrLevel.nullable(),
  students: count,
  /** Whether the caller is the teacher whose class it is, or teaches it beside them. */
  isMine: z.boolean(),
  isArchived: z.boolean(),
  createdAt: instant,
});
export type TaughtClass = z.output<typeof taughtClass>;

const classTeacher = z.object({
  id,
  name: z.string(),
  /** The teacher whose class it is. */
  isOwner: z.boolean(),
});

/** A class with what its teachers set. */
export const classDetails = taughtClass.extend({
  goals: z.string(),
  weeklyLessons: z.int().nullable(),
  hasLeaderboard: z.boolean(),
  messages: z.enum(messageRules),
  names: z.enum(nameRules),
  /** By which students join; null where nobody does. */
  joinCode: z.string().nullable(),
  /** The teacher whose class it is first. */
  teachers: z.array(classTeacher),
});
export type ClassDetails = z.output<typeof classDetails>;

export const classNote = z.object({
  id,
  content: z.string(),
  /** Null once the teacher's account is gone. */
  author: z.object({ id, name: z.string() }).nullable(),
  createdAt: instant,
  updatedAt: instant.nullable(),
});
export type ClassNote = z.output<typeof classNote>;

export const classAnnouncement = z.object({
  id,
  content: z.string(),
  authorName: z.string().nullable(),
  createdAt: instant,
});
export type ClassAnnouncement = z.output<typeof classAnnouncement>;

/** A class, as its student sees it. */
export const joinedClass = z.object({
  id,
  name: z.string(),
  level: cefrLevel.nullable(),
  goals: z.string(),
  weeklyLessons: z.int().nullable(),
  /** Lessons finished in the calendar week, where the student is. */
  lessonsThisWeek: count,
  teachers: z.array(z.object({ id, name: z.string() })),
  /** The latest first, some of them. */
  announcements: z.array(classAnnouncement),
  joinedAt: instant,
  /** Whether the student may leave by themselves: adults may. */
  mayLeave: z.boolean(),
});
export type JoinedClass = z.output<typeof joinedClass>;

export const classCalls = [
  call("GET /api/classes", {
    summary: "The classes that the caller teaches, in the order in which they were made.",
    area,
    access: "teacher",
    /** With those that are archived. */
    query: z.object({ archived: flag }),
    reply: z.object({ classes: z.array(taughtClass) }),
    errors: ["not-signed-in", "forbidden"],
  }),
  call("POST /api/classes", {
    summary: "Make a class of one's own.",
    area,
    access: "teacher",
    limit,
    body: z.object({ name: settings.name, level: settings.level }),
    reply: classDetails,
    errors: ["not-signed-in", "forbidden", "conflict"],
  }),
  call("GET /api/classes/{classId}", {
    summary: "A class that the caller teaches, with what its teachers set.",
    area,
    access: "teacher",
    params: classId,
    reply: classDetails,
    errors,
  }),
  call("PUT /api/classes/{classId}", {
    summary: "Change the name, the level, the goals and the settings of a class.",
    area,
    access: "teacher",
    limit,
    params: classId,
    body: z.object(settings),
    reply: classDetails,
    errors: changing,
  }),
  call("POST /api/classes/{classId}/archive", {
    summary:
      "Put a class away: it is kept to look back at, nobody joins it, and it binds nobody together.",
    area,
    access: "teacher",
    limit,
    params: classId,
    reply: classDetails,
    errors: changing,
  }),
  call("POST /api/classes/{classId}/restore", {
    summary: "Take a class up again that was archived.",
    area,
    access: "teacher",
    limit,
    params: classId,
    reply: classDetails,
    errors: changing,
  }),
  call("POST /api/classes/{classId}/code", {
    summary: "Give a class a new code to join by, or none. The old one leads nowhere.",
    area,
    access: "teacher",
    limit,
    params: classId,
    body: z.object({ isOpen: z.boolean() }),
    reply: classDetails,
    errors: changing,
  }),
  call("POST /api/classes/{classId}/teachers", {
    summary: "Have another teacher of the school teach a class too.",
    area,
    access: "teacher",
    limit,
    params: classId,
    body: z.object({ teacherId: id }),
    reply: classDetails,
    errors: changing,
  }),
  call("DELETE /api/classes/{classId}/teachers/{teacherId}", {
    summary:
      "Have a co-teacher teach a class no more: the teacher whose class it is removes any, others only themselves.",
    area,
    access: "teacher",
    limit,
    params: z.object({ classId: id, teacherId: id }),
    reply: done,
    errors: changing,
  }),
  call("DELETE /api/classes/{classId}/students/{studentId}", {
    summary: "Take a student out of a class. What they learnt stays theirs.",
    area,
    access: "teacher",
    limit,
    params: studentParams,
    shows: ["params.studentId"],
    reply: done,
    errors: changing,
  }),
  call("POST /api/classes/{classId}/students/{studentId}/move", {
    summary: "Move a student to another class that the caller teaches.",
    area,
    access: "teacher",
    limit,
    params: studentParams,
    body: z.object({ toClassId: id }),
    shows: ["params.studentId"],
    reply: done,
    errors: changing,
  }),
  call("GET /api/classes/{classId}/students/{studentId}/notes", {
    summary: "What the teachers of a class wrote down about a student, latest first.",
    area,
    access: "teacher",
    params: studentParams,
    shows: ["params.studentId"],
    reply: z.object({ notes: z.array(classNote) }),
    errors,
  }),
  call("POST /api/classes/{classId}/students/{studentId}/notes", {
    summary: "Write something down about a student, for the teachers of the class alone.",
    area,
    access: "teacher",
    limit,
    params: studentParams,
    body: z.object({ content: typedText(classLimits.noteMaxLength).trim().min(1) }),
    shows: ["params.studentId"],
    reply: classNote,
    errors: changing,
  }),
  call("PUT /api/classes/{classId}/students/{studentId}/notes/{noteId}", {
    summary: "Change a note of one's own.",
    area,
    access: "teacher",
    limit,
    params: noteParams,
    body: z.object({ content: typedText(classLimits.noteMaxLength).trim().min(1) }),
    shows: ["params.studentId"],
    reply: classNote,
    errors: changing,
  }),
  call("DELETE /api/classes/{classId}/students/{studentId}/notes/{noteId}", {
    summary: "Delete a note: one's own, or any of a class of one's own.",
    area,
    access: "teacher",
    limit,
    params: noteParams,
    shows: ["params.studentId"],
    reply: done,
    errors: changing,
  }),
  call("GET /api/classes/{classId}/announcements", {
    summary: "What the teachers told a class, latest first.",
    area,
    access: "teacher",
    params: classId,
    reply: z.object({ announcements: z.array(classAnnouncement) }),
    errors,
  }),
  call("POST /api/classes/{classId}/announcements", {
    summary: "Tell a class something: each student reads it.",
    area,
    access: "teacher",
    limit,
    params: classId,
    body: z.object({ content: typedText(classLimits.announcementMaxLength).trim().min(1) }),
    reply: classAnnouncement,
    errors: changing,
  }),
  call("DELETE /api/classes/{classId}/announcements/{announcementId}", {
    summary: "Take back what a class was told.",
    area,
    access: "teacher",
    limit,
    params: z.object({ classId: id, announcementId: id }),
    reply: done,
    errors: changing,
  }),
  call("GET /api/my-classes", {
    summary: "The classes that the caller is a student of, with what their teachers told them.",
    area,
    access: "session",
    reply: z.object({ classes: z.array(joinedClass) }),
    errors: ["not-signed-in"],
  }),
  call("GET /api/class-codes/{code}", {
    summary: "Which class a code leads into, and who teaches it.",
    area,
    access: "session",
    limit: ["classCodes", "classCodesByAddress"],
    params: z.object({ code }),
    reply: z.object({
      className: z.string(),
      level: cefrLevel.nullable(),
      teacherName: z.string(),
      /** The caller is in it already, as a student. */
      isMember: z.boolean(),
      /** It is a class of the demo school, into which only the demo's people come. */
      isDemo: z.boolean(),
    }),
    errors: ["not-signed-in", "not-found"],
  }),
  call("POST /api/my-classes", {
    summary: "Join a class by its code. Its teachers see one's name and what one learns here.",
    area,
    access: "session",
    limit: ["classCodes", "classCodesByAddress"],
    body: z.object({ code }),
    reply: joinedClass,
    errors: changing,
  }),
  call("POST /api/my-classes/{classId}/leave", {
    summary: "Leave a class, as an adult. Whoever is younger is taken out by a teacher.",
    area,
    access: "session",
    params: classId,
    reply: done,
    errors,
  }),
] as const;
