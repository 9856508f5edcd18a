import type { ResetAccount } from "@saywell/contract";
import type { Clock } from "../../../adapters/clock";
import type { RecordAudit } from "../../../audit-log";
import type { Db, Tx } from "../../../db/database";
import { inTransaction } from "../../../db/transaction";
import { type Events, inPublishingTransaction } from "../../../events";
import type { Jobs } from "../../../jobs";
import { ok, type Result } from "../../../refusal";
import type { Addresses } from "../addresses/addresses";
import { lockAddress } from "../addresses/whose-address.store";
import type { Browser, KnownDevices } from "../devices/known-devices";
import { deleteDevicesOf } from "../devices/known-devices.store";
import * as letters from "../letters";
import { linkExpired } from "../links/link-expired";
import type { OneTimeLinks } from "../links/one-time-links";
import { deleteUnownedLinksTo } from "../links/one-time-links.store";
import type { SendMail } from "../needs";
import { lockOwner } from "../owner.store";
import type { Passwords } from "../sessions/passwords";
import { deleteSignInsOf } from "../sign-in/sign-in.store";
import type { CheckPassword } from "./password-rule";
import type { ReplacePassword } from "./replace-password";
import { deleteRequestsBefore, insertResetRequest, takeResetRequest } from "./reset-requests.store";
import type { ResetLinks } from "./reset-links";

/** Mails whoever has an address a link to a new password; false where nobody is written to. */
export type MailResetLink = (tx: Tx, email: string) => Promise<boolean>;

export type PasswordReset = ReturnType<typeof createPasswordReset>;

interface Deps {
  db: Db;
  clock: Clock;
  events: Pick<Events, "publish">;
  jobs: Jobs;
  links: OneTimeLinks;
  resetLinks: ResetLinks;
  send: SendMail;
  record: RecordAudit;
  passwords: Passwords;
  checkPassword: CheckPassword;
  replacePassword: ReplacePassword;
  addresses: Pick<Addresses, "prove">;
  devices: KnownDevices;
}

/** Milliseconds after which nobody waits for an answer any more. */
const requestLifetime = 24 * 60 * 60 * 1000;

/** How a password is replaced by who has the address. */
export function createPasswordReset(deps: Deps) {
  const { db, clock, jobs, links, resetLinks, send, record, passwords } = deps;
  const { checkPassword, replacePassword, addresses, devices } = deps;

  const mailResetLink: MailResetLink = async (tx, email) => {
    const made = await resetLinks.make(tx, email);
    if (made === undefined) return false;
    const { owner, to, token } = made;
    const letter =
      owner === undefined
        ? letters.resetOneOfSeveral(token)
        : letters.resetPassword(owner, { token, madeAt: owner.madeAt });
    await send(tx, { to, accountId: owner?.id ?? null, letter });
    return true;
  };

  jobs.handle("mail-reset-link", async ({ requestId }) => {
    await inTransaction(db, async (tx) => {
      const asked = await takeResetRequest(tx, requestId);
      if (asked !== undefined) await mailResetLink(tx, asked.email);
    });
  });

  /**
   * Whoever had the account before the mailbox spoke gets in no more: not by a browser that was known,
   * and not by a provider's account that they linked. Who has one at the same address is linked again
   * at the next sign-in. A second factor stays: only staff have one, whose address was proved before,
   * and for them a mailbox alone is not enough.
   */
  async function endWaysIn(tx: Tx, accountId: string): Promise<number> {
    await deleteDevicesOf(tx, accountId);
    return await deleteSignInsOf(tx, accountId);
  }

  return {
    mailResetLink,

    /** The same for every address, and as quick: a job looks whose it is. */
    async ask(email: string): Promise<Result<{ ok: true }>> {
      const now = clock.now();
      await inTransaction(db, async (tx) => {
        await deleteRequestsBefore(tx, new Date(now.getTime() - requestLifetime));
        const requestId = await insertResetRequest(tx, { email, now });
        await jobs.enqueue(tx, "mail-reset-link", { requestId });
      });
      jobs.hurry("mail-reset-link");
      return ok({ ok: true });
    },

    async listAccounts(token: string): Promise<Result<{ accounts: ResetAccount[] }>> {
      const accounts = await resetLinks.list(db, token);
      return accounts.ok ? ok({ accounts: accounts.value }) : accounts;
    },

    /** Whoever opens the link has the address: it is proved to be theirs. Opens no session. */
    async confirm(
      browser: Browser,
      wish: { token: string; password: string; choice?: string | undefined },
    ): Promise<Result<{ deviceToken: string }>> {
      const seen = await resetLinks.open(db, wish);
      if (!seen.ok) return seen;
      const { id: accountId, email } = seen.value;
      const fit = await checkPassword(wish.password, seen.value);
      if (!fit.ok) return fit;
      const passwordHash = await passwords.hash(wish.password);
      return await inPublishingTransaction(
        deps,
        async (tx, happened): Promise<Result<{ deviceToken: string }>> => {
          await lockAddress(tx, email);
          const owner = await lockOwner(tx, accountId);
          // Another one may have proved the address meanwhile, or the link been used.
          const still = await resetLinks.open(tx, wish);
          if (owner === undefined || !still.ok || still.value.id !== accountId) return linkExpired;
          await links.useLink(tx, wish.token, "reset-password");
          if (!owner.isVerified) await addresses.prove(tx, happened, { accountId, email });
          await deleteUnownedLinksTo(tx, email, ["reset-password"]);
          const endedSignIns = await endWaysIn(tx, accountId);
          await replacePassword(tx, happened, { owner, passwordHash, endedSignIns });
          const about = { at: clock.now(), actorId: accountId, aboutId: accountId };
          const details = { by: "mailed link", ...(endedSignIns > 0 && { endedSignIns }) };
          await record(tx, { ...about, action: "password-changed", details });
          // Log-ins may be slowed down by somebody who guesses: this device need not wait for them.
          return ok(await devices.meet(tx, accountId, browser));
        },
      );
    },
  };
}
