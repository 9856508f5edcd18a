import { setTimeout as sleep } from "node:timers/promises";
import type { KyselyPlugin } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "../../../db/open-database";
import { type Proxy, startProxy } from "../../../testing/breakable-proxy";
import { buildTestApp, type TestApp, type TestUser } from "../../../testing/build-test-app";
import { createLines, type Line, listenOn } from "../../../testing/dial";
import { makeRoom } from "../../../testing/factories";
import { createTestDatabase, type TestDatabase } from "../../../testing/test-database";

/** The product on a database whose line can be cut. */
let database: TestDatabase;
let proxy: Proxy;
let close: () => Promise<void>;
let tester: TestApp;
let ana: TestUser;
let roomId: string;
const lines = createLines();

/** Loses, once, the answer of the database to a message that it has stored. */
const answerLoss = { isDue: false };
const losesAnswers: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult({ result }) {
    const isStored = result.rows.some((row) => "upTo" in (row as object));
    if (!isStored || !answerLoss.isDue) return Promise.resolve(result);
    answerLoss.isDue = false;
    throw Object.assign(new Error("Connection lost"), { code: "08006" });
  },
};

async function start(
  limits: { queuedPerRoom?: number; queueTimeout?: number } = {},
): Promise<Line> {
  const cuttable = openDatabase({ connectionString: proxy.url, maxConnections: 5 });
  tester = await buildTestApp({
    database: { db: cuttable.db.withPlugin(losesAnswers) },
    roomLimits: limits,
  });
  ana = await tester.signIn({ name: "Ana", ageBand: "ADULT" });
  ({ id: roomId } = await makeRoom(database.db, { memberIds: [ana.id] }));
  close = async () => {
    await tester.close();
    await cuttable.close();
  };
  return await lines.join(await listenOn(tester), ana, roomId);
}
beforeEach(async () => {
  database = await createTestDatabase();
  proxy = await startProxy(database.connectionString);
});
afterEach(async () => {
  lines.hangUp();
  await close();
  await proxy.close();
  await database.drop();
});

const say = (line: Line, which: number) =>
  line.send({ type: "SEND_MESSAGE", content: `Word number ${which}`, clientId: `c${which}` });
const history = async () =>
  (
    await database.db
      .selectFrom("room_message")
      .select(["seq", "content"])
      .where("room_id", "=", roomId)
      .orderBy("seq")
      .execute()
  ).map(({ seq, content }) => `${seq} ${content}`);
const words = (count: number) =>
  Array.from({ length: count }, (_, place) => `${place + 1} Word number ${place + 1}`);

test("while the database is away nothing is acknowledged; then all is stored once, in order, and told", async () => {
  const line = await start();
  proxy.cut();
  for (let which = 1; which <= 50; which++) say(line, which);
  await sleep(1500);
  expect(line.inbox).toEqual([]);
  proxy.restore();
  for (let which = 1; which <= 50; which++) {
    expect(await line.until("MESSAGE_STORED")).toMatchObject({ clientId: `c${which}`, seq: which });
    expect(await line.until("NEW_MESSAGE")).toMatchObject({ seq: which });
  }
  expect(await history()).toEqual(words(50));
});

test("a line that breaks at any moment loses no acknowledged message and doubles none", async () => {
  const line = await start();
  const total = 300;
  const breaking = (async () => {
    for (let count = 0; count < 15; count++) {
      await sleep(7 + 11 * (count % 5));
      proxy.cut();
      await sleep(10);
      proxy.restore();
    }
  })();
  for (let which = 1; which <= total; which++) {
    say(line, which);
    await sleep(2);
  }
  await breaking;
  const heard = [];
  for (let which = 1; which <= total; which++) {
    expect(await line.until("MESSAGE_STORED")).toMatchObject({ clientId: `c${which}` });
    heard.push((await line.until("NEW_MESSAGE")).message);
  }
  expect(heard.map(({ seq, content }) => `${seq} ${content}`)).toEqual(await history());
  expect((await history()).map((each) => each.replace(/^\d+ /, ""))).toEqual(
    words(total).map((each) => each.replace(/^\d+ /, "")),
  );
  await line.answered();
  expect(line.inbox).toEqual([]);
});

test("a message whose commit was not heard of is found again, acknowledged and told once", async () => {
  const line = await start();
  answerLoss.isDue = true;
  say(line, 1);
  line.send({ type: "SEND_MESSAGE", content: "Of an old client" });
  expect(await line.until("MESSAGE_STORED")).toMatchObject({ clientId: "c1", seq: 1 });
  expect(await line.until("NEW_MESSAGE")).toMatchObject({ seq: 1 });
  expect(await line.until("NEW_MESSAGE")).toMatchObject({ seq: 2 });
  answerLoss.isDue = true;
  line.send({ type: "SEND_MESSAGE", content: "Of an old client again" });
  expect(await line.until("NEW_MESSAGE")).toMatchObject({ seq: 3 });
  await line.answered();
  expect(line.inbox).toEqual([]);
  expect(answerLoss.isDue).toBe(false);
  expect(await history()).toEqual([
    "1 Word number 1",
    "2 Of an old client",
    "3 Of an old client again",
  ]);
});

test("nobody can come in meanwhile, and is told so; afterwards they can", async () => {
  const line = await start();
  proxy.cut();
  const joining = { type: "JOIN_ROOM", roomId, userId: ana.id, userName: "" };
  line.send(joining);
  expect(await line.receive()).toEqual({
    type: "ERROR",
    message: "Saywell is busy right now. Please try again in a moment.",
  });
  proxy.restore();
  line.send(joining);
  await line.until("ROOM_JOINED");
  say(line, 1);
  await line.until("MESSAGE_STORED");
});

test("a room holds so many messages meanwhile, and asks for the others again, each in its turn", async () => {
  const line = await start({ queuedPerRoom: 3 });
  proxy.cut();
  for (let which = 1; which <= 4; which++) say(line, which);
  // What one client sends is taken in its order.
  line.send({ type: "PING" });
  await line.until("PONG");
  proxy.restore();
  expect(await line.until("ERROR")).toEqual({
    type: "ERROR",
    message: "Your message could not be stored right now. Please try again.",
    clientId: "c4",
  });
  const stored = line.inbox.filter(({ type }) => type === "MESSAGE_STORED");
  expect(stored).toMatchObject([{ clientId: "c1" }, { clientId: "c2" }, { clientId: "c3" }]);
  expect(await history()).toEqual(words(3));
});

test("after too long a time it asks for all of them again, and one sent again is stored once", async () => {
  const line = await start({ queueTimeout: 300 });
  proxy.cut();
  say(line, 1);
  expect(await line.until("ERROR")).toMatchObject({ clientId: "c1" });
  proxy.restore();
  say(line, 1);
  await line.until("MESSAGE_STORED");
  expect(await history()).toEqual(words(1));
});

test("a server that stops stores and acknowledges what it took before it hangs up", async () => {
  const line = await start();
  for (let which = 1; which <= 90; which++) say(line, which);
  await line.until("MESSAGE_STORED");
  await tester.close();
  expect(await line.closed).toBe(1001);
  const answers = line.inbox.filter(({ type }) => type === "MESSAGE_STORED" || type === "ERROR");
  expect(answers).toHaveLength(89);
  const stored = answers.filter(({ type }) => type === "MESSAGE_STORED").length + 1;
  expect(await history()).toEqual(words(stored));
});
