import type { ItemParameters } from "@saywell/adaptive-test";
import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database";
import type { LevelTestAnswerTable, LevelTestSessionTable } from "../../../db/tables";

export interface SessionRow {
  id: string;
  testType: LevelTestSessionTable["test_type"];
  /** Null for somebody without an account. */
  accountId: string | null;
  /** By what somebody without an account was known when the test began. */
  taker: Buffer | null;
  seed: number;
  timeAllowance: "1" | "1.25" | "1.5" | "2" | "practice";
  testLength: "quick" | "exact";
  questionLimit: number;
  startedAt: Date;
  endsAt: Date | null;
  listed: string[];
  /** Whether the questions are chosen one by one, or follow the list; null before an answer tells. */
  questionOrder: "ADAPTIVE" | "LISTED" | null;
  ineligible: string[];
  finishedAt: Date | null;
  stopReason: string | null;
}

export interface AnswerRow {
  position: number;
  itemId: string;
  skill: LevelTestAnswerTable["skill"];
  /** Null while the question waits. */
  answer: string | null;
  score: number | null;
  /** Whether the words of a recording could be read; null where nothing was to be heard. */
  wordsShown: boolean | null;
  features: unknown;
  parameters: ItemParameters;
}

const sessionColumns = [
  "id",
  "test_type as testType",
  "account_id as accountId",
  "taker",
  "seed",
  "time_allowance as timeAllowance",
  "test_length as testLength",
  "question_limit as questionLimit",
  "started_at as startedAt",
  "ends_at as endsAt",
  "listed",
  "question_order as questionOrder",
  "ineligible",
  "finished_at as finishedAt",
  "stop_reason as stopReason",
] as const;

export async function insertSession(
  tx: Tx,
  session: Omit<SessionRow, "id" | "questionOrder" | "finishedAt" | "stopReason">,
): Promise<SessionRow> {
  return await tx
    .insertInto("level_test_session")
    .values({
      test_type: session.testType,
      account_id: session.accountId,
      taker: session.taker,
      seed: session.seed,
      time_allowance: session.timeAllowance,
      test_length: session.testLength,
      question_limit: session.questionLimit,
      started_at: session.startedAt,
      ends_at: session.endsAt,
      listed: session.listed,
      ineligible: session.ineligible,
    })
    .returning(sessionColumns)
    .executeTakeFirstOrThrow();
}

export async function findSession(db: Db | Tx, id: string): Promise<SessionRow | undefined> {
  return await db
    .selectFrom("level_test_session")
    .select(sessionColumns)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Holds back whatever else would change this session until the transaction ends. */
export async function lockSession(tx: Tx, id: string): Promise<SessionRow | undefined> {
  return await tx
    .selectFrom("level_test_session")
    .select(sessionColumns)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

/** The oldest session that nobody will come back to; those at work elsewhere are left out. */
export async function lockAbandoned(
  tx: Tx,
  { now, practiceBegunBefore }: { now: Date; practiceBegunBefore: Date },
): Promise<SessionRow | undefined> {
  return await tx
    .selectFrom("level_test_session")
    .select(sessionColumns)
    .where("finished_at", "is", null)
    .where((row) =>
      row.or([
        row("ends_at", "<=", now),
        row.and([row("ends_at", "is", null), row("started_at", "<", practiceBegunBefore)]),
      ]),
    )
    .orderBy("started_at")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export async function updateSession(
  tx: Tx,
  id: string,
  change: { questionOrder?: "ADAPTIVE" | "LISTED"; accountId?: string },
): Promise<void> {
  await tx
    .updateTable("level_test_session")
    .set({
      ...(change.questionOrder && { question_order: change.questionOrder }),
      ...(change.accountId && { account_id: change.accountId }),
    })
    .where("id", "=", id)
    .execute();
}

/** Opens a quick session that has ended again, as an exact one. Why it ended stays with its result. */
export async function reopenSession(
  tx: Tx,
  {
    id,
    questionLimit,
    questionOrder,
    endsAt,
  }: Pick<SessionRow, "id" | "questionLimit" | "questionOrder" | "endsAt">,
): Promise<void> {
  await tx
    .updateTable("level_test_session")
    .set({
      test_length: "exact",
      question_limit: questionLimit,
      question_order: questionOrder,
      ends_at: endsAt,
      finished_at: null,
    })
    .where("id", "=", id)
    .execute();
}

export async function finishSession(
  tx: Tx,
  id: string,
  { finishedAt, stopReason }: { finishedAt: Date; stopReason: string | null },
): Promise<void> {
  await tx
    .updateTable("level_test_session")
    .set({ finished_at: finishedAt, stop_reason: stopReason })
    .where("id", "=", id)
    .execute();
}

/** In the order asked; the one that waits for its answer is last. */
export async function listAnswers(db: Db | Tx, sessionId: string): Promise<AnswerRow[]> {
  const rows = await db
    .selectFrom("level_test_answer")
    .select([
      "position",
      "item_id as itemId",
      "skill",
      "answer",
      "score",
      "words_shown as wordsShown",
      "features",
      "parameters",
    ])
    .where("session_id", "=", sessionId)
    .orderBy("position")
    .execute();
  return rows.map((row) => ({ ...row, parameters: row.parameters as ItemParameters }));
}

/** Puts a question before the learner, in place of one that waits. */
export async function saveQuestion(
  tx: Tx,
  sessionId: string,
  question: Pick<AnswerRow, "position" | "itemId" | "skill" | "parameters"> & { shownAt: Date },
): Promise<void> {
  const row = {
    item_id: question.itemId,
    skill: question.skill,
    shown_at: question.shownAt,
    parameters: JSON.stringify(question.parameters),
  };
  await tx
    .insertInto("level_test_answer")
    .values({ session_id: sessionId, position: question.position, ...row })
    .onConflict((conflict) => conflict.columns(["session_id", "position"]).doUpdateSet(row))
    .execute();
}

export async function saveAnswer(
  tx: Tx,
  sessionId: string,
  position: number,
  given: {
    answer: string;
    notKnown: boolean;
    wordsShown: boolean | null;
    score: number;
    features: object | null;
    answeredAt: Date;
  },
): Promise<void> {
  await tx
    .updateTable("level_test_answer")
    .set({
      answer: given.answer,
      not_known: given.notKnown,
      words_shown: given.wordsShown,
      score: given.score,
      features: given.features === null ? null : JSON.stringify(given.features),
      answered_at: given.answeredAt,
    })
    .where("session_id", "=", sessionId)
    .where("position", "=", position)
    .execute();
}

/**
 * Items that a person has seen in other sessions since then, with the account or before it. The list
 * of a test that runs counts as seen as long as it may be followed: another test that ended meanwhile
 * would tell its answers.
 */
export async function listSeenItems(
  db: Db | Tx,
  { accountId, taker }: Pick<SessionRow, "accountId" | "taker">,
  { since, exceptSession }: { since: Date; exceptSession: string | null },
): Promise<string[]> {
  const { rows } = await sql<{ itemId: string }>`
    with session as (
      select id, question_order, listed, finished_at from level_test_session
      where started_at >= ${since} and (
          account_id = ${accountId} or taker = ${taker} or taker = any (
            array(select token_hash from level_test_taker where account_id = ${accountId})
          )
        )
        and id is distinct from ${exceptSession}
    )
    select item_id as "itemId" from level_test_answer where session_id in (select id from session)
    union
    select unnest(listed) from session
    where question_order = 'LISTED' or (question_order is null and finished_at is null)`.execute(
    db,
  );
  return rows.map(({ itemId }) => itemId);
}
