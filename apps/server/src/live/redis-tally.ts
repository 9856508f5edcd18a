import { createGatheredReading } from "./gathered-reading";
import type { Rate } from "./rate";
import type { RedisLink } from "./redis-link";
import { seal } from "./seal";
import type { Tally } from "./tally";

/**
 * The tally over Redis or Valkey. Under the prefix `limit:<key>` is a number that goes by itself:
 * of a window how much was counted in it, of a rate when it will be whole again.
 */

const countScript = `
for i, key in ipairs(KEYS) do
  local max, window = tonumber(ARGV[2 * i - 1]), ARGV[2 * i]
  local count = redis.call("incr", key)
  if count == 1 then redis.call("pexpire", key, window) end
  if count > max then return math.max(1, redis.call("pttl", key)) end
end
return 0`;

/** By the time of Redis: those of the processes differ. */
const takeScript = `
local time = redis.call("time")
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local waits = {}
for i, key in ipairs(KEYS) do
  local burst, each = tonumber(ARGV[2 * i - 1]), 1000 / tonumber(ARGV[2 * i])
  local whole = math.max(tonumber(redis.call("get", key) or 0), now) + each
  redis.call("set", key, string.format("%.0f", whole), "px", math.ceil(whole - now))
  waits[i] = math.ceil(math.max(0, whole - now - (burst - 1) * each))
end
return waits`;

export function createRedisTally({ commands, prefix, ask }: RedisLink): Tally {
  const keyOf = (key: string): string => `${prefix}:limit:${seal(key)}`;
  const evaluate = <T>(script: string, keys: readonly string[], values: readonly number[]) =>
    ask(() => commands.eval(script, keys.length, ...keys.map(keyOf), ...values) as Promise<T>);

  /** Every message comes by here: when there are many, many share one way to Redis. */
  const take = createGatheredReading(async (takes: readonly { key: string; rate: Rate }[]) => {
    const keys = takes.map(({ key }) => key);
    const rates = takes.flatMap(({ rate: { burst, perSecond } }) => [burst, perSecond]);
    return (await evaluate<number[]>(takeScript, keys, rates)) ?? takes.map(() => 0);
  });

  return {
    async count(limits) {
      const keys = limits.map(({ key }) => key);
      const windows = limits.flatMap(({ max, timeWindow }) => [max, timeWindow]);
      return (await evaluate<number>(countScript, keys, windows)) ?? 0;
    },
    take: (key, rate) => take({ key, rate }),
  };
}
