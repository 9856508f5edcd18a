import { sql } from "kysely";
import type { Tx } from "../../db/database";

/** What somebody reported about others stays without their name, and without their words. */
export async function forgetWordsOf(tx: Tx, accountId: string): Promise<void> {
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
}
