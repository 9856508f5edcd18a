import type { Role, SessionUser } from "@saywell/contract";
import { ownAgeAfter } from "@saywell/moderation";
import type { Clock } from "../../../adapters/clock";
import type { Db, Tx } from "../../../db/database";
import { readTogether } from "../../../db/read-together";
import { inTransaction } from "../../../db/transaction";
import { type Events, inPublishingTransaction, type Publish } from "../../../events";
import { lock } from "../accounts.store";
import type { ChangeAge } from "../ages/change-age";
import type { BringGuest } from "../guests/bring-guest";
import { ok, refuse, type Result } from "../../../refusal";
import type { Passwords } from "./passwords";
import * as store from "./session.store";
import { hashSessionToken, newSessionToken } from "./session-token";

/** A session just opened: the account it is for, and the secret for its cookie. */
export interface OpenedSession {
  user: SessionUser;
  token: string;
  expiresAt: Date;
}

export type SessionService = ReturnType<typeof createSessionService>;

interface Deps {
  db: Db;
  clock: Clock;
  events: Pick<Events, "publish">;
  passwords: Passwords;
  /** What somebody wants to be called, as others will read it, or why that cannot be. */
  readName: (typed: string) => Result<string>;
  bringGuest: BringGuest;
  changeAge: ChangeAge;
}

const day = 24 * 60 * 60 * 1000;
const sessionLife = 90 * day;
/** What the dashboard calls a learner who gave no name. */
const guestName = "Student";

export function createSessionService(deps: Deps) {
  const { db, clock, events, passwords, readName, bringGuest, changeAge } = deps;
  const sessionEnded = (token: string): void =>
    events.publish("session-ended", { session: nameSession(token) });

  const findSession = readTogether((tokenHashes: readonly Buffer[]) =>
    store.findSessions(db, tokenHashes, clock.now()),
  );

  /** Whose session a token opens; a session in use lives on. */
  async function identify(token: string, { mayRenew }: { mayRenew: boolean }) {
    const now = clock.now();
    const tokenHash = hashSessionToken(token);
    const found = await findSession(tokenHash);
    if (found === undefined) return null;
    const isHalfSpent = found.expires_at.getTime() - now.getTime() < sessionLife / 2;
    const renewedUntil = mayRenew && isHalfSpent ? new Date(now.getTime() + sessionLife) : null;
    if (renewedUntil !== null) await store.extendSession(db, tokenHash, renewedUntil);
    return { caller: toUser(found), renewedUntil };
  }

  async function openSession(tx: Tx, account: store.AccountRow): Promise<OpenedSession> {
    const now = clock.now();
    const token = newSessionToken();
    const expiresAt = new Date(now.getTime() + sessionLife);
    await store.deleteExpiredSessions(tx, now);
    await store.insertSession(tx, {
      tokenHash: hashSessionToken(token),
      accountId: account.id,
      now,
      expiresAt,
    });
    return { user: toUser(account), token, expiresAt };
  }

  async function startAsGuest(timeZone: string | undefined): Promise<OpenedSession> {
    return await inTransaction(db, async (tx) =>
      openSession(tx, await store.insertGuest(tx, { name: guestName, timeZone })),
    );
  }

  /** Registers the guest who asks, keeping everything earned, or a new account. */
  async function signUp(
    current: CurrentSession | null,
    wish: Omit<store.Registration, "passwordHash"> & { password: string },
  ): Promise<Result<OpenedSession>> {
    if (current !== null && !current.user.isGuest) return alreadyRegistered;
    const { password, ...rest } = wish;
    const name = readName(rest.name);
    if (!name.ok) return name;
    const passwordHash = await passwords.hash(password);
    const registration = { ...rest, name: name.value, passwordHash };

    const opened = await inPublishingTransaction({ db, events }, async (tx, happened) => {
      const account =
        current === null
          ? await store.insertRegistered(tx, registration)
          : await registerGuest(tx, happened, changeAge, current.user.id, registration);
      if (account === null)
        return refuse("email-taken", "There is already an account with this email.");
      if (account === undefined) return alreadyRegistered;
      // Whoever knew the guest's token must not hold the account: all old sessions end.
      await store.deleteSessionsOf(tx, account.id);
      return ok(await openSession(tx, account));
    });
    if (opened.ok && current !== null) sessionEnded(current.token);
    return opened;
  }

  async function logIn(
    current: CurrentSession | null,
    credentials: { email: string; password: string },
  ): Promise<Result<OpenedSession>> {
    const account = await store.findByEmail(db, credentials.email);
    const isRight = await passwords.verify(account?.password_hash ?? null, credentials.password);
    const opened =
      account !== undefined && isRight ? await replaceSession(current, account.id) : undefined;
    return opened === undefined ? wrongCredentials : ok(opened);
  }

  async function logInToDemo(
    current: CurrentSession | null,
    role: Exclude<Role, "ADMIN">,
  ): Promise<Result<OpenedSession>> {
    const account = await store.findDemoAccount(db, role);
    const opened = account && (await replaceSession(current, account.id));
    return opened === undefined
      ? refuse("not-found", "There is no demo account here.")
      : ok(opened);
  }

  /**
   * Opens a session in place of the current one. What a guest has comes along. Undefined where the
   * account has been erased meanwhile: then the current session stays.
   */
  async function replaceSession(
    current: CurrentSession | null,
    accountId: string,
  ): Promise<OpenedSession | undefined> {
    return await inPublishingTransaction({ db, events }, async (tx, happened) => {
      // Held until the session is there, so that nobody erases the account in between.
      if ((await lock(tx, accountId)) === undefined) return undefined;
      if (current !== null) {
        await store.deleteSession(tx, hashSessionToken(current.token));
        happened("session-ended", { session: nameSession(current.token) });
        if (current.user.isGuest) {
          await bringGuest(tx, happened, { guestId: current.user.id, accountId });
        }
      }
      return await openSession(tx, (await store.findById(tx, accountId))!);
    });
  }

  async function logOut(token: string): Promise<void> {
    await store.deleteSession(db, hashSessionToken(token));
    sessionEnded(token);
  }

  /** A name for a session that opens nothing. */
  const nameSession = (token: string): string => hashSessionToken(token).toString("hex");

  /** Which of the sessions of these names still hold. */
  async function openAmong(names: readonly string[]): Promise<ReadonlySet<string>> {
    const hashes = names.map((name) => Buffer.from(name, "hex"));
    const open = await store.listOpenSessions(db, hashes, clock.now());
    return new Set(open.map((hash) => hash.toString("hex")));
  }

  /** An account as its own session knows it; undefined when there is none. */
  async function findUser(from: Db | Tx, accountId: string): Promise<SessionUser | undefined> {
    const account = await store.findById(from, accountId);
    return account && toUser(account);
  }

  return {
    identify,
    nameSession,
    openAmong,
    findUser,
    startAsGuest,
    signUp,
    logIn,
    logInToDemo,
    logOut,
  };
}

/** The session a request came with. */
export interface CurrentSession {
  user: SessionUser;
  token: string;
}

const wrongCredentials = refuse("wrong-credentials", "The email or the password is wrong.");
const alreadyRegistered = refuse(
  "conflict",
  "You already have an account here. Log out first to make another one.",
);

const toUser = (account: store.AccountRow): SessionUser => ({
  id: account.id,
  name: account.name,
  email: account.email,
  role: account.role,
  isGuest: account.email === null && !account.is_demo,
  ageBand: account.age_band,
  level: account.level,
  timeZone: account.time_zone,
});

/** A guest keeps the age that nobody may change alone, whatever the form says. */
async function registerGuest(
  tx: Tx,
  happened: Publish,
  changeAge: ChangeAge,
  guestId: string,
  { ageBand: wish, ...registration }: store.Registration,
): Promise<store.AccountRow | null | undefined> {
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
  return { ...registered, age_band: after };
}
