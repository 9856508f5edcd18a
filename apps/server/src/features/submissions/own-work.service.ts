import { createHash } from "node:crypto";
import type { CallByName, CallInput, OwnSubmission, OwnWork } from "@saywell/contract";
import { submissionLimits } from "@saywell/contract/constants";
import { helpNote } from "@saywell/moderation";
import type { Clock } from "../../adapters/clock";
import type { Db, Tx } from "../../db/database";
import { inTransaction } from "../../db/transaction";
import type { Jobs } from "../../jobs";
import { ok, refuse, type Result } from "../../refusal";
import { viewQuiz, scoreQuiz } from "./quiz-answers";
import { readAudio } from "./read-audio";
import { saveRecording } from "./recordings.store";
import type { Assignments, RaiseCry, RecordMissed, Student, Study } from "./submissions-needs";
import * as store from "./submissions.store";

interface Deps {
  db: Db;
  clock: Clock;
  jobs: Pick<Jobs, "enqueue" | "hurry">;
  assignments: Pick<Assignments, "findOwnWork" | "holdAssignment">;
  study: Study;
  recordMissed: RecordMissed;
  raiseCry: RaiseCry;
}

type Body<N extends "PUT" | "POST"> = CallInput<
  CallByName<
    N extends "PUT"
      ? "PUT /api/my-assignments/{assignmentId}/draft"
      : "POST /api/my-assignments/{assignmentId}/submissions"
  >
>["body"];
type Spoken = CallInput<CallByName<"POST /api/my-assignments/{assignmentId}/recording">>["body"];

type Found = Extract<Awaited<ReturnType<Assignments["findOwnWork"]>>, { ok: true }>["value"];

export type OwnWorkService = ReturnType<typeof createOwnWork>;

/** Work that a student writes, speaks or answers, and hands in. */
export function createOwnWork(deps: Deps) {
  const { db, clock, jobs, assignments, study, recordMissed, raiseCry } = deps;

  async function read(student: Student, assignmentId: string): Promise<Result<OwnWork>> {
    const found = await assignments.findOwnWork(db, student.id, assignmentId);
    return found.ok ? ok(await view(db, student, found.value)) : found;
  }

  async function view(from: Db | Tx, student: Student, found: Found): Promise<OwnWork> {
    const { assignment, view } = found;
    const rows = await store.listOfStudent(from, {
      assignmentId: assignment.id,
      accountId: student.id,
    });
    const draft = rows.find(({ state }) => state === "DRAFT");
    const closed = closedFor(found, rows, clock.now());
    const quiz = assignment.task?.kind === "QUIZ" ? assignment.task : null;
    return {
      assignment: view,
      questions:
        quiz === null || view.state === "not-open"
          ? null
          : quiz.questions.map(({ id, question, answer, wrong }) => ({
              id,
              question,
              choices: [answer, ...wrong].toSorted((one, other) =>
                placeOf(id, one) < placeOf(id, other) ? -1 : 1,
              ),
            })),
      draft:
        draft === undefined
          ? null
          : {
              content: draft.content,
              answers: draft.answers ?? {},
              seconds: draft.seconds,
              submissionId: draft.id,
              savedAt: draft.savedAt.toISOString(),
            },
      submissions: rows
        .filter(({ state }) => state !== "DRAFT")
        .map((row) => viewSubmission(found, row, closed !== null)),
      closed,
    };
  }

  /** Keeps what there is so far. */
  async function saveDraft(student: Student, assignmentId: string, body: Body<"PUT">) {
    return await changing(student, assignmentId, async (tx, found, attempt, now) => {
      const problem = unlike(found, body);
      if (problem !== null) return problem;
      await store.saveDraft(tx, keyOf(student, found, attempt), body, now);
      return ok({ savedAt: now.toISOString() });
    });
  }

  async function keepRecording(student: Student, assignmentId: string, spoken: Spoken) {
    const data = readAudio(spoken);
    if (data === null) return noAudio;
    return await changing(student, assignmentId, async (tx, found, attempt, now) => {
      const { task } = found.assignment;
      if (task?.kind !== "SPEAKING") return notSpoken;
      if (spoken.seconds > task.maxSeconds + submissionLimits.secondsOver) {
        return refuse("conflict", `Speak for at most ${task.maxSeconds} seconds.`);
      }
      const { mediaType } = spoken;
      const seconds = Math.min(spoken.seconds, task.maxSeconds);
      const id = await store.saveDraft(tx, keyOf(student, found, attempt), { seconds }, now);
      await saveRecording(tx, id, { mediaType, data });
      return ok({ submissionId: id, savedAt: now.toISOString() });
    });
  }

  /** Sent again after its answer was lost it changes nothing more. */
  async function handIn(
    student: Student,
    assignmentId: string,
    body: Body<"POST">,
  ): Promise<Result<OwnWork & { help?: string }>> {
    const result = await inTransaction(db, async (tx) => {
      const opened = await open(tx, student, assignmentId);
      if (!opened.ok) return opened;
      const { found, rows, attempt, now } = opened.value;
      const problem = unlike(found, body);
      if (problem !== null) return problem;
      if (isSentAgain(found, rows, body)) {
        const help = await heed(tx, student, body.content ?? "", now);
        return ok({ ...(await view(tx, student, found)), ...help, isNew: false });
      }
      const closed = closedFor(found, rows, now);
      if (closed !== null) return refuse("conflict", closed);
      const taken = await take(tx, student, { found, rows, attempt, now, body });
      if (!taken.ok) return taken;
      await study.recordStudy(tx, { accountId: student.id, timeZone: student.timeZone, now });
      const again = await assignments.findOwnWork(tx, student.id, assignmentId);
      if (!again.ok) return again;
      return ok({ ...(await view(tx, student, again.value)), ...taken.value, isNew: true });
    });
    if (!result.ok) return result;
    const { isNew, ...work } = result.value;
    if (isNew) jobs.hurry("read-submission");
    return ok(work);
  }

  interface Taking {
    found: Found;
    rows: readonly store.StoredSubmission[];
    attempt: number;
    now: Date;
    body: Body<"POST">;
  }

  async function take(
    tx: Tx,
    student: Student,
    { found, rows, attempt, now, body }: Taking,
  ): Promise<Result<{ help?: string }>> {
    const { task } = found.assignment;
    const key = keyOf(student, found, attempt);
    const draft = rows.find(({ state }) => state === "DRAFT");
    if (task?.kind === "QUIZ") {
      const answers = body.answers ?? draft?.answers ?? {};
      const id = await store.saveDraft(tx, key, { answers }, now);
      const { score, missed } = scoreQuiz(task.questions, answers);
      await store.submitDraft(tx, id, { score, now });
      // A card tells what is right, so it comes once no other try is left.
      const tried = rows.filter(({ state }) => state !== "DRAFT").length + 1;
      if (score === 100 || tried >= triesOf(task)) {
        await recordMissed(tx, student.id, { missedIn: id, questions: missed, at: now });
      }
      return ok({});
    }
    if (task?.kind === "SPEAKING") {
      if (draft === undefined || draft.seconds === null) return recordFirst;
      await store.submitDraft(tx, draft.id, { score: null, now });
      return ok({});
    }
    const content = (body.content ?? draft?.content ?? "").trim();
    if (content === "") return writeFirst;
    const id = await store.saveDraft(tx, key, { content }, now);
    await store.submitDraft(tx, id, { score: null, now });
    await jobs.enqueue(tx, "read-submission", { submissionId: id });
    return ok(await heed(tx, student, content, now));
  }

  /** Where help is, where a text sounds as if its writer may be in danger. The staff is told once. */
  async function heed(tx: Tx, { id, timeZone }: Student, text: string, now: Date) {
    const where = "in work for their class";
    const place = await raiseCry(tx, { accountId: id, timeZone, text, where, now });
    return place === null ? {} : { help: helpNote(place) };
  }

  /** What a student changes before it is handed in. */
  async function changing<T>(
    student: Student,
    assignmentId: string,
    change: (tx: Tx, found: Found, attempt: number, now: Date) => Promise<Result<T>>,
  ): Promise<Result<T>> {
    return await inTransaction(db, async (tx) => {
      const opened = await open(tx, student, assignmentId);
      if (!opened.ok) return opened;
      const { found, rows, attempt, now } = opened.value;
      const closed = closedFor(found, rows, now);
      return closed === null ? await change(tx, found, attempt, now) : refuse("conflict", closed);
    });
  }

  /** Work with what there is of it, while nobody else changes that. */
  async function open(tx: Tx, student: Student, assignmentId: string) {
    if ((await study.lockLearner(tx, student.id)) === undefined) return unknown;
    const seen = await assignments.findOwnWork(tx, student.id, assignmentId);
    if (!seen.ok) return seen;
    await assignments.holdAssignment(tx, seen.value.assignment.id);
    const found = await assignments.findOwnWork(tx, student.id, assignmentId);
    if (!found.ok) return found;
    const rows = await store.listOfStudent(tx, {
      assignmentId: found.value.assignment.id,
      accountId: student.id,
    });
    const [last] = rows;
    const attempt =
      last === undefined ? 1 : last.state === "DRAFT" ? last.attempt : last.attempt + 1;
    return ok({ found: found.value, rows, attempt, now: clock.now() });
  }

  return { read, saveDraft, keepRecording, handIn };
}

const keyOf = (student: Student, { assignment }: Found, attempt: number) => ({
  assignmentId: assignment.id,
  accountId: student.id,
  attempt,
});

/** How often a quiz may be taken. */
const triesOf = ({ tries }: { tries: number }): number =>
  Math.min(tries, submissionLimits.attempts);

/** Why nothing can be handed in now; null where it can. */
function closedFor(
  { assignment, view }: Found,
  rows: readonly store.StoredSubmission[],
  now: Date,
): string | null {
  if (view.state === "not-open") return "This opens later.";
  const handedIn = rows.filter(({ state }) => state !== "DRAFT");
  const [last] = handedIn;
  if (assignment.task?.kind === "QUIZ") {
    const { questions } = assignment.task;
    if (handedIn.some(({ score }) => score === 100)) return "You have every answer right.";
    const most = triesOf(assignment.task);
    if (handedIn.length >= most) {
      return most === 1 ? "You have done this quiz." : `You have used your ${most} tries.`;
    }
    if (questions.length === 0) return "This quiz has no questions.";
  } else if (assignment.task?.kind === "WRITING" || assignment.task?.kind === "SPEAKING") {
    if (last?.state === "SUBMITTED") return "Your teacher has it now.";
    if (last?.state === "MARKED") return "Your teacher has marked it.";
    if (handedIn.length >= submissionLimits.attempts) return "You have used all your tries.";
  } else {
    return "This is done where you learn, and not handed in.";
  }
  if (view.state === "missed") return timeIsOver;
  const { dueAt, lateRule } = assignment;
  // The first try came in time; where nothing counts after it, no other does.
  const isOver = lateRule === "CLOSE" && dueAt !== null && now > dueAt && view.state === "done";
  return isOver ? timeIsOver : null;
}
const timeIsOver = "The time for this is over.";

/** Something that this kind of work does not take. */
function unlike({ assignment }: Found, body: Body<"PUT">): Result<never> | null {
  const kind = assignment.task?.kind;
  if (body.content !== undefined && kind !== "WRITING") {
    return refuse("conflict", "Nothing is written for this.");
  }
  if (body.answers === undefined) return null;
  if (assignment.task?.kind !== "QUIZ") return refuse("conflict", "This is no quiz.");
  const choices = new Map(
    assignment.task.questions.map(({ id, answer, wrong }) => [id, [answer, ...wrong]]),
  );
  return Object.entries(body.answers).every(([id, given]) => choices.get(id)?.includes(given))
    ? null
    : refuse("conflict", "This is no answer to a question of the quiz. Read it again.");
}

/** Whether just this was handed in last, and nobody has said anything to it yet. */
function isSentAgain(
  { assignment }: Found,
  rows: readonly store.StoredSubmission[],
  { content, answers }: Body<"POST">,
): boolean {
  const last = rows.find(({ state }) => state !== "DRAFT");
  if (last === undefined) return false;
  if (assignment.task?.kind === "QUIZ") {
    return answers !== undefined && last.answers !== null && isSame(answers, last.answers);
  }
  // Of what is spoken a recording that was kept is handed in: while a teacher has it there is no other.
  if (last.state !== "SUBMITTED") return false;
  return content === undefined || last.content === content.trim();
}

const isSame = (one: Record<string, string>, other: Record<string, string>): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([id, answer]) => other[id] === answer);

function viewSubmission(
  { assignment }: Found,
  row: store.StoredSubmission,
  isOver: boolean,
): OwnSubmission {
  const quiz = assignment.task?.kind === "QUIZ" ? assignment.task : null;
  return {
    id: row.id,
    attempt: row.attempt,
    state: row.state,
    content: row.content,
    seconds: row.seconds,
    submittedAt: row.submittedAt?.toISOString() ?? null,
    isLate: isLate(row, assignment),
    score: row.score,
    marking: row.released,
    markedAt: row.markedAt?.toISOString() ?? null,
    answers: quiz === null ? null : viewQuiz(quiz.questions, row.answers ?? {}, isOver),
  };
}

/** Whether it came after the due time; what comes after it was given back is never late. */
export const isLate = (
  { submittedAt, attempt }: Pick<store.StoredSubmission, "submittedAt" | "attempt">,
  { dueAt, task }: Pick<Found["assignment"], "dueAt" | "task">,
): boolean =>
  submittedAt !== null &&
  dueAt !== null &&
  submittedAt > dueAt &&
  (attempt === 1 || task?.kind === "QUIZ");

/** The same each time, and telling nothing of what is right. */
const placeOf = (questionId: string, choice: string): string =>
  createHash("sha256").update(`${questionId}\n${choice}`).digest("hex");

const unknown = refuse("not-found", "There is no such assignment.");
const writeFirst = refuse("conflict", "Write your text first.");
const recordFirst = refuse("conflict", "Record yourself first.");
const notSpoken = refuse("conflict", "Nothing is recorded for this.");
const noAudio = refuse("conflict", "This is no recording that can be played. Record it again.");
