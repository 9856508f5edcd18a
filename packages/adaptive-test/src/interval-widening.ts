import type { AddedVariance } from "./credible-interval";
import { personFit } from "./person-fit";
import { estimate, type Prior } from "./posterior";
import { skillMixVariance } from "./skill-estimates";
import type { TestState } from "./test-state";

/*
 * The constants below are squared units of ability. The simulations of docs/placement-report.md
 * have set them: the least with which the crowd there is covered in 93 to 97 % of tests, and each
 * kind of people in it as nearly as that allows.
 */

/** Slips, blind guesses and a lagging skill hide ability; nothing that people do makes up for it. */
const hidden = 0.13;
/** For each unit by which answers fit together less well than they should. */
const misfit = 0.15;
/** For each spread of the population by which an estimate is out beyond the middle. */
const atEnds = 0.2;
/** Where the middle ends, in spreads of the population. */
const middle = 0.7;
/** Of a skill, which a few answers of its own and the other skills have measured. */
const ofSkill = { below: 0.12, above: 0.1, misfit: 0.08 } as const;

/** Below this fit of a person's answers a learner is told: 2 in 100 of those who answer as modelled. */
export const poorFit = -1.8;

/** How well the answers of a test fit together; null while there are too few. */
export const fitOf = (state: TestState): number | null =>
  personFit(
    state.posterior,
    state.answers.map(({ score }, index) => ({ score, curve: state.curves[index]! })),
  );

/**
 * The variance to add to a result's posterior for its interval to hold the truth as often as it
 * says: for skills that differ within a person, by the share of each in this test; for people who do
 * not answer as the model has it, more where their answers do not fit together; and at the ends,
 * where any estimate with a prior is drawn to the middle, away from it.
 */
export function intervalWidening(
  state: TestState,
  { prior }: { readonly prior: Prior },
): AddedVariance {
  const skills = skillMixVariance(state.answersBySkill, prior);
  const unfit = Math.max(0, -(fitOf(state) ?? 0));
  const place = (estimate(state.posterior).ability - prior.mean) / prior.sd;
  const out = atEnds * Math.max(0, Math.abs(place) - middle);
  return {
    // What hides ability makes up below for most of how skills differ.
    below: skills / 4 + (misfit / 2) * unfit + (place < 0 ? out : 0),
    above: skills + hidden + misfit * unfit + (place > 0 ? out : 0),
  };
}

/** The same for the posterior of one skill. */
export function skillWidening(state: TestState): AddedVariance {
  const unfit = Math.max(0, -(fitOf(state) ?? 0));
  return {
    below: ofSkill.below + (ofSkill.misfit / 2) * unfit,
    above: ofSkill.above + ofSkill.misfit * unfit,
  };
}
