import { bandWidth } from "./cefr";
import { expertUncertainty } from "./expert-parameters";
import { fitParameters } from "./fit-parameters";
import type { Item, ItemParameters } from "./item";
import { type CalibrationAnswer, itemFit, type WeighedAnswer, weigh } from "./item-fit";

export interface CalibrationRules {
  /** Answers before the difficulty moves, and before the discrimination does. */
  readonly answersForB: number;
  readonly answersForA: number;
  /** How far one recalibration may carry an item: in units of ability, and in ln a. */
  readonly maxStepB: number;
  readonly maxStepLnA: number;
  /** Mean squares above these are misfit. */
  readonly maxInfit: number;
  readonly maxOutfit: number;
  /** A discrimination, once estimated, below this: the item does not tell people apart. */
  readonly minDiscrimination: number;
  /** A difficulty further than this from the expert's, in units of ability: the level is wrong. */
  readonly maxDriftB: number;
}

/**
 * Mean squares of 200 answers to a sound item vary by about 0.1 about 1, so 1.3 and 1.5 (the usual
 * limits, Linacre 2002) are rarely passed by chance. They find a wrong key early; later, when the
 * discrimination moves too, a wrong key or an item answered by luck shows as a flat curve, and one
 * that nobody knows as a difficulty levels away from its own.
 */
export const calibrationRules: CalibrationRules = {
  answersForB: 50,
  answersForA: 200,
  maxStepB: bandWidth / 2,
  maxStepLnA: 0.4,
  maxInfit: 1.3,
  maxOutfit: 1.5,
  minDiscrimination: 0.5,
  maxDriftB: 2 * bandWidth,
};

export const changeReasons = ["difficulty", "difficulty-and-discrimination", "misfit"] as const;
export type ChangeReason = (typeof changeReasons)[number];

/** One line of the log of changes. */
export interface ParameterChange {
  readonly itemId: string;
  readonly from: ItemParameters;
  readonly to: ItemParameters;
  /** Which parameters moved; or `misfit`, with the parameters as fitted. */
  readonly reason: ChangeReason;
  readonly answers: number;
  readonly infit: number;
  readonly outfit: number;
}

export interface Recalibration {
  /** The item as it is from now on; its `uncertainty` holds the new standard errors. */
  readonly item: Item;
  /** Null while there are too few answers to move it. */
  readonly change: ParameterChange | null;
  /** The item does not measure what the others do. `chooseWithdrawals` says what becomes of it. */
  readonly misfits: boolean;
}

/**
 * Estimates an item's parameters again from all answers to it so far. `expert` are the parameters
 * that it started with: they are the prior each time, so that answers are never counted twice.
 * `c` never moves. A step is bounded; what lies beyond comes with the next recalibration.
 *
 * With fewer than `answersForB` answers nothing happens. Items of part credit (writing) are fitted
 * by the quasi-likelihood of `updatePosterior`; their fit is below 1 by nature.
 */
export function recalibrate(
  item: Item,
  expert: ItemParameters,
  answers: readonly CalibrationAnswer[],
  rules: CalibrationRules = calibrationRules,
): Recalibration {
  if (answers.length < rules.answersForB) return { item, change: null, misfits: false };
  const weighed: WeighedAnswer[] = answers.map((answer) => weigh(answer));
  const fitA = answers.length >= rules.answersForA;
  const unsure = expert.uncertainty ?? expertUncertainty;
  const fitted = fitParameters(
    item,
    weighed,
    { a: expert.a, b: expert.b, sdLnA: unsure.lnA, sdB: unsure.b },
    { fitA },
  );
  const bounded = (from: number, to: number, most: number) =>
    from + Math.min(Math.max(to - from, -most), most);
  const to: ItemParameters = {
    a: Math.exp(bounded(Math.log(item.a), Math.log(fitted.a), rules.maxStepLnA)),
    b: bounded(item.b, fitted.b, rules.maxStepB),
    c: item.c,
    uncertainty: { b: fitted.standardErrorB, lnA: fitted.standardErrorLnA },
  };
  // Judged where the answers would have it, not where the bounded step has left it: a step that
  // takes two rounds is no misfit.
  const fit = itemFit({ a: fitted.a, b: fitted.b, c: item.c }, weighed);
  const misfits =
    fit.infit > rules.maxInfit ||
    fit.outfit > rules.maxOutfit ||
    Math.abs(fitted.b - expert.b) > rules.maxDriftB ||
    (fitA && fitted.a < rules.minDiscrimination);
  const { a, b, c, uncertainty } = item;
  return {
    item: { ...item, ...to },
    change: {
      itemId: item.id,
      from: { a, b, c, uncertainty },
      to,
      reason: misfits ? "misfit" : fitA ? "difficulty-and-discrimination" : "difficulty",
      answers: answers.length,
      ...fit,
    },
    misfits,
  };
}
