import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { QuizGameState, ServerMessage } from "@saywell/contract";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { Db } from "../db/database";
import { openDatabase } from "../db/open-database";
import { type Proxy, startProxy } from "../testing/breakable-proxy";
import type { TestUser } from "../testing/build-test-app";
import { cookieOf, createLines, type Line } from "../testing/dial";
import { makeAccount, makeSession } from "../testing/factories";
import { createFaithfulClient, type FaithfulClient } from "../testing/faithful-client";
import { bundleForTests, runProduct, type RunningProduct } from "../testing/run-product";

/** Two processes of the bundled product, on a PostgreSQL and a Redis that can be cut off. */
const postgresUrl = process.env["TEST_POSTGRES_URL"];
const redisUrl = process.env["TEST_REDIS_URL"];
const isPossible = postgresUrl !== undefined && redisUrl !== undefined;
const title = "two processes (needs TEST_POSTGRES_URL and TEST_REDIS_URL)";

describe.skipIf(!isPossible)(title, { timeout: 240_000 }, () => {
  const name = `saywell_two_${randomBytes(6).toString("hex")}`;
  const processes: { product: RunningProduct; port: number }[] = [];
  let main: string;
  let postgres: Proxy;
  let redis: Proxy;
  let db: Db;
  let closeDb: () => Promise<void>;
  let env: Record<string, string>;
  const clients: FaithfulClient[] = [];

  const onServer = async (statement: string): Promise<void> => {
    const client = new Client({ connectionString: postgresUrl });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  const at = (base: string): string => {
    const url = new URL(base);
    url.pathname = `/${name}`;
    return url.href;
  };

  async function startProcess(): Promise<{ product: RunningProduct; port: number }> {
    const product = runProduct(main, env);
    const url = await product.url;
    if (url === undefined) throw new Error(product.output());
    const started = { product, port: Number(new URL(url).port) };
    processes.push(started);
    return started;
  }

  beforeAll(async () => {
    main = await bundleForTests("two-processes");
    await onServer(`create database ${name}`);
    [postgres, redis] = await Promise.all([startProxy(postgresUrl!), startProxy(redisUrl!)]);
    env = {
      DATABASE_URL: at(postgres.url),
      BUS_URL: redis.url,
      BUS_PREFIX: name,
      // A busy machine is no lost Redis.
      BUS_TIMEOUT: "10000",
      RATE_LIMITS: "off",
    };
    await Promise.all([startProcess(), startProcess()]);
    const opened = openDatabase({ connectionString: at(postgresUrl!), maxConnections: 3 });
    db = opened.db;
    closeDb = opened.close;
  }, 240_000);

  afterEach(() => {
    for (const client of clients.splice(0)) client.leave();
    postgres.restore();
    redis.restore();
  });

  afterAll(async () => {
    await Promise.all(processes.map(({ product }) => product.kill("SIGKILL")));
    await closeDb?.();
    await Promise.all([postgres?.close(), redis?.close()]);
    await onServer(`drop database if exists ${name} with (force)`);
  }, 60_000);

  const ports = (): number[] => processes.map(({ port }) => port);

  async function makeMembers(count: number): Promise<{ roomId: string; people: TestUser[] }> {
    const roomId = randomUUID();
    await db
      .insertInto("room")
      .values({ id: roomId, name: "Chat", type: "CHAT", category: "GENERAL", max_participants: 50 })
      .execute();
    const people: TestUser[] = [];
    for (let index = 0; index < count; index++) {
      const { id } = await makeAccount(db, { name: `Person${index}`, ageBand: "ADULT" });
      await db.insertInto("room_member").values({ room_id: roomId, account_id: id }).execute();
      people.push({ id, token: await makeSession(db, { accountId: id, now: new Date() }) });
    }
    return { roomId, people };
  }

  function enter(
    roomId: string,
    user: TestUser,
    port: number,
    onMessage?: (message: ServerMessage) => void,
  ): FaithfulClient {
    const client = createFaithfulClient({
      user,
      roomId,
      ports: [port, ...ports().filter((each) => each !== port)],
      ...(onMessage && { onMessage }),
    });
    clients.push(client);
    return client;
  }

  const storedContents = async (roomId: string): Promise<{ seq: number; content: string }[]> =>
    await db
      .selectFrom("room_message")
      .select(["seq", "content"])
      .where("room_id", "=", roomId)
      .orderBy("seq")
      .execute();

  /** Different enough from each other that nobody takes them for spam. */
  const topics = ["music", "lunch", "the bus", "my garden", "a long film", "two cats", "the sea"];
  const sentence = (who: string, index: number): string =>
    `${who} has a ${index}. thing to say about ${topics[index % topics.length]}.`;

  /** Everybody saw all of the history since they came, in order, nothing twice. */
  async function expectNoGap(roomId: string, everybody: readonly FaithfulClient[]): Promise<void> {
    const history = await storedContents(roomId);
    for (const { seen } of everybody) {
      await vi.waitFor(() => expect(seen.at(-1)?.seq).toBe(history.at(-1)?.seq));
      expect(seen).toEqual(history);
    }
  }

  test("people on both see each other come, talk in one order, and go", async () => {
    const { roomId, people } = await makeMembers(2);
    await db
      .insertInto("friendship")
      .values({ requester_id: people[0]!.id, addressee_id: people[1]!.id, state: "ACCEPTED" })
      .execute();
    const heard: ServerMessage[] = [];
    const ann = enter(roomId, people[0]!, ports()[0]!, (message) => heard.push(message));
    await ann.present();
    const ben = enter(roomId, people[1]!, ports()[1]!);
    await ben.present();
    await vi.waitFor(() => {
      expect(heard).toContainEqual({
        type: "USER_JOINED",
        userId: people[1]!.id,
        userName: "Person1",
      });
      expect(heard).toContainEqual({
        type: "FRIEND_STATUS_CHANGE",
        userId: people[1]!.id,
        isOnline: true,
      });
    });
    for (let index = 0; index < 30; index++) {
      ann.say(sentence("Ann", index));
      ben.say(sentence("Ben", index));
    }
    await Promise.all([ann.settled(), ben.settled()]);
    await expectNoGap(roomId, [ann, ben]);
    expect(await storedContents(roomId)).toHaveLength(60);

    ben.leave();
    await vi.waitFor(() => {
      const kinds = heard.map(({ type }) => type);
      expect(kinds).toContain("USER_LEFT");
      expect(heard).toContainEqual(
        expect.objectContaining({ type: "FRIEND_STATUS_CHANGE", isOnline: false }),
      );
    });
  });

  test("a process killed in the middle of a chat loses and doubles nothing", async () => {
    const dying = await startProcess();
    const { roomId, people } = await makeMembers(3);
    const [ann, ben, cay] = [
      enter(roomId, people[0]!, dying.port),
      enter(roomId, people[1]!, ports()[0]!),
      enter(roomId, people[2]!, ports()[1]!),
    ];
    await Promise.all([ann.present(), ben.present(), cay.present()]);
    for (let index = 0; index < 40; index++) {
      ann.say(sentence("Ann", index));
      cay.say(sentence("Cay", index));
      if (index === 20) await dying.product.kill("SIGKILL");
      await sleep(5);
    }
    processes.splice(processes.indexOf(dying), 1);
    await Promise.all([ann.settled(), cay.settled()]);
    await expectNoGap(roomId, [ann, ben, cay]);
    expect(await storedContents(roomId)).toHaveLength(80);
  });

  test("a game goes on when a process is killed in the middle of a question, and who was on it is back in the same one", async () => {
    const dying = await startProcess();
    // Members who are not there lose their places in time: they are made when everybody is ready.
    const { roomId, people } = await makeMembers(2);
    const [ann, ben] = people as [TestUser, TestUser];
    const opened = await fetch(`http://127.0.0.1:${ports()[0]}/api/games`, {
      method: "POST",
      headers: { ...cookieOf(ann), "content-type": "application/json" },
      body: JSON.stringify({ roomId, gameType: "TRIVIA", mode: "COMPETITIVE" }),
    });
    const { id: gameId } = (await opened.json()) as { id: string };
    const lines = createLines();
    const hears = async (line: Line, action: string) => {
      for (;;) {
        const update = await line.until("GAME_UPDATE");
        if (update.action === action) return update;
      }
    };
    // Word between processes may be lost, and is made good by the state: what counts is the state.
    const sees = async (
      line: Line,
      isWanted: (state: QuizGameState) => boolean,
    ): Promise<QuizGameState> => {
      for (;;) {
        const { state } = await line.until("GAME_UPDATE");
        if (state?.kind === "QUIZ" && isWanted(state)) return state;
      }
    };
    const act = (line: Line, action: string, data?: object): void =>
      line.send({ type: "GAME_ACTION", gameId, action, ...(data && { data }) });
    const first = await lines.join(dying.port, ann, roomId);
    await hears(first, "GAME_STATE");
    const other = await lines.join(ports()[0]!, ben, roomId);
    await hears(other, "GAME_STATE");
    act(first, "START_GAME");
    const { question } = await hears(first, "GAME_STARTED");
    expect((await hears(other, "GAME_STARTED")).question).toEqual(question);
    act(first, "SUBMIT_ANSWER", { questionId: question!.id, answer: "A" });
    await hears(first, "ANSWER_TAKEN");
    await dying.product.kill("SIGKILL");
    processes.splice(processes.indexOf(dying), 1);

    const back = await lines.join(ports()[1]!, ann, roomId);
    expect((await hears(back, "GAME_STATE")).state).toMatchObject({
      round: 1,
      question,
      mine: { hasSeat: true, answer: "A" },
    });
    act(other, "SUBMIT_ANSWER", { questionId: question!.id, answer: "A" });
    for (const line of [back, other]) {
      const { round, reveal } = await sees(line, ({ phase }) => phase === "REVEAL");
      expect(round).toBe(1);
      expect(reveal!.answers).toHaveLength(2);
    }
    // Nobody but the clocks of the processes that are left goes on with it.
    for (const line of [back, other]) {
      expect((await sees(line, ({ phase }) => phase === "QUESTION")).round).toBe(2);
    }
    lines.hangUp();
  });

  test("without Redis each says so and still hears the other; with it again nothing is missing", async () => {
    const { roomId, people } = await makeMembers(2);
    const readiness = async (port: number): Promise<string> =>
      await (await fetch(`http://127.0.0.1:${port}/readyz`)).text();
    const ann = enter(roomId, people[0]!, ports()[0]!);
    const ben = enter(roomId, people[1]!, ports()[1]!);
    await Promise.all([ann.present(), ben.present()]);
    redis.cut();
    for (const port of ports()) {
      await vi.waitFor(async () => expect(await readiness(port)).toContain("the bus is lost"));
    }
    ann.say("Can you hear me without the bus?");
    await ann.settled();
    await vi.waitFor(() => expect(ben.seen).toHaveLength(1));
    ben.say("Yes, a moment later than usual.");
    await ben.settled();
    redis.restore();
    for (const port of ports()) {
      await vi.waitFor(async () => expect(await readiness(port)).toBe("ready"));
    }
    ann.say("And now at once again?");
    await ann.settled();
    await expectNoGap(roomId, [ann, ben]);
  });

  test("PostgreSQL away for ten seconds loses and doubles no message", async () => {
    const { roomId, people } = await makeMembers(2);
    const ann = enter(roomId, people[0]!, ports()[0]!);
    const ben = enter(roomId, people[1]!, ports()[1]!);
    await Promise.all([ann.present(), ben.present()]);
    for (let index = 0; index < 10; index++) ann.say(sentence("Ann", index));
    await sleep(5);
    postgres.cut();
    for (let index = 10; index < 20; index++) {
      ann.say(sentence("Ann", index));
      ben.say(sentence("Ben", index));
      await sleep(1000);
    }
    postgres.restore();
    await Promise.all([ann.settled(), ben.settled()]);
    await expectNoGap(roomId, [ann, ben]);
    expect(await storedContents(roomId)).toHaveLength(30);
  });
});
