import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";
import { makeClass, makeFriends, makeRoom } from "../../testing/factories";
import { movableClock } from "../../testing/movable-clock";

const clock = movableClock("2026-03-02T09:00:00Z");
let app: TestApp;
let ann: TestUser;
let ben: TestUser;
let cay: TestUser;
beforeAll(async () => {
  app = await buildTestApp({ clock });
});
beforeEach(async () => {
  ann = await app.signIn({ name: "Ann", ageBand: "ADULT" });
  ben = await app.signIn({ name: "Ben", ageBand: "ADULT", role: "TEACHER" });
  cay = await app.signIn({ name: "Cay", ageBand: "ADULT" });
});
afterEach(() => app.empty());
afterAll(() => app.close());

const ask = (as: TestUser, addresseeId: string, requesterId = as.id) =>
  app.call("POST /api/friends/request", { body: { requesterId, addresseeId } }, { as });
const friendsOf = async (as: TestUser) => (await app.call("GET /api/friends", {}, { as })).body;
const requestsOf = async (as: TestUser) =>
  (await app.call("GET /api/friends/requests", {}, { as })).body;
const answer = (as: TestUser, requestId: string, how: "accept" | "decline") =>
  app.call(`POST /api/friends/requests/{requestId}/${how}`, { params: { requestId } }, { as });
const block = (as: TestUser, userId: string, kind: "BLOCK" | "MUTE" = "BLOCK") =>
  app.call("POST /api/blocks", { body: { userId, kind } }, { as });
const nobody = "0190b1f0-0000-4000-8000-000000000000";

test("guests without a name of their own are told apart in requests, in search and among friends", async () => {
  const guest = await app.signIn({ name: "Student", ageBand: "ADULT" });
  const { name: shown } = (await app.call("GET /api/session/guest-name", {}, { as: guest })).body;
  expect(shown).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
  const { id } = (await ask(guest, ben.id)).body;
  expect(await requestsOf(ben)).toMatchObject([{ user: { id: guest.id, name: shown } }]);
  const query = { q: shown.toLowerCase() };
  const found = await app.call("GET /api/users/search", { query }, { as: ben });
  expect(found.body).toMatchObject([{ id: guest.id, name: shown }]);
  await answer(ben, id, "accept");
  expect(await friendsOf(ben)).toMatchObject([{ name: shown }]);
});

describe("a friend request that was declined", () => {
  const alreadyAsked = { status: 409, code: "conflict", text: "You have already asked Ben." };
  const day = 24 * 60 * 60 * 1000;
  async function askInVain(): Promise<string> {
    const { id } = (await ask(ann, ben.id)).body;
    await answer(ben, id, "decline");
    return id;
  }
  const personalData = async (as: TestUser) =>
    (await app.call("GET /api/account/{userId}/export", { params: { userId: as.id } }, { as }))
      .text;
  const found = async (as: TestUser, q: string) =>
    (await app.call("GET /api/users/search", { query: { q } }, { as })).body;

  test("looks to who asked as it did before, in every answer and in the data they export", async () => {
    const { id } = (await ask(ann, ben.id)).body;
    const seen = async () => [
      await requestsOf(ann),
      await found(ann, "Ben"),
      await ask(ann, ben.id).then(({ status, text }) => [status, text]),
      await answer(ann, id, "accept").then(({ status, text }) => [status, text]),
      JSON.parse(await personalData(ann)).tables.friendship,
    ];
    const before = await seen();
    expect(before[1]).toMatchObject([{ id: ben.id, friendship: "REQUESTED" }]);
    await answer(ben, id, "decline");
    expect(await seen()).toEqual(before);
    expect(await ask(ann, ben.id)).toMatchObject(alreadyAsked);
    expect(await requestsOf(ben)).toEqual([]);
  });

  test("can be sent again after seven days", async () => {
    await askInVain();
    clock.advance(7 * day - 1);
    expect(await ask(ann, ben.id)).toMatchObject(alreadyAsked);
    clock.advance(1);
    expect(await requestsOf(ann)).toEqual([]);
    expect(await ask(ann, ben.id)).toMatchObject({ status: 200, body: { status: "PENDING" } });
    expect(await requestsOf(ben)).toMatchObject([{ direction: "INCOMING", user: { id: ann.id } }]);
  });

  test("does not keep who declined from asking at once, and is then no yes to that", async () => {
    await askInVain();
    expect(await found(ben, "Ann")).toMatchObject([{ id: ann.id, friendship: "NONE" }]);
    const asked = await ask(ben, ann.id);
    expect(asked).toMatchObject({ status: 200, body: { status: "PENDING" } });
    expect(await requestsOf(ann)).toMatchObject([{ direction: "INCOMING", user: { id: ben.id } }]);
    expect((await answer(ann, asked.body.id, "accept")).status).toBe(200);
    expect(await friendsOf(ben)).toMatchObject([{ id: ann.id }]);
  });

  test("reaches nobody when it is taken back and sent again, or after a block", async () => {
    const id = await askInVain();
    expect((await answer(ann, id, "decline")).status).toBe(200);
    expect(await requestsOf(ann)).toEqual([]);
    expect(await answer(ann, id, "decline")).toMatchObject({ status: 404 });
    expect(await ask(ann, ben.id)).toMatchObject({ status: 200, body: { status: "PENDING" } });
    expect(await requestsOf(ann)).toMatchObject([{ direction: "OUTGOING" }]);
    await block(ann, ben.id);
    expect(await requestsOf(ann)).toEqual([]);
    await app.call("DELETE /api/blocks/{userId}", { params: { userId: ben.id } }, { as: ann });
    await ask(ann, ben.id);
    expect([await requestsOf(ben), await friendsOf(ben)]).toEqual([[], []]);
  });
});

describe("a friend request", () => {
  test("waits for an answer, seen from both sides, and becomes a friendship", async () => {
    const asked = await ask(ann, ben.id);
    expect(asked).toMatchObject({ status: 200, body: { status: "PENDING" } });
    const createdAt = expect.stringMatching(/Z$/);
    const { id } = asked.body;
    expect(await requestsOf(ann)).toEqual([
      {
        id,
        direction: "OUTGOING",
        awaitsApproval: false,
        createdAt,
        user: { id: ben.id, name: "Ben", avatar: null, role: "TEACHER" },
      },
    ]);
    expect(await requestsOf(ben)).toMatchObject([
      { id, direction: "INCOMING", user: { id: ann.id, name: "Ann" } },
    ]);
    expect(await friendsOf(ben)).toEqual([]);

    expect((await answer(ben, id, "accept")).body).toEqual({ ok: true, status: "ACCEPTED" });
    expect(await friendsOf(ann)).toEqual([
      {
        id: ben.id,
        name: "Ben",
        avatar: null,
        role: "TEACHER",
        isOnline: 0,
        // Who only studied was here all the same.
        lastSeenAt: clock.now().toISOString(),
      },
    ]);
    expect(await friendsOf(ben)).toMatchObject([{ id: ann.id, role: "LEARNER" }]);
    expect([await requestsOf(ann), await requestsOf(ben)]).toEqual([[], []]);
  });

  test("is declined by who was asked, and taken back by who asked", async () => {
    const first = await ask(ann, ben.id);
    expect((await answer(ann, first.body.id, "decline")).status).toBe(200);
    expect([await requestsOf(ann), await requestsOf(ben)]).toEqual([[], []]);
    const second = await ask(ann, ben.id);
    expect((await answer(ben, second.body.id, "decline")).status).toBe(200);
    expect([await requestsOf(ben), await friendsOf(ben)]).toEqual([[], []]);
    expect(await answer(ben, second.body.id, "accept")).toMatchObject({ status: 404 });
    expect(await answer(ben, second.body.id, "decline")).toMatchObject({ status: 404 });
  });

  test("that crosses another is a yes", async () => {
    const { body } = await ask(ann, ben.id);
    expect((await ask(ben, ann.id)).body).toEqual({ id: body.id, status: "ACCEPTED" });
    expect(await friendsOf(ann)).toMatchObject([{ name: "Ben" }]);
  });

  test("sent by both at the same moment makes one friendship", async () => {
    const replies = await Promise.all([ask(ann, ben.id), ask(ben, ann.id)]);
    expect(replies.map(({ body }) => body.status).toSorted()).toEqual(["ACCEPTED", "PENDING"]);
    expect(await friendsOf(ben)).toHaveLength(1);
  });

  test("sent ten times at once is one request", async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => ask(ann, ben.id)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ code }) => code === "conflict")).toHaveLength(9);
    expect(await requestsOf(ben)).toHaveLength(1);
  });

  test.each([
    ["to oneself", () => ask(ann, ann.id), 403, "You cannot be your own friend."],
    [
      "to oneself, spelt otherwise",
      () => ask(ann, ann.id.toUpperCase()),
      403,
      "You cannot be your own friend.",
    ],
    ["to nobody", () => ask(ann, nobody), 404, "There is no such person."],
    [
      "to what is no id",
      () => ask(ann, "'; drop table account; --"),
      404,
      "There is no such person.",
    ],
    [
      "in another's name",
      () => ask(ann, cay.id, ben.id),
      403,
      "You can only do this for yourself.",
    ],
  ])("%s is refused", async (_what, send, status, text) => {
    expect(await send()).toMatchObject({ status, text });
  });

  test("needs a session", async () => {
    const body = { requesterId: ann.id, addresseeId: ben.id };
    expect((await app.call("POST /api/friends/request", { body })).status).toBe(401);
  });

  test("sent twice, or to a friend, says so", async () => {
    const { body } = await ask(ann, ben.id);
    expect(await ask(ann, ben.id)).toMatchObject({
      status: 409,
      code: "conflict",
      text: "You have already asked Ben.",
    });
    await answer(ben, body.id, "accept");
    for (const [from, to] of [
      [ann, ben],
      [ben, ann],
    ] as const) {
      expect(await ask(from, to.id)).toMatchObject({
        status: 409,
        text: expect.stringMatching(/^You and (Ann|Ben) are friends already\.$/),
      });
    }
  });

  test("to a practice partner is refused: they answer everybody", async () => {
    const bot = await app.signIn({ name: "Leo", isBot: true, ageBand: "ADULT" });
    expect(await ask(ann, bot.id)).toMatchObject({ status: 403, code: "forbidden" });
  });

  test("cannot be accepted by who sent it, nor answered by anybody else", async () => {
    const { body } = await ask(ann, ben.id);
    expect(await answer(ann, body.id, "accept")).toMatchObject({ status: 403, code: "forbidden" });
    for (const how of ["accept", "decline"] as const) {
      expect(await answer(cay, body.id, how)).toMatchObject({ status: 404, code: "not-found" });
    }
    expect(await answer(ben, "no-such-request", "accept")).toMatchObject({ status: 404 });
    expect(await requestsOf(ben)).toHaveLength(1);
  });

  test("is no way to flood people: fifty may wait", async () => {
    for (let count = 0; count < 50; count++) {
      const other = await app.signIn({ ageBand: "ADULT" });
      await makeFriends(app.db, ann.id, other.id, "PENDING");
    }
    expect(await ask(ann, ben.id)).toMatchObject({ status: 409, code: "conflict" });
  });
});

describe("unfriending", () => {
  test("ends the friendship for both", async () => {
    await makeFriends(app.db, ben.id, ann.id);
    const unfriend = (as: TestUser, userId: string) =>
      app.call("DELETE /api/friends/{userId}", { params: { userId } }, { as });
    expect((await unfriend(ann, ben.id)).body).toEqual({ ok: true });
    expect([await friendsOf(ann), await friendsOf(ben)]).toEqual([[], []]);
    expect(await unfriend(ann, ben.id)).toMatchObject({ status: 404, code: "not-found" });
    expect(await unfriend(ann, "x")).toMatchObject({ status: 404, code: "not-found" });
  });
});

describe("blocking", () => {
  test("ends friendship, requests, follows and invitations, and is told to nobody", async () => {
    await makeFriends(app.db, ann.id, ben.id);
    await app.db
      .insertInto("follow")
      .values({ follower_id: ann.id, followed_id: ben.id })
      .execute();
    expect((await block(ben, ann.id)).body).toEqual({ ok: true });
    expect(await friendsOf(ann)).toEqual([]);
    // Whom one follows is told to nobody but the teacher, who does not see them any more.
    const check = { params: { followerId: ann.id, teacherId: ben.id } };
    const following = await app.call("GET /api/follows/check/{followerId}/{teacherId}", check, {
      as: ann,
    });
    expect(following.body).toEqual({ isFollowing: true });
    const followers = { params: { teacherId: ben.id } };
    expect(
      (await app.call("GET /api/follows/followers/{teacherId}", followers, { as: ben })).body,
    ).toEqual([]);
    const listed = await app.call("GET /api/blocks", {}, { as: ben });
    expect(listed.body).toEqual([{ userId: ann.id, userName: "Ann", kind: "BLOCK" }]);
    expect((await app.call("GET /api/blocks", {}, { as: ann })).body).toEqual([]);
  });

  test("tells the one who blocked to unblock first", async () => {
    await block(ann, ben.id);
    expect(await ask(ann, ben.id)).toMatchObject({
      status: 409,
      text: "You have blocked Ben. Unblock them first.",
    });
    const userId = ben.id;
    await app.call("DELETE /api/blocks/{userId}", { params: { userId } }, { as: ann });
    expect((await ask(ann, ben.id)).status).toBe(200);
  });

  test("at the moment of a request leaves none for who blocked", async () => {
    for (let turn = 0; turn < 5; turn++) {
      await Promise.all([ask(ann, ben.id), block(ben, ann.id)]);
      expect(await requestsOf(ben)).toEqual([]);
      await app.db.deleteFrom("block_or_mute").execute();
      await app.db.deleteFrom("friendship").execute();
    }
  });

  test("leaves friends who are only muted", async () => {
    await makeFriends(app.db, ann.id, ben.id);
    await block(ann, ben.id, "MUTE");
    expect(await friendsOf(ann)).toHaveLength(1);
    await block(ann, ben.id);
    expect(await friendsOf(ann)).toHaveLength(0);
  });

  test("of oneself, of nobody and of what is no id is refused", async () => {
    expect((await block(ann, ann.id)).status).toBe(403);
    expect((await block(ann, nobody)).status).toBe(404);
    expect((await block(ann, "nobody")).status).toBe(404);
  });
});

describe("people under 18", () => {
  const bands = ["UNKNOWN", "UNDER_13", "AGE_13_TO_17", "ADULT"] as const;
  const rows = bands.flatMap((from) =>
    bands.flatMap((to) =>
      ([false, true] as const).map((sharesClass) => ({
        from,
        to,
        sharesClass,
        status: from === "ADULT" || sharesClass ? 200 : 403,
        isHeld: from === "ADULT" && to !== "ADULT" && !sharesClass,
      })),
    ),
  );

  test.each(rows)(
    "from $from to $to, in one class: $sharesClass, a friend request is answered $status, and held: $isHeld",
    async ({ from, to, sharesClass, status, isHeld }) => {
      const one = await app.signIn({ ageBand: from });
      const other = await app.signIn({ ageBand: to });
      const studentIds = sharesClass ? [one.id, other.id] : [];
      await makeClass(app.db, { teacherId: ben.id, studentIds });
      const asked = await ask(one, other.id);
      expect(asked.status).toBe(status);
      if (status === 403) expect(asked.text).toBe("You cannot contact this person here.");
      expect(await requestsOf(other)).toHaveLength(status === 200 && !isHeld ? 1 : 0);
    },
  );

  test("hear of no request by their teacher: their class is how they reach one another", async () => {
    const child = await app.signIn({ ageBand: "UNDER_13" });
    await makeClass(app.db, { teacherId: ben.id, studentIds: [child.id] });
    expect((await ask(ben, child.id)).body.status).toBe("PENDING");
    expect(await requestsOf(child)).toEqual([]);
  });

  test("are seen by friends only as long as they share a class", async () => {
    const child = await app.signIn({ ageBand: "UNDER_13" });
    const other = await app.signIn({ ageBand: "AGE_13_TO_17" });
    await makeFriends(app.db, child.id, other.id);
    const seenAt = new Date(clock.now().getTime() + 60_000);
    await app.db.updateTable("account").set({ last_seen_at: seenAt }).execute();
    expect(await friendsOf(other)).toMatchObject([{ id: child.id, isOnline: 0, lastSeenAt: null }]);
    await makeClass(app.db, { teacherId: ben.id, studentIds: [child.id, other.id] });
    expect(await friendsOf(other)).toMatchObject([{ lastSeenAt: seenAt.toISOString() }]);
  });

  test("hear no more of a request when they left the class meanwhile, and who asked does not learn of it", async () => {
    const child = await app.signIn({ ageBand: "AGE_13_TO_17" });
    const other = await app.signIn({ ageBand: "AGE_13_TO_17" });
    await makeClass(app.db, { teacherId: ben.id, studentIds: [child.id, other.id] });
    const { body } = await ask(child, other.id);
    await app.db.deleteFrom("class_member").where("account_id", "=", child.id).execute();
    expect(await requestsOf(other)).toEqual([]);
    expect((await answer(other, body.id, "accept")).status).toBe(404);
    expect(await requestsOf(child)).toMatchObject([{ id: body.id, direction: "OUTGOING" }]);
    expect((await answer(child, body.id, "decline")).status).toBe(200);
  });
});

describe("a block", () => {
  const blocks = async (as: TestUser) => (await app.call("GET /api/blocks", {}, { as })).body;

  test("by an id alone does not tell what somebody is called whom one has not met", async () => {
    const child = await app.signIn({ name: "Kim", ageBand: "UNDER_13" });
    await block(ann, child.id);
    expect(await blocks(ann)).toMatchObject([
      { userId: child.id, userName: "Somebody you have not met" },
    ]);
    // Nor does a room that both come to afterwards, as long as nobody blocks again.
    await makeRoom(app.db, { memberIds: [ann.id, child.id] });
    expect(await blocks(ann)).toMatchObject([{ userName: "Somebody you have not met" }]);
  });

  test("of somebody in the same room is listed with their name, and of nobody for being an adult", async () => {
    const child = await app.signIn({ name: "Kim", ageBand: "UNDER_13" });
    await makeRoom(app.db, { memberIds: [ann.id, child.id] });
    await block(ann, child.id);
    await block(ann, cay.id);
    expect((await blocks(ann)).map(({ userName }) => userName).toSorted()).toEqual([
      "Kim",
      "Somebody you have not met",
    ]);
  });
});

describe("a demo account", () => {
  test("finds, asks, follows and invites nobody of the school, and nobody reaches it", async () => {
    const visitor = await app.signIn({ name: "Demo", isDemo: true, ageBand: "ADULT" });
    const demoTeacher = await app.signIn({
      name: "Demo Teacher",
      isDemo: true,
      role: "TEACHER",
      ageBand: "ADULT",
    });
    const demoMate = await app.signIn({ name: "Cay of the demo", isDemo: true, ageBand: "ADULT" });
    for (const as of [visitor, demoTeacher]) {
      const found = await app.call("GET /api/users/search", { query: { q: "cay" } }, { as });
      expect(found.body.map(({ id }) => id)).toEqual([demoMate.id]);
      expect((await ask(as, cay.id)).status).toBe(403);
      const follow = { body: { followerId: as.id, followedId: ben.id } };
      expect((await app.call("POST /api/follows", follow, { as })).status).toBe(403);
      const { id: roomId } = await makeRoom(app.db, { isPrivate: true, ownerId: as.id });
      const invited = await app.call(
        "POST /api/rooms/{roomId}/invitations",
        { params: { roomId }, body: { userId: cay.id } },
        { as },
      );
      expect(invited.status).toBe(403);
      await makeRoom(app.db, { memberIds: [as.id, cay.id] });
      const met = await app.call(
        "GET /api/users/{userId}/relationship",
        { params: { userId: cay.id } },
        { as },
      );
      expect(met.body).toEqual({ friendship: "NONE", mayRequest: false });
    }
    expect((await ask(cay, visitor.id)).status).toBe(403);
    expect((await ask(visitor, demoMate.id)).status).toBe(200);
  });

  test("that teaches sees no student of the school", async () => {
    const demoTeacher = await app.signIn({ isDemo: true, role: "TEACHER", ageBand: "ADULT" });
    const child = await app.signIn({ name: "Kim", ageBand: "AGE_13_TO_17" });
    await makeClass(app.db, { teacherId: demoTeacher.id, studentIds: [child.id] });
    const found = await app.call(
      "GET /api/users/search",
      { query: { q: "kim" } },
      { as: demoTeacher },
    );
    expect(found.body).toEqual([]);
  });
});
