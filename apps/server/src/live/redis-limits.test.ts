import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { linksToRedis } from "../testing/links-to-redis";
import { createRedisPresenceRegistry } from "./redis-presence-registry";
import { createRedisSharedCounter } from "./redis-shared-counter";

/** Each test has its own prefix and its own breakable way to Redis. */
const redisUrl = process.env["TEST_REDIS_URL"];

type Links = Awaited<ReturnType<typeof linksToRedis>>;

describe.skipIf(redisUrl === undefined)("limits over a real Redis (needs TEST_REDIS_URL)", () => {
  let connect: Links["connect"];
  let presenceRegistryOf: Links["presenceRegistryOf"];
  let links: Links;
  beforeEach(async () => {
    links = await linksToRedis(redisUrl!);
    ({ connect, presenceRegistryOf } = links);
  });
  afterEach(() => links.close());

  describe("the presenceRegistry, where only so many may hold something,", () => {
    const ofAnn = { group: "of-account", member: "ann", most: 2 };
    const ofBen = { group: "of-account", member: "ben", most: 2 };
    const school = { group: "of-address", member: "203.0.113.1", most: 3 };

    test("counts over all processes, and counts nothing when it refuses", async () => {
      const one = await presenceRegistryOf(await connect());
      const two = await presenceRegistryOf(await connect());
      expect(await one.admit([ofAnn, school])).toBe(true);
      expect(await two.admit([ofAnn, school])).toBe(true);
      expect(await one.admit([ofAnn, school])).toBe(false);
      expect(await two.admit([ofBen, school])).toBe(true);
      expect(await one.admit([ofBen, school])).toBe(false);
      expect(await one.admit([ofBen])).toBe(true);
      expect(await two.admit([ofBen])).toBe(false);
      await two.release([ofAnn, school]);
      expect(await one.admit([ofAnn, school])).toBe(true);
      expect(await one.admit([ofAnn, school])).toBe(false);
    });

    test("admits no more when many ask at once", async () => {
      const registries = [
        await presenceRegistryOf(await connect()),
        await presenceRegistryOf(await connect()),
      ];
      const asked = await Promise.all(
        Array.from({ length: 20 }, (_, index) => registries[index % 2]!.admit([school])),
      );
      expect(asked.filter(Boolean)).toHaveLength(3);
    });

    test("lets go of what a dead process held", async () => {
      const dying = createRedisPresenceRegistry(await connect(true), { lease: 1000 });
      const other = await presenceRegistryOf(await connect());
      await dying.admit([ofAnn]);
      await dying.admit([ofAnn]);
      expect(await other.admit([ofAnn])).toBe(false);
      links.proxy.cut();
      await expect.poll(() => other.admit([ofAnn])).toBe(true);
      await dying.close();
    });

    test("tells Redis later what it was too slow to hear", async () => {
      const [slow, quick] = [await connect(true, 50), await connect()];
      const [one, two] = [
        await presenceRegistryOf(slow, 1500),
        await presenceRegistryOf(quick, 60_000),
      ];
      links.proxy.stall();
      expect(await one.admit([ofAnn])).toBe(true);
      expect(await one.admit([ofAnn])).toBe(true);
      links.proxy.mend();
      const isRoomForAnn = async (): Promise<boolean> => {
        const isAdmitted = await two.admit([ofAnn]);
        if (isAdmitted) await two.release([ofAnn]);
        return isAdmitted;
      };
      await expect.poll(isRoomForAnn).toBe(false);
      await one.release([ofAnn]);
      await one.release([ofAnn]);
      await expect.poll(() => two.admit([{ ...ofAnn, most: 1 }])).toBe(true);
    });

    test("counts alone without Redis, and tells what it has when Redis is back", async () => {
      const link = await connect(true);
      const alone = await presenceRegistryOf(link, 60_000);
      const other = await presenceRegistryOf(await connect(), 60_000);
      expect([await alone.admit([ofBen]), await other.admit([ofAnn])]).toEqual([true, true]);
      links.proxy.cut();
      await expect.poll(link.isUp).toBe(false);
      expect(await alone.admit([ofAnn])).toBe(true);
      expect(await alone.admit([ofAnn])).toBe(true);
      expect(await alone.admit([ofAnn])).toBe(false);
      await alone.release([ofBen]);
      links.proxy.mend();
      await expect.poll(link.isUp).toBe(true);
      await alone.release([ofAnn]);
      // There is room for one Ben beside the one that Redis still knows of; for two only when it
      // has been told that he is gone.
      expect(await other.admit([ofBen])).toBe(true);
      await expect.poll(() => other.admit([ofBen])).toBe(true);
      expect(await other.admit([ofAnn])).toBe(false);
      await alone.release([ofAnn]);
      expect(await other.admit([ofAnn])).toBe(true);
    });
  });

  describe("the shared counter", () => {
    const limit = (key: string, max = 2, name = "calls") => ({
      name,
      key,
      max,
      timeWindow: 60_000,
    });
    const rate = { burst: 3, perSecond: 0.1 };

    test("counts what is over a limit on any process, and says for how long", async () => {
      const [one, two] = [
        createRedisSharedCounter(await connect()),
        createRedisSharedCounter(await connect()),
      ];
      expect(await one.count([limit("ann")])).toBe(0);
      expect(await two.count([limit("ann")])).toBe(0);
      const wait = await one.count([limit("ann")]);
      expect(wait).toBeGreaterThan(30_000);
      expect(wait).toBeLessThanOrEqual(60_000);
      expect(await two.count([limit("ben")])).toBe(0);
    });

    test("counts against no further limit than the first that is exceeded", async () => {
      const sharedCounter = createRedisSharedCounter(await connect());
      const both = [limit("ann", 1, "of-address"), limit("ann", 1, "of-email")];
      expect(await sharedCounter.count(both)).toBe(0);
      expect(await sharedCounter.count(both)).toBeGreaterThan(0);
      expect(await sharedCounter.count([limit("ann", 2, "of-email")])).toBe(0);
    });

    test("counts anew when the time is over", async () => {
      const sharedCounter = createRedisSharedCounter(await connect());
      const short = { ...limit("ann", 1), timeWindow: 1000 };
      expect(await sharedCounter.count([short])).toBe(0);
      await expect.poll(() => sharedCounter.count([short])).toBe(0);
    });

    test("knows when there is one again of what all processes took", async () => {
      const [one, two] = [
        createRedisSharedCounter(await connect()),
        createRedisSharedCounter(await connect()),
      ];
      expect(await one.take("ann", rate)).toBe(0);
      expect(await two.take("ann", rate)).toBe(0);
      const [third, fourth] = [await one.take("ann", rate), await two.take("ann", rate)];
      expect(third).toBeGreaterThan(1000);
      expect(third).toBeLessThanOrEqual(10_000);
      expect(fourth).toBeGreaterThan(third);
      expect(fourth).toBeLessThanOrEqual(20_000);
      expect(await one.take("ben", rate)).toBe(0);
    });

    test("leaves nothing behind that stays, and nobody's address or email to read", async () => {
      const link = await connect();
      const sharedCounter = createRedisSharedCounter(link);
      await sharedCounter.count([limit("203.0.113.1 ann@example.org")]);
      await sharedCounter.take("sending ann", rate);
      const keys = await link.commands.keys(`${links.prefix}:*`);
      expect(keys).toHaveLength(2);
      for (const key of keys) {
        expect(key).not.toMatch(/ann|203/);
        expect(await link.commands.pttl(key)).toBeGreaterThan(0);
      }
    });

    test("refuses nobody while Redis is away, and counts again when it is back", async () => {
      const link = await connect(true);
      const sharedCounter = createRedisSharedCounter(link);
      await sharedCounter.count([limit("ann", 1)]);
      expect(await sharedCounter.count([limit("ann", 1)])).toBeGreaterThan(0);
      links.proxy.cut();
      expect(await sharedCounter.count([limit("ann", 1)])).toBe(0);
      expect(await sharedCounter.take("ann", rate)).toBe(0);
      links.proxy.mend();
      const count = () => sharedCounter.count([limit("ann", 1)]);
      await expect.poll(count).toBeGreaterThan(0);
    });

    test("is not waited for when Redis says nothing", async () => {
      const sharedCounter = createRedisSharedCounter(await connect(true, 50));
      await sharedCounter.count([limit("ann", 1)]);
      links.proxy.stall();
      const answers = await Promise.race([
        Promise.all([
          sharedCounter.count([limit("ann", 1)]),
          sharedCounter.count([limit("ben", 1)]),
        ]),
        sleep(3000, "too late"),
      ]);
      expect(answers).toEqual([0, 0]);
      links.proxy.mend();
      const count = () => sharedCounter.count([limit("ann", 1)]);
      await expect.poll(count).toBeGreaterThan(0);
    });
  });
});
