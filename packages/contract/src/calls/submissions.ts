import { z } from "zod";
import { call } from "../call";
import {
  allCriteria,
  answerMaxLength,
  assignmentLimits,
  markedKinds,
  markStates,
  recordingTypes,
  submissionLimits,
  submissionStates,
} from "../constants";
import {
  boundedRecord,
  cefrLevel,
  count,
  done,
  flag,
  id,
  instant,
  percent,
  token,
  typedText,
} from "../fields";
import { assignedTask, ownAssignment } from "./assignments";

const area = "Assignments";
const own = ["not-signed-in", "not-found", "conflict"] as const;
const teaching = ["not-signed-in", "forbidden", "not-found", "conflict"] as const;
const assignmentId = z.object({ assignmentId: id });
const submissionId = z.object({ submissionId: id });

/** With one sign for the end of a line, so that places in it are the same wherever it is shown. */
const content = typedText(submissionLimits.contentMaxLength).overwrite((text) =>
  text.replaceAll(/\r\n?/g, "\n"),
);
const answers = boundedRecord(typedText(answerMaxLength), assignmentLimits.quizQuestions);
/** In any script, with what JSON adds. */
const contentBodyLimit = 100 * 1024;

/** A mark in a text. */
export const textMark = z.object({
  id: token(submissionLimits.markIdMaxLength),
  /** Where it begins and how long it is, in UTF-16 units of the text; 0 long where something is missing. */
  start: count,
  length: count,
  /** What to write instead; empty to leave the words out; null where nothing is corrected. */
  better: typedText(submissionLimits.markMaxLength).nullable(),
  why: typedText(submissionLimits.markMaxLength),
  /** What the teacher says beside it. */
  comment: typedText(submissionLimits.markMaxLength).trim(),
  state: z.enum(markStates),
});
/** As it is stored: whether the program proposed it. */
const storedMark = textMark.extend({ isAutomatic: z.boolean() });
export type SubmissionMark = z.output<typeof storedMark>;

/** The level of each criterion; null or left out where the teacher gave none. */
const rubric = z.partialRecord(z.enum(allCriteria), cefrLevel.nullable());
export type Rubric = z.output<typeof rubric>;

const grade = z.int().min(0).max(100);

/** What a teacher makes of work that was handed in. */
export const marking = z.object({
  marks: z.array(storedMark),
  rubric,
  comment: z.string(),
  /** Of 100. */
  grade: grade.nullable(),
});
export type Marking = z.output<typeof marking>;

/** What the program counted in a text, for a teacher who marks it. */
const measured = z.object({
  name: z.string(),
  /** 0 to 100 of what is expected at the level of the work. */
  score: percent,
  finding: z.string(),
});

const handedIn = {
  id,
  /** 1 for the first time, 2 after it was given back, and so on; each try of a quiz. */
  attempt: z.int().positive(),
  state: z.enum(submissionStates),
  /** The text; empty for what is spoken, and for a quiz. */
  content: z.string(),
  /** Of a recording; null where there is none. */
  seconds: count.nullable(),
  submittedAt: instant.nullable(),
  /** After the due time. */
  isLate: z.boolean(),
};

/** How a question of a quiz was answered. */
export const quizAnswer = z.object({
  questionId: id,
  question: z.string(),
  given: z.string().nullable(),
  isRight: z.boolean(),
  /** Null while another try is left. */
  answer: z.string().nullable(),
  explanation: z.string().nullable(),
});
export type QuizAnswer = z.output<typeof quizAnswer>;

/** One's own work as one handed it in. */
export const ownSubmission = z.object({
  ...handedIn,
  score: percent.nullable(),
  /** What the teacher made of it, once it is marked or given back; of a quiz null. */
  marking: marking.nullable(),
  markedAt: instant.nullable(),
  /** Of a quiz. */
  answers: z.array(quizAnswer).nullable(),
});
export type OwnSubmission = z.output<typeof ownSubmission>;

/** Work with what its student has done of it. */
export const ownWork = z.object({
  assignment: ownAssignment,
  /** Of a quiz: its questions, whose choices come in an order that tells nothing. Else null. */
  questions: z
    .array(z.object({ id, question: z.string(), choices: z.array(z.string()) }))
    .nullable(),
  /** What is not handed in yet. */
  draft: z
    .object({
      content: z.string(),
      answers: z.record(z.string(), z.string()),
      seconds: count.nullable(),
      /** Names the recording, for hearing it; null where there is none. */
      submissionId: id,
      savedAt: instant,
    })
    .nullable(),
  /** The latest first. */
  submissions: z.array(ownSubmission),
  /** Why nothing can be handed in now, in a sentence; null where it can. */
  closed: z.string().nullable(),
});
export type OwnWork = z.output<typeof ownWork>;

/** Work that waits for a teacher, or that is marked, in a list. */
export const listedSubmission = z.object({
  id,
  assignmentId: id,
  kind: z.enum(markedKinds),
  title: z.string(),
  classId: id,
  className: z.string(),
  userId: id,
  userName: z.string(),
  attempt: z.int().positive(),
  state: z.enum(submissionStates),
  submittedAt: instant,
  isLate: z.boolean(),
  /** Of a text; null of what is spoken. */
  words: count.nullable(),
  seconds: count.nullable(),
  grade: grade.nullable(),
});
export type ListedSubmission = z.output<typeof listedSubmission>;

/** Work that was handed in, as the teacher sees it who marks it. */
export const submission = z.object({
  ...listedSubmission.shape,
  content: z.string(),
  instructions: z.string(),
  level: cefrLevel.nullable(),
  task: assignedTask,
  /** Counted up with each change of the marking: send it back with the next. */
  revision: count,
  marking,
  /** What the program proposes for the grade and the levels; null where it has nothing to say. */
  proposal: z.object({ grade: grade.nullable(), rubric, measured: z.array(measured) }).nullable(),
  /** Whether the program is still reading it: the marks that it proposes come then. */
  isBeingRead: z.boolean(),
  markedBy: z.string().nullable(),
  markedAt: instant.nullable(),
  /** What was handed in before, the latest first. */
  earlier: z.array(
    z.object({ id, attempt: z.int().positive(), submittedAt: instant, grade: grade.nullable() }),
  ),
});
export type Submission = z.output<typeof submission>;

export const markingComment = z.object({ id, content: z.string() });
export type MarkingComment = z.output<typeof markingComment>;

export const submissionCalls = [
  call("GET /api/my-assignments/{assignmentId}", {
    summary: "Work that the caller is to do, with what they have written and handed in.",
    area,
    access: "session",
    params: assignmentId,
    reply: ownWork,
    errors: ["not-signed-in", "not-found"],
  }),
  call("PUT /api/my-assignments/{assignmentId}/draft", {
    summary: "Keep what is written so far, or the answers given so far, without handing it in.",
    area,
    access: "session",
    limit: "drafts",
    params: assignmentId,
    bodyLimit: contentBodyLimit,
    body: z.object({ content: content.optional(), answers: answers.optional() }),
    reply: z.object({ savedAt: instant }),
    errors: own,
  }),
  call("POST /api/my-assignments/{assignmentId}/recording", {
    summary: "Keep a recording, without handing it in. It takes the place of the one before.",
    area,
    access: "session",
    limit: "recordings",
    params: assignmentId,
    // As base64, with what stands around it.
    bodyLimit: Math.ceil((submissionLimits.recordingBytes * 4) / 3) + 2048,
    body: z.object({
      mediaType: z.enum(recordingTypes),
      seconds: z
        .int()
        .min(1)
        .max(assignmentLimits.maxSeconds + submissionLimits.secondsOver),
      data: z.base64().max(Math.ceil((submissionLimits.recordingBytes * 4) / 3) + 4),
    }),
    reply: z.object({ submissionId: id, savedAt: instant }),
    errors: own,
  }),
  call("POST /api/my-assignments/{assignmentId}/submissions", {
    summary:
      "Hand work in: a text, the recording that was kept, or the answers of a quiz, which are marked at once.",
    area,
    access: "session",
    limit: "handIns",
    params: assignmentId,
    bodyLimit: contentBodyLimit,
    heeds: ["content"],
    body: z.object({
      /** Of writing. */
      content: content.optional(),
      /** Of a quiz: by the id of each question the choice that was taken. */
      answers: answers.optional(),
    }),
    reply: ownWork.extend({
      /** Where help is, for who wrote as if they may be in danger. */
      help: z.string().optional(),
    }),
    errors: own,
  }),
  call("GET /api/submissions/{submissionId}/recording", {
    summary: "The recording of one's own work, or of a student's of a class that one teaches.",
    area,
    access: "session",
    params: submissionId,
    shows: ["handler"],
    reply: z.file().mime([...recordingTypes]),
    errors: ["not-signed-in", "not-found"],
  }),
  call("GET /api/marking-queue", {
    summary:
      "Work of the caller's classes that waits to be marked, the longest waiting first; with what was marked, the latest first.",
    area,
    access: "teacher",
    query: z.object({
      /** Of this class alone. */
      classId: id.optional(),
      /** What is marked or was given back, instead of what waits. */
      marked: flag,
    }),
    shows: ["reply.submissions.userId"],
    reply: z.object({
      submissions: z.array(listedSubmission),
      /** How many wait in all, also where fewer are listed. */
      waiting: count,
    }),
    errors: ["not-signed-in", "forbidden", "not-found"],
  }),
  call("GET /api/submissions/{submissionId}", {
    summary: "Work that a student handed in, with the program's proposals and the marking so far.",
    area,
    access: "teacher",
    params: submissionId,
    shows: ["reply.userId"],
    reply: submission,
    errors: teaching,
  }),
  call("PUT /api/submissions/{submissionId}/marking", {
    summary:
      "Keep the marking so far: marks, levels, comment and grade. The student sees nothing of it until it is given out.",
    area,
    access: "teacher",
    limit: "teacherWrites",
    params: submissionId,
    bodyLimit: 250 * 1024,
    body: z.object({
      revision: count,
      marks: z.array(textMark).max(submissionLimits.marks),
      rubric,
      comment: typedText(submissionLimits.commentMaxLength).trim(),
      grade: grade.nullable(),
    }),
    shows: ["reply.userId"],
    reply: submission,
    errors: teaching,
  }),
  call("POST /api/submissions/{submissionId}/release", {
    summary:
      "Give the marking out: as marked, with a grade, or back for another try. Proposals that nobody decided on are left out, and accepted corrections become cards of the student's review.",
    area,
    access: "teacher",
    limit: "teacherWrites",
    params: submissionId,
    body: z.object({ revision: count, outcome: z.enum(["MARKED", "RETURNED"]) }),
    shows: ["reply.userId"],
    reply: submission,
    errors: teaching,
  }),
  call("GET /api/marking-comments", {
    summary: "Comments that the caller keeps to use again, in alphabetical order.",
    area,
    access: "teacher",
    reply: z.object({ comments: z.array(markingComment) }),
    errors: ["not-signed-in", "forbidden"],
  }),
  call("POST /api/marking-comments", {
    summary: "Keep a comment to use it again. The same one is kept once.",
    area,
    access: "teacher",
    limit: "teacherWrites",
    body: z.object({ content: typedText(submissionLimits.savedCommentMaxLength).trim().min(1) }),
    reply: markingComment,
    errors: ["not-signed-in", "forbidden", "conflict"],
  }),
  call("DELETE /api/marking-comments/{commentId}", {
    summary: "Keep a comment no more. Where it was used it stays.",
    area,
    access: "teacher",
    limit: "teacherWrites",
    params: z.object({ commentId: id }),
    reply: done,
    errors: ["not-signed-in", "forbidden", "not-found"],
  }),
] as const;
