import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { linksToRedis } from "../testing/links-to-redis";
import { createRedisBus } from "./redis-bus";
import { createRedisPresenceRegistry } from "./redis-presence-registry";

/** Each test has its own prefix and its own breakable way to Redis. */
const redisUrl = process.env["TEST_REDIS_URL"];

type Links = Awaited<ReturnType<typeof linksToRedis>>;

describe.skipIf(redisUrl === undefined)("over a real Redis (needs TEST_REDIS_URL)", () => {
  let connect: Links["connect"];
  let presenceRegistryOf: Links["presenceRegistryOf"];
  let links: Links;
  beforeEach(async () => {
    links = await linksToRedis(redisUrl!);
    ({ connect, presenceRegistryOf } = links);
  });
  afterEach(() => links.close());

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

      links.proxy.cut();
      await vi.waitFor(() => expect(there.state()).toBe("lost"));
      here.publish("room", "unheard");
      there.publish("room", "unsaid");
      expect(restored).not.toHaveBeenCalled();

      links.proxy.mend();
      await vi.waitFor(() => expect(restored).toHaveBeenCalledOnce(), { timeout: 5000 });
      expect(there.state()).toBe("connected");
      here.publish("room", "heard");
      await vi.waitFor(() => expect(heard).toEqual(["heard"]));
      expect(links.log.map(({ event }) => event)).toEqual(["bus-lost", "bus-restored"]);
    });
  });

  describe("the presenceRegistry", () => {
    test("counts a member as here while any process holds it", async () => {
      const one = await presenceRegistryOf(await connect());
      const two = await presenceRegistryOf(await connect());
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
      const dying = createRedisPresenceRegistry(await connect(true), { lease: 150 });
      const gone: string[] = [];
      await sleep(10);
      await dying.enter("online", "ann");
      await dying.enter("room:1", "ann");
      await dying.enter("online", "ben");
      const survivors = [
        await presenceRegistryOf(await connect(), 150),
        await presenceRegistryOf(await connect(), 150),
      ];
      for (const presenceRegistry of survivors)
        presenceRegistry.onExpired((...what) => gone.push(what.join(" ")));
      await survivors[0]!.enter("online", "ben");

      links.proxy.cut();
      await vi.waitFor(() => expect(gone.toSorted()).toEqual(["online ann", "room:1 ann"]), {
        timeout: 3000,
      });
      expect(await survivors[1]!.members("online")).toEqual(["ben"]);
      await dying.close();
    });

    test("goes by its own memory without Redis, and tells Redis again when it is back", async () => {
      const alone = await presenceRegistryOf(await connect(true), 150);
      const other = await presenceRegistryOf(await connect(), 150);
      await alone.enter("online", "ann");
      links.proxy.cut();
      await vi.waitFor(async () => expect(await other.members("online")).toEqual([]), {
        timeout: 3000,
      });
      expect(await alone.enter("online", "ben")).toBe(true);
      expect((await alone.members("online")).sort()).toEqual(["ann", "ben"]);
      links.proxy.mend();
      await vi.waitFor(
        async () => expect((await other.members("online")).sort()).toEqual(["ann", "ben"]),
        { timeout: 5000 },
      );
    });

    test("forgets, when Redis is back, who left while it was away", async () => {
      const alone = await presenceRegistryOf(await connect(true), 60_000);
      const other = await presenceRegistryOf(await connect(), 60_000);
      await alone.enter("online", "ann");
      await alone.enter("online", "ben");
      links.proxy.cut();
      expect(await alone.leave("online", "ann")).toBe(true);
      links.proxy.mend();
      await expect.poll(() => other.members("online")).toEqual(["ben"]);
    });
  });
});
