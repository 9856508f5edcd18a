import type { SubmissionState } from "@saywell/contract";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database";
import type { StoredMarking, StoredProposal } from "./marking";

/** Something that was handed in, or will be. */
export interface StoredSubmission {
  id: string;
  assignmentId: string;
  accountId: string;
  /** 1 for the first. */
  attempt: number;
  state: SubmissionState;
  content: string;
  answers: Record<string, string> | null;
  seconds: number | null;
  savedAt: Date;
  submittedAt: Date | null;
  proposal: StoredProposal | null;
  marking: StoredMarking | null;
  revision: number;
  released: StoredMarking | null;
  score: number | null;
  markedAt: Date | null;
  markedBy: string | null;
}

const submissions = (from: Db | Tx) =>
  from
    .selectFrom("submission")
    .select([
      "id",
      "assignment_id as assignmentId",
      "account_id as accountId",
      "attempt",
      "state",
      "content",
      sql<Record<string, string> | null>`answers`.as("answers"),
      "seconds",
      "saved_at as savedAt",
      "submitted_at as submittedAt",
      sql<StoredProposal | null>`proposal`.as("proposal"),
      sql<StoredMarking | null>`marking`.as("marking"),
      "revision",
      sql<StoredMarking | null>`released`.as("released"),
      "score",
      "marked_at as markedAt",
      "marked_by as markedBy",
    ]);

/** What one student has of one assignment, the latest first. */
export async function listOfStudent(
  from: Db | Tx,
  { assignmentId, accountId }: { assignmentId: string; accountId: string },
): Promise<StoredSubmission[]> {
  return await submissions(from)
    .where("assignment_id", "=", assignmentId)
    .where("account_id", "=", accountId)
    .orderBy("attempt", "desc")
    .execute();
}

export async function findSubmission(
  from: Db | Tx,
  id: string,
): Promise<StoredSubmission | undefined> {
  return await submissions(from).where("id", "=", id).executeTakeFirst();
}

/** The same, where nobody else changes it until the transaction ends. */
export async function lockSubmission(tx: Tx, id: string): Promise<StoredSubmission | undefined> {
  return await submissions(tx).where("id", "=", id).forUpdate().executeTakeFirst();
}

/** What somebody handed in, or is about to, without what it says. */
export interface SubmissionRecord {
  id: string;
  assignmentId: string;
  accountId: string;
  attempt: number;
  state: SubmissionState;
  score: number | null;
  submittedAt: Date | null;
}

/** What these accounts have of these assignments. */
export async function submissionsOf(
  from: Db | Tx,
  accountIds: readonly string[],
  assignmentIds: readonly string[],
): Promise<SubmissionRecord[]> {
  if (accountIds.length === 0 || assignmentIds.length === 0) return [];
  return await from
    .selectFrom("submission")
    .select([
      "id",
      "assignment_id as assignmentId",
      "account_id as accountId",
      "attempt",
      "state",
      "score",
      "submitted_at as submittedAt",
    ])
    .where(sql<boolean>`assignment_id = any(${sql.val([...assignmentIds])}::uuid[])`)
    .where(sql<boolean>`account_id = any(${sql.val([...accountIds])}::uuid[])`)
    .execute();
}

/** Whoever has handed something in for an assignment. */
export async function handedInBy(tx: Tx, assignmentId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom("submission")
    .select("account_id as accountId")
    .distinct()
    .where("assignment_id", "=", assignmentId)
    .where("state", "<>", "DRAFT")
    .execute();
  return rows.map(({ accountId }) => accountId);
}

/** What of an attempt is kept before it is handed in. */
export interface DraftParts {
  content?: string | undefined;
  answers?: Record<string, string> | undefined;
  seconds?: number | undefined;
}

/** Begins an attempt, or goes on with it. Answers its id. */
export async function saveDraft(
  tx: Tx,
  key: { assignmentId: string; accountId: string; attempt: number },
  { content, answers, seconds }: DraftParts,
  now: Date,
): Promise<string> {
  const parts = {
    ...(content !== undefined && { content }),
    ...(answers !== undefined && { answers: JSON.stringify(answers) }),
    ...(seconds !== undefined && { seconds }),
    saved_at: now,
  };
  const { id } = await tx
    .insertInto("submission")
    .values({
      assignment_id: key.assignmentId,
      account_id: key.accountId,
      attempt: key.attempt,
      state: "DRAFT",
      ...parts,
    })
    .onConflict((conflict) =>
      conflict.columns(["assignment_id", "account_id", "attempt"]).doUpdateSet(parts),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Hands a draft in. Of a quiz its score is known at once. */
export async function submitDraft(
  tx: Tx,
  id: string,
  { score, now }: { score: number | null; now: Date },
): Promise<void> {
  await tx
    .updateTable("submission")
    .set({
      state: score === null ? "SUBMITTED" : "MARKED",
      score,
      submitted_at: now,
      ...(score !== null && { marked_at: now }),
    })
    .where("id", "=", id)
    .execute();
}
