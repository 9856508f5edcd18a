import { testTitles } from "@saywell/adaptive-test";
import type { levelTests as contractLevelTests } from "@saywell/contract";

/** The literals are checked against the contract's, so that no schema has to be bundled for them. */
export const levelTests: typeof contractLevelTests = {
  junior: { questions: 30, minutes: 25, levels: ["A1", "A2", "B1"] },
  adult: { questions: 40, minutes: 40, levels: ["A1", "A2", "B1", "B2", "C1", "C2"] },
  oet: { questions: 45, minutes: 45, levels: ["B1", "B2", "C1"] },
};
export type TestType = keyof typeof levelTests;

interface TestText {
  title: string;
  about: string;
  /** Who it is for by age; null where age does not matter. */
  ages: string | null;
}

export const testTexts: Readonly<Record<TestType, TestText>> = {
  junior: {
    title: testTitles.junior,
    about: "School, friends, sport and free time, for young learners.",
    ages: "11-17",
  },
  adult: {
    title: testTitles.adult,
    about: "Everyday life, work and study. It finds every level.",
    ages: null,
  },
  oet: {
    title: testTitles.oet,
    about: "English at work for doctors, nurses and others in health care.",
    ages: null,
  },
};

export const testTypes = Object.keys(levelTests) as TestType[];

export const isTestType = (name: string | undefined): name is TestType =>
  testTypes.some((each) => each === name);

/** The lowest and the highest level that a test can find, as `A1-B1`. */
export const levelSpan = (testType: TestType): string => {
  const { levels } = levelTests[testType];
  return `${levels[0]}-${levels.at(-1)}`;
};
