import type { AgeBand, JoinedClass, Role } from "@saywell/contract";
import { startOfWeek } from "@saywell/gamification";
import { isAdult } from "@saywell/moderation";
import type { Db, Tx } from "../../db/database";
import { asUuid } from "../../db/uuid";
import { inPublishingTransaction } from "../../events";
import { ok, refuse, type Result } from "../../refusal";
import { listAnnouncements } from "./announcements.store";
import { viewAnnouncements } from "./announcements.service";
import { lockClass } from "./class-changes.store";
import type { ClassDeps } from "./classes-needs";
import type { EndsInClass } from "./ends-in-class";
import type { EnterClass } from "./enter-class";
import { findByCode, listJoined, type OpenClassRow } from "./joined-classes.store";
import type { NamesOf } from "./people-names.store";
import { isStudentOf, teachersOf } from "./taught-classes.store";

interface Deps extends ClassDeps {
  namesOf: NamesOf;
  entry: EnterClass;
  ends: EndsInClass;
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
  const { db, clock, events, record, namesOf, finishedSince } = deps;
  const { enter, isOfDemo } = deps.entry;

  async function list(learner: Learner): Promise<Result<{ classes: JoinedClass[] }>> {
    return ok({ classes: await viewAll(db, learner) });
  }

  async function look(learner: Learner, code: string) {
    const row = await findByCode(db, code);
    return row === undefined ? unknownCode : ok(await viewOpen(db, learner, row));
  }

  /** A class, as whoever may come in sees it before. */
  async function viewOpen(from: Db | Tx, learner: Pick<Learner, "id">, row: OpenClassRow) {
    const names = await namesOf(from, [row.teacherId]);
    return {
      className: row.name,
      level: row.level,
      teacherName: names.get(row.teacherId) ?? "",
      isMember: await isStudentOf(from, row.id, learner.id),
      isDemo: await isOfDemo(from, row),
    };
  }

  async function join(learner: Learner, code: string): Promise<Result<JoinedClass>> {
    return await inPublishingTransaction({ db, events }, async (tx) => {
      const seen = await findByCode(tx, code);
      if (seen === undefined) return unknownCode;
      await lockClass(tx, seen.id);
      // The code may have been taken back meanwhile, and others may have come in.
      const row = await findByCode(tx, code);
      if (row === undefined || row.id !== seen.id) return unknownCode;
      const entered = await enter(tx, learner, row);
      return entered.ok ? await viewJoined(tx, learner, row.id) : entered;
    });
  }

  /** A class, as its student sees it. */
  async function viewJoined(
    from: Db | Tx,
    learner: Learner,
    classId: string,
  ): Promise<Result<JoinedClass>> {
    const [joined] = await viewAll(from, learner, classId);
    return joined === undefined ? unknownCode : ok(joined);
  }

  async function leave(learner: Learner, classId: string): Promise<Result<{ ok: true }>> {
    const id = asUuid(classId);
    if (id === null) return notYours;
    return await inPublishingTransaction({ db, events }, async (tx, happened) => {
      await lockClass(tx, id);
      const mine = await listJoined(tx, learner.id);
      if (!mine.some((row) => row.id === id)) return notYours;
      if (!isAdult(learner.ageBand)) return askTeacher;
      await deps.ends.letGo(tx, { classId: id, accountId: learner.id });
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

  return { list, look, join, leave, viewOpen, viewJoined };
}

const unknownCode = refuse("not-found", "No class has this code. Ask your teacher for it.");
const notYours = refuse("not-found", "There is no such class.");
const askTeacher = refuse("forbidden", "Ask your teacher to take you out of the class.");
