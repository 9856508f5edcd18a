import type {
  CallByName,
  CallInput,
  ListedSubmission,
  MarkedKind,
  Submission,
} from "@saywell/contract";
import { isMarkedKind, submissionLimits } from "@saywell/contract/constants";
import { correctionCards, dueFor, marksProblem, type TextMark } from "@saywell/teaching";
import type { Clock } from "../../adapters/clock";
import type { Db, Tx } from "../../db/database";
import { inTransaction } from "../../db/transaction";
import { asUuid } from "../../db/uuid";
import { ok, refuse, type Result } from "../../refusal";
import { emptyMarking, isRubricOf, releasedOf, type StoredMarking } from "./marking";
import * as markings from "./marking.store";
import { isLate } from "./own-work.service";
import { findRecording } from "./recordings.store";
import { fileEnding } from "./read-audio";
import type {
  Assignments,
  Classes,
  NamesOf,
  RecordCorrections,
  StoredAssignment,
  Teacher,
} from "./submissions-needs";
import * as store from "./submissions.store";

interface Deps {
  db: Db;
  clock: Clock;
  assignments: Assignments;
  classes: Classes;
  namesOf: NamesOf;
  recordCorrections: RecordCorrections;
  /** Whether people of every age may read this. */
  isFitForAll: (text: string) => boolean;
}

type Marked = CallInput<CallByName<"PUT /api/submissions/{submissionId}/marking">>["body"];
type Outcome = CallInput<CallByName<"POST /api/submissions/{submissionId}/release">>["body"];

/** Work that was handed in, in a class that the teacher teaches. */
interface Found {
  submission: store.StoredSubmission;
  assignment: StoredAssignment;
  className: string;
}

export type MarkingService = ReturnType<typeof createMarking>;

/** Work that students handed in, and what their teachers make of it. */
export function createMarking(deps: Deps) {
  const { db, clock, assignments, classes, namesOf, recordCorrections, isFitForAll } = deps;

  async function queue(
    teacher: Teacher,
    { classId, marked }: { classId?: string | undefined; marked?: "1" | undefined },
  ): Promise<Result<{ submissions: ListedSubmission[]; waiting: number }>> {
    const asked = classId === undefined ? null : await classes.findTaught(db, teacher, classId);
    if (asked !== null && !asked.ok) return asked;
    const all = asked === null ? await classes.listTaught(db, teacher.id) : [asked.value];
    const open = asked?.value.isArchived ? [] : all;
    const names = new Map(open.map(({ id, name }) => [id, name]));
    const assigned = new Map(
      (await assignments.listOfClasses(db, [...names.keys()])).map((each) => [each.id, each]),
    );
    const students = await classes.studentsIn(db, [...names.keys()]);
    const wanted = {
      assignments: [...assigned.values()].filter(({ task }) => isMarked(task)),
      students,
    };
    const joinedAt = new Map(
      students.map((each) => [`${each.classId} ${each.accountId}`, each.joinedAt]),
    );
    const rows = await markings.listSubmissions(
      db,
      { ...wanted, isMarked: marked !== undefined },
      submissionLimits.listed,
    );
    const people = await namesOf(db, [...new Set(rows.map(({ accountId }) => accountId))]);
    return ok({
      submissions: rows.map((row) => {
        const assignment = assigned.get(row.assignmentId)!;
        return {
          id: row.id,
          assignmentId: row.assignmentId,
          kind: kindOf(assignment),
          title: assignment.title ?? "",
          classId: assignment.classId,
          className: names.get(assignment.classId) ?? "",
          userId: row.accountId,
          userName: people.get(row.accountId) ?? "Student",
          attempt: row.attempt,
          state: row.state,
          submittedAt: row.submittedAt.toISOString(),
          isLate: isLate(
            row,
            dueWhen(assignment, joinedAt.get(`${assignment.classId} ${row.accountId}`)!),
          ),
          words: assignment.task?.kind === "WRITING" ? row.words : null,
          seconds: row.seconds,
          grade: row.score,
        };
      }),
      waiting: await markings.countSubmissions(db, { ...wanted, isMarked: false }),
    });
  }

  async function read(teacher: Teacher, submissionId: string): Promise<Result<Submission>> {
    const found = await find(db, teacher, submissionId);
    return found.ok ? ok(await view(db, found.value)) : found;
  }

  /** Keeps what a teacher has so far. Of two who mark at once the second reads again. */
  async function save(
    teacher: Teacher,
    submissionId: string,
    { revision, ...wished }: Marked,
  ): Promise<Result<Submission>> {
    return await inTransaction(db, async (tx) => {
      const found = await findToMark(tx, teacher, submissionId, revision);
      if (!found.ok) return found;
      const { submission, assignment } = found.value;
      const before = submission.marking ?? emptyMarking();
      const marks = wished.marks.map((mark) => asStored(mark, before.marks));
      const marking = { ...wished, marks };
      if (!isRubricOf(kindOf(assignment), marking.rubric)) return otherCriterion;
      const problem = marksProblem(submission.content, marks);
      if (problem !== null) return refuse("invalid-input", problem);
      if (!areFit(marking, before)) return unfit;
      await markings.saveMarking(tx, submission.id, marking);
      return await readAgain(tx, teacher, submission.id);
    });
  }

  /** Gives a marking out to its student. */
  async function release(
    teacher: Teacher,
    submissionId: string,
    { revision, outcome }: Outcome,
  ): Promise<Result<Submission>> {
    return await inTransaction(db, async (tx) => {
      const found = await findToMark(tx, teacher, submissionId, revision);
      if (!found.ok) return found;
      const { submission } = found.value;
      const marking = submission.marking ?? emptyMarking();
      if (outcome === "MARKED" && marking.grade === null) return gradeFirst;
      if (outcome === "RETURNED" && submission.attempt >= submissionLimits.attempts) return lastTry;
      const released = releasedOf(marking);
      const now = clock.now();
      await markings.releaseMarking(tx, submission.id, {
        state: outcome,
        marking,
        released,
        score: outcome === "MARKED" ? marking.grade : null,
        markedBy: teacher.id,
        now,
      });
      const cards = correctionCards(submission.content, released.marks);
      await recordCorrections(tx, submission.accountId, { cards, at: now });
      return await readAgain(tx, teacher, submission.id);
    });
  }

  async function recording(caller: Teacher, submissionId: string): Promise<Result<File>> {
    const id = asUuid(submissionId);
    const submission = id === null ? undefined : await store.findSubmission(db, id);
    if (submission === undefined) return unknown;
    if (submission.accountId !== caller.id) {
      const found = await find(db, caller, submissionId);
      if (!found.ok) return unknown;
    }
    const found = await findRecording(db, submission.id);
    if (found === undefined) return unknown;
    const { mediaType, data } = found;
    const name = `recording.${fileEnding[mediaType]}`;
    const file = new File([new Uint8Array(data)], name, { type: mediaType });
    return ok(file, [submission.accountId]);
  }

  /** What was handed in, for who teaches the class that its student is in. */
  async function find(
    from: Db | Tx,
    teacher: Teacher,
    submissionId: string,
  ): Promise<Result<Found>> {
    const id = asUuid(submissionId);
    const submission = id === null ? undefined : await store.findSubmission(from, id);
    if (submission === undefined || submission.state === "DRAFT") return unknown;
    const found = await assignments.findIn(from, teacher, submission.assignmentId);
    if (!found.ok) return unknown;
    const { assignment, taught } = found.value;
    if (!isMarked(assignment.task)) return unknown;
    const students = await classes.studentsIn(from, [assignment.classId]);
    const student = students.find(({ accountId }) => accountId === submission.accountId);
    if (student === undefined) return unknown;
    if (taught.isArchived) return archived;
    const asked = dueWhen(assignment, student.joinedAt);
    return ok({ submission, assignment: asked, className: taught.name });
  }

  /** The same, to be changed by somebody who has seen how it stands. */
  async function findToMark(
    tx: Tx,
    teacher: Teacher,
    submissionId: string,
    revision: number,
  ): Promise<Result<Found>> {
    const seen = await find(tx, teacher, submissionId);
    if (!seen.ok) return seen;
    const submission = await store.lockSubmission(tx, seen.value.submission.id);
    if (submission === undefined) return unknown;
    if (submission.revision !== revision) return changed;
    const { assignmentId, accountId, attempt } = submission;
    const all = await store.listOfStudent(tx, { assignmentId, accountId });
    const isOlder = all.some((each) => each.attempt > attempt && each.state !== "DRAFT");
    return isOlder ? anotherCame : ok({ ...seen.value, submission });
  }

  async function readAgain(tx: Tx, teacher: Teacher, id: string): Promise<Result<Submission>> {
    const found = await find(tx, teacher, id);
    return found.ok ? ok(await view(tx, found.value)) : found;
  }

  async function view(from: Db | Tx, { submission, assignment, className }: Found) {
    const { assignmentId, accountId, markedBy } = submission;
    const names = await namesOf(from, [accountId, ...(markedBy === null ? [] : [markedBy])]);
    const all = await store.listOfStudent(from, { assignmentId, accountId });
    const task = assignment.task;
    const marked = task?.kind === "WRITING" || task?.kind === "SPEAKING" ? task : null;
    const isText = marked?.kind === "WRITING";
    const waitedFor = clock.now().getTime() - submission.submittedAt!.getTime();
    return {
      id: submission.id,
      assignmentId,
      kind: kindOf(assignment),
      title: assignment.title ?? "",
      classId: assignment.classId,
      className,
      userId: accountId,
      userName: names.get(accountId) ?? "Student",
      attempt: submission.attempt,
      state: submission.state,
      submittedAt: submission.submittedAt!.toISOString(),
      isLate: isLate(submission, assignment),
      words: isText ? wordsIn(submission.content) : null,
      seconds: submission.seconds,
      grade: submission.score,
      content: submission.content,
      instructions: assignment.instructions,
      level: assignment.level,
      task: marked!,
      revision: submission.revision,
      marking: submission.marking ?? emptyMarking(),
      proposal: submission.proposal,
      isBeingRead: isText && submission.proposal === null && waitedFor < mostReading,
      markedBy: markedBy === null ? null : (names.get(markedBy) ?? null),
      markedAt: submission.markedAt?.toISOString() ?? null,
      earlier: all
        .filter(({ attempt, state }) => attempt < submission.attempt && state !== "DRAFT")
        .map(({ id, attempt, submittedAt, score }) => ({
          id,
          attempt,
          submittedAt: submittedAt!.toISOString(),
          grade: score,
        })),
    } satisfies Submission;
  }

  /**
   * Whether all that a teacher wrote anew is fit for the student: each by itself, together, and with what
   * stands there already, as a number in two halves is one number.
   */
  function areFit(marking: StoredMarking, before: StoredMarking): boolean {
    const known = new Set(textsOf(before));
    if (!textsOf(marking).every((text) => known.has(text) || isFitForAll(text))) return false;
    return readTogether(marking).every((texts) => {
      if (texts.every((text) => known.has(text)) || isFitForAll(texts.join(" "))) return true;
      // What a program proposed may repeat words of the student that are fit for nobody.
      return !isFitForAll(texts.filter((text) => known.has(text)).join(" "));
    });
  }

  return { queue, read, save, release, recording };
}

/** Longer than so many milliseconds no reader takes, though its job may be tried again later. */
const mostReading = 2 * 60 * 1000;

/** Only what the program proposed, where it proposed it, counts as its own. */
function asStored(mark: Omit<TextMark, "isAutomatic">, before: readonly TextMark[]): TextMark {
  const was = before.find(({ id }) => id === mark.id);
  const isAutomatic =
    was?.isAutomatic === true && was.start === mark.start && was.length === mark.length;
  return { ...mark, isAutomatic };
}

const textsOf = ({ marks, comment }: StoredMarking): string[] =>
  [comment, ...marks.flatMap(({ better, why, comment }) => [better ?? "", why, comment])].filter(
    (text) => text !== "",
  );

/** Texts that a student may read one after the other, each once: what is said, and what is put right. */
function readTogether({ marks, comment }: StoredMarking): string[][] {
  const beside = marks.flatMap((mark) => [mark.why, mark.comment]);
  const better = marks.map((mark) => mark.better ?? "");
  return [[comment, ...beside], [...beside, comment], better].map((texts) => [
    ...new Set(texts.filter((text) => text !== "")),
  ]);
}

/** The same work, due when it is for who joined then. */
const dueWhen = (assignment: StoredAssignment, joinedAt: Date): StoredAssignment => ({
  ...assignment,
  dueAt: dueFor(assignment.dueAt, joinedAt),
});

const isMarked = (task: StoredAssignment["task"]): boolean =>
  task !== null && isMarkedKind(task.kind);

const kindOf = ({ task }: StoredAssignment): MarkedKind =>
  task?.kind === "SPEAKING" ? "SPEAKING" : "WRITING";

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== "").length;

const unknown = refuse("not-found", "There is no such work.");
const archived = refuse("conflict", "This class is archived. Open it again first.");
const changed = refuse(
  "conflict",
  "Somebody else has changed this marking. Read it again, then mark on.",
);
const anotherCame = refuse("conflict", "The student has handed it in again. Mark the new one.");
const gradeFirst = refuse("conflict", "Give it a grade first, or give it back for another try.");
const lastTry = refuse("conflict", "This was the student's last try. Give it a grade.");
const otherCriterion = refuse("invalid-input", "This work is not judged by one of these criteria.");
const unfit = refuse(
  "invalid-input",
  "This has words, addresses or links that are not for a class. Leave them out.",
);
