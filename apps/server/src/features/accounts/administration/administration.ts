import type { Role } from "@saywell/contract";
import { rises } from "@saywell/moderation";
import type { Db, Tx } from "../../../db/database";
import type { Publish } from "../../../events";
import type { ChangeAge } from "../ages/change-age";
import type { EraseAccount } from "../erasure/erase-account";
import type { OneTimeLinks } from "../links/one-time-links";
import { deleteLinksOf } from "../links/one-time-links.store";
import type { Passwords } from "../sessions/passwords";
import * as whose from "../addresses/whose-address.store";
import { type Owner, savePassword } from "../owner.store";
import type { CheckPassword } from "../passwords/password-rule";
import type { ReadGivenName, ReadName } from "../settings/read-name";
import { endSessions } from "../sessions/end-sessions";
import * as enrolled from "./enrolled.store";
import type { createWaysIn } from "./ways-in";
import * as invited from "./invited.store";
import * as store from "./administration.store";
import { people } from "./people.store";

interface Deps {
  eraseAccount: EraseAccount;
  changeAge: ChangeAge;
  /** Ends what is not allowed to an account as it is now. */
  recheck: (tx: Tx, happened: Publish, accountId: string) => Promise<void>;
  links: OneTimeLinks;
  passwords: Passwords;
  checkPassword: CheckPassword;
  readName: ReadGivenName;
  readOwnName: ReadName;
  waysIn: ReturnType<typeof createWaysIn>;
  /** The time zone of whoever has none of their own. */
  schoolZone: () => string;
}

export type AccountAdministration = ReturnType<typeof createAdministration>;

/** What admins do to accounts, in their transaction. Who may do what is not asked here. */
export function createAdministration(deps: Deps) {
  const {
    eraseAccount,
    changeAge,
    recheck,
    links,
    passwords,
    checkPassword,
    readName,
    readOwnName,
    schoolZone,
  } = deps;
  const { findPerson, lockPerson, lockAdmins, countOpenSessions, hasSecondFactor, minorsAmong } =
    store;
  const personOf = async (from: Db | Tx, owner: Owner | undefined) =>
    owner && (await findPerson(from, owner.id));

  return {
    people,
    findPerson,
    lockPerson,
    lockAdmins,
    countOpenSessions,
    hasSecondFactor,
    minorsAmong,
    changeAge,
    ...deps.waysIn,
    ...links,
    insertInvited: (
      tx: Tx,
      wish: Omit<Parameters<typeof invited.insertInvited>[1], "schoolZone">,
    ) => invited.insertInvited(tx, { ...wish, schoolZone: schoolZone() }),
    insertEnrolled: (tx: Tx, people: readonly enrolled.Enrolled[], now: Date) =>
      enrolled.insertEnrolled(tx, people, { schoolZone: schoolZone(), now }),
    enterEnrolled: enrolled.enterEnrolled,
    lockAddress: whose.lockAddress,
    listHolders: whose.listHolders,
    readName,
    readOwnName,
    checkPassword,
    hashPassword: passwords.hash,
    savePassword,

    /** Whoever has proved this address. */
    findProved: async (from: Db | Tx, email: string) =>
      await personOf(from, await whose.findProvedOwner(from, email)),

    /** The account that the school made for whoever has this address, until somebody proves it. */
    findWaiting: async (from: Db | Tx, email: string) =>
      await personOf(from, await whose.findWaiting(from, email)),

    /** Whether this is the password of whoever has proved an address. */
    async isPasswordOf(db: Db, email: string, password: string): Promise<boolean> {
      const owner = await whose.findProvedOwner(db, email);
      return await passwords.verify(owner?.passwordHash ?? null, password);
    },

    /**
     * Live connections begin anew, because they know the old role. Who may do more than before logs
     * in anew: a session that somebody else holds does not grow with it.
     */
    async setRole(tx: Tx, happened: Publish, accountId: string, role: Role) {
      const before = await findPerson(tx, accountId);
      await store.saveRole(tx, accountId, role);
      if (before !== undefined && rises(before.role, role)) {
        await endSessions(tx, happened, accountId);
        // A link that others could read while it opened a learner's account opens none of the staff's.
        await deleteLinksOf(tx, accountId, ["reset-password", "change-address"]);
      }
      // Whoever is no teacher any more is not left alone with the children of their rooms.
      await recheck(tx, happened, accountId);
      happened("account-changed", { accountId });
    },

    async setName(tx: Tx, happened: Publish, accountId: string, name: string) {
      await store.saveName(tx, accountId, name);
      happened("account-renamed", { accountId });
    },

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
