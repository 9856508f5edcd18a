import type { Role, SessionUser } from "@saywell/contract";
import { countryOf, ownAgeAfter } from "@saywell/moderation";
import type { Clock } from "../../../adapters/clock";
import type { Db, Tx } from "../../../db/database";
import { readTogether } from "../../../db/read-together";
import { inTransaction } from "../../../db/transaction";
import { type Events, inPublishingTransaction, type Publish } from "../../../events";
import { lock } from "../accounts.store";
import type { ReadName } from "../settings/read-name";
import type { ChangeAge } from "../ages/change-age";
import type { EndOwnConsent } from "../consent/end-own-consent";
import type { BringGuest } from "../guests/bring-guest";
import { ok, refuse, type Result } from "../../../refusal";
import type { Addresses } from "../addresses/addresses";
import type { Browser } from "../devices/known-devices";
import { findFactor } from "../second-factor/second-factor.store";
import { guestName } from "@saywell/contract/constants";
import type { CheckPassword } from "../passwords/password-rule";
import type { Passwords } from "./passwords";
import type { NoteEntry } from "./note-entry";
import type { keepSessionUse } from "./session-use";
import * as store from "./session.store";
import { hashSessionToken, newSessionToken } from "./session-token";

/** A session just opened: the account it is for, and the secret for its cookie. */
export interface OpenedSession {
  user: SessionUser;
  token: string;
  expiresAt: Date;
  /** Whether the session before it is a guest's who stays, and may be come back to. */
  isGuestKept?: boolean;
  /** By which the browser is known again; none for guests and in the demo. */
  deviceToken?: string | undefined;
}

export type SessionService = ReturnType<typeof createSessionService>;

type SessionUse = ReturnType<typeof keepSessionUse>;

interface Deps {
  db: Db;
  clock: Clock;
  events: Pick<Events, "publish">;
  passwords: Passwords;
  checkPassword: CheckPassword;
  readName: ReadName;
  bringGuest: BringGuest;
  changeAge: ChangeAge;
  askToProve: Addresses["askToProve"];
  endOwnConsent: EndOwnConsent;
  endGuestRooms: EndGuestRooms;
  noteEntry: NoteEntry;
  /** Says that a session is in use. */
  used: SessionUse["used"];
  /** Makes an account for a visitor of the demo school; undefined where there is none. */
  makeVisitor: MakeVisitor;
  /** Whether an admin is one here only with a second factor. */
  requiresSecondFactor: boolean;
  /** The time zone of whoever has none of their own. */
  schoolZone: () => string;
}

/** Ends what a guest has in rooms, whose session ends and with it the only way into the account. */
export type EndGuestRooms = (tx: Tx, accountId: string, happened: Publish) => Promise<void>;

/** Answers the new account's id. */
export type MakeVisitor = (
  tx: Tx,
  visit: { role: Exclude<Role, "ADMIN">; timeZone: string | undefined; now: Date },
) => Promise<string | undefined>;

const day = 24 * 60 * 60 * 1000;
/** How long a session lives that nobody uses. */
const idleLife = 90 * day;
/** How long it lives however much it is used. */
const wholeLife = 180 * day;

export function createSessionService(deps: Deps) {
  const { db, clock, events, passwords, checkPassword, readName, bringGuest, changeAge } = deps;
  const {
    askToProve,
    endOwnConsent,
    endGuestRooms,
    noteEntry,
    used,
    makeVisitor,
    requiresSecondFactor,
    schoolZone,
  } = deps;
  const sessionEnded = (token: string): void =>
    events.publish("session-ended", { session: nameSession(token) });

  const asUser = (account: store.AccountRow, secondFactorAt: Date | null): SessionUser =>
    toUser(account, requiresSecondFactor && account.role === "ADMIN" && secondFactorAt === null);

  const findSession = readTogether((tokenHashes: readonly Buffer[]) =>
    store.findSessions(db, tokenHashes, clock.now()),
  );

  /** Whose session a token opens; a session in use lives on. */
  async function identify(token: string, { mayRenew }: { mayRenew: boolean }) {
    const now = clock.now();
    const tokenHash = hashSessionToken(token);
    const found = await findSession(tokenHash);
    if (found === undefined) return null;
    used(tokenHash, { at: now, storedAt: found.last_seen_at });
    const isHalfSpent = found.expires_at.getTime() - now.getTime() < idleLife / 2;
    const renewed = expiryOf(found.begun_at, now);
    const renewedUntil = mayRenew && isHalfSpent && renewed > found.expires_at ? renewed : null;
    if (renewedUntil !== null) await store.extendSession(db, tokenHash, renewedUntil);
    return { user: asUser(found, found.second_factor_at), renewedUntil };
  }

  /** Whoever has no time zone of their own has from now on that of the device they got in on. */
  async function withDeviceZone(
    tx: Tx,
    account: store.AccountRow,
    { timeZone }: Browser,
  ): Promise<store.AccountRow> {
    // One that is no place's, such as `UTC`, is what browsers say that tell nothing.
    if (timeZone === undefined || countryOf(timeZone) === undefined) return account;
    const isTaken = await store.takeDeviceZone(tx, account.id, timeZone);
    return isTaken ? { ...account, time_zone: timeZone } : account;
  }

  async function openSession(
    tx: Tx,
    account: store.AccountRow,
    browser: Browser,
    secondFactorAt: Date | null = null,
  ): Promise<OpenedSession> {
    const now = clock.now();
    const token = newSessionToken();
    const expiresAt = expiryOf(now, now);
    await store.deleteExpiredSessions(tx, now);
    await store.insertSession(tx, {
      tokenHash: hashSessionToken(token),
      accountId: account.id,
      device: browser.device,
      now,
      expiresAt,
      secondFactorAt,
    });
    const entered = await withDeviceZone(tx, account, browser);
    const deviceToken = await noteEntry(tx, entered, browser);
    return { user: asUser(entered, secondFactorAt), token, expiresAt, deviceToken };
  }

  async function startAsGuest(browser: Browser): Promise<OpenedSession> {
    const guest = { name: guestName, schoolZone: schoolZone() };
    return await inTransaction(db, async (tx) =>
      openSession(tx, await store.insertGuest(tx, guest), browser),
    );
  }

  /** The session of a guest that was kept while the demo was tried; null where it holds no more. */
  async function comeBack(token: string | undefined): Promise<OpenedSession | null> {
    if (token === undefined) return null;
    const found = await findSession(hashSessionToken(token));
    const user = found && asUser(found, found.second_factor_at);
    return user?.isGuest === true ? { user, token, expiresAt: found!.expires_at } : null;
  }

  /**
   * Registers the guest who asks, keeping everything earned, or a new account. Whether the email has
   * an account already makes no difference: it is a claim until it is proved.
   */
  async function signUp(
    browser: Browser,
    current: CurrentSession | null,
    wish: Omit<store.Registration, "passwordHash" | "now"> & { email: string; password: string },
  ): Promise<Result<OpenedSession>> {
    if (current !== null && !current.user.isGuest) return alreadyRegistered;
    const { password, ...rest } = wish;
    const name = await readName(db, rest.name, "LEARNER");
    if (!name.ok) return name;
    const fit = await checkPassword(password, rest);
    if (!fit.ok) return fit;
    const passwordHash = await passwords.hash(password);
    const registration = {
      ...rest,
      name: name.value,
      passwordHash,
      schoolZone: schoolZone(),
      now: clock.now(),
    };

    const opened = await inPublishingTransaction({ db, events }, async (tx, happened) => {
      const account =
        current === null
          ? await store.insertRegistered(tx, registration)
          : await registerGuest(tx, happened, changeAge, current.user.id, registration);
      if (account === undefined) return alreadyRegistered;
      // Whoever knew the guest's token must not hold the account: all old sessions end.
      await store.deleteSessionsOf(tx, account.id);
      await askToProve(tx, account, rest.email, "verify-address");
      await endOwnConsent(tx, happened, { accountId: account.id, email: rest.email });
      return ok(await openSession(tx, (await store.findById(tx, account.id))!, browser));
    });
    if (opened.ok && current !== null) sessionEnded(current.token);
    return opened;
  }

  /** A demo learner or a demo teacher of the visitor's own. */
  async function logInToDemo(
    browser: Browser,
    current: CurrentSession | null,
    { role, timeZone }: { role: Exclude<Role, "ADMIN">; timeZone: string | undefined },
  ): Promise<Result<OpenedSession>> {
    const opened = await replaceSession(browser, current, (tx) =>
      makeVisitor(tx, { role, timeZone, now: clock.now() }),
    );
    return opened === undefined
      ? refuse("not-found", "There is no demo account here.")
      : ok(opened);
  }

  /**
   * Opens a session in place of the current one. What a guest has comes along; a guest that stays
   * as it is keeps its session. Undefined where there is no such account, or it has been erased
   * meanwhile: then the current session stays.
   */
  async function replaceSession(
    browser: Browser,
    current: CurrentSession | null,
    accountFor: (tx: Tx, happened: Publish) => Promise<string | undefined>,
    secondFactorAt: Date | null = null,
  ): Promise<OpenedSession | undefined> {
    return await inPublishingTransaction({ db, events }, async (tx, happened) => {
      const accountId = await accountFor(tx, happened);
      // Held until the session is there, so that nobody erases the account in between.
      if (accountId === undefined || (await lock(tx, accountId)) === undefined) return undefined;
      let isGuestKept = false;
      if (current !== null) {
        happened("session-ended", { session: nameSession(current.token) });
        if (current.user.isGuest) {
          isGuestKept = await bringGuest(tx, happened, { guestId: current.user.id, accountId });
        }
        if (!isGuestKept) await store.deleteSession(tx, hashSessionToken(current.token));
      }
      return {
        ...(await openSession(tx, (await store.findById(tx, accountId))!, browser, secondFactorAt)),
        isGuestKept,
      };
    });
  }

  async function logOut(token: string): Promise<void> {
    await inPublishingTransaction({ db, events }, async (tx, happened) => {
      const guestId = await store.findGuestOf(tx, hashSessionToken(token));
      if (guestId !== undefined) {
        await lock(tx, guestId);
        await endGuestRooms(tx, guestId, happened);
      }
      await store.deleteSession(tx, hashSessionToken(token));
      happened("session-ended", { session: nameSession(token) });
    });
  }

  /** A name for a session that opens nothing. */
  const nameSession = (token: string): string => hashSessionToken(token).toString("hex");

  /** Which of the sessions of these names still hold. */
  async function openAmong(names: readonly string[]): Promise<ReadonlySet<string>> {
    const hashes = names.map((name) => Buffer.from(name, "hex"));
    const open = await store.listOpenSessions(db, hashes, clock.now());
    return new Set(open.map((hash) => hash.toString("hex")));
  }

  /** Whether a token opens nothing because the school suspended its account. */
  const isSuspended = (token: string): Promise<boolean> =>
    store.isOfSuspended(db, hashSessionToken(token), clock.now());

  /** An account as its own session knows it; undefined when there is none. */
  async function findUser(from: Db | Tx, accountId: string): Promise<SessionUser | undefined> {
    const account = await store.findById(from, accountId);
    if (account === undefined) return undefined;
    const factor = await findFactor(from, accountId);
    return asUser(account, factor?.confirmed_at ?? null);
  }

  return {
    identify,
    nameSession,
    openAmong,
    isSuspended,
    findUser,
    startAsGuest,
    comeBack,
    signUp,
    replaceSession,
    logInToDemo,
    logOut,
  };
}

/** The session a request came with. */
export interface CurrentSession {
  user: SessionUser;
  token: string;
}

/** In use a session lives on, but not for ever: a stolen one that is used each day ends too. */
const expiryOf = (begun: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + idleLife, begun.getTime() + wholeLife));

const alreadyRegistered = refuse(
  "conflict",
  "You already have an account here. Log out first to make another one.",
);

const toUser = (account: store.AccountRow, needsSecondFactor: boolean): SessionUser => ({
  id: account.id,
  name: account.name,
  email: account.email,
  role: account.role,
  isGuest: account.registered_at === null && !account.is_demo,
  isEmailVerified: account.email_verified_at !== null,
  needsSecondFactor,
  ageBand: account.age_band,
  level: account.level,
  timeZone: account.time_zone,
  isDemo: account.is_demo,
  needsConsent: account.needs_consent,
});

/** A guest keeps the age that nobody may change alone, whatever the form says. */
async function registerGuest(
  tx: Tx,
  happened: Publish,
  changeAge: ChangeAge,
  guestId: string,
  { ageBand: wish, ...registration }: store.Registration,
): Promise<store.AccountRow | undefined> {
  const guest = await lock(tx, guestId);
  if (guest === undefined) return undefined;
  const registered = await store.registerGuest(tx, guestId, {
    ...registration,
    ageBand: undefined,
  });
  if (!registered || wish === undefined) return registered;
  const before = guest.age_band;
  const after = ownAgeAfter(before, wish);
  await changeAge(tx, happened, { accountId: guestId, before, after });
  return (await store.findById(tx, guestId))!;
}
