import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Tx } from "../../../db/database";
import { buildTestApp, type TestApp, type TestUser } from "../../../testing/build-test-app";
import {
  makeAccount,
  makeClass,
  makeFriends,
  makeMessage,
  makeRoom,
} from "../../../testing/factories";
import { meetAtRow } from "../../../testing/meet-at-row";

let app: TestApp;
let open: TestApp;
let ann: TestUser;
let teacher: TestUser;
beforeAll(async () => {
  app = await buildTestApp();
  open = await buildTestApp({ config: { learnersCreateRooms: true } });
});
beforeEach(async () => {
  ann = await app.signIn({ name: "Ann", ageBand: "ADULT" });
  teacher = await app.signIn({ name: "Mr Long", ageBand: "ADULT", role: "TEACHER" });
});
afterEach(async () => {
  await app.empty();
  await open.empty();
});
afterAll(async () => {
  await app.close();
  await open.close();
});

const wish = {
  name: "Grammar clinic",
  description: "Bring your questions.",
  type: "CHAT",
  category: "GRAMMAR",
  isPrivate: 0,
  maxParticipants: 12,
} as const;
const create = (as: TestUser | undefined, more: object = {}, at = app) =>
  at.call("POST /api/rooms", { body: { ...wish, ...more } }, as && { as });
const invite = (as: TestUser, roomId: string, userId: string) =>
  app.call(
    "POST /api/rooms/{roomId}/invitations",
    { params: { roomId }, body: { userId } },
    { as },
  );
const remove = (as: TestUser, roomId: string, userId: string) =>
  app.call("DELETE /api/rooms/{roomId}/members/{userId}", { params: { roomId, userId } }, { as });
const join = (as: TestUser, roomId: string) =>
  app.call(
    "POST /api/rooms/{roomId}/join",
    { params: { roomId }, body: { userId: as.id } },
    { as },
  );
const closeRoom = (as: TestUser | undefined, roomId: string) =>
  app.call("DELETE /api/rooms/{roomId}", { params: { roomId } }, as && { as });
const closeFor = (as: TestUser | undefined, roomId: string, reason = "Nothing but spam.") =>
  app.call(
    "POST /api/rooms/{roomId}/close",
    { params: { roomId }, body: { reason } },
    as && { as },
  );
const read = (as: TestUser, id: string) =>
  app.call("GET /api/rooms/{id}", { params: { id } }, { as });
const missing = "0190b1f0-0000-4000-8000-000000000000";

test("a room for games is made like any other", async () => {
  expect((await create(teacher, { type: "GAME" })).body).toMatchObject({ type: "GAME" });
  const rooms = (await app.call("GET /api/rooms", {}, { as: teacher })).body;
  expect(rooms.map(({ type }) => type)).toEqual(["GAME"]);
});

test("who has three places in open rooms gets a new one without a place, and a private one with", async () => {
  const made = [];
  for (const isPrivate of [0, 0, 0, 0, 1]) made.push((await create(teacher, { isPrivate })).body);
  expect(made.map(({ isMember }) => isMember)).toEqual([true, true, true, false, true]);
});

describe("a visitor of the demo school", () => {
  const visitor = () =>
    app.signIn({ name: "Demo Teacher 123", role: "TEACHER", ageBand: "ADULT", isVisitor: true });
  const lobbyOf = async (as: TestUser) =>
    (await app.call("GET /api/rooms", {}, { as })).body.map(({ id }) => id);

  test("makes rooms of the demo school, which nobody real sees, joins or is invited to", async () => {
    const [demo, another, teen, child, admin] = [
      await visitor(),
      await app.signIn({ isVisitor: true, ageBand: "ADULT" }),
      await app.signIn({ ageBand: "AGE_13_TO_17" }),
      await app.signIn({ ageBand: "UNDER_13" }),
      await app.signIn({ role: "ADMIN", ageBand: "ADULT" }),
    ];
    const { id } = (await create(demo)).body;
    const { id: quiet } = (await create(demo, { isPrivate: 1 })).body;
    for (const as of [teen, child, ann, teacher, admin]) {
      expect(await lobbyOf(as)).toEqual([]);
      for (const roomId of [id, quiet]) {
        expect((await join(as, roomId)).status).toBe(404);
        expect((await read(as, roomId)).status).toBe(404);
        expect(await invite(demo, roomId, as.id)).toMatchObject({
          status: 403,
          text: "This room is not for this person.",
        });
      }
    }
    expect(await lobbyOf(another)).toEqual([id]);
    expect((await join(another, id)).status).toBe(200);
    expect((await join(another, quiet)).status).toBe(403);
    expect((await invite(demo, quiet, another.id)).status).toBe(200);
  });

  test("makes three rooms at most, and closes their own, which no other visitor does", async () => {
    const [demo, another] = [await visitor(), await visitor()];
    const asked = await Promise.all(Array.from({ length: 6 }, () => create(demo)));
    const made = asked.filter(({ status }) => status === 200);
    expect(made).toHaveLength(3);
    const { id } = made[0]!.body;
    expect((await closeRoom(another, id)).status).toBe(403);
    expect((await closeFor(another, id)).status).toBe(403);
    const quiet = made[1]!.body.id;
    await app.db.updateTable("room").set({ is_private: true }).where("id", "=", quiet).execute();
    expect((await read(another, quiet)).status).toBe(403);
    expect((await closeRoom(demo, id)).status).toBe(200);
  });

  test("takes their rooms along when they erase their account", async () => {
    const demo = await visitor();
    const { id } = (await create(demo)).body;
    const erased = await app.call(
      "POST /api/account/{userId}/erase",
      { params: { userId: demo.id }, body: {} },
      { as: demo },
    );
    expect(erased.status).toBe(200);
    expect((await read(ann, id)).status).toBe(404);
    expect(await app.db.selectFrom("room").select("id").execute()).toEqual([]);
  });

  test("is no teacher in a room of real people, and may be taken out of it", async () => {
    const [demo, child] = [await visitor(), await app.signIn({ ageBand: "UNDER_13" })];
    const { id } = await makeRoom(app.db, {
      ownerId: ann.id,
      memberIds: [ann.id, child.id, demo.id],
    });
    await makeMessage(app.db, { roomId: id, accountId: demo.id, now: app.clock.now() });
    const history = await app.call(
      "GET /api/rooms/{id}/messages",
      { params: { id } },
      { as: child },
    );
    expect(history.body).toMatchObject([{ userId: demo.id, role: "LEARNER" }]);
    const { members } = (await read(child, id)).body;
    expect(members.find(({ userId }) => userId === demo.id)?.role).toBe("LEARNER");
    expect((await remove(ann, id, demo.id)).status).toBe(200);
  });

  test("lifts no rule of age in a private room", async () => {
    const [demo, child] = [await visitor(), await app.signIn({ ageBand: "UNDER_13" })];
    const ofDemo = await makeRoom(app.db, {
      isPrivate: true,
      isDemo: true,
      ownerId: (await app.signIn({ role: "TEACHER", ageBand: "ADULT", isDemo: true })).id,
    });
    const ofChild = await makeRoom(app.db, { isPrivate: true, memberIds: [child.id] });
    const invited = [
      { room_id: ofChild.id, account_id: demo.id, invited_by: child.id },
      { room_id: ofDemo.id, account_id: ann.id, invited_by: demo.id },
      { room_id: ofDemo.id, account_id: child.id, invited_by: demo.id },
    ];
    await app.db.insertInto("room_invitation").values(invited).execute();
    expect((await join(demo, ofChild.id)).status).toBe(403);
    expect((await join(ann, ofDemo.id)).status).toBe(403);
  });
});

describe("creating a room", () => {
  test("is for teachers, who own it and are in it", async () => {
    const { status, body } = await create(teacher, { level: "B1", audience: "ADULTS" });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...wish,
      level: "B1",
      audience: "ADULTS",
      isOwner: true,
      isMember: true,
      memberCount: 1,
      members: [{ userId: teacher.id, userName: "Mr Long" }],
      lastSeq: 0,
      unreadCount: 0,
    });
    expect(await create(ann)).toMatchObject({
      status: 403,
      code: "forbidden",
      text: "Only teachers create rooms in this school.",
    });
    expect((await create(undefined)).status).toBe(401);
  });

  test.each([
    ["ADULT", 0, 200],
    ["ADULT", 1, 200],
    ["UNKNOWN", 0, 403],
    ["UNKNOWN", 1, 200],
    ["UNDER_13", 0, 403],
    ["UNDER_13", 1, 200],
    ["AGE_13_TO_17", 0, 403],
    ["AGE_13_TO_17", 1, 200],
  ] as const)(
    "where learners may: a learner of age %s, private %i: %i",
    async (ageBand, isPrivate, status) => {
      const as = await open.signIn({ ageBand });
      expect((await create(as, { isPrivate }, open)).status).toBe(status);
    },
  );

  test("where learners may, ends at ten rooms, also for who asks for many at once", async () => {
    const hasty = await open.signIn({ ageBand: "ADULT" });
    const asked = await Promise.all(Array.from({ length: 16 }, () => create(hasty, {}, open)));
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(asked.filter(({ status }) => status === 403)).toHaveLength(6);
  });

  test("where learners may, ends at ten rooms", async () => {
    const as = await open.signIn({ ageBand: "ADULT" });
    for (let count = 0; count < 10; count++) await makeRoom(open.db, { ownerId: as.id });
    expect(await create(as, {}, open)).toMatchObject({
      status: 403,
      text: "You have 10 rooms already.",
    });
  });

  test("for a class needs a class, and is for that one", async () => {
    expect(await create(teacher, { audience: "CLASS" })).toMatchObject({
      status: 403,
      text: "You have no class yet, so there can be no room for it.",
    });
    const student = await app.signIn();
    await makeClass(app.db, { teacherId: teacher.id, studentIds: [student.id] });
    const { body } = await create(teacher, { audience: "CLASS" });
    expect((await join(student, body.id)).status).toBe(200);
    expect((await join(ann, body.id)).status).toBe(403);
  });

  test.each([
    [{ name: "   " }, 400],
    [{ name: "\u200B\u200B" }, 400],
    [{ name: "x".repeat(61) }, 400],
    [{ name: "fuck this" }, 400],
    [{ description: "Write to me: ann@example.org" }, 400],
    [{ maxParticipants: 1 }, 400],
    [{ maxParticipants: 51 }, 400],
    [{ category: "GOLF" }, 400],
    [{ name: "IELTS PREP" }, 200],
    [{ name: "Robert'); drop table room; --" }, 200],
    [{ name: "<script>alert(1)</script>" }, 200],
    [{ description: "" }, 200],
  ])("with %j is answered %i", async (more, status) => {
    const reply = await create(teacher, more);
    expect(reply.status).toBe(status);
    if (status === 200) expect(reply.body).toMatchObject(more);
  });
});

describe("inviting", () => {
  test("lets somebody into a private room, once", async () => {
    const { id } = await makeRoom(app.db, { isPrivate: true, ownerId: teacher.id });
    expect((await join(ann, id)).status).toBe(403);
    expect((await invite(teacher, id, ann.id)).body).toEqual({ ok: true });
    expect((await invite(teacher, id, ann.id)).body).toEqual({ ok: true });
    expect((await join(ann, id)).status).toBe(200);
    expect(await invite(teacher, id, ann.id)).toMatchObject({
      status: 409,
      text: "Ann is in this room already.",
    });
  });

  test("to a room that is closed at that moment is answered like one to no room", async () => {
    const { id } = await makeRoom(app.db, { isPrivate: true, ownerId: teacher.id });
    const meanwhile = (tx: Tx) => tx.deleteFrom("room").where("id", "=", id).execute();
    const [reply] = await meetAtRow(app.db, { table: "room", id, meanwhile }, [
      () => invite(teacher, id, ann.id),
    ]);
    expect(reply).toMatchObject({ status: 404, text: "Room not found." });
  });

  test("is shown to who is invited, with by whom, until they join or turn it down", async () => {
    const { id } = await makeRoom(app.db, { isPrivate: true, ownerId: teacher.id });
    const mine = async () =>
      (await app.call("GET /api/rooms", {}, { as: ann })).body.find((room) => room.id === id);
    await invite(teacher, id, ann.id);
    expect(await mine()).toMatchObject({ isInvited: true, invitedBy: "Mr Long" });
    const leaving = { params: { roomId: id }, body: { userId: ann.id } };
    await app.call("POST /api/rooms/{roomId}/leave", leaving, { as: ann });
    expect(await mine()).toBeUndefined();
    expect((await join(ann, id)).status).toBe(403);
    expect((await invite(teacher, id, ann.id)).status).toBe(200);
    await join(ann, id);
    expect(await mine()).toMatchObject({ isInvited: false, invitedBy: null, isMember: true });
  });

  test("is the owner's and an admin's", async () => {
    const { id } = await makeRoom(app.db, { isPrivate: true, ownerId: ann.id });
    const admin = await app.signIn({ role: "ADMIN", ageBand: "ADULT" });
    const guest = await app.signIn({ ageBand: "ADULT" });
    expect((await invite(teacher, id, guest.id)).status).toBe(403);
    expect((await invite(admin, id, guest.id)).status).toBe(200);
  });

  test("of nobody and of a practice partner is answered alike, and who has blocked one is not told of", async () => {
    const { id } = await makeRoom(app.db, { isPrivate: true, ownerId: ann.id });
    const bot = await makeAccount(app.db, { isBot: true, ageBand: "ADULT" });
    const blocker = await app.signIn({ ageBand: "ADULT" });
    const body = { userId: ann.id, kind: "BLOCK" } as const;
    await app.call("POST /api/blocks", { body }, { as: blocker });
    for (const userId of [missing, "nobody", bot.id]) {
      expect(await invite(ann, id, userId)).toMatchObject({
        status: 404,
        text: "There is no such person.",
      });
    }
    expect((await invite(ann, missing, blocker.id)).status).toBe(404);
    expect((await invite(ann, id, blocker.id)).body).toEqual({ ok: true });
    expect((await join(blocker, id)).status).toBe(403);
  });

  test("to a room of another class is refused; to one for adults a child is not let in, and nobody learns why", async () => {
    const rooms = { ownerId: teacher.id, isPrivate: true };
    const { id: adults } = await makeRoom(app.db, { ...rooms, audience: "ADULTS" });
    const child = await app.signIn({ ageBand: "UNDER_13" });
    const { id: classId } = await makeClass(app.db, { teacherId: teacher.id, studentIds: [] });
    const { id: ofClass } = await makeRoom(app.db, { ...rooms, audience: "CLASS", classId });
    for (const { id } of [child, ann]) {
      expect(await invite(teacher, ofClass, id)).toMatchObject({
        status: 403,
        text: "This room is not for this person.",
      });
      expect((await invite(teacher, adults, id)).body).toEqual({ ok: true });
    }
    expect((await join(ann, adults)).status).toBe(200);
    expect((await join(child, adults)).status).toBe(403);
  });

  const bands = ["UNKNOWN", "UNDER_13", "AGE_13_TO_17", "ADULT"] as const;
  const relations = ["stranger", "classmate", "friend", "teacher of class"] as const;
  const rows = bands.flatMap((mine) =>
    bands.flatMap((theirs) =>
      relations.map((relation) => {
        const areBoth = (...said: string[]) => said.includes(mine) && said.includes(theirs);
        const isAllowed =
          areBoth("ADULT") ||
          relation === "teacher of class" ||
          // Who has not said their age may be an adult.
          (relation === "classmate" && areBoth("UNDER_13", "AGE_13_TO_17"));
        // What an invitation is answered follows from who invites, and of classmates from the class.
        const isTold =
          mine === "ADULT" ||
          relation === "teacher of class" ||
          (relation === "classmate" && mine !== "UNKNOWN");
        return { mine, theirs, relation, isAllowed, status: isTold ? 200 : 403 };
      }),
    ),
  );
  test.each(rows)(
    "$mine invites $theirs, as $relation: is answered $status, and is invited: $isAllowed",
    async ({ mine, theirs, relation, isAllowed, status }) => {
      const isTeacher = relation === "teacher of class";
      const as = isTeacher ? teacher : await app.signIn({ ageBand: mine });
      const { id } = await makeAccount(app.db, { ageBand: theirs });
      if (isTeacher) await makeClass(app.db, { teacherId: as.id, studentIds: [id] });
      if (relation === "classmate") {
        await makeClass(app.db, { teacherId: teacher.id, studentIds: [as.id, id] });
      }
      if (relation === "friend") await makeFriends(app.db, as.id, id);
      const room = await makeRoom(app.db, { isPrivate: true, ownerId: as.id });
      expect((await invite(as, room.id, id)).status).toBe(status);
      const invited = await app.db.selectFrom("room_invitation").select("account_id").execute();
      expect(invited).toEqual(isAllowed ? [{ account_id: id }] : []);
    },
  );
});

describe("taking people out", () => {
  test("ends their membership and their invitation", async () => {
    const { id } = await makeRoom(app.db, {
      isPrivate: true,
      ownerId: teacher.id,
      memberIds: [ann.id],
    });
    expect((await remove(teacher, id, ann.id)).body).toEqual({ ok: true });
    expect((await join(ann, id)).status).toBe(403);
    expect((await remove(teacher, id, ann.id)).body).toEqual({ ok: true });
    await invite(teacher, id, ann.id);
    expect((await remove(teacher, id, ann.id)).status).toBe(200);
    expect((await join(ann, id)).status).toBe(403);
  });

  test("is the owner's alone, and leaves teachers in", async () => {
    const other = await app.signIn({ ageBand: "ADULT" });
    const { id } = await makeRoom(app.db, {
      ownerId: ann.id,
      memberIds: [ann.id, other.id, teacher.id],
    });
    expect(await remove(other, id, ann.id)).toMatchObject({ status: 403, code: "forbidden" });
    expect(await remove(ann, id, teacher.id)).toMatchObject({ status: 403, code: "forbidden" });
    expect((await remove(ann, id, other.id)).status).toBe(200);
    for (const nobody of [missing, "x"]) expect((await remove(ann, id, nobody)).status).toBe(404);
  });
});

describe("closing a room for good", () => {
  test("takes its members, invitations and messages along, and no other room's", async () => {
    const [room, other] = [
      await makeRoom(app.db, { ownerId: ann.id, memberIds: [ann.id, teacher.id] }),
      await makeRoom(app.db, { ownerId: ann.id, memberIds: [ann.id] }),
    ];
    for (const { id } of [room, other]) {
      await makeMessage(app.db, { roomId: id, accountId: ann.id, now: app.clock.now() });
    }
    expect(await closeRoom(ann, room.id)).toMatchObject({ status: 200, body: { ok: true } });
    expect(await read(ann, room.id)).toMatchObject({ status: 404, text: "Room not found." });
    expect(await closeRoom(ann, room.id)).toMatchObject({ status: 404, code: "not-found" });
    const left = await app.db.selectFrom("room_message").select("room_id").execute();
    expect(left).toEqual([{ room_id: other.id }]);
    expect((await read(ann, other.id)).body.memberCount).toBe(1);
  });

  const audit = async () =>
    (await app.call("GET /api/moderation/audit", {}, { as: teacher })).body.map(
      ({ action, actor, about, details }) => [action, actor?.name, about?.name, details],
    );

  test("is for its owner, teachers and admins, and the room says to each how", async () => {
    const admin = await app.signIn({ role: "ADMIN", name: "Ada" });
    for (const [as, closing, close] of [
      [ann, "OWN", closeRoom],
      [teacher, "WITH_REASON", closeFor],
      [admin, "WITH_REASON", closeFor],
    ] as const) {
      const { id } = await makeRoom(app.db, { ownerId: ann.id, memberIds: [ann.id] });
      expect((await read(as, id)).body.closing).toBe(closing);
      expect((await close(as, id)).status).toBe(200);
      expect((await read(as, id)).status).toBe(404);
    }
  });

  test("that is somebody else's takes a reason, which the audit log keeps; one's own takes none", async () => {
    const theirs = await makeRoom(app.db, { ownerId: ann.id, memberIds: [ann.id] });
    expect(await closeRoom(teacher, theirs.id)).toMatchObject({
      status: 403,
      text: "Say why you close somebody else's room.",
    });
    expect((await closeFor(teacher, theirs.id, "  ")).status).toBe(400);
    expect(await audit()).toEqual([]);
    expect((await closeFor(teacher, theirs.id, " Nothing but spam. ")).status).toBe(200);
    const own = await makeRoom(app.db, { ownerId: teacher.id });
    expect((await closeRoom(teacher, own.id)).status).toBe(200);
    expect(await audit()).toEqual([
      ["ROOM_CLOSED", "Mr Long", "Ann", { reason: "Nothing but spam.", roomId: theirs.id }],
    ]);
    expect((await closeFor(teacher, theirs.id)).status).toBe(404);
    expect(await audit()).toHaveLength(1);
  });

  test("is refused to members, to who may not see it, and to who is not signed in", async () => {
    const [member, stranger] = [await app.signIn({}), await app.signIn({})];
    const { id } = await makeRoom(app.db, {
      isPrivate: true,
      ownerId: ann.id,
      memberIds: [ann.id, member.id],
    });
    for (const as of [member, stranger]) {
      expect(await closeRoom(as, id)).toMatchObject({
        status: 403,
        code: "forbidden",
        text: "Only the owner of a room and teachers can close it.",
      });
    }
    expect((await read(member, id)).body.closing).toBe("NO");
    for (const as of [ann, member, stranger]) {
      expect(await closeFor(as, id)).toMatchObject({ status: 403, code: "forbidden" });
    }
    for (const close of [closeRoom, closeFor]) {
      expect(await close(undefined, id)).toMatchObject({ status: 401, code: "not-signed-in" });
    }
    for (const nothing of [missing, "x"]) {
      expect((await closeRoom(ann, nothing)).status).toBe(404);
    }
    expect((await read(ann, id)).status).toBe(200);
  });

  test("is refused to a demo teacher, in the demo school and in the school of real people", async () => {
    const demoTeacher = await app.signIn({ role: "TEACHER", isDemo: true });
    const lobby = await makeRoom(app.db, { isDemo: true, ownerId: demoTeacher.id });
    expect(await closeRoom(demoTeacher, lobby.id)).toMatchObject({
      status: 403,
      text: "The rooms of the demo school stay open for all its visitors.",
    });
    const real = await makeRoom(app.db, { ownerId: ann.id });
    expect((await closeFor(demoTeacher, lobby.id)).status).toBe(403);
    expect((await closeRoom(demoTeacher, real.id)).status).toBe(403);
    expect((await closeFor(demoTeacher, real.id)).status).toBe(403);
    expect((await read(demoTeacher, lobby.id)).body.closing).toBe("NO");
  });
});
