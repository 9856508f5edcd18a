import { expect, test } from "vitest";
import { testSkills, testTypes } from "./test-facts";
import { centreOf } from "./cefr";
import { quickPlans, testPlans } from "./test-plans";

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

test.each(testTypes)(
  "the quick test of %s asks two questions of each skill, but writing",
  (testType) => {
    const { questionLimit, minutes, selection, prior } = quickPlans[testType];
    expect([questionLimit, minutes]).toEqual([12, 10]);
    const { writing, ...closed } = selection.shares;
    expect(writing).toBe(0);
    for (const share of Object.values(closed)) expect(share * 12).toBeGreaterThanOrEqual(2);
    // On the same scale, for the same people.
    expect(prior).toEqual(testPlans[testType].prior);
  },
);

test.each([
  ["junior", "A2"],
  ["adult", "A2"],
  ["oet", "B1"],
] as const)("%s opens near %s, quick or exact", (testType, level) => {
  for (const plans of [testPlans, quickPlans])
    expect(plans[testType].selection.opening?.ability).toBe(centreOf(level));
});
