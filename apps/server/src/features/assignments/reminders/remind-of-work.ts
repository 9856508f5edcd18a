import { formatDate } from "@saywell/english";
import { isDone, reminderMinutes } from "@saywell/teaching";
import type { Clock } from "../../../adapters/clock";
import type { Db, Tx } from "../../../db/database";
import { inTransaction } from "../../../db/transaction";
import type { Course } from "../assignments-needs";
import { listDueUntil, type StoredAssignment } from "../assignments.store";
import { titleOf } from "../tasks";
import { createWorkOf, isFor } from "../work-of";
import type { createReadRecords } from "../work-records";
import { reminderLetter } from "./reminder-letter";
import * as store from "./reminders.store";

/** Who is a student in which of these classes that are not archived. */
export type StudentsOfOpen = (
  from: Db | Tx,
  classIds: readonly string[],
) => Promise<{ classId: string; className: string; accountId: string; joinedAt: Date }[]>;

export type SendAll = (
  tx: Tx,
  mails: readonly { to: string; accountId: string; letter: ReturnType<typeof reminderLetter> }[],
) => Promise<void>;

interface Deps {
  db: Db;
  clock: Clock;
  course: Course;
  readRecords: ReturnType<typeof createReadRecords>;
  studentsOfOpen: StudentsOfOpen;
  profiles: store.ReminderReaders;
  sendAll: SendAll;
}

interface Owed {
  assignment: StoredAssignment;
  className: string;
  joinedAt: Date;
}

/** Students that are written to with one transaction. */
const atOnce = 200;
const minute = 60_000;
/** No night is longer, so nobody is told of anything that is due later. */
const mostMinutes = 37 * 60;

/**
 * Writes to each student of the work that is due within a day and that they have not done, once of each,
 * and never at night on their own clock.
 */
export function createRemindOfWork(deps: Deps) {
  const { db, clock, course, readRecords, studentsOfOpen, profiles, sendAll } = deps;

  return async function remindOfWork(stopped: AbortSignal): Promise<void> {
    const now = clock.now();
    const until = new Date(now.getTime() + mostMinutes * minute);
    const due = await listDueUntil(db, { now, until });
    const owed = await owedBy(due);
    const accountIds = [...owed.keys()];
    for (let place = 0; place < accountIds.length; place += atOnce) {
      stopped.throwIfAborted();
      const batch = accountIds.slice(place, place + atOnce);
      await inTransaction(db, (tx) => writeTo(tx, batch, owed, now));
    }
  };

  /** What each student may have to be told of. */
  async function owedBy(due: readonly StoredAssignment[]): Promise<Map<string, Owed[]>> {
    const students = await studentsOfOpen(db, [...new Set(due.map(({ classId }) => classId))]);
    const told = new Set(
      (
        await store.listTold(
          db,
          due.map(({ id }) => id),
        )
      ).map((each) => keyOf(each.assignmentId, each.accountId, each.dueAt)),
    );
    const owed = new Map<string, Owed[]>();
    for (const { accountId, classId, className, joinedAt } of students) {
      for (const assignment of due) {
        if (assignment.classId !== classId || !isFor(assignment, accountId)) continue;
        if (told.has(keyOf(assignment.id, accountId, assignment.dueAt!))) continue;
        const own = owed.get(accountId) ?? [];
        owed.set(accountId, [...own, { assignment, className, joinedAt }]);
      }
    }
    return owed;
  }

  async function writeTo(
    tx: Tx,
    accountIds: readonly string[],
    owed: ReadonlyMap<string, Owed[]>,
    now: Date,
  ): Promise<void> {
    const readers = (await store.readReaders(tx, profiles, accountIds)).flatMap((reader) => {
      const ahead = reminderMinutes(formatDate("time", now, reader.timeZone));
      const latest = now.getTime() + (ahead ?? 0) * minute;
      const work = (owed.get(reader.id) ?? []).filter(
        ({ assignment }) => assignment.dueAt!.getTime() <= latest,
      );
      return work.length === 0 ? [] : [{ reader, work }];
    });
    if (readers.length === 0) return;
    const assigned = new Map(
      readers.flatMap(({ work }) => work.map(({ assignment }) => [assignment.id, assignment])),
    );
    const records = await readRecords(
      tx,
      readers.map(({ reader }) => reader.id),
      [...assigned.values()],
    );
    const workOf = createWorkOf(course, records, now);
    const undone = readers.map(({ reader, work }) => ({
      reader,
      work: work.filter(
        ({ assignment, joinedAt }) => !isDone(workOf(reader.id, assignment, joinedAt).state),
      ),
    }));
    const noted = await store.noteTold(
      tx,
      undone.flatMap(({ reader, work }) =>
        work.map(({ assignment }) => ({
          assignmentId: assignment.id,
          accountId: reader.id,
          dueAt: assignment.dueAt!,
        })),
      ),
      now,
    );
    const isNew = new Set(noted.map((each) => `${each.assignmentId} ${each.accountId}`));
    await sendAll(
      tx,
      undone.flatMap(({ reader, work }) => {
        const told = work
          .filter(({ assignment }) => isNew.has(`${assignment.id} ${reader.id}`))
          .map(({ assignment, className }) => ({
            title: titleOf(course, assignment),
            className,
            dueAt: assignment.dueAt!,
          }));
        if (told.length === 0) return [];
        return [{ to: reader.email, accountId: reader.id, letter: reminderLetter(reader, told) }];
      }),
    );
  }
}

const keyOf = (assignmentId: string, accountId: string, dueAt: Date): string =>
  `${assignmentId} ${accountId} ${dueAt.getTime()}`;
