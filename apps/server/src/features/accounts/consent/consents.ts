import type { AgeEffect } from "../../../age-effects";
import type { Tx } from "../../../db/database";
import type { Publish } from "../../../events";
import {
  forgetIdentity,
  lockOverdue,
  readConsentState,
  saveConsent,
  startWaiting,
} from "./consent.store";

/** What an account remembers of consent: whether there is any, and how long it waits. */
export function createConsents(effects: readonly AgeEffect[]) {
  return {
    readConsentState,
    startWaiting,
    lockOverdue,

    /** The account must be locked. Without consent all that it has with others ends at once. */
    async setConsent(
      tx: Tx,
      happened: Publish,
      { accountId, hasConsent }: { accountId: string; hasConsent: boolean },
    ): Promise<void> {
      await saveConsent(tx, accountId, hasConsent);
      if (!hasConsent) {
        const change = { accountId, before: "UNDER_13", after: "UNDER_13" } as const;
        for (const effect of effects) await effect(tx, change, happened);
      }
      happened("account-changed", { accountId });
    },

    async makeGuest(tx: Tx, happened: Publish, accountId: string): Promise<void> {
      await forgetIdentity(tx, accountId);
      happened("account-changed", { accountId });
    },
  };
}
