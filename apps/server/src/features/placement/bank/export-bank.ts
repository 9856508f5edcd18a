import type { Content } from "@saywell/content/answers";
import type { Db } from "../../../db/database";
import { writeBankCsv } from "./bank-csv";
import { assembleBank } from "./item-bank";
import * as items from "./items.store";

/**
 * The bank as a file. Withdrawn items are left out, because a file that names one is what takes it
 * back in.
 */
export async function exportBank({
  db,
  shipped,
}: {
  db: Db;
  shipped: Content["bank"];
}): Promise<{ text: string; count: number }> {
  const bank = assembleBank(shipped, await items.listItems(db));
  const exported = bank.items.filter(({ isWithdrawn }) => !isWithdrawn);
  return { text: writeBankCsv(exported), count: exported.length };
}
