import type { OneTimeLinkPurpose } from "@saywell/contract/constants";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../../db/database";
import { mailboxIn } from "../../../db/mailbox-in";

/** What a link opens, for whoever holds it. */
export interface LinkRow {
  purpose: OneTimeLinkPurpose;
  /** Null where there is no account yet. */
  accountId: string | null;
  /** Where it was sent to. */
  email: string | null;
  data: unknown;
}

const linkFields = ["purpose", "account_id as accountId", "email", "data"] as const;

interface NewLink {
  tokenHash: Buffer;
  purpose: OneTimeLinkPurpose;
  accountId: string | null;
  email: string | null;
  data: object;
  now: Date;
  expiresAt: Date;
}

export const insertLink = (tx: Tx, link: NewLink): Promise<void> => insertLinks(tx, [link]);

export async function insertLinks(tx: Tx, links: readonly NewLink[]): Promise<void> {
  if (links.length === 0) return;
  await sql`
    insert into one_time_link
      (token_hash, purpose, account_id, email, data, created_at, expires_at)
    select * from unnest(
      ${links.map(({ tokenHash }) => tokenHash)}::bytea[],
      ${links.map(({ purpose }) => purpose)}::text[],
      ${links.map(({ accountId }) => accountId)}::uuid[],
      ${links.map(({ email }) => email)}::text[],
      ${links.map(({ data }) => JSON.stringify(data))}::jsonb[],
      ${links.map(({ now }) => now)}::timestamptz[],
      ${links.map(({ expiresAt }) => expiresAt)}::timestamptz[]
    )`.execute(tx);
}

/** A link that still opens something. */
export async function findLink(
  db: Db | Tx,
  tokenHash: Buffer,
  purpose: OneTimeLinkPurpose,
  now: Date,
): Promise<LinkRow | undefined> {
  return await db
    .selectFrom("one_time_link")
    .select(linkFields)
    .where("token_hash", "=", tokenHash)
    .where("purpose", "=", purpose)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/** Of several who use a link at once one gets it, and the others nothing. */
export async function takeLink(
  tx: Tx,
  tokenHash: Buffer,
  purpose: OneTimeLinkPurpose,
  now: Date,
): Promise<LinkRow | undefined> {
  return await tx
    .updateTable("one_time_link")
    .set({ used_at: now })
    .where("token_hash", "=", tokenHash)
    .where("purpose", "=", purpose)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .returning(linkFields)
    .executeTakeFirst();
}

/** Takes away what an account's links of these purposes would still open. */
export async function deleteLinksOf(
  tx: Tx,
  accountId: string,
  purposes: readonly OneTimeLinkPurpose[],
): Promise<void> {
  await tx
    .deleteFrom("one_time_link")
    .where("account_id", "=", accountId)
    .where("purpose", "in", purposes)
    .where("used_at", "is", null)
    .execute();
}

/** Takes away links of these purposes that were mailed to this address and are of no account. */
export async function deleteUnownedLinksTo(
  tx: Tx,
  email: string,
  purposes: readonly OneTimeLinkPurpose[],
): Promise<void> {
  await tx
    .deleteFrom("one_time_link")
    .where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
    .where("purpose", "in", purposes)
    .where("account_id", "is", null)
    .execute();
}

/**
 * How many links of a purpose were made since for this account, and to this mailbox. Until the transaction
 * ends nobody else counts those to the mailbox.
 */
export async function countLinks(
  tx: Tx,
  wish: { purpose: OneTimeLinkPurpose; accountId: string; mailbox: string; since: Date },
): Promise<{ own: number; toMailbox: number }> {
  const { purpose, accountId, mailbox, since } = wish;
  const count = async (whose: RawBuilder<boolean>) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from one_time_link
      where purpose = ${purpose} and created_at > ${since} and ${whose}`.execute(tx);
    return rows[0]!.count;
  };
  await sql`select pg_advisory_xact_lock(hashtextextended(${`links to ${mailbox}`}, 0))`.execute(
    tx,
  );
  return {
    own: await count(sql<boolean>`account_id = ${accountId}`),
    toMailbox: await count(sql<boolean>`${mailboxIn("email")} = ${mailbox}`),
  };
}

/** Those links of an account that were mailed to one address. */
interface MailedLinks {
  purpose: OneTimeLinkPurpose;
  accountId: string;
  email: string;
}

export async function prolongLinks(
  tx: Tx,
  { purpose, accountId, email }: MailedLinks,
  expiresAt: Date,
): Promise<void> {
  await tx
    .updateTable("one_time_link")
    .set({ expires_at: expiresAt })
    .where("account_id", "=", accountId)
    .where("purpose", "=", purpose)
    .where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
    .where("expires_at", "<", expiresAt)
    .execute();
}

export async function deleteMailedLinks(
  tx: Tx,
  { purpose, accountId, email }: MailedLinks,
): Promise<void> {
  await tx
    .deleteFrom("one_time_link")
    .where("account_id", "=", accountId)
    .where("purpose", "=", purpose)
    .where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
    .execute();
}

export async function deleteLinksExpiredBefore(tx: Tx, time: Date): Promise<void> {
  await tx.deleteFrom("one_time_link").where("expires_at", "<", time).execute();
}

/** How many links were made since for whoever forgot the password of this address. */
export async function countResetsTo(db: Db | Tx, email: string, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from one_time_link
    where lower(email) = ${email.toLowerCase()} and created_at > ${since}
      and purpose = 'reset-password' and not data ? 'askedBy'`.execute(db);
  return rows[0]!.count;
}

/** How many were made since for accounts that give this address as theirs, and for one of them. */
export async function countClaimsOf(
  db: Db | Tx,
  { email, accountId, since }: { email: string; accountId: string; since: Date },
): Promise<{ all: number; own: number }> {
  const { rows } = await sql<{ all: number; own: number }>`
    select count(*)::int as "all",
      (count(*) filter (where data ->> 'askedBy' = ${accountId}))::int as own
    from one_time_link
    where lower(email) = ${email.toLowerCase()} and created_at > ${since}
      and data ? 'askedBy'`.execute(db);
  return rows[0]!;
}
