import {
  quickPlans,
  type StopRules,
  stopRulesOf,
  type TestPlan as PlanData,
  type TestLength,
  testPlans,
  type TestType,
} from "@saywell/adaptive-test";
import type { LevelTestSession } from "@saywell/contract";

export type { TestLength, TestType };
export type TimeAllowance = LevelTestSession["timeAllowance"];

/** What a test is made of, and when it may end: docs/placement-test.md. */
export interface TestPlan extends PlanData {
  readonly testType: TestType;
  /** The clock is the session's, so these rules have none. */
  readonly stop: StopRules;
}

export function planOf(testType: TestType, length: TestLength = "exact"): TestPlan {
  const plan = (length === "quick" ? quickPlans : testPlans)[testType];
  return { ...plan, testType, stop: stopRulesOf(plan, null) };
}

/** No test tells a level by fewer answers, in whatever way it ends. */
export const leastAnswers = planOf("adult").stop.minimumQuestions;

/** When a session begun now ends; null without a clock. */
export function endOf(
  { minutes }: TestPlan,
  timeAllowance: TimeAllowance,
  startedAt: Date,
): Date | null {
  if (timeAllowance === "practice") return null;
  return new Date(startedAt.getTime() + minutes * Number(timeAllowance) * 60_000);
}
