import { gridSize, nodes, normalOnGrid } from "./grid";
import { type ItemParameters, probabilityCorrect } from "./item";
import type { Posterior } from "./posterior";

/** One person's answer to an item, with what the person's other answers say of their ability. */
export interface CalibrationAnswer {
  /**
   * The posterior from all their answers but this one; else its mean and standard error, taken as
   * normal. With this answer in it the item would be compared with itself.
   */
  readonly ability: Posterior | { readonly mean: number; readonly standardError: number };
  /** 0 to 1. */
  readonly score: number;
}

/** An answer with its person's ability as weights on the grid. */
export interface WeighedAnswer {
  readonly weights: Posterior;
  readonly score: number;
}

export function weigh({ ability, score }: CalibrationAnswer): WeighedAnswer {
  const weights =
    "mean" in ability ? normalOnGrid(ability.mean, Math.max(ability.standardError, 0.05)) : ability;
  return { weights, score };
}

export interface ItemFit {
  /**
   * Mean squares of what is left unexplained (Wright & Masters 1982): 1 is as expected, more is
   * noise, less is too good. Infit weighs answers by their information, outfit all alike, so outfit
   * sees the lucky and the careless.
   */
  readonly infit: number;
  readonly outfit: number;
}

/**
 * How well an item's parameters fit its answers. What is expected of a person is averaged over
 * their ability's posterior, so being unsure of abilities does not look like misfit.
 */
export function itemFit(item: ItemParameters, answers: readonly WeighedAnswer[]): ItemFit {
  const curve = Float64Array.from(nodes, (theta) => probabilityCorrect(item, theta));
  let squares = 0;
  let variances = 0;
  let standardised = 0;
  for (const { weights, score } of answers) {
    let expected = 0;
    for (let k = 0; k < gridSize; k += 1) expected += weights[k]! * curve[k]!;
    const variance = expected * (1 - expected);
    const square = (score - expected) ** 2;
    squares += square;
    variances += variance;
    standardised += square / variance;
  }
  return { infit: squares / variances, outfit: standardised / answers.length };
}
