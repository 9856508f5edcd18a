import type { Content } from "@saywell/content/answers";
import type { Db } from "../../../db/database";
import { assembleBank, type LiveBank } from "./item-bank";
import * as items from "./items.store";

/** The bank as it stands, put together anew only when another process or a command has changed it. */
export interface BankKeeper {
  current(): Promise<LiveBank>;
}

export function createBankKeeper({
  db,
  content,
}: {
  db: Db;
  content: Pick<Content, "bank">;
}): BankKeeper {
  let kept: { version: number; bank: Promise<LiveBank> } | undefined;
  return {
    async current() {
      const version = await items.readItemsVersion(db);
      if (kept === undefined || kept.version !== version) {
        const bank = items.listItems(db).then((stored) => assembleBank(content.bank, stored));
        kept = { version, bank };
        bank.catch(() => (kept = undefined));
      }
      return await kept.bank;
    },
  };
}
