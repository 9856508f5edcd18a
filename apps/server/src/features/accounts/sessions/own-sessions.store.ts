import type { Db, Tx } from "../../../db/database";

interface OwnSession {
  id: string;
  tokenHash: Buffer;
  device: string | null;
  begunAt: Date;
  lastSeenAt: Date;
}

/** The sessions of an account that hold, the last used first. */
export async function listSessions(
  db: Db | Tx,
  accountId: string,
  now: Date,
): Promise<OwnSession[]> {
  return await db
    .selectFrom("session")
    .select([
      "id",
      "token_hash as tokenHash",
      "device",
      "created_at as begunAt",
      "last_seen_at as lastSeenAt",
    ])
    .where("account_id", "=", accountId)
    .where("expires_at", ">", now)
    .orderBy("last_seen_at", "desc")
    .orderBy("id")
    .limit(200)
    .execute();
}

/** Ends one session of an account, and answers its hash. */
export async function deleteSessionById(
  tx: Tx,
  accountId: string,
  id: string,
): Promise<Buffer | undefined> {
  const ended = await tx
    .deleteFrom("session")
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .returning("token_hash")
    .executeTakeFirst();
  return ended?.token_hash;
}
