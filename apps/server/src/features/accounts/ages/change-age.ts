import type { AgeBand } from "@saywell/contract";
import { isAdult } from "@saywell/moderation";
import type { AgeEffect } from "../../../age-effects";
import type { Tx } from "../../../db/database";
import type { Publish } from "../../../events";
import { hideFromOthers, readAge, saveAge } from "./ages.store";

/** The account must be locked; it is not asked who changes the age, nor why. */
export type ChangeAge = (
  tx: Tx,
  happened: Publish,
  change: { accountId: string; before: AgeBand; after: AgeBand },
) => Promise<void>;

/**
 * The only way in which the age of an account changes: stores it, and ends in the same transaction
 * what is no longer allowed to it. Its live connections begin anew, because they know the old age.
 */
export const createChangeAge =
  (effects: readonly AgeEffect[]): ChangeAge =>
  async (tx, happened, change) => {
    if (change.before === change.after) return;
    await saveAge(tx, change.accountId, change.after);
    if (!isAdult(change.after)) await hideFromOthers(tx, change.accountId);
    for (const effect of effects) await effect(tx, change, happened);
    happened("account-changed", { accountId: change.accountId });
  };

/** Ends what is not allowed to an account as it is now, such as after a change of its role. */
export const createRecheck =
  (effects: readonly AgeEffect[]) =>
  async (tx: Tx, happened: Publish, accountId: string): Promise<void> => {
    const ageBand = await readAge(tx, accountId);
    if (ageBand === undefined) return;
    const change = { accountId, before: ageBand, after: ageBand };
    for (const effect of effects) await effect(tx, change, happened);
  };
