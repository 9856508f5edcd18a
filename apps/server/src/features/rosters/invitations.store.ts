import { randomBytes } from "node:crypto";
import type { ClassInvitationState } from "@saywell/contract/constants";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database";

/** What opens an invitation to whoever has it. */
export const newToken = (): string => randomBytes(24).toString("base64url");

/** An invitation that nobody has answered. */
export interface WaitingRow {
  id: string;
  email: string;
  name: string | null;
  token: string;
  createdAt: Date;
  sentAt: Date | null;
  expiresAt: Date;
}

const waitingIn = (db: Db | Tx, classId: string, now: Date) =>
  db
    .selectFrom("class_invitation")
    .where("class_id", "=", classId)
    .where("state", "=", "WAITING")
    .where("expires_at", ">", now);

const fields = [
  "id",
  sql<string>`email`.as("email"),
  "name",
  sql<string>`token`.as("token"),
  "created_at as createdAt",
  "sent_at as sentAt",
  "expires_at as expiresAt",
] as const;

/** Those of a class that can still be accepted, latest first. */
export async function listWaiting(db: Db | Tx, classId: string, now: Date): Promise<WaitingRow[]> {
  return await waitingIn(db, classId, now)
    .select(fields)
    .orderBy("created_at", "desc")
    .orderBy("email")
    .execute();
}

export async function findWaiting(
  db: Db | Tx,
  wanted: { classId: string; id: string },
  now: Date,
): Promise<WaitingRow | undefined> {
  return await waitingIn(db, wanted.classId, now)
    .select(fields)
    .where("id", "=", wanted.id)
    .executeTakeFirst();
}

export async function countWaiting(db: Db | Tx, classId: string, now: Date): Promise<number> {
  const { count } = await waitingIn(db, classId, now)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** How many invitations of a class were accepted, and how many declined. */
export async function countAnswered(
  db: Db | Tx,
  classId: string,
): Promise<{ accepted: number; declined: number }> {
  const { rows } = await sql<{ accepted: number; declined: number }>`
    select
      count(*) filter (where state = 'ACCEPTED') as accepted,
      count(*) filter (where state = 'DECLINED') as declined
    from class_invitation where class_id = ${classId}`.execute(db);
  return rows[0]!;
}

export interface KnownAddress {
  hash: string;
  state: ClassInvitationState;
  acceptedBy: string | null;
  expiresAt: Date;
}

/** What a class knows of addresses, by their hashes. */
export async function listKnown(
  db: Db | Tx,
  classId: string,
  hashes: readonly string[],
): Promise<KnownAddress[]> {
  const { rows } = await sql<KnownAddress>`
    select encode(address_hash, 'hex') as hash, state,
      accepted_by as "acceptedBy", expires_at as "expiresAt"
    from class_invitation
    where class_id = ${classId}
      and address_hash = any(
        select decode(hash, 'hex') from unnest(${sql.val([...hashes])}::text[]) as hash
      )`.execute(db);
  return rows;
}

export interface NewInvitation {
  hash: string;
  email: string;
  name: string | null;
  token: string;
}

/**
 * Invites addresses into a class; one that was invited before, and is not any more, anew. Answers when
 * each was mailed before.
 */
export async function saveInvitations(
  tx: Tx,
  made: readonly NewInvitation[],
  facts: { classId: string; invitedBy: string; now: Date; expiresAt: Date },
): Promise<(NewInvitation & { id: string; sentAt: Date | null })[]> {
  const { classId, invitedBy, now, expiresAt } = facts;
  const { rows } = await sql<{ id: string; email: string; sentAt: Date | null }>`
    insert into class_invitation
      (class_id, address_hash, email, name, token, invited_by, created_at, expires_at)
    select ${classId}::uuid, decode(hash, 'hex'), email, name, token,
      ${invitedBy}::uuid, ${now}::timestamptz, ${expiresAt}::timestamptz
    from unnest(
      ${made.map(({ hash }) => hash)}::text[],
      ${made.map(({ email }) => email)}::text[],
      ${made.map(({ name }) => name)}::text[],
      ${made.map(({ token }) => token)}::text[]
    ) as made (hash, email, name, token)
    on conflict (class_id, address_hash) do update set
      state = 'WAITING',
      email = excluded.email,
      name = excluded.name,
      token = excluded.token,
      invited_by = excluded.invited_by,
      accepted_by = null,
      answered_at = null,
      created_at = excluded.created_at,
      expires_at = excluded.expires_at
    returning id, email, sent_at as "sentAt"`.execute(tx);
  const saved = new Map(rows.map((row) => [row.email, row]));
  return made.map((each) => {
    const { id, sentAt } = saved.get(each.email)!;
    return { ...each, id, sentAt };
  });
}

/** With each mail an invitation is good for longer. */
export async function markSent(
  tx: Tx,
  ids: readonly string[],
  facts: { sentBy: string; now: Date; expiresAt: Date },
): Promise<void> {
  await sql`
    update class_invitation
    set sent_at = ${facts.now}::timestamptz, sent_by = ${facts.sentBy}::uuid,
      expires_at = ${facts.expiresAt}::timestamptz
    where id = any(${sql.val([...ids])}::uuid[])`.execute(tx);
}

/**
 * Makes the links of all that wait in a class new. The mails with the old ones are in vain, so it is as
 * if none had been sent.
 */
export async function renewInvitations(tx: Tx, classId: string): Promise<void> {
  const rows = await tx
    .selectFrom("class_invitation")
    .select("id")
    .where("class_id", "=", classId)
    .where("state", "=", "WAITING")
    .execute();
  await sql`
    update class_invitation as invitation set token = renewed.token, sent_at = null
    from unnest(
      ${rows.map(({ id }) => id)}::uuid[],
      ${rows.map(newToken)}::text[]
    ) as renewed (id, token)
    where invitation.id = renewed.id`.execute(tx);
}

/** Remembers that mails went to these addresses, by their hashes. */
export async function insertSent(
  tx: Tx,
  hashes: readonly string[],
  { senderId, now }: { senderId: string; now: Date },
): Promise<void> {
  await sql`
    insert into class_invitation_mail (sender_id, address_hash, sent_at)
    select ${senderId}::uuid, decode(hash, 'hex'), ${now}::timestamptz
    from unnest(${sql.val([...hashes])}::text[]) as hash`.execute(tx);
}

/** To which of these addresses, by their hashes, somebody has had mail sent since a moment. */
export async function listSent(
  db: Db | Tx,
  hashes: readonly string[],
  { senderId, since }: { senderId: string; since: Date },
): Promise<Set<string>> {
  const { rows } = await sql<{ hash: string }>`
    select encode(address_hash, 'hex') as hash
    from class_invitation_mail
    where sender_id = ${senderId} and sent_at > ${since}
      and address_hash = any(
        select decode(hash, 'hex') from unnest(${sql.val([...hashes])}::text[]) as hash
      )`.execute(db);
  return new Set(rows.map(({ hash }) => hash));
}

/** How many mails somebody has had sent since a moment. */
export async function countSent(db: Db | Tx, senderId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom("class_invitation_mail")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("sender_id", "=", senderId)
    .where("sent_at", ">", since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Forgets whom it was for. When it was mailed is kept, so that it is not mailed again at once. */
export async function revoke(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable("class_invitation")
    .set({ state: "REVOKED", email: null, name: null, token: null, answered_at: now })
    .where("id", "=", id)
    .execute();
}

/** Those that ran out, those that were taken back, and mails, once they count for no limit any more. */
export async function forgetOld(db: Db, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - 24 * 3600_000);
  await db.deleteFrom("class_invitation_mail").where("sent_at", "<=", dayAgo).execute();
  await db
    .deleteFrom("class_invitation")
    .where(({ or, and, eb }) =>
      or([
        and([eb("state", "=", "WAITING"), eb("expires_at", "<=", now)]),
        and([eb("state", "=", "REVOKED"), eb("answered_at", "<=", dayAgo)]),
      ]),
    )
    .execute();
}
