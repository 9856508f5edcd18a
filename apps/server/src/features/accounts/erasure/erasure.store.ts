import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database";

/** What says whether an account may be erased. */
export async function findErasable(
  db: Db | Tx,
  accountId: string,
): Promise<{ isDemo: boolean; passwordHash: string | null } | undefined> {
  return await db
    .selectFrom("account")
    .select(["is_demo as isDemo", "password_hash as passwordHash"])
    .where("id", "=", accountId)
    .executeTakeFirst();
}

/**
 * Everything that is the account's goes with it: what it wrote, and reports about it. What it
 * decided or reported about others stays without its name, and without its words.
 */
export async function deleteAccount(tx: Tx, accountId: string): Promise<void> {
  await sql`update report set note = '' where reporter_id = ${accountId}`.execute(tx);
  // What was said around a reported message is a copy, so no reference takes it along.
  await sql`
    update report
    set context = coalesce(
      (
        select jsonb_agg(line order by place)
        from jsonb_array_elements(context) with ordinality as said (line, place)
        where line ->> 'userId' is distinct from ${accountId}
      ),
      '[]'
    )
    where context @> jsonb_build_array(jsonb_build_object('userId', ${accountId}::text))`.execute(
    tx,
  );
  await tx.deleteFrom("account").where("id", "=", accountId).execute();
}
