import type { ClassGroup } from "@saywell/contract";
import { groupLimits } from "@saywell/contract/constants";
import type { Clock } from "../../../adapters/clock";
import type { Db, Tx } from "../../../db/database";
import { inTransaction } from "../../../db/transaction";
import { asUuid } from "../../../db/uuid";
import { ok, refuse, type Result } from "../../../refusal";
import type { Classes, Teacher } from "../assignments-needs";
import { addRecipients, listOfClasses, lockAssignment } from "../assignments.store";
import { createWhoHandedIn, type HandedInBy } from "../handed-in";
import { findOpenClass } from "../open-class";
import { unfit } from "../work-wished";
import * as store from "./groups.store";

interface Deps {
  db: Db;
  clock: Clock;
  classes: Classes;
  handedInBy: HandedInBy;
  isFitForAll: (text: string) => boolean;
}

interface Wish {
  name: string;
  studentIds: readonly string[];
}

export type GroupsService = ReturnType<typeof createGroupsService>;

/** Groups of students of a class, to whom work is given as to one. */
export function createGroupsService(deps: Deps) {
  const { db, clock, classes, isFitForAll } = deps;
  const whoHandedIn = createWhoHandedIn(deps);

  async function list(
    teacher: Teacher,
    classId: string,
  ): Promise<Result<{ groups: ClassGroup[] }>> {
    const taught = await classes.findTaught(db, teacher, classId);
    return taught.ok ? ok({ groups: await store.listGroups(db, taught.value.id) }) : taught;
  }

  async function make(teacher: Teacher, classId: string, wish: Wish) {
    return await inTransaction(db, async (tx) => {
      const taught = await findOpenClass(classes, tx, teacher, classId);
      if (!taught.ok) return taught;
      const { id } = taught.value;
      const others = await store.listGroups(tx, id);
      if (others.length >= groupLimits.groups) {
        return refuse(
          "conflict",
          `A class has at most ${groupLimits.groups} groups. Delete one first.`,
        );
      }
      const read = await readWish(tx, id, wish, others);
      if (!read.ok) return read;
      await store.insertGroup(tx, { ...read.value, classId: id, now: clock.now() });
      return ok({ groups: await store.listGroups(tx, id) });
    });
  }

  async function change(teacher: Teacher, classId: string, groupId: string, wish: Wish) {
    return await inTransaction(db, async (tx) => {
      const found = await findGroup(tx, teacher, classId, groupId);
      if (!found.ok) return found;
      const { classId: id, group, others } = found.value;
      const read = await readWish(tx, id, wish, others);
      if (!read.ok) return read;
      const { name, studentIds } = read.value;
      const leaving = group.studentIds.filter((each) => !studentIds.includes(each));
      if (leaving.length > 0) await keepHandedIn(tx, id, group.id, leaving);
      await store.saveGroup(tx, { id: group.id, classId: id, name, studentIds });
      return ok({ groups: await store.listGroups(tx, id) });
    });
  }

  async function remove(
    teacher: Teacher,
    classId: string,
    groupId: string,
  ): Promise<Result<{ ok: true }>> {
    return await inTransaction(db, async (tx) => {
      const found = await findGroup(tx, teacher, classId, groupId);
      if (!found.ok) return found;
      const { classId: id, group } = found.value;
      // Its work stays with who has it now.
      for (const each of await workOf(tx, id, group.id)) {
        await addRecipients(tx, each.id, group.studentIds);
      }
      await store.deleteGroup(tx, group.id);
      return ok({ ok: true } as const);
    });
  }

  /** What somebody handed in as one of the group stays theirs: they are chosen alone from now on. */
  async function keepHandedIn(
    tx: Tx,
    classId: string,
    groupId: string,
    leaving: readonly string[],
  ): Promise<void> {
    for (const each of await workOf(tx, classId, groupId)) {
      // Whoever is handing something in for it now is waited for.
      await lockAssignment(tx, each.id);
      const { here } = await whoHandedIn(tx, each);
      await addRecipients(
        tx,
        each.id,
        leaving.filter((id) => here.has(id)),
      );
    }
  }

  const workOf = async (tx: Tx, classId: string, groupId: string) =>
    (await listOfClasses(tx, [classId])).filter(({ groupIds }) => groupIds.includes(groupId));

  async function findGroup(tx: Tx, teacher: Teacher, classId: string, groupId: string) {
    const taught = await findOpenClass(classes, tx, teacher, classId);
    if (!taught.ok) return taught;
    const { id } = taught.value;
    const groups = await store.listGroups(tx, id);
    const wanted = asUuid(groupId);
    const group = groups.find((each) => each.id === wanted);
    if (group === undefined) return refuse("not-found", "There is no such group in this class.");
    return ok({ classId: id, group, others: groups.filter((each) => each !== group) });
  }

  async function readWish(
    tx: Tx,
    classId: string,
    { name, studentIds }: Wish,
    others: readonly store.StoredGroup[],
  ): Promise<Result<{ name: string; studentIds: string[] }>> {
    if (!isFitForAll(name)) return unfit;
    if (others.some((each) => each.name.toLowerCase() === name.toLowerCase())) {
      return refuse("conflict", `This class has a group “${name}” already. Choose another name.`);
    }
    const ids = [...new Set(studentIds.map((each) => asUuid(each) ?? ""))];
    const students = await classes.studentsIn(tx, [classId]);
    const known = new Set(students.map(({ accountId }) => accountId));
    return ids.every((each) => known.has(each))
      ? ok({ name, studentIds: ids })
      : refuse("not-found", "One of the chosen people is no student of this class.");
  }

  return { list, make, change, remove };
}
