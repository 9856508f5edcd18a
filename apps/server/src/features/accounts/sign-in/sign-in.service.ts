import type { SchoolSettings } from "@saywell/contract";
import type { SignInProblem } from "@saywell/contract/constants";
import { isWebRoute } from "@saywell/contract/constants";
import type { Clock } from "../../../adapters/clock";
import { newSecrets, type SignInProvider } from "../../../adapters/sign-in-provider";
import type { Db, Tx } from "../../../db/database";
import { inTransaction } from "../../../db/transaction";
import { ok, refuse, type Result } from "../../../refusal";
import { lock } from "../accounts.store";
import type { Browser } from "../devices/known-devices";
import type { AskForCode } from "../second-factor/ask-for-code";
import { findFactor } from "../second-factor/second-factor.store";
import type { CurrentSession, OpenedSession, SessionService } from "../sessions/session.service";
import { hashSessionToken, newSessionToken } from "../sessions/session-token";
import type { AccountOfPerson, SignedIn } from "./find-or-make-account";
import { accountSuspended } from "../account-suspended";
import * as store from "./sign-in.store";

export type SignInService = ReturnType<typeof createSignInService>;

interface Deps {
  db: Db;
  clock: Clock;
  providers: readonly SignInProvider[];
  people: AccountOfPerson;
  replaceSession: SessionService["replaceSession"];
  secondFactor: Pick<AskForCode, "askFor" | "isEnough">;
  settings: () => SchoolSettings;
}

/** Where somebody comes from and wants to go. */
interface Begin {
  /** The school's address, as the browser knows it. */
  origin: string;
  browserToken: string | undefined;
  path: string | undefined;
  timeZone: string | undefined;
}

/** What happens to the browser that a provider sent back. */
export interface CameBack {
  location: string;
  opened?: OpenedSession;
}

const minute = 60 * 1000;
const attemptLife = 10 * minute;
const usualPath = "/student-dashboard";

/** Signing in with a provider: begun here, answered there, and believed only when it fits. */
export function createSignInService(deps: Deps) {
  const { db, clock, providers, people, replaceSession, secondFactor, settings } = deps;
  const find = (id: string): SignInProvider | undefined =>
    providers.find((provider) => provider.id === id);

  const save = (from: Db | Tx, attempt: store.Attempt): Promise<void> => {
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + attemptLife);
    return store.saveAttempt(from, attempt, { now, expiresAt });
  };

  /** @param linkTo whose account the provider is to be linked to; null: to sign in */
  async function begin(
    providerId: string,
    { origin, browserToken = newSessionToken(), path, timeZone }: Begin,
    linkTo: string | null,
  ): Promise<Result<{ url: string; browserToken: string }>> {
    const provider = find(providerId);
    if (provider === undefined || origin === "") return unknownProvider;
    const secrets = newSecrets();
    const url = await provider.pageFor(secrets, `${origin}/api/sign-in/${provider.id}/callback`);
    if (url === null) {
      return refuse(
        "unavailable",
        `${provider.name} does not answer. Please try again in a moment, or log in with your password.`,
      );
    }
    await save(db, {
      stateHash: hashSessionToken(secrets.state),
      browserHash: hashSessionToken(browserToken),
      provider: provider.id,
      nonce: secrets.nonce,
      codeVerifier: secrets.codeVerifier,
      path: path !== undefined && isSafe(path) ? path : usualPath,
      timeZone: timeZone ?? null,
      accountId: linkTo,
      isProved: false,
      identity: null,
    });
    return ok({ url, browserToken });
  }

  /** Opens a session for who signed in, or waits for the code of the account's second factor. */
  async function enter(
    browser: Browser,
    current: CurrentSession | null,
    { person, attempt }: { person: SignedIn; attempt: store.Attempt },
  ): Promise<CameBack> {
    let location: string = problem("not-believed");
    const from = { ...browser, timeZone: attempt.timeZone ?? undefined };
    const opened = await replaceSession(from, current, async (tx, happened) => {
      const guest = current?.user.isGuest === true ? current : null;
      const found = await people.findOrMake(tx, happened, person, guest);
      const { id: accountId, isLinked } = found;
      const account = await lock(tx, accountId);
      if (account === undefined || account.is_suspended) {
        location = problem("suspended");
        return undefined;
      }
      const factor = await findFactor(tx, accountId);
      if (factor !== undefined && factor.confirmed_at !== null) {
        const stateHash = hashSessionToken(newSessionToken());
        const { browserHash, provider, path } = attempt;
        const secrets = { nonce: "", codeVerifier: "", timeZone: attempt.timeZone };
        const { issuer, subject } = person;
        const identity = isLinked ? null : { issuer, subject };
        const proved = {
          stateHash,
          browserHash,
          provider,
          path,
          accountId,
          identity,
          isProved: true,
        };
        await save(tx, { ...secrets, ...proved });
        location = "/sign-in?code";
        return undefined;
      }
      return accountId;
    });
    return opened === undefined ? { location } : { location: attempt.path, opened };
  }

  return {
    list: () => providers.map(({ id, name }) => ({ id, name })),

    begin,

    /** What a provider is called here, by its address. */
    nameOf: (issuer: string): string =>
      providers.find((provider) => sameIssuer(provider.issuer, issuer))?.name ??
      new URL(issuer).hostname,

    /** The provider has sent the browser back, with whatever somebody wrote into the address. */
    async comeBack(
      providerId: string,
      cameTo: URL,
      browserToken: string | undefined,
      { browser, current }: { browser: Browser; current: CurrentSession | null },
    ): Promise<CameBack> {
      const provider = find(providerId);
      const state = cameTo.searchParams.get("state");
      if (provider === undefined || state === null || browserToken === undefined) return notBegun;
      const attempt = await store.takeAttempt(db, {
        stateHash: hashSessionToken(state),
        browserHash: hashSessionToken(browserToken),
        provider: provider.id,
        now: clock.now(),
      });
      if (attempt === undefined) return notBegun;
      const linkTo = attempt.accountId;
      if (linkTo !== null && linkTo !== current?.user.id) return notBegun;
      const { nonce, codeVerifier } = attempt;
      const told = await provider.finish({ state, nonce, codeVerifier }, cameTo);
      if (typeof told === "string") return { location: problem(told) };
      if (told.subject.length > 255) return { location: problem("not-believed") };
      const person = { ...told, provider: provider.name };
      if (linkTo === null) return await enter(browser, current, { person, attempt });
      const isLinked = await inTransaction(db, (tx) => people.linkTo(tx, person, linkTo));
      return { location: isLinked ? attempt.path : problem("linked-elsewhere") };
    },

    /** The code that was still missing. */
    async giveCode(
      browserToken: string | undefined,
      code: string,
      { browser, current }: { browser: Browser; current: CurrentSession | null },
    ): Promise<Result<{ opened: OpenedSession; path: string }>> {
      if (browserToken === undefined) return tooLate;
      const browserHash = hashSessionToken(browserToken);
      const waiting = await store.findProved(db, browserHash, clock.now());
      if (waiting === undefined || waiting.accountId === null) return tooLate;
      const { accountId, path, identity } = waiting;
      const provider = find(waiting.provider)?.name ?? waiting.provider;
      const given = await secondFactor.askFor(accountId, code);
      if (!given.ok) return given;
      let isSuspended = false;
      const enterAs = async (tx: Tx) => {
        const isEnough = await secondFactor.isEnough(tx, accountId, given.value);
        isSuspended = (await lock(tx, accountId))?.is_suspended === true;
        const isWaiting = (await store.deleteProved(tx, browserHash)) > 0;
        if (!isEnough || !isWaiting || isSuspended) return undefined;
        const isTheirs =
          identity === null || (await people.linkTo(tx, { ...identity, provider }, accountId));
        return isTheirs ? accountId : undefined;
      };
      const from = { ...browser, timeZone: waiting.timeZone ?? undefined };
      const opened = await replaceSession(from, current, enterAs, given.value);
      if (isSuspended) return accountSuspended(settings());
      return opened === undefined ? tooLate : ok({ opened, path });
    },
  };
}

/** A page of ours that people see, and nothing that an address can hide. */
const isSafe = (path: string): boolean =>
  /^[\w/-]+$/.test(path) && path !== "/" && path !== "/sign-in" && isWebRoute(path);

const sameIssuer = (one: string, other: string): boolean =>
  one.replace(/\/$/, "") === other.replace(/\/$/, "");

const problem = (name: SignInProblem): string => `/sign-in?problem=${name}`;
const notBegun: CameBack = { location: problem("not-begun-here") };
const unknownProvider = refuse("not-found", "Nobody signs in with this provider here.");
const tooLate = refuse("link-expired", "This sign-in took too long. Please begin again.");
