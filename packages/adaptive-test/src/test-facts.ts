import { cefrLevels, type CefrLevel } from "@saywell/cefr";

/** What the tests are, as they are announced to who takes one. */

export const testTypes = ["junior", "adult", "oet"] as const;
export type TestType = (typeof testTypes)[number];
export const testSkills = ["grammar", "vocabulary", "reading", "listening", "writing"] as const;
export type TestSkill = (typeof testSkills)[number];

export const itemTypes = ["multiple_choice", "fill_blank", "text"] as const;
export type ItemType = (typeof itemTypes)[number];

/**
 * How long a test is: the exact one has the announced counts, the quick one says how unsure a first
 * idea is.
 */
export const testLengths = ["quick", "exact"] as const;
export type TestLength = (typeof testLengths)[number];

/** The quick test of every type. */
export const quickTest = {
  /** At most, as in the exact test. */
  questions: 12,
  /** What it takes, and is announced as. The report reckons it from the words of the questions. */
  aboutMinutes: 5,
  /** When its clock ends, so that slow readers are not cut off. */
  minutes: 10,
} as const;

/** Answers, about five minutes of them, after which anybody may stop with a first result. */
export const enoughForFirstResult = quickTest.questions;

/** Why a test ended, as whoever took it is told. */
export const stopReasons = [
  "precise-enough",
  "level-certain",
  "question-limit",
  "time-limit",
  /** By "Finish now", or by a client that ended it early. */
  "finished-early",
  /** Ended before its answers may tell a level: what it came to is what was known before it. */
  "too-few-answers",
] as const;
export type StopReason = (typeof stopReasons)[number];

interface TestFacts {
  readonly title: string;
  /** At most. A test that is sure before ends before. */
  readonly questions: number;
  /** In the usual time. */
  readonly minutes: number;
  /** The levels that it can tell apart, lowest first. */
  readonly levels: readonly CefrLevel[];
  /** The ages that it is made for; null where age does not matter. */
  readonly ages: string | null;
}

export const testFacts = {
  junior: {
    title: "Junior English Test",
    questions: 30,
    minutes: 25,
    levels: ["A1", "A2", "B1"],
    ages: "11-15",
  },
  adult: {
    title: "Adult English Test",
    questions: 40,
    minutes: 40,
    levels: cefrLevels,
    ages: null,
  },
  oet: {
    title: "OET English Test",
    questions: 45,
    minutes: 45,
    levels: ["B1", "B2", "C1"],
    ages: null,
  },
} as const satisfies Record<TestType, TestFacts>;
