import type { CefrLevel } from "@saywell/contract";
import { sql } from "kysely";
import type { Tx } from "../../db/database";
import { passOn } from "../../db/pass-on";
import type { GuestJoin } from "../../personal-data";
import { answersForLevel } from "./test-plan";

/** Of all tests that say enough to set a level, the latest sets it, an exact one before a quick one. */
export async function joinGuest(
  tx: Tx,
  { guestId, accountId, setLevel }: GuestJoin,
): Promise<void> {
  const brought = await tx
    .updateTable("level_test_session")
    .set({ account_id: accountId })
    .where("account_id", "=", guestId)
    .returning("id")
    .execute();
  await passOn("level_test_taker")(tx, { guestId, accountId });
  const { rows } = await sql<{ level: CefrLevel; sessionId: string }>`
    select result.level, session.id as "sessionId"
    from level_test_result as result
    join level_test_session as session on session.id = result.session_id
    where session.account_id = ${accountId} and ${answersForLevel} <= (
      select count(*) from level_test_answer as answer
      where answer.session_id = session.id and answer.score is not null
    )
    order by result.test_length = 'exact' desc, session.started_at desc
    limit 1`.execute(tx);
  const [latest] = rows;
  if (latest !== undefined && brought.some(({ id }) => id === latest.sessionId)) {
    await setLevel(latest.level);
  }
}
