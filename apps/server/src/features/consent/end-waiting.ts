import { consentDays } from "@saywell/contract/constants";
import type { RecordAudit } from "../../audit-log";
import type { Clock } from "../../adapters/clock";
import type { Db, Tx } from "../../db/database";
import { type Events, inPublishingTransaction, type Publish } from "../../events";
import { day } from "./consent-needs";
import { deleteUnanswered } from "./consent.store";

interface Deps {
  db: Db;
  clock: Clock;
  events: Pick<Events, "publish">;
  accounts: {
    /** From now on children who wait for consent wait until then at the longest. */
    startWaiting: (tx: Tx, until: Date) => Promise<void>;
    /** Children who have waited longer than that, each held back from others. */
    lockOverdue: (tx: Tx, now: Date, limit: number) => Promise<string[]>;
    /** Forgets who somebody is; what they learnt stays with their session. */
    makeGuest: (tx: Tx, happened: Publish, accountId: string) => Promise<void>;
  };
  record: RecordAudit;
}

const atOnce = 100;

/**
 * An account of a child for whom nobody agreed in time becomes a guest's: we hold no more of it, nor
 * of parents who never answered.
 */
export function createEndWaiting({ db, clock, events, accounts, record }: Deps) {
  return async function endWaiting(): Promise<void> {
    for (let more = true; more;) {
      more = await inPublishingTransaction({ db, events }, async (tx, happened) => {
        const now = clock.now();
        await accounts.startWaiting(tx, new Date(now.getTime() + consentDays * day));
        await deleteUnanswered(tx, new Date(now.getTime() - consentDays * day));
        const overdue = await accounts.lockOverdue(tx, now, atOnce);
        for (const accountId of overdue) {
          await accounts.makeGuest(tx, happened, accountId);
          const entry = { action: "consent-overdue", aboutId: accountId, details: {} } as const;
          await record(tx, { at: now, actorId: null, ...entry });
        }
        return overdue.length === atOnce;
      });
    }
  };
}
