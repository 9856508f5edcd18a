import type { Db } from "../../../db/database";
import { ok, refuse, type Result } from "../../../refusal";
import { findOwner, type Owner } from "../owner.store";
import type { Passwords } from "../sessions/passwords";
import { unknownAccount } from "../unknown-account";
import type { PasswordTries } from "./password-tries";

export type OwnPassword = ReturnType<typeof createOwnPassword>;

interface Deps {
  db: Db;
  passwords: Passwords;
  passwordTries: PasswordTries;
}

/** What only the owner of an account does, and only with the password: a session may be stolen. */
export function createOwnPassword({ db, passwords, passwordTries }: Deps) {
  /** Counted, so that who has stolen a session cannot guess on. */
  async function verify(
    accountId: string,
    passwordHash: string,
    password: string,
  ): Promise<Result<true>> {
    const counted = `account ${accountId}`;
    const attempt = await passwordTries.begin(counted);
    if (attempt === undefined) return await passwordTries.refusalOf(counted);
    if (!(await passwords.verify(passwordHash, password))) {
      return refuse("wrong-credentials", "The password is wrong.");
    }
    await passwordTries.takeBack(attempt);
    return ok(true);
  }

  async function check(
    callerId: string,
    accountId: string,
    password: string,
  ): Promise<Result<Owner>> {
    if (callerId !== accountId) {
      return refuse("forbidden", "Only the owner of an account can do this.");
    }
    const owner = await findOwner(db, accountId);
    if (owner === undefined) return unknownAccount;
    if (owner.isDemo) {
      return refuse("forbidden", "A demo account has no email address and no password.");
    }
    if (owner.passwordHash === null) {
      return refuse(
        "conflict",
        owner.isRegistered
          ? "This account has no password yet. Choose one by the link in a mail."
          : "Sign up first: a guest has no password and no address.",
      );
    }
    const right = await verify(accountId, owner.passwordHash, password);
    return right.ok ? ok(owner) : right;
  }

  return {
    verify,
    check,

    /** The same for accounts that sign in with a provider only, for which there is none to ask for. */
    async checkIfAny(
      callerId: string,
      accountId: string,
      password: string | undefined,
    ): Promise<Result<Owner>> {
      const owner = callerId === accountId ? await findOwner(db, accountId) : undefined;
      const hasNone = owner?.isRegistered === true && owner.passwordHash === null;
      return hasNone && !owner.isDemo
        ? ok(owner)
        : await check(callerId, accountId, password ?? "");
    },
  };
}
