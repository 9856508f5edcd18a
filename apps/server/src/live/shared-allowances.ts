import { createCountAfter } from "./count-after";
import { type Allowances, createAllowances, type Rate } from "./rate";
import type { Tally } from "./tally";

/** One allowance for each key over all processes, and on this one while they cannot be asked. */
export function createSharedAllowances(name: string, rate: Rate, tally: Tally): Allowances {
  const here = createAllowances(rate);
  if (rate.burst === Infinity) return here;
  const waitEverywhere = createCountAfter((key) => tally.take(`${name} ${key}`, rate));
  return { take: (key, now) => here.take(key, now) && waitEverywhere(key) === 0 };
}
