import type { ClassInvitationState } from "@saywell/contract/constants";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database";
import type { Profiles } from "./rosters-needs";

/** As much of an invitation as decides who may come in by it. */
export interface HeldRow {
  id: string;
  classId: string;
  state: ClassInvitationState;
  acceptedBy: string | null;
  createdAt: Date;
  expiresAt: Date;
}

export async function findByToken(db: Db | Tx, token: string): Promise<HeldRow | undefined> {
  return await db
    .selectFrom("class_invitation")
    .select([
      "id",
      "class_id as classId",
      sql<ClassInvitationState>`state`.as("state"),
      "accepted_by as acceptedBy",
      "created_at as createdAt",
      "expires_at as expiresAt",
    ])
    .where("token", "=", token)
    .executeTakeFirst();
}

/** Those to the address that somebody has proved to be their own. */
export async function listTo(
  db: Db | Tx,
  profiles: Profiles,
  accountId: string,
  now: Date,
): Promise<{ classId: string; token: string; expiresAt: Date }[]> {
  return await db
    .selectFrom("class_invitation as invitation")
    .innerJoin(profiles(db).as("person"), (join) =>
      join.on(sql<boolean>`invitation.email = lower(person.email)`),
    )
    .select([
      "invitation.class_id as classId",
      sql<string>`invitation.token`.as("token"),
      "invitation.expires_at as expiresAt",
    ])
    .where("person.id", "=", accountId)
    .where("invitation.state", "=", "WAITING")
    .where("invitation.expires_at", ">", now)
    .orderBy("invitation.created_at")
    .execute();
}

/** Whether an invitation is to the address that somebody has proved to be their own. */
export async function isTo(
  db: Db | Tx,
  profiles: Profiles,
  { id, accountId }: { id: string; accountId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom("class_invitation as invitation")
    .innerJoin(profiles(db).as("person"), (join) =>
      join.on(sql<boolean>`invitation.email = lower(person.email)`),
    )
    .select("invitation.id")
    .where("invitation.id", "=", id)
    .where("person.id", "=", accountId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes back what waits for somebody who was taken out of the class, at the address that is proved theirs. */
export async function revokeTo(
  tx: Tx,
  profiles: Profiles,
  { classId, accountId }: { classId: string; accountId: string },
  now: Date,
): Promise<void> {
  await tx
    .updateTable("class_invitation")
    .set({ state: "REVOKED", email: null, name: null, token: null, answered_at: now })
    .where("class_id", "=", classId)
    .where("state", "=", "WAITING")
    .where("email", "in", (eb) =>
      eb
        .selectFrom(profiles(tx).as("person"))
        .select(sql<string>`lower(person.email)`.as("email"))
        .where("person.id", "=", accountId),
    )
    .execute();
}

/** Whom it was for is forgotten from then on. */
export async function markAccepted(
  tx: Tx,
  { id, accountId, now }: { id: string; accountId: string; now: Date },
): Promise<void> {
  await tx
    .updateTable("class_invitation")
    .set({ state: "ACCEPTED", email: null, name: null, accepted_by: accountId, answered_at: now })
    .where("id", "=", id)
    .execute();
}

/** Nobody knows who it was for, or who answered; the address is only known again. */
export async function markDeclined(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable("class_invitation")
    .set({ state: "DECLINED", email: null, name: null, token: null, answered_at: now })
    .where("id", "=", id)
    .execute();
}

/** Those to the address of somebody whose account goes. */
export async function deleteInvitationsTo(
  tx: Tx,
  _accountId: string,
  address: string | null,
): Promise<void> {
  if (address === null) return;
  await tx.deleteFrom("class_invitation").where("email", "=", address.toLowerCase()).execute();
}
