import type { Tx } from "../../../db/database";
import type { Publish } from "../../../events";
import type { AllPersonalData } from "../../../personal-data";
import { deleteAccount, findProvedAddress } from "./erasure.store";

export type EraseAccount = (tx: Tx, happened: Publish, accountId: string) => Promise<void>;

/**
 * Everything that is the account's goes with it: what it wrote, and reports about it. What it
 * decided or reported about others stays without its name, and without its words.
 */
export const createEraseAccount =
  (personalData: AllPersonalData): EraseAccount =>
  async (tx, happened, accountId) => {
    const address = await findProvedAddress(tx, accountId);
    for (const { beforeErasure } of Object.values(personalData)) {
      await beforeErasure?.(tx, accountId, address);
    }
    await deleteAccount(tx, accountId);
    happened("account-erased", { accountId });
  };
