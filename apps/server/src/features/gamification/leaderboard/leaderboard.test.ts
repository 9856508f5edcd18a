import type { CallByName, CallRequest } from "@saywell/contract";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../../testing/build-test-app";
import type { AccountTraits } from "../../../testing/factories";
import { movableClock } from "../../../testing/movable-clock";

// A Wednesday.
const now = "2026-03-04T12:00:00Z";
const clock = movableClock(now);

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ clock });
});
afterEach(async () => {
  clock.set(now);
  await app.empty();
});
afterAll(() => app.close());

type Query = NonNullable<
  CallRequest<CallByName<"GET /api/gamification/leaderboard/{userId}">>["query"]
>;
const board = (as: TestUser, query: Query = {}, tester = app) =>
  tester.call(
    "GET /api/gamification/leaderboard/{userId}",
    { params: { userId: as.id }, query },
    { as },
  );
/** Rank, name and XP of each row, as `1 Ana 300`; the caller's with a star. */
const rows = async (as: TestUser, query?: Query, tester = app) =>
  (await board(as, query, tester)).body.map(
    ({ rank, name, xp, isYou }) => `${rank} ${name} ${xp}${isYou ? " *" : ""}`,
  );

async function earn({ id }: { id: string }, xp: number, at = now, tester = app): Promise<void> {
  await tester.db
    .insertInto("ledger_entry")
    .values({
      account_id: id,
      kind: "lesson-completed",
      source: `${at} ${xp}`,
      xp,
      created_at: new Date(at),
    })
    .execute();
}

/** A registered adult who earned this now. */
async function rival(name: string, xp: number, traits: AccountTraits = {}): Promise<TestUser> {
  const email = `${name.toLowerCase()}@example.org`;
  const user = await app.signIn({ name, email, ageBand: "ADULT", ...traits });
  if (xp > 0) await earn(user, xp);
  return user;
}
const choose = (user: TestUser, onLeaderboard: boolean) =>
  app.db
    .insertInto("account_setting")
    .values({ account_id: user.id, on_leaderboard: onLeaderboard })
    .execute();

describe("GET /api/gamification/leaderboard/{userId}", () => {
  test("ranks learners by XP, ties by name, and marks the caller", async () => {
    const as = await app.signInGuest();
    await earn(as, 200);
    await rival("Chen", 150);
    await rival("Bea", 300);
    await rival("amir", 150);
    expect(await rows(as)).toEqual(["1 Bea 300", "2 Student 200 *", "3 amir 150", "4 Chen 150"]);
  });

  test("shows nothing of others but name, avatar, level and XP", async () => {
    const as = await app.signInGuest();
    const other = await rival("Bea", 40);
    await earn(other, 2500, "2025-01-01T00:00:00Z");
    await app.db.updateTable("account").set({ avatar: "fox" }).where("id", "=", other.id).execute();
    const reply = await board(as);
    expect(reply.body[0]).toEqual({
      rank: 1,
      name: "Bea",
      avatar: "fox",
      level: 3,
      xp: 40,
      isYou: false,
    });
    for (const secret of [other.id, "bea@example.org"]) expect(reply.text).not.toContain(secret);
  });

  test("shows the first ten, and the caller with the rank that is really theirs", async () => {
    for (let index = 1; index <= 12; index++) await rival(`Rival${index}`, 1000 - index);
    const as = await rival("Me", 5);
    const { body } = await board(as);
    expect(body.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13]);
    expect(body.at(-1)).toMatchObject({ name: "Me", isYou: true, xp: 5 });
    await earn(as, 2000);
    expect((await board(as)).body).toHaveLength(10);
  });

  test("leaves out others who earned nothing, guests, teachers, and those who do not agree", async () => {
    const as = await rival("Me", 0);
    await rival("Idle", 0);
    await rival("Teacher", 90, { role: "TEACHER" });
    await earn(await app.signIn({ name: "Guest", ageBand: "ADULT" }), 90);
    await rival("Unknown", 90, { ageBand: "UNKNOWN" });
    await rival("Child", 90, { ageBand: "UNDER_13" });
    await choose(await rival("Shy", 90), false);
    await choose(await rival("Young", 80, { ageBand: "AGE_13_TO_17" }), true);
    await choose(await rival("Open", 70), true);
    expect(await rows(as)).toEqual(["1 Young 80", "2 Open 70", "3 Me 0 *"]);
  });

  test("shows the caller to themselves when others may not see them", async () => {
    const as = await rival("Shy", 90);
    await choose(as, false);
    expect(await rows(as)).toEqual(["1 Shy 90 *"]);
    expect(await rows(await rival("Me", 10))).toEqual(["1 Me 10 *"]);
  });

  test("a week begins on Monday where the caller is", async () => {
    const london = await rival("London", 0);
    const tokyo = await rival("Tokyo", 0, { timeZone: "Asia/Tokyo" });
    const other = await rival("Bea", 0);
    await earn(other, 1, "2026-03-01T14:59:59Z"); // Sunday for both
    await earn(other, 20, "2026-03-01T15:00:00Z"); // Monday in Tokyo
    await earn(other, 300, "2026-03-02T00:00:00Z"); // Monday in London
    expect(await rows(london, { period: "week" })).toEqual(["1 Bea 300", "2 London 0 *"]);
    expect(await rows(tokyo, { period: "week" })).toEqual(["1 Bea 320", "2 Tokyo 0 *"]);
    expect(await rows(tokyo, { period: "all" })).toEqual(["1 Bea 321", "2 Tokyo 0 *"]);
    clock.set("2026-03-09T00:00:00Z");
    expect(await rows(london)).toEqual(["1 London 0 *"]);
  });

  test("friends and class are only the caller until there are any", async () => {
    const as = await rival("Me", 10);
    await rival("Bea", 300);
    for (const scope of ["friends", "class"] as const) {
      expect(await rows(as, { scope })).toEqual(["1 Me 10 *"]);
    }
  });

  test("needs a session, the learner's own or an admin's, and refuses unknown periods", async () => {
    const as = await app.signInGuest();
    const name = "GET /api/gamification/leaderboard/{userId}";
    const request = { params: { userId: as.id } };
    expect(await app.call(name, request)).toMatchObject({ status: 401, code: "not-signed-in" });
    expect(await app.call(name, request, { as: await app.signInGuest() })).toMatchObject({
      status: 403,
      code: "forbidden",
    });
    expect(await board(as, { period: "year" } as unknown as Query)).toMatchObject({
      status: 400,
      code: "invalid-input",
    });
    const admin = await app.signIn({ role: "ADMIN" });
    expect((await app.call(name, request, { as: admin })).body).toMatchObject([{ isYou: true }]);
    const userId = "0190b1f0-0000-4000-8000-000000000000";
    expect(await app.call(name, { params: { userId } }, { as: admin })).toMatchObject({
      status: 404,
      code: "not-found",
    });
  });
});

test("the demo school's learners are on the leaderboard only while it is open", async () => {
  const closed = await buildTestApp({ clock, config: { demo: false } });
  for (const [tester, seen] of [
    [app, ["1 Demo 50", "2 Student 0 *"]],
    [closed, ["1 Student 0 *"]],
  ] as const) {
    const as = await tester.signInGuest();
    const demo = await tester.signIn({ name: "Demo", ageBand: "ADULT", isDemo: true });
    await earn(demo, 50, now, tester);
    expect(await rows(as, {}, tester)).toEqual(seen);
  }
  await closed.close();
});

test("shows neither name nor picture of who is under 13 to others, and of all others the first name", async () => {
  const as = await rival("Ana Own", 10);
  const child = await rival("Kim Family", 300, { ageBand: "UNDER_13" });
  const teen = await rival("Lou Surname", 200, { ageBand: "AGE_13_TO_17" });
  const hidden = await rival("Eve", 100, { ageBand: "UNDER_13", hasConsent: false });
  await rival("Max Surname", 150);
  for (const user of [child, teen, hidden]) await choose(user, true);
  await app.db.updateTable("account").set({ avatar: "owl" }).execute();
  expect(await rows(as)).toEqual([
    "1 Young learner 300",
    "2 Lou 200",
    "3 Max 150",
    "4 Ana Own 10 *",
  ]);
  expect(await rows(child)).toContain("1 Kim Family 300 *");
  const pictures = async (viewer: TestUser) =>
    (await board(viewer)).body.map(({ avatar }) => avatar);
  expect(await pictures(as)).toEqual([null, "owl", "owl", "owl"]);
  expect(await pictures(child)).toEqual(["owl", "owl", "owl", "owl"]);
});
