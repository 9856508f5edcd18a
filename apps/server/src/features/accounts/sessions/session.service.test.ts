import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Db } from "../../../db/database";
import { createEvents } from "../../../events";
import { createTestDatabase } from "../../../testing/test-database";
import { movableClock } from "../../../testing/movable-clock";
import { makeAccount, testPasswordCost } from "../../../testing/factories";
import { ok } from "../../../refusal";
import { createPasswordTries } from "../passwords/password-tries";
import { createKnownDevices } from "../devices/known-devices";
import { createLogIn } from "./log-in";
import { createPasswords } from "./passwords";
import { createSessionService } from "./session.service";

const seen = { mayRenew: true };
const browser = { device: null, deviceToken: undefined, timeZone: undefined };
const nothing = () => Promise.resolve();

function createService(db: Db, parts: Partial<Parameters<typeof createSessionService>[0]> = {}) {
  const deps = {
    db,
    clock: movableClock("2026-03-02T09:00:00Z"),
    events: createEvents(() => {}),
    passwords: createPasswords(testPasswordCost),
    checkPassword: () => Promise.resolve(ok(true as const)),
    readName: (_: unknown, typed: string) => Promise.resolve(ok(typed)),
    bringGuest: () => Promise.resolve(false),
    changeAge: nothing,
    askToProve: () => Promise.resolve(true),
    endOwnConsent: nothing,
    endGuestRooms: nothing,
    noteEntry: () => Promise.resolve(undefined),
    used: () => {},
    makeVisitor: () => Promise.resolve(undefined),
    requiresSecondFactor: false,
    schoolZone: () => "UTC",
    ...parts,
  };
  const service = createSessionService(deps);
  const { logIn, settled } = createLogIn({
    ...deps,
    passwordTries: createPasswordTries(deps),
    devices: createKnownDevices(deps),
    resetLinks: { make: () => Promise.resolve(undefined) },
    send: nothing,
    record: nothing,
    log: () => {},
    settings: () => {
      throw new Error("nobody is suspended here");
    },
    replaceSession: service.replaceSession,
    secondFactor: {
      askFor: () => Promise.resolve(ok(null)),
      isEnough: () => Promise.resolve(true),
    },
  });
  return { ...service, logIn, settled };
}

test("a guest who signs up twice at once becomes one account, with one session", async () => {
  const { db, drop } = await createTestDatabase();
  const ended: string[] = [];
  const events = createEvents(() => {});
  events.subscribe("session-ended", ({ session }) => void ended.push(session));
  const service = createService(db, {
    events,
  });
  const guest = await service.startAsGuest(browser);
  const signUpAs = (email: string) =>
    service.signUp(browser, guest, {
      name: "Ana",
      email,
      password: "a long password",
      ageBand: undefined,
    });

  const results = await Promise.all(["a@example.org", "b@example.org"].map(signUpAs));

  const admitted = results.filter((result) => result.ok).map(({ value }) => value);
  const refusals = results.filter((result) => !result.ok).map(({ refusal }) => refusal.code);
  expect(refusals).toEqual(["conflict"]);
  expect((await service.identify(admitted[0]!.token, seen))?.user).toEqual(admitted[0]!.user);
  expect(await service.identify(guest.token, seen)).toBeNull();
  expect(ended).toEqual([service.nameSession(guest.token)]);
  await service.settled();
  await drop();
});

test("a log-in to an account that is erased meanwhile is refused, and the current session stays", async () => {
  const { db, drop } = await createTestDatabase();
  const ended: string[] = [];
  const events = createEvents(() => {});
  events.subscribe("session-ended", ({ session }) => void ended.push(session));
  const passwords = createPasswords(testPasswordCost);
  const credentials = { email: "a@example.org", password: "a long password" };
  const account = await makeAccount(db, credentials);
  const service = createService(db, {
    events,
    passwords: {
      ...passwords,
      async verify(hash, typed) {
        const isRight = await passwords.verify(hash, typed);
        await db.deleteFrom("account").where("id", "=", account.id).execute();
        return isRight;
      },
    },
  });
  const guest = await service.startAsGuest(browser);

  expect(await service.logIn(browser, guest, credentials)).toMatchObject({
    ok: false,
    refusal: { code: "wrong-credentials" },
  });

  expect((await service.identify(guest.token, seen))?.user).toEqual(guest.user);
  expect(ended).toEqual([]);
  await service.settled();
  await drop();
});

test.each([
  ["that nobody got in on", browser, 2],
  [
    "that somebody got in on",
    { ...browser, deviceToken: randomBytes(32).toString("base64url") },
    4,
  ],
])("a log-in on a device %s hashes as often for nobody as for all", async (_, device, always) => {
  const { db, drop } = await createTestDatabase();
  let hashes = 0;
  const passwords = createPasswords(testPasswordCost);
  const service = createService(db, {
    passwords: {
      ...passwords,
      verify(...parts) {
        hashes += 1;
        return passwords.verify(...parts);
      },
    },
  });
  const counts: number[] = [];
  for (const isEmailVerified of [false, false, true, false, false]) {
    hashes = 0;
    await service.logIn(device, null, { email: "a@example.org", password: "a wrong password" });
    counts.push(hashes);
    await makeAccount(db, { email: "a@example.org", isEmailVerified });
  }
  expect(counts).toEqual(Array(5).fill(always));
  await service.settled();
  await drop();
});

test("an erasure that comes while a session is opened waits for it, and ends it", async () => {
  const { db, drop } = await createTestDatabase();
  const credentials = { email: "a@example.org", password: "a long password" };
  const account = await makeAccount(db, credentials);
  let erasure: Promise<unknown> = Promise.resolve();
  const service = createService(db, {
    async bringGuest() {
      const done = new AbortController();
      const erasing = db.deleteFrom("account").where("id", "=", account.id).execute();
      erasure = erasing.finally(() => done.abort());
      await untilWaitedFor(db, done.signal);
      return false;
    },
  });

  const opened = await service.logIn(browser, await service.startAsGuest(browser), credentials);
  await erasure;

  expect(opened).toMatchObject({ ok: true, value: { user: { id: account.id } } });
  const { token } = opened.ok ? opened.value : { token: "" };
  expect(await service.identify(token, seen)).toBeNull();
  await service.settled();
  await drop();
});

/** Until something in the database waits for a lock, or nothing will any more. */
async function untilWaitedFor(db: Db, done: AbortSignal): Promise<void> {
  while (!done.aborted) {
    const { rows } = await sql`
      select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    if (rows.length > 0) return;
  }
}
