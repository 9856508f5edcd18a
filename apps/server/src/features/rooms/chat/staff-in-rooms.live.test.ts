import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../../testing/build-test-app";
import { createLines, listenOn } from "../../../testing/dial";
import { makeMessage, makeRoom } from "../../../testing/factories";

/** A teacher who is in a room sees who is there and what they say: a look at the children in it. */
let app: TestApp;
let port: number;
/** Where the recheck of each minute is too late. */
let slow: TestApp;
let slowPort: number;
const lines = createLines();
beforeAll(async () => {
  app = await buildTestApp({ liveLimits: { recheckEvery: 50 } });
  port = await listenOn(app);
  slow = await buildTestApp({ liveLimits: { recheckEvery: 3_600_000 } });
  slowPort = await listenOn(slow);
});
afterEach(async () => {
  lines.hangUp();
  await app.empty();
  await slow.empty();
});
afterAll(async () => {
  await app.close();
  await slow.close();
});

const looks = async (at = app) =>
  (
    await at.db
      .selectFrom("audit_entry")
      .select(["actor_id as by", "about_id as at", "details"])
      .where("action", "=", "child-data-read")
      .execute()
  ).map(({ by, at, details }) => [by, at, (details as { what: string }).what]);

const child = (n: number) =>
  app.signIn({ ageBand: "AGE_13_TO_17", email: `child-${n}@example.org` });
const join = (roomId: string, user: TestUser) => lines.join(port, user, roomId);

test("a teacher who comes in has looked at the children who are members, and at those whose words are there, before the first is shown", async () => {
  const [mia, ben] = [await child(1), await child(2)];
  const ada = await app.signIn({ ageBand: "ADULT", email: "ada@example.org" });
  const { id: roomId } = await makeRoom(app.db, { memberIds: [mia.id, ada.id] });
  await makeMessage(app.db, { roomId, accountId: ben.id, now: app.clock.now() });
  const teacher = await app.signIn({ role: "TEACHER", email: "t@example.org" });
  await join(roomId, teacher);
  const both = [mia, ben].map(({ id }) => [teacher.id, id, "JOIN_ROOM"]);
  expect(new Set(await looks())).toEqual(new Set(both));
  await join(roomId, teacher);
  expect(await looks()).toHaveLength(2);
});

test("a teacher who stays has looked at who comes later", async () => {
  const { id: roomId } = await makeRoom(app.db);
  const teacher = await app.signIn({ role: "TEACHER", email: "t@example.org" });
  await join(roomId, teacher);
  expect(await looks()).toEqual([]);
  const late = await child(3);
  const params = { roomId };
  const own = { userId: late.id };
  await app.call("POST /api/rooms/{roomId}/join", { params, body: own }, { as: late });
  await expect.poll(() => looks()).toEqual([[teacher.id, late.id, "JOIN_ROOM"]]);
});

describe("between two rechecks", () => {
  const mias = () => slow.signIn({ ageBand: "AGE_13_TO_17", email: "mia@example.org" });
  const enterLate = async (roomId: string) => {
    const mia = await mias();
    const member = { room_id: roomId, account_id: mia.id, joined_at: slow.clock.now() };
    await slow.db.insertInto("room_member").values(member).execute();
    return { mia, line: await lines.join(slowPort, mia, roomId) };
  };

  test("a teacher has looked at a child who comes in, while both are there", async () => {
    const { id: roomId } = await makeRoom(slow.db);
    const teacher = await slow.signIn({ role: "TEACHER", email: "t@example.org" });
    const head = await slow.signIn({ role: "ADMIN", email: "head@example.org" });
    await lines.join(slowPort, teacher, roomId);
    await lines.join(slowPort, head, roomId);
    const { mia } = await enterLate(roomId);
    const both = [teacher, head].map(({ id }) => [id, mia.id, "JOIN_ROOM"]);
    await expect.poll(async () => new Set(await looks(slow))).toEqual(new Set(both));
  });

  test.each(["leaves", "hangs up"])(
    "a teacher who %s has looked at whoever came in and wrote meanwhile",
    async (how) => {
      const { id: roomId } = await makeRoom(slow.db);
      const teacher = await slow.signIn({ role: "TEACHER", email: "t@example.org" });
      const t = await lines.join(slowPort, teacher, roomId);
      // Writes without coming in, so that only the going tells of it.
      const mia = await mias();
      await makeMessage(slow.db, { roomId, accountId: mia.id, now: slow.clock.now() });
      expect(await looks(slow)).toEqual([]);
      if (how === "leaves") t.send({ type: "LEAVE_ROOM" });
      else t.socket.terminate();
      await expect.poll(() => looks(slow)).toEqual([[teacher.id, mia.id, "JOIN_ROOM"]]);
    },
  );

  test("a teacher who leaves as soon as a child has written has looked at them", async () => {
    const { id: roomId } = await makeRoom(slow.db);
    const teacher = await slow.signIn({ role: "TEACHER", email: "t@example.org" });
    const t = await lines.join(slowPort, teacher, roomId);
    const { mia, line } = await enterLate(roomId);
    line.send({ type: "SEND_MESSAGE", content: "I like tea.", clientId: "c1" });
    await t.until("NEW_MESSAGE");
    t.send({ type: "LEAVE_ROOM" });
    await t.answered();
    const once = [[teacher.id, mia.id, "JOIN_ROOM"]];
    await expect.poll(() => looks(slow)).toEqual(once);
  });
});

test("learners look at nobody", async () => {
  const [mia, ben] = [await child(4), await child(5)];
  const { id: roomId } = await makeRoom(app.db, { memberIds: [mia.id, ben.id] });
  await join(roomId, mia);
  await join(roomId, ben);
  expect(await looks()).toEqual([]);
});
