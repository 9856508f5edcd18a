import {
  type LevelTestTimeAllowance,
  levelTestTimeAllowances,
  levelTests,
  type LevelTestType,
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

/** The address of a test with a time allowance. */
export const pathOfTest = (testType: LevelTestType, timeAllowance: LevelTestTimeAllowance): Href =>
  linkTo(
    "/level-test/:testType",
    { testType },
    timeAllowance === "1" ? {} : { query: { timeAllowance } },
  );

/** Seconds on the clock of a test; null without one. */
export const secondsAt = (
  testType: LevelTestType,
  timeAllowance: LevelTestTimeAllowance,
): number | null =>
  timeAllowance === "practice" ? null : levelTests[testType].minutes * 60 * Number(timeAllowance);

/** How long a test may take, in words. Never more than there is. */
export function durationInWords(
  testType: LevelTestType,
  timeAllowance: LevelTestTimeAllowance,
): string {
  const seconds = secondsAt(testType, timeAllowance);
  return seconds === null ? "No time limit" : `${Math.floor(seconds / 60)} minutes`;
}
