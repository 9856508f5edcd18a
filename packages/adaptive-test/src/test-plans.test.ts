import { expect, test } from "vitest";
import { testSkills, testTypes } from "./test-facts";
import { testPlans } from "./test-plans";

test.each(testTypes)("%s asks of every skill, and of none too much", (testType) => {
  const { shares } = testPlans[testType].selection;
  expect(Object.keys(shares).sort()).toEqual([...testSkills].sort());
  const { writing, ...closed } = shares;
  for (const share of Object.values(closed)) {
    expect(share).toBeGreaterThanOrEqual(0.2);
    expect(share).toBeLessThanOrEqual(0.3);
  }
  // A text takes minutes: one or two a test.
  const texts = writing * testPlans[testType].questionLimit;
  expect(texts).toBeGreaterThanOrEqual(1);
  expect(texts).toBeLessThan(3);
  expect(Object.values(shares).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
});

test.each([
  ["junior", 30, 25],
  ["adult", 40, 40],
  ["oet", 45, 45],
] as const)("%s has %d questions in %d minutes", (testType, questions, minutes) => {
  expect(testPlans[testType]).toMatchObject({ questionLimit: questions, minutes });
});
