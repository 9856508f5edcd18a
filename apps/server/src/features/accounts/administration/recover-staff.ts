import type { Clock } from "../../../adapters/clock";
import type { RecordAudit } from "../../../audit-log";
import type { Db } from "../../../db/database";
import { inTransaction } from "../../../db/transaction";
import { findProvedOwner } from "../addresses/whose-address.store";
import type { OneTimeLinks } from "../links/one-time-links";
import { lockOwner } from "../owner.store";
import { resetLifetime } from "../passwords/reset-links";
import { deleteFactor } from "../second-factor/second-factor.store";
import { deleteSessionsOf } from "../sessions/session.store";

interface Deps {
  db: Db;
  clock: Clock;
  record: RecordAudit;
  createLink: OneTimeLinks["createLink"];
}

/**
 * Lets somebody of the staff in again who has lost password, phone and recovery codes: for whoever runs
 * the program, who holds the database anyway. The second factor goes, all sessions end, and the answer
 * is the path of a link by which they choose a password. Undefined where nobody of the staff has
 * this address.
 */
export async function recoverStaff(
  email: string,
  { db, clock, record, createLink }: Deps,
): Promise<string | undefined> {
  return await inTransaction(db, async (tx) => {
    const found = await findProvedOwner(tx, email);
    const owner = found && (await lockOwner(tx, found.id));
    if (owner === undefined || owner.role === "LEARNER" || owner.isDemo) return undefined;
    const { id } = owner;
    if (await deleteFactor(tx, id)) {
      const details = { by: "npm run admin" };
      const about = { at: clock.now(), actorId: null, aboutId: id, details };
      await record(tx, { ...about, action: "second-factor-removed" });
    }
    await deleteSessionsOf(tx, id);
    const link = { purpose: "reset-password", accountId: id, email: owner.email } as const;
    const token = await createLink(tx, { ...link, lifetime: resetLifetime });
    return `/reset-password#${encodeURIComponent(token)}`;
  });
}
