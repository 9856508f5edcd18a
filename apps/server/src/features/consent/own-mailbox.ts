import type { Tx } from "../../db/database";
import { listStandingOfParents, replaceConsents } from "./consent.store";
import { mailboxOf } from "../../db/mailbox-of";

/**
 * An address turns out to be the child's own: what was asked of it or agreed to from it counts no
 * more; that it was taken back stands. Answers whether the agreement that held is among that. The account must be locked.
 */
export async function dropOwnConsent(
  tx: Tx,
  { accountId, email, now }: { accountId: string; email: string; now: Date },
): Promise<boolean> {
  const standing = await listStandingOfParents(tx, accountId);
  const own = standing.filter(
    ({ who, state }) => state !== "WITHDRAWN" && mailboxOf(who) === mailboxOf(email),
  );
  await replaceConsents(
    tx,
    own.map(({ id }) => id),
    now,
  );
  return own.some(({ state }) => state === "GIVEN");
}
