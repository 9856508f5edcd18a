import type { RoutePath } from "./routes";

export {
  itemTypes as levelTestQuestionTypes,
  stopReasons as levelTestStopReasons,
  testSkills as levelTestSkills,
  /** The tests as they are announced. Minutes are those of the usual time. */
  testFacts as levelTests,
  testLengths as levelTestLengths,
  testTypes as levelTestTypes,
  type TestLength as LevelTestLength,
  type TestType as LevelTestType,
  quickTest,
} from "@saywell/adaptive-test/test-facts";

/** The page of a result, and what its query names the result by. */
export const resultPage = {
  path: "/level-test/results",
  query: "result",
} as const satisfies { path: RoutePath; query: string };

/** How a test is taken: in the usual time, with extra time, or without a clock and without a result. */
export const levelTestTimeAllowances = ["1", "1.25", "1.5", "2", "practice"] as const;
export type LevelTestTimeAllowance = (typeof levelTestTimeAllowances)[number];

/** Characters of a written answer, and of one that fills a blank. */
export const writtenAnswerMaxLength = 10_000;
export const filledBlankMaxLength = 200;

/**
 * The `difficulty` of every question while a test runs. A level would tell whether the answer before
 * was right: the next question of an adaptive test is harder then.
 */
export const levelTestDifficulty = "Adaptive";

/** Hours for which a quick test can be gone on with: later, what was measured may have changed. */
export const quickTestOpenFor = 24;
