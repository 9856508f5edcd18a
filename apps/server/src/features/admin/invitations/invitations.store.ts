import type { InvitationState, Role } from "@saywell/contract";
import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database";
import type { Classes, People } from "../admin-needs";
import type { Place } from "../../../pages";
import { holds } from "../../../db/names";

export interface NewInvitation {
  email: string;
  role: Role;
  name: string | null;
  classIds: readonly string[];
  /** The account that the school has made for this address. */
  accountId?: string | null;
  /** Null: whoever runs the program. */
  invitedBy: string | null;
  now: Date;
  expiresAt: Date;
}

export interface InvitationRow {
  id: string;
  email: string;
  role: Role;
  name: string | null;
  classIds: string[];
  state: InvitationState;
}

const state = (now: Date) => sql<InvitationState>`
  case
    when accepted_at is not null then 'ACCEPTED'
    when revoked_at is not null then 'REVOKED'
    when expires_at <= ${now} then 'EXPIRED'
    else 'WAITING'
  end`;

/** A newer one ends the older ones to the same address, so that one link at most is good. */
export async function endInvitations(tx: Tx, emails: readonly string[], now: Date): Promise<void> {
  await sql`
    update invitation set revoked_at = ${now}::timestamptz
    where lower(email) = any(${emails.map((email) => email.toLowerCase())}::text[])
      and accepted_at is null and revoked_at is null`.execute(tx);
}

/**
 * What somebody who is no admin any more has begun: nobody joins the staff by it. A learner's place in
 * a class gives nobody any power. Answers which invitations have ended.
 */
export async function endStaffInvitationsBy(
  tx: Tx,
  inviterId: string,
  now: Date,
): Promise<{ id: string; role: Role }[]> {
  return await tx
    .updateTable("invitation")
    .set({ revoked_at: now })
    .where("invited_by", "=", inviterId)
    .where("role", "<>", "LEARNER")
    .where("accepted_at", "is", null)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .returning(["id", "role"])
    .execute();
}

export async function insertInvitation(tx: Tx, made: NewInvitation): Promise<string> {
  await endInvitations(tx, [made.email], made.now);
  const { id } = await tx
    .insertInto("invitation")
    .values({
      email: made.email,
      role: made.role,
      name: made.name,
      class_ids: [...made.classIds],
      account_id: made.accountId ?? null,
      invited_by: made.invitedBy,
      is_from_server: made.invitedBy === null,
      created_at: made.now,
      expires_at: made.expiresAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** One for each of these accounts, which are in their classes already. Answers ids by account. */
export async function insertInvitations(
  tx: Tx,
  made: readonly (Pick<NewInvitation, "email" | "role"> & { name: string; accountId: string })[],
  { invitedBy, now, expiresAt }: { invitedBy: string; now: Date; expiresAt: Date },
): Promise<Map<string, string>> {
  await endInvitations(
    tx,
    made.map(({ email }) => email),
    now,
  );
  const { rows } = await sql<{ id: string; accountId: string }>`
    insert into invitation (email, role, name, account_id, invited_by, created_at, expires_at)
    select email, role, name, account_id,
      ${invitedBy}::uuid, ${now}::timestamptz, ${expiresAt}::timestamptz
    from unnest(
      ${made.map(({ email }) => email)}::text[],
      ${made.map(({ role }) => role)}::text[],
      ${made.map(({ name }) => name)}::text[],
      ${made.map(({ accountId }) => accountId)}::uuid[]
    ) as made (email, role, name, account_id)
    returning id, account_id as "accountId"`.execute(tx);
  return new Map(rows.map(({ id, accountId }) => [accountId, id]));
}

const one = (db: Db | Tx, id: string, now: Date) =>
  db
    .selectFrom("invitation")
    .select(["id", "email", "role", "name", "class_ids as classIds", state(now).as("state")])
    .where("id", "=", id);

export async function findInvitation(
  db: Db | Tx,
  id: string,
  now: Date,
): Promise<InvitationRow | undefined> {
  return await one(db, id, now).executeTakeFirst();
}

/** Nobody else accepts or revokes it until the transaction ends. */
export async function lockInvitation(
  tx: Tx,
  id: string,
  now: Date,
): Promise<InvitationRow | undefined> {
  return await one(tx, id, now).forUpdate().executeTakeFirst();
}

export async function markAccepted(
  tx: Tx,
  { id, accountId, now }: { id: string; accountId: string; now: Date },
): Promise<void> {
  await tx
    .updateTable("invitation")
    .set({ accepted_at: now, account_id: accountId })
    .where("id", "=", id)
    .execute();
}

export async function markRevoked(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable("invitation").set({ revoked_at: now }).where("id", "=", id).execute();
}

/** Those of somebody who has proved this address, and has not accepted them. */
export async function deleteInvitationsOf(
  tx: Tx,
  _accountId: string,
  address: string | null,
): Promise<void> {
  if (address === null) return;
  await sql`
    delete from invitation
    where account_id is null and lower(email) = ${address.toLowerCase()}`.execute(tx);
}

interface Wish {
  id?: string;
  state?: InvitationState | undefined;
  /** A part of an address or a name. */
  q?: string | undefined;
  after: Place | null;
  limit: number;
  now: Date;
}

/** Latest first. */
export async function listInvitations(
  db: Db | Tx,
  { people, classes }: { people: People; classes: Classes },
  wish: Wish,
) {
  const { after } = wish;
  const rows = await db
    .selectFrom("invitation")
    .leftJoin(people(db).as("inviter"), "inviter.id", "invitation.invited_by")
    .select([
      "invitation.id",
      "invitation.email",
      "invitation.account_id as accountId",
      "invitation.role",
      "invitation.name",
      "invitation.class_ids as classIds",
      "invitation.created_at as createdAt",
      "invitation.expires_at as expiresAt",
      "invitation.is_from_server as isFromServer",
      "inviter.id as inviterId",
      "inviter.shown_name as inviterName",
      state(wish.now).as("state"),
      sql<string>`invitation.created_at::text`.as("place"),
    ])
    .$if(wish.id !== undefined, (query) => query.where("invitation.id", "=", wish.id!))
    .$if(wish.state !== undefined, (query) => query.where(state(wish.now), "=", wish.state!))
    .$if(!!wish.q, (query) =>
      query.where(({ or }) =>
        or([holds("invitation.email", wish.q!), holds("invitation.name", wish.q!)]),
      ),
    )
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(invitation.created_at, invitation.id) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`,
      ),
    )
    .orderBy("invitation.created_at", "desc")
    .orderBy("invitation.id", "desc")
    .limit(wish.limit)
    .execute();
  const wanted = [...new Set(rows.flatMap(({ classIds }) => classIds))];
  const named = await db
    .selectFrom(classes(db).as("class"))
    .select(["class.id", "class.name"])
    .where(sql<boolean>`class.id = any(${sql.val(wanted)}::uuid[])`)
    .execute();
  return rows.map((row) => ({
    ...row,
    classes: named.filter(({ id }) => row.classIds.includes(id)),
  }));
}
