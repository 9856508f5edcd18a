import {
  dueFor,
  isDone,
  isOwed,
  type SubmissionState,
  workState,
  type WorkState,
} from "@saywell/teaching";
import type { Course, LessonPlace, SubmissionRecord } from "./assignments-needs";
import type { StoredAssignment } from "./assignments.store";
import type { StoredTask } from "./stored-task";
import type { WorkRecords } from "./work-records";

/** How far one student is with one assignment. */
export interface Work {
  state: WorkState;
  progress: number;
  /** When it was first done or handed in; null while it is given back for another try. */
  finishedAt: Date | null;
  /** Of a quiz in per cent, the best try; of marked work the grade; null where there is none. */
  score: number | null;
  /** What has become of what was handed in last. */
  submission: SubmissionState | null;
  /** What was handed in last, where a teacher reads it. */
  submissionId: string | null;
}

/** What somebody has done of a piece of work, before it is held against its times. */
type Done = Omit<Work, "state"> & { isReturned?: boolean };

/** Answers how far somebody is with what is assigned. */
export function createWorkOf(course: Course, records: WorkRecords, now: Date) {
  const places = new Map(
    records.places.map((place) => [keyOf(place.accountId, place.lessonId), place]),
  );
  const submissions = grouped(records.submissions, ({ accountId, assignmentId }) =>
    keyOf(accountId, assignmentId),
  );
  const tests = grouped(records.tests, ({ accountId, testType }) => keyOf(accountId, testType));
  const reviewed = new Map(
    records.reviewed.map((each) => [keyOf(each.accountId, each.goalId), each]),
  );

  function doneOf(accountId: string, assignment: StoredAssignment): Done {
    const { task } = assignment;
    if (task === null) return ofLesson(places.get(keyOf(accountId, assignment.lessonId!)));
    switch (task.kind) {
      case "QUIZ":
      case "WRITING":
      case "SPEAKING":
        return ofSubmissions(task, submissions.get(keyOf(accountId, assignment.id)) ?? []);
      case "PLACEMENT": {
        const taken = (tests.get(keyOf(accountId, task.testType)) ?? [])
          .map(({ takenAt }) => takenAt)
          .filter((at) => at >= assignment.opensAt)
          .toSorted((one, other) => one.getTime() - other.getTime());
        return { ...nothing, progress: taken.length > 0 ? 100 : 0, finishedAt: taken[0] ?? null };
      }
      case "REVIEW": {
        const found = reviewed.get(keyOf(accountId, assignment.id));
        const progress = Math.floor((100 * (found?.cards ?? 0)) / task.cards);
        const finishedAt = found?.reachedAt ?? null;
        return { ...nothing, progress: Math.min(100, progress), finishedAt };
      }
    }
  }

  const ofLesson = (place: LessonPlace | undefined): Done => ({
    ...nothing,
    progress: place?.progress ?? 0,
    finishedAt: place?.finishedAt ?? null,
    score: place === undefined ? null : scoreOf(course, place),
  });

  return function workOf(accountId: string, assignment: StoredAssignment, joinedAt: Date): Work {
    const { isReturned, ...done } = doneOf(accountId, assignment);
    const { progress, finishedAt } = done;
    const times = { ...assignment, dueAt: dueFor(assignment.dueAt, joinedAt) };
    const state = workState(times, { progress, finishedAt, isReturned: isReturned ?? false }, now);
    return { state, ...done };
  };
}

const nothing = {
  progress: 0,
  finishedAt: null,
  score: null,
  submission: null,
  submissionId: null,
};
/** Of work that is begun and not handed in: how much is missing nobody can tell. */
const begun = 50;

/** What was handed in of one piece of work, in any order. */
function ofSubmissions(task: StoredTask, rows: readonly SubmissionRecord[]): Done {
  const handedIn = rows
    .filter(({ submittedAt }) => submittedAt !== null)
    .toSorted((one, other) => one.attempt - other.attempt);
  const last = handedIn.at(-1);
  if (last === undefined) {
    return rows.length === 0 ? nothing : { ...nothing, progress: begun, submission: "DRAFT" };
  }
  const shown = { submission: last.state, submissionId: last.id };
  if (task.kind === "QUIZ") {
    // The try that counts is the best one, and of as good ones the first: it came when that came.
    const best = handedIn.reduce((found, each) =>
      (each.score ?? 0) > (found.score ?? 0) ? each : found,
    );
    const { score, submittedAt: finishedAt } = best;
    return { progress: 100, finishedAt, score, submission: last.state, submissionId: null };
  }
  const finishedAt = handedIn[0]!.submittedAt;
  return last.state === "RETURNED"
    ? { ...shown, progress: begun, finishedAt: null, score: null, isReturned: true }
    : { ...shown, progress: 100, finishedAt, score: last.score };
}

const keyOf = (accountId: string, id: string): string => `${accountId} ${id}`;

function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return groups;
}

/** The best quiz of a lesson in per cent; null where none was taken, or the lesson is gone. */
export function scoreOf(
  course: Course,
  { lessonId, quizXp }: Pick<LessonPlace, "lessonId" | "quizXp">,
): number | null {
  const questions = course.lesson(lessonId)?.quizQuestions ?? [];
  const most = questions.reduce((sum, { xpAward }) => sum + xpAward, 0);
  if (quizXp === null || most === 0) return null;
  return Math.min(100, Math.round((100 * quizXp) / most));
}

/** For whom of a class an assignment is. */
export const isFor = (
  { recipients }: Pick<StoredAssignment, "recipients">,
  accountId: string,
): boolean => recipients === null || recipients.includes(accountId);

/** How many have begun it, handed it in, and owe it. */
export function countWork(work: readonly Work[]) {
  return {
    assigned: work.length,
    started: work.filter(({ progress, finishedAt }) => progress > 0 || finishedAt !== null).length,
    done: work.filter(({ state }) => isDone(state)).length,
    owed: work.filter(({ state }) => isOwed(state)).length,
  };
}
