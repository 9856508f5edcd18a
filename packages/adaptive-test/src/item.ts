import type { CefrLevel } from "@saywell/cefr";

/**
 * Parameters of the three-parameter logistic model (Birnbaum 1968), with scaling constant D = 1:
 * the scale is logistic everywhere in this package. A bank calibrated with D = 1.702 has its `a`
 * multiplied by 1.702 before it comes in.
 */
export interface ItemParameters {
  /** Discrimination: slope, per unit of ability. Above 0. */
  readonly a: number;
  /** Difficulty: the ability at which the chance is half-way between `c` and 1. */
  readonly b: number;
  /** Guessing: the chance of somebody who knows nothing, 0 to below 1. */
  readonly c: number;
  /** How unsure `a` and `b` are. Left out when they are taken as known. */
  readonly uncertainty?: ParameterUncertainty | undefined;
}

/** Standard deviations of what is believed about an item's parameters, both normal. */
export interface ParameterUncertainty {
  /** Of the difficulty, in units of ability. */
  readonly b: number;
  /** Of the natural logarithm of the discrimination: 0.4 is "give or take 40 %". */
  readonly lnA: number;
}

export interface Item extends ItemParameters {
  readonly id: string;
  readonly skill: string;
  readonly level: CefrLevel;
  /** Items about one text or recording share its id. */
  readonly passage?: string | undefined;
}

/**
 * The chance of a right answer: c + (1 - c) / (1 + exp(-a (theta - b))). Takes the parameters as
 * known; `responseAt` does not.
 */
export function probabilityCorrect(item: ItemParameters, theta: number): number {
  return item.c + (1 - item.c) / (1 + Math.exp(-item.a * (theta - item.b)));
}

/**
 * Fisher information about ability of one answer, per unit of ability squared:
 * a² (Q / P) ((P - c) / (1 - c))² (Lord 1980, with D = 1). Takes the parameters as known.
 */
export function information(item: ItemParameters, theta: number): number {
  const p = probabilityCorrect(item, theta);
  const known = (p - item.c) / (1 - item.c);
  return ((item.a * item.a * (1 - p)) / p) * known * known;
}

/** Gauss–Hermite nodes and weights for a standard normal, five points. */
const hermite = [
  [-2.856970013872806, 0.011257411327720689],
  [-1.355626179974266, 0.22207592200561266],
  [0, 0.5333333333333333],
  [1.355626179974266, 0.22207592200561266],
  [2.856970013872806, 0.011257411327720689],
] as const;
const certain = [[0, 1]] as const;

export interface Response {
  /** The chance of a right answer. */
  readonly p: number;
  /** The chance of a wrong one, without the rounding that 1 - p would suffer. */
  readonly q: number;
  /** How fast p rises, per unit of ability. */
  readonly slope: number;
}

/**
 * The response curve at one ability, averaged over what is not known about the item. An answer to
 * an unsure item then says less, by exactly as much as it should: parameters of different items are
 * independent, so the likelihood of a person's answers, averaged over all parameters, is the
 * product of these averaged curves. Without `uncertainty` it is the plain curve.
 */
export function responseAt(item: ItemParameters, theta: number): Response {
  const unsure = item.uncertainty;
  let p = 0;
  let q = 0;
  let slope = 0;
  for (const [zA, weightA] of unsure && unsure.lnA > 0 ? hermite : certain) {
    const a = item.a * Math.exp(zA * (unsure?.lnA ?? 0));
    for (const [zB, weightB] of unsure && unsure.b > 0 ? hermite : certain) {
      const z = a * (theta - item.b - zB * (unsure?.b ?? 0));
      const weight = weightA * weightB * (1 - item.c);
      const known = 1 / (1 + Math.exp(-z));
      const unknown = 1 / (1 + Math.exp(z));
      p += weight * known;
      q += weight * unknown;
      slope += weight * a * known * unknown;
    }
  }
  return { p: item.c + p, q, slope };
}

/**
 * Why these parameters cannot be used, in words that follow the item's name, or null. The limits
 * keep a bank of somebody else's from breaking the arithmetic: a in (0, 5], b in [-6, 6], c in
 * [0, 0.5].
 */
export function parameterProblem(item: ItemParameters): string | null {
  if (!(item.a > 0 && item.a <= 5))
    return "has a discrimination (a) that is not above 0 and up to 5";
  if (!(item.b >= -6 && item.b <= 6)) return "has a difficulty (b) that is not between -6 and 6";
  if (!(item.c >= 0 && item.c <= 0.5))
    return "has a guessing chance (c) that is not between 0 and 0.5";
  return null;
}
