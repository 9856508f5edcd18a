import { RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { createGatheredReading } from "../shared-reads/gathered-reading";
import type { Rate } from "./rate";
import type { RedisLink } from "../bus/redis-link";
import { seal } from "../bus/seal";
import type { Limit, SharedCounter } from "./shared-counter";

/**
 * The shared counter over Redis or Valkey. Under the prefix `limit:<key>` is a number that goes by
 * itself: of a window how much was counted in it, of a rate when it will be whole again.
 */

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

export function createRedisSharedCounter({ commands, prefix, ask }: RedisLink): SharedCounter {
  const keyPrefix = `${prefix}:limit`;
  const limiters = new Map<string, RateLimiterRedis>();

  function limiterOf({ name, max, timeWindow }: Limit): RateLimiterRedis {
    const known = limiters.get(name);
    if (known?.points === max && known.duration === timeWindow / 1000) return known;
    const options = { storeClient: commands, keyPrefix, points: max, duration: timeWindow / 1000 };
    const limiter = new RateLimiterRedis(options);
    limiters.set(name, limiter);
    return limiter;
  }

  /** The library throws what it counted when that is too much, and errors when it could not count. */
  async function countOne(limit: Limit): Promise<number> {
    try {
      await limiterOf(limit).consume(seal(`${limit.name} ${limit.key}`));
      return 0;
    } catch (thrown) {
      if (thrown instanceof RateLimiterRes) return Math.max(1, thrown.msBeforeNext);
      throw thrown;
    }
  }

  /** Every message comes by here: when there are many, many share one way to Redis. */
  const take = createGatheredReading(async (takes: readonly { key: string; rate: Rate }[]) => {
    const keys = takes.map(({ key }) => `${keyPrefix}:${seal(key)}`);
    const rates = takes.flatMap(({ rate: { burst, perSecond } }) => [burst, perSecond]);
    const waits = await ask(
      () => commands.eval(takeScript, keys.length, ...keys, ...rates) as Promise<number[]>,
    );
    return waits ?? takes.map(() => 0);
  });

  return {
    async count(limits) {
      for (const limit of limits) {
        const wait = (await ask(() => countOne(limit))) ?? 0;
        if (wait > 0) return wait;
      }
      return 0;
    },
    take: (key, rate) => take({ key, rate }),
  };
}
