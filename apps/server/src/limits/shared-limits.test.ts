import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { defaultRateLimits } from "../config";
import { type Proxy, startProxy } from "../testing/breakable-proxy";
import { buildTestApp, type TestApp, type TestUser } from "../testing/build-test-app";
import { cookieOf, createLines, type Line, listenOn } from "../testing/dial";
import { makeRoom } from "../testing/factories";
import { sharedBus } from "../testing/shared-bus";
import { createTestDatabase, type TestDatabase } from "../testing/test-database";
import { joinProcesses } from "../boot/join-processes";
import { type PresenceRegistry, presenceRegistryOfOne } from "../live/presence-registry";

/** Two processes on one database. */
let database: TestDatabase;
let here: TestApp;
let there: TestApp;
let ports: { here: number; there: number };
const lines = createLines();
const minute = 60_000;
/** Slow enough that nothing comes back while a test runs. */
const rare = { burst: 20, perSecond: 0.001 };
const liveLimits = { connectionsPerAccount: 2, connectionsPerAddress: 4 };

beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(() => lines.hangUp());
afterAll(() => database.drop());

async function listen(): Promise<void> {
  ports = { here: await listenOn(here), there: await listenOn(there) };
}

const open = (port: number, user: TestUser): Promise<Line> => lines.open(port, cookieOf(user));

/** Whether a connection is let in and answered. */
async function isLetIn(port: number, user: TestUser): Promise<boolean> {
  const line = await open(port, user);
  const code = await Promise.race([line.closed, line.answered().then(() => "answered")]);
  if (code !== "answered") expect(code).toBe(4429);
  return code === "answered";
}

async function bothInRoom(user: TestUser): Promise<[Line, Line]> {
  const { id: roomId } = await makeRoom(database.db, { memberIds: [user.id] });
  return [await lines.join(ports.here, user, roomId), await lines.join(ports.there, user, roomId)];
}

/** Says something, and hears what came of it: null when it is stored. */
async function say(line: Line, content: string): Promise<string | null> {
  const clientId = randomUUID();
  line.send({ type: "SEND_MESSAGE", content, clientId });
  for (;;) {
    const answer = await line.receive();
    if (!("clientId" in answer) || answer.clientId !== clientId) continue;
    return answer.type === "MESSAGE_STORED" ? null : "message" in answer ? answer.message : "";
  }
}

describe("over the shared bus", () => {
  const bus = sharedBus();
  let presenceRegistry: PresenceRegistry;
  beforeEach(async () => {
    presenceRegistry = presenceRegistryOfOne();
    const flood = { perFiveSeconds: 1000, perMinute: 6 };
    const start = () =>
      buildTestApp({
        database,
        bus: bus.join(),
        presenceRegistry,
        liveLimits,
        roomLimits: { sending: rare, flood },
      });
    [here, there] = [await start(), await start()];
    await listen();
  });
  afterEach(async () => {
    await Promise.all([here.close(), there.close()]);
    bus.close();
  });

  test("connections of one account, and from one address, count on whatever process they are", async () => {
    const [ana, ben, cay] = [
      await here.signInGuest(),
      await here.signInGuest(),
      await here.signInGuest(),
    ];
    const first = await open(ports.here, ana);
    expect(await isLetIn(ports.there, ana)).toBe(true);
    expect(await isLetIn(ports.here, ana)).toBe(false);
    expect(await isLetIn(ports.there, ana)).toBe(false);

    expect(await isLetIn(ports.here, ben)).toBe(true);
    expect(await isLetIn(ports.there, ben)).toBe(true);
    expect(await isLetIn(ports.there, cay)).toBe(false);

    first.socket.close();
    await expect.poll(() => isLetIn(ports.there, cay)).toBe(true);
  });

  test("addresses are counted without being readable", async () => {
    const line = await open(ports.here, await here.signInGuest());
    await line.answered();
    expect(await presenceRegistry.members("of-address")).toEqual([
      expect.stringMatching(/^[\w-]{43}$/),
    ]);
  });

  test("what somebody says in a room on one process counts against floods on the other", async () => {
    const ana = await here.signIn({ ageBand: "ADULT" });
    const [a, b] = await bothInRoom(ana);
    const topics = ["My cat sleeps", "It rains today", "I like tea", "Lunch was good"];
    for (const topic of topics) expect(await say(a, topic)).toBeNull();
    const heard = () => b.inbox.filter(({ type }) => type === "NEW_MESSAGE");
    await expect.poll(heard).toHaveLength(topics.length);
    expect(await say(b, "The bus is late")).toBeNull();
    expect(await say(b, "We have a garden")).toBeNull();
    expect(await say(b, "One too many")).not.toBeNull();
  });
});

const redisUrl = process.env["TEST_REDIS_URL"];

describe.skipIf(redisUrl === undefined)("over a real Redis (needs TEST_REDIS_URL)", () => {
  let proxy: Proxy;
  const undo: (() => Promise<void>)[] = [];
  const rateLimits = {
    ...defaultRateLimits,
    calls: { max: 60, timeWindow: 10 * minute },
    credentials: { max: 2, timeWindow: 10 * minute },
  };

  beforeEach(async () => {
    proxy = await startProxy(redisUrl!);
    const prefix = `test-${randomUUID()}`;
    const start = async () => {
      // A long timeout, so that a slow machine still hears what Redis says.
      const joined = joinProcesses({ url: proxy.url, prefix, timeout: 4000, log: () => {} });
      undo.push(() => joined.leave());
      const flood = { perFiveSeconds: Infinity, perMinute: Infinity };
      const roomLimits = { sending: rare, flood };
      const config = { rateLimits };
      const app = await buildTestApp({ ...joined, database, liveLimits, roomLimits, config });
      undo.push(() => app.close());
      await expect.poll(() => joined.bus.state()).toBe("connected");
      return app;
    };
    [here, there] = [await start(), await start()];
    await listen();
  });
  afterEach(async () => {
    proxy.restore();
    for (const each of undo.splice(0).toReversed()) await each();
    await proxy.close();
  });

  const isReady = async (): Promise<boolean> =>
    (await Promise.all([here, there].map((app) => app.send({ url: "/readyz" })))).every(
      ({ body }) => body === "ready",
    );

  const guess = (app: TestApp, email = "ana@example.org") =>
    app.call("POST /api/session/log-in", { body: { email, password: "a wrong password" } });

  test("guesses of a password count on whatever process they are made", async () => {
    expect((await guess(here)).status).toBe(401);
    expect((await guess(there)).status).toBe(401);
    for (const app of [here, there]) {
      const refused = await guess(app);
      expect(refused.code).toBe("too-many-requests");
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(500);
    }
    expect((await guess(there, "ben@example.org")).status).toBe(401);
  });

  test("calls from one address have one limit", async () => {
    const call = async (app: TestApp) => (await app.call("GET /api/session", {})).status;
    for (let count = 0; count < 30; count++) {
      expect([await call(here), await call(there)]).toEqual([200, 200]);
    }
    for (const app of [here, there]) {
      let more = 0;
      await expect
        .poll(async () => {
          const status = await call(app);
          if (status === 200) more += 1;
          return status;
        })
        .toBe(429);
      // Each would let through thirty more by itself.
      expect(more).toBeLessThan(15);
    }
  });

  test("a call that has no limit of its own does not wait for Redis", async () => {
    proxy.stall();
    const reply = await Promise.race([here.call("GET /api/session", {}), sleep(3000, "late")]);
    expect(reply).toMatchObject({ status: 200 });
  });

  test("connections of one account have one limit", async () => {
    const ana = await here.signInGuest();
    await open(ports.here, ana);
    const second = await open(ports.there, ana);
    await second.answered();
    expect(await isLetIn(ports.here, ana)).toBe(false);
    expect(await isLetIn(ports.there, ana)).toBe(false);
    second.socket.terminate();
    await expect.poll(() => isLetIn(ports.here, ana)).toBe(true);
  });

  test("room messages of one account have one limit", async () => {
    const ana = await here.signIn({ ageBand: "ADULT" });
    const [a, b] = await bothInRoom(ana);
    let count = 0;
    const next = (line: Line) => say(line, `${(count += 1)} small things`);
    for (let pair = 0; pair < 10; pair++) {
      expect([await next(a), await next(b)]).toEqual([null, null]);
    }
    for (const line of [a, b]) {
      let more = 0;
      let refusal = await next(line);
      while (refusal === null) {
        more += 1;
        refusal = await next(line);
      }
      expect(refusal).toBe("You are sending messages too quickly. Please wait.");
      // Each would let through ten more by itself.
      expect(more).toBeLessThan(5);
    }
  });

  test("without Redis each process keeps the limits by itself, refuses nobody for it, and heals", async () => {
    expect((await guess(here)).status).toBe(401);
    expect((await guess(there)).status).toBe(401);
    proxy.cut();
    await expect.poll(isReady).toBe(false);
    const statuses = async (app: TestApp, email: string) => [
      (await guess(app, email)).status,
      (await guess(app, email)).status,
      (await guess(app, email)).status,
    ];
    expect(await statuses(here, "ben@example.org")).toEqual([401, 401, 429]);
    expect(await statuses(there, "ben@example.org")).toEqual([401, 401, 429]);

    const cay = await here.signInGuest();
    for (const port of [ports.here, ports.there]) {
      expect(await isLetIn(port, cay)).toBe(true);
      expect(await isLetIn(port, cay)).toBe(true);
      expect(await isLetIn(port, cay)).toBe(false);
    }
    lines.hangUp();

    proxy.restore();
    await expect.poll(isReady).toBe(true);
    expect((await guess(here)).code).toBe("too-many-requests");
    expect((await guess(there)).code).toBe("too-many-requests");
    const dan = await here.signInGuest();
    expect(await isLetIn(ports.here, dan)).toBe(true);
    expect(await isLetIn(ports.there, dan)).toBe(true);
    expect(await isLetIn(ports.there, dan)).toBe(false);
  });
});
