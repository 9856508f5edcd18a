import { claimDays } from "@saywell/contract/constants";
import type { Clock } from "../../../adapters/clock";
import type { RecordAudit } from "../../../audit-log";
import type { Db, Tx } from "../../../db/database";
import { ok, refuse, type Result } from "../../../refusal";
import type { Addresses } from "../addresses/addresses";
import { findHolder, lockAddress } from "../addresses/whose-address.store";
import type { Browser } from "../devices/known-devices";
import * as letters from "../letters";
import { linkExpired } from "../links/link-expired";
import type { OneTimeLinks } from "../links/one-time-links";
import type { SendMail } from "../needs";
import { findOwner, lockOwner, type Owner } from "../owner.store";
import type { CheckPassword } from "../passwords/password-rule";
import { endSessions } from "../sessions/end-sessions";
import type { Passwords } from "../sessions/passwords";
import type { CurrentSession, OpenedSession, SessionService } from "../sessions/session.service";
import { registerGuest } from "../sessions/session.store";
import type { ReadName } from "../settings/read-name";

export type ClaimAccount = ReturnType<typeof createClaimAccount>;

interface Deps {
  db: Db;
  clock: Clock;
  links: OneTimeLinks;
  send: SendMail;
  record: RecordAudit;
  passwords: Passwords;
  checkPassword: CheckPassword;
  readName: ReadName;
  addresses: Pick<Addresses, "prove">;
  replaceSession: SessionService["replaceSession"];
}

const purpose = "claim-account";
const day = 24 * 60 * 60 * 1000;

/**
 * A guest who bought a plan gave an address at the checkout. Whoever reads there can make the account
 * their own: what was typed proves nothing, so all hangs on the link that is mailed there. Until it is
 * opened the guest goes on as before, and may sign up in the usual way, which ends the link.
 */
export function createClaimAccount(deps: Deps) {
  const { db, clock, links, send, record, passwords, checkPassword, readName } = deps;
  const { addresses, replaceSession } = deps;

  /**
   * Writes to the address that a guest gave. Somebody who has an account with it learns how what was
   * bought comes there; nobody else learns that they have one.
   *
   * @param isFirst whether nobody was written to there before; asked only of a guest
   */
  async function offer(
    tx: Tx,
    { accountId, email }: { accountId: string; email: string },
    isFirst: () => Promise<boolean>,
  ): Promise<void> {
    const guest = await findOwner(tx, accountId);
    if (!isClaimable(guest) || !(await isFirst())) return;
    const holder = await findHolder(tx, email);
    if (holder?.isDemo === true) return;
    if (holder !== undefined) {
      const mail = { to: holder.email ?? email, accountId: holder.id };
      return await send(tx, { ...mail, letter: letters.claimByLogIn() });
    }
    const lifetime = claimDays * day;
    const token = await links.createLink(tx, { purpose, accountId, email, lifetime });
    await send(tx, { to: email, accountId, letter: letters.claimAccount(token) });
  }

  /** The account and the address that a link is for. */
  async function find(token: string): Promise<{ accountId: string; email: string } | undefined> {
    const link = await links.readLink(db, token, purpose);
    const { accountId = null, email = null } = link ?? {};
    if (accountId === null || email === null) return undefined;
    return isClaimable(await findOwner(db, accountId)) ? { accountId, email } : undefined;
  }

  async function read(token: string): Promise<Result<{ email: string }>> {
    const found = await find(token);
    return found === undefined ? linkExpired : ok({ email: found.email });
  }

  /** The guest's account becomes the one of whoever opens the link, who has proved the address by it. */
  async function claim(
    browser: Browser,
    current: CurrentSession | null,
    wish: { token: string; name: string; password: string },
  ): Promise<Result<OpenedSession>> {
    const found = await find(wish.token);
    if (found === undefined) return linkExpired;
    const { accountId, email } = found;
    const name = await readName(db, wish.name, "LEARNER");
    if (!name.ok) return name;
    const fit = await checkPassword(wish.password, { name: wish.name, email });
    if (!fit.ok) return fit;
    const passwordHash = await passwords.hash(wish.password);
    let refused: Result<never> = linkExpired;
    const opened = await replaceSession(browser, current, async (tx, happened) => {
      await lockAddress(tx, email);
      if (!isClaimable(await lockOwner(tx, accountId))) return undefined;
      if ((await findHolder(tx, email)) !== undefined) {
        refused = addressTaken;
        return undefined;
      }
      if ((await links.useLink(tx, wish.token, purpose)) === undefined) return undefined;
      const now = clock.now();
      await registerGuest(tx, accountId, {
        name: name.value,
        email: null,
        passwordHash,
        ageBand: undefined,
        now,
      });
      // Whoever knew the guest's token must not hold the account: all old sessions end.
      await endSessions(tx, happened, accountId);
      await addresses.prove(tx, happened, { accountId, email });
      const about = { at: now, actorId: accountId, aboutId: accountId };
      const details = { by: "mailed link" };
      await record(tx, { ...about, action: "address-verified", details });
      return accountId;
    });
    return opened === undefined ? refused : ok(opened);
  }

  return { offer, read, claim };
}

/** Who signed up in the meantime has an address and a password of their own. */
const isClaimable = (owner: Owner | undefined): boolean =>
  owner !== undefined && !owner.isRegistered && !owner.isDemo && !owner.isSuspended;

const addressTaken = refuse(
  "email-taken",
  "You have an account with this email address by now. Log in to it on the device where the plan was bought, and all of it comes along.",
);
