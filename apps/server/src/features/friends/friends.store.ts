import type { FriendRequestState } from "@saywell/contract";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database";

export interface Friendship {
  id: string;
  requesterId: string;
  addresseeId: string;
  state: FriendRequestState;
  declinedAt: Date | null;
  isTakenBack: boolean;
}

/** Holds back everything else between these two people until the transaction ends. */
export async function lockPair(tx: Tx, one: string, other: string): Promise<void> {
  const pair = [one, other].toSorted().join(" ");
  await sql`select pg_advisory_xact_lock(hashtextextended(${pair}, 4))`.execute(tx);
}

const friendshipFields = [
  "id",
  "requester_id as requesterId",
  "addressee_id as addresseeId",
  "state",
  "declined_at as declinedAt",
  "is_taken_back as isTakenBack",
] as const;

/**
 * Whether a friendship or request is there for an account. A request that was declined later than
 * `declinedSince` is still there for who asked, and for nobody else; once both have said yes, one
 * that was declined is there for nobody.
 */
export const isThereFor = (accountId: string, declinedSince: Date) => sql<boolean>`(
  declined_at is null
  or (
    state = 'PENDING'
    and requester_id = ${accountId} and declined_at > ${declinedSince} and not is_taken_back
  )
)`;

export async function findBetween(
  db: Db | Tx,
  one: string,
  other: string,
): Promise<Friendship | undefined> {
  return await db
    .selectFrom("friendship")
    .select(friendshipFields)
    .where("requester_id", "in", [one, other])
    .where("addressee_id", "in", [one, other])
    .executeTakeFirst();
}

export async function findFriendship(db: Db | Tx, id: string): Promise<Friendship | undefined> {
  return await db
    .selectFrom("friendship")
    .select(friendshipFields)
    .where("id", "=", id)
    .executeTakeFirst();
}

export async function insertRequest(
  tx: Tx,
  request: { requesterId: string; addresseeId: string; now: Date },
): Promise<string> {
  const { id } = await tx
    .insertInto("friendship")
    .values({
      requester_id: request.requesterId,
      addressee_id: request.addresseeId,
      created_at: request.now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Stores that who was asked said yes; said again, the first time stays. */
export async function acceptRequest(
  tx: Tx,
  id: string,
  { state, now }: { state: Exclude<FriendRequestState, "PENDING">; now: Date },
): Promise<void> {
  await tx
    .updateTable("friendship")
    .set((row) => ({ state, accepted_at: row.fn.coalesce("accepted_at", row.val(now)) }))
    .where("id", "=", id)
    .execute();
}

export async function deleteFriendship(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("friendship").where("id", "=", id).execute();
}

export async function declineRequest(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable("friendship").set({ declined_at: now }).where("id", "=", id).execute();
}

/** Hides a declined request from who asked, or shows it again. */
export async function setTakenBack(tx: Tx, id: string, isTakenBack: boolean): Promise<void> {
  await tx
    .updateTable("friendship")
    .set({ is_taken_back: isTakenBack })
    .where("id", "=", id)
    .execute();
}

export async function countAsked(
  db: Db | Tx,
  requesterId: string,
  declinedSince: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom("friendship")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("requester_id", "=", requesterId)
    .where("state", "<>", "ACCEPTED")
    .where(isThereFor(requesterId, declinedSince))
    .executeTakeFirstOrThrow();
  return count;
}

export interface Relationship {
  otherId: string;
  state: FriendRequestState;
  isIncoming: boolean;
}

/** What stands between an account and others: whom it asked, who asked it, whose friend it is. */
export async function listRelationships(
  db: Db | Tx,
  accountId: string,
  otherIds: readonly string[],
  declinedSince: Date,
): Promise<Relationship[]> {
  if (otherIds.length === 0) return [];
  const { rows } = await sql<Relationship>`
    select
      case when requester_id = ${accountId} then addressee_id else requester_id end as "otherId",
      state,
      addressee_id = ${accountId} as "isIncoming"
    from friendship
    where ${isThereFor(accountId, declinedSince)} and (
      (requester_id = ${accountId} and addressee_id = any(${sql.val([...otherIds])}::uuid[]))
      or (addressee_id = ${accountId} and requester_id = any(${sql.val([...otherIds])}::uuid[]))
    )`.execute(db);
  return rows;
}
