import type { Clock } from "../../../adapters/clock";
import type { RecordAudit } from "../../../audit-log";
import type { Tx } from "../../../db/database";
import type { Publish } from "../../../events";

/** Answers whether an agreement that held came from this address of the account's own. */
export type DropOwnConsent = (
  tx: Tx,
  own: { accountId: string; email: string; now: Date },
) => Promise<boolean>;

export type EndOwnConsent = (
  tx: Tx,
  happened: Publish,
  own: { accountId: string; email: string },
) => Promise<void>;

interface Deps {
  clock: Clock;
  record: RecordAudit;
  dropOwnConsent: DropOwnConsent;
  setConsent: (
    tx: Tx,
    happened: Publish,
    consent: { accountId: string; hasConsent: boolean },
  ) => Promise<void>;
}

/**
 * Nobody agrees for themselves: an address that becomes an account's own ends what was agreed to from
 * it. The account must be locked.
 */
export const createEndOwnConsent =
  ({ clock, record, dropOwnConsent, setConsent }: Deps): EndOwnConsent =>
  async (tx, happened, own) => {
    const now = clock.now();
    const { accountId } = own;
    if (!(await dropOwnConsent(tx, { ...own, now }))) return;
    await setConsent(tx, happened, { accountId, hasConsent: false });
    const details = { by: "OWN_ADDRESS" };
    const entry = { action: "consent-withdrawn", aboutId: accountId, details } as const;
    await record(tx, { at: now, actorId: accountId, ...entry });
  };
