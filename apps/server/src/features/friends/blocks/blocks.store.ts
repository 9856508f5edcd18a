import type { BlockOrMute } from "@saywell/contract";
import type { Db, Rows, Tx } from "../../../db/database";

/** A mute hides somebody's words; a block also keeps the two from reaching each other. */
export type BlockKind = BlockOrMute["kind"];

export async function findBlock(
  db: Db | Tx,
  accountId: string,
  againstId: string,
): Promise<BlockKind | null> {
  const row = await db
    .selectFrom("block_or_mute")
    .select("kind")
    .where("account_id", "=", accountId)
    .where("against_id", "=", againstId)
    .executeTakeFirst();
  return row?.kind ?? null;
}

/** Those whom an account has blocked or muted, the latest first. */
export async function listBlocks(
  cards: (db: Db | Tx) => Rows<{ id: string; shown_name: string }>,
  db: Db | Tx,
  accountId: string,
): Promise<BlockOrMute[]> {
  return await db
    .selectFrom("block_or_mute")
    .innerJoin(cards(db).as("account"), "account.id", "block_or_mute.against_id")
    .select(["account.id as userId", "account.shown_name as userName", "block_or_mute.kind"])
    .where("block_or_mute.account_id", "=", accountId)
    .orderBy("block_or_mute.created_at", "desc")
    .execute();
}

export async function saveBlock(
  tx: Tx,
  block: { accountId: string; againstId: string; kind: BlockKind; now: Date },
): Promise<void> {
  const { accountId, againstId, kind, now } = block;
  await tx
    .insertInto("block_or_mute")
    .values({ account_id: accountId, against_id: againstId, kind, created_at: now })
    .onConflict((conflict) =>
      conflict.columns(["account_id", "against_id"]).doUpdateSet({ kind, created_at: now }),
    )
    .execute();
}

export async function deleteBlock(
  db: Db | Tx,
  accountId: string,
  againstId: string,
): Promise<void> {
  await db
    .deleteFrom("block_or_mute")
    .where("account_id", "=", accountId)
    .where("against_id", "=", againstId)
    .execute();
}

/** Ends what ties two people: friendship, requests and follows. True when they were friends or asked. */
export async function deleteTies(tx: Tx, one: string, other: string): Promise<boolean> {
  const pair = [one, other];
  const { numDeletedRows } = await tx
    .deleteFrom("friendship")
    .where("requester_id", "in", pair)
    .where("addressee_id", "in", pair)
    .where("declined_at", "is", null)
    .executeTakeFirst();
  // Kept, or whoever was declined could block and unblock to ask again.
  const { numUpdatedRows } = await tx
    .updateTable("friendship")
    .set({ is_taken_back: true })
    .where("requester_id", "in", pair)
    .where("addressee_id", "in", pair)
    .where("is_taken_back", "=", false)
    .executeTakeFirst();
  await tx
    .deleteFrom("follow")
    .where("follower_id", "in", pair)
    .where("followed_id", "in", pair)
    .execute();
  return numDeletedRows + numUpdatedRows > 0n;
}
