import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { linksToRedis } from "../testing/links-to-redis";
import { createRedisSharedCounter } from "./redis-shared-counter";

/** Each test has its own prefix and its own breakable way to Redis. */
const redisUrl = process.env["TEST_REDIS_URL"];

type Links = Awaited<ReturnType<typeof linksToRedis>>;

describe.skipIf(redisUrl === undefined)(
  "the shared counter over a real Redis (needs TEST_REDIS_URL)",
  () => {
    let connect: Links["connect"];
    let links: Links;
    beforeEach(async () => {
      links = await linksToRedis(redisUrl!);
      ({ connect } = links);
    });
    afterEach(() => links.close());

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
      links.proxy.restore();
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
      links.proxy.restore();
      const count = () => sharedCounter.count([limit("ann", 1)]);
      await expect.poll(count).toBeGreaterThan(0);
    });
  },
);
