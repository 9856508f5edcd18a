import type { AgeBand } from "@saywell/contract";
import type { Tx } from "../../../db/database";

export async function saveAge(tx: Tx, accountId: string, ageBand: AgeBand): Promise<void> {
  await tx.updateTable("account").set({ age_band: ageBand }).where("id", "=", accountId).execute();
}
