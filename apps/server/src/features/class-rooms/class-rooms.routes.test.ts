import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";
import { createLines, listenOn } from "../../testing/dial";
import { makeClass, makeMessage, makeRoom } from "../../testing/factories";

const lines = createLines();
afterEach(() => lines.hangUp());

let app: TestApp;
let mia: TestUser;
let tom: TestUser;
let kid: TestUser;
let ann: TestUser;
let classId: string;
let port: number;
beforeAll(async () => {
  app = await buildTestApp();
  port = await listenOn(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.empty();
  mia = await app.signIn({ role: "TEACHER", name: "Mia", email: "mia@school.example" });
  tom = await app.signIn({ role: "TEACHER", name: "Tom", email: "tom@school.example" });
  kid = await app.signIn({ name: "Kim Kidd", email: "kim@school.example", ageBand: "UNDER_13" });
  ann = await app.signIn({ name: "Ann Adams", email: "ann@school.example", ageBand: "ADULT" });
  ({ id: classId } = await makeClass(app.db, { teacherId: mia.id, studentIds: [kid.id, ann.id] }));
});

const params = { classId: "" };
const at = () => ({ params: { ...params, classId } });
const open = (as = mia) => app.call("POST /api/classes/{classId}/room", at(), { as });
const read = (as = mia) => app.call("GET /api/classes/{classId}/room", at(), { as });
const readOwn = (as: TestUser) => app.call("GET /api/my-classes/{classId}/room", at(), { as });
const roomOf = async () => (await read()).body.roomId!;
const join = (as: TestUser, roomId: string) =>
  app.call(
    "POST /api/rooms/{roomId}/join",
    { params: { roomId }, body: { userId: as.id } },
    { as },
  );
const messages = (as: TestUser, id: string) =>
  app.call("GET /api/rooms/{id}/messages", { params: { id }, query: {} }, { as });
const lobby = async (as: TestUser) =>
  (await app.call("GET /api/rooms", { query: {} }, { as })).body.map(({ id }) => id);
const membersOf = (roomId: string) =>
  app.db.selectFrom("room_member").select("account_id").where("room_id", "=", roomId).execute();

test("is opened once, by who teaches the class, and found by all who are in it", async () => {
  expect((await read()).body).toEqual({ roomId: null });
  expect((await readOwn(kid)).body).toEqual({ roomId: null });
  expect((await open(tom)).status).toBe(404);
  expect((await open(ann)).status).toBe(403);
  const { roomId } = (await open()).body;
  expect((await open()).body).toEqual({ roomId });
  expect([(await read()).body, (await readOwn(kid)).body]).toEqual([{ roomId }, { roomId }]);
  expect((await readOwn(tom)).status).toBe(404);
});

test("lets in whoever is in the class, of whatever age, and nobody else", async () => {
  await open();
  const roomId = await roomOf();
  const bob = await app.signIn({ name: "Bob", email: "bob@school.example", ageBand: "ADULT" });
  expect([(await join(kid, roomId)).status, (await join(ann, roomId)).status]).toEqual([200, 200]);
  expect((await join(bob, roomId)).status).toBe(403);
  expect((await messages(tom, roomId)).status).toBe(403);
  expect((await messages(mia, roomId)).status).toBe(200);
  await app.db
    .insertInto("class_member")
    .values({ class_id: classId, account_id: bob.id })
    .execute();
  expect((await join(bob, roomId)).status).toBe(200);
});

test("shows the people in it by the names that classmates read", async () => {
  await open();
  const { body } = await join(kid, await roomOf());
  await join(ann, await roomOf());
  expect(body.members.map(({ userName }) => userName)).toEqual(["Kim"]);
});

test("stands on no list of rooms, and takes nobody a place elsewhere", async () => {
  await open();
  const roomId = await roomOf();
  for (const who of [mia, kid, ann]) expect(await lobby(who)).not.toContain(roomId);
  for (let many = 0; many < 3; many++) {
    const { id } = await makeRoom(app.db, {});
    expect((await join(ann, id)).status).toBe(200);
  }
  expect((await join(ann, roomId)).status).toBe(200);
  const { owner_id } = await app.db
    .selectFrom("room")
    .select("owner_id")
    .where("id", "=", roomId)
    .executeTakeFirstOrThrow();
  expect(owner_id).toBeNull();
});

test("is left by who leaves the class, at once", async () => {
  await open();
  const roomId = await roomOf();
  await join(kid, roomId);
  await app.call(
    "DELETE /api/classes/{classId}/students/{studentId}",
    { params: { classId, studentId: kid.id } },
    { as: mia },
  );
  await expect.poll(() => membersOf(roomId)).toEqual([]);
  expect((await join(kid, roomId)).status).toBe(403);
  expect((await messages(kid, roomId)).status).toBe(403);
});

test("is closed to students where nobody writes in the class", async () => {
  await open();
  const roomId = await roomOf();
  await join(kid, roomId);
  const set = (messages: "OFF" | "TEACHERS") => {
    const rest = { name: "B1", level: null, goals: "", weeklyLessons: null, hasLeaderboard: true };
    const body = { ...rest, messages };
    return app.call("PUT /api/classes/{classId}", { ...at(), body }, { as: mia });
  };
  await set("OFF");
  await expect.poll(() => membersOf(roomId)).toEqual([]);
  expect((await join(kid, roomId)).status).toBe(403);
  expect((await readOwn(kid)).body).toEqual({ roomId: null });
  await set("TEACHERS");
  expect((await join(kid, roomId)).status).toBe(200);
});

test("is closed to students and teachers while the class is archived, and open again after", async () => {
  await open();
  const roomId = await roomOf();
  await join(kid, roomId);
  await app.call("POST /api/classes/{classId}/archive", { params: { classId } }, { as: mia });
  await expect.poll(() => membersOf(roomId)).toEqual([]);
  expect((await join(kid, roomId)).status).toBe(403);
  expect((await messages(mia, roomId)).status).toBe(403);
  expect((await read()).body).toEqual({ roomId: null });
  expect((await open()).status).toBe(409);
  expect((await readOwn(kid)).status).toBe(404);
  await app.call("POST /api/classes/{classId}/restore", { params: { classId } }, { as: mia });
  expect((await join(kid, roomId)).status).toBe(200);
});

const see = (as: TestUser, id: string) =>
  app.call("GET /api/rooms/{id}", { params: { id } }, { as });
const close = (as: TestUser, roomId: string) =>
  app.call(
    "POST /api/rooms/{roomId}/close",
    { params: { roomId }, body: { reason: "Over." } },
    { as },
  );

test("shuts out a teacher of others, whoever of their students is in it", async () => {
  await open();
  const roomId = await roomOf();
  await makeClass(app.db, { teacherId: tom.id, studentIds: [kid.id] });
  await join(kid, roomId);
  const asked = [messages, see, join, close].map(async (ask) => (await ask(tom, roomId)).status);
  expect(await Promise.all(asked)).toEqual([403, 403, 403, 403]);
  expect((await lobby(tom)).includes(roomId)).toBe(false);
  const admin = await app.signIn({ role: "ADMIN", email: "head@school.example" });
  expect((await messages(admin, roomId)).status).toBe(200);
});

test("takes a teacher who is a student of the class as a student", async () => {
  await open();
  const roomId = await roomOf();
  await app.db
    .insertInto("class_member")
    .values({ class_id: classId, account_id: tom.id })
    .execute();
  expect((await messages(tom, roomId)).status).toBe(403);
  expect((await join(tom, roomId)).body).toMatchObject({ isMember: true, closing: "NO" });
  expect((await messages(tom, roomId)).status).toBe(200);
  await app.db.updateTable("school_class").set({ messages: "OFF" }).execute();
  expect((await messages(tom, roomId)).status).toBe(403);
  expect((await messages(mia, roomId)).status).toBe(200);
});

test("is closed by nobody from the room, so that what was said is kept", async () => {
  await open();
  const roomId = await roomOf();
  await makeMessage(app.db, { roomId, accountId: kid.id, now: app.clock.now() });
  const admin = await app.signIn({ role: "ADMIN", email: "head@school.example" });
  expect((await see(ann, roomId)).body).toMatchObject({ closing: "NO", isOwner: false });
  for (const who of [mia, admin]) {
    expect((await see(who, roomId)).body).toMatchObject({ closing: "NO", isOwner: false });
    const { status, text } = await close(who, roomId);
    expect([status, text]).toEqual([403, expect.stringContaining("settings of the class")]);
  }
  const byAdmin = await app.call(
    "POST /api/admin/rooms/{id}/close",
    { params: { id: roomId }, body: { reason: "Over." } },
    { as: admin },
  );
  expect(byAdmin.status).toBe(403);
  expect(await app.db.selectFrom("room_message").select("id").execute()).toHaveLength(1);
});

test.each(["teaches it no more", "is a student there no more"])(
  "is heard no more by a teacher who %s and still teaches one who is inside",
  async (how) => {
    const isTeacher = how === "teaches it no more";
    await open();
    const roomId = await roomOf();
    await makeClass(app.db, { teacherId: tom.id, studentIds: [kid.id] });
    if (isTeacher) {
      await app.db
        .insertInto("class_co_teacher")
        .values({ class_id: classId, account_id: tom.id, added_at: app.clock.now() })
        .execute();
    } else {
      await app.db
        .insertInto("class_member")
        .values({ class_id: classId, account_id: tom.id })
        .execute();
    }
    for (const who of [kid, tom]) await join(who, roomId);
    const [child, teacher] = [
      await lines.join(port, kid, roomId),
      await lines.join(port, tom, roomId),
    ];
    if (isTeacher) {
      const params = { classId, teacherId: tom.id };
      await app.call("DELETE /api/classes/{classId}/teachers/{teacherId}", { params }, { as: mia });
    } else {
      const params = { classId, studentId: tom.id };
      await app.call("DELETE /api/classes/{classId}/students/{studentId}", { params }, { as: mia });
    }
    await teacher.until("ROOM_CLOSED");
    child.send({ type: "SEND_MESSAGE", content: "I like tea.", clientId: "c1" });
    await child.until("MESSAGE_STORED");
    await teacher.answered();
    expect(teacher.inbox.filter(({ type }) => type === "NEW_MESSAGE")).toEqual([]);
    expect((await messages(tom, roomId)).status).toBe(403);
  },
);
