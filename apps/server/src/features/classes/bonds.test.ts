import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Caller } from "../../http/current-user";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";
import { makeClass } from "../../testing/factories";

let app: TestApp;
let mia: TestUser;
let tom: TestUser;
let kid: TestUser;
let pal: TestUser;
let classId: string;
beforeAll(async () => {
  app = await buildTestApp();
});
beforeEach(async () => {
  mia = await app.signIn({ role: "TEACHER", name: "Mia", email: "mia@example.org" });
  tom = await app.signIn({ role: "TEACHER", name: "Tom", email: "tom@example.org" });
  kid = await app.signIn({ name: "Zelda Kid", email: "kid@example.org", ageBand: "UNDER_13" });
  pal = await app.signIn({ name: "Paul Pal", email: "pal@example.org", ageBand: "ADULT" });
  ({ id: classId } = await makeClass(app.db, {
    teacherId: mia.id,
    studentIds: [kid.id, pal.id],
  }));
});
afterEach(() => app.empty());
afterAll(() => app.close());

const share = () =>
  app.call(
    "POST /api/classes/{classId}/teachers",
    { params: { classId }, body: { teacherId: tom.id } },
    { as: mia },
  );
const unshare = () =>
  app.call(
    "DELETE /api/classes/{classId}/teachers/{teacherId}",
    { params: { classId, teacherId: tom.id } },
    { as: mia },
  );
const archive = () =>
  app.call("POST /api/classes/{classId}/archive", { params: { classId } }, { as: mia });
const finds = async (as: TestUser, q = "Zelda") => {
  const { body } = await app.call("GET /api/users/search", { query: { q } }, { as });
  return body.some(({ id }) => id === kid.id);
};
const ranked = async (as: TestUser) => {
  const { body } = await app.call(
    "GET /api/gamification/leaderboard/{userId}",
    { params: { userId: as.id }, query: { scope: "class" } },
    { as },
  );
  return body.map(({ name }) => name);
};

test("a co-teacher reaches the students of the class, and one who was removed does not", async () => {
  expect(await finds(tom)).toBe(false);
  await share();
  expect([await finds(mia), await finds(tom)]).toEqual([true, true]);
  await unshare();
  expect([await finds(mia), await finds(tom)]).toEqual([true, false]);
});

test("a class that is archived binds neither its teachers nor its students", async () => {
  await share();
  await archive();
  expect([await finds(mia), await finds(tom)]).toEqual([false, false]);
  // Whoever asks is told nothing, so as not to tell of an age; the child does not hear of it.
  const body = { requesterId: pal.id, addresseeId: kid.id };
  await app.call("POST /api/friends/request", { body }, { as: pal });
  expect((await app.call("GET /api/friends/requests", {}, { as: kid })).body).toEqual([]);
});

test("whoever was in a class that is over is still somebody whom the school knows", async () => {
  const email = "late@example.org";
  const late = await app.signIn({ name: "Late", email, isEmailVerified: false });
  const isProved = () => app.app.isProved({ id: late.id } as Caller);
  expect(await isProved()).toBe(false);
  const member = { class_id: classId, account_id: late.id };
  await app.db.insertInto("class_member").values(member).execute();
  await archive();
  expect(await isProved()).toBe(true);
});

test("a class that shows its students no leaderboard ranks nobody among them", async () => {
  const ana = await app.signIn({ name: "Ana", email: "ana@example.org", ageBand: "ADULT" });
  await app.db
    .insertInto("class_member")
    .values({ class_id: classId, account_id: ana.id })
    .execute();
  const created_at = app.clock.now();
  await app.db
    .insertInto("ledger_entry")
    .values(
      [ana, pal].map(({ id }) => ({
        account_id: id,
        kind: "lesson-completed",
        source: "a lesson",
        xp: 10,
        created_at,
      })),
    )
    .execute();
  expect(await ranked(pal)).toEqual(["Ana", "Paul Pal"]);
  const { name, level, goals, weeklyLessons } = (
    await app.call("GET /api/classes/{classId}", { params: { classId } }, { as: mia })
  ).body;
  const body = { name, level, goals, weeklyLessons, hasLeaderboard: false };
  await app.call("PUT /api/classes/{classId}", { params: { classId }, body }, { as: mia });
  expect(await ranked(pal)).toEqual(["Paul Pal"]);
});

test("the teacher says what classmates read of each other's names; of children it is never more", async () => {
  const ana = await app.signIn({ name: "Ana May", email: "ana@example.org", ageBand: "ADULT" });
  const teen = await app.signIn({
    name: "Theo Low",
    email: "theo@example.org",
    ageBand: "AGE_13_TO_17",
  });
  await app.db
    .insertInto("class_member")
    .values([ana, teen].map(({ id }) => ({ class_id: classId, account_id: id })))
    .execute();
  await app.db
    .insertInto("account_setting")
    .values([{ account_id: teen.id, on_leaderboard: true }])
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet({ on_leaderboard: true }))
    .execute();
  const created_at = app.clock.now();
  await app.db
    .insertInto("ledger_entry")
    .values(
      [ana, teen, pal].map(({ id }, place) => ({
        account_id: id,
        kind: "lesson-completed",
        source: "a lesson",
        xp: 30 - place,
        created_at,
      })),
    )
    .execute();
  const { name, level, goals, weeklyLessons } = (
    await app.call("GET /api/classes/{classId}", { params: { classId } }, { as: mia })
  ).body;
  const body = { name, level, goals, weeklyLessons, hasLeaderboard: true };
  for (const [names, expected] of [
    ["FIRST", ["Ana", "Theo", "Paul Pal"]],
    ["WHOLE", ["Ana May", "Theo", "Paul Pal"]],
    ["NONE", ["Classmate", "Classmate", "Paul Pal"]],
  ] as const) {
    await app.call(
      "PUT /api/classes/{classId}",
      { params: { classId }, body: { ...body, names } },
      { as: mia },
    );
    expect(await ranked(pal)).toEqual(expected);
  }
});
