import type { CefrLevel } from "@saywell/cefr";
import { defaultStopRules, type StopRules } from "./decide-stop";
import type { Prior } from "./posterior";
import type { SelectionRules } from "./select-next-item";
import { testFacts, type TestSkill, type TestType } from "./test-facts";

/** What one of the product's tests is made of. */
export interface TestPlan {
  readonly levels: readonly CefrLevel[];
  readonly questionLimit: number;
  readonly minutes: number;
  /** What is believed of who takes it before the first answer. */
  readonly prior: Prior;
  readonly selection: SelectionRules & { readonly shares: Readonly<Record<TestSkill, number>> };
  readonly minimumQuestions: number;
}

/** A written answer takes as long as five choices, so there are few of them. */
const shares = { grammar: 0.25, vocabulary: 0.25, reading: 0.22, listening: 0.23, writing: 0.05 };
const selection = { shares, keepPassageTogether: 0.5, nearBest: 0.9 };

/** Who is expected to take each, in units of ability. Our own guess until people have. */
const priors: Readonly<Record<TestType, Prior>> = {
  junior: { mean: -1.65, sd: 1.1 },
  adult: { mean: 0, sd: 1.3 },
  oet: { mean: 0.55, sd: 1 },
};

/**
 * The tests as data. A population's middle lies in the middle of its test's levels; its spread
 * fills them.
 */
export const testPlans: Readonly<Record<TestType, TestPlan>> = {
  junior: planOf("junior"),
  adult: planOf("adult"),
  oet: planOf("oet"),
};

function planOf(testType: TestType): TestPlan {
  const { levels, questions, minutes } = testFacts[testType];
  const prior = priors[testType];
  return { levels, questionLimit: questions, minutes, prior, selection, minimumQuestions: 8 };
}

/** Skills answered by choosing or by a word; each is asked before a test may end early. */
const closedSkills: readonly TestSkill[] = ["grammar", "vocabulary", "reading", "listening"];

/** When a session of this plan may and must end. `timeLimitSeconds` is null without a clock. */
export const stopRulesOf = (plan: TestPlan, timeLimitSeconds: number | null): StopRules => ({
  ...defaultStopRules,
  minimumQuestions: plan.minimumQuestions,
  skillsNeeded: closedSkills,
  questionLimit: plan.questionLimit,
  timeLimitSeconds,
  levels: plan.levels,
});
