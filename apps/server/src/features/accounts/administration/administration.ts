import type { Role } from "@saywell/contract";
import type { Db, Tx } from "../../../db/database";
import type { Publish } from "../../../events";
import type { ChangeAge } from "../ages/change-age";
import type { EraseAccount } from "../erasure/erase-account";
import type { OneTimeLinks } from "../links/one-time-links";
import type { Passwords } from "../sessions/passwords";
import type { Result } from "../../../refusal";
import { findHolder, savePassword } from "../owner.store";
import { checkPassword } from "../passwords/password-rule";
import { lockAddress } from "../owner.store";
import { endSessions } from "../sessions/end-sessions";
import * as enrolled from "./enrolled.store";
import * as invited from "./invited.store";
import * as store from "./administration.store";
import { people } from "./people.store";

const ranks: readonly Role[] = ["LEARNER", "TEACHER", "ADMIN"];

interface Deps {
  eraseAccount: EraseAccount;
  changeAge: ChangeAge;
  /** Ends what is not allowed to an account as it is now. */
  recheck: (tx: Tx, happened: Publish, accountId: string) => Promise<void>;
  links: OneTimeLinks;
  passwords: Passwords;
  /** What somebody wants to be called, as others will read it, or why that cannot be. */
  readName: (typed: string, role: Role) => Result<string>;
}

export type AccountAdministration = ReturnType<typeof createAdministration>;

/** What admins do to accounts, in their transaction. Who may do what is not asked here. */
export function createAdministration(deps: Deps) {
  const { eraseAccount, changeAge, recheck, links, passwords, readName } = deps;
  const { findPerson, lockPerson, lockAdmins, countOpenSessions, minorsAmong } = store;

  return {
    people,
    findPerson,
    lockPerson,
    lockAdmins,
    countOpenSessions,
    minorsAmong,
    changeAge,
    ...links,
    ...invited,
    ...enrolled,
    lockAddress,
    readName,
    checkPassword,
    hashPassword: passwords.hash,
    savePassword,

    /** Whether this is the password of whoever has proved an address. */
    async isPasswordOf(db: Db, email: string, password: string): Promise<boolean> {
      const holder = await findHolder(db, email);
      return await passwords.verify(holder?.passwordHash ?? null, password);
    },

    /**
     * Live connections begin anew, because they know the old role. Who may do more than before logs
     * in anew: a session that somebody else holds does not grow with it.
     */
    async setRole(tx: Tx, happened: Publish, accountId: string, role: Role) {
      const before = await findPerson(tx, accountId);
      await store.saveRole(tx, accountId, role);
      if (before !== undefined && ranks.indexOf(role) > ranks.indexOf(before.role)) {
        await endSessions(tx, happened, accountId);
      }
      // Whoever is no teacher any more is not left alone with the children of their rooms.
      await recheck(tx, happened, accountId);
      happened("account-changed", { accountId });
    },

    async suspend(tx: Tx, happened: Publish, accountId: string, now: Date) {
      await store.saveSuspension(tx, accountId, now);
      await endSessions(tx, happened, accountId);
    },

    restore: (tx: Tx, accountId: string) => store.saveSuspension(tx, accountId, null),

    /**
     * Erases an account, but for its figures, which a new account without a name gets. Answers the
     * id of that one.
     */
    async anonymise(
      tx: Tx,
      happened: Publish,
      accountId: string,
      {
        now,
        keepFigures,
      }: {
        now: Date;
        keepFigures: (tx: Tx, moved: { guestId: string; accountId: string }) => Promise<void>;
      },
    ): Promise<string> {
      const formerId = await store.insertFormer(tx, now);
      await keepFigures(tx, { guestId: accountId, accountId: formerId });
      await eraseAccount(tx, happened, accountId);
      return formerId;
    },
  };
}
