import { sql } from "kysely";
import type { Db } from "../../../db/database";

/** Learners who only claim their address, whom nobody let in otherwise, and whom nobody has used since. */
export async function listUnusedClaims(
  db: Db,
  wish: { now: Date; before: Date; after: string | undefined; limit: number },
): Promise<string[]> {
  const { now, before, after = null, limit } = wish;
  const { rows } = await sql<{ id: string }>`
    select id from account
    where email is not null and email_verified_at is null and enrolled_at is null
      and not is_demo and role = 'LEARNER' and level is null and suspended_at is null
      and registered_at < ${before}
      and (last_seen_at is null or last_seen_at < ${before})
      and not exists (
        select from session where account_id = account.id and expires_at > ${now}
      )
      and not exists (
        select from known_device where account_id = account.id and last_seen_at >= ${before}
      )
      and not exists (select from sign_in_identity where account_id = account.id)
      and (${after}::uuid is null or id > ${after}::uuid)
    order by id
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Those that were proved meanwhile keep their address. */
export async function dropClaims(db: Db, accountIds: readonly string[]): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("account")
    .set({ email: null })
    .where(sql<boolean>`id = any(${sql.val([...accountIds])}::uuid[])`)
    .where("email_verified_at", "is", null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
