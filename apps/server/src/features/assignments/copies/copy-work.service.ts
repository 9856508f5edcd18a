import type { Assignment, CallByName, CallInput } from "@saywell/contract";
import { assignmentLimits } from "@saywell/contract/constants";
import { formatDate } from "@saywell/english";
import { dayNumber, localDay } from "@saywell/gamification";
import { moveByDays } from "@saywell/teaching";
import type { Clock } from "../../../adapters/clock";
import type { Db, Tx } from "../../../db/database";
import { inTransaction } from "../../../db/transaction";
import { asUuid } from "../../../db/uuid";
import { ok, refuse, type Result } from "../../../refusal";
import type { Classes, Course, Teacher } from "../assignments-needs";
import { countOfClass, insertAssignments, listOfClasses } from "../assignments.store";
import { findOpenClass } from "../open-class";
import type { NewWork } from "../stored-task";
import type { StoredAssignment } from "../assignments.store";

interface Deps {
  db: Db;
  clock: Clock;
  classes: Classes;
  course: Course;
  viewAll: (from: Db | Tx, classId: string) => Promise<Assignment[]>;
}

type Wish = CallInput<CallByName<"POST /api/classes/{classId}/assignments/copy">>["body"];

/**
 * Copies the work of one class to another, as from term to term: drafts for the whole class, with what
 * they ask for and the times between them as they were, so that the first opens on another day.
 */
export function createCopyWork({ db, clock, classes, course, viewAll }: Deps) {
  return async function copyWork(
    teacher: Teacher & { timeZone: string },
    classId: string,
    wish: Wish,
  ): Promise<Result<{ assignments: Assignment[] }>> {
    return await inTransaction(db, async (tx) => {
      const taught = await findOpenClass(classes, tx, teacher, classId);
      if (!taught.ok) return taught;
      const from = await classes.findTaught(tx, teacher, wish.fromClassId);
      if (!from.ok) return from;
      const { id } = taught.value;
      if (from.value.id === id)
        return refuse("invalid-input", "Choose another class to copy from.");
      const all = await listOfClasses(tx, [from.value.id]);
      const wanted = wish.assignmentIds && new Set(wish.assignmentIds.map((each) => asUuid(each)));
      const asked = wanted === undefined ? all : all.filter((each) => wanted.has(each.id));
      if (wanted !== undefined && asked.length < wanted.size) {
        return refuse("not-found", "Some of this work is not in that class any more.");
      }
      // A lesson that is no part of the course any more cannot be assigned.
      const work = asked.filter(({ lessonId }) => lessonId === null || course.lesson(lessonId));
      if (work.length === 0) return refuse("conflict", "That class has no work to copy.");
      if ((await countOfClass(tx, id)) + work.length > assignmentLimits.assignments) {
        return refuse(
          "conflict",
          `A class has at most ${assignmentLimits.assignments} assignments. Take some back, or copy less.`,
        );
      }
      const move = moveTo(wish.firstDay, work, teacher.timeZone);
      const now = clock.now();
      for (const [place, each] of work.entries()) {
        await insertAssignments(tx, {
          instructions: each.instructions,
          lateRule: each.lateRule,
          isDraft: true,
          ...move(each),
          classId: id,
          work: [workOf(each)],
          forWhom: null,
          createdBy: teacher.id,
          // Each a moment later, so that they keep their order.
          now: new Date(now.getTime() + place),
        });
      }
      return ok({ assignments: await viewAll(tx, id) });
    });
  };
}

/** The times of work moved by whole days of a zone, so that the first of it opens on this day. */
function moveTo(firstDay: string, work: readonly StoredAssignment[], timeZone: string) {
  const clocksAt = (at: Date): string =>
    `${localDay(at, timeZone)}T${formatDate("time", at, timeZone)}`;
  const first = Math.min(...work.map(({ opensAt }) => opensAt.getTime()));
  const days = dayNumber(firstDay) - dayNumber(localDay(new Date(first), timeZone));
  return ({ opensAt: opened, dueAt: due }: StoredAssignment) => {
    const opensAt = moveByDays(opened, days, clocksAt);
    const moved = due && moveByDays(due, days, clocksAt);
    // Both in the hour that clocks leave out or show twice: as long apart as they were.
    const dueAt =
      moved && moved <= opensAt
        ? new Date(opensAt.getTime() + due.getTime() - opened.getTime())
        : moved;
    return { opensAt, dueAt };
  };
}

const workOf = ({ lessonId, title, level, task }: StoredAssignment): NewWork =>
  task === null
    ? { lessonId: lessonId!, title: null, level: null, task }
    : { lessonId: null, title: title!, level, task };
