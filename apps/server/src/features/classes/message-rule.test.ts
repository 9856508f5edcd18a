import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";
import { makeClass, makeRoom } from "../../testing/factories";

let app: TestApp;
let mia: TestUser;
let kid: TestUser;
let pal: TestUser;
let classId: string;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.empty();
  mia = await app.signIn({ role: "TEACHER", name: "Mia", email: "mia@example.org" });
  kid = await app.signIn({ name: "Zelda", email: "zelda@example.org", ageBand: "AGE_13_TO_17" });
  pal = await app.signIn({ name: "Paul", email: "paul@example.org", ageBand: "AGE_13_TO_17" });
  ({ id: classId } = await makeClass(app.db, { teacherId: mia.id, studentIds: [kid.id, pal.id] }));
});

const read = async () =>
  (await app.call("GET /api/classes/{classId}", { params: { classId } }, { as: mia })).body;
async function set(messages: "OFF" | "TEACHERS" | "EVERYBODY" | undefined) {
  const { name, level, goals, weeklyLessons, hasLeaderboard } = await read();
  const body = { name, level, goals, weeklyLessons, hasLeaderboard, messages };
  return await app.call("PUT /api/classes/{classId}", { params: { classId }, body }, { as: mia });
}
const ask = () =>
  app.call(
    "POST /api/friends/request",
    { body: { requesterId: pal.id, addresseeId: kid.id } },
    { as: pal },
  );
const requestsOfKid = async () =>
  (await app.call("GET /api/friends/requests", {}, { as: kid })).body;

test("classes that exist go on as they were, and a new one begins with teachers alone", async () => {
  expect((await read()).messages).toBe("EVERYBODY");
  const body = { name: "New", level: null };
  expect((await app.call("POST /api/classes", { body }, { as: mia })).body.messages).toBe(
    "TEACHERS",
  );
});

test("a client that does not know the setting leaves it as it was", async () => {
  await set("OFF");
  expect((await set(undefined)).body.messages).toBe("OFF");
});

test.each(["OFF", "TEACHERS"] as const)(
  "%s: classmates under 18 cannot ask one another to be friends, nor into rooms",
  async (rule) => {
    await set(rule);
    await ask();
    expect(await requestsOfKid()).toEqual([]);
    const { id } = await makeRoom(app.db, {
      ownerId: pal.id,
      memberIds: [pal.id],
      isPrivate: true,
    });
    await app.call(
      "POST /api/rooms/{roomId}/invitations",
      { params: { roomId: id }, body: { userId: kid.id } },
      { as: pal },
    );
    const invited = await app.db.selectFrom("room_invitation").select("account_id").execute();
    expect(invited).toEqual([]);
  },
);

test("a request that waits is held when the setting changes, and is back when it changes again", async () => {
  await ask();
  expect(await requestsOfKid()).toHaveLength(1);
  const requestId = (await requestsOfKid())[0]!.id;
  await set("TEACHERS");
  expect(await requestsOfKid()).toEqual([]);
  const accept = await app.call(
    "POST /api/friends/requests/{requestId}/accept",
    { params: { requestId } },
    { as: kid },
  );
  expect(accept.status).toBe(404);
  await set("EVERYBODY");
  expect(await requestsOfKid()).toHaveLength(1);
});

test("another class of both may allow what this one does not", async () => {
  await set("OFF");
  await makeClass(app.db, { teacherId: mia.id, studentIds: [kid.id, pal.id] });
  await ask();
  expect(await requestsOfKid()).toHaveLength(1);
});

test("what a teacher approved stands", async () => {
  const at = new Date("2026-03-01T00:00:00Z");
  await app.db
    .insertInto("friendship")
    .values({
      requester_id: pal.id,
      addressee_id: kid.id,
      state: "ACCEPTED",
      accepted_at: at,
      approved_at: at,
      approved_by: mia.id,
    })
    .execute();
  await set("OFF");
  const { id } = await makeRoom(app.db, { ownerId: pal.id, memberIds: [pal.id], isPrivate: true });
  await app.call(
    "POST /api/rooms/{roomId}/invitations",
    { params: { roomId: id }, body: { userId: kid.id } },
    { as: pal },
  );
  const invited = await app.db.selectFrom("room_invitation").select("account_id").execute();
  expect(invited).toEqual([{ account_id: kid.id }]);
});
