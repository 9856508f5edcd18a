import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { inTransaction } from "../../../db/transaction";
import { buildTestApp, type TestApp } from "../../../testing/build-test-app";
import { type AccountTraits, makeAccount, makeSession } from "../../../testing/factories";
import { type MovableClock, movableClock } from "../../../testing/movable-clock";

const day = 24 * 60 * 60 * 1000;
const ana = { email: "ana@example.org", password: "correct horse battery" };

let clock: MovableClock;
let app: TestApp;
beforeAll(async () => {
  clock = movableClock("2026-03-02T09:00:00Z");
  app = await buildTestApp({ clock });
});
beforeEach(() => app.empty());
afterAll(() => app.close());

/** An account that began long ago and claims an address. */
const claim = (traits: AccountTraits = {}) =>
  makeAccount(app.db, { ...ana, isEmailVerified: false, ...traits });

async function keepsAddress({ id }: { id: string }): Promise<boolean> {
  await app.db
    .updateTable("account")
    .set({ registered_at: new Date(clock.now().getTime() - 91 * day) })
    .where("id", "=", id)
    .execute();
  await inTransaction(app.db, (tx) => app.jobs.enqueue(tx, "release-old-claims", {}));
  await app.jobs.runWaiting();
  const row = await app.db
    .selectFrom("account")
    .select("email")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return row.email !== null;
}

test("an address that is claimed for 90 days by an account that nobody uses is let go", async () => {
  expect(await keepsAddress(await claim())).toBe(false);
  const body = { name: "Ana", ...ana };
  expect((await app.call("POST /api/session/sign-up", { body })).status).toBe(200);
});

test.each<[string, AccountTraits]>([
  ["it is proved", { isEmailVerified: true }],
  ["the account is a teacher's", { role: "TEACHER" }],
  ["the account has a level", { level: "A2" }],
])("an address is kept where %s", async (_, traits) => {
  expect(await keepsAddress(await claim(traits))).toBe(true);
});

test.each<[string, (accountId: string) => Promise<unknown>]>([
  ["somebody is logged in", (accountId) => makeSession(app.db, { accountId, now: clock.now() })],
  [
    "somebody logged in a while ago",
    async () => {
      const { body } = await app.call("POST /api/session/log-in", { body: ana });
      expect(body.user.email).toBe(ana.email);
      await app.db.deleteFrom("session").execute();
    },
  ],
  [
    "somebody gets in by a provider",
    (account_id) => {
      const at = clock.now();
      const identity = { issuer: "https://provider.example", subject: "ana", account_id };
      return app.db
        .insertInto("sign_in_identity")
        .values({ ...identity, created_at: at, last_used_at: at })
        .execute();
    },
  ],
  [
    "the school made it",
    () => app.db.updateTable("account").set({ enrolled_at: clock.now() }).execute(),
  ],
  [
    "a lesson was begun",
    (account_id) =>
      app.db
        .insertInto("lesson_progress")
        .values({ account_id, lesson_id: "a1-lesson-1" })
        .execute(),
  ],
  [
    "something was earned",
    (account_id) =>
      app.db
        .insertInto("ledger_entry")
        .values({ account_id, kind: "chat", source: "a message", xp: 1, coins: 0 })
        .execute(),
  ],
])("an address that is claimed is kept where %s", async (_, happen) => {
  const account = await claim();
  await happen(account.id);
  expect(await keepsAddress(account)).toBe(true);
});
