import {
  type LevelTestTimeAllowance,
  levelTestTimeAllowances,
  type LevelTestLength,
  levelTestLengths,
  levelTests,
  type LevelTestType,
  quickTest,
} from "@saywell/contract/constants";
import { type Href, linkTo } from "../../../lib/links";

export const timeAllowanceTexts: Readonly<
  Record<LevelTestTimeAllowance, { name: string; hint: string | null }>
> = {
  "1": { name: "The usual time", hint: null },
  "1.25": { name: "A quarter more time", hint: "1.25 times as long" },
  "1.5": { name: "Half as much time again", hint: "1.5 times as long" },
  "2": { name: "Twice the time", hint: "2 times as long" },
  practice: { name: "Practice without a clock", hint: "No time limit, and no result at the end" },
};

/** The time allowance in an address's query; the usual one where it names none. */
export const readTimeAllowance = (query: URLSearchParams): LevelTestTimeAllowance =>
  levelTestTimeAllowances.find((each) => each === query.get("timeAllowance")) ?? "1";

/** The length in an address's query; the exact test where it names none. */
export const readLength = (query: URLSearchParams): LevelTestLength =>
  levelTestLengths.find((each) => each === query.get("length")) ?? "exact";

/** How a test is begun, beside which one it is. */
export interface TestWay {
  timeAllowance: LevelTestTimeAllowance;
  length: LevelTestLength;
}

/** What of it an address or a call says: nothing of the usual. */
export const queryOfWay = ({ timeAllowance, length }: TestWay) => ({
  ...(timeAllowance !== "1" && { timeAllowance }),
  ...(length !== "exact" && { length }),
});

/** The address of a test, taken in a way. */
export const pathOfTest = (testType: LevelTestType, way: TestWay): Href =>
  linkTo("/level-test/:testType", { testType }, { query: queryOfWay(way) });

/** How many questions a test has at most. */
export const questionsOf = (testType: LevelTestType, length: LevelTestLength): number =>
  length === "quick" ? quickTest.questions : levelTests[testType].questions;

/** Seconds on the clock of a test; null without one. */
export const secondsAt = (
  testType: LevelTestType,
  { timeAllowance, length }: TestWay,
): number | null => {
  if (timeAllowance === "practice") return null;
  const { minutes } = length === "quick" ? quickTest : levelTests[testType];
  return minutes * 60 * Number(timeAllowance);
};

/** How long a test may take, in words. Never more than there is. */
export function durationInWords(testType: LevelTestType, way: TestWay): string {
  const seconds = secondsAt(testType, way);
  if (seconds === null) return "No time limit";
  return way.length === "quick"
    ? `About ${quickTest.aboutMinutes} minutes, ${Math.floor(seconds / 60)} at most`
    : `${Math.floor(seconds / 60)} minutes`;
}
