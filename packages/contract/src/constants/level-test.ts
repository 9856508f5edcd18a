import type { RoutePath } from "./routes";

export {
  itemTypes as levelTestQuestionTypes,
  stopReasons as levelTestStopReasons,
  testSkills as levelTestSkills,
  /** The tests as they are announced. Minutes are those of the usual time. */
  testFacts as levelTests,
  testTypes as levelTestTypes,
  type TestType as LevelTestType,
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
