import { setImmediate as afterAnswer } from "node:timers/promises";
import type { SchoolSettings } from "@saywell/contract";
import type { Clock } from "../../../adapters/clock";
import type { RecordAudit } from "../../../audit-log";
import type { Db, Tx } from "../../../db/database";
import { inTransaction } from "../../../db/transaction";
import { errorFacts, type Log } from "../../../observability/log";
import { ok, refuse, type Result } from "../../../refusal";
import { accountSuspended } from "../account-suspended";
import { findByDevice, findByPassword, keepByPassword } from "../addresses/whose-address.store";
import type { Browser, KnownDevices } from "../devices/known-devices";
import * as letters from "../letters";
import type { SendMail } from "../needs";
import type { Owner } from "../owner.store";
import type { PasswordTries, PasswordTry } from "../passwords/password-tries";
import type { ResetLinks } from "../passwords/reset-links";
import type { AskForCode } from "../second-factor/ask-for-code";
import type { Passwords } from "./passwords";
import type { CurrentSession, OpenedSession, SessionService } from "./session.service";

interface Deps {
  db: Db;
  clock: Clock;
  log: Log;
  passwords: Passwords;
  passwordTries: PasswordTries;
  devices: KnownDevices;
  resetLinks: Pick<ResetLinks, "make">;
  send: SendMail;
  record: RecordAudit;
  replaceSession: SessionService["replaceSession"];
  secondFactor: Pick<AskForCode, "askFor" | "isEnough">;
  settings: () => SchoolSettings;
}

interface Credentials {
  email: string;
  password: string;
  /** Of the account's second factor. */
  code?: string | undefined;
}

/**
 * How many accounts of one email a password is held against: those that got in on the device, where
 * it is one that somebody got in on, and wherever from the latest claim and the proved owner. As many
 * hashes are made always, so that time does not tell whether anybody has the email.
 */
const places = { device: 2, anywhere: 2 };
/** Failed log-ins that the audit log tells of one by one, before it says that they are slowed. */
const recorded = 10;

export type LogIn = ReturnType<typeof createLogIn>;

/** Logging in with email and password. */
export function createLogIn(deps: Deps) {
  const { db, clock, log, passwords, passwordTries, devices } = deps;
  const { resetLinks, send, record, replaceSession, secondFactor, settings } = deps;
  let noting = Promise.resolve();

  /**
   * Who guesses slows everybody down who has this email, but for devices that have logged in
   * before. Those have tries of their own, and only for the accounts that know them.
   */
  async function begin(browser: Browser, email: string) {
    const device = devices.nameOf(browser);
    const known = await findByDevice(db, email, { device, most: places.device });
    const general = `email ${email.toLowerCase()}`;
    const attempt = await passwordTries.begin(general);
    if (attempt !== undefined) return ok({ attempt, device, known, isGeneral: true });
    if (known.length === 0) return await passwordTries.refusalOf(general);
    const own = `device ${device} ${general}`;
    const ownAttempt = await passwordTries.begin(own);
    if (ownAttempt === undefined) return await passwordTries.refusalOf(own);
    return ok({ attempt: ownAttempt, device, known, isGeneral: false });
  }

  /** As many hashes for nobody as for all places, so that time tells nothing. */
  async function holdAgainst(
    owners: readonly Owner[],
    hashes: number,
    password: string,
  ): Promise<Owner | undefined> {
    const checks = Array.from({ length: hashes }, (_, place) =>
      passwords.verify(owners[place]?.passwordHash ?? null, password),
    );
    return owners[(await Promise.all(checks)).indexOf(true)];
  }

  /** Written after the answer, so that it takes as long for an email that nobody has. */
  async function noteFailure(email: string, attempt: PasswordTry): Promise<void> {
    await inTransaction(db, async (tx) => {
      await passwordTries.forgetOld(tx);
      const tried = await keepByPassword(tx, email);
      const at = clock.now();
      const details = { tries: attempt.tries };
      const about = tried.map(({ id }) => ({ at, actorId: null, aboutId: id }));
      if (attempt.tries <= recorded) {
        for (const each of about) await record(tx, { ...each, action: "log-in-failed", details });
      }
      if (!(await passwordTries.mayTell(tx, attempt))) return;
      for (const each of about) await record(tx, { ...each, action: "log-ins-slowed", details });
      const made = await resetLinks.make(tx, email);
      if (made === undefined) return;
      const { owner, to, token } = made;
      const letter = letters.logInsSlowed(owner, { token, at });
      await send(tx, { to, accountId: owner?.id ?? null, letter });
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
      const { attempt, device, known, isGeneral } = begun.value;
      let account = device === null ? undefined : await holdAgainst(known, places.device, password);
      if (account === undefined && isGeneral) {
        const owners = await findByPassword(db, email);
        account = await holdAgainst(owners, places.anywhere, password);
      }
      if (account === undefined) {
        if (isGeneral) noteSoon(email, attempt);
        return wrongCredentials;
      }
      await passwordTries.takeBack(attempt);
      if (account.isSuspended) return accountSuspended(settings());
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

const wrongCredentials = refuse("wrong-credentials", "The email or the password is wrong.");
