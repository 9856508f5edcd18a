import {
  type ItemParameters,
  credibleInterval,
  bandOf,
  enoughForSkill,
  estimate,
  fitOf,
  type Interval,
  intervalWidening,
  levelChances,
  type LevelChances,
  levelOf,
  recordAnswer,
  scoreOf,
  skillEstimates,
  skillWidening,
  startTest,
  type TestState,
} from "@saywell/adaptive-test";
import type { CefrLevel } from "@saywell/cefr";
import { levelTestSkills } from "@saywell/contract/constants";
import type { LiveBank } from "../bank/item-bank";
import type { TestPlan } from "../test-plan";

/** An answer with what was believed of its item when it was asked. */
export interface MeasuredAnswer {
  itemId: string;
  skill: string;
  score: number;
  parameters: ItemParameters;
}

/** The test as far as these answers bring it. */
export function replay(
  plan: TestPlan,
  bank: LiveBank,
  answers: readonly MeasuredAnswer[],
): TestState {
  const { prepared } = bank.of(plan.testType);
  return answers.reduce((state, { itemId, skill, score, parameters }) => {
    const index = prepared.indexOf.get(itemId);
    const known = index === undefined ? undefined : prepared.items[index];
    const item = {
      level: plan.levels[0]!,
      passage: bank.find(itemId)?.model.passage,
      ...parameters,
      id: itemId,
      skill,
    };
    // The curve is laid out already, unless the item has been calibrated since.
    const curve =
      known !== undefined && sameParameters(known, parameters)
        ? prepared.curves[index!]
        : undefined;
    return recordAnswer(state, item, score, curve);
  }, startTest(plan.prior));
}

const sameParameters = (x: ItemParameters, y: ItemParameters): boolean =>
  x.a === y.a &&
  x.b === y.b &&
  x.c === y.c &&
  x.uncertainty?.b === y.uncertainty?.b &&
  x.uncertainty?.lnA === y.uncertainty?.lnA;

export interface Measurement {
  level: CefrLevel;
  score: number;
  ability: number;
  standardError: number;
  interval: Interval;
  levelChances: LevelChances;
  /** How well the answers fit together; null when there are too few to tell. */
  personFit: number | null;
  skills: {
    skill: (typeof levelTestSkills)[number];
    ability: number | null;
    standardError: number | null;
    low: number | null;
    high: number | null;
    answered: number;
  }[];
}

/**
 * What a test has measured. A test says nothing beyond its own levels: abilities and intervals are
 * kept within them. The interval is widened by what the model leaves out.
 */
export function measure(
  plan: TestPlan,
  state: TestState,
  answers: readonly MeasuredAnswer[],
): Measurement {
  const { ability, standardError } = estimate(state.posterior);
  const widening = intervalWidening(state, plan);
  const interval = credibleInterval(state.posterior, widening);
  const own = skillEstimates(
    answers.map(({ parameters, score, skill }, index) => ({
      item: { ...parameters, skill },
      score,
      curve: state.curves[index],
    })),
    levelTestSkills,
    plan.prior,
  );
  return {
    level: levelOf(ability, plan.levels),
    score: scoreWithin(plan, ability),
    ability,
    standardError,
    interval,
    levelChances: levelChances(state.posterior, plan.levels, widening),
    personFit: fitOf(state),
    skills: levelTestSkills.map((skill) => {
      const { ability, standardError, posterior, answers } = own[skill]!;
      return !enoughForSkill(skill, answers)
        ? { skill, ability: null, standardError: null, low: null, high: null, answered: answers }
        : {
            skill,
            ability,
            standardError,
            ...credibleInterval(posterior, skillWidening(state)),
            answered: answers,
          };
    }),
  };
}

/**
 * What was known before the first answer, with how much was asked: all that is kept of a test that
 * ended too early to tell a level.
 */
export function beforeAnswers(plan: TestPlan, answers: readonly MeasuredAnswer[]): Measurement {
  const { skills, ...known } = measure(plan, startTest(plan.prior), []);
  const countOf = (skill: string) => answers.filter((each) => each.skill === skill).length;
  return {
    ...known,
    skills: skills.map((each) => ({ ...each, answered: countOf(each.skill) })),
  };
}

/** An ability kept within the levels of a test. */
export function within({ levels }: Pick<TestPlan, "levels">, ability: number): number {
  const lowest = bandOf(levels[0]!).from;
  const highest = bandOf(levels.at(-1)!).to;
  return Math.min(Math.max(ability, lowest), highest - 1e-9);
}

export const scoreWithin = (plan: Pick<TestPlan, "levels">, ability: number): number =>
  scoreOf(within(plan, ability));
