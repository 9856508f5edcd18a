import {
  type LevelTestPace,
  levelTestPaces,
  levelTests,
  type LevelTestType,
} from "@saywell/contract/constants";
import { type Href, linkTo } from "../../../lib/links";

export const paceTexts: Readonly<Record<LevelTestPace, { name: string; hint: string | null }>> = {
  "1": { name: "The usual time", hint: null },
  "1.25": { name: "A quarter more time", hint: "1.25 times as long" },
  "1.5": { name: "Half as much time again", hint: "1.5 times as long" },
  "2": { name: "Twice the time", hint: "2 times as long" },
  practice: { name: "Practice without a clock", hint: "No time limit, and no result at the end" },
};

/** The pace in an address's query; the usual one where it names none. */
export const readPace = (query: URLSearchParams): LevelTestPace =>
  levelTestPaces.find((each) => each === query.get("pace")) ?? "1";

/** The address of a test at a pace. */
export const pathOfTest = (testType: LevelTestType, pace: LevelTestPace): Href =>
  linkTo("/level-test/:testType", { testType }, pace === "1" ? {} : { query: { pace } });

/** Seconds on the clock of a test; null without one. */
export const secondsAt = (testType: LevelTestType, pace: LevelTestPace): number | null =>
  pace === "practice" ? null : levelTests[testType].minutes * 60 * Number(pace);

/** How long a test may take, in words. Never more than there is. */
export function durationInWords(testType: LevelTestType, pace: LevelTestPace): string {
  const seconds = secondsAt(testType, pace);
  return seconds === null ? "No time limit" : `${Math.floor(seconds / 60)} minutes`;
}
