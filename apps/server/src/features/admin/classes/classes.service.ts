import type { CallByName, CallInput, SchoolClass } from "@saywell/contract";
import { inOneLine } from "@saywell/moderation";
import type { Db, Tx } from "../../../db/database";
import { type Events, inPublishingTransaction, type Publish } from "../../../events";
import { asUuid } from "../../../db/uuid";
import { ok, refuse, type Result } from "../../../refusal";
import type { Admin, AdminDeps } from "../admin-needs";
import type { PersonRow } from "../../../person-row";
import { pageOf, placeOf, rowsFor } from "../../../pages";
import type { ClassesStore } from "./classes.store";

interface ClassRow {
  id: string;
  name: string;
  teacherId: string;
}

/** What may be done to classes, in the caller's transaction. */
export interface ClassChanges {
  insertClass: (tx: Tx, made: { name: string; teacherId: string; now: Date }) => Promise<string>;
  lockClass: (tx: Tx, classId: string) => Promise<ClassRow | undefined>;
  saveClass: (tx: Tx, row: ClassRow) => Promise<void>;
  deleteClass: (tx: Tx, classId: string) => Promise<void>;
  insertStudents: (
    tx: Tx,
    students: readonly { classId: string; accountId: string }[],
    now: Date,
  ) => Promise<number>;
  takeOut: (tx: Tx, student: { classId: string; accountId: string }) => Promise<boolean>;
  /** Whose a class is, and who else teaches it. */
  teachersOf: (tx: Tx, classId: string) => Promise<{ id: string }[]>;
}

interface Deps extends AdminDeps {
  events: Pick<Events, "publish">;
  store: ClassesStore;
  changes: ClassChanges;
  /** Holds back others who would change this account until the transaction ends. */
  lockPerson: (tx: Tx, accountId: string) => Promise<PersonRow | undefined>;
}

type ListWish = CallInput<CallByName<"GET /api/admin/classes">>["query"];
type Wish = CallInput<CallByName<"POST /api/admin/classes">>["body"];
type Change = CallInput<CallByName<"PUT /api/admin/classes/{id}">>["body"];
type Seen = Promise<Result<SchoolClass>>;
type MembersWish = CallInput<CallByName<"GET /api/admin/classes/{id}/members">>["query"];

export type ClassesService = ReturnType<typeof createClassesService>;

/** Classes, who teaches them and who is in them. */
export function createClassesService(deps: Deps) {
  const { db, clock, events, record, store, changes } = deps;

  async function list(wish: ListWish) {
    const after = placeOf(wish, ["text", "uuid"]);
    if (!after.ok) return after;
    const teacherId = wish.teacherId === undefined ? undefined : asUuid(wish.teacherId);
    if (teacherId === null) return ok({ classes: [], next: null });
    const rows = await store.list(db, {
      q: wish.q,
      teacherId,
      after: after.value,
      limit: rowsFor(wish),
    });
    const page = pageOf(rows, wish, ({ orderedBy, id }) => [orderedBy, id]);
    return ok({ classes: page.rows.map(view), next: page.next });
  }

  async function read(from: Db | Tx, classId: string): Seen {
    const id = asUuid(classId);
    if (id === null) return unknownClass;
    const [row] = await store.list(from, { classId: id, after: null, limit: 1 });
    return row === undefined ? unknownClass : ok(view(row));
  }

  async function listMembers(classId: string, wish: MembersWish) {
    const after = placeOf(wish, ["text", "uuid"]);
    if (!after.ok) return after;
    const seen = await read(db, classId);
    if (!seen.ok) return seen;
    const rows = await store.members(db, {
      classId: seen.value.id,
      q: wish.q,
      after: after.value,
      limit: rowsFor(wish),
    });
    const page = pageOf(rows, wish, ({ orderedBy, id }) => [orderedBy, id]);
    const members = page.rows.map(({ id, name, email, ageBand, suspendedAt, joinedAt }) => ({
      id,
      name,
      email,
      ageBand,
      isSuspended: suspendedAt !== null,
      joinedAt: joinedAt.toISOString(),
    }));
    return ok({ members, next: page.next });
  }

  async function make(admin: Admin, wish: Wish): Seen {
    const name = inOneLine(wish.name);
    if (name === "") return nameless;
    return await inPublishingTransaction({ db, events }, async (tx) => {
      const teacher = await findTeacher(tx, wish.teacherId);
      if (!teacher.ok) return teacher;
      const now = clock.now();
      const teacherId = teacher.value;
      const classId = await changes.insertClass(tx, { name, teacherId, now });
      await record(tx, {
        at: now,
        actorId: admin.id,
        action: "class-made",
        aboutId: teacherId,
        details: { classId, after: { name, teacherId } },
      });
      return await read(tx, classId);
    });
  }

  async function change(admin: Admin, classId: string, wish: Change): Seen {
    const name = inOneLine(wish.name);
    if (name === "") return nameless;
    return await inClass(classId, async (tx, before, happened) => {
      if (before.name !== wish.was.name || before.teacherId !== asUuid(wish.was.teacherId)) {
        return changedMeanwhile;
      }
      const isSame = asUuid(wish.teacherId) === before.teacherId;
      const teacher = isSame ? ok(before.teacherId) : await findTeacher(tx, wish.teacherId);
      if (!teacher.ok) return teacher;
      const after = { id: before.id, name, teacherId: teacher.value };
      await changes.saveClass(tx, after);
      if (!isSame) happened("class-left", { accountIds: [before.teacherId] });
      await record(tx, {
        at: clock.now(),
        actorId: admin.id,
        action: "class-changed",
        aboutId: after.teacherId,
        details: { classId: before.id, before: told(before), after: told(after) },
      });
      return await read(tx, before.id);
    });
  }

  async function remove(admin: Admin, classId: string): Promise<Result<{ ok: true }>> {
    return await inClass(classId, async (tx, before, happened) => {
      const teachers = await changes.teachersOf(tx, before.id);
      await changes.deleteClass(tx, before.id);
      happened("class-left", { accountIds: teachers.map(({ id }) => id) });
      await record(tx, {
        at: clock.now(),
        actorId: admin.id,
        action: "class-deleted",
        aboutId: before.teacherId,
        details: { classId: before.id, before: told(before) },
      });
      return ok({ ok: true } as const);
    });
  }

  async function addMember(admin: Admin, classId: string, accountId: string): Seen {
    return await inClass(classId, async (tx, row) => {
      const id = asUuid(accountId);
      const person = id === null ? undefined : await deps.lockPerson(tx, id);
      if (person === undefined || person.is_bot) return unknownPerson;
      if (!person.is_registered) {
        return refuse("conflict", "A guest has no account yet, and so cannot be in a class.");
      }
      if (person.id === row.teacherId) {
        return refuse("conflict", "This person teaches the class already.");
      }
      const now = clock.now();
      const student = { classId: row.id, accountId: person.id };
      if ((await changes.insertStudents(tx, [student], now)) === 0) {
        return refuse("conflict", "This person is in the class already.");
      }
      await record(tx, {
        at: now,
        actorId: admin.id,
        action: "class-joined",
        aboutId: person.id,
        details: { classId: row.id },
      });
      return await read(tx, row.id);
    });
  }

  async function removeMember(admin: Admin, classId: string, accountId: string): Seen {
    return await inClass(classId, async (tx, row, happened) => {
      const id = asUuid(accountId);
      const student = { classId: row.id, accountId: id ?? "" };
      if (id === null || !(await changes.takeOut(tx, student))) {
        return refuse("not-found", "This person is no student of the class.");
      }
      const teachers = await changes.teachersOf(tx, row.id);
      happened("class-left", { accountIds: [id, ...teachers.map((teacher) => teacher.id)] });
      await record(tx, {
        at: clock.now(),
        actorId: admin.id,
        action: "class-left",
        aboutId: id,
        details: { classId: row.id },
      });
      return await read(tx, row.id);
    });
  }

  /** Nobody else changes the class meanwhile. */
  async function inClass<T>(
    classId: string,
    work: (tx: Tx, row: ClassRow, happened: Publish) => Promise<Result<T>>,
  ): Promise<Result<T>> {
    const id = asUuid(classId);
    if (id === null) return unknownClass;
    return await inPublishingTransaction({ db, events }, async (tx, happened) => {
      const row = await changes.lockClass(tx, id);
      return row === undefined ? unknownClass : await work(tx, row, happened);
    });
  }

  /** Who may teach a class; they stay a teacher until the transaction ends. */
  async function findTeacher(tx: Tx, accountId: string): Promise<Result<string>> {
    const id = asUuid(accountId);
    const person = id === null ? undefined : await deps.lockPerson(tx, id);
    if (person === undefined || person.is_bot) return unknownPerson;
    return person.role === "LEARNER"
      ? refuse("conflict", "Only a teacher can teach a class. Make this person a teacher first.")
      : ok(person.id);
  }

  return {
    list,
    read: (classId: string): Seen => read(db, classId),
    listMembers,
    make,
    change,
    remove,
    addMember,
    removeMember,
  };
}

const told = ({ name, teacherId }: ClassRow) => ({ name, teacherId });

type ListedClass = Awaited<ReturnType<ClassesStore["list"]>>[number];

const view = ({ id, name, teacherId, teacherName, students, createdAt }: ListedClass) =>
  ({
    id,
    name,
    teacher: { id: teacherId, name: teacherName },
    students,
    createdAt: createdAt.toISOString(),
  }) satisfies SchoolClass;

const unknownClass = refuse("not-found", "There is no such class.");
const unknownPerson = refuse("not-found", "There is no such person.");
const nameless = refuse("invalid-input", "Please give the class a name.");
const changedMeanwhile = refuse(
  "conflict",
  "Somebody else has changed this class meanwhile. Read it again, then change it.",
);
