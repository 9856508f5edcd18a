import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import type { SharedCounter } from "../../../limits/shared-counter";

/** Whoever types a code. */
export interface Guesser {
  address: string;
  /** Null without a session. */
  accountId: string | null;
}

const timeWindow = 15 * 60_000;
/** A class that types, before the first of them is in, may get so many wrong behind its address, and nobody may try them all. */
const limits = [
  { name: "wrong-codes", most: 60, keyOf: ({ address }: Guesser) => address },
  { name: "wrong-codes-of-account", most: 20, keyOf: ({ accountId }: Guesser) => accountId },
];

export type WrongCodes = ReturnType<typeof createWrongCodes>;

/**
 * Counts the codes of class games that were wrong, by address and by account, over all processes.
 * After too many no code is looked at from there: a right one would be told by its answer.
 */
export function createWrongCodes(sharedCounter: SharedCounter) {
  const counters = limits.map((limit) => ({
    ...limit,
    here: new RateLimiterMemory({ points: limit.most, duration: timeWindow / 1000 }),
  }));
  const inSeconds = (milliseconds: number) => Math.ceil(milliseconds / 1000);

  return {
    /** Seconds until codes are looked at again; 0 where they are. */
    async waitFor(guesser: Guesser): Promise<number> {
      const waits = [0];
      for (const { keyOf, most, here } of counters) {
        const key = keyOf(guesser);
        const counted = key === null ? null : await here.get(key);
        if (counted !== null && counted.consumedPoints >= most) {
          waits.push(Math.max(1, inSeconds(counted.msBeforeNext)));
        }
      }
      return Math.max(...waits);
    },

    /** Counts a wrong one. Answers as `waitFor` does where it is one too many, and 0 for the last. */
    async count(guesser: Guesser): Promise<number> {
      const waits = [0];
      for (const { name, keyOf, most, here } of counters) {
        const key = keyOf(guesser);
        if (key === null) continue;
        const wait = await here.consume(key).then(
          () => 0,
          (exceeded: RateLimiterRes) => Math.max(1, inSeconds(exceeded.msBeforeNext)),
        );
        waits.push(wait);
        // Says when the last one passed: the next would be one too many.
        const shared = await sharedCounter.count([{ name, key, max: most - 1, timeWindow }]);
        if (shared > 0) await here.block(key, shared / 1000);
      }
      return Math.max(...waits);
    },
  };
}
