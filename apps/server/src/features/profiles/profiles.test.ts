import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { presenceRegistryOfOne } from "../../live/presence-registry";
import {
  buildTestApp,
  type TestApp,
  type TestReply,
  type TestUser,
} from "../../testing/build-test-app";
import { makeAccount, makeClass, makeFriends, makeRoom } from "../../testing/factories";

let app: TestApp;
let me: TestUser;
const presenceRegistry = presenceRegistryOfOne();
beforeAll(async () => {
  app = await buildTestApp({ presenceRegistry });
});
beforeEach(async () => {
  me = await app.signIn({ name: "Maria Ann Silva", ageBand: "ADULT", email: "me@example.org" });
});
afterEach(() => app.empty());
afterAll(() => app.close());

const search = (q: string, as: TestUser | undefined = me, role?: "LEARNER" | "TEACHER") =>
  app.call("GET /api/users/search", { query: { q, ...(role && { role }) } }, as && { as });
const names = (reply: TestReply<"GET /api/users/search">) => reply.body.map(({ name }) => name);
const adult = (name: string, more: object = {}) =>
  makeAccount(app.db, { name, ageBand: "ADULT", ...more });

describe("what may be asked of somebody one meets", () => {
  const relationship = (userId: string, as: TestUser | undefined = me) =>
    app.call("GET /api/users/{userId}/relationship", { params: { userId } }, as && { as });

  test("an adult may be asked to be a friend by an adult, and not twice", async () => {
    const other = await app.signIn({ ageBand: "ADULT" });
    await makeRoom(app.db, { memberIds: [me.id, other.id] });
    expect((await relationship(other.id)).body).toEqual({ friendship: "NONE", mayRequest: true });
    const ask = { body: { requesterId: me.id, addresseeId: other.id } };
    expect((await app.call("POST /api/friends/request", ask, { as: me })).status).toBe(200);
    expect((await relationship(other.id)).body).toEqual({
      friendship: "REQUESTED",
      mayRequest: false,
    });
    const seen = (await relationship(me.id, other)).body;
    expect(seen).toEqual({ friendship: "ASKED_ME", mayRequest: false });
  });

  test("what both agreed to and a teacher has not approved waits for both alike", async () => {
    const other = await app.signIn({ ageBand: "UNDER_13" });
    await makeFriends(app.db, me.id, other.id, "AWAITING_APPROVAL");
    const waiting = { friendship: "AWAITING_APPROVAL", mayRequest: false };
    expect((await relationship(other.id)).body).toEqual(waiting);
    expect((await relationship(me.id, other)).body).toEqual(waiting);
  });

  test.each(["ADULT", "UNKNOWN", "AGE_13_TO_17", "UNDER_13"] as const)(
    "in a room it does not tell that somebody is of %s",
    async (ageBand) => {
      const other = await app.signIn({ ageBand });
      await makeRoom(app.db, { memberIds: [me.id, other.id] });
      expect((await relationship(other.id)).body).toEqual({ friendship: "NONE", mayRequest: true });
      const child = await app.signIn({ ageBand: "AGE_13_TO_17" });
      await makeRoom(app.db, { memberIds: [child.id, other.id] });
      expect((await relationship(other.id, child)).body.mayRequest).toBe(false);
    },
  );

  test("who is met nowhere and who is nobody are answered alike, and who hides like others in the room", async () => {
    const stranger = await app.signIn({ ageBand: "ADULT" });
    const child = await app.signIn({ ageBand: "UNDER_13" });
    const blocking = await app.signIn({ ageBand: "ADULT" });
    await makeRoom(app.db, { memberIds: [me.id, blocking.id] });
    const block = { body: { userId: me.id, kind: "BLOCK" as const } };
    await app.call("POST /api/blocks", block, { as: blocking });
    const answers = await Promise.all(
      [stranger.id, child.id, "0190b1f0-0000-4000-8000-000000000000"].map(async (id) => {
        const { status, code, text } = await relationship(id);
        return { status, code, text };
      }),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]!.status).toBe(404);
    const met = { friendship: "NONE", mayRequest: true };
    expect((await relationship(blocking.id)).body).toEqual(met);
  });

  test("somebody under 18 may be asked in their class", async () => {
    const child = await app.signIn({ ageBand: "UNDER_13" });
    const teacher = await adult("Mr Long", { role: "TEACHER" });
    await makeClass(app.db, { teacherId: teacher.id, studentIds: [me.id, child.id] });
    expect((await relationship(child.id)).body.mayRequest).toBe(true);
    expect((await relationship(me.id, child)).body.mayRequest).toBe(true);
  });

  test("is told of no practice partner, of nobody, and to nobody without a session", async () => {
    const bot = await makeAccount(app.db, { isBot: true, ageBand: "ADULT" });
    for (const id of [bot.id, "nobody", "0190b1f0-0000-4000-8000-000000000000"]) {
      expect(await relationship(id)).toMatchObject({ status: 404, code: "not-found" });
    }
    const signedOut = await app.call("GET /api/users/{userId}/relationship", {
      params: { userId: me.id },
    });
    expect(signedOut.status).toBe(401);
  });

  test("nothing may be asked of oneself, nor of whom one has blocked", async () => {
    const other = await app.signIn({ ageBand: "ADULT" });
    await app.call("POST /api/blocks", { body: { userId: other.id, kind: "BLOCK" } }, { as: me });
    await makeRoom(app.db, { memberIds: [me.id, other.id] });
    expect((await relationship(me.id)).body).toEqual({ friendship: "NONE", mayRequest: false });
    expect((await relationship(other.id)).status).toBe(404);
  });
});

describe("searching for people", () => {
  test("finds parts of names in any case, those that begin so first, and not oneself", async () => {
    await adult("Joanna Berg");
    await adult("Annika Lind");
    await adult("Bo");
    expect(names(await search("ANN"))).toEqual(["Annika Lind", "Joanna Berg"]);
  });

  test.each([
    ["%%", []],
    ["__", []],
    ["100%", ["100% Pure"]],
    ["a_b", ["a_b"]],
    [String.raw`c\d`, [String.raw`c\d`]],
    ["o'brien", ["O'Brien"]],
    ["<b>x", ["<b>x</b>"]],
  ])("takes %j as it is written", async (q, found) => {
    for (const name of ["100% Pure", "a_b", "axb", String.raw`c\d`, "O'Brien", "<b>x</b>"]) {
      await adult(name);
    }
    expect(names(await search(q))).toEqual(found);
  });

  test("finds an exact email in any case, and shows it only where its owner chose so", async () => {
    const shy = await adult("Shy", { email: "shy@example.org" });
    const open = await adult("Open", { email: "Open@example.org" });
    await app.db
      .insertInto("account_setting")
      .values([
        { account_id: open.id, daily_goal: 20, show_email: true, found_by_email: true },
        { account_id: shy.id, daily_goal: 20, found_by_email: true },
      ])
      .execute();
    await adult("Hidden", { email: "hidden@example.org" });
    expect((await search("hidden@example.org")).body).toEqual([]);
    expect((await search("SHY@example.org")).body).toMatchObject([{ id: shy.id, email: null }]);
    expect((await search("open@example.org")).body).toMatchObject([
      { id: open.id, email: "Open@example.org" },
    ]);
    expect((await search("Open")).body).toMatchObject([{ id: open.id, email: null }]);
    expect((await search("shy@example")).body).toEqual([]);
    expect((await search("example.org")).body).toEqual([]);
  });

  test("keeps to the role that was asked for, and never finds admins or practice partners", async () => {
    await adult("Kim Learner");
    await adult("Kim Teacher", { role: "TEACHER" });
    await adult("Kim Admin", { role: "ADMIN" });
    await adult("Kim (practice partner)", { isBot: true });
    expect(names(await search("kim"))).toEqual(["Kim Learner", "Kim Teacher"]);
    expect(names(await search("kim", me, "TEACHER"))).toEqual(["Kim Teacher"]);
    expect(names(await search("kim", me, "LEARNER"))).toEqual(["Kim Learner"]);
  });

  test("leaves out who blocked, and who is blocked, both ways", async () => {
    const kim = await app.signIn({ name: "Kim", ageBand: "ADULT" });
    await app.call("POST /api/blocks", { body: { userId: kim.id, kind: "BLOCK" } }, { as: me });
    expect((await search("kim")).body).toEqual([]);
    expect((await search("maria", kim)).body).toEqual([]);
  });

  test("tells what may be done next", async () => {
    const [asked, asking, friend, teacher] = [
      await adult("Kim 1"),
      await adult("Kim 2"),
      await adult("Kim 3"),
      await adult("Kim 4", { role: "TEACHER" }),
    ];
    await adult("Kim 5");
    await makeFriends(app.db, me.id, asked.id, "PENDING");
    await makeFriends(app.db, asking.id, me.id, "PENDING");
    await makeFriends(app.db, friend.id, me.id);
    const follow = { follower_id: me.id, followed_id: teacher.id };
    await app.db.insertInto("follow").values(follow).execute();
    const { body } = await search("kim");
    expect(
      body.map(({ friendship, mayRequest, isFollowing }) => [friendship, mayRequest, isFollowing]),
    ).toEqual([
      ["REQUESTED", false, false],
      ["ASKED_ME", false, false],
      ["FRIENDS", false, false],
      ["NONE", true, true],
      ["NONE", true, false],
    ]);
  });

  test("answers thirty at most, and asks for two characters", async () => {
    for (let count = 0; count < 35; count++) await adult(`Kim ${count}`);
    expect((await search("kim")).body).toHaveLength(30);
    expect(await search(" k ")).toMatchObject({ status: 400, code: "invalid-input" });
    expect((await app.call("GET /api/users/search", { query: { q: "kim" } })).status).toBe(401);
  });

  test("tells who is here, and never of people under 18 to strangers", async () => {
    const kim = await adult("Kim");
    await presenceRegistry.enter("online", kim.id);
    expect((await search("kim")).body).toMatchObject([{ isOnline: 1 }]);
    await presenceRegistry.leave("online", kim.id);
    expect((await search("kim")).body).toMatchObject([{ isOnline: 0 }]);
  });

  describe("by age", () => {
    const bands = ["UNKNOWN", "UNDER_13", "AGE_13_TO_17", "ADULT"] as const;
    const relations = ["stranger", "classmate", "friend", "teacher of class"] as const;
    const rows = bands.flatMap((mine) =>
      bands.flatMap((theirs) =>
        relations.map((relation) => {
          const bothAdult = mine === "ADULT" && theirs === "ADULT";
          return {
            mine,
            theirs,
            relation,
            found: relation === "teacher of class" || bothAdult,
          };
        }),
      ),
    );

    test.each(rows)(
      "$mine searches for $theirs, as $relation: found is $found",
      async ({ mine, theirs, relation, found }) => {
        const isTeacher = relation === "teacher of class";
        const as = await app.signIn({
          ageBand: isTeacher ? "ADULT" : mine,
          role: isTeacher ? "TEACHER" : "LEARNER",
        });
        const { id } = await makeAccount(app.db, {
          name: "Kim",
          email: "kim@example.org",
          ageBand: theirs,
        });
        await app.db
          .insertInto("account_setting")
          .values({ account_id: id, daily_goal: 20, found_by_email: true })
          .execute();
        if (isTeacher) await makeClass(app.db, { teacherId: as.id, studentIds: [id] });
        if (relation === "classmate") {
          const { id: teacherId } = await makeAccount(app.db, { role: "TEACHER" });
          await makeClass(app.db, { teacherId, studentIds: [as.id, id] });
        }
        if (relation === "friend") await makeFriends(app.db, as.id, id);
        const expected = found ? ["Kim"] : [];
        expect(names(await search("kim", as))).toEqual(expected);
        expect(names(await search("kim@example.org", as))).toEqual(expected);
      },
    );

    test("people under 18 find teachers, behind any number of others", async () => {
      const child = await app.signIn({ ageBand: "UNDER_13" });
      for (let count = 0; count < 120; count++) await adult(`Kim ${count}`);
      await adult("Zoe Kim", { role: "TEACHER" });
      const { body } = await search("kim", child);
      expect(body).toMatchObject([{ name: "Zoe Kim", mayRequest: false }]);
    });
  });
});

describe("a teacher's profile", () => {
  const profile = (teacherId: string, as?: TestUser) =>
    app.call("GET /api/users/{teacherId}", { params: { teacherId } }, as && { as });

  test("is public, by id and by name in the address, with figures that are counted", async () => {
    const { id } = await adult("Rosa Lind", { role: "TEACHER", handle: "rosa-lind" });
    await app.db
      .insertInto("lesson_author")
      .values(["a1-lesson-1", "a1-lesson-2"].map((lesson_id) => ({ lesson_id, account_id: id })))
      .execute();
    await app.db
      .insertInto("ledger_entry")
      .values({ account_id: id, kind: "lesson-completed", source: "a1-lesson-1", xp: 1250 })
      .execute();
    await presenceRegistry.enter("online", id);
    for (const name of [id, id.toUpperCase(), "rosa-lind"]) {
      const { body } = await profile(name);
      expect(body).toMatchObject({
        id,
        title: "Teacher",
        role: "TEACHER",
        xp: 1250,
        followerCount: 0,
        lessonCount: 2,
        email: null,
        // A visitor without a session sees it as members do.
        isOnline: 1,
        isBot: false,
        lessons: [{ id: "a1-lesson-1" }, { id: "a1-lesson-2" }],
      });
      expect(body.level).toBeGreaterThan(1);
    }
    expect((await profile(id, me)).body.isOnline).toBe(1);
    await presenceRegistry.leave("online", id);
  });

  test("says whether one may follow: others may, a visitor as a guest, nobody oneself", async () => {
    const teacher = await app.signIn({ role: "TEACHER", ageBand: "ADULT" });
    for (const [as, may] of [
      [me, true],
      [undefined, true],
      [teacher, false],
    ] as const) {
      expect((await profile(teacher.id, as)).body.mayFollow).toBe(may);
    }
  });

  test("is not there for learners, nor for nobody", async () => {
    for (const name of [me.id, "nobody", "0190b1f0-0000-4000-8000-000000000000"]) {
      expect(await profile(name)).toMatchObject({
        status: 404,
        code: "not-found",
        text: "Teacher not found.",
      });
    }
  });
});

describe("a teacher of the course who has no account here", () => {
  const handle = "amara-okafor";

  test("has a profile all the same, with nothing that is not so", async () => {
    const { body } = await app.call(
      "GET /api/users/{teacherId}",
      { params: { teacherId: handle } },
      { as: me },
    );
    expect(body).toMatchObject({
      name: "Amara Okafor",
      title: "Senior Teacher",
      followerCount: 0,
      isOnline: 0,
      lastSeenAt: null,
      email: null,
      xp: 0,
      lessonCount: 24,
      mayFollow: false,
    });
    expect(body.lessons).toHaveLength(24);
    expect(body.bio!.split(" ").length).toBeGreaterThan(100);
    const byId = await app.call("GET /api/users/{teacherId}", { params: { teacherId: body.id } });
    expect(byId.body).toEqual(body);
  });

  test("cannot be followed, and has no followers", async () => {
    const body = { followerId: me.id, followedId: handle };
    expect(await app.call("POST /api/follows", { body }, { as: me })).toMatchObject({
      status: 403,
      text: "Amara Okafor has no account in this school and cannot be followed.",
    });
    const params = { teacherId: handle };
    const { body: followers } = await app.call("GET /api/follows/followers/{teacherId}", {
      params,
    });
    expect(followers).toEqual([]);
  });

  test("gives way to a teacher of the school who has the same address", async () => {
    const { id } = await adult("Amara Two", { role: "TEACHER", handle });
    const { body } = await app.call("GET /api/users/{teacherId}", {
      params: { teacherId: handle },
    });
    expect(body).toMatchObject({ id, name: "Amara Two", title: "Teacher" });
  });
});

test("with the demo school closed, its people are not there", async () => {
  const closed = await buildTestApp({ config: { demo: false } });
  try {
    const as = await closed.signIn({ ageBand: "ADULT" });
    const traits = { name: "Kim", ageBand: "ADULT", role: "TEACHER", isDemo: true } as const;
    const { id } = await makeAccount(closed.db, { ...traits, handle: "kim" });
    const found = await closed.call("GET /api/users/search", { query: { q: "kim" } }, { as });
    expect(found.body).toEqual([]);
    for (const teacherId of [id, "kim"]) {
      const reply = await closed.call("GET /api/users/{teacherId}", { params: { teacherId } });
      expect(reply.status).toBe(404);
    }
  } finally {
    await closed.close();
  }
});

test("lessons that the plan of whoever looks does not open are locked, for a visitor as for a new guest", async () => {
  const charging = await buildTestApp({ config: { plans: true } });
  try {
    const { id } = await makeAccount(charging.db, { name: "Kim", role: "TEACHER" });
    const written = ["a1-lesson-2", "b1-lesson-2"];
    await charging.db
      .insertInto("lesson_author")
      .values(written.map((lesson_id) => ({ lesson_id, account_id: id })))
      .execute();
    const locksFor = async (as?: TestUser) => {
      const params = { teacherId: id };
      const { body } = await charging.call("GET /api/users/{teacherId}", { params }, as && { as });
      return body.lessons.map(({ lock }) => lock);
    };
    const onFree = [null, expect.stringContaining("Core")];
    expect(await locksFor()).toEqual(onFree);
    const learner = await charging.signIn({ ageBand: "ADULT" });
    expect(await locksFor(learner)).toEqual(onFree);
    await charging.db
      .insertInto("subscription")
      .values({ account_id: learner.id, plan_type: "CORE", status: "active" })
      .execute();
    expect(await locksFor(learner)).toEqual([null, null]);
  } finally {
    await charging.close();
  }
});

test("where the school takes no guests a visitor may follow nobody", async () => {
  const closed = await buildTestApp();
  try {
    const admin = await closed.signIn({ role: "ADMIN" });
    const { body: now } = await closed.call("GET /api/admin/settings", {}, { as: admin });
    const features = { ...now.features, guests: false };
    await closed.call("PUT /api/admin/settings", { body: { ...now, features } }, { as: admin });
    const { id } = await makeAccount(closed.db, { name: "Kim", ageBand: "ADULT", role: "TEACHER" });
    const profileFor = async (as?: TestUser) =>
      (await closed.call("GET /api/users/{teacherId}", { params: { teacherId: id } }, as && { as }))
        .body;
    expect((await profileFor()).mayFollow).toBe(false);
    expect((await profileFor(await closed.signIn({ ageBand: "ADULT" }))).mayFollow).toBe(true);
  } finally {
    await closed.close();
  }
});
