import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { linksToRedis } from "../testing/links-to-redis";
import { createRedisPresenceRegistry } from "./redis-presence-registry";

/** Each test has its own prefix and its own breakable way to Redis. */
const redisUrl = process.env["TEST_REDIS_URL"];

type Links = Awaited<ReturnType<typeof linksToRedis>>;

describe.skipIf(redisUrl === undefined)(
  "who is where, over a real Redis (needs TEST_REDIS_URL)",
  () => {
    let connect: Links["connect"];
    let presenceRegistryOf: Links["presenceRegistryOf"];
    let links: Links;
    beforeEach(async () => {
      links = await linksToRedis(redisUrl!);
      ({ connect, presenceRegistryOf } = links);
    });
    afterEach(() => links.close());

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
      await vi.waitFor(() => expect(gone.toSorted()).toEqual(["online ann", "room:1 ann"]));
      expect(await survivors[1]!.members("online")).toEqual(["ben"]);
      await dying.close();
    });

    test("goes by its own memory without Redis, and tells Redis again when it is back", async () => {
      const alone = await presenceRegistryOf(await connect(true), 150);
      const other = await presenceRegistryOf(await connect(), 150);
      await alone.enter("online", "ann");
      links.proxy.cut();
      await vi.waitFor(async () => expect(await other.members("online")).toEqual([]));
      expect(await alone.enter("online", "ben")).toBe(true);
      expect((await alone.members("online")).sort()).toEqual(["ann", "ben"]);
      links.proxy.restore();
      await vi.waitFor(async () =>
        expect((await other.members("online")).sort()).toEqual(["ann", "ben"]),
      );
    });

    test("forgets, when Redis is back, who left while it was away", async () => {
      const alone = await presenceRegistryOf(await connect(true), 60_000);
      const other = await presenceRegistryOf(await connect(), 60_000);
      await alone.enter("online", "ann");
      await alone.enter("online", "ben");
      links.proxy.cut();
      expect(await alone.leave("online", "ann")).toBe(true);
      links.proxy.restore();
      await expect.poll(() => other.members("online")).toEqual(["ben"]);
    });

    describe("where only so many may hold something, it", () => {
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
        links.proxy.restore();
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
        links.proxy.restore();
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
  },
);
