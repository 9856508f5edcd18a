import { randomUUID } from "node:crypto";
import type { RedisLink } from "../bus/redis-link";
import { type Place, type PresenceRegistry, presenceRegistryOfOne } from "./presence-registry";

/**
 * The presenceRegistry over Redis or Valkey. Under the prefix:
 *
 * | key               | what                                                      |
 * |-------------------|-----------------------------------------------------------|
 * | `in:<g>`          | set of the members of a group                             |
 * | `count:<g>:<m>`   | hash: how many connections of each process hold a member  |
 * | `held:<p>`        | set of `<g> <m>` that a process holds                     |
 * | `leases`          | sorted set of processes by the time their lease runs out  |
 *
 * What a process holds is also in its own memory: while Redis is away that is the whole truth it
 * knows, and when Redis is back, perhaps empty, it is written again.
 */

const enterScript = `
redis.call("sadd", KEYS[1], ARGV[1])
redis.call("sadd", KEYS[3], ARGV[3])
redis.call("hset", KEYS[2], ARGV[2], ARGV[4])
return redis.call("hlen", KEYS[2])`;

const leaveScript = `
redis.call("srem", KEYS[3], ARGV[3])
redis.call("hdel", KEYS[2], ARGV[2])
if redis.call("hlen", KEYS[2]) > 0 then return 0 end
return redis.call("srem", KEYS[1], ARGV[1])`;

/** Each place has two keys and three values, after the process's own; the third says how many may. */
const admitScript = `
for i = 2, #KEYS, 2 do
  local held = 0
  for _, each in ipairs(redis.call("hvals", KEYS[i + 1])) do held = held + each end
  if held >= tonumber(ARGV[(i / 2 - 1) * 3 + 4]) then return 0 end
end
for i = 2, #KEYS, 2 do
  local at = (i / 2 - 1) * 3 + 2
  redis.call("sadd", KEYS[i], ARGV[at])
  redis.call("sadd", KEYS[1], ARGV[at + 1])
  redis.call("hincrby", KEYS[i + 1], ARGV[1], 1)
end
return 1`;

/** Here the third says how many the process has left: with none, nothing of it stays. */
const releaseScript = `
for i = 2, #KEYS, 2 do
  local at = (i / 2 - 1) * 3 + 2
  local counted = redis.call("hincrby", KEYS[i + 1], ARGV[1], -1)
  if counted <= 0 or ARGV[at + 2] == "0" then
    redis.call("hdel", KEYS[i + 1], ARGV[1])
    redis.call("srem", KEYS[1], ARGV[at + 1])
    if redis.call("hlen", KEYS[i + 1]) == 0 then redis.call("srem", KEYS[i], ARGV[at]) end
  end
end
return 1`;

const entryOf = ({ group, member }: Place): string => `${group} ${member}`;

interface Options {
  /** Milliseconds until what a dead process held counts as gone. */
  lease?: number;
}

export function createRedisPresenceRegistry(
  link: RedisLink,
  { lease = 15_000 }: Options = {},
): PresenceRegistry {
  const { commands, prefix } = link;
  const self = randomUUID();
  const own = presenceRegistryOfOne();
  const held = new Set<string>();
  /** Held, but Redis was too slow to be told. */
  const untold = new Set<string>();
  const expired: ((group: string, member: string) => void)[] = [];
  const leases = `${prefix}:leases`;
  const inGroup = (group: string): string => `${prefix}:in:${group}`;
  const holders = (group: string, member: string): string => `${prefix}:count:${group}:${member}`;
  const heldBy = (process: string): string => `${prefix}:held:${process}`;

  const change = async (script: string, process: string, entry: string): Promise<number> => {
    const [group = "", member = ""] = entry.split(" ");
    const keys = [inGroup(group), holders(group, member), heldBy(process)];
    const count = own.count(group, member);
    return (await commands.eval(script, 3, ...keys, member, process, entry, count)) as number;
  };

  const changeAll = async (
    script: string,
    places: readonly Place[],
    numberOf: (place: Place) => number,
  ): Promise<number> => {
    const keys = places.flatMap(({ group, member }) => [inGroup(group), holders(group, member)]);
    const values = places.flatMap((place) => [place.member, entryOf(place), numberOf(place)]);
    const asked = [heldBy(self), ...keys];
    return (await commands.eval(script, asked.length, ...asked, self, ...values)) as number;
  };

  /** What Redis answers, or what this process knows by itself while Redis is away. */
  async function orAlone<T>(ask: () => Promise<T>, alone: T | (() => Promise<T>)): Promise<T> {
    try {
      if (link.isUp()) return await ask();
    } catch {
      // Lost in between: as if it had been away.
    }
    return typeof alone === "function" ? await (alone as () => Promise<T>)() : alone;
  }

  async function renew(): Promise<void> {
    const now = Date.now();
    // A lease that had run out was taken for a death, and what it held was cleared up.
    const isNew = (await commands.zadd(leases, now + lease, self)) === 1;
    await tell(isNew ? held : untold);
    for (const process of await commands.zrangebyscore(leases, 0, now)) {
      // Whoever removes the lease clears up; the others find it gone.
      if (process !== self && (await commands.zrem(leases, process)) === 1) await clear(process);
    }
  }

  async function clear(process: string): Promise<void> {
    for (const entry of await commands.smembers(heldBy(process))) {
      if ((await change(leaveScript, process, entry)) === 0) continue;
      const [group = "", member = ""] = entry.split(" ");
      for (const handler of expired) handler(group, member);
    }
    await commands.del(heldBy(process));
  }

  const beat = (): void => void orAlone(renew, undefined);
  const timer = setInterval(beat, lease / 3);
  timer.unref();
  async function tell(entries: ReadonlySet<string>): Promise<void> {
    const still = [...entries].filter((entry) => held.has(entry));
    untold.clear();
    await Promise.all(still.map((entry) => change(enterScript, self, entry)));
  }
  const restore = async (): Promise<void> => {
    await Promise.all([renew(), tell(held)]);
    const told = await commands.smembers(heldBy(self));
    const gone = told.filter((entry) => !held.has(entry));
    await Promise.all(gone.map((entry) => change(leaveScript, self, entry)));
  };
  const forget = (places: readonly Place[]): void => {
    for (const place of places) {
      if (own.count(place.group, place.member) === 0) held.delete(entryOf(place));
    }
  };
  link.onRestored(() => void orAlone(restore, undefined));
  beat();

  return {
    async enter(group, member) {
      if (!(await own.enter(group, member))) return false;
      const entry = `${group} ${member}`;
      held.add(entry);
      return await orAlone(async () => (await change(enterScript, self, entry)) === 1, true);
    },
    async leave(group, member) {
      if (!(await own.leave(group, member))) return false;
      const entry = `${group} ${member}`;
      held.delete(entry);
      return await orAlone(async () => (await change(leaveScript, self, entry)) === 1, true);
    },
    async admit(places) {
      // What this process has alone may be enough to say no, and Redis is not asked.
      if (!(await own.admit(places))) return false;
      if (places.length === 0) return true;
      const entries = places.map(entryOf);
      for (const entry of entries) held.add(entry);
      const answer = await link.ask(() => changeAll(admitScript, places, ({ most }) => most));
      if (answer === undefined) for (const entry of entries) untold.add(entry);
      if (answer !== 0) return true;
      await own.release(places);
      forget(places);
      return false;
    },
    async release(places) {
      await own.release(places);
      forget(places);
      const left = ({ group, member }: Place): number => own.count(group, member);
      if (places.length > 0) await orAlone(() => changeAll(releaseScript, places, left), 0);
    },
    members: (group) =>
      orAlone(
        () => commands.smembers(inGroup(group)),
        () => own.members(group),
      ),
    present: (group, members) =>
      orAlone(
        async () => {
          if (members.length === 0) return new Set<string>();
          const found = await commands.smismember(inGroup(group), ...members);
          return new Set(members.filter((_, place) => found[place] === 1));
        },
        () => own.present(group, members),
      ),
    onExpired: (handler) => void expired.push(handler),
    async close() {
      clearInterval(timer);
      // What it held stays for a moment: most of its people are back on another process by then.
      await orAlone(() => commands.zadd(leases, Date.now() + lease / 3, self), undefined);
    },
  };
}
