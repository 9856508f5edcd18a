import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";
import {
  makeAccount,
  makeClass,
  makeMessage,
  makeRoom,
  type RoomTraits,
} from "../../testing/factories";
import { movableClock } from "../../testing/movable-clock";

const clock = movableClock("2026-03-02T09:00:00Z");
let app: TestApp;
let ann: TestUser;
let teacher: TestUser;
beforeAll(async () => {
  app = await buildTestApp({ clock });
});
beforeEach(async () => {
  ann = await app.signIn({ name: "Ann", ageBand: "ADULT" });
  teacher = await app.signIn({ name: "Mr Long", ageBand: "ADULT", role: "TEACHER" });
});
afterEach(() => app.empty());
afterAll(() => app.close());

const make = (traits: RoomTraits = {}) => makeRoom(app.db, traits);
const lobby = async (as: TestUser, type?: "CHAT" | "GAME") =>
  (await app.call("GET /api/rooms", { query: type ? { type } : {} }, { as })).body;
const join = (as: TestUser, roomId: string, userId = as.id) =>
  app.call("POST /api/rooms/{roomId}/join", { params: { roomId }, body: { userId } }, { as });
const leave = (as: TestUser, roomId: string) =>
  app.call(
    "POST /api/rooms/{roomId}/leave",
    { params: { roomId }, body: { userId: as.id } },
    { as },
  );
const read = (as: TestUser, id: string) =>
  app.call("GET /api/rooms/{id}", { params: { id } }, { as });
const myRooms = (as: TestUser, userId = as.id) =>
  app.call("GET /api/rooms/my-rooms/{userId}", { params: { userId } }, { as });
const missing = "0190b1f0-0000-4000-8000-000000000000";

describe("the lobby", () => {
  test("shows an open room however many private rooms of others have newer chat", async () => {
    const open = await make({ name: "Open" });
    await sql`
      insert into room (name, type, category, is_private, max_participants, last_message_at)
      select 'Private', 'CHAT', 'GENERAL', true, 2, ${clock.now()} from generate_series(1, 600)`.execute(
      app.db,
    );
    expect((await lobby(ann)).map(({ id }) => id)).toEqual([open.id]);
  });

  test("shows rooms with the latest chat first, of one type if asked", async () => {
    const quiet = await make({ name: "Quiet" });
    const game = await make({ name: "Word game", type: "GAME" });
    const busy = await make({ name: "Busy", memberIds: [teacher.id] });
    await makeMessage(app.db, { roomId: game.id, accountId: teacher.id, now: clock.now() });
    clock.advance(1000);
    await makeMessage(app.db, { roomId: busy.id, accountId: teacher.id, now: clock.now() });
    expect((await lobby(ann)).map(({ id }) => id)).toEqual([busy.id, game.id, quiet.id]);
    expect((await lobby(ann, "GAME")).map(({ name }) => name)).toEqual(["Word game"]);
    expect((await lobby(ann, "CHAT")).map(({ name }) => name)).toEqual(["Busy", "Quiet"]);
  });

  test("says how full a room is to all, and who is in it to those inside", async () => {
    const { id } = await make({ memberIds: [teacher.id], maxParticipants: 5 });
    const [seen] = await lobby(ann);
    expect(seen).toMatchObject({
      id,
      memberCount: 1,
      maxParticipants: 5,
      members: [],
      isMember: false,
      isPrivate: 0,
    });
    await app.db.updateTable("account").set({ avatar: "owl" }).where("id", "=", ann.id).execute();
    const joined = await join(ann, id);
    expect(joined.body).toMatchObject({ isMember: true, memberCount: 2 });
    const faces = joined.body.members.map(({ userName, avatar }) => [userName, avatar]);
    expect(Object.fromEntries(faces)).toEqual({ Ann: "owl", "Mr Long": null });
    expect(joined.body.members.map(({ userName }) => userName).toSorted()).toEqual([
      "Ann",
      "Mr Long",
    ]);
  });

  test("shows private rooms to members, owners, invited and admins, and listed ones to all", async () => {
    const { id } = await make({ isPrivate: true, ownerId: teacher.id });
    const listed = await make({ isPrivate: true, isListed: true });
    const owner = await app.signIn({ ageBand: "ADULT" });
    const invited = await app.signIn({ ageBand: "ADULT" });
    const admin = await app.signIn({ role: "ADMIN", email: "head@example.org" });
    await app.db.updateTable("room").set({ owner_id: owner.id }).where("id", "=", id).execute();
    await app.db
      .insertInto("room_invitation")
      .values({ room_id: id, account_id: invited.id })
      .execute();
    for (const as of [ann, teacher]) {
      expect((await lobby(as)).map((room) => room.id)).toEqual([listed.id]);
    }
    for (const as of [owner, invited, admin]) {
      expect((await lobby(as)).map((room) => room.id).toSorted()).toEqual(
        [id, listed.id].toSorted(),
      );
    }
    expect((await lobby(invited)).find((room) => room.id === id)).toMatchObject({
      isInvited: true,
      isOwner: false,
    });
    expect((await lobby(owner)).find((room) => room.id === id)).toMatchObject({ isOwner: true });
  });

  test("counts messages since the last visit, without one's own, hidden ones, and those of muted people", async () => {
    const muted = await app.signIn({ ageBand: "ADULT" });
    const { id: roomId } = await make({ memberIds: [teacher.id, muted.id] });
    const say = (accountId: string, isHidden = false) =>
      makeMessage(app.db, { roomId, accountId, now: clock.now(), isHidden });
    await say(teacher.id);
    await join(ann, roomId);
    expect((await lobby(ann))[0]).toMatchObject({ lastSeq: 1, unreadCount: 0 });
    await app.call("POST /api/blocks", { body: { userId: muted.id, kind: "MUTE" } }, { as: ann });
    await say(teacher.id);
    await say(teacher.id, true);
    await say(ann.id);
    await say(muted.id);
    await say(teacher.id);
    expect((await lobby(ann))[0]).toMatchObject({ lastSeq: 6, unreadCount: 2 });
  });

  test("needs a session, and my rooms are mine", async () => {
    expect((await app.call("GET /api/rooms", {})).status).toBe(401);
    const { id } = await make({ memberIds: [ann.id] });
    await make();
    expect((await myRooms(ann)).body.map((room) => room.id)).toEqual([id]);
    expect(await myRooms(ann, teacher.id)).toMatchObject({ status: 403, code: "forbidden" });
  });

  test("leaves out the rooms of a demo school that is closed", async () => {
    const closed = await buildTestApp({ config: { demo: false } });
    try {
      const as = await closed.signIn();
      const { id: roomId } = await makeRoom(closed.db, { isDemo: true });
      expect((await closed.call("GET /api/rooms", {}, { as })).body).toEqual([]);
      const body = { userId: as.id };
      const joined = await closed.call(
        "POST /api/rooms/{roomId}/join",
        { params: { roomId }, body },
        { as },
      );
      expect(joined.status).toBe(404);
    } finally {
      await closed.close();
    }
  });
});

describe("joining", () => {
  test("admits one of twenty who race for the last place", async () => {
    const inside = await Promise.all(Array.from({ length: 3 }, () => makeAccount(app.db)));
    const { id } = await make({ memberIds: inside.map((each) => each.id), maxParticipants: 4 });
    const racers = await Promise.all(Array.from({ length: 20 }, () => app.signInGuest()));
    const replies = await Promise.all(racers.map((racer) => join(racer, id)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const refusals = replies.filter(({ status }) => status !== 200);
    expect(new Set(refusals.map(({ status, code, text }) => `${status} ${code} ${text}`))).toEqual(
      new Set(["409 room-full This room is full."]),
    );
    const members = await app.db.selectFrom("room_member").selectAll().execute();
    expect(members).toHaveLength(4);
  });

  test("twice, also at once, is joining once", async () => {
    const { id } = await make({ maxParticipants: 2 });
    const replies = await Promise.all(Array.from({ length: 5 }, () => join(ann, id)));
    expect(replies.map(({ status, body }) => [status, body.memberCount])).toEqual(
      Array.from({ length: 5 }, () => [200, 1]),
    );
  });

  test("uses an invitation up", async () => {
    const { id } = await make({ isPrivate: true });
    await app.db
      .insertInto("room_invitation")
      .values({ room_id: id, account_id: ann.id })
      .execute();
    expect((await join(ann, id)).body).toMatchObject({ isMember: true, isInvited: false });
    await leave(ann, id);
    expect((await join(ann, id)).status).toBe(403);
  });

  test.each([
    [
      { isPrivate: true },
      { ageBand: "ADULT" },
      "This room is private. Ask its owner for an invitation.",
    ],
    [
      { isPrivate: true, isListed: true },
      { ageBand: "ADULT" },
      "This room is private. Ask for a place first.",
    ],
    [
      { audience: "ADULTS" },
      { ageBand: "UNKNOWN" },
      "This room is for adults. You can set your age in Settings.",
    ],
    [
      { audience: "ADULTS" },
      { ageBand: "AGE_13_TO_17" },
      "This room is for adults. You can set your age in Settings.",
    ],
  ] as const)("%j is refused to %j", async (traits, person, text) => {
    const as = await app.signIn(person);
    const { id } = await make(traits);
    expect(await join(as, id)).toMatchObject({ status: 403, code: "forbidden", text });
    const isListed = "isListed" in traits;
    expect((await read(as, id)).status).toBe(isListed ? 200 : 403);
  });

  test("a class's room is for the class", async () => {
    const student = await app.signIn({ ageBand: "UNDER_13" });
    const { id: classId } = await makeClass(app.db, {
      teacherId: teacher.id,
      studentIds: [student.id],
    });
    const { id } = await make({ audience: "CLASS", classId });
    expect(await join(ann, id)).toMatchObject({
      status: 403,
      text: "This room is for members of its class.",
    });
    expect((await join(student, id)).status).toBe(200);
    expect((await lobby(ann)).length).toBe(0);
  });

  test("is refused to who is banned, there or everywhere, until the ban ends", async () => {
    const { id } = await make();
    const other = await make();
    const ban = {
      account_id: ann.id,
      kind: "BAN",
      reason: "Rude",
      created_at: clock.now(),
    } as const;
    await app.db
      .insertInto("sanction")
      .values({ ...ban, room_id: id, ends_at: new Date("2026-03-02T10:00:00Z") })
      .execute();
    expect(await join(ann, id)).toMatchObject({
      status: 403,
      text: "You cannot use this room until 2 March 2026 at 10:00 (UTC). Reason: Rude",
    });
    expect((await join(ann, other.id)).status).toBe(200);
    clock.advance(3_600_000);
    expect((await join(ann, id)).status).toBe(200);
    await app.db.insertInto("sanction").values(ban).execute();
    expect(await join(ann, other.id)).toMatchObject({
      status: 403,
      text: "You cannot use rooms until a teacher ends this. Reason: Rude",
    });
  });

  test("what is missing, and in another's name, is refused", async () => {
    for (const id of [missing, "no-room", "'--"]) {
      for (const reply of [await join(ann, id), await read(ann, id), await leave(ann, id)]) {
        expect(reply).toMatchObject({ status: 404, code: "not-found", text: "Room not found." });
      }
    }
    const { id } = await make();
    expect((await join(ann, id, teacher.id)).status).toBe(403);
  });
});

describe("leaving", () => {
  test("gives the place up; leaving twice is leaving once; an owner's room stays", async () => {
    const { id } = await make({ ownerId: ann.id, memberIds: [ann.id], isPrivate: true });
    expect((await leave(ann, id)).body).toEqual({ ok: true });
    expect((await leave(ann, id)).body).toEqual({ ok: true });
    expect((await read(ann, id)).body).toMatchObject({
      isMember: false,
      isOwner: true,
      memberCount: 0,
    });
    expect((await join(ann, id)).status).toBe(200);
  });
});
