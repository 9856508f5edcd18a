import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "../../db/transaction";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";
import { type MovableClock, movableClock } from "../../testing/movable-clock";
import { makeAccount } from "../../testing/factories";
import { createMonthlyCoins } from "./monthly-coins";
import { realReads } from "../../testing/real-reads";

let clock: MovableClock;
let app: TestApp;
let free: TestApp;
beforeAll(async () => {
  clock = movableClock("2026-03-02T09:00:00Z");
  app = await buildTestApp({ clock, config: { plans: true } });
  free = await buildTestApp({ clock, database: app });
});
afterEach(async () => {
  clock.set("2026-03-02T09:00:00Z");
  await app.empty();
});
afterAll(async () => {
  await free.close();
  await app.close();
});

const coins = (as: TestUser, { of = as.id, query = {}, on = app } = {}) =>
  on.call("GET /api/gamification/coins/{userId}", { params: { userId: of }, query }, { as });
const profile = (as: TestUser, on = app) =>
  on.call("GET /api/gamification/profile/{userId}", { params: { userId: as.id } }, { as });
const ledger = ({ id }: { id: string }) =>
  app.db
    .selectFrom("ledger_entry")
    .select(["kind", "source", "coins"])
    .where("account_id", "=", id)
    .orderBy("id")
    .execute();
const march = { kind: "monthly-coins", source: "2026-03", coins: 100 };
const enter = (
  entries: readonly [kind: string, source: string, coins: number, at: string][],
  of: TestUser,
) =>
  app.db
    .insertInto("ledger_entry")
    .values(
      entries.map(([kind, source, amount, at]) => ({
        account_id: of.id,
        kind,
        source,
        coins: amount,
        created_at: new Date(at),
      })),
    )
    .execute();

describe("the coins of a learner", () => {
  test("are every entry that changed them, latest first, each with its reason and the balance after it", async () => {
    const as = await app.signInGuest();
    await enter(
      [
        ["lesson-completed", "a1-lesson-1", 25, "2026-02-20T09:00:00Z"],
        ["lesson-improved", "a1-lesson-1:30", 0, "2026-02-21T09:00:00Z"],
        ["live-session-booked", "s1", -20, "2026-02-22T09:00:00Z"],
      ],
      as,
    );
    const { body } = await coins(as, { on: free });
    expect(body).toMatchObject({ balance: 5, next: null });
    expect(body.entries.map(({ coins: each, balance, reason }) => [each, balance, reason])).toEqual(
      [
        [-20, 5, "Booked a live session"],
        [25, 25, expect.stringMatching(/^Finished “.+”$/)],
      ],
    );
    expect(body.entries[0]!.createdAt).toBe("2026-02-22T09:00:00.000Z");
  });

  test("come a page at a time, with the same balances, also where several have one time", async () => {
    const as = await app.signInGuest();
    const at = "2026-02-20T09:00:00Z";
    await enter(
      [1, 2, 3, 4, 5]
        .map((number) => ["room-message", `d${number}`, number, at] as const)
        .map((each) => [...each]),
      as,
    );
    const whole = (await coins(as, { on: free })).body.entries;
    expect(whole.map(({ balance }) => balance)).toEqual([15, 10, 6, 3, 1]);
    const paged = [];
    let cursor: string | null | undefined;
    do {
      const query = { limit: 2, ...(cursor && { cursor }) };
      const { body } = await coins(as, { on: free, query });
      expect(body.balance).toBe(15);
      paged.push(...body.entries);
      cursor = body.next;
    } while (cursor !== null);
    expect(paged).toEqual(whole);
    expect(await coins(as, { query: { cursor: "x" } })).toMatchObject({ status: 400 });
  });

  test("are the learner's own and an admin's to read", async () => {
    const as = await app.signInGuest();
    const other = await app.signInGuest();
    expect(await coins(other, { of: as.id })).toMatchObject({ status: 403, code: "forbidden" });
    const admin = await app.signIn({ role: "ADMIN", email: "head@example.org" });
    expect((await coins(admin, { of: as.id, on: free })).body).toEqual({
      balance: 0,
      monthly: null,
      entries: [],
      next: null,
    });
    const nobody = "00000000-0000-4000-8000-000000000000";
    expect(await coins(admin, { of: nobody })).toMatchObject({ status: 404, code: "not-found" });
  });
});

describe("the coins of the month, where the school charges", () => {
  test("are given once to whoever looks at their coins or profile, guests too, however often and at once", async () => {
    const as = await app.signInGuest();
    const looks = [1, 2, 3, 4].flatMap(() => [coins(as), profile(as)]);
    for (const reply of await Promise.all(looks)) expect(reply.status).toBe(200);
    expect(await ledger(as)).toEqual([march]);
    expect((await profile(as)).body).toMatchObject({ coins: 100, xp: 0 });
    expect((await coins(as)).body).toMatchObject({
      balance: 100,
      entries: [{ coins: 100, balance: 100, reason: "Your plan’s coins for March 2026" }],
    });
  });

  test("come with the first thing that pays in a month, and are no part of that pay", async () => {
    const as = await app.signInGuest();
    const body = { userId: as.id, lessonId: "a1-lesson-1", progress: 20, completed: 0 } as const;
    await app.call("POST /api/lessons/progress", { body }, { as });
    const score = { quizScore: 0, quizMaxScore: 10, duration: 60 };
    const finished = { userId: as.id, lessonId: "a1-lesson-1", ...score };
    const reply = await app.call("POST /api/lessons/complete", { body: finished }, { as });
    expect(reply.body.coinsAwarded).toBeLessThan(100);
    expect(await ledger(as)).toContainEqual(march);
  });

  test("begin with the month where the learner is, and are no less on a greater plan", async () => {
    const as = await app.signIn({ email: "kai@example.org", timeZone: "Pacific/Auckland" });
    await app.db
      .insertInto("subscription")
      .values({ account_id: as.id, plan_type: "PREMIUM", status: "active" })
      .execute();
    await profile(as);
    clock.set("2026-03-31T10:30:00Z");
    await profile(as);
    expect(await ledger(as)).toEqual([march]);
    clock.set("2026-03-31T11:30:00Z");
    await coins(as);
    expect(await ledger(as)).toEqual([march, { ...march, source: "2026-04" }]);
  });

  test("are told with when the next come, where the learner is, and not where none are given", async () => {
    const as = await app.signIn({ email: "kai@example.org", timeZone: "Pacific/Auckland" });
    const told = { coins: 100, nextAt: "2026-03-31T11:00:00.000Z" };
    expect((await coins(as)).body.monthly).toEqual(told);
    clock.set(told.nextAt);
    expect((await coins(as)).body).toMatchObject({
      balance: 200,
      monthly: { coins: 100, nextAt: "2026-04-30T12:00:00.000Z" },
    });
    expect((await coins(as, { on: free })).body.monthly).toBeNull();
    const teacher = await app.signIn({ role: "TEACHER", email: "tom@example.org" });
    expect((await coins(teacher)).body.monthly).toBeNull();
  });

  test("are not given to staff, nor by staff who look, nor where the school does not charge", async () => {
    const as = await app.signInGuest();
    const teacher = await app.signIn({ role: "TEACHER", email: "tom@example.org" });
    const admin = await app.signIn({ role: "ADMIN", email: "head@example.org" });
    await profile(teacher);
    await coins(teacher);
    await coins(admin, { of: as.id });
    await profile(as, free);
    await coins(as, { on: free });
    expect(await app.db.selectFrom("ledger_entry").selectAll().execute()).toEqual([]);
  });

  test("are written once by several transactions at once", async () => {
    const { id } = await makeAccount(app.db, {});
    const pays = createMonthlyCoins({ isCharged: true, lock: realReads.accounts.lock });
    const both = [1, 2, 3].map(() => inTransaction(app.db, (tx) => pays.pay(tx, id, clock.now())));
    await Promise.all(both);
    expect(await ledger({ id })).toEqual([march]);
  });
});
