import type { StudentReport, TaughtStudent } from "@saywell/contract";
import { levelOf } from "@saywell/adaptive-test";
import { dayNumber, dayOfNumber, localDay } from "@saywell/gamification";
import type { Db } from "../../db/database";
import type { StudentRecord } from "./class-records";
import type {
  Assignments,
  ClassWork,
  Course,
  ResultsOf,
  Study,
  TaughtClass,
} from "./teaching-needs";

interface Deps {
  db: Db;
  course: Course;
  assignments: Pick<Assignments, "scoreOf">;
  study: Pick<Study, "studyDaysOf">;
  resultsOf: ResultsOf;
}

/** Weeks of which the days are shown on which somebody learnt. */
const weeksShown = 8;

/** What a student of a class has learnt and is to do. */
export async function studentReport(
  { db, course, assignments, study, resultsOf }: Deps,
  {
    taught,
    student,
    record,
    work,
    now,
  }: {
    taught: TaughtClass;
    student: TaughtStudent;
    record: StudentRecord;
    work: ClassWork;
    now: Date;
  },
): Promise<StudentReport> {
  const { card, places, joinedAt } = record;
  const today = localDay(now, card.timeZone);
  const from = dayOfNumber(dayNumber(today) - 7 * weeksShown + 1);
  const [days, tests] = await Promise.all([
    study.studyDaysOf(db, [card.id], from),
    resultsOf(db, card.id),
  ]);
  const titleOf = (lessonId: string) => {
    const lesson = course.lesson(lessonId);
    return { title: lesson?.title ?? lessonId, level: lesson?.difficulty ?? ("A1" as const) };
  };
  return {
    ...student,
    classId: taught.id,
    className: taught.name,
    email: card.email,
    joinedAt: joinedAt.toISOString(),
    assignments: work.assignments
      .filter((each) => !each.isDraft && work.isFor(each, card.id))
      .map(({ id, kind, lessonId, title, level, dueAt }) => {
        const { finishedAt, ...done } = work.workOf(card.id, id, joinedAt);
        return {
          assignmentId: id,
          kind,
          lessonId,
          title,
          level,
          dueAt: dueAt?.toISOString() ?? null,
          ...done,
          finishedAt: finishedAt?.toISOString() ?? null,
        };
      }),
    lessons: places
      .toSorted((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime())
      .map((place) => ({
        lessonId: place.lessonId,
        ...titleOf(place.lessonId),
        progress: place.progress,
        finishedAt: place.finishedAt?.toISOString() ?? null,
        score: assignments.scoreOf(course, place),
      })),
    study: {
      from,
      to: today,
      timeZone: card.timeZone,
      days: days.map(({ day }) => day).filter((day) => day <= today),
    },
    placementTests: tests.map(
      ({ testType, takenAt, level, intervalLow, intervalHigh, skills }) => ({
        testType,
        takenAt: takenAt.toISOString(),
        level,
        lowest: levelOf(intervalLow),
        highest: levelOf(intervalHigh),
        skills: skills.flatMap(({ skill, ability }) =>
          ability === null ? [] : [{ skill, level: levelOf(ability) }],
        ),
      }),
    ),
  };
}
