import type { Item } from "./item";
import {
  defaultPrior,
  type Posterior,
  type Prior,
  type ResponseCurve,
  responseCurve,
  startPosterior,
  updatePosterior,
} from "./posterior";

export interface GivenAnswer {
  readonly itemId: string;
  readonly skill: string;
  readonly passage?: string | undefined;
  readonly score: number;
}

/** One person's test as far as it has come. Replaying the answers gives it again, after a restart too. */
export interface TestState {
  readonly posterior: Posterior;
  /** In the order given. */
  readonly answers: readonly GivenAnswer[];
  readonly answersBySkill: Readonly<Record<string, number>>;
  /** The curve by which each answer counted. */
  readonly curves: readonly ResponseCurve[];
}

/** A test before its first question. */
export function startTest(prior: Prior = defaultPrior): TestState {
  return { posterior: startPosterior(prior), answers: [], answersBySkill: {}, curves: [] };
}

/**
 * The test after one more answer, its posterior updated from the one before. `score` is 0 to 1.
 * A prepared bank has the item's `curve` at hand, which saves working it out again.
 */
export function recordAnswer(
  state: TestState,
  item: Item,
  score: number,
  curve: ResponseCurve = responseCurve(item),
): TestState {
  const { id: itemId, skill, passage } = item;
  return {
    posterior: updatePosterior(state.posterior, curve, score),
    answers: [...state.answers, { itemId, skill, passage, score }],
    answersBySkill: { ...state.answersBySkill, [skill]: (state.answersBySkill[skill] ?? 0) + 1 },
    curves: [...state.curves, curve],
  };
}
