import type { Clock } from "../../../adapters/clock";
import type { RecordAudit } from "../../../audit-log";
import type { Db, Tx } from "../../../db/database";
import { inTransaction } from "../../../db/transaction";
import type { Log } from "../../../observability/log";
import { ok, refuse, type Result } from "../../../refusal";
import { lock } from "../accounts.store";
import type { SendMail } from "../needs";
import { findOwner } from "../owner.store";
import type { PasswordTries, PasswordTry } from "../passwords/password-tries";
import { bareCode, hashRecoveryCode, isPhoneCode, stepOf } from "./codes";
import * as letters from "./letters";
import type { SecretBox } from "./secret-box";
import * as store from "./second-factor.store";

export type AskForCode = ReturnType<typeof createAskForCode>;

interface Deps {
  db: Db;
  clock: Clock;
  log: Log;
  box: SecretBox;
  passwordTries: PasswordTries;
  send: SendMail;
  record: RecordAudit;
}

/** Holds what somebody typed as a code against the account's second factor. */
export function createAskForCode(deps: Deps) {
  const { db, clock, log, box, passwordTries, send, record } = deps;

  /** A code of the phone: each step of the clock once. */
  async function isOfPhone(accountId: string, factor: store.FactorRow, code: string) {
    const secret = box.open(factor.secret, accountId);
    if (secret === undefined) {
      log({ level: "error", event: "second-factor-unreadable", accountId });
      return false;
    }
    const step = stepOf(code, { secret, now: clock.now(), lastStep: factor.last_step });
    if (step === null) return false;
    const kept = box.isOutdated(factor.secret) ? box.close(secret, accountId) : factor.secret;
    return await store.useStep(db, { accountId, was: factor, step, secret: kept });
  }

  /** One for whoever has lost the phone: each once. The owner is told. */
  async function isForRecovery(accountId: string, code: string): Promise<boolean> {
    return await inTransaction(db, async (tx) => {
      const now = clock.now();
      const hash = hashRecoveryCode(code);
      if (!(await store.useRecoveryCode(tx, { accountId, hash, now }))) return false;
      const left = await store.countRecoveryCodes(tx, accountId);
      const about = { at: now, actorId: accountId, aboutId: accountId };
      await record(tx, { ...about, action: "recovery-code-used", details: { left } });
      await write(tx, accountId, (owner) => letters.codeUsed(owner, now, left));
      return true;
    });
  }

  async function noteFailure(accountId: string, attempt: PasswordTry): Promise<void> {
    await inTransaction(db, async (tx) => {
      const at = clock.now();
      const details = { by: "second factor", tries: attempt.tries };
      const about = { at, actorId: null, aboutId: accountId, details };
      await record(tx, { ...about, action: "log-in-failed" });
      if (!(await passwordTries.mayTell(tx, attempt))) return;
      await record(tx, { ...about, action: "log-ins-slowed" });
      await write(tx, accountId, (owner) => letters.codesGuessed(owner, at));
    });
  }

  /** Writes to the owner, where there is an address. */
  async function write(
    tx: Tx,
    accountId: string,
    letterTo: (owner: { name: string; timeZone: string }) => ReturnType<typeof letters.codeUsed>,
  ): Promise<void> {
    const owner = await findOwner(tx, accountId);
    if (owner === undefined || owner.email === null) return;
    await send(tx, { to: owner.email, accountId, letter: letterTo(owner) });
  }

  /** @param factor also one that is not confirmed yet, for which recovery codes are none */
  async function check(
    accountId: string,
    factor: store.FactorRow,
    typed: string,
  ): Promise<Result<Date>> {
    const counted = `second factor ${accountId}`;
    const attempt = await passwordTries.begin(counted);
    if (attempt === undefined) return await passwordTries.refusalOf(counted, tooMany);
    const code = bareCode(typed);
    const isRight = isPhoneCode(code)
      ? await isOfPhone(accountId, factor, code)
      : factor.confirmed_at !== null && (await isForRecovery(accountId, code));
    if (!isRight) {
      await noteFailure(accountId, attempt);
      return wrongCode;
    }
    await passwordTries.takeBack(attempt);
    return ok(clock.now());
  }

  return {
    check,
    write,

    /** When the code was given; null for an account that needs none. */
    async askFor(accountId: string, typed: string | undefined): Promise<Result<Date | null>> {
      const factor = await store.findFactor(db, accountId);
      if (factor === undefined || factor.confirmed_at === null) return ok(null);
      return typed === undefined ? needed : await check(accountId, factor, typed);
    },

    /**
     * Whether what was given is enough for a session that is opened now. The account is held until
     * then: its owner may have set up a second factor meanwhile.
     */
    async isEnough(tx: Tx, accountId: string, givenAt: Date | null): Promise<boolean> {
      if ((await lock(tx, accountId)) === undefined) return false;
      const factor = await store.findFactor(tx, accountId);
      return givenAt !== null || factor === undefined || factor.confirmed_at === null;
    },
  };
}

const needed = refuse(
  "second-factor-needed",
  "Please type the code that the app on your phone shows now, or one of your recovery codes.",
);
const wrongCode = refuse(
  "wrong-code",
  "This code is wrong, or it was used before. Type the newest one, and see that the clock of your phone is right.",
);
const tooMany =
  "There were too many wrong codes for this account. Please wait a moment and try again.";
