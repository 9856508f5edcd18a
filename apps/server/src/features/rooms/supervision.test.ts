import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";
import {
  makeClass,
  makeFriends,
  makeMessage,
  makeRoom,
  type RoomTraits,
} from "../../testing/factories";

/** Which rooms a teacher looks after: may enter without being asked, read, and close. */
let app: TestApp;
let mia: TestUser;
let ben: TestUser;
let teacher: TestUser;
beforeAll(async () => {
  app = await buildTestApp();
});
beforeEach(async () => {
  mia = await app.signIn({ name: "Mia", email: "mia@example.org", ageBand: "AGE_13_TO_17" });
  ben = await app.signIn({ name: "Ben", email: "ben@example.org", ageBand: "AGE_13_TO_17" });
  teacher = await app.signIn({ role: "TEACHER", ageBand: "ADULT", email: "t@example.org" });
  const colleague = await app.signIn({ role: "TEACHER", email: "c@example.org" });
  await makeClass(app.db, { teacherId: colleague.id, studentIds: [mia.id, ben.id] });
});
afterEach(() => app.empty());
afterAll(() => app.close());

async function room(traits: RoomTraits) {
  const { id } = await makeRoom(app.db, { memberIds: [mia.id, ben.id], ...traits });
  const { id: messageId } = await makeMessage(app.db, {
    roomId: id,
    accountId: ben.id,
    content: "Between us.",
    now: app.clock.now(),
  });
  return { id, messageId };
}

/** What the teacher is answered who reads it, looks who is in it, lists all, and closes it. */
async function asked(id: string, as: TestUser = teacher) {
  const params = { id };
  const read = await app.call("GET /api/rooms/{id}/messages", { params, query: {} }, { as });
  const seen = await app.call("GET /api/rooms/{id}", { params }, { as });
  const { body: lobby } = await app.call("GET /api/rooms", {}, { as });
  return [read.status, seen.status, lobby.some((each) => each.id === id)];
}
const looksAfter = [200, 200, true];
const stranger = [403, 403, false];

const aClassOfOthers = async () => {
  const other = await app.signIn({ role: "TEACHER", email: "other@example.org" });
  return await makeClass(app.db, { teacherId: other.id, studentIds: [mia.id] });
};

describe("a teacher", () => {
  test("looks after every room that is for everybody", async () => {
    expect(await asked((await room({})).id)).toEqual(looksAfter);
    expect(await asked((await room({ audience: "ADULTS" })).id)).toEqual(looksAfter);
  });

  test("is a stranger to private rooms of people whom they do not teach, and to the class of a colleague", async () => {
    const { id } = await room({ isPrivate: true, ownerId: mia.id });
    expect(await asked(id)).toEqual(stranger);
    const body = { reason: "No." };
    const params = { roomId: id };
    const closing = "POST /api/rooms/{roomId}/close";
    expect((await app.call(closing, { params, body }, { as: teacher })).status).toBe(403);
    const { id: classId } = await aClassOfOthers();
    expect(await asked((await room({ audience: "CLASS", classId })).id)).toEqual(stranger);
    const join = "POST /api/rooms/{roomId}/join";
    const own = { userId: teacher.id };
    expect((await app.call(join, { params, body: own }, { as: teacher })).status).toBe(403);
  });

  test("sees of a private room that shows itself how many are in it, and not who", async () => {
    const { id } = await room({ isPrivate: true, isListed: true });
    const { body } = await app.call("GET /api/rooms/{id}", { params: { id } }, { as: teacher });
    expect(body).toMatchObject({ memberCount: 2, members: [] });
  });

  test("looks after a private room with one of their students in it, or whose it is", async () => {
    await makeClass(app.db, { teacherId: teacher.id, studentIds: [mia.id] });
    expect(await asked((await room({ isPrivate: true })).id)).toEqual(looksAfter);
    const left = await room({ isPrivate: true, ownerId: mia.id, memberIds: [ben.id] });
    expect(await asked(left.id)).toEqual(looksAfter);
    expect(await asked((await room({ isPrivate: true, memberIds: [ben.id] })).id)).toEqual(
      stranger,
    );
  });

  test("looks after the room of their own class, also before anybody is in it", async () => {
    const { id: classId } = await makeClass(app.db, { teacherId: teacher.id });
    expect(await asked((await room({ audience: "CLASS", classId })).id)).toEqual(looksAfter);
  });

  test("looks after a room as long as a report of it waits that they may know", async () => {
    await app.db.deleteFrom("class_member").execute();
    const { id, messageId } = await room({ isPrivate: true });
    expect(await asked(id)).toEqual(stranger);
    const body = { messageId, reason: "RUDE" } as const;
    const { body: sent } = await app.call("POST /api/reports", { body }, { as: mia });
    expect(await asked(id)).toEqual(looksAfter);
    const decision = { decision: "DISMISS", reason: "A joke." } as const;
    const params = { id: sent.id };
    const deciding = "POST /api/moderation/reports/{id}/decide";
    expect((await app.call(deciding, { params, body: decision }, { as: teacher })).status).toBe(
      200,
    );
    expect(await asked(id)).toEqual(stranger);
  });

  test("is let in nowhere by a report that they may not know", async () => {
    const { id, messageId } = await room({ isPrivate: true });
    await app.call("POST /api/reports", { body: { messageId, reason: "RUDE" } }, { as: mia });
    expect(await asked(id)).toEqual(stranger);
  });

  test("is in the private rooms that are theirs, or that they came into by an invitation", async () => {
    const own = await room({ isPrivate: true, ownerId: teacher.id });
    expect(await asked(own.id)).toEqual(looksAfter);
    const { id } = await room({ isPrivate: true, ownerId: mia.id });
    await app.db
      .insertInto("room_invitation")
      .values({ room_id: id, account_id: teacher.id, invited_by: mia.id })
      .execute();
    expect((await join(id)).body).toMatchObject({ isInvited: false, invitedBy: null });
    expect(await asked(id)).toEqual(looksAfter);
  });
});

const join = (id: string) =>
  app.call(
    "POST /api/rooms/{roomId}/join",
    { params: { roomId: id }, body: { userId: teacher.id } },
    { as: teacher },
  );

describe("a teacher who joined a private room of their students", () => {
  let admin: TestUser;
  let id: string;
  let classId: string;
  beforeEach(async () => {
    admin = await app.signIn({ role: "ADMIN", email: "head@example.org" });
    ({ id: classId } = await makeClass(app.db, { teacherId: teacher.id, studentIds: [mia.id] }));
    ({ id } = await room({ isPrivate: true, isListed: true, ownerId: mia.id }));
    expect((await join(id)).status).toBe(200);
    expect(await asked(id)).toEqual(looksAfter);
  });

  const isMember = async () =>
    (await app.db
      .selectFrom("room_member")
      .select("room_id")
      .where("account_id", "=", teacher.id)
      .executeTakeFirst()) !== undefined;
  const close = () =>
    app.call(
      "POST /api/rooms/{roomId}/close",
      { params: { roomId: id }, body: { reason: "No." } },
      { as: teacher },
    );
  const takeOut = () =>
    app.call(
      "DELETE /api/rooms/{roomId}/members/{userId}",
      { params: { roomId: id, userId: teacher.id } },
      { as: mia },
    );
  const read = async () =>
    (await app.call("GET /api/rooms/{id}/messages", { params: { id }, query: {} }, { as: teacher }))
      .status;

  test("is out of it when somebody else teaches the class", async () => {
    const next = await app.signIn({ role: "TEACHER", email: "next@example.org" });
    const params = { id: classId };
    const { body: was } = await app.call("GET /api/admin/classes/{id}", { params }, { as: admin });
    const body = {
      name: was.name,
      teacherId: next.id,
      was: { name: was.name, teacherId: teacher.id },
    };
    const { status } = await app.call(
      "PUT /api/admin/classes/{id}",
      { params, body },
      { as: admin },
    );
    expect(status).toBe(200);
    expect(await read()).toBe(403);
    expect((await close()).status).toBe(403);
    await expect.poll(isMember).toBe(false);
    expect((await join(id)).status).toBe(403);
  });

  test("is out of it when their student leaves the class", async () => {
    const path = "DELETE /api/admin/classes/{id}/members/{accountId}";
    const params = { id: classId, accountId: mia.id };
    expect((await app.call(path, { params }, { as: admin })).status).toBe(200);
    expect(await read()).toBe(403);
    await expect.poll(isMember).toBe(false);
  });

  test("is out of it when the class is no more", async () => {
    const params = { id: classId };
    await app.call("DELETE /api/admin/classes/{id}", { params }, { as: admin });
    expect(await read()).toBe(403);
    await expect.poll(isMember).toBe(false);
  });

  test("stays against the owner's will for as long as they teach somebody in it, and no longer", async () => {
    expect((await takeOut()).status).toBe(403);
    await app.db.deleteFrom("class_member").where("class_id", "=", classId).execute();
    const { body } = await app.call("GET /api/rooms/{id}", { params: { id } }, { as: teacher });
    expect(body).toMatchObject({ members: [], closing: "NO" });
    expect((await takeOut()).status).toBe(200);
    expect(await isMember()).toBe(false);
  });

  test("may be invited by its owner once they have no other reason", async () => {
    await makeFriends(app.db, mia.id, teacher.id);
    await app.db.updateTable("account").set({ age_band: "ADULT" }).execute();
    await app.db.deleteFrom("class_member").where("class_id", "=", classId).execute();
    const invite = "POST /api/rooms/{roomId}/invitations";
    const body = { userId: teacher.id };
    expect((await app.call(invite, { params: { roomId: id }, body }, { as: mia })).status).toBe(
      200,
    );
    expect(await read()).toBe(200);
    expect((await close()).status).toBe(403);
  });
});

test("an admin looks after every room", async () => {
  const admin = await app.signIn({ role: "ADMIN", email: "head@example.org" });
  const { id } = await room({ isPrivate: true, ownerId: mia.id });
  expect(await asked(id, admin)).toEqual(looksAfter);
});
