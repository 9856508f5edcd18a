import { gridSize, nodes, normalise, normalOnGrid } from "./grid";
import {
  type Estimate,
  estimate,
  type Posterior,
  type Prior,
  type ResponseCurve,
  responseCurve,
  type ScoredAnswer,
} from "./posterior";

/**
 * Correlation of ability in a skill with general ability. Language skills hang closely together;
 * 0.9 makes any two skills correlate at 0.81.
 */
export const skillCorrelation = 0.9;

/**
 * Answers of a skill from which something is said of it alone. Fewer say next to nothing, and would
 * tell which of them were right. A written text is an answer of many words.
 */
export const enoughForSkill = (skill: string, answers: number): boolean =>
  answers >= (skill === "writing" ? 1 : 4);

export interface SkillEstimate extends Estimate {
  /** Answers in this skill. At 0 the estimate is what the other skills suggest. */
  readonly answers: number;
  readonly posterior: Posterior;
}

export interface SkillAnswer extends ScoredAnswer {
  readonly item: ScoredAnswer["item"] & { readonly skill: string };
  /** Saves working it out again. */
  readonly curve?: ResponseCurve | undefined;
}

/**
 * Ability in each skill, borrowing strength from the whole test, as fully Bayesian EAP under a
 * hierarchical model. General ability g ~ N(mean, r² sd²); ability in skill s is g + d_s with d_s ~
 * N(0, (1 - r²) sd²), independent; r is `correlation`, between 0 and 1. So each skill has the
 * population's own mean and spread, and correlates at r with g. An answer depends only on the
 * ability in its skill.
 *
 * With L_s the likelihood of the answers in s, and M_s(g) = ∫ L_s(t) φ(t; g, deviation) dt, the
 * posterior of skill s is L_s(t) ∫ φ(t; g, deviation) p(g) ∏_{u ≠ s} M_u(g) dg: the prior of a
 * skill is general ability as the other skills show it. All integrals are sums on the grid.
 *
 * Skills come back in the order asked for. Answers in skills not asked for still count for g.
 */
export function skillEstimates(
  answers: readonly SkillAnswer[],
  skills: readonly string[],
  prior: Prior,
  correlation: number = skillCorrelation,
): Record<string, SkillEstimate> {
  const kernel = deviationKernel(prior.sd * Math.sqrt(1 - correlation ** 2));
  const seen = [...new Set(answers.map((answer) => answer.item.skill))];
  const likelihoods = new Map(
    seen.map((skill) => [skill, likelihoodOf(answers.filter((one) => one.item.skill === skill))]),
  );
  const general = new Map(
    [...likelihoods].map(([skill, likelihood]) => [skill, spread(kernel, likelihood)]),
  );
  const ofSkill = (skill: string): SkillEstimate => {
    const fromOthers = normalOnGrid(prior.mean, prior.sd * correlation);
    for (const [other, weights] of general) {
      if (other !== skill) multiply(fromOthers, weights);
    }
    const posterior = spreadBack(kernel, normalise(fromOthers));
    const own = likelihoods.get(skill);
    if (own) multiply(posterior, own);
    normalise(posterior);
    return {
      ...estimate(posterior),
      answers: answers.filter((answer) => answer.item.skill === skill).length,
      posterior,
    };
  };
  return Object.fromEntries(skills.map((skill) => [skill, ofSkill(skill)]));
}

/**
 * The variance to add to the general ability's posterior because its answers come from skills that
 * may differ: of the mean of the skills' deviations, weighed by answers, (1 - r²) sd² Σ share². The
 * plain posterior takes all answers as of one ability and is too sure by that much.
 */
export function skillMixVariance(
  answersBySkill: Readonly<Record<string, number>>,
  prior: Prior,
  correlation: number = skillCorrelation,
): number {
  const counts = Object.values(answersBySkill);
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all === 0) return 0;
  const squares = counts.reduce((sum, count) => sum + (count / all) ** 2, 0);
  return (1 - correlation ** 2) * prior.sd ** 2 * squares;
}

/** Likelihood over the grid, scaled to sum to 1 so that long tests do not underflow. */
function likelihoodOf(answers: readonly SkillAnswer[]): Float64Array {
  const likelihood = new Float64Array(gridSize).fill(1 / gridSize);
  for (const { item, score, curve = responseCurve(item) } of answers) {
    const { right, wrong } = curve;
    for (let k = 0; k < gridSize; k += 1) {
      likelihood[k] = likelihood[k]! * right[k]! ** score * wrong[k]! ** (1 - score);
    }
    normalise(likelihood);
  }
  return likelihood;
}

const kernels = new Map<number, readonly Float64Array[]>();

/**
 * Row g holds the distribution of a skill's ability for somebody of general ability g. There are as
 * many as tests, so each is worked out once.
 */
function deviationKernel(sd: number): readonly Float64Array[] {
  const kernel = kernels.get(sd) ?? Array.from(nodes, (general) => normalOnGrid(general, sd));
  kernels.set(sd, kernel);
  return kernel;
}

/** ∫ likelihood(t) φ(t; g) dt at each g. */
function spread(kernel: readonly Float64Array[], likelihood: Float64Array): Float64Array {
  return Float64Array.from(kernel, (row) => {
    let sum = 0;
    for (let k = 0; k < gridSize; k += 1) sum += row[k]! * likelihood[k]!;
    return sum;
  });
}

/** ∫ φ(t; g) weight(g) dg at each t. */
function spreadBack(kernel: readonly Float64Array[], weights: Float64Array): Float64Array {
  const result = new Float64Array(gridSize);
  kernel.forEach((row, g) => {
    for (let k = 0; k < gridSize; k += 1) result[k]! += row[k]! * weights[g]!;
  });
  return result;
}

function multiply(target: Float64Array, factor: Float64Array) {
  for (let k = 0; k < gridSize; k += 1) target[k]! *= factor[k]!;
}
