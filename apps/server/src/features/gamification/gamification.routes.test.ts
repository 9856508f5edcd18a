import { loadContent } from "@saywell/content/answers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";
import { movableClock } from "../../testing/movable-clock";

let app: TestApp;
beforeEach(async () => {
  app = await buildTestApp({ clock: movableClock("2026-03-02T09:00:00Z") });
});
afterEach(() => app.close());

const profileOf = (userId: string, as?: TestUser) =>
  app.call(
    "GET /api/gamification/profile/{userId}",
    { params: { userId } },
    as === undefined ? {} : { as },
  );

describe("GET /api/gamification/profile/{userId}", () => {
  test("starts at level 1 with nothing", async () => {
    const as = await app.signInGuest();
    expect(await profileOf(as.id, as)).toMatchObject({
      status: 200,
      body: {
        level: 1,
        xp: 0,
        xpToday: 0,
        coins: 0,
        streak: 0,
        streakFreezes: 0,
        studiedToday: false,
        badges: [],
      },
    });
  });

  test("shows what the ledger, the study days and the badges come to", async () => {
    const as = await app.signInGuest();
    await app.db
      .insertInto("ledger_entry")
      .values([
        { account_id: as.id, kind: "lesson-completed", source: "a", xp: 1200, coins: 40 },
        { account_id: as.id, kind: "place-booked", source: "b", xp: 0, coins: -15 },
      ])
      .execute();
    await app.db
      .insertInto("study_day")
      .values(["2026-03-02", "2026-03-01"].map((day) => ({ account_id: as.id, day })))
      .execute();
    await app.db
      .insertInto("badge_award")
      .values([
        {
          account_id: as.id,
          badge_id: "traveller",
          awarded_at: new Date("2026-03-02T08:00:00.5Z"),
        },
        { account_id: as.id, badge_id: "first-talk", awarded_at: new Date("2026-03-01T08:00:00Z") },
        { account_id: as.id, badge_id: "withdrawn", awarded_at: new Date("2026-02-01T08:00:00Z") },
      ])
      .execute();

    const { body } = await profileOf(as.id, as);
    expect(body).toMatchObject({ level: 2, xp: 1200, coins: 25, streak: 2, studiedToday: true });
    const texts = new Map(loadContent().badges.map((badge) => [badge.id, badge]));
    expect(body.badges).toEqual(
      [
        { id: "first-talk", awardedAt: "2026-03-01T08:00:00.000Z" },
        { id: "traveller", awardedAt: "2026-03-02T08:00:00.500Z" },
      ].map(({ id, awardedAt }) => {
        const { name, description } = texts.get(id)!;
        return { id, name, description, awardedAt };
      }),
    );
  });

  test.each([
    ["Europe/London", 30],
    // It is 14:30 of the same day there: midnight was at 18:30 UTC.
    ["Asia/Kolkata", 37],
    // It is 04:00 there: midnight was at 05:00 UTC, four hours ago.
    ["America/New_York", 20],
  ])("counts XP since midnight in %s as today's", async (timeZone, xpToday) => {
    const as = await app.signInGuest();
    await app.db
      .updateTable("account")
      .set({ time_zone: timeZone })
      .where("id", "=", as.id)
      .execute();
    const entries = [
      ["2026-02-27T09:00:00Z", 500],
      ["2026-03-01T18:29:59Z", 3],
      ["2026-03-01T18:30:00Z", 7],
      ["2026-03-02T00:00:00Z", 10],
      ["2026-03-02T08:59:59Z", 20],
    ] as const;
    await app.db
      .insertInto("ledger_entry")
      .values(
        entries.map(([at, xp]) => ({
          account_id: as.id,
          kind: "lesson-completed",
          source: at,
          xp,
          created_at: new Date(at),
        })),
      )
      .execute();
    expect((await profileOf(as.id, as)).body).toMatchObject({ xp: 540, xpToday });
  });

  test("counts nobody else's XP as today's", async () => {
    const [as, other] = [await app.signInGuest(), await app.signInGuest()];
    await app.db
      .insertInto("ledger_entry")
      .values({
        account_id: other.id,
        kind: "lesson-completed",
        source: "a",
        xp: 60,
        created_at: new Date("2026-03-02T08:00:00Z"),
      })
      .execute();
    expect((await profileOf(as.id, as)).body.xpToday).toBe(0);
    expect((await profileOf(other.id, other)).body.xpToday).toBe(60);
  });

  test("needs a session", async () => {
    const { id } = await app.signInGuest();
    expect(await profileOf(id)).toMatchObject({ status: 401, code: "not-signed-in" });
  });

  test("is the learner's own: forbidden to others, open to an admin", async () => {
    const { id } = await app.signInGuest();
    expect(await profileOf(id, await app.signInGuest())).toMatchObject({
      status: 403,
      code: "forbidden",
    });
    expect((await profileOf(id, await app.signIn({ role: "ADMIN" }))).status).toBe(200);
  });

  test("of nobody is not found, even for an admin", async () => {
    const as = await app.signIn({ role: "ADMIN" });
    expect(await profileOf("0190b1f0-0000-4000-8000-000000000000", as)).toMatchObject({
      status: 404,
      code: "not-found",
      text: "There is no such learner.",
    });
  });
});
