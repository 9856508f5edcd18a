import type { CallByName, CallInput, ClassPlan, OwnWeek } from "@saywell/contract";
import { localDay } from "@saywell/gamification";
import { inOrder, isMonday, mondayOf, planFrom, problemOfPlan } from "@saywell/teaching";
import type { Clock } from "../../adapters/clock";
import type { Db, Tx } from "../../db/database";
import { inTransaction } from "../../db/transaction";
import { asUuid } from "../../db/uuid";
import { ok, refuse, type Result } from "../../refusal";
import type { Classes, Course, LessonPlaces, LocksOf, NamesOf, Teacher } from "./class-plans-needs";
import * as store from "./class-plans.store";

interface Deps {
  db: Db;
  clock: Clock;
  classes: Classes;
  course: Course;
  lessonPlaces: LessonPlaces;
  locksOf: LocksOf;
  namesOf: NamesOf;
  /** Whether people of every age may read this. */
  isFitForAll: (text: string) => boolean;
}

type Wish = CallInput<CallByName<"PUT /api/classes/{classId}/plan">>["body"];
type Copy = CallInput<CallByName<"POST /api/classes/{classId}/plan/copy">>["body"];

export type ClassPlansService = ReturnType<typeof createClassPlansService>;

/** What classes plan to do, week by week: their teachers write it, and their students read it. */
export function createClassPlansService(deps: Deps) {
  const { db, clock, classes, course, lessonPlaces, locksOf, namesOf, isFitForAll } = deps;

  async function read(teacher: Teacher, classId: string): Promise<Result<ClassPlan>> {
    const taught = await classes.findTaught(db, teacher, classId);
    return taught.ok ? ok(await view(db, teacher, taught.value.id)) : taught;
  }

  async function write(teacher: Teacher, classId: string, wish: Wish): Promise<Result<ClassPlan>> {
    const weeks = inOrder(wish.weeks);
    const problem = problemOfPlan(weeks);
    if (problem !== null) return refuse("invalid-input", problem);
    if (!weeks.every(({ note }) => isFitForAll(note))) return unfit;
    return await inTransaction(db, async (tx) => {
      const found = await findOpen(tx, teacher, classId);
      if (!found.ok) return found;
      const { id } = found.value;
      const before = await store.findPlan(tx, id);
      if ((before?.revision ?? 0) !== wish.revision) return changedMeanwhile;
      // A lesson may leave the course while it is planned: then it stays until it is taken out.
      const known = new Set(before?.weeks.flatMap(({ lessonIds }) => lessonIds));
      const wished = weeks.flatMap(({ lessonIds }) => lessonIds);
      if (wished.some((each) => course.lesson(each) === undefined && !known.has(each))) {
        return refuse("not-found", "There is no such lesson.");
      }
      return ok(await save(tx, teacher, { classId: id, before, weeks }));
    });
  }

  async function copy(teacher: Teacher, classId: string, wish: Copy): Promise<Result<ClassPlan>> {
    if (!isMonday(wish.startsOn)) return refuse("invalid-input", "A week begins on a Monday.");
    return await inTransaction(db, async (tx) => {
      const from = await classes.findTaught(tx, teacher, classId);
      if (!from.ok) return from;
      const to = await findOpen(tx, teacher, wish.toClassId);
      if (!to.ok) return to;
      const { id, name } = to.value;
      if (id === from.value.id) return refuse("conflict", "Choose another class to copy it to.");
      const weeks = planFrom(await store.listWeeks(tx, from.value.id), wish.startsOn);
      if (weeks.length === 0) return refuse("conflict", "There is nothing in this plan yet.");
      const before = await store.findPlan(tx, id);
      if (before !== undefined && before.weeks.length > 0 && !wish.replaces) {
        return refuse("conflict", `“${name}” has a plan already. Say that it may be replaced.`);
      }
      return ok(await save(tx, teacher, { classId: id, before, weeks }));
    });
  }

  async function readOwn(
    learner: { id: string; timeZone: string },
    classId: string,
  ): Promise<Result<{ weeks: OwnWeek[]; thisWeek: string }>> {
    const id = asUuid(classId);
    const joined = await classes.joinedBy(db, learner.id);
    if (id === null || !joined.some((each) => each.id === id)) return notTheirs;
    const weeks = await store.listWeeks(db, id);
    const thisWeek = weekOf(learner);
    if (weeks.length === 0) return ok({ weeks: [], thisWeek });
    const lockOf = await locksOf(db, learner.id);
    const places = new Map(
      (await lessonPlaces(db, [learner.id])).map((place) => [place.lessonId, place]),
    );
    const viewLesson = (lessonId: string) => {
      const lesson = course.lesson(lessonId);
      const place = places.get(lessonId);
      // What is no part of the course any more cannot be done.
      if (lesson === undefined) return [];
      const { title, difficulty: level, duration } = lesson;
      const isFinished = place !== undefined && place.finishedAt !== null;
      const lock = lockOf(lessonId);
      return [
        { lessonId, title, level, duration, progress: place?.progress ?? 0, isFinished, lock },
      ];
    };
    return ok({
      weeks: weeks.map(({ startsOn, note, lessonIds }) => ({
        startsOn,
        note,
        lessons: lessonIds.flatMap(viewLesson),
      })),
      thisWeek,
    });
  }

  /** The class, where its plan may be changed: nobody else changes it meanwhile. */
  async function findOpen(tx: Tx, teacher: Teacher, classId: string) {
    const id = asUuid(classId);
    if (id !== null) await classes.lockClass(tx, id);
    const taught = await classes.findTaught(tx, teacher, classId);
    return taught.ok && taught.value.isArchived ? archived : taught;
  }

  async function save(
    tx: Tx,
    teacher: Teacher,
    { classId, before, weeks }: Saved,
  ): Promise<ClassPlan> {
    const revision = (before?.revision ?? 0) + 1;
    await store.savePlan(tx, { classId, revision, weeks, changedBy: teacher.id, now: clock.now() });
    return await view(tx, teacher, classId);
  }

  async function view(from: Db | Tx, teacher: Teacher, classId: string): Promise<ClassPlan> {
    const plan = await store.findPlan(from, classId);
    const authorId = plan?.changedBy ?? null;
    const names = await namesOf(from, authorId === null ? [] : [authorId]);
    return {
      revision: plan?.revision ?? 0,
      weeks: plan?.weeks ?? [],
      thisWeek: weekOf(teacher),
      changedBy: authorId === null ? null : (names.get(authorId) ?? null),
      changedAt: plan?.changedAt.toISOString() ?? null,
    };
  }

  const weekOf = ({ timeZone }: { timeZone: string }): string =>
    mondayOf(localDay(clock.now(), timeZone));

  return { read, write, copy, readOwn };
}

interface Saved {
  classId: string;
  before: store.StoredPlan | undefined;
  weeks: readonly { startsOn: string; lessonIds: readonly string[]; note: string }[];
}

const notTheirs = refuse("not-found", "There is no such class.");
const archived = refuse("conflict", "This class is archived. Open it again first.");
const changedMeanwhile = refuse(
  "conflict",
  "Another teacher changed this plan meanwhile. Read it again, then make your change.",
);
const unfit = refuse(
  "invalid-input",
  "This has words, addresses or links that are not for a class. Leave them out.",
);
