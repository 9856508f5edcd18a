import type { DeclaredCallName } from "@saywell/contract";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "./testing/build-test-app";
import { cookieOf, createLines, listenOn } from "./testing/dial";
import { makeClass, makeRoom } from "./testing/factories";

/**
 * Whoever tries calls on somebody must not learn by the answers whether that is a child, or whether
 * they were blocked: status, words and keys are those of an adult.
 */

let app: TestApp;
let port: number;
const lines = createLines();
beforeAll(async () => {
  app = await buildTestApp({ config: { learnersCreateRooms: true } });
  port = await listenOn(app);
});
afterEach(async () => {
  lines.hangUp();
  await app.empty();
});
afterAll(() => app.close());

const kinds = ["adult", "teen", "child", "childAlone", "unknown", "hidden", "blocking"] as const;
type Kind = (typeof kinds)[number];
/** Existed once, or never. */
const nobody = "0190b1f0-0000-4000-8000-000000000000";

const traits = {
  adult: { ageBand: "ADULT" },
  teen: { ageBand: "AGE_13_TO_17" },
  child: { ageBand: "UNDER_13" },
  childAlone: { ageBand: "UNDER_13", hasConsent: false },
  unknown: { ageBand: "UNKNOWN" },
  hidden: { ageBand: "ADULT" },
  blocking: { ageBand: "ADULT" },
} as const;

/** Somebody of a kind. All have one name, of two words, so that answers and its form can be compared. */
async function make(kind: Kind, asker: TestUser): Promise<TestUser> {
  const other = await app.signIn({
    name: "Robin Vale",
    email: `${kind}@example.org`,
    ...traits[kind],
  });
  if (kind === "hidden") {
    const choice = {
      found_by_email: false,
      found_by_name: false,
      show_email: false,
      on_leaderboard: false,
    };
    const row = { account_id: other.id, daily_goal: 20, ...choice } as const;
    await app.db.insertInto("account_setting").values(row).execute();
  }
  if (kind === "blocking") {
    const body = { userId: asker.id, kind: "BLOCK" } as const;
    expect((await app.call("POST /api/blocks", { body }, { as: other })).status).toBe(200);
  }
  return other;
}

const uuids = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
const instants = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;
const named = (member: object): string => shape(JSON.stringify(member));

/** As it was answered, with what differs from one try to the next left out. */
const shape = (words: string): string =>
  words.replaceAll(uuids, "id").replaceAll(instants, "instant");

/** Everything that an adult can try on somebody, and what is answered, in order. */
async function tryAll(asker: TestUser, otherId: string): Promise<string[]> {
  const said: string[] = [];
  async function attempt(name: DeclaredCallName, request: object = {}): Promise<void> {
    const reply = await app.call(name, request, { as: asker });
    said.push(`${name}: ${reply.status} ${reply.code ?? ""} ${shape(reply.text)}`);
  }
  const ask = { body: { requesterId: asker.id, addresseeId: otherId } };
  const pair = { followerId: asker.id, followedId: otherId };
  const user = { params: { userId: otherId } };
  const { id: roomId } = await makeRoom(app.db, {
    isPrivate: true,
    ownerId: asker.id,
    memberIds: [asker.id],
  });
  const invitation = { params: { roomId }, body: { userId: otherId } };

  await attempt("GET /api/users/{teacherId}", { params: { teacherId: otherId } });
  await attempt("GET /api/users/{userId}/relationship", user);
  await attempt("POST /api/follows", { body: pair });
  await attempt("GET /api/follows/check/{followerId}/{teacherId}", {
    params: { followerId: asker.id, teacherId: otherId },
  });
  await attempt("GET /api/follows/followers/{teacherId}", { params: { teacherId: otherId } });
  await attempt("DELETE /api/friends/{userId}", user);

  await attempt("POST /api/friends/request", ask);
  await attempt("POST /api/friends/request", ask);
  await attempt("GET /api/friends/requests");
  await attempt("GET /api/users/{userId}/relationship", user);
  await attempt("GET /api/friends");
  const [request] = (await app.call("GET /api/friends/requests", {}, { as: asker })).body;
  const requestId = request?.id ?? nobody;
  await attempt("POST /api/friends/requests/{requestId}/accept", { params: { requestId } });
  await attempt("POST /api/friends/requests/{requestId}/decline", { params: { requestId } });
  await attempt("GET /api/friends/requests");
  await attempt("POST /api/friends/request", ask);

  await attempt("POST /api/rooms/{roomId}/invitations", invitation);
  await attempt("POST /api/rooms/{roomId}/invitations", invitation);
  await attempt("GET /api/rooms/{id}", { params: { id: roomId } });
  await attempt("DELETE /api/rooms/{roomId}/members/{userId}", {
    params: { roomId, userId: otherId },
  });

  for (const name of [
    "GET /api/account/{userId}",
    "GET /api/gamification/profile/{userId}",
    "GET /api/gamification/badges/{userId}",
    "GET /api/rooms/my-rooms/{userId}",
  ] as const) {
    await attempt(name, user);
  }
  await attempt("GET /api/gamification/leaderboard/{userId}", { params: { userId: asker.id } });
  await attempt("POST /api/reports", { body: { userId: otherId, reason: "RUDE" } });

  await attempt("POST /api/blocks", { body: { userId: otherId, kind: "BLOCK" } });
  await attempt("GET /api/blocks");
  await attempt("GET /api/friends/requests");
  await attempt("POST /api/friends/request", ask);
  await attempt("DELETE /api/blocks/{userId}", user);
  await attempt("POST /api/friends/request", ask);
  return said;
}

describe("who tries every call on somebody whom they", () => {
  const same = kinds.filter((kind) => kind !== "adult");
  test.each(same)("never met learns nothing of: %s", async (kind) => {
    const [first, second] = [
      await app.signIn({ name: "Max Ford", ageBand: "ADULT" }),
      await app.signIn({ name: "Max Ford", ageBand: "ADULT" }),
    ];
    const adult = await tryAll(first, (await make("adult", first)).id);
    expect(adult.length).toBeGreaterThan(30);
    expect(adult.find((line) => line.includes("POST /api/friends/request:"))).toContain("200");
    expect(await tryAll(second, (await make(kind, second)).id)).toEqual(adult);
  });

  test.each(same)("are in an open room with learns nothing of: %s", async (kind) => {
    const answers = [];
    for (const each of ["adult", kind] as const) {
      const asker = await app.signIn({ name: "Max Ford", ageBand: "ADULT" });
      const other = await make(each, asker);
      const { id: roomId } = await makeRoom(app.db, { memberIds: [asker.id, other.id] });
      const line = await lines.join(port, asker, roomId);
      line.send({ type: "SEND_MESSAGE", content: "Hello, how are you?" });
      // PING may be answered before the message is written, and the room tells how far it has come.
      const heard = await line.until("NEW_MESSAGE");
      const params = { params: { roomId }, body: { userId: asker.id } };
      const joined = await app.call("POST /api/rooms/{roomId}/join", params, { as: asker });
      const said = await tryAll(asker, other.id);
      await line.answered();
      answers.push([
        ...said,
        // Members stand in the order of their ids.
        shape(
          JSON.stringify({ ...joined.body, members: joined.body.members.map(named).toSorted() }),
        ),
        ...[heard, ...line.inbox].map((message) => shape(JSON.stringify(message))),
      ]);
      lines.hangUp();
    }
    expect(answers[1]).toEqual(answers[0]);
  });

  /** What is read of a room, from outside and then inside, where somebody is and writes, or is not now. */
  async function lookAround(kind: Kind, { isHere }: { isHere: boolean }): Promise<string[]> {
    const asker = await app.signIn({ name: "Max Ford", ageBand: "ADULT" });
    const other = await make(kind, asker);
    const { id: roomId } = await makeRoom(app.db, { memberIds: [asker.id, other.id] });
    const { id: elsewhere } = await makeRoom(app.db, { memberIds: [asker.id] });
    const away = await lines.join(port, asker, elsewhere);
    const news: string[] = [];
    const say = async (as: TestUser, to: string): Promise<void> => {
      const line = await lines.join(port, as, to);
      line.send({ type: "SEND_MESSAGE", content: "Hello, how are you?", clientId: "one" });
      await line.until("MESSAGE_STORED");
    };
    if (isHere) await say(other, roomId);
    if (isHere && kind !== "blocking") {
      news.push(shape(JSON.stringify(await away.until("ROOM_ACTIVITY"))));
    }
    // Rooms are told of in the order in which somebody wrote there.
    const friend = await app.signIn({ name: "Eve Moss", ageBand: "ADULT" });
    const { id: last } = await makeRoom(app.db, { memberIds: [asker.id, friend.id] });
    await say(friend, last);
    for (let heard = await away.until("ROOM_ACTIVITY"); heard.roomId !== last;) {
      news.push(shape(JSON.stringify(heard)));
      heard = await away.until("ROOM_ACTIVITY");
    }
    const request = { params: { id: roomId } };
    const own = { params: { userId: asker.id } };
    const read = await app.call("GET /api/rooms/{id}", request, { as: asker });
    const said = await app.call("GET /api/rooms/{id}/messages", request, { as: asker });
    const mine = await app.call("GET /api/rooms/my-rooms/{userId}", own, { as: asker });
    // Members stand in the order of their ids.
    const rooms = [read.body, mine.body.find(({ id }) => id === roomId)!].map((room) =>
      shape(JSON.stringify({ ...room, members: room.members.map(named).toSorted() })),
    );
    const inside = await lines.open(port, cookieOf(asker));
    inside.send({ type: "JOIN_ROOM", roomId, userId: asker.id, userName: "" });
    const { present } = await inside.until("ROOM_JOINED");
    lines.hangUp();
    const names = present.map(({ userName }) => userName).toSorted();
    return [...news, ...rooms, shape(said.text), names.join()];
  }

  test.each(same.filter((kind) => !["blocking", "childAlone"].includes(kind)))(
    "read of a room where one is who writes learn nothing of: %s",
    async (kind) => {
      const adult = await lookAround("adult", { isHere: true });
      expect(adult.join()).toContain("Hello, how are you?");
      expect(adult.at(-1)).toBe("Max,Robin");
      expect(await lookAround(kind, { isHere: true })).toEqual(adult);
    },
  );

  test("read of a room where one is who has blocked them, and writes, read as of one who is not there", async () => {
    const away = await lookAround("adult", { isHere: false });
    expect(away.at(-1)).toBe("Max");
    expect(await lookAround("blocking", { isHere: true })).toEqual(away);
  });

  test.each(same)("search for finds: %s no more than nobody", async (kind) => {
    const asker = await app.signIn({ ageBand: "ADULT" });
    await make(kind, asker);
    for (const q of ["robin", "Robin Vale", "vale", `${kind}@example.org`]) {
      const found = await app.call("GET /api/users/search", { query: { q } }, { as: asker });
      expect([q, found.body]).toEqual([q, []]);
    }
  });

  test("search for finds, with the whole name, an adult who did not say no to it", async () => {
    const asker = await app.signIn({ ageBand: "ADULT" });
    const { id } = await make("adult", asker);
    for (const q of ["robin", "Robin Vale", "vale"]) {
      const found = await app.call("GET /api/users/search", { query: { q } }, { as: asker });
      expect(found.body).toMatchObject([{ id, name: "Robin Vale" }]);
    }
  });
});

describe("a request that is held", () => {
  const ask = (as: TestUser, { id: addresseeId }: TestUser) =>
    app.call("POST /api/friends/request", { body: { requesterId: as.id, addresseeId } }, { as });
  const requestsOf = async (as: TestUser) =>
    (await app.call("GET /api/friends/requests", {}, { as })).body;

  test.each(["teen", "child", "unknown", "blocking"] as const)(
    "is nowhere for who was asked (%s), neither on lists nor on open screens",
    async (kind) => {
      const asker = await app.signIn({ name: "Max Ford", ageBand: "ADULT" });
      const other = await make(kind, asker);
      const { id: roomId } = await makeRoom(app.db, { memberIds: [asker.id, other.id] });
      const line = await lines.join(port, other, roomId);
      expect((await ask(asker, other)).body).toMatchObject({ status: "PENDING" });
      await line.answered();
      expect(line.inbox.filter(({ type }) => type === "FRIENDS_CHANGED")).toEqual([]);
      expect(await requestsOf(other)).toEqual([]);
      expect(await requestsOf(asker)).toHaveLength(1);
      const seen = { params: { userId: asker.id } };
      const met = await app.call("GET /api/users/{userId}/relationship", seen, { as: other });
      if (kind !== "blocking") expect(met.body.friendship).toBe("NONE");
    },
  );

  test.each(["teen", "child", "unknown", "blocking"] as const)(
    "stands in the data of who asked as any other, and not in those of who was asked (%s)",
    async (kind) => {
      const asker = await app.signIn({ name: "Max Ford", ageBand: "ADULT" });
      const other = await make(kind, asker);
      await ask(asker, other);
      const exportOf = async (as: TestUser) => {
        const request = { params: { userId: as.id } };
        return await app.call("GET /api/account/{userId}/export", request, { as });
      };
      expect((await exportOf(asker)).body.tables["friendship"]).toMatchObject([
        { requester_id: asker.id, addressee_id: other.id, state: "PENDING" },
      ]);
      const own = await exportOf(other);
      expect(own.body.tables["friendship"]).toEqual([]);
      if (kind !== "blocking") expect(own.text).not.toContain(asker.id);
    },
  );

  test("becomes a true one when contact is allowed, and one they accept is a friendship", async () => {
    const asker = await app.signIn({ name: "Max Ford", ageBand: "ADULT" });
    const other = await make("blocking", asker);
    await ask(asker, other);
    expect(await requestsOf(other)).toEqual([]);
    await app.call("DELETE /api/blocks/{userId}", { params: { userId: asker.id } }, { as: other });
    const [request] = await requestsOf(other);
    expect(request).toMatchObject({ direction: "INCOMING", user: { id: asker.id } });
    const params = { requestId: request!.id };
    const accepted = await app.call(
      "POST /api/friends/requests/{requestId}/accept",
      { params },
      { as: other },
    );
    expect(accepted.body.status).toBe("ACCEPTED");
  });

  test("does not go when who was asked says how old they are: that would tell", async () => {
    const asker = await app.signIn({ name: "Max Ford", ageBand: "ADULT" });
    const other = await app.signIn({ name: "Robin Vale", ageBand: "UNKNOWN" });
    await ask(asker, other);
    const before = await requestsOf(asker);
    const body = { ageBand: "AGE_13_TO_17" } as const;
    await app.call(
      "PUT /api/account/{userId}",
      { params: { userId: other.id }, body },
      { as: other },
    );
    expect(await requestsOf(asker)).toEqual(before);
  });

  test("is erased with whoever was asked", async () => {
    const asker = await app.signIn({ name: "Max Ford", ageBand: "ADULT" });
    const other = await make("teen", asker);
    await ask(asker, other);
    const body = { password: "correct horse battery" };
    await app.call(
      "POST /api/account/{userId}/erase",
      { params: { userId: other.id }, body },
      { as: other },
    );
    expect(await requestsOf(asker)).toEqual([]);
  });
});

describe("a teacher who has blocked somebody", () => {
  const look = async (blocks: boolean, more: { online: boolean }) => {
    const asker = await app.signIn({ name: "Max Ford", ageBand: "ADULT" });
    const email = `${asker.id}@example.org`;
    const traits = { name: "Robin Vale", email, ageBand: "ADULT", role: "TEACHER" } as const;
    const teacher = await app.signIn(traits);
    if (blocks) {
      const body = { userId: asker.id, kind: "BLOCK" } as const;
      await app.call("POST /api/blocks", { body }, { as: teacher });
    }
    const { id: roomId } = await makeRoom(app.db);
    const line = await lines.join(port, teacher, roomId);
    if (!more.online) {
      lines.hangUp();
      await line.closed;
    }
    const params = { teacherId: teacher.id };
    const query = { q: "vale" };
    await expect
      .poll(async () => {
        const seen = await app.call("GET /api/users/{teacherId}", { params }, { as: teacher });
        return seen.body.isOnline;
      })
      .toBe(more.online ? 1 : 0);
    const answers = [
      await app.call("GET /api/users/{teacherId}", { params }, { as: asker }),
      await app.call("GET /api/users/search", { query }, { as: asker }),
    ];
    lines.hangUp();
    await app.empty();
    return answers.map(({ status, text }) => `${status} ${shape(text)}`);
  };

  test("looks to them, however present, like one who is not here", async () => {
    const away = await look(false, { online: false });
    expect(away.join()).toContain("instant");
    expect(away.join()).toContain("Robin Vale");
    expect(await look(true, { online: true })).toEqual(away);
    expect(await look(true, { online: false })).toEqual(away);
  });

  test("was last seen by them when they blocked, whatever is said later", async () => {
    const asker = await app.signIn({ ageBand: "ADULT" });
    const teacher = await app.signIn({ ageBand: "ADULT", role: "TEACHER" });
    const body = { userId: asker.id, kind: "BLOCK" } as const;
    await app.call("POST /api/blocks", { body }, { as: teacher });
    const blockedAt = app.clock.now().toISOString();
    const later = new Date(app.clock.now().getTime() + 3_600_000);
    await app.db
      .updateTable("account")
      .set({ last_seen_at: later })
      .where("id", "=", teacher.id)
      .execute();
    const params = { teacherId: teacher.id };
    const seen = await app.call("GET /api/users/{teacherId}", { params }, { as: asker });
    expect(seen.body).toMatchObject({ isOnline: 0, lastSeenAt: blockedAt });
  });
});

test("a student who blocks their teacher is found by them as before", async () => {
  const teacher = await app.signIn({ ageBand: "ADULT", role: "TEACHER" });
  const student = await app.signIn({ name: "Robin Vale", ageBand: "UNDER_13" });
  await makeClass(app.db, { teacherId: teacher.id, studentIds: [student.id] });
  const search = () =>
    app.call("GET /api/users/search", { query: { q: "robin vale" } }, { as: teacher });
  const before = (await search()).body;
  expect(before).toMatchObject([{ id: student.id, name: "Robin Vale" }]);
  const body = { userId: teacher.id, kind: "BLOCK" } as const;
  await app.call("POST /api/blocks", { body }, { as: student });
  expect((await search()).body.map(({ id, name }) => [id, name])).toEqual([
    [student.id, "Robin Vale"],
  ]);
});

test("a block does not show in what the blocked one had asked before, nor in whom they follow", async () => {
  const seen = [];
  for (const blocks of [false, true]) {
    const asker = await app.signIn({ name: "Max Ford", ageBand: "ADULT" });
    const other = await app.signIn({ name: "Robin Vale", ageBand: "ADULT", role: "TEACHER" });
    const ask = { body: { requesterId: asker.id, addresseeId: other.id } };
    const follow = { body: { followerId: asker.id, followedId: other.id } };
    await app.call("POST /api/friends/request", ask, { as: asker });
    await app.call("POST /api/follows", follow, { as: asker });
    const { id: roomId } = await makeRoom(app.db, { memberIds: [asker.id, other.id] });
    const line = await lines.join(port, asker, roomId);
    const body = { userId: asker.id, kind: "BLOCK" } as const;
    if (blocks) await app.call("POST /api/blocks", { body }, { as: other });
    await line.answered();
    const check = { params: { followerId: asker.id, teacherId: other.id } };
    const replies = [
      await app.call("GET /api/friends/requests", {}, { as: asker }),
      await app.call("POST /api/friends/request", ask, { as: asker }),
      await app.call("POST /api/follows", follow, { as: asker }),
      await app.call("GET /api/follows/check/{followerId}/{teacherId}", check, { as: asker }),
      await app.call("GET /api/users/{teacherId}", { params: { teacherId: other.id } }),
    ];
    seen.push([
      ...replies.map(({ status, text }) => `${status} ${shape(text)}`),
      ...line.inbox.filter(({ type }) => type === "FRIENDS_CHANGED"),
    ]);
    lines.hangUp();
  }
  expect(seen[1]).toEqual(seen[0]);
});
