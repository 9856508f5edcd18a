import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../testing/build-test-app";
import { cookieOf, createLines, type Line, listenOn } from "../testing/dial";
import { makeRoom } from "../testing/factories";
import { sharedBus } from "../testing/shared-bus";
import { createTestDatabase, type TestDatabase } from "../testing/test-database";
import { presenceRegistryOfOne } from "./presence-registry";

/** Two processes on one database. */
let database: TestDatabase;
let here: TestApp;
let there: TestApp;
let ports: { here: number; there: number };
const bus = sharedBus();
const lines = createLines();

beforeAll(async () => {
  database = await createTestDatabase();
  const presenceRegistry = presenceRegistryOfOne();
  const start = () =>
    buildTestApp({
      database,
      bus: bus.join(),
      presenceRegistry,
      liveLimits: { recheckEvery: 300 },
    });
  [here, there] = [await start(), await start()];
  ports = { here: await listenOn(here), there: await listenOn(there) };
});
afterEach(() => {
  bus.restore();
  lines.hangUp();
});
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  bus.close();
  await database.drop();
});

let ana: TestUser;
let ben: TestUser;
let roomId: string;
beforeEach(async () => {
  ana = await here.signIn({ name: "Ana", ageBand: "ADULT", role: "TEACHER" });
  ben = await here.signIn({ name: "Ben", ageBand: "ADULT" });
  const memberIds = [ana.id, ben.id];
  ({ id: roomId } = await makeRoom(database.db, { ownerId: ana.id, memberIds }));
});

const bothIn = async (): Promise<[Line, Line]> => [
  await lines.join(ports.here, ana, roomId),
  await lines.join(ports.there, ben, roomId),
];
const say = (line: Line, content: string) => line.send({ type: "SEND_MESSAGE", content });

test("what is said on one process is heard on the other, in the same order", async () => {
  const [a, b] = await bothIn();
  for (let count = 0; count < 8; count++) {
    say(a, `Ana ${count}`);
    say(b, `Ben ${count}`);
  }
  const hear = async (line: Line) => {
    const heard = [];
    for (let count = 0; count < 16; count++) heard.push((await line.until("NEW_MESSAGE")).message);
    return heard;
  };
  const [byAna, byBen] = [await hear(a), await hear(b)];
  expect(byAna).toEqual(byBen);
  expect(byAna.map(({ seq }) => seq)).toEqual(Array.from({ length: 16 }, (_, place) => place + 1));
});

test("coming, typing and going are told on the other process", async () => {
  const a = await lines.join(ports.here, ana, roomId);
  const b = await lines.open(ports.there, cookieOf(ben));
  b.send({ type: "JOIN_ROOM", roomId, userId: ben.id, userName: "" });
  const { present } = await b.until("ROOM_JOINED");
  expect(present.map(({ userName }) => userName).toSorted()).toEqual(["Ana", "Ben"]);
  expect(await a.until("USER_JOINED")).toMatchObject({ userName: "Ben" });
  b.send({ type: "TYPING" });
  expect(await a.until("TYPING")).toMatchObject({ userName: "Ben" });
  b.socket.terminate();
  expect(await a.until("USER_LEFT")).toMatchObject({ userName: "Ben" });
});

test("logging out closes the session's connections on every process", async () => {
  const [a, b] = [
    await lines.open(ports.there, cookieOf(ana)),
    await lines.open(ports.there, cookieOf(ben)),
  ];
  await here.call("POST /api/session/log-out", {}, { as: ana });
  expect(await a.closed).toBe(4401);
  await b.answered();
});

test("whoever is taken out of a room is out of it on every process, and told why", async () => {
  const [a, b] = await bothIn();
  const params = { roomId, userId: ben.id };
  await here.call("DELETE /api/rooms/{roomId}/members/{userId}", { params }, { as: ana });
  expect(await b.until("ROOM_CLOSED")).toMatchObject({ roomId });
  await a.until("USER_LEFT");
  say(a, "Just us");
  await a.until("NEW_MESSAGE");
  await b.answered();
  expect(b.inbox.filter(({ type }) => type === "NEW_MESSAGE")).toEqual([]);
});

test("muting somebody takes effect on every process", async () => {
  const [a, b] = await bothIn();
  const body = { userId: ana.id, kind: "MUTE" } as const;
  await here.call("POST /api/blocks", { body }, { as: ben });
  await sleep(200);
  say(a, "Can you hear me?");
  await a.until("NEW_MESSAGE");
  say(b, "No");
  expect((await b.until("NEW_MESSAGE")).message.content).toBe("No");
});

test("while the bus is lost messages still arrive from the store, and nobody waits for it", async () => {
  const [a, b] = await bothIn();
  bus.cut();
  say(a, "Into the dark");
  expect((await a.until("NEW_MESSAGE")).seq).toBe(1);
  expect((await b.until("NEW_MESSAGE")).message.content).toBe("Into the dark");
  bus.restore();
  say(b, "And back");
  expect((await a.until("NEW_MESSAGE")).message.content).toBe("And back");
});

test("when the bus is back, what was missed arrives at once", async () => {
  const [a, b] = await bothIn();
  bus.cut();
  say(a, "Missed");
  await a.until("NEW_MESSAGE");
  bus.restore();
  expect((await b.until("NEW_MESSAGE")).message.content).toBe("Missed");
});

test("a session or a membership that ended while the bus was lost is noticed all the same", async () => {
  const [a, b] = await bothIn();
  bus.cut();
  await there.call("POST /api/session/log-out", {}, { as: ana });
  // First, or a recheck in between would take a place in the open room again.
  await database.db.updateTable("room").set({ is_private: true }).execute();
  await database.db.deleteFrom("room_member").where("account_id", "=", ben.id).execute();
  expect(await a.closed).toBe(4401);
  expect(await b.until("ROOM_CLOSED")).toMatchObject({
    message: "You are no longer in this room.",
  });
});
