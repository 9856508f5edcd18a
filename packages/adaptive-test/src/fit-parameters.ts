import { gridSize, nodes } from "./grid";
import type { ItemParameters } from "./item";
import type { WeighedAnswer } from "./item-fit";

/** Normal prior on the difficulty and on the logarithm of the discrimination. */
export interface ParameterPrior {
  readonly a: number;
  readonly b: number;
  readonly sdLnA: number;
  readonly sdB: number;
}

export interface FittedParameters {
  readonly a: number;
  readonly b: number;
  readonly standardErrorB: number;
  /** Of ln a; the prior's where `a` was not fitted. */
  readonly standardErrorLnA: number;
}

/** Where a discrimination may go, whatever the answers say. */
export const discriminationRange = { low: 0.2, high: 3 } as const;

/**
 * The parameters of highest posterior probability (Mislevy 1986, Bayes modal), for one item with
 * `c` kept and abilities known only as posteriors. Given the item, a person's chance of a right
 * answer is linear in their posterior, Pj = Σk w_jk P(θ_k), so the likelihood marginal over
 * abilities is that of independent answers with chances Pj, and Fisher scoring on (b, ln a) climbs
 * it directly: its information is Σj ∇Pj ∇Pj' / (Pj (1 - Pj)) plus the prior's precision, and
 * standard errors come from its inverse. A step is halved until it does not lose.
 */
export function fitParameters(
  item: ItemParameters,
  answers: readonly WeighedAnswer[],
  prior: ParameterPrior,
  { fitA }: { readonly fitA: boolean },
): FittedParameters {
  let b = item.b;
  let lnA = Math.log(item.a);
  const clampLnA = (value: number) =>
    Math.min(
      Math.max(value, Math.log(discriminationRange.low)),
      Math.log(discriminationRange.high),
    );
  let now = evaluate(b, lnA, item.c, answers, prior);
  for (let round = 0; round < 50; round += 1) {
    const step = stepOf(now, fitA);
    if (Math.abs(step.b) < 1e-4 && Math.abs(step.lnA) < 1e-4) break;
    let moved = false;
    for (let share = 1; share > 1e-3 && !moved; share /= 2) {
      const nextB = b + share * limited(step.b);
      const nextLnA = fitA ? clampLnA(lnA + share * limited(step.lnA)) : lnA;
      const next = evaluate(nextB, nextLnA, item.c, answers, prior);
      if (next.logPosterior > now.logPosterior + 1e-9) {
        b = nextB;
        lnA = nextLnA;
        now = next;
        moved = true;
      }
    }
    if (!moved) break;
  }
  const { bb, ba, aa } = now;
  return {
    a: Math.exp(lnA),
    b,
    standardErrorB: fitA ? Math.sqrt(aa / (bb * aa - ba * ba)) : 1 / Math.sqrt(bb),
    standardErrorLnA: fitA ? Math.sqrt(bb / (bb * aa - ba * ba)) : prior.sdLnA,
  };
}

interface Evaluation {
  logPosterior: number;
  /** Gradient in b and ln a. */
  gB: number;
  gA: number;
  /** Information matrix. */
  bb: number;
  ba: number;
  aa: number;
}

function evaluate(
  b: number,
  lnA: number,
  c: number,
  answers: readonly WeighedAnswer[],
  prior: ParameterPrior,
): Evaluation {
  const a = Math.exp(lnA);
  const p = new Float64Array(gridSize);
  const byB = new Float64Array(gridSize);
  const byA = new Float64Array(gridSize);
  nodes.forEach((theta, k) => {
    const known = 1 / (1 + Math.exp(-a * (theta - b)));
    const slope = (1 - c) * known * (1 - known);
    p[k] = c + (1 - c) * known;
    byB[k] = -a * slope;
    byA[k] = a * (theta - b) * slope;
  });
  const offB = (b - prior.b) / prior.sdB;
  const offA = (lnA - Math.log(prior.a)) / prior.sdLnA;
  const sum: Evaluation = {
    logPosterior: -0.5 * (offB * offB + offA * offA),
    gB: -offB / prior.sdB,
    gA: -offA / prior.sdLnA,
    bb: 1 / prior.sdB ** 2,
    ba: 0,
    aa: 1 / prior.sdLnA ** 2,
  };
  for (const { weights, score } of answers) {
    let chance = 0;
    let dB = 0;
    let dA = 0;
    for (let k = 0; k < gridSize; k += 1) {
      const weight = weights[k]!;
      chance += weight * p[k]!;
      dB += weight * byB[k]!;
      dA += weight * byA[k]!;
    }
    chance = Math.min(Math.max(chance, 1e-9), 1 - 1e-9);
    const variance = chance * (1 - chance);
    const surprise = (score - chance) / variance;
    sum.logPosterior += score * Math.log(chance) + (1 - score) * Math.log(1 - chance);
    sum.gB += surprise * dB;
    sum.gA += surprise * dA;
    sum.bb += (dB * dB) / variance;
    sum.ba += (dB * dA) / variance;
    sum.aa += (dA * dA) / variance;
  }
  return sum;
}

function stepOf({ gB, gA, bb, ba, aa }: Evaluation, fitA: boolean): { b: number; lnA: number } {
  if (!fitA) return { b: gB / bb, lnA: 0 };
  const determinant = bb * aa - ba * ba;
  return { b: (aa * gB - ba * gA) / determinant, lnA: (bb * gA - ba * gB) / determinant };
}

function limited(step: number): number {
  return Math.min(Math.max(step, -0.5), 0.5);
}
