import type { SubmissionState } from "@saywell/contract";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database";
import type { StoredMarking, StoredProposal } from "./marking";

/** Something that waits for a teacher, or is marked, as a list shows it. */
export interface ListedRow {
  id: string;
  assignmentId: string;
  accountId: string;
  attempt: number;
  state: SubmissionState;
  submittedAt: Date;
  /** Of a text. */
  words: number;
  seconds: number | null;
  score: number | null;
}

interface Wanted {
  assignments: readonly { id: string; classId: string }[];
  /** Who is in which class: work of a class that its student has left is none of its teacher's. */
  students: readonly { classId: string; accountId: string }[];
  /** Whether what is marked or given back is wanted, the latest first; else what waits, the longest first. */
  isMarked: boolean;
}

const wantedOf = (from: Db | Tx, { assignments, students, isMarked }: Wanted) =>
  from
    .selectFrom("submission")
    .where(
      sql<boolean>`(assignment_id, account_id) in (
        select wanted.id, student.account_id
        from unnest(
          ${sql.val(assignments.map(({ id }) => id))}::uuid[],
          ${sql.val(assignments.map(({ classId }) => classId))}::uuid[]
        ) as wanted (id, class_id)
        join unnest(
          ${sql.val(students.map(({ classId }) => classId))}::uuid[],
          ${sql.val(students.map(({ accountId }) => accountId))}::uuid[]
        ) as student (class_id, account_id) using (class_id)
      )`,
    )
    .where("state", "in", isMarked ? ["MARKED", "RETURNED"] : ["SUBMITTED"]);

export async function listSubmissions(
  from: Db | Tx,
  wanted: Wanted,
  most: number,
): Promise<ListedRow[]> {
  const rows = await wantedOf(from, wanted)
    .select([
      "id",
      "assignment_id as assignmentId",
      "account_id as accountId",
      "attempt",
      "state",
      sql<Date>`submitted_at`.as("submittedAt"),
      sql<number>`coalesce(array_length(regexp_split_to_array(nullif(trim(content), ''), '\\s+'), 1), 0)`.as(
        "words",
      ),
      "seconds",
      "score",
    ])
    .orderBy(wanted.isMarked ? sql`marked_at desc` : sql`submitted_at asc`)
    .orderBy("id")
    .limit(most)
    .execute();
  return rows;
}

export async function countSubmissions(from: Db | Tx, wanted: Wanted): Promise<number> {
  const { count } = await wantedOf(from, wanted)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Keeps a marking that goes on, and counts it up. */
export async function saveMarking(tx: Tx, id: string, marking: StoredMarking): Promise<void> {
  await tx
    .updateTable("submission")
    .set({ marking: JSON.stringify(marking), revision: sql`revision + 1` })
    .where("id", "=", id)
    .execute();
}

/**
 * Keeps what the program says of a text, and its marks where no teacher has begun. Who reads it without
 * those has not seen a change.
 */
export async function saveProposal(
  tx: Tx,
  id: string,
  proposal: StoredProposal,
  marking: StoredMarking,
): Promise<void> {
  await tx
    .updateTable("submission")
    .set({
      proposal: JSON.stringify(proposal),
      marking: sql`coalesce(marking, ${JSON.stringify(marking)}::jsonb)`,
      ...(marking.marks.length > 0 && {
        revision: sql`case when marking is null then revision + 1 else revision end`,
      }),
    })
    .where("id", "=", id)
    .execute();
}

/** Gives a marking out. */
export async function releaseMarking(
  tx: Tx,
  id: string,
  {
    state,
    marking,
    released,
    score,
    markedBy,
    now,
  }: {
    state: "MARKED" | "RETURNED";
    marking: StoredMarking;
    released: StoredMarking;
    score: number | null;
    markedBy: string;
    now: Date;
  },
): Promise<void> {
  await tx
    .updateTable("submission")
    .set({
      state,
      marking: JSON.stringify(marking),
      released: JSON.stringify(released),
      score,
      marked_by: markedBy,
      marked_at: now,
      revision: sql`revision + 1`,
    })
    .where("id", "=", id)
    .execute();
}
