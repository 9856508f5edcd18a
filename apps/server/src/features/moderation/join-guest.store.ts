import { sql } from "kysely";
import type { Tx } from "../../db/database";
import type { GuestJoin } from "../../personal-data";

/**
 * What is known of the guest is about the account now, also in the lines around messages that were
 * reported. What both reported stays one report.
 */
export async function joinGuest(tx: Tx, { guestId, accountId }: GuestJoin): Promise<void> {
  await sql`
    update report set reporter_id = ${accountId}
    where reporter_id = ${guestId} and not exists (
      select from report as own
      where own.reporter_id = ${accountId} and own.message_id = report.message_id
    )`.execute(tx);
  await tx
    .updateTable("report")
    .set({ about_id: accountId })
    .where("about_id", "=", guestId)
    .execute();
  await sql`
    update report
    set context = (
      select jsonb_agg(
        case
          when line ->> 'userId' = ${guestId} then line || jsonb_build_object('userId', ${accountId}::text)
          else line
        end
        order by place
      )
      from jsonb_array_elements(context) with ordinality as said (line, place)
    )
    where context @> jsonb_build_array(jsonb_build_object('userId', ${guestId}::text))`.execute(tx);
  await sql`
    update queue_look set account_id = ${accountId}
    where account_id = ${guestId} and not exists (
      select from queue_look as own where own.account_id = ${accountId}
    )`.execute(tx);
}
