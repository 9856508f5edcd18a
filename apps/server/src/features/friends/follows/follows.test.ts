import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../../testing/build-test-app";

let app: TestApp;
let ann: TestUser;
let teacher: TestUser;
beforeAll(async () => {
  app = await buildTestApp();
});
beforeEach(async () => {
  ann = await app.signIn({ name: "Ann", ageBand: "ADULT", email: "ann@example.org" });
  teacher = await app.signIn({
    name: "Mr Long",
    ageBand: "ADULT",
    role: "TEACHER",
    handle: "mr-long",
  });
});
afterEach(() => app.empty());
afterAll(() => app.close());

const follow = (as: TestUser, followedId: string, followerId = as.id) =>
  app.call("POST /api/follows", { body: { followerId, followedId } }, { as });
const check = (as: TestUser, teacherId: string) =>
  app.call(
    "GET /api/follows/check/{followerId}/{teacherId}",
    { params: { followerId: as.id, teacherId } },
    { as },
  );
const followers = (teacherId: string, as?: TestUser) =>
  app.call("GET /api/follows/followers/{teacherId}", { params: { teacherId } }, as && { as });

describe("following a teacher", () => {
  test("is remembered, counted once, and ended", async () => {
    expect((await check(ann, teacher.id)).body).toEqual({ isFollowing: false });
    const body = { followerId: ann.id, followedId: teacher.id };
    expect((await follow(ann, teacher.id)).body).toEqual(body);
    expect((await follow(ann, teacher.id)).body).toEqual(body);
    expect((await check(ann, teacher.id)).body).toEqual({ isFollowing: true });
    expect((await check(ann, "mr-long")).body).toEqual({ isFollowing: true });
    expect((await followers("mr-long", teacher)).body).toMatchObject([{ id: ann.id, name: "Ann" }]);

    const unfollow = () =>
      app.call("DELETE /api/follows/{followerId}/{followedId}", { params: body }, { as: ann });
    expect((await unfollow()).body).toEqual({ ok: true });
    expect((await unfollow()).body).toEqual({ ok: true });
    expect((await check(ann, teacher.id)).body).toEqual({ isFollowing: false });
  });

  test("is refused for learners, for oneself, for nobody and in another's name", async () => {
    const learner = await app.signIn({ ageBand: "ADULT" });
    expect(await follow(ann, learner.id)).toMatchObject({
      status: 403,
      text: "Only teachers can be followed.",
    });
    expect((await follow(teacher, teacher.id)).status).toBe(403);
    expect((await follow(ann, "nobody")).status).toBe(404);
    expect((await follow(ann, teacher.id, learner.id)).status).toBe(403);
    const other = { params: { followerId: learner.id, teacherId: teacher.id } };
    const asked = await app.call("GET /api/follows/check/{followerId}/{teacherId}", other, {
      as: ann,
    });
    expect(asked.status).toBe(403);
  });

  test("by people under 18, or of unknown age, counts without their names", async () => {
    for (const ageBand of ["UNKNOWN", "UNDER_13", "AGE_13_TO_17", "ADULT"] as const) {
      const as = await app.signIn({
        ageBand,
        name: `${ageBand} Follower`,
        email: `${ageBand}@example.org`,
      });
      expect((await follow(as, teacher.id)).status).toBe(200);
    }
    expect((await followers(teacher.id, ann)).body).toEqual([]);
    expect((await followers(teacher.id)).body).toEqual([]);
    const { body, text } = await followers(teacher.id, teacher);
    expect(body.map(({ name }) => name)).toEqual(["ADULT"]);
    expect(text).not.toMatch(/UNKNOWN|UNDER|TO_17/);
    const profile = await app.call("GET /api/users/{teacherId}", {
      params: { teacherId: "mr-long" },
    });
    expect(profile.body.followerCount).toBe(4);
  });

  test("counts registered people only: no guest, no visitor of the demo, nobody who was erased", async () => {
    const count = async () =>
      (await app.call("GET /api/users/{teacherId}", { params: { teacherId: "mr-long" } })).body
        .followerCount;
    const guest = await app.signInGuest();
    const visitor = await app.signIn({
      email: "visitor@example.org",
      ageBand: "ADULT",
      isDemo: true,
      isVisitor: true,
    });
    for (const as of [guest, visitor]) {
      await follow(as, teacher.id);
      expect((await check(as, teacher.id)).status).toBe(200);
    }
    expect(await count()).toBe(0);
    await follow(ann, teacher.id);
    expect(await count()).toBe(1);
    expect((await followers(teacher.id, teacher)).body.map(({ id }) => id)).toEqual([ann.id]);
    await app.db.deleteFrom("account").where("id", "=", ann.id).execute();
    expect(await count()).toBe(0);
  });

  test("is told with names to that teacher alone", async () => {
    const other = await app.signIn({
      ageBand: "ADULT",
      name: "Ms Short",
      role: "TEACHER",
      email: "short@example.org",
    });
    await follow(ann, teacher.id);
    await follow(other, teacher.id);
    for (const as of [undefined, ann, other]) {
      expect((await followers(teacher.id, as)).body).toEqual([]);
    }
    const { body } = await followers(teacher.id, teacher);
    expect(body.map(({ name }) => name).toSorted()).toEqual(["Ann", "Ms Short"]);
  });

  test("lists followers of teachers only", async () => {
    expect(await followers(ann.id)).toMatchObject({ status: 404, code: "not-found" });
    expect((await followers("nobody")).status).toBe(404);
  });
});
