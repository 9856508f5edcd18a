import { estimate, type Interval, type Posterior } from "./posterior";

/** Variance that the model leaves out, in squared units of ability, 0 or more, by direction. */
export interface AddedVariance {
  readonly below: number;
  readonly above: number;
}

const nothing: AddedVariance = { below: 0, above: 0 };

/**
 * The central interval that holds 95 % of the posterior, each side stretched from its mean as if
 * the posterior had that much more variance: for what the model leaves out, as a simulation has
 * measured it. What is not known of items needs no stretching: items that carry their `uncertainty`
 * have widened the posterior already.
 */
export function credibleInterval(posterior: Posterior, added: AddedVariance = nothing): Interval {
  const { ability, standardError, interval95 } = estimate(posterior);
  const stretch = (variance: number) => Math.sqrt(1 + variance / standardError ** 2);
  return {
    low: ability + stretch(added.below) * (interval95.low - ability),
    high: ability + stretch(added.above) * (interval95.high - ability),
  };
}
