import type { AgeEffect } from "../../../age-effects";
import type { Db, Tx } from "../../../db/database";
import type { Publish } from "../../../events";
import { lookUp } from "../devices/known-devices.store";
import type { PersonalTables } from "../data-export/data-export.store";
import { forgetWho } from "../guests/forget-who.store";
import { hashSessionToken } from "../sessions/session-token";
import {
  listWaiting,
  lockOverdue,
  mailboxesOfMinors,
  readConsentState,
  saveConsent,
  startWaiting,
  type Students,
} from "./consent.store";

/** What an account remembers of consent: whether there is any, and how long it waits. */
export function createConsents({
  effects,
  tables,
  students,
}: {
  effects: readonly AgeEffect[];
  /** What all features keep about people. */
  tables: PersonalTables;
  students: Students;
}) {
  return {
    readConsentState: (db: Db | Tx, accountId: string) => readConsentState(students, db, accountId),
    listWaiting: (db: Db | Tx, accountIds: readonly string[]) =>
      listWaiting(students, db, accountIds),
    mailboxesOfMinors,
    startWaiting: (tx: Tx, until: Date) => startWaiting(students, tx, until),
    lockOverdue,

    /** Whether the account has been logged in to in this browser. */
    async isOnDeviceOf(tx: Tx, accountId: string, deviceToken: string): Promise<boolean> {
      return (await lookUp(tx, accountId, hashSessionToken(deviceToken))).isKnown;
    },

    /**
     * The account must be locked. Without consent all that it has with others ends at once, and its
     * words are hidden; with consent they are shown again.
     */
    async setConsent(
      tx: Tx,
      happened: Publish,
      { accountId, hasConsent }: { accountId: string; hasConsent: boolean },
    ): Promise<void> {
      await saveConsent(tx, accountId, hasConsent);
      const change = { accountId, before: "UNDER_13", after: "UNDER_13" } as const;
      for (const effect of effects) await effect(tx, change, happened);
      happened("account-changed", { accountId });
    },

    async makeGuest(tx: Tx, happened: Publish, accountId: string): Promise<void> {
      await forgetWho(tx, tables, accountId);
      happened("account-changed", { accountId });
    },
  };
}
