import type { AssignmentKind, CefrLevel, LateRule } from "@saywell/contract";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database";
import type { NewWork, StoredTask } from "./stored-task";

export interface StoredAssignment {
  id: string;
  classId: string;
  kind: AssignmentKind;
  /** Of the kind LESSON; else null. */
  lessonId: string | null;
  /** Of every other kind, with its level where it has one and what it asks for. */
  title: string | null;
  level: CefrLevel | null;
  task: StoredTask | null;
  instructions: string;
  isDraft: boolean;
  opensAt: Date;
  dueAt: Date | null;
  lateRule: LateRule;
  createdAt: Date;
  /** Null: the whole class. Else who was chosen alone, and who is in its groups now. */
  recipients: string[] | null;
  /** Who was chosen alone; null: the whole class. */
  chosen: string[] | null;
  groupIds: string[];
}

/** For whom work is: null is the whole class. */
export type ForWhom = { studentIds: readonly string[]; groupIds: readonly string[] } | null;

export type AssignmentWords = Pick<
  StoredAssignment,
  "instructions" | "isDraft" | "opensAt" | "dueAt" | "lateRule"
>;

const assignments = (from: Db | Tx) =>
  from.selectFrom("assignment").select([
    "id",
    "class_id as classId",
    "kind",
    "lesson_id as lessonId",
    "title",
    "level",
    sql<StoredTask | null>`task`.as("task"),
    "instructions",
    "is_draft as isDraft",
    "opens_at as opensAt",
    "due_at as dueAt",
    "late_rule as lateRule",
    "created_at as createdAt",
    sql<string[] | null>`case when is_for_some then array(
        select account_id from assignment_recipient as recipient
        where recipient.assignment_id = assignment.id
        union
        select member.account_id from assignment_group as given
        join class_group_member as member on member.group_id = given.group_id
        where given.assignment_id = assignment.id
        order by account_id
      ) end`.as("recipients"),
    sql<string[] | null>`case when is_for_some then array(
        select account_id from assignment_recipient as recipient
        where recipient.assignment_id = assignment.id
        order by account_id
      ) end`.as("chosen"),
    sql<string[]>`array(
        select group_id from assignment_group as given
        where given.assignment_id = assignment.id
        order by group_id
      )`.as("groupIds"),
  ]);

/** What these classes are to do, by the due times; what is due at no time comes last. */
export async function listOfClasses(
  from: Db | Tx,
  classIds: readonly string[],
): Promise<StoredAssignment[]> {
  if (classIds.length === 0) return [];
  const rows = await assignments(from)
    .where(sql<boolean>`class_id = any(${sql.val([...classIds])}::uuid[])`)
    .orderBy(sql`due_at asc nulls last`)
    .orderBy("opens_at")
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows;
}

/** What classes are to do that is open and due until then, archived classes' too, by the due times. */
export async function listDueUntil(
  from: Db | Tx,
  { now, until }: { now: Date; until: Date },
): Promise<StoredAssignment[]> {
  return await assignments(from)
    .where("is_draft", "=", false)
    .where("opens_at", "<=", now)
    .where("due_at", ">", now)
    .where("due_at", "<=", until)
    .orderBy("due_at")
    .orderBy("id")
    .execute();
}

export async function findAssignment(
  from: Db | Tx,
  id: string,
): Promise<StoredAssignment | undefined> {
  return await assignments(from).where("id", "=", id).executeTakeFirst();
}

/** Nobody takes it back until the transaction ends: for who adds something to it. */
export async function holdAssignment(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom("assignment").select("id").where("id", "=", id).forKeyShare().execute();
}

/** Waits for all who hold it, and lets nobody else. */
export async function lockAssignment(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom("assignment").select("id").where("id", "=", id).forUpdate().execute();
}

export async function countOfClass(from: Db | Tx, classId: string): Promise<number> {
  const { count } = await from
    .selectFrom("assignment")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("class_id", "=", classId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Stores each of these as an assignment of its own, in their order. */
export async function insertAssignments(
  tx: Tx,
  made: AssignmentWords & {
    classId: string;
    work: readonly NewWork[];
    forWhom: ForWhom;
    createdBy: string;
    now: Date;
  },
): Promise<void> {
  for (const [place, { lessonId, title, level, task }] of made.work.entries()) {
    const { id } = await tx
      .insertInto("assignment")
      .values({
        ...columns(made),
        class_id: made.classId,
        kind: task?.kind ?? "LESSON",
        lesson_id: lessonId,
        title,
        level,
        task: task && JSON.stringify(task),
        is_for_some: made.forWhom !== null,
        created_by: made.createdBy,
        // Each a moment later, so that they keep the order in which they were chosen.
        created_at: new Date(made.now.getTime() + place),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await insertForWhom(tx, id, made.forWhom);
  }
}

export async function saveAssignment(
  tx: Tx,
  id: string,
  { forWhom, ...words }: AssignmentWords & { forWhom: ForWhom },
): Promise<void> {
  await tx
    .updateTable("assignment")
    .set({ ...columns(words), is_for_some: forWhom !== null })
    .where("id", "=", id)
    .execute();
  await tx.deleteFrom("assignment_recipient").where("assignment_id", "=", id).execute();
  await tx.deleteFrom("assignment_group").where("assignment_id", "=", id).execute();
  await insertForWhom(tx, id, forWhom);
}

export async function deleteAssignment(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("assignment").where("id", "=", id).execute();
}

const columns = ({ instructions, isDraft, opensAt, dueAt, lateRule }: AssignmentWords) => ({
  instructions,
  is_draft: isDraft,
  opens_at: opensAt,
  due_at: dueAt,
  late_rule: lateRule,
});

async function insertForWhom(tx: Tx, assignmentId: string, forWhom: ForWhom): Promise<void> {
  if (forWhom === null) return;
  await addRecipients(tx, assignmentId, forWhom.studentIds);
  if (forWhom.groupIds.length === 0) return;
  await tx
    .insertInto("assignment_group")
    .values(forWhom.groupIds.map((group_id) => ({ assignment_id: assignmentId, group_id })))
    .execute();
}

/** Adds these to those who were chosen alone. */
export async function addRecipients(
  tx: Tx,
  assignmentId: string,
  accountIds: readonly string[],
): Promise<void> {
  if (accountIds.length === 0) return;
  await tx
    .insertInto("assignment_recipient")
    .values(accountIds.map((account_id) => ({ assignment_id: assignmentId, account_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
