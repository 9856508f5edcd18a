import { levelTests, levelTestTypes, type LevelTestType } from "@saywell/contract/constants";

/** What a test is about, for who chooses one. */
export const aboutTests: Readonly<Record<LevelTestType, string>> = {
  junior: "School, friends, sport and free time. Made for ages 11 to 15.",
  adult: "Everyday life, work and study. It finds every level.",
  oet: "English at work for doctors, nurses and others in health care.",
};

export const isTestType = (name: string | undefined): name is LevelTestType =>
  levelTestTypes.some((each) => each === name);

/** The lowest and the highest level that a test can find, as `A1-B1`. */
export const levelSpan = (testType: LevelTestType): string => {
  const { levels } = levelTests[testType];
  return `${levels[0]}-${levels.at(-1)}`;
};
