import { sql } from "kysely";
import type { Db, Rows, Tx } from "../../../db/database";

/** Who may be written to, as the accounts tell it. */
export type ReminderReaders = (db: Db | Tx) => Rows<{
  id: string;
  name: string;
  /** Only where it is proved to be their own. */
  email: string | null;
  time_zone: string;
  is_demo: boolean;
  is_suspended: boolean;
  needs_consent: boolean;
  wants_reminders: boolean;
}>;

export interface Reader {
  id: string;
  name: string;
  email: string;
  timeZone: string;
}

/** Those of these accounts who are written to: at a proved address, and unless they want none. */
export async function readReaders(
  from: Db | Tx,
  profiles: ReminderReaders,
  accountIds: readonly string[],
): Promise<Reader[]> {
  if (accountIds.length === 0) return [];
  return await from
    .selectFrom(profiles(from).as("account"))
    .select([
      "account.id",
      "account.name",
      sql<string>`account.email`.as("email"),
      "account.time_zone as timeZone",
    ])
    .where(sql<boolean>`account.id = any(${sql.val([...accountIds])}::uuid[])`)
    .where(
      sql<boolean>`account.email is not null and account.wants_reminders
        and not account.is_demo and not account.is_suspended and not account.needs_consent`,
    )
    .execute();
}

export interface Told {
  assignmentId: string;
  accountId: string;
  dueAt: Date;
}

/** Which of this work somebody was told of already, and as due when. */
export async function listTold(from: Db | Tx, assignmentIds: readonly string[]): Promise<Told[]> {
  if (assignmentIds.length === 0) return [];
  return await from
    .selectFrom("assignment_reminder")
    .select(["assignment_id as assignmentId", "account_id as accountId", "due_at as dueAt"])
    .where(sql<boolean>`assignment_id = any(${sql.val([...assignmentIds])}::uuid[])`)
    .execute();
}

/** Notes that they are told, and answers of what they were not before. */
export async function noteTold(
  tx: Tx,
  told: readonly Told[],
  now: Date,
): Promise<Pick<Told, "assignmentId" | "accountId">[]> {
  if (told.length === 0) return [];
  const { rows } = await sql<Pick<Told, "assignmentId" | "accountId">>`
    insert into assignment_reminder as kept (assignment_id, account_id, due_at, sent_at)
    select assignment_id, account_id, due_at, ${now}
    from unnest(
      ${sql.val(told.map(({ assignmentId }) => assignmentId))}::uuid[],
      ${sql.val(told.map(({ accountId }) => accountId))}::uuid[],
      ${sql.val(told.map(({ dueAt }) => dueAt.toISOString()))}::timestamptz[]
    ) as wanted (assignment_id, account_id, due_at)
    on conflict (assignment_id, account_id) do update
      set due_at = excluded.due_at, sent_at = excluded.sent_at
      where kept.due_at <> excluded.due_at
    returning assignment_id as "assignmentId", account_id as "accountId"`.execute(tx);
  return rows;
}
