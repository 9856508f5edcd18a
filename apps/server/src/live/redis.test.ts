import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { startProxy, type Proxy } from "../testing/breakable-proxy";
import type { LogEntry } from "../plugins/log";
import { createRedisBus } from "./redis-bus";
import { openRedisLink, type RedisLink } from "./redis-link";
import { createRedisRoster } from "./redis-roster";

/** Each test has its own prefix and its own breakable way to Redis. */
const redisUrl = process.env["TEST_REDIS_URL"];

describe.skipIf(redisUrl === undefined)("over a real Redis (needs TEST_REDIS_URL)", () => {
  let prefix: string;
  let proxy: Proxy;
  const log: LogEntry[] = [];
  const undo: (() => unknown)[] = [];
  beforeEach(async () => {
    prefix = `test-${randomUUID()}`;
    proxy = await startProxy(redisUrl!);
    log.length = 0;
  });
  afterEach(async () => {
    for (const each of undo.splice(0).toReversed()) await each();
    await proxy.close();
  });

  /** A link as one process has it; `through` the proxy it can be cut. */
  async function connect(through = false): Promise<RedisLink> {
    const url = through ? proxy.url : redisUrl!;
    const link = openRedisLink({ url, prefix, log: (entry) => log.push(entry) });
    undo.push(() => link.close());
    await vi.waitFor(() => expect(link.isUp()).toBe(true), { interval: 5 });
    return link;
  }

  async function rosterOf(link: RedisLink, lease = 300) {
    const roster = createRedisRoster(link, { lease });
    undo.push(() => roster.close());
    await sleep(10);
    return roster;
  }

  describe("the bus", () => {
    test("carries word to every other process, and not back to who said it", async () => {
      const [one, two] = [createRedisBus(await connect()), createRedisBus(await connect())];
      const [heardByOne, heardByTwo]: [string[], string[]] = [[], []];
      one.listen("room", (payload) => heardByOne.push(payload));
      two.listen("room", (payload) => heardByTwo.push(payload));
      await sleep(30);
      one.publish("room", "hello");
      one.publish("another room", "psst");
      await vi.waitFor(() => expect(heardByTwo).toEqual(["hello"]));
      expect(heardByOne).toEqual([]);
    });

    test("stops hearing a topic that nobody listens to any more", async () => {
      const [one, two] = [createRedisBus(await connect()), createRedisBus(await connect())];
      const heard: string[] = [];
      const stop = two.listen("room", (payload) => heard.push(payload));
      two.listen("end", (payload) => heard.push(payload));
      await sleep(30);
      stop();
      await sleep(30);
      one.publish("room", "hello");
      one.publish("end", "over");
      await vi.waitFor(() => expect(heard).toEqual(["over"]));
    });

    test("says that it is lost, forgets what is said meanwhile, and heals by itself", async () => {
      const here = createRedisBus(await connect());
      const there = createRedisBus(await connect(true));
      const heard: string[] = [];
      const restored = vi.fn<() => void>();
      there.listen("room", (payload) => heard.push(payload));
      there.onRestored(restored);
      await sleep(30);

      proxy.cut();
      await vi.waitFor(() => expect(there.state()).toBe("lost"));
      here.publish("room", "unheard");
      there.publish("room", "unsaid");
      expect(restored).not.toHaveBeenCalled();

      proxy.mend();
      await vi.waitFor(() => expect(restored).toHaveBeenCalledOnce(), { timeout: 5000 });
      expect(there.state()).toBe("connected");
      here.publish("room", "heard");
      await vi.waitFor(() => expect(heard).toEqual(["heard"]));
      expect(log.map(({ event }) => event)).toEqual(["bus-lost", "bus-restored"]);
    });
  });

  describe("the roster", () => {
    test("counts a member as here while any process holds it", async () => {
      const one = await rosterOf(await connect());
      const two = await rosterOf(await connect());
      expect(await one.enter("online", "ann")).toBe(true);
      expect(await two.enter("online", "ann")).toBe(false);
      expect(await two.enter("online", "ben")).toBe(true);
      expect((await one.members("online")).sort()).toEqual(["ann", "ben"]);
      expect(await one.leave("online", "ann")).toBe(false);
      expect(await one.present("online", ["ann", "ben", "cay"])).toEqual(new Set(["ann", "ben"]));
      expect(await two.leave("online", "ann")).toBe(true);
      expect(await one.members("online")).toEqual(["ben"]);
      expect(await one.leave("online", "nobody")).toBe(false);
    });

    test("lets go of what a dead process held, once, and tells of it", async () => {
      const dying = createRedisRoster(await connect(true), { lease: 150 });
      const gone: string[] = [];
      await sleep(10);
      await dying.enter("online", "ann");
      await dying.enter("room:1", "ann");
      await dying.enter("online", "ben");
      const survivors = [
        await rosterOf(await connect(), 150),
        await rosterOf(await connect(), 150),
      ];
      for (const roster of survivors) roster.onExpired((...what) => gone.push(what.join(" ")));
      await survivors[0]!.enter("online", "ben");

      proxy.cut();
      await vi.waitFor(() => expect(gone.toSorted()).toEqual(["online ann", "room:1 ann"]), {
        timeout: 3000,
      });
      expect(await survivors[1]!.members("online")).toEqual(["ben"]);
      await dying.close();
    });

    test("goes by its own memory without Redis, and tells Redis again when it is back", async () => {
      const alone = await rosterOf(await connect(true), 150);
      const other = await rosterOf(await connect(), 150);
      await alone.enter("online", "ann");
      proxy.cut();
      await vi.waitFor(async () => expect(await other.members("online")).toEqual([]), {
        timeout: 3000,
      });
      expect(await alone.enter("online", "ben")).toBe(true);
      expect((await alone.members("online")).sort()).toEqual(["ann", "ben"]);
      proxy.mend();
      await vi.waitFor(
        async () => expect((await other.members("online")).sort()).toEqual(["ann", "ben"]),
        { timeout: 5000 },
      );
    });
  });
});
