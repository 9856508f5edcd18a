import { sql } from "kysely";
import type { Db } from "../../../db/database";

export async function findShared(db: Db, token: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("match_share")
    .select("match_id")
    .where("token", "=", token)
    .executeTakeFirst();
  return row?.match_id;
}

/** Keeps a link, and answers it; the one that is there already where there is one. */
export async function keepShare(
  db: Db,
  share: { token: string; matchId: string; accountId: string; now: Date },
): Promise<string> {
  const { rows } = await sql<{ token: string }>`
    insert into match_share (token, match_id, account_id, created_at)
    values (${share.token}, ${share.matchId}, ${share.accountId}, ${share.now})
    on conflict (match_id, account_id) do update set match_id = excluded.match_id
    returning token`.execute(db);
  return rows[0]!.token;
}

/** False where there is none. */
export async function deleteShare(db: Db, matchId: string, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("match_share")
    .where("match_id", "=", matchId)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
