import type { Clock } from "../../../adapters/clock";
import type { Db, Tx } from "../../../db/database";
import { inTransaction } from "../../../db/transaction";
import { type Events, inPublishingTransaction, type Publish } from "../../../events";
import type { EndOwnConsent } from "../consent/end-own-consent";
import { ok, refuse, type Result } from "../../../refusal";
import type { RecordAudit } from "../../../audit-log";
import * as letters from "../letters";
import { linkExpired } from "../links/link-expired";
import type { OneTimeLinks } from "../links/one-time-links";
import { countClaimsOf } from "../links/one-time-links.store";
import type { SendMail } from "../needs";
import * as store from "../owner.store";
import type { OwnPassword } from "../passwords/own-password";
import { resetLifetime } from "../passwords/reset-links";
import { unknownAccount } from "../unknown-account";
import * as whose from "./whose-address.store";

export type Addresses = ReturnType<typeof createAddresses>;

interface Deps {
  db: Db;
  clock: Clock;
  events: Pick<Events, "publish">;
  links: OneTimeLinks;
  send: SendMail;
  record: RecordAudit;
  ownPassword: OwnPassword;
  endOwnConsent: EndOwnConsent;
}

const minute = 60 * 1000;
const day = 24 * 60 * minute;
const verifyLifetime = 3 * day;
/**
 * So many mails with a link in an hour: nobody's mailbox is flooded through us. Those to replace a
 * password are counted apart, so that nobody who gives an address of others keeps their mails away.
 */
const claimsAnHour = { own: 5, all: 20 };

/** Whose an address is: claimed by giving it, proved by opening a link that was mailed to it. */
export function createAddresses(deps: Deps) {
  const { db, clock, events, links, send, record, ownPassword, endOwnConsent } = deps;
  const anHourAgo = (): Date => new Date(clock.now().getTime() - 60 * minute);

  /** The same whether or not somebody has the address. */
  async function mayAskToProve(tx: Tx, accountId: string, email: string): Promise<boolean> {
    const { own, all } = await countClaimsOf(tx, { email, accountId, since: anHourAgo() });
    return own < claimsAnHour.own && all < claimsAnHour.all;
  }

  /**
   * Writes to an address that somebody gave. Where another account has proved it, or the school made
   * one for it, it is that one's owner who reads this, and learns of the account; nobody else does.
   * Both take as long.
   */
  async function askToProve(
    tx: Tx,
    account: { id: string; name: string },
    email: string,
    purpose: "verify-address" | "change-address",
  ): Promise<boolean> {
    if (!(await mayAskToProve(tx, account.id, email))) return false;
    const holder = await whose.findHolder(tx, email);
    const isTaken = holder !== undefined && holder.id !== account.id;
    const token = await links.createLink(tx, {
      purpose: isTaken ? "reset-password" : purpose,
      accountId: isTaken ? holder.id : account.id,
      email,
      data: { askedBy: account.id },
      lifetime: isTaken ? resetLifetime : verifyLifetime,
    });
    const own = purpose === "verify-address" ? letters.verifyAddress : letters.changeAddress;
    const taken = holder?.isWaiting === true ? letters.accountWaits : letters.addressTaken;
    const letter = isTaken ? taken(holder, token) : own(account, token);
    // Nobody reads the mails of the demo's accounts.
    if (holder?.isDemo !== true) {
      const [to, accountId] = isTaken ? [holder.email ?? email, holder.id] : [email, account.id];
      await send(tx, { to, accountId, letter });
    }
    return true;
  }

  /**
   * Makes an address an account's own, and takes it from all who only claimed it. False where
   * another account has it: proved, or from the school. The caller holds the address (`lockAddress`).
   */
  async function prove(
    tx: Tx,
    happened: Publish,
    { accountId, email }: { accountId: string; email: string },
  ): Promise<boolean> {
    const holder = await whose.findHolder(tx, email);
    if (holder !== undefined && holder.id !== accountId) return false;
    await whose.releaseClaims(tx, email, accountId);
    await store.saveAddress(tx, accountId, email, clock.now());
    await endOwnConsent(tx, happened, { accountId, email });
    return true;
  }

  return {
    askToProve,
    prove,

    /** Mails the link again by which somebody proves their own address. */
    async sendVerification(callerId: string, accountId: string): Promise<Result<{ ok: true }>> {
      if (callerId !== accountId) return onlyOwner;
      return await inTransaction(db, async (tx): Promise<Result<{ ok: true }>> => {
        const owner = await store.findOwner(tx, accountId);
        if (owner === undefined) return unknownAccount;
        const { email } = owner;
        if (email === null || owner.isDemo) {
          return refuse("conflict", "This account has no email address yet. Add one first.");
        }
        if (owner.isVerified) return refuse("conflict", "Your email address is confirmed already.");
        const isSent = await askToProve(tx, owner, email, "verify-address");
        return isSent ? ok({ ok: true }) : tooManyMails;
      });
    },

    /**
     * Makes an address somebody's own by the link that was mailed to it. Whoever opens it has the
     * mailbox; that the account is theirs too, and not of somebody who gave an address that is not
     * their own, its session or its password says.
     */
    async verify(
      callerId: string | null,
      { token, password }: { token: string; password?: string | undefined },
    ): Promise<Result<{ email: string }>> {
      const link =
        (await links.readLink(db, token, "verify-address")) ??
        (await links.readLink(db, token, "change-address"));
      const { accountId = null, email = null } = link ?? {};
      if (link === undefined || accountId === null || email === null) return linkExpired;
      const seen = await store.findOwner(db, accountId);
      if (seen === undefined) return linkExpired;
      if (callerId !== accountId) {
        if (password === undefined || seen.passwordHash === null) return notProvedToOwn;
        const own = await ownPassword.verify(accountId, seen.passwordHash, password);
        if (!own.ok) return own;
      }
      type Proved = Result<{ email: string }>;
      return await inPublishingTransaction(
        { db, events },
        async (tx, happened): Promise<Proved> => {
          await whose.lockAddress(tx, email);
          const owner = await store.lockOwner(tx, accountId);
          if (owner !== undefined && owner.passwordHash !== seen.passwordHash)
            return notProvedToOwn;
          const used = await links.useLink(tx, token, link.purpose);
          if (owner === undefined || used === undefined) return linkExpired;
          // Somebody else may have proved it, or its owner chosen another one.
          const isOwn = owner.email?.toLowerCase() === email.toLowerCase();
          if (link.purpose === "verify-address" && !isOwn) return linkExpired;
          if (!(await prove(tx, happened, { accountId, email }))) return addressTaken;
          const at = clock.now();
          const about = { at, actorId: accountId, aboutId: accountId, details: {} };
          if (isOwn) {
            await record(tx, { ...about, action: "address-verified" });
          } else {
            await record(tx, { ...about, action: "address-changed" });
            const letter = letters.addressChanged(owner, at);
            if (owner.email !== null) await send(tx, { to: owner.email, accountId, letter });
          }
          return ok({ email });
        },
      );
    },

    /** Mails a link to another address. Until it is opened, all stays as it is. */
    async change(
      callerId: string,
      accountId: string,
      wish: { password: string; email: string },
    ): Promise<Result<{ ok: true }>> {
      const own = await ownPassword.check(callerId, accountId, wish.password);
      if (!own.ok) return own;
      const { email } = wish;
      if (own.value.isVerified && own.value.email?.toLowerCase() === email.toLowerCase()) {
        return refuse("conflict", "This is your email address already.");
      }
      return await inTransaction(db, async (tx): Promise<Result<{ ok: true }>> => {
        const owner = await store.lockOwner(tx, accountId);
        // Replaced, with all links of it, since it was held against what was typed.
        if (owner?.passwordHash !== own.value.passwordHash) return wrongPassword;
        if (!(await askToProve(tx, own.value, email, "change-address"))) return tooManyMails;
        const until = new Date(clock.now().getTime() + verifyLifetime);
        await store.saveWantedAddress(tx, accountId, { email, until });
        return ok({ ok: true });
      });
    },
  };
}

const onlyOwner = refuse("forbidden", "Only the owner of an account can do this.");
const notProvedToOwn = refuse(
  "wrong-credentials",
  "Log in to the account that asked for this mail, or type its password.",
);
const wrongPassword = refuse("wrong-credentials", "The password is wrong.");
const addressTaken = refuse(
  "email-taken",
  "Another account has this email address. Log in to that one, or ask for a new password for it.",
);
const tooManyMails = refuse(
  "too-many-requests",
  "We have sent several mails to this address already. Please look there, or try again in an hour.",
  { retryAfter: 60 * 60 },
);
