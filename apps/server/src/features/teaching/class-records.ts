import type { Db } from "../../db/database";
import { readStudentCards, type StudentCard } from "./student-cards.store";
import type {
  AssignedWork,
  Assignments,
  Classes,
  ClassWork,
  Course,
  LessonPlace,
  LessonPlaces,
  StudentCards,
  Study,
  TaughtClass,
} from "./teaching-needs";
import type { Week } from "./week";

export interface RecordsDeps {
  db: Db;
  classes: Classes;
  cards: StudentCards;
  lessonPlaces: LessonPlaces;
  assignments: Assignments;
  study: Study;
  course: Course;
}

/** A student in classes of one teacher, with all that is counted of them. */
export interface StudentRecord {
  card: StudentCard;
  classes: TaughtClass[];
  /** When they joined the first of these classes. */
  joinedAt: Date;
  /** When they joined each of them, by its id. */
  joinedAtOf: ReadonlyMap<string, Date>;
  places: LessonPlace[];
  /** Null for somebody who has not learnt yet. */
  lastLearntAt: Date | null;
  /** The days of the week on which they learnt. */
  studyDays: string[];
  /** What is assigned to them in these classes and has opened, drafts left out. */
  assigned: AssignedWork[];
}

/**
 * Everything that the figures of some classes are made of, in as many queries as there are tables,
 * however many students there are.
 */
export async function readRecords(
  deps: RecordsDeps,
  taught: readonly TaughtClass[],
  { week, now }: { week: Week; now: Date },
): Promise<{ students: StudentRecord[]; work: ClassWork; given: AssignedWork[] }> {
  const { db, classes, assignments, study } = deps;
  const classIds = taught.map(({ id }) => id);
  const memberships = await classes.studentsIn(db, classIds);
  const ids = [...new Set(memberships.map(({ accountId }) => accountId))];
  const [cards, places, days, lastStudy] = await Promise.all([
    readStudentCards(db, deps.cards, ids),
    deps.lessonPlaces(db, ids),
    study.studyDaysOf(db, ids, week.from),
    study.lastStudyOf(db, ids),
  ]);
  const work = await assignments.readClassWork(db, { classIds, accountIds: ids, places, now });
  const given = work.assignments.filter(({ isDraft, opensAt }) => !isDraft && opensAt <= now);
  const placesOf = grouped(places);
  const daysOf = grouped(days);
  const membershipsOf = grouped(memberships);
  const students = ids.flatMap((id): StudentRecord[] => {
    const card = cards.get(id);
    if (card === undefined) return [];
    const own = membershipsOf.get(id) ?? [];
    const theirPlaces = placesOf.get(id) ?? [];
    const inClasses = new Set(own.map(({ classId }) => classId));
    return [
      {
        card,
        classes: taught.filter((each) => inClasses.has(each.id)),
        joinedAtOf: new Map(own.map((each) => [each.classId, each.joinedAt])),
        joinedAt: earliest(own.map(({ joinedAt }) => joinedAt)),
        places: theirPlaces,
        lastLearntAt: latest([
          ...theirPlaces.map(({ updatedAt }) => updatedAt),
          lastStudy.get(id) ?? null,
        ]),
        studyDays: (daysOf.get(id) ?? []).map(({ day }) => day).filter((day) => day <= week.to),
        assigned: given.filter((each) => inClasses.has(each.classId) && work.isFor(each, id)),
      },
    ];
  });
  return { students, work, given };
}

function grouped<Row extends { accountId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.accountId);
    if (group === undefined) groups.set(row.accountId, [row]);
    else group.push(row);
  }
  return groups;
}

/** The latest of these; null where there is none. */
export const latest = (times: readonly (Date | null)[]): Date | null =>
  times.reduce(
    (last, time) => (time !== null && (last === null || time > last) ? time : last),
    null,
  );

const earliest = (times: readonly Date[]): Date =>
  times.reduce((first, time) => (time < first ? time : first));
