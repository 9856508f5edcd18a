import type { Clock } from "../../../adapters/clock";
import type { RecordAudit } from "../../../audit-log";
import type { Db, Tx } from "../../../db/database";
import { type Events, inPublishingTransaction, type Publish } from "../../../events";
import type { Jobs } from "../../../jobs";
import { ok, type Result } from "../../../refusal";
import { type Addresses, resetLifetime } from "../addresses/addresses";
import type { Browser, KnownDevices } from "../devices/known-devices";
import * as letters from "../letters";
import { linkExpired } from "../links/link-expired";
import type { OneTimeLinks } from "../links/one-time-links";
import { deleteLinksOf } from "../links/one-time-links.store";
import type { SendMail } from "../needs";
import * as store from "../owner.store";
import type { EndSessions } from "../sessions/end-sessions";
import type { Passwords } from "../sessions/passwords";
import type { OwnPassword } from "./own-password";
import { checkPassword } from "./password-rule";

export type PasswordChange = ReturnType<typeof createPasswordChange>;

interface Deps {
  db: Db;
  clock: Clock;
  events: Pick<Events, "publish">;
  jobs: Jobs;
  links: OneTimeLinks;
  send: SendMail;
  record: RecordAudit;
  passwords: Passwords;
  ownPassword: OwnPassword;
  addresses: Addresses;
  devices: KnownDevices;
  endSessions: EndSessions;
}

/** How a password is replaced: by who knows it, or by who has the address. */
export function createPasswordChange(deps: Deps) {
  const { db, clock, jobs, links, send, record, passwords } = deps;
  const { ownPassword, addresses, devices, endSessions } = deps;

  /** Stores a password, and ends what was opened, or can still be opened, by the old one. */
  async function replace(
    tx: Tx,
    happened: Publish,
    { owner, passwordHash, keep }: { owner: store.Owner; passwordHash: string; keep?: string },
  ): Promise<void> {
    await store.savePassword(tx, owner.id, passwordHash);
    // Whoever knew the old one may have asked for another address, and kept the link.
    await deleteLinksOf(tx, owner.id, ["reset-password", "change-address", "invitation"]);
    await endSessions(tx, happened, owner.id, keep);
    const letter = letters.passwordChanged(owner, clock.now());
    if (owner.email !== null) await send(tx, { to: owner.email, accountId: owner.id, letter });
  }

  /**
   * Whoever has proved the address; else the account that the school made for it; else who claims it,
   * on a device of theirs, or the earliest.
   */
  async function mailResetLink({ email, device }: { email: string; device: string | null }) {
    await inPublishingTransaction(deps, async (tx) => {
      if (!(await addresses.mayWriteTo(tx, email))) return;
      const owners = await store.findOwnersOf(tx, email);
      const known = await devices.knownTo(tx, device, owners);
      const owner =
        owners.find(({ isVerified, isWaiting }) => isVerified || isWaiting) ??
        known[0] ??
        owners[0];
      if (owner === undefined) return;
      const token = await links.createLink(tx, {
        purpose: "reset-password",
        accountId: owner.id,
        email,
        lifetime: resetLifetime,
      });
      const letter = letters.resetPassword(owner, { token, madeAt: owner.madeAt });
      await send(tx, { to: owner.email ?? email, accountId: owner.id, letter });
    });
  }
  jobs.handle("mail-reset-link", mailResetLink);

  return {
    /** The same for every address, and as quick: a job looks whose it is. */
    async askForReset(browser: Browser, email: string): Promise<Result<{ ok: true }>> {
      const device = devices.nameOf(browser);
      await inPublishingTransaction(deps, (tx) =>
        jobs.enqueue(tx, "mail-reset-link", { email, device }),
      );
      jobs.hurry("mail-reset-link");
      return ok({ ok: true });
    },

    /** Whoever opens the link has the address: it is proved to be theirs. Opens no session. */
    async confirmReset(
      browser: Browser,
      { token, password }: { token: string; password: string },
    ): Promise<Result<{ deviceToken: string }>> {
      const link = await links.readLink(db, token, "reset-password");
      const { accountId = null, email = null } = link ?? {};
      if (accountId === null || email === null) return linkExpired;
      const found = await store.findOwner(db, accountId);
      if (found === undefined || !isOf(found, email)) return linkExpired;
      const fit = await checkPassword(password, found);
      if (!fit.ok) return fit;
      const passwordHash = await passwords.hash(password);
      return await inPublishingTransaction(
        deps,
        async (tx, happened): Promise<Result<{ deviceToken: string }>> => {
          await store.lockAddress(tx, email);
          const owner = await store.lockOwner(tx, accountId);
          const used = await links.useLink(tx, token, "reset-password");
          if (owner === undefined || used === undefined || !isOf(owner, email)) return linkExpired;
          if (!owner.isVerified) await addresses.prove(tx, happened, { accountId, email });
          await replace(tx, happened, { owner, passwordHash });
          const about = { at: clock.now(), actorId: accountId, aboutId: accountId };
          await record(tx, {
            ...about,
            action: "password-changed",
            details: { by: "mailed link" },
          });
          // Log-ins may be slowed down by somebody who guesses: this device need not wait for them.
          return ok(await devices.meet(tx, accountId, browser));
        },
      );
    },

    /** Replaces one's own password. The session that does it goes on. */
    async change(
      callerId: string,
      accountId: string,
      wish: { currentPassword: string; newPassword: string; session: string | undefined },
    ): Promise<Result<{ ok: true }>> {
      const own = await ownPassword.check(callerId, accountId, wish.currentPassword);
      if (!own.ok) return own;
      const fit = await checkPassword(wish.newPassword, own.value);
      if (!fit.ok) return fit;
      const passwordHash = await passwords.hash(wish.newPassword);
      return await inPublishingTransaction(deps, async (tx, happened) => {
        const owner = await store.lockOwner(tx, accountId);
        // Replaced by a mailed link, or erased, since it was held against what was typed.
        if (owner === undefined || owner.passwordHash !== own.value.passwordHash) return overtaken;
        const keep = wish.session;
        await replace(tx, happened, { owner, passwordHash, ...(keep !== undefined && { keep }) });
        const about = { at: clock.now(), actorId: callerId, aboutId: accountId };
        await record(tx, { ...about, action: "password-changed", details: { by: "password" } });
        return ok({ ok: true });
      });
    },
  };
}

const isOf = (owner: store.Owner, email: string): boolean =>
  !owner.isDemo && owner.email?.toLowerCase() === email.toLowerCase();

const overtaken: Result<never> = {
  ok: false,
  refusal: { code: "wrong-credentials", message: "The password is wrong." },
};
