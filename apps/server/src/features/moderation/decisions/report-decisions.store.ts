import type { ReportState } from "@saywell/contract";
import { sql } from "kysely";
import type { Tx } from "../../../db/database";

/** Others who would decide wait until the transaction ends. */
export async function lockReport(tx: Tx, reportId: string): Promise<boolean> {
  const row = await tx
    .selectFrom("report")
    .select("id")
    .where("id", "=", reportId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** The same for all that is open about a person. */
export async function lockOpenAbout(tx: Tx, aboutId: string): Promise<void> {
  await tx
    .selectFrom("report")
    .select("id")
    .where("about_id", "=", aboutId)
    .where("state", "=", "OPEN")
    .orderBy("id")
    .forUpdate()
    .execute();
}

export async function markDecided(
  tx: Tx,
  reportIds: readonly string[],
  decided: { state: Exclude<ReportState, "OPEN">; by: string; note: string; at: Date },
): Promise<void> {
  await tx
    .updateTable("report")
    .set({
      state: decided.state,
      decided_by: decided.by,
      decided_at: decided.at,
      decision_note: decided.note,
    })
    .where(sql<boolean>`id = any(${sql.val([...reportIds])}::uuid[])`)
    .execute();
}

/** Whether another report about a message is open or was upheld: it stays down. */
export async function isHeldByAnother(tx: Tx, messageId: string): Promise<boolean> {
  const row = await tx
    .selectFrom("report")
    .select("id")
    .where("message_id", "=", messageId)
    .where("state", "!=", "DISMISSED")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
