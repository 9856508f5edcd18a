import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";
import { type AccountTraits, makeClass, makeRoom } from "../../testing/factories";
import { movableClock } from "../../testing/movable-clock";

const clock = movableClock("2026-03-02T09:00:00Z");
let app: TestApp;
let teacher: TestUser;
beforeAll(async () => {
  app = await buildTestApp({ clock });
});
beforeEach(async () => {
  clock.set("2026-03-02T09:00:00Z");
  teacher = await app.signIn({ role: "TEACHER", email: "t@example.org" });
});
afterEach(() => app.empty());
afterAll(() => app.close());

const looks = async () =>
  await app.db
    .selectFrom("audit_entry")
    .select(["actor_id as by", "about_id as at", "details"])
    .where("action", "=", "child-data-read")
    .orderBy("id")
    .execute();

const rooms = (as: TestUser) => app.call("GET /api/rooms", {}, { as });
const what = "GET /api/rooms";

const withEach = async (all: readonly AccountTraits[]) => {
  const people = [];
  for (const [n, traits] of all.entries()) {
    people.push(await app.signIn({ email: `${n}@example.org`, ...traits }));
  }
  await makeRoom(app.db, { memberIds: people.map(({ id }) => id) });
  return people.map(({ id }) => id);
};

describe("a look of a teacher at a list", () => {
  test("is kept for each who is, or may be, under 18, and not for adults, staff and the demo's people", async () => {
    const [child, teenager, unknown] = await withEach([
      { ageBand: "UNDER_13" },
      { ageBand: "AGE_13_TO_17" },
      {},
      { ageBand: "ADULT" },
      { role: "TEACHER" },
      { ageBand: "UNDER_13", isDemo: true },
      { isBot: true },
    ]);
    await rooms(teacher);
    const kept = await looks();
    expect(new Set(kept.map(({ at }) => at))).toEqual(new Set([child, teenager, unknown]));
    expect(kept[0]).toMatchObject({ by: teacher.id, details: { what } });
  });

  test("is kept once in an hour for the same child, call and teacher", async () => {
    const [mia, ben] = await withEach([{ ageBand: "UNDER_13" }, { ageBand: "UNDER_13" }]);
    await rooms(teacher);
    clock.advance(59 * 60_000);
    await rooms(teacher);
    expect(await looks()).toHaveLength(2);
    await rooms(await app.signIn({ role: "ADMIN", email: "head@example.org" }));
    expect(await looks()).toHaveLength(4);
    await app.call("GET /api/users/search", { query: { q: "student" } }, { as: teacher });
    clock.advance(60_000);
    await rooms(teacher);
    const mine = (await looks()).filter(({ by }) => by === teacher.id).slice(-2);
    expect(new Set(mine.map(({ at }) => at))).toEqual(new Set([mia, ben]));
  });

  test("of a page of 200 is one insert", async () => {
    await app.db.transaction().execute(async (tx) => {
      await sql`
        insert into account (name, email, registered_at, age_band)
        select 'Child', n || '@example.org', now(), 'UNDER_13' from generate_series(1, 1000) as n`.execute(
        tx,
      );
      const { id } = await makeClass(app.db, { teacherId: teacher.id });
      await sql`insert into class_member (class_id, account_id) select ${id}, account.id from account where name = 'Child'`.execute(
        tx,
      );
    });
    const admin = await app.signIn({ role: "ADMIN", email: "head@example.org" });
    const { body } = await app.call("GET /api/admin/classes", { query: {} }, { as: admin });
    const params = { id: body.classes[0]!.id };
    const query = { limit: "200" };
    await app.call("GET /api/admin/classes/{id}/members", { params, query }, { as: admin });
    const written = await sql<{ at: string }>`
      select distinct xmin::text as at from audit_entry where actor_id = ${admin.id}`.execute(
      app.db,
    );
    expect(await looks()).toHaveLength(200);
    expect(written.rows).toHaveLength(1);
  });
});

test("a child's own reading, and a learner's of others, is no look", async () => {
  const [, ada] = await withEach([{ ageBand: "UNDER_13" }, { ageBand: "ADULT" }]);
  expect(ada).toBeDefined();
  const learner = await app.signIn({ ageBand: "ADULT", email: "own@example.org" });
  await rooms(learner);
  const params = { userId: learner.id };
  await app.call("GET /api/account/{userId}", { params }, { as: learner });
  const own = { userId: teacher.id };
  await app.call("GET /api/account/{userId}", { params: own }, { as: teacher });
  expect(await looks()).toEqual([]);
});

test("the demo's teacher, whom anybody may be, is kept where what they read is a real child's", async () => {
  const demo = { isDemo: true } as const;
  const [real] = await withEach([{ ageBand: "UNDER_13" }, { ageBand: "UNDER_13", ...demo }]);
  await app.db.updateTable("room").set({ is_demo: true }).execute();
  const visitor = await app.signIn({ role: "TEACHER", email: "demo@example.org", ...demo });
  await rooms(visitor);
  expect(await looks()).toMatchObject([{ by: visitor.id, at: real }]);
});
