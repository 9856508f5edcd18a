import { isDeepStrictEqual } from "node:util";
import { expertUncertainty, type ItemParameters } from "@saywell/adaptive-test";
import type { Content } from "@saywell/content/answers";
import type { Clock } from "../../../adapters/clock";
import type { Db } from "../../../db/database";
import { inTransaction } from "../../../db/transaction";
import { type CsvProblem, readBankCsv } from "./bank-csv";
import { assembleBank, type BankItem, type OwnItem, type StoredItem } from "./item-bank";
import * as items from "./items.store";

/**
 * What is not known of parameters that somebody else has estimated: half of what is not known of
 * an expert's, because their learners were not ours.
 */
const importedUncertainty = { b: expertUncertainty.b / 2, lnA: expertUncertainty.lnA / 2 };

/**
 * Takes in a bank, all rows or none. What is imported is believed, until answers say otherwise;
 * rows that change nothing are left alone, so that an export brought back is no new knowledge.
 */
export async function importBank(
  text: string,
  { db, clock, shipped }: { db: Db; clock: Clock; shipped: Content["bank"] },
): Promise<{ updated: number; added: number; unchanged: number } | { problems: CsvProblem[] }> {
  return await inTransaction(db, async (tx) => {
    await items.lockItems(tx);
    const stored = await items.listItems(tx);
    const storedById = new Map(stored.map((row) => [row.itemId, row]));
    const bank = assembleBank(shipped, stored);
    const read = readBankCsv(text, (id) => {
      const item = bank.find(id);
      return item && { item, isShipped: shipped.item(id) !== undefined };
    });
    if ("problems" in read) return read;
    const count = { updated: 0, added: 0, unchanged: 0 };
    for (const { id, parameters, item } of read.rows) {
      const before = bank.find(id);
      if (before !== undefined && isUnchanged(before, parameters, item)) {
        count.unchanged += 1;
        continue;
      }
      count[before === undefined ? "added" : "updated"] += 1;
      const prior = { ...parameters, uncertainty: importedUncertainty };
      await items.saveItem(
        tx,
        {
          itemId: id,
          parameters: prior,
          prior,
          was: stateBefore(storedById.get(id), before),
          reason: "import",
          answers: 0,
          infit: null,
          outfit: null,
          state: "ASKED",
          ...(item && { imported: item }),
        },
        clock.now(),
      );
    }
    return count;
  });
}

/** As far as an export shows it: four decimals. */
function isUnchanged(
  { model, text, passage, isWithdrawn, isFlagged }: BankItem,
  parameters: ItemParameters,
  item: OwnItem | null,
): boolean {
  const isClose = (["a", "b", "c"] as const).every(
    (key) => Math.abs(model[key] - parameters[key]) < 0.0001,
  );
  // Whoever imports a flagged item has looked at it.
  if (!isClose || isWithdrawn || isFlagged) return false;
  return item === null || isDeepStrictEqual(item, { ...text, passage });
}

/** For the log. What is stored counts even of an item that is shipped no longer. */
function stateBefore(
  stored: StoredItem | undefined,
  before: BankItem | undefined,
): items.ItemChange["was"] {
  if (stored !== undefined) {
    const { parameters, isWithdrawn, imported } = stored;
    return { ...parameters, isWithdrawn, ...(imported && { imported }) };
  }
  return before === undefined ? null : { ...parametersOf(before.model), isWithdrawn: false };
}

const parametersOf = ({ a, b, c, uncertainty }: ItemParameters): ItemParameters => ({
  a,
  b,
  c,
  uncertainty,
});
