import type { ClassDashboard, StudentReport, TaughtStudent } from "@saywell/contract";
import { mean } from "@saywell/teaching";
import type { Clock } from "../../adapters/clock";
import { ok, refuse, type Result } from "../../refusal";
import { type RecordsDeps, readRecords } from "./class-records";
import { viewStudent } from "./student-figures";
import { studentReport } from "./student-report";
import type { ResultsOf, TaughtClass, Teacher } from "./teaching-needs";
import { lastSevenDays, underWeekdays, type Week } from "./week";

interface Deps extends RecordsDeps {
  clock: Clock;
  resultsOf: ResultsOf;
  /** Where the school is. */
  schoolZone: () => string;
  /** The one rule of whose data a caller may touch. */
  mayActFor: (teacher: Teacher, accountId: string) => boolean;
}

export type TeachingService = ReturnType<typeof createTeachingService>;

const day = 24 * 60 * 60 * 1000;
/** Days within which a student has learnt who is active. */
const activeDays = 30;

/** What teachers see of their classes: everything is counted when they look. */
export function createTeachingService(deps: Deps) {
  const { db, clock, classes, course, assignments } = deps;

  const thisWeek = (now: Date): Week => lastSevenDays(now, deps.schoolZone());

  async function listStudents(
    teacher: Teacher,
    teacherId: string,
    classId: string | undefined,
  ): Promise<Result<TaughtStudent[]>> {
    if (!deps.mayActFor(teacher, teacherId)) return notTheirs;
    const all = await classes.listTaught(db, teacherId.toLowerCase());
    if (classId === undefined) return ok((await listOf(all)).students);
    // One of theirs: an admin asks for a teacher's classes here, not for any.
    const found = await classes.findTaught(db, { id: teacherId, role: "TEACHER" }, classId);
    if (!found.ok) return found;
    return found.value.isArchived ? archived : ok((await listOf([found.value])).students);
  }

  /** The students of some classes by name, and what all of their figures are made of. */
  async function listOf(taught: readonly TaughtClass[]) {
    const now = clock.now();
    const week = thisWeek(now);
    const records = await readRecords(deps, taught, { week, now });
    const students = records.students
      .map((record) => viewStudent({ course, assignments }, record, records.work, now))
      .toSorted(
        (one, other) =>
          byName.compare(one.userName, other.userName) || (one.userId < other.userId ? -1 : 1),
      );
    return { now, week, records, students };
  }

  async function dashboard(teacher: Teacher, classId: string): Promise<Result<ClassDashboard>> {
    const found = await classes.findTaught(db, teacher, classId);
    if (!found.ok) return found;
    if (found.value.isArchived) return archived;
    const { id, name, level } = found.value;
    const { now, week, records, students } = await listOf([found.value]);
    const lessonIds = new Set(records.given.flatMap(({ lessonId }) => lessonId ?? []));
    const since = new Date(now.getTime() - activeDays * day);
    const average = mean(students.map(({ overallProgress }) => overallProgress));
    return ok({
      classId: id,
      className: name,
      level,
      students: students.length,
      activeStudents: records.students.filter(
        ({ lastLearntAt }) => lastLearntAt !== null && lastLearntAt >= since,
      ).length,
      lessonsAssigned: lessonIds.size,
      completions: records.students.reduce((sum, record) => sum + completionsOf(record), 0),
      averageProgress: average === null ? null : Math.round(average),
      week: {
        ...week,
        days: underWeekdays(week).map((each) => ({
          day: each,
          students: records.students.filter(({ studyDays }) => studyDays.includes(each)).length,
        })),
      },
    });
  }

  async function report(
    teacher: Teacher,
    classId: string,
    studentId: string,
  ): Promise<Result<StudentReport>> {
    const found = await classes.findTaught(db, teacher, classId);
    if (!found.ok) return found;
    if (found.value.isArchived) return archived;
    const { now, records, students } = await listOf([found.value]);
    const record = records.students.find(({ card }) => card.id === studentId.toLowerCase());
    const student = students.find(({ userId }) => userId === record?.card.id);
    if (record === undefined || student === undefined) return noStudent;
    return ok(
      await studentReport(deps, { taught: found.value, student, record, work: records.work, now }),
    );
  }

  return { listStudents, dashboard, report };
}

/** How many of the lessons that are assigned to a student they have finished. */
function completionsOf({
  assigned,
  places,
}: {
  assigned: readonly { lessonId: string | null }[];
  places: readonly { lessonId: string; finishedAt: Date | null }[];
}): number {
  const wanted = new Set(assigned.map(({ lessonId }) => lessonId));
  return places.filter(({ lessonId, finishedAt }) => finishedAt !== null && wanted.has(lessonId))
    .length;
}

const byName = new Intl.Collator("en", { sensitivity: "base", numeric: true });
const notTheirs = refuse("forbidden", "You can only see the students of your own classes.");
/** A class that is over does not go on watching those who were in it. */
const archived = refuse(
  "conflict",
  "This class is archived. Open it again to see how its students get on.",
);
const noStudent = refuse("not-found", "There is no such student in this class.");
