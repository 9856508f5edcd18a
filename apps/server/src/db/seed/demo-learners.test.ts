import { loadContent } from "@saywell/content/answers";
import { dialogueXp } from "@saywell/lesson";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../testing/build-test-app";
import { movableClock } from "../../testing/movable-clock";
import { seedDemoAccounts } from "./demo-accounts";
import { demoLearners, seedDemoLearners } from "./demo-learners";
import { demoAssignedLessons, demoStudents } from "./demo-students";
import { continueDemoSchool, seedDemoSchool } from "./demo-school";
import { demoStudy } from "./testing/demo-study";

const clock = movableClock("2026-03-04T12:00:00Z");
let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ clock });
});
afterEach(async () => {
  clock.set("2026-03-04T12:00:00Z");
  await app.empty();
});
afterAll(() => app.close());

const seed = () => seedDemoSchool(app.db, demoStudy(app.db, clock.now().toISOString()));

const ledger = () => app.db.selectFrom("ledger_entry").selectAll().orderBy("id").execute();

/** Names and XP on the leaderboard of a new guest. */
async function board(period: "week" | "all", timeZone = "Europe/London") {
  const as = await app.signIn({ timeZone });
  const { body } = await app.call(
    "GET /api/gamification/leaderboard/{userId}",
    { params: { userId: as.id }, query: { period } },
    { as },
  );
  return body;
}

describe("the learners of the demo school", () => {
  test.each(["week", "all"] as const)(
    "are three, above You, on a fresh start's leaderboard: %s",
    async (period) => {
      await seed();
      const rows = await board(period);
      expect(rows.map(({ rank, isYou }) => [rank, isYou])).toEqual([
        [1, false],
        [2, false],
        [3, false],
        [4, true],
      ]);
      expect(new Set(rows.map(({ name }) => name)).size).toBe(4);
      expect(new Set(rows.map(({ xp }) => xp)).size).toBe(4);
    },
  );

  test.each(["Pacific/Kiritimati", "Europe/London", "America/Los_Angeles"])(
    "are on this week's leaderboard when the school first opens early on a Monday, seen from %s",
    async (timeZone) => {
      clock.set("2026-03-02T00:00:01Z");
      await seed();
      expect(await board("week", timeZone)).toHaveLength(4);
    },
  );

  test("were paid for real lessons of the course, and hold what that earns", async () => {
    await seed();
    for (const { id, finished, time_zone } of demoLearners) {
      const entries = await app.db
        .selectFrom("ledger_entry")
        .selectAll()
        .where("account_id", "=", id)
        .orderBy("created_at")
        .execute();
      expect(entries.map(({ kind, source }) => [kind, source])).toEqual(
        finished.map(([, lessonId]) => ["lesson-completed", lessonId]),
      );
      for (const { source, xp, coins } of entries) {
        const { dialogueFlow, coinReward } = loadContent().lesson(source)!;
        expect(coins).toBe(coinReward);
        expect(xp).toBe(dialogueXp(dialogueFlow.steps));
      }
      expect(new Intl.DateTimeFormat("en", { timeZone: time_zone })).toBeDefined();
      const badges = await app.db
        .selectFrom("badge_award")
        .select("badge_id")
        .where("account_id", "=", id)
        .execute();
      expect(badges.map(({ badge_id }) => badge_id)).toContain("first-talk");
    }
  });

  test("are added to a school that was seeded before there were any, once", async () => {
    await app.db.transaction().execute(seedDemoAccounts);
    await seed();
    const first = await ledger();
    expect(first.length).toBeGreaterThan(20);
    await seed();
    expect(await ledger()).toEqual(first);
  });

  test.each([
    ["the next day", "2026-03-05T12:00:00Z", "Europe/London"],
    ["on day 8", "2026-03-12T12:00:00Z", "Europe/London"],
    ["early on a Monday", "2026-03-16T00:00:01Z", "Pacific/Kiritimati"],
    ["early on a Monday", "2026-03-16T00:00:01Z", "America/Los_Angeles"],
    ["a year later, after the clocks changed", "2027-03-28T12:00:00Z", "Europe/Lisbon"],
  ])("are above You on the week's leaderboard when it opens again %s (%s, %s)", async (...when) => {
    const [, instant, timeZone] = when;
    await seed();
    clock.set(instant);
    await seed();
    const rows = await board("week", timeZone);
    const three = demoLearners.map(({ name }) => name);
    expect(rows.slice(0, 3).map(({ name }) => name)).toEqual(expect.arrayContaining(three));
    expect(rows).toHaveLength(4);
    expect(rows[3]).toMatchObject({ isYou: true, xp: 0 });
    expect(new Set(rows.map(({ xp }) => xp)).size).toBe(4);
  });

  test("practise on while the school stays open", async () => {
    await seed();
    clock.set("2026-03-12T12:00:00Z");
    await continueDemoSchool(app.db, demoStudy(app.db, clock.now().toISOString()));
    expect(await board("week")).toHaveLength(4);
  });

  test("practise finished lessons, paid as anybody's practice, and a day once however often it opens", async () => {
    await seed();
    const before = (await ledger()).length;
    for (const hour of ["08", "12", "20"]) {
      clock.set(`2026-03-06T${hour}:00:00Z`);
      await seed();
      await continueDemoSchool(app.db, demoStudy(app.db, clock.now().toISOString()));
    }
    const since = (await ledger()).slice(before);
    const sofia = since.filter(({ account_id }) => account_id === demoLearners[2].id);
    expect(sofia.map(({ source }) => source.split(":")[1])).toEqual(["2026-03-05", "2026-03-06"]);
    for (const { account_id, kind, source, xp, coins } of since) {
      const learner = demoLearners.find(({ id }) => id === account_id);
      const student = demoStudents.find(({ id }) => id === account_id);
      const finished: readonly string[] =
        learner?.finished.map(([, id]) => id) ??
        demoAssignedLessons.slice(0, student?.finished ?? 0);
      const lessonId = source.split(":")[0]!;
      expect(finished).toContain(lessonId);
      const { xpReward } = loadContent().lesson(lessonId)!;
      expect([kind, xp, coins]).toEqual(["lesson-replayed", Math.ceil(xpReward / 10), 0]);
    }
  });

  test("cannot be entered: the demo log-in opens a learner of the visitor's own, with a friendly name", async () => {
    await app.db
      .transaction()
      .execute((tx) => seedDemoLearners(tx, demoStudy(app.db, "2026-03-01T00:00:00Z")));
    const enter = () => app.call("POST /api/session/demo", { body: { role: "LEARNER" } });
    expect(await enter()).toMatchObject({ status: 404, code: "not-found" });
    await seed();
    expect((await enter()).body.user.name).toMatch(/^(?!Demo)[A-Z][a-z]+ [A-Z][a-z]+$/);
  });
});
