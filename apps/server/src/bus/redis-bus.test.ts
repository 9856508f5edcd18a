import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { linksToRedis } from "../testing/links-to-redis";
import { createRedisBus } from "./redis-bus";

/** Each test has its own prefix and its own breakable way to Redis. */
const redisUrl = process.env["TEST_REDIS_URL"];

type Links = Awaited<ReturnType<typeof linksToRedis>>;

describe.skipIf(redisUrl === undefined)("the bus over a real Redis (needs TEST_REDIS_URL)", () => {
  let connect: Links["connect"];
  let links: Links;
  beforeEach(async () => {
    links = await linksToRedis(redisUrl!);
    ({ connect } = links);
  });
  afterEach(() => links.close());

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

    links.proxy.restore();
    await vi.waitFor(() => expect(restored).toHaveBeenCalledOnce());
    expect(there.state()).toBe("connected");
    here.publish("room", "heard");
    await vi.waitFor(() => expect(heard).toEqual(["heard"]));
    expect(links.log.map(({ event }) => event)).toEqual(["bus-lost", "bus-restored"]);
  });
});
