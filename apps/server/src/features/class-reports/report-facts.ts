import { localDay } from "@saywell/gamification";
import type { Db } from "../../db/database";
import { type AnsweredItem, createItemsOf } from "./answered-items";
import { isWithin, type Period } from "./period";
import type { ReportsNeeds, AssignedWork, TestResult, Work } from "./reports-needs";

export interface Student {
  id: string;
  name: string;
  joinedAt: Date;
}

/** A way through a lesson to its end. */
export interface Sitting {
  accountId: string;
  lessonId: string;
  /** In the school's calendar. */
  day: string;
  seconds: number;
  /** Per cent of the quiz, where its answers are known. */
  score: number | null;
  items: readonly AnsweredItem[];
}

/** All that a report is made of. */
export interface Facts {
  period: Period;
  /** By name. */
  students: readonly Student[];
  nameOf: (accountId: string) => string;
  /** Until the end of the period, also from before it, in the order of time. */
  sittings: readonly Sitting[];
  /** Those of the period alone. */
  sittingsIn: readonly Sitting[];
  /** Days of the period on which students learnt, each where they are. */
  studyDays: readonly { accountId: string; day: string }[];
  /** First completions in the period. */
  finished: readonly { accountId: string; lessonId: string; day: string }[];
  /** Assignments that could be done in the period. */
  assignments: readonly AssignedWork[];
  isFor: (assignment: AssignedWork, accountId: string) => boolean;
  /** As it stands now. */
  workOf: (student: Student, assignment: AssignedWork) => Work;
  /** Until the end of the period, also from before it, in the order of time. */
  tests: readonly TestResult[];
  course: ReportsNeeds["course"];
  dayOf: (instant: Date) => string;
}

/**
 * What some students of a class did, in as many queries as there are tables, however many they are. All
 * that they learnt counts, also from before they joined: as on the student's page.
 */
export async function readFacts(
  { db, ...needs }: ReportsNeeds & { db: Db },
  {
    classId,
    members,
    period,
    now,
  }: {
    classId: string;
    members: readonly { accountId: string; joinedAt: Date }[];
    period: Period;
    now: Date;
  },
): Promise<Facts> {
  const { course, assignments } = needs;
  const ids = members.map(({ accountId }) => accountId);
  const [names, places, attempts, days, tests] = await Promise.all([
    needs.namesOf(db, ids),
    needs.lessonPlaces(db, ids),
    needs.finishedAttempts(db, ids, period.ends),
    needs.studyDaysOf(db, ids, period.from),
    needs.testsOf(db, ids, period.ends),
  ]);
  const dayOf = (instant: Date) => localDay(instant, period.timeZone);
  const nameOf = (accountId: string) => names.get(accountId) ?? "Student";
  const itemsOf = createItemsOf(course);
  const sittings = attempts.map((attempt) => ({
    accountId: attempt.accountId,
    lessonId: attempt.lessonId,
    day: dayOf(attempt.at),
    seconds: attempt.seconds ?? 0,
    score: scoreOf(attempt),
    items: itemsOf(attempt),
  }));
  const work = await assignments.readClassWork(db, {
    classIds: [classId],
    accountIds: ids,
    places,
    now,
  });
  return {
    period,
    students: members
      .map(({ accountId, joinedAt }) => ({ id: accountId, name: nameOf(accountId), joinedAt }))
      .toSorted(
        (one, other) => byName.compare(one.name, other.name) || (one.id < other.id ? -1 : 1),
      ),
    nameOf,
    sittings,
    sittingsIn: sittings.filter(({ day }) => isWithin(day, period)),
    studyDays: days.filter(({ day }) => isWithin(day, period)),
    finished: places
      .flatMap(({ accountId, lessonId, finishedAt }) =>
        finishedAt === null ? [] : [{ accountId, lessonId, day: dayOf(finishedAt) }],
      )
      .filter(({ day }) => isWithin(day, period)),
    assignments: work.assignments.filter(
      ({ isDraft, opensAt, dueAt }) =>
        !isDraft && opensAt < period.ends && (dueAt === null || dueAt >= period.begins),
    ),
    isFor: work.isFor,
    workOf: ({ id, joinedAt }, assignment) => work.workOf(id, assignment.id, joinedAt),
    tests,
    course,
    dayOf,
  };
}

/** Per cent of a quiz; null where nobody knows what was answered. */
function scoreOf({
  results,
  quizScore,
  quizMaxScore,
}: {
  results: readonly unknown[];
  quizScore: number | null;
  quizMaxScore: number | null;
}): number | null {
  if (results.length === 0 || quizScore === null || !quizMaxScore) return null;
  return Math.round((100 * quizScore) / quizMaxScore);
}

export const titleOfLesson = (course: Facts["course"], lessonId: string): string =>
  course.lesson(lessonId)?.title ?? lessonId;

const byName = new Intl.Collator("en", { sensitivity: "base", numeric: true });
