import type { CefrLevel } from "./cefr";
import { defaultStopRules, type StopRules } from "./decide-stop";
import type { Prior } from "./posterior";
import type { SelectionRules } from "./select-next-item";

export const testTypes = ["junior", "adult", "oet"] as const;
export type TestType = (typeof testTypes)[number];
export const testSkills = ["grammar", "vocabulary", "reading", "listening", "writing"] as const;
export type TestSkill = (typeof testSkills)[number];

/** What one of the product's tests is made of. */
export interface TestPlan {
  readonly levels: readonly CefrLevel[];
  readonly questionLimit: number;
  readonly minutes: number;
  /** Who is expected to take it, in units of ability. Our own guess until people have. */
  readonly prior: Prior;
  readonly selection: SelectionRules & { readonly shares: Readonly<Record<TestSkill, number>> };
  readonly minimumQuestions: number;
}

/** A written answer takes as long as five choices, so there are few of them. */
const shares = { grammar: 0.25, vocabulary: 0.25, reading: 0.22, listening: 0.23, writing: 0.05 };
const selection = { shares, keepPassageTogether: 0.5, nearBest: 0.9 };

/**
 * The tests as data. A population's middle lies in the middle of its test's levels; its spread
 * fills them.
 */
export const testPlans: Readonly<Record<TestType, TestPlan>> = {
  junior: {
    levels: ["A1", "A2", "B1"],
    questionLimit: 30,
    minutes: 25,
    prior: { mean: -1.65, sd: 1.1 },
    selection,
    minimumQuestions: 8,
  },
  adult: {
    levels: ["A1", "A2", "B1", "B2", "C1", "C2"],
    questionLimit: 40,
    minutes: 40,
    prior: { mean: 0, sd: 1.3 },
    selection,
    minimumQuestions: 8,
  },
  oet: {
    levels: ["B1", "B2", "C1"],
    questionLimit: 45,
    minutes: 45,
    prior: { mean: 0.55, sd: 1 },
    selection,
    minimumQuestions: 8,
  },
};

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
