import type { BlockOrMute } from "@saywell/contract";
import { sql } from "kysely";
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

/** What is read of somebody whom an account has blocked without having met them. */
const unmet = "Somebody you have not met";

/** Those whom an account has blocked or muted, the latest first. */
export async function listBlocks(
  cards: (db: Db | Tx) => Rows<{ id: string; shown_name: string }>,
  db: Db | Tx,
  accountId: string,
): Promise<BlockOrMute[]> {
  return await db
    .selectFrom("block_or_mute")
    .innerJoin(cards(db).as("account"), "account.id", "block_or_mute.against_id")
    .select(["account.id as userId", "block_or_mute.kind"])
    .select(
      sql<string>`case when knows_name then account.shown_name else ${unmet} end`.as("userName"),
    )
    .where("block_or_mute.account_id", "=", accountId)
    .orderBy("block_or_mute.created_at", "desc")
    .execute();
}

export async function saveBlock(
  tx: Tx,
  block: {
    accountId: string;
    againstId: string;
    kind: BlockKind;
    /** Whether they have met, so that the one may read the other's name in the list. */
    knowsName: boolean;
    now: Date;
  },
): Promise<void> {
  const { accountId, againstId, kind, knowsName, now } = block;
  await tx
    .insertInto("block_or_mute")
    .values({
      account_id: accountId,
      against_id: againstId,
      kind,
      knows_name: knowsName,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(["account_id", "against_id"]).doUpdateSet((row) => ({
        kind,
        created_at: now,
        knows_name: sql<boolean>`${row.ref("block_or_mute.knows_name")} or ${knowsName}::boolean`,
      })),
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
