import { estimate, type Interval, type Posterior } from "./posterior";

/**
 * The central interval that holds 95 % of the posterior, stretched about its mean as if the
 * posterior had this much more variance (squared units of ability, 0 or more): for what the model
 * leaves out, as a simulation has measured it. What is not known of items needs no stretching:
 * items that carry their `uncertainty` have widened the posterior already.
 */
export function credibleInterval(posterior: Posterior, addedVariance = 0): Interval {
  const { ability, standardError, interval95 } = estimate(posterior);
  const stretch = Math.sqrt(1 + addedVariance / standardError ** 2);
  return {
    low: ability + stretch * (interval95.low - ability),
    high: ability + stretch * (interval95.high - ability),
  };
}
