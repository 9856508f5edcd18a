import type { AgeBand } from "@saywell/contract";
import type { Tx } from "../../../db/database";

export async function saveAge(tx: Tx, accountId: string, ageBand: AgeBand): Promise<void> {
  await tx.updateTable("account").set({ age_band: ageBand }).where("id", "=", accountId).execute();
}

export async function readAge(tx: Tx, accountId: string): Promise<AgeBand | undefined> {
  const row = await tx
    .selectFrom("account")
    .select("age_band")
    .where("id", "=", accountId)
    .executeTakeFirst();
  return row?.age_band;
}

/** What somebody chose to show of themselves, and whether mails come, is theirs to choose anew. */
export async function hideFromOthers(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable("account_setting")
    .set({
      on_leaderboard: null,
      show_email: false,
      found_by_email: false,
      remind_of_work: null,
    })
    .where("account_id", "=", accountId)
    .execute();
}
