import { estimate, type Interval, type Posterior } from "./posterior";

/** Variance that the model leaves out, in squared units of ability, 0 or more, by direction. */
export interface AddedVariance {
  readonly below: number;
  readonly above: number;
}

export const nothingAdded: AddedVariance = { below: 0, above: 0 };

/**
 * The central interval that holds 95 % of the posterior, each side stretched from its mean as if
 * the posterior had that much more variance: for what the model leaves out, as a simulation has
 * measured it. What is not known of items needs no stretching: items that carry their `uncertainty`
 * have widened the posterior already.
 */
export function credibleInterval(
  posterior: Posterior,
  added: AddedVariance = nothingAdded,
): Interval {
  const { ability, interval95 } = estimate(posterior);
  const { below, above } = stretchesOf(posterior, added);
  return {
    low: ability + below * (interval95.low - ability),
    high: ability + above * (interval95.high - ability),
  };
}

/** How many times as wide each side of a posterior is with that much more variance. */
export function stretchesOf(posterior: Posterior, added: AddedVariance): AddedVariance {
  const { standardError } = estimate(posterior);
  const stretch = (variance: number) => Math.sqrt(1 + variance / standardError ** 2);
  return { below: stretch(added.below), above: stretch(added.above) };
}
