import type { Clock } from "../../../adapters/clock";
import type { Tx } from "../../../db/database";
import type { Publish } from "../../../events";
import { ok, refuse, type Result } from "../../../refusal";
import type { Addresses } from "../addresses/addresses";
import * as whose from "../addresses/whose-address.store";
import type { EndOwnConsent } from "../consent/end-own-consent";
import * as letters from "../letters";
import { deleteLinksOf } from "../links/one-time-links.store";
import type { SendMail } from "../needs";
import { findOwner } from "../owner.store";
import type { MailResetLink } from "../passwords/password-reset";
import { endSessions, shutSessions } from "../sessions/end-sessions";
import * as store from "./administration.store";

interface Deps {
  clock: Clock;
  send: SendMail;
  addresses: Pick<Addresses, "askToProve">;
  endOwnConsent: EndOwnConsent;
  mailResetLink: MailResetLink;
}

/** What admins do to the ways into an account, and what its owner is told of it. */
export function createWaysIn({ clock, send, addresses, endOwnConsent, mailResetLink }: Deps) {
  /** Only an address that is proved is somebody's own: another one may be a stranger's. */
  async function write(
    tx: Tx,
    accountId: string,
    letter: typeof letters.accountSuspended,
  ): Promise<void> {
    const owner = await findOwner(tx, accountId);
    if (owner === undefined || owner.email === null || !owner.isVerified || owner.isDemo) return;
    await send(tx, { to: owner.email, accountId, letter: letter(owner, clock.now()) });
  }

  return {
    /** Answers how many there were. */
    async endSessions(tx: Tx, happened: Publish, accountId: string): Promise<number> {
      const ended = await endSessions(tx, happened, accountId);
      if (ended > 0) await write(tx, accountId, letters.loggedOutBySchool);
      return ended;
    },

    async suspend(tx: Tx, happened: Publish, accountId: string, now: Date): Promise<void> {
      await store.saveSuspension(tx, accountId, now);
      await shutSessions(tx, happened, accountId);
      await write(tx, accountId, letters.accountSuspended);
    },

    async restore(tx: Tx, happened: Publish, accountId: string): Promise<void> {
      await endSessions(tx, happened, accountId);
      await store.saveSuspension(tx, accountId, null);
      await write(tx, accountId, letters.accountRestored);
    },

    /** The same as somebody gets who has forgotten theirs, for whoever has the address. */
    async sendPasswordLink(
      tx: Tx,
      { id, email }: { id: string; email: string },
    ): Promise<Result<true>> {
      const holder = await whose.findHolder(tx, email);
      if (holder !== undefined && holder.id !== id) return ofAnother(holder);
      return (await mailResetLink(tx, email)) ? ok(true) : tooManyMails;
    },

    /**
     * Gives an account another address, which is claimed until somebody proves it; where the school
     * made the account, it holds the address (decision 056). Links to the old one end. The caller
     * holds the new address (`lockAddress`).
     */
    async correctAddress(
      tx: Tx,
      happened: Publish,
      { accountId, email }: { accountId: string; email: string },
    ): Promise<Result<true>> {
      const before = await findOwner(tx, accountId);
      const holder = await whose.findHolder(tx, email);
      if (before === undefined) return noAddress;
      if (holder !== undefined && holder.id !== accountId) return ofAnother(holder);
      await deleteLinksOf(tx, accountId, ["reset-password", "verify-address", "change-address"]);
      await store.saveGivenAddress(tx, accountId, email);
      await endOwnConsent(tx, happened, { accountId, email });
      // Nobody has entered it: an invitation lets somebody in, and the old address may be a stranger's.
      if (before.isWaiting && before.passwordHash === null) return ok(true);
      await addresses.askToProve(tx, before, email, "verify-address");
      if (before.email !== null) {
        const letter = letters.addressChanged(before, clock.now());
        await send(tx, { to: before.email, accountId, letter });
      }
      return ok(true);
    },
  };
}

const ofAnother = ({ name }: { name: string }) =>
  refuse("conflict", `Another account has this address: ${name}'s. One of the two has to go.`);
const noAddress = refuse("conflict", "This account has no address.");
const tooManyMails = refuse(
  "conflict",
  "Five such mails went to this address in the last hour. Wait an hour, then send another one.",
);
