import type { Tx } from "../../db/database";
import { childNameOf, type ConsentDeps } from "./consent-needs";
import * as store from "./consent.store";
import { anotherAgreed } from "./letters";
import { mailboxOf } from "../../db/mailbox-of";

/** Tells parents who have answered before that somebody else has agreed since. */
export async function tellOthers(
  tx: Tx,
  { accounts, mail }: Pick<ConsentDeps, "accounts" | "mail">,
  given: { accountId: string; by: "PARENT" | "SCHOOL"; who: string },
): Promise<void> {
  const { accountId, by, who } = given;
  const answered = await store.listAnswered(tx, accountId);
  const parents = new Map(answered.map((address) => [mailboxOf(address), address]));
  if (by === "PARENT") parents.delete(mailboxOf(who));
  if (parents.size === 0) return;
  const child = await accounts.readConsentState(tx, accountId);
  if (child === undefined) return;
  const ofMinors = await accounts.mailboxesOfMinors(tx, [...parents.keys()]);
  for (const mailbox of ofMinors) parents.delete(mailbox);
  const letter = anotherAgreed(childNameOf(child), by);
  for (const to of parents.values()) {
    await mail.send(tx, { to, accountId: null, aboutId: accountId, letter });
  }
}
