import { z } from "zod";
import { call } from "../call";
import { classMessageLimits } from "../constants";
import { count, done, id, instant, plainText } from "../fields";

const area = "Class messages";
const errors = ["not-signed-in", "forbidden", "not-found", "conflict"] as const;
const classId = z.object({ classId: id });
const studentParams = z.object({ classId: id, studentId: id });
const limit = "classMessages";

export const classMessage = z.object({
  id,
  /** Goes up from one message to the next. */
  seq: count,
  content: z.string(),
  authorName: z.string(),
  isMine: z.boolean(),
  createdAt: instant,
});
export type ClassMessage = z.output<typeof classMessage>;

/** The piece of work that is written about. */
const work = z.object({ id, title: z.string() });

const about = {
  id,
  /** Null for what concerns no piece of work. */
  work: work.nullable(),
  /** Whether all teachers of the class, and admins, may read it; else one teacher and the student. */
  isOpenToAll: z.boolean(),
  /** The one teacher; null where it is open to all. */
  teacher: z.object({ id, name: z.string() }).nullable(),
  unread: count,
};

/** What was written about one thing, the latest of it; the oldest first. */
export const classThread = z.object({ ...about, messages: z.array(classMessage) });
export type ClassThread = z.output<typeof classThread>;

/** A thread in the list of a class, with its last message. */
export const classThreadCard = z.object({
  ...about,
  student: z.object({ id, name: z.string() }),
  last: classMessage,
});
export type ClassThreadCard = z.output<typeof classThreadCard>;

/** A message is judged as it was written, so only its length is looked at here, and not closely. */
const content = plainText(20 * classMessageLimits.maxLength);
/** Left out: it concerns no piece of work. */
const assignmentId = id.nullish();

const written = z.object({
  threadId: id,
  message: classMessage,
  /** What the filter has to say to the author; null where it has nothing. */
  warning: z.string().nullable(),
});

/** Who may write, in a sentence where nobody may. */
const closed = z.string().nullable();

export const classMessageCalls = [
  call("GET /api/classes/{classId}/messages", {
    summary: "What students of a class and its teachers write to each other: unread first.",
    area,
    access: "teacher",
    params: classId,
    shows: ["reply.threads.student.id"],
    reply: z.object({ threads: z.array(classThreadCard) }),
    errors,
  }),
  call("GET /api/classes/{classId}/students/{studentId}/messages", {
    summary: "What a student of a class and its teachers write to each other.",
    area,
    access: "teacher",
    params: studentParams,
    shows: ["params.studentId"],
    reply: z.object({
      threads: z.array(classThread),
      /** How many teach the class. */
      teacherCount: count,
      /** Whether what is written from now on is open to all teachers of the class, and to admins. */
      isOpenToAll: z.boolean(),
      closed,
    }),
    errors,
  }),
  call("POST /api/classes/{classId}/students/{studentId}/messages", {
    summary: "Write to a student of a class.",
    area,
    access: "teacher",
    limit,
    params: studentParams,
    body: z.object({ content, assignmentId }),
    shows: ["params.studentId"],
    reply: written,
    errors,
  }),
  call("GET /api/my-classes/{classId}/messages", {
    summary: "What the caller and the teachers of a class write to each other.",
    area,
    access: "session",
    params: classId,
    reply: z.object({
      threads: z.array(classThread),
      teachers: z.array(z.object({ id, name: z.string() })),
      /** Whether what is written from now on is open to all teachers of the class, and to admins. */
      isOpenToAll: z.boolean(),
      closed,
    }),
    errors: ["not-signed-in", "not-found"],
  }),
  call("POST /api/my-classes/{classId}/messages", {
    summary: "Write to a teacher of a class that one is a student of.",
    area,
    access: "session",
    limit,
    heeds: ["content"],
    params: classId,
    body: z.object({
      content,
      assignmentId,
      /** Left out: the teacher whose class it is. */
      teacherId: id.nullish(),
    }),
    reply: written,
    errors,
  }),
  call("POST /api/class-messages/read", {
    summary: "Say how far one has read in a thread.",
    area,
    access: "session",
    body: z.object({ threadId: id, seq: count }),
    reply: done,
    errors: ["not-signed-in", "not-found"],
  }),
  call("GET /api/class-messages/unread", {
    summary: "In which of one's classes there are messages that one has not read.",
    area,
    access: "session",
    reply: z.object({ classes: z.array(z.object({ classId: id, unread: count })) }),
    errors: ["not-signed-in"],
  }),
] as const;
