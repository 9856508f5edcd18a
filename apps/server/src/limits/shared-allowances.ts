import { createCountAfter } from "./count-after";
import { type Allowances, createAllowances, type Rate } from "./rate";
import type { SharedCounter } from "./shared-counter";

/** One allowance for each key over all processes, and on this one while they cannot be asked. */
export function createSharedAllowances(
  name: string,
  rate: Rate,
  sharedCounter: SharedCounter,
): Allowances {
  const here = createAllowances(rate);
  if (rate.burst === Infinity) return here;
  const waitEverywhere = createCountAfter((key) => sharedCounter.take(`${name} ${key}`, rate));
  return { take: (key, now) => here.take(key, now) && waitEverywhere(key) === 0 };
}
