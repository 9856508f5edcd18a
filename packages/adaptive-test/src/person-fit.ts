import { gridSize, gridStep, nodes } from "./grid";
import { estimate, type Posterior, type ResponseCurve } from "./posterior";

/** An answer with its item's chances, averaged over what is not known of the item. */
export interface FittedAnswer {
  readonly curve: ResponseCurve;
  /** 0 to 1. */
  readonly score: number;
}

/** Fewer answers say nothing of how they fit together. */
export const answersForFit = 8;

/**
 * Answers that fit together less well than this calibrate nothing. One in a hundred people who
 * answer as modelled lies below; a script that knows what is hard and misses what is easy lies far
 * below.
 */
export const fitForCalibration = -2;

/**
 * How well a person's answers fit together: the standardised log-likelihood lz (Drasgow, Levine &
 * Williams 1985) at the estimated ability, its weights made independent of that estimate (Snijders
 * 2001), without which a test that asks what one half knows could tell nobody apart. About 0 with
 * spread 1 for somebody who answers as the model has it, far below 0 for somebody who misses what
 * is easy and knows what is hard. Null with fewer than eight answers. Written answers, with scores
 * between, vary less and so seem to fit.
 */
export function personFit(posterior: Posterior, answers: readonly FittedAnswer[]): number | null {
  if (answers.length < answersForFit) return null;
  const at = chancesAt(estimate(posterior).ability);
  let weighed = 0;
  let information = 0;
  const each = answers.map(({ curve, score }) => {
    const { p, q, slope } = at(curve);
    const odds = Math.log(p / q);
    weighed += slope * odds;
    information += (slope * slope) / (p * q);
    return { p, q, slope, odds, score };
  });
  const shared = weighed / information;
  let surprise = 0;
  let variance = 0;
  for (const { p, q, slope, odds, score } of each) {
    const weight = odds - (shared * slope) / (p * q);
    surprise += (score - p) * weight;
    variance += p * q * weight * weight;
  }
  // Items that are all alike have no order that answers could break.
  return variance < 1e-6 ? 0 : surprise / Math.sqrt(variance);
}

/** Reads chances, and how fast they rise, off a curve between the nodes of the grid. */
function chancesAt(ability: number) {
  const place = (ability - nodes[0]!) / gridStep;
  const k = Math.min(Math.max(Math.floor(place), 0), gridSize - 2);
  const share = place - k;
  const between = (values: Readonly<Float64Array>) =>
    (1 - share) * values[k]! + share * values[k + 1]!;
  return ({ right, wrong }: ResponseCurve) => ({
    p: between(right),
    q: between(wrong),
    slope: (right[k + 1]! - right[k]!) / gridStep,
  });
}
