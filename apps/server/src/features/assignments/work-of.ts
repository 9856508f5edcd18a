import { isDone, isOwed, workState, type WorkState } from "@saywell/teaching";
import type { Course, LessonPlaces } from "./assignments-needs";
import type { StoredAssignment } from "./assignments.store";

type Place = Awaited<ReturnType<LessonPlaces>>[number];

/** How far one student is with one assignment. */
export interface Work {
  state: WorkState;
  progress: number;
  finishedAt: Date | null;
  /** Of the quiz in per cent, the best try; null where none was taken. */
  score: number | null;
}

/** Answers how far somebody is with what is assigned, from how far they came in the lessons. */
export function createWorkOf(course: Course, places: readonly Place[], now: Date) {
  const byKey = new Map(places.map((place) => [keyOf(place.accountId, place.lessonId), place]));
  return function workOf(accountId: string, assignment: StoredAssignment, joinedAt: Date): Work {
    const place = byKey.get(keyOf(accountId, assignment.lessonId));
    const progress = place?.progress ?? 0;
    const finishedAt = place?.finishedAt ?? null;
    return {
      state: workState(asFor(assignment, joinedAt), { progress, finishedAt }, now),
      progress,
      finishedAt,
      score: place === undefined ? null : scoreOf(course, place),
    };
  };
}

/** What was due before somebody joined waits for them without a time: they could not be there. */
const asFor = (assignment: StoredAssignment, joinedAt: Date): StoredAssignment =>
  assignment.dueAt !== null && assignment.dueAt <= joinedAt
    ? { ...assignment, dueAt: null }
    : assignment;

const keyOf = (accountId: string, lessonId: string): string => `${accountId} ${lessonId}`;

/** The best quiz of a lesson in per cent; null where none was taken, or the lesson is gone. */
export function scoreOf(
  course: Course,
  { lessonId, quizXp }: Pick<Place, "lessonId" | "quizXp">,
): number | null {
  const questions = course.lesson(lessonId)?.quizQuestions ?? [];
  const most = questions.reduce((sum, { xpAward }) => sum + xpAward, 0);
  if (quizXp === null || most === 0) return null;
  return Math.min(100, Math.round((100 * quizXp) / most));
}

/** For whom of a class an assignment is. */
export const isFor = ({ recipients }: StoredAssignment, accountId: string): boolean =>
  recipients === null || recipients.includes(accountId);

/** How many have begun it, handed it in, and owe it. */
export function countWork(work: readonly Work[]) {
  return {
    assigned: work.length,
    started: work.filter(({ progress, finishedAt }) => progress > 0 || finishedAt !== null).length,
    done: work.filter(({ state }) => isDone(state)).length,
    owed: work.filter(({ state }) => isOwed(state)).length,
  };
}
