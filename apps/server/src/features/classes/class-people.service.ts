import type { ClassDetails } from "@saywell/contract";
import { classLimits } from "@saywell/contract/constants";
import type { Tx } from "../../db/database";
import { asUuid } from "../../db/uuid";
import { inPublishingTransaction } from "../../events";
import { ok, refuse, type Result } from "../../refusal";
import { type ClassCaller, findTaughtRow } from "./class-access";
import { insertStudents, lockClass, moveNotes } from "./class-changes.store";
import type { ReadDetails } from "./class-view";
import type { ClassDeps } from "./classes-needs";
import { deleteCoTeacher, insertCoTeacher } from "./co-teachers.store";
import type { EndsInClass } from "./ends-in-class";
import { type InClass, isArchived, isOwner, onlyOwner } from "./in-class";
import { giveCode } from "./join-codes";
import { isStudentOf, type TaughtClassRow, teachersOf } from "./taught-classes.store";

interface Deps extends ClassDeps, InClass {
  readDetails: ReadDetails;
  ends: EndsInClass;
}

type Done = Promise<Result<{ ok: true }>>;
type PeopleAction = "class-teacher-added" | "class-teacher-removed" | "class-joined" | "class-left";

export type ClassPeopleService = ReturnType<typeof createClassPeopleService>;

/** Who teaches a class beside whose it is, and who is taken out of it or moved. */
export function createClassPeopleService(deps: Deps) {
  const { db, clock, events, accounts, record, inClass, inClassAtAll, readDetails, ends } = deps;
  const { renewInvitations } = deps;

  const addTeacher = (
    caller: ClassCaller,
    classId: string,
    teacher: string,
  ): Promise<Result<ClassDetails>> =>
    inClass(caller, classId, async (tx, row) => {
      if (!isOwner(caller, row)) return onlyOwner;
      const teacherId = asUuid(teacher);
      const person = teacherId === null ? undefined : await accounts.lock(tx, teacherId);
      const owner = await accounts.findCard(tx, row.teacherId);
      if (
        person === undefined ||
        person.role === "LEARNER" ||
        person.is_bot ||
        person.is_visitor ||
        person.is_suspended ||
        !person.is_registered ||
        person.is_demo !== owner?.is_demo
      ) {
        return unknownTeacher;
      }
      const { id } = person;
      if (id === row.teacherId) return teachesAlready;
      if (await isStudentOf(tx, row.id, id)) return isStudentHere;
      const others = (await teachersOf(tx, row.id)).length - 1;
      if (others >= classLimits.coTeachers) return tooManyTeachers;
      const now = clock.now();
      if (!(await insertCoTeacher(tx, { classId: row.id, accountId: id }, now))) {
        return teachesAlready;
      }
      await tell(tx, caller, "class-teacher-added", row.id, id);
      return await readDetails(tx, caller, row.id);
    });

  const removeTeacher = (caller: ClassCaller, classId: string, teacher: string): Done =>
    inClassAtAll(caller, classId, async (tx, row, happened) => {
      const id = asUuid(teacher);
      if (!isOwner(caller, row) && id !== caller.id) return onlyOwner;
      if (id === row.teacherId) return ownersStay;
      if (id === null || !(await deleteCoTeacher(tx, { classId: row.id, accountId: id }))) {
        return refuse("not-found", "This person does not teach the class.");
      }
      await changeCode(tx, row);
      await renewInvitations(tx, row.id);
      happened("class-left", { accountIds: [id] });
      await tell(tx, caller, "class-teacher-removed", row.id, id);
      return ok({ ok: true } as const);
    });

  const removeStudent = (caller: ClassCaller, classId: string, student: string): Done =>
    inClassAtAll(caller, classId, async (tx, row, happened) => {
      const left = await leave(tx, row, student);
      if (!left.ok) return left;
      await changeCode(tx, row);
      happened("class-left", { accountIds: left.value.bonds });
      await tell(tx, caller, "class-left", row.id, left.value.id);
      return ok({ ok: true } as const);
    });

  async function moveStudent(
    caller: ClassCaller,
    classId: string,
    student: string,
    toClassId: string,
  ): Done {
    const ids = [asUuid(classId), asUuid(toClassId)].filter((id) => id !== null);
    return await inPublishingTransaction({ db, events }, async (tx, happened) => {
      // In one order, so that two who move between the same classes do not wait for each other.
      for (const id of ids.toSorted()) await lockClass(tx, id);
      const from = await findTaughtRow(tx, caller, classId);
      if (!from.ok) return from;
      const to = await findTaughtRow(tx, caller, toClassId);
      if (!to.ok) return to;
      if (from.value.archivedAt !== null || to.value.archivedAt !== null) return isArchived;
      // A co-teacher takes nobody out of the owner's sight.
      if (!isOwner(caller, from.value) && from.value.teacherId !== to.value.teacherId) {
        return onlyOwner;
      }
      if (from.value.id === to.value.id) {
        const isHere = await isStudentOf(tx, from.value.id, asUuid(student) ?? from.value.id);
        return isHere ? ok({ ok: true } as const) : noStudent;
      }
      const refusal = await refusalToEnter(tx, to.value, student);
      if (refusal !== null) return refusal;
      const accountId = asUuid(student)!;
      await moveNotes(tx, { accountId, from: from.value.id, to: to.value.id });
      const left = await leave(tx, from.value, student);
      if (!left.ok) return left;
      const { id, bonds } = left.value;
      await insertStudents(tx, [{ classId: to.value.id, accountId: id }], clock.now());
      happened("class-left", { accountIds: bonds });
      await tell(tx, caller, "class-left", from.value.id, id);
      await tell(tx, caller, "class-joined", to.value.id, id);
      return ok({ ok: true } as const);
    });
  }

  /** Why somebody cannot be moved to a class: who is in it already takes no further place. */
  async function refusalToEnter(
    tx: Tx,
    to: TaughtClassRow,
    student: string,
  ): Promise<Result<never> | null> {
    const id = asUuid(student);
    const person = id === null ? undefined : await accounts.findCard(tx, id);
    if (person === undefined) return noStudent;
    if ((await teachersOf(tx, to.id)).some((teacher) => teacher.id === id)) {
      return refuse("conflict", "This person teaches the other class.");
    }
    const owner = await accounts.findCard(tx, to.teacherId);
    if (person.is_demo !== owner?.is_demo) return noStudent;
    if (to.students < classLimits.students || (await isStudentOf(tx, to.id, person.id)))
      return null;
    return refuse("conflict", "The other class is full.");
  }

  /** Takes a student out, and answers for whom a bond has ended. */
  async function leave(
    tx: Tx,
    { id: classId }: TaughtClassRow,
    student: string,
  ): Promise<Result<{ id: string; bonds: string[] }>> {
    const id = asUuid(student);
    if (id === null || !(await ends.takeOut(tx, { classId, accountId: id }))) return noStudent;
    const teachers = await teachersOf(tx, classId);
    return ok({ id, bonds: [id, ...teachers.map((teacher) => teacher.id)] });
  }

  /** Whoever is taken out knows the code. */
  async function changeCode(tx: Tx, { id, joinCode }: TaughtClassRow): Promise<void> {
    if (joinCode !== null) await giveCode(tx, id);
  }

  const tell = (
    tx: Tx,
    caller: ClassCaller,
    action: PeopleAction,
    classId: string,
    aboutId: string,
  ) => record(tx, { at: clock.now(), actorId: caller.id, action, aboutId, details: { classId } });

  return { addTeacher, removeTeacher, removeStudent, moveStudent };
}

const noStudent = refuse("not-found", "This person is no student of the class.");
const unknownTeacher = refuse("not-found", "There is no such teacher at the school.");
const teachesAlready = refuse("conflict", "This person teaches the class already.");
const isStudentHere = refuse("conflict", "This person is a student of the class.");
const tooManyTeachers = refuse(
  "conflict",
  `A class has at most ${classLimits.coTeachers} co-teachers.`,
);
const ownersStay = refuse(
  "conflict",
  "The class is this teacher's own. An admin can give it to another teacher.",
);
