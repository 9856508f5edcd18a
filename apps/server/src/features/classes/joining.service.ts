import type { AgeBand, JoinedClass, Role } from "@saywell/contract";
import { classLimits } from "@saywell/contract/constants";
import { startOfWeek } from "@saywell/gamification";
import { isAdult } from "@saywell/moderation";
import type { Db, Tx } from "../../db/database";
import { asUuid } from "../../db/uuid";
import { inPublishingTransaction } from "../../events";
import { ok, refuse, type Result } from "../../refusal";
import { listAnnouncements } from "./announcements.store";
import { viewAnnouncements } from "./announcements.service";
import { deleteStudent, insertStudents, lockClass } from "./class-changes.store";
import type { ClassDeps } from "./classes-needs";
import { findByCode, listJoined, type OpenClassRow } from "./joined-classes.store";
import type { NamesOf } from "./people-names.store";
import { isStudentOf, teachersOf } from "./taught-classes.store";

interface Deps extends ClassDeps {
  namesOf: NamesOf;
  /** How many lessons somebody has finished since a moment. */
  finishedSince: (db: Db | Tx, accountId: string, since: Date) => Promise<number>;
}

/** Whoever learns, or would. */
export interface Learner {
  id: string;
  role: Role;
  isGuest: boolean;
  ageBand: AgeBand;
  timeZone: string;
  isDemo?: boolean | undefined;
}

/** Announcements that a student sees of each class. */
const latest = 5;

export type JoiningService = ReturnType<typeof createJoiningService>;

/** The classes that somebody is a student of: how they come in, what they see, and how they go. */
export function createJoiningService(deps: Deps) {
  const { db, clock, events, accounts, record, namesOf, finishedSince } = deps;

  async function list(learner: Learner): Promise<Result<{ classes: JoinedClass[] }>> {
    return ok({ classes: await viewAll(db, learner) });
  }

  async function look(learner: Learner, code: string) {
    const row = await find(db, learner, code);
    if (row === undefined) return unknownCode;
    const names = await namesOf(db, [row.teacherId]);
    return ok({
      className: row.name,
      level: row.level,
      teacherName: names.get(row.teacherId) ?? "",
      isMember: await isStudentOf(db, row.id, learner.id),
    });
  }

  async function join(learner: Learner, code: string): Promise<Result<JoinedClass>> {
    if (learner.isGuest) return guestsFirst;
    return await inPublishingTransaction({ db, events }, async (tx) => {
      const seen = await find(tx, learner, code);
      if (seen === undefined) return unknownCode;
      await lockClass(tx, seen.id);
      // The code may have been taken back meanwhile, and others may have come in.
      const row = await find(tx, learner, code);
      if (row === undefined || row.id !== seen.id) return unknownCode;
      const person = await accounts.lock(tx, learner.id);
      if (person === undefined || !(person.is_registered || person.is_demo)) return guestsFirst;
      if ((await teachersOf(tx, row.id)).some(({ id }) => id === person.id)) return teachesIt;
      if (!(await isStudentOf(tx, row.id, person.id))) {
        if (row.students >= classLimits.students) return full;
        const now = clock.now();
        await insertStudents(tx, [{ classId: row.id, accountId: person.id }], now);
        await record(tx, {
          at: now,
          actorId: person.id,
          action: "class-joined",
          aboutId: person.id,
          details: { classId: row.id },
        });
      }
      const [joined] = await viewAll(tx, learner, row.id);
      return joined === undefined ? unknownCode : ok(joined);
    });
  }

  async function leave(learner: Learner, classId: string): Promise<Result<{ ok: true }>> {
    const id = asUuid(classId);
    if (id === null) return notYours;
    return await inPublishingTransaction({ db, events }, async (tx, happened) => {
      await lockClass(tx, id);
      const mine = await listJoined(tx, learner.id);
      if (!mine.some((row) => row.id === id)) return notYours;
      if (!isAdult(learner.ageBand)) return askTeacher;
      await deleteStudent(tx, { classId: id, accountId: learner.id });
      const teachers = await teachersOf(tx, id);
      happened("class-left", { accountIds: [learner.id, ...teachers.map((each) => each.id)] });
      await record(tx, {
        at: clock.now(),
        actorId: learner.id,
        action: "class-left",
        aboutId: learner.id,
        details: { classId: id },
      });
      return ok({ ok: true } as const);
    });
  }

  /** The demo school's people and the others keep to themselves. */
  async function find(
    from: Db | Tx,
    { isDemo = false }: Learner,
    code: string,
  ): Promise<OpenClassRow | undefined> {
    const row = await findByCode(from, code);
    if (row === undefined) return undefined;
    const owner = await accounts.findCard(from, row.teacherId);
    return owner?.is_demo === isDemo ? row : undefined;
  }

  async function viewAll(from: Db | Tx, learner: Learner, onlyId?: string): Promise<JoinedClass[]> {
    const rows = await listJoined(from, learner.id);
    const wanted = rows.filter(({ id }) => onlyId === undefined || id === onlyId);
    if (wanted.length === 0) return [];
    const since = startOfWeek(clock.now(), learner.timeZone);
    const lessonsThisWeek = await finishedSince(from, learner.id, since);
    const views: JoinedClass[] = [];
    for (const { joinedAt, ...row } of wanted) {
      const teacherIds = (await teachersOf(from, row.id)).map(({ id }) => id);
      const names = await namesOf(from, teacherIds);
      const told = await listAnnouncements(from, [row.id], latest);
      views.push({
        ...row,
        lessonsThisWeek,
        teachers: teacherIds.map((id) => ({ id, name: names.get(id) ?? "" })),
        announcements: await viewAnnouncements(from, told, namesOf),
        joinedAt: joinedAt.toISOString(),
        mayLeave: isAdult(learner.ageBand),
      });
    }
    return views;
  }

  return { list, look, join, leave };
}

const unknownCode = refuse("not-found", "No class has this code. Ask your teacher for it.");
const guestsFirst = refuse("forbidden", "Sign up first: a class is joined with an account.");
const teachesIt = refuse("conflict", "You teach this class.");
const full = refuse("conflict", "This class is full. Tell your teacher.");
const notYours = refuse("not-found", "There is no such class.");
const askTeacher = refuse("forbidden", "Ask your teacher to take you out of the class.");
