import { setImmediate as afterAnswer } from "node:timers/promises";
import type { Clock } from "../../../adapters/clock";
import type { RecordAudit } from "../../../audit-log";
import type { Db, Tx } from "../../../db/database";
import { inTransaction } from "../../../db/transaction";
import { errorFacts, type Log } from "../../../observability/log";
import { ok, refuse, type Result } from "../../../refusal";
import { type Addresses, resetLifetime } from "../addresses/addresses";
import type { Browser, KnownDevices } from "../devices/known-devices";
import * as letters from "../letters";
import type { OneTimeLinks } from "../links/one-time-links";
import type { SendMail } from "../needs";
import { findOwnersOf } from "../owner.store";
import type { PasswordTries, PasswordTry } from "../passwords/password-tries";
import type { AskForCode } from "../second-factor/ask-for-code";
import type { Passwords } from "./passwords";
import type { CurrentSession, OpenedSession, SessionService } from "./session.service";
import { findCandidates } from "./session.store";

interface Deps {
  db: Db;
  clock: Clock;
  log: Log;
  passwords: Passwords;
  passwordTries: PasswordTries;
  devices: KnownDevices;
  links: OneTimeLinks;
  addresses: Pick<Addresses, "mayWriteTo">;
  send: SendMail;
  record: RecordAudit;
  replaceSession: SessionService["replaceSession"];
  secondFactor: Pick<AskForCode, "askFor" | "isEnough">;
}

interface Credentials {
  email: string;
  password: string;
  /** Of the account's second factor. */
  code?: string | undefined;
}

/** How many accounts of one email a password is held against, those that the device knows first. */
const most = 5;
/** As many hashes are made always, so that time does not tell whether somebody has the email. */
const always = 2;
/** Of so many who claim one email. */
const looked = 20;
/** Failed log-ins that the audit log tells of one by one, before it says that they are slowed. */
const recorded = 10;

export type LogIn = ReturnType<typeof createLogIn>;

/** Logging in with email and password. */
export function createLogIn(deps: Deps) {
  const { db, clock, log, passwords, passwordTries, devices } = deps;
  const { links, addresses, send, record, replaceSession, secondFactor } = deps;
  let noting = Promise.resolve();

  /**
   * Who guesses slows everybody down who has this email, but for devices that have logged in
   * before. Those have tries of their own, and only for the accounts that know them.
   */
  async function begin(browser: Browser, email: string) {
    const all = await findCandidates(db, email, looked);
    const device = devices.nameOf(browser);
    const known = await devices.knownTo(db, device, all);
    const found = [...new Set([...known, ...all])].slice(0, most);
    const general = `email ${email.toLowerCase()}`;
    const attempt = await passwordTries.begin(general);
    if (attempt !== undefined) return ok({ attempt, found, isGeneral: true });
    if (known.length === 0) return await passwordTries.refusalOf(general);
    const own = `device ${device} ${general}`;
    const ownAttempt = await passwordTries.begin(own);
    if (ownAttempt === undefined) return await passwordTries.refusalOf(own);
    return ok({ attempt: ownAttempt, found: known.slice(0, most), isGeneral: false });
  }

  /** As many hashes for nobody as for two who claim the email, so that time tells nothing. */
  async function choose<T extends { password_hash: string | null }>(
    found: readonly T[],
    password: string,
  ): Promise<T | undefined> {
    const checks = Array.from({ length: Math.max(always, found.length) }, (_, place) =>
      passwords.verify(found[place]?.password_hash ?? null, password),
    );
    return found[(await Promise.all(checks)).indexOf(true)];
  }

  /** Written after the answer, so that it takes as long for an email that nobody has. */
  async function noteFailure(email: string, attempt: PasswordTry): Promise<void> {
    await inTransaction(db, async (tx) => {
      await passwordTries.forgetOld(tx);
      const owners = await findOwnersOf(tx, email);
      const at = clock.now();
      const details = { tries: attempt.tries };
      const about = owners.slice(0, most).map(({ id }) => ({ at, actorId: null, aboutId: id }));
      if (attempt.tries <= recorded) {
        for (const each of about) await record(tx, { ...each, action: "log-in-failed", details });
      }
      if (!(await passwordTries.mayTell(tx, attempt))) return;
      for (const each of about) await record(tx, { ...each, action: "log-ins-slowed", details });
      const [owner] = owners;
      if (owner === undefined || !(await addresses.mayWriteTo(tx, email))) return;
      const token = await links.createLink(tx, {
        purpose: "reset-password",
        accountId: owner.id,
        email,
        lifetime: resetLifetime,
      });
      const letter = letters.logInsSlowed(owner, { token, at });
      await send(tx, { to: owner.email ?? email, accountId: owner.id, letter });
    });
  }

  function noteSoon(email: string, attempt: PasswordTry): void {
    const note = afterAnswer()
      .then(() => noteFailure(email, attempt))
      .catch((error: unknown) =>
        log({ level: "error", event: "failed-log-in-not-noted", ...errorFacts(error) }),
      );
    noting = Promise.all([noting, note]).then(() => undefined);
  }

  return {
    async logIn(
      browser: Browser,
      current: CurrentSession | null,
      { email, password, code }: Credentials,
    ): Promise<Result<OpenedSession>> {
      const begun = await begin(browser, email);
      if (!begun.ok) return begun;
      const { attempt, found, isGeneral } = begun.value;
      const account = await choose(found, password);
      if (account === undefined) {
        if (isGeneral) noteSoon(email, attempt);
        return wrongCredentials;
      }
      await passwordTries.takeBack(attempt);
      if (account.suspended_at !== null) return suspended;
      const given = await secondFactor.askFor(account.id, code);
      if (!given.ok) return given;
      const enter = async (tx: Tx) =>
        (await secondFactor.isEnough(tx, account.id, given.value)) ? account.id : undefined;
      const opened = await replaceSession(browser, current, enter, given.value);
      return opened === undefined ? wrongCredentials : ok(opened);
    },

    /** Settles when all failures are noted. */
    settled: (): Promise<void> => noting,
  };
}

const suspended = refuse(
  "account-suspended",
  "This account is suspended. Please ask your school about it.",
);
const wrongCredentials = refuse("wrong-credentials", "The email or the password is wrong.");
