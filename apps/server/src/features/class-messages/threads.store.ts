import type { AgeBand } from "@saywell/contract";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database";
import type { Accounts } from "./class-messages-needs";

/** Between whom, and what about. */
export interface ThreadKey {
  classId: string;
  studentId: string;
  /** Null: open to all teachers of the class. */
  teacherId: string | null;
  assignmentId: string | null;
}

export interface ThreadRow extends ThreadKey {
  id: string;
  /** Of the student, as it is now. */
  ageBand: AgeBand;
  /** What whoever looks has not read of what others wrote. */
  unread: number;
}

/** Answers the id of the thread, which is begun where there is none. */
export async function keepThread(tx: Tx, key: ThreadKey): Promise<string> {
  const values = {
    class_id: key.classId,
    student_id: key.studentId,
    teacher_id: key.teacherId,
    assignment_id: key.assignmentId,
  };
  const { id } = await tx
    .insertInto("class_thread")
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(["class_id", "student_id", "teacher_id", "assignment_id"])
        .doUpdateSet({ class_id: key.classId }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export type ThreadReads = ReturnType<typeof createThreadReads>;

/** Threads as somebody may look at them. */
export function createThreadReads({ cards }: Pick<Accounts, "cards">) {
  const rows = (from: Db | Tx, viewerId: string) =>
    from
      .selectFrom("class_thread as thread")
      .innerJoin(cards(from).as("student"), "student.id", "thread.student_id")
      .select([
        "thread.id",
        "thread.class_id as classId",
        "thread.student_id as studentId",
        "thread.teacher_id as teacherId",
        "thread.assignment_id as assignmentId",
        "student.age_band as ageBand",
        sql<number>`(
          select count(*)::int from class_message as message
          where message.thread_id = thread.id and message.hidden_at is null
            and message.author_id <> ${viewerId}
            and message.seq > coalesce((
              select read_seq from class_thread_read as mark
              where mark.thread_id = thread.id and mark.account_id = ${viewerId}
            ), 0)
        )`.as("unread"),
      ]);

  return {
    /** The threads of these classes. */
    listOf: async (
      from: Db | Tx,
      viewerId: string,
      classIds: readonly string[],
    ): Promise<ThreadRow[]> =>
      classIds.length === 0
        ? []
        : await rows(from, viewerId)
            .where(sql<boolean>`thread.class_id = any(${sql.val([...classIds])}::uuid[])`)
            .orderBy("thread.id")
            .execute(),

    /**
     * The threads of these students of a class that a teacher may read and in which something stands:
     * unread first, then those with the latest message.
     */
    listLatestOf: async (
      from: Db | Tx,
      teacherId: string,
      wanted: { classId: string; studentIds: readonly string[]; limit: number },
    ): Promise<ThreadRow[]> =>
      wanted.studentIds.length === 0
        ? []
        : await from
            .selectFrom(
              rows(from, teacherId)
                .select(
                  sql<number | null>`(
                    select max(seq) from class_message as message
                    where message.thread_id = thread.id and message.hidden_at is null
                  )`.as("lastSeq"),
                )
                .where("thread.class_id", "=", wanted.classId)
                .where(
                  sql<boolean>`thread.student_id = any(${sql.val([...wanted.studentIds])}::uuid[])`,
                )
                .where((row) =>
                  row.or([
                    row("thread.teacher_id", "is", null),
                    row("thread.teacher_id", "=", teacherId),
                    row("student.age_band", "<>", "ADULT"),
                  ]),
                )
                .as("thread"),
            )
            .select([
              "id",
              "classId",
              "studentId",
              "teacherId",
              "assignmentId",
              "ageBand",
              "unread",
            ])
            .where("lastSeq", "is not", null)
            .orderBy(sql`unread > 0`, "desc")
            .orderBy("lastSeq", "desc")
            .limit(wanted.limit)
            .execute(),

    /** The threads of one student in one class. */
    listWith: async (
      from: Db | Tx,
      viewerId: string,
      { classId, studentId }: { classId: string; studentId: string },
    ): Promise<ThreadRow[]> =>
      await rows(from, viewerId)
        .where("thread.class_id", "=", classId)
        .where("thread.student_id", "=", studentId)
        .orderBy("thread.id")
        .execute(),

    find: async (from: Db | Tx, viewerId: string, id: string): Promise<ThreadRow | undefined> =>
      await rows(from, viewerId).where("thread.id", "=", id).executeTakeFirst(),
  };
}

/** Notes how far somebody has read; never less far than before. */
export async function raiseReadMark(
  from: Db | Tx,
  { threadId, accountId, seq }: { threadId: string; accountId: string; seq: number },
): Promise<void> {
  await from
    .insertInto("class_thread_read")
    .values({ thread_id: threadId, account_id: accountId, read_seq: seq })
    .onConflict((conflict) =>
      conflict.columns(["thread_id", "account_id"]).doUpdateSet({
        read_seq: sql`greatest(class_thread_read.read_seq, excluded.read_seq)`,
      }),
    )
    .execute();
}
