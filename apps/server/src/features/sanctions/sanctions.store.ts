import type { AppealState, Role, SanctionKind } from "@saywell/contract";
import { type RawBuilder, sql } from "kysely";
import { compileOnce } from "../../db/compile-once";
import type { Db, Rows, Tx } from "../../db/database";

export type AnsweredAppeal = Exclude<AppealState, "OPEN">;

export interface SanctionRow {
  id: string;
  accountId: string;
  accountName: string;
  accountRole: Role;
  kind: SanctionKind;
  reason: string;
  roomId: string | null;
  /** For which it was imposed; null when that report is gone. */
  reportId: string | null;
  byId: string | null;
  byName: string | null;
  createdAt: Date;
  endsAt: Date | null;
  liftedAt: Date | null;
  appealId: string | null;
  appealText: string | null;
  appealState: AppealState | null;
  appealAnswer: string | null;
  appealedAt: Date | null;
  /** Whether the demo school imposed it, and it is about its people. */
  isOfDemo: boolean;
}

export interface SanctionInForce {
  kind: SanctionKind;
  /** Null for every room. */
  roomId: string | null;
  /** Null for one without an end. */
  endsAt: Date | null;
  reason: string;
}

export interface NewSanction {
  accountId: string;
  kind: SanctionKind;
  roomId: string | null;
  reportId: string;
  reason: string;
  createdBy: string;
  createdAt: Date;
  endsAt: Date | null;
}

/** As much of the accounts as is read here. */
export interface Accounts {
  cards: (db: Db | Tx) => Rows<{ id: string; shown_name: string; role: Role; is_demo: boolean }>;
}

/** A condition about `sanction`, by which only those are read that somebody may know of. */
export type Known = RawBuilder<boolean> | undefined;

export type SanctionsStore = ReturnType<typeof createSanctionsStore>;

export function createSanctionsStore(accounts: Accounts) {
  const sanctions = (db: Db | Tx) =>
    db
      .selectFrom("sanction")
      .innerJoin(accounts.cards(db).as("account"), "account.id", "sanction.account_id")
      .leftJoin(accounts.cards(db).as("author"), "author.id", "sanction.created_by")
      .leftJoin("appeal", "appeal.sanction_id", "sanction.id")
      .select([
        "sanction.id",
        "account.id as accountId",
        "account.shown_name as accountName",
        "account.role as accountRole",
        "sanction.kind",
        "sanction.reason",
        "sanction.room_id as roomId",
        "sanction.report_id as reportId",
        "author.id as byId",
        "author.shown_name as byName",
        "sanction.created_at as createdAt",
        "sanction.ends_at as endsAt",
        "sanction.lifted_at as liftedAt",
        "appeal.id as appealId",
        "appeal.text as appealText",
        "appeal.state as appealState",
        "appeal.answer as appealAnswer",
        "appeal.created_at as appealedAt",
        ofDemo.as("isOfDemo"),
      ]);

  return {
    /** Those in force and those with an open appeal: appeals first, then the newest. */
    list: async (
      db: Db | Tx,
      {
        now,
        onlyDemo,
        known,
        limit,
      }: { now: Date; onlyDemo: boolean; known: Known; limit: number },
    ): Promise<SanctionRow[]> =>
      await sanctions(db)
        .$if(onlyDemo, (query) => query.where(ofDemo))
        .$if(known !== undefined, (query) => query.where(known!))
        .where((where) => where.or([inForce(now), where("appeal.state", "=", "OPEN")]))
        .orderBy(sql`appeal.state is not distinct from 'OPEN'`, "desc")
        .orderBy("sanction.created_at", "desc")
        .orderBy("sanction.id")
        .limit(limit)
        .execute(),

    /** In force against one account, newest first. */
    listAgainst: async (db: Db | Tx, accountId: string, now: Date): Promise<SanctionRow[]> =>
      await sanctions(db)
        .where("sanction.account_id", "=", accountId)
        .where(inForce(now))
        .orderBy("sanction.created_at", "desc")
        .orderBy("sanction.id")
        .execute(),

    /** One sanction; others who would decide about it or appeal wait until the transaction ends. */
    async lock(tx: Tx, sanctionId: string, known?: Known): Promise<SanctionRow | undefined> {
      const there = await tx
        .selectFrom("sanction")
        .select("id")
        .where("id", "=", sanctionId)
        .forUpdate()
        .executeTakeFirst();
      if (there === undefined) return undefined;
      return await sanctions(tx)
        .where("sanction.id", "=", sanctionId)
        .$if(known !== undefined, (query) => query.where(known!))
        .executeTakeFirst();
    },
  };
}

const ofDemo = sql<boolean>`(account.is_demo and coalesce(author.is_demo, false))`;

const inForce = (now: Date) => sql<boolean>`
  sanction.lifted_at is null and (sanction.ends_at is null or sanction.ends_at > ${now})`;

const allInForce = compileOnce(
  (db, { accountIds, now }: { accountIds: readonly string[]; now: Date }) =>
    db
      .selectFrom("sanction")
      .select([
        "account_id as accountId",
        "kind",
        "room_id as roomId",
        "ends_at as endsAt",
        "reason",
      ])
      .where(sql<boolean>`account_id = any(${accountIds}::uuid[])`)
      .where(inForce(now))
      .orderBy("kind")
      .orderBy("ends_at", (order) => order.desc().nullsFirst())
      .compile(),
);

/** In force against these accounts: bans first, and of a kind the longest first. */
export async function readInForce(
  db: Db | Tx,
  accountIds: readonly string[],
  now: Date,
): Promise<Map<string, SanctionInForce[]>> {
  const byAccount = new Map<string, SanctionInForce[]>();
  if (accountIds.length === 0) return byAccount;
  for (const { accountId, ...sanction } of await allInForce(db, { accountIds, now })) {
    byAccount.set(accountId, [...(byAccount.get(accountId) ?? []), sanction]);
  }
  return byAccount;
}

export async function findSanctionOfAppeal(
  db: Db | Tx,
  appealId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("appeal")
    .select("sanction_id as sanctionId")
    .where("id", "=", appealId)
    .executeTakeFirst();
  return row?.sanctionId;
}

export async function insertSanction(tx: Tx, sanction: NewSanction): Promise<string> {
  const { id } = await tx
    .insertInto("sanction")
    .values({
      account_id: sanction.accountId,
      kind: sanction.kind,
      room_id: sanction.roomId,
      report_id: sanction.reportId,
      reason: sanction.reason,
      created_by: sanction.createdBy,
      created_at: sanction.createdAt,
      ends_at: sanction.endsAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function markLifted(tx: Tx, sanctionId: string, now: Date): Promise<void> {
  await tx
    .updateTable("sanction")
    .set({ lifted_at: now })
    .where("id", "=", sanctionId)
    .where("lifted_at", "is", null)
    .execute();
}

export async function insertAppeal(
  tx: Tx,
  appeal: { sanctionId: string; accountId: string; text: string; now: Date },
): Promise<void> {
  await tx
    .insertInto("appeal")
    .values({
      sanction_id: appeal.sanctionId,
      account_id: appeal.accountId,
      text: appeal.text,
      created_at: appeal.now,
    })
    .execute();
}

/** Answers an appeal that is still open. */
export async function answerAppeal(
  tx: Tx,
  appealId: string,
  answer: { state: AnsweredAppeal; text: string; by: string; now: Date },
): Promise<void> {
  await tx
    .updateTable("appeal")
    .set({
      state: answer.state,
      answer: answer.text,
      decided_by: answer.by,
      decided_at: answer.now,
    })
    .where("id", "=", appealId)
    .where("state", "=", "OPEN")
    .execute();
}
