import { randomUUID } from "node:crypto";
import type { RedisLink } from "./redis-link";
import { type Roster, rosterOfOne } from "./roster";

/**
 * The roster over Redis or Valkey. Under the prefix:
 *
 * | key               | what                                                      |
 * |-------------------|-----------------------------------------------------------|
 * | `in:<g>`          | set of the members of a group                             |
 * | `by:<g>:<m>`      | set of the processes that hold a member                   |
 * | `held:<p>`        | set of `<g> <m>` that a process holds                     |
 * | `leases`          | sorted set of processes by the time their lease runs out  |
 *
 * What a process holds is also in its own memory: while Redis is away that is the whole truth it
 * knows, and when Redis is back, perhaps empty, it is written again.
 */

const enterScript = `
redis.call("sadd", KEYS[1], ARGV[1])
redis.call("sadd", KEYS[3], ARGV[3])
redis.call("sadd", KEYS[2], ARGV[2])
return redis.call("scard", KEYS[2])`;

const leaveScript = `
redis.call("srem", KEYS[3], ARGV[3])
redis.call("srem", KEYS[2], ARGV[2])
if redis.call("scard", KEYS[2]) > 0 then return 0 end
return redis.call("srem", KEYS[1], ARGV[1])`;

interface Options {
  /** Milliseconds until what a dead process held counts as gone. */
  lease?: number;
}

export function createRedisRoster(link: RedisLink, { lease = 15_000 }: Options = {}): Roster {
  const { commands, prefix } = link;
  const self = randomUUID();
  const own = rosterOfOne();
  const held = new Set<string>();
  const expired: ((group: string, member: string) => void)[] = [];
  const leases = `${prefix}:leases`;
  const inGroup = (group: string): string => `${prefix}:in:${group}`;
  const holders = (group: string, member: string): string => `${prefix}:by:${group}:${member}`;
  const heldBy = (process: string): string => `${prefix}:held:${process}`;

  const change = async (script: string, process: string, entry: string): Promise<number> => {
    const [group = "", member = ""] = entry.split(" ");
    const keys = [inGroup(group), holders(group, member), heldBy(process)];
    return (await commands.eval(script, 3, ...keys, member, process, entry)) as number;
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
    await commands.zadd(leases, now + lease, self);
    for (const process of await commands.zrangebyscore(leases, 0, now)) {
      // Whoever removes the lease clears up; the others find it gone.
      if (process !== self && (await commands.zrem(leases, process)) === 1) await clear(process);
    }
  }

  async function clear(process: string): Promise<void> {
    for (const entry of await commands.smembers(heldBy(process))) {
      if ((await change(leaveScript, process, entry)) === 0) continue;
      const [group = "", member = ""] = entry.split(" ");
      for (const hear of expired) hear(group, member);
    }
    await commands.del(heldBy(process));
  }

  const beat = (): void => void orAlone(renew, undefined);
  const timer = setInterval(beat, lease / 3);
  timer.unref();
  const restore = async (): Promise<void> => {
    await renew();
    await Promise.all([...held].map((entry) => change(enterScript, self, entry)));
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
    onExpired: (hear) => void expired.push(hear),
    async close() {
      clearInterval(timer);
      // What it held stays for a moment: most of its people are back on another process by then.
      await orAlone(() => commands.zadd(leases, Date.now() + lease / 3, self), undefined);
    },
  };
}
