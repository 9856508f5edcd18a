import { type CefrLevel, rankOf } from "@saywell/cefr";
import { rangeOf } from "./cefr";
import { type AddedVariance, nothingAdded, stretchesOf } from "./credible-interval";
import { estimate, massBetween, type Posterior } from "./posterior";

/** How likely somebody is at each level of a test; sums to 1. */
export type LevelChances = readonly { readonly level: CefrLevel; readonly chance: number }[];

/**
 * How likely each level is, by the posterior with each side stretched from its mean as the interval
 * is, so that how sure a result says it is stands on the same ground as its interval. The outermost
 * levels of a test have no outer end.
 */
export function levelChances(
  posterior: Posterior,
  levels: readonly CefrLevel[],
  added: AddedVariance = nothingAdded,
): LevelChances {
  const { ability } = estimate(posterior);
  const { below, above } = stretchesOf(posterior, added);
  const pulledIn = (theta: number) =>
    ability + (theta - ability) / (theta < ability ? below : above);
  const inOrder = levels.toSorted((x, y) => rankOf(x) - rankOf(y));
  return inOrder.map((level, index) => {
    const { low, high } = rangeOf(level);
    const from = index === 0 ? -Infinity : pulledIn(low);
    const to = index === inOrder.length - 1 ? Infinity : pulledIn(high);
    return { level, chance: massBetween(posterior, from, to) };
  });
}

/** How sure a result is of its level, to be said in words. */
export interface Sureness {
  /** So often of ten is it the level itself; never 10. */
  readonly inTen: number;
  /** Neighbouring levels, the measured one among them, that hold it nine times of ten. */
  readonly low: CefrLevel;
  readonly high: CefrLevel;
}

const enough = 0.9;

export function surenessOf(chances: LevelChances, level: CefrLevel): Sureness {
  const at = chances.findIndex((each) => each.level === level);
  const chanceAt = (index: number) => chances[index]?.chance ?? -1;
  let [low, high] = [at, at];
  let held = chanceAt(at);
  while (held < enough && (low > 0 || high < chances.length - 1)) {
    if (chanceAt(low - 1) >= chanceAt(high + 1)) held += chanceAt((low -= 1));
    else held += chanceAt((high += 1));
  }
  return {
    inTen: Math.min(9, Math.max(1, Math.round(10 * chanceAt(at)))),
    low: chances[low]!.level,
    high: chances[high]!.level,
  };
}
