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

/**
 * Ends what ties an account to those whom it blocks or who block it, or to one of them, so that the
 * other does not learn of the block by it: a friendship as if it was ended; one that waits for a
 * teacher, and what was asked of who blocks, as if it was declined; of follows that of who blocks.
 * True when lists of the other changed.
 */
export async function endBlockedTies(
  tx: Tx,
  { accountId, otherId, now }: { accountId: string; otherId?: string; now: Date },
): Promise<boolean> {
  const blocks = sql`(
    select account_id as blocker, against_id as blocked from block_or_mute
    where kind = 'BLOCK' and ${accountId} in (account_id, against_id)
      and (${otherId ?? null}::uuid is null or ${otherId ?? null} in (account_id, against_id))
  ) as block`;
  const isOwn = sql`requester_id = blocker and addressee_id = blocked`;
  const isOther = sql`requester_id = blocked and addressee_id = blocker`;
  const gone = await sql`
    delete from friendship using ${blocks}
    where declined_at is null
      and ((${isOwn} and state <> 'AWAITING_APPROVAL') or (${isOther} and state = 'ACCEPTED'))`.execute(
    tx,
  );
  const declined = await sql<{ state: string }>`
    update friendship set declined_at = ${now} from ${blocks}
    where declined_at is null and ((${isOwn}) or (${isOther}))
    returning state`.execute(tx);
  // Kept, or whoever was declined could block and unblock to ask again.
  await sql`update friendship set is_taken_back = true from ${blocks} where ${isOwn}`.execute(tx);
  await sql`
    delete from follow using ${blocks}
    where follower_id = blocker and followed_id = blocked`.execute(tx);
  return (
    (gone.numAffectedRows ?? 0n) > 0n || declined.rows.some(({ state }) => state !== "PENDING")
  );
}
