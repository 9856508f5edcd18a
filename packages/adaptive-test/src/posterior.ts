import { gridSize, gridStep, nodes, normalise, normalOnGrid } from "./grid";
import { type ItemParameters, responseAt } from "./item";

/** What is known of a population before the first answer: ability is N(mean, sd). */
export interface Prior {
  readonly mean: number;
  readonly sd: number;
}

export const defaultPrior: Prior = { mean: 0, sd: 1.3 };

/** Weights of the grid's abilities, summing to 1. Never changed in place. */
export type Posterior = Readonly<Float64Array>;

/** An item's chances of a right and a wrong answer at every node of the grid. */
export interface ResponseCurve {
  readonly right: Readonly<Float64Array>;
  readonly wrong: Readonly<Float64Array>;
}

export interface Interval {
  readonly low: number;
  readonly high: number;
}

export interface Estimate {
  /** Expected a posteriori: the posterior's mean. */
  readonly ability: number;
  /** The posterior's standard deviation. */
  readonly standardError: number;
  /** Between the posterior's 2.5th and 97.5th percentiles. */
  readonly interval95: Interval;
}

export interface ScoredAnswer {
  readonly item: ItemParameters;
  /** 0 wrong, 1 right, between for part credit. */
  readonly score: number;
}

/** The curve of an item on the grid, averaged over its uncertainty if it has one. */
export function responseCurve(item: ItemParameters): ResponseCurve {
  const right = new Float64Array(gridSize);
  const wrong = new Float64Array(gridSize);
  nodes.forEach((theta, k) => {
    const { p, q } = responseAt(item, theta);
    right[k] = p;
    wrong[k] = q;
  });
  return { right, wrong };
}

/** The posterior before the first answer. */
export function startPosterior(prior: Prior = defaultPrior): Posterior {
  return normalOnGrid(prior.mean, prior.sd);
}

/**
 * The posterior after one more answer (Bayes' rule at each node).
 *
 * A score between 0 and 1, as writing gets, enters as score · log P + (1 - score) · log Q. That is
 * a quasi-likelihood (Papke & Wooldridge 1996): its score equation has mean zero whenever the
 * expected score is P, whatever the distribution of scores, so estimates are right on average. It
 * is not the probability of a score, and it counts a graded answer as no surer than one right or
 * wrong answer, which is on the safe side: real graded scores vary less than right and wrong do.
 */
export function updatePosterior(
  posterior: Posterior,
  curve: ResponseCurve,
  score: number,
): Posterior {
  const next = new Float64Array(gridSize);
  for (let k = 0; k < gridSize; k += 1) next[k] = posterior[k]! * likelihood(curve, k, score);
  return normalise(next);
}

/**
 * The posterior as it would be without one of its answers: what a person's other answers say, for
 * recalibrating the item.
 */
export function withoutAnswer(
  posterior: Posterior,
  curve: ResponseCurve,
  score: number,
): Posterior {
  const without = new Float64Array(gridSize);
  for (let k = 0; k < gridSize; k += 1) {
    // Where the answer was all but impossible the division would be 0 / 0, of what is 0 anyway.
    without[k] = posterior[k]! / Math.max(likelihood(curve, k, score), Number.MIN_VALUE);
  }
  return normalise(without);
}

/**
 * The score of "I don't know". Read as Birnbaum's model is meant, somebody knows the answer with the
 * chance K of the curve without guessing, and else guesses right with the chance c. Then "I don't
 * know" has the likelihood 1 - K, times how ready somebody is to say so, which does not depend on
 * ability as far as we assume; a wrong answer has (1 - K)(1 - c). The two are proportional over
 * ability, also when averaged over what is not known of an item, so they say exactly the same, and
 * neither leaves room for luck. Lord (1974) counts an omitted answer as c of a right one, for people
 * who were told to guess and would have; ours were told not to.
 */
export const notKnownScore = 0;

function likelihood({ right, wrong }: ResponseCurve, k: number, score: number): number {
  if (score === 1) return right[k]!;
  if (score === 0) return wrong[k]!;
  return right[k]! ** score * wrong[k]! ** (1 - score);
}

/** Mean, standard deviation and central 95 % of a posterior. */
export function estimate(posterior: Posterior): Estimate {
  let ability = 0;
  for (let k = 0; k < gridSize; k += 1) ability += posterior[k]! * nodes[k]!;
  let variance = 0;
  for (let k = 0; k < gridSize; k += 1) variance += posterior[k]! * (nodes[k]! - ability) ** 2;
  return {
    ability,
    standardError: Math.sqrt(variance),
    interval95: { low: quantile(posterior, 0.025), high: quantile(posterior, 0.975) },
  };
}

/** The ability below which this share of the posterior lies. A node's weight is spread evenly over its step. */
export function quantile(posterior: Posterior, share: number): number {
  let below = 0;
  for (let k = 0; k < gridSize; k += 1) {
    const weight = posterior[k]!;
    if (below + weight >= share && weight > 0) {
      return nodes[k]! + ((share - below) / weight - 0.5) * gridStep;
    }
    below += weight;
  }
  return nodes[gridSize - 1]!;
}

/** The share of the posterior between two abilities; either may be infinite. */
export function massBetween(posterior: Posterior, low: number, high: number): number {
  let mass = 0;
  for (let k = 0; k < gridSize; k += 1) {
    const from = Math.max(low, nodes[k]! - gridStep / 2);
    const to = Math.min(high, nodes[k]! + gridStep / 2);
    if (to > from) mass += (posterior[k]! * (to - from)) / gridStep;
  }
  return mass;
}
