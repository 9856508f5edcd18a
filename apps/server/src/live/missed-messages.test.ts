import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../testing/build-test-app";
import { createLines, type Line, listenOn } from "../testing/dial";
import { makeMessage, makeRoom } from "../testing/factories";
import { sharedBus } from "../testing/shared-bus";
import { createTestDatabase, type TestDatabase } from "../testing/test-database";
import { type PresenceRegistry, presenceRegistryOfOne } from "./presence-registry";

/** Two processes on one database, which see no more of each other than the bus carries. */
const never = 3_600_000;

describe.each([
  ["when the bus is back", { recheckEvery: never, isRestored: true }],
  ["while the bus is still away", { recheckEvery: 100, isRestored: false }],
])("%s", (_, { recheckEvery, isRestored }) => {
  let database: TestDatabase;
  let here: TestApp;
  let there: TestApp;
  let ports: { here: number; there: number };
  const bus = sharedBus();
  const lines = createLines();
  let ana: TestUser;
  let ben: TestUser;
  let teacher: TestUser;
  let roomId: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    const presenceRegistry = presenceRegistryOfOne();
    const start = () =>
      buildTestApp({ database, bus: bus.join(), presenceRegistry, liveLimits: { recheckEvery } });
    [here, there] = [await start(), await start()];
    ports = { here: await listenOn(here), there: await listenOn(there) };
  });
  beforeEach(async () => {
    ana = await here.signIn({ name: "Ana", ageBand: "ADULT" });
    ben = await here.signIn({ name: "Ben", ageBand: "ADULT" });
    teacher = await here.signIn({ name: "Ms Long", ageBand: "ADULT", role: "TEACHER" });
    ({ id: roomId } = await makeRoom(database.db, { memberIds: [ana.id, ben.id] }));
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

  const say = async (line: Line, content: string, clientId: string) => {
    line.send({ type: "SEND_MESSAGE", content, clientId });
    return await line.until("MESSAGE_STORED");
  };
  /** What Ben says in the end, by which everything said before has arrived or never will. */
  const heardBy = (line: Line): string[] =>
    line.inbox.flatMap((each) => (each.type === "NEW_MESSAGE" ? [each.message.content] : []));

  test.each(["BLOCK", "MUTE"] as const)(
    "a %s that was made on the other process meanwhile holds here too",
    async (kind) => {
      const cleo = await here.signIn({ name: "Cleo", ageBand: "ADULT" });
      const member = { room_id: roomId, account_id: cleo.id };
      await database.db.insertInto("room_member").values(member).execute();
      const a = await lines.join(ports.here, ana, roomId);
      const [b, c] = [
        await lines.join(ports.there, ben, roomId),
        await lines.join(ports.there, cleo, roomId),
      ];
      await say(b, "First of all", "c0");
      await expect.poll(() => heardBy(a)).toEqual(["First of all"]);
      bus.cut();
      const body = { userId: ben.id, kind };
      await there.call("POST /api/blocks", { body }, { as: ana });
      if (isRestored) bus.restore();

      let count = 0;
      await expect
        .poll(async () => {
          count += 1;
          await say(b, `Can you hear me, number ${count}?`, `b${count}`);
          await say(c, `This is Cleo, turn ${count}.`, `c${count}`);
          // Cleo is heard after Ben: by then he was heard, or was not.
          const mark = `This is Cleo, turn ${count}.`;
          await expect.poll(() => heardBy(a)).toContain(mark);
          return heardBy(a).includes(`Can you hear me, number ${count}?`);
        })
        .toBe(false);
    },
  );

  test("what was taken down on the other process meanwhile disappears here too", async () => {
    const a = await lines.join(ports.here, ana, roomId);
    const b = await lines.join(ports.there, ben, roomId);
    const { id, seq } = await say(b, "Your shoes are ugly.", "c1");
    await a.until("NEW_MESSAGE");
    bus.cut();
    const body = { messageId: id, reason: "RUDE" } as const;
    const report = await there.call("POST /api/reports", { body }, { as: ana });
    await there.call(
      "POST /api/moderation/reports/{id}/decide",
      { params: { id: report.body.id }, body: { decision: "HIDE_MESSAGE", reason: "Be kind." } },
      { as: teacher },
    );
    if (isRestored) bus.restore();
    expect(await a.until("MESSAGE_HIDDEN")).toEqual({ type: "MESSAGE_HIDDEN", roomId, id, seq });
  });
});

test("whoever comes back is told what was taken down of all they have seen", async () => {
  // At its usual pace: a look at everybody's rooms, every so often, tells it once more.
  const app = await buildTestApp();
  const lines = createLines();
  const ana = await app.signIn({ name: "Ana", ageBand: "ADULT" });
  const ben = await app.signIn({ name: "Ben", ageBand: "ADULT" });
  const { id: roomId } = await makeRoom(app.db, { memberIds: [ana.id, ben.id] });
  const by = { roomId, accountId: ben.id, now: app.clock.now() };
  await makeMessage(app.db, { ...by, content: "Fine" });
  const gone = await makeMessage(app.db, { ...by, content: "Rude", isHidden: true });
  await makeMessage(app.db, { ...by, content: "Unseen and rude", isHidden: true });
  const a = await lines.join(await listenOn(app), ana, roomId, 2);
  const told = a.inbox.filter(({ type }) => type === "MESSAGE_HIDDEN");
  expect(told).toEqual([{ type: "MESSAGE_HIDDEN", roomId, ...gone }]);
  lines.hangUp();
  await app.close();
});

test("somebody whose process died has left the room, and those inside are told", async () => {
  const handlers: ((group: string, member: string) => void)[] = [];
  const presenceRegistry: PresenceRegistry = {
    ...presenceRegistryOfOne(),
    onExpired: (handler) => void handlers.push(handler),
  };
  const app = await buildTestApp({ presenceRegistry });
  const port = await listenOn(app);
  const lines = createLines();
  const ana = await app.signIn({ name: "Ana", ageBand: "ADULT" });
  const ben = await app.signIn({ name: "Ben", ageBand: "ADULT" });
  const { id: roomId } = await makeRoom(app.db, { memberIds: [ana.id, ben.id] });
  const { id: elsewhere } = await makeRoom(app.db, { memberIds: [ana.id, ben.id] });
  const a = await lines.join(port, ana, roomId);
  for (const handler of handlers) {
    handler(`room:${elsewhere}`, ben.id);
    handler("online", ben.id);
    handler(`room:${roomId}`, ben.id);
  }
  expect(await a.until("USER_LEFT")).toEqual({
    type: "USER_LEFT",
    userId: ben.id,
    userName: "Ben",
  });
  await a.answered();
  expect(a.inbox).toEqual([]);
  lines.hangUp();
  await app.close();
});
