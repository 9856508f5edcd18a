import {
  prepareBank,
  quickPlans,
  quickTest,
  randomFrom,
  stopRulesOf,
  testSkills,
  testTypes,
} from "@saywell/adaptive-test";
import { drawLearner, runAdaptiveTest } from "@saywell/adaptive-test/simulation";
import { expect, test } from "vitest";
import { secondsFor } from "./answering-time";
import { shippedItems } from "./shipped-bank";

test.each(testTypes)("the quick test of %s takes about as long as it is announced", (testType) => {
  const plan = quickPlans[testType];
  const random = randomFrom(`time of ${testType}`);
  const { prior, selection } = plan;
  const items = prepareBank(shippedItems(testType));
  const minutes = Array.from({ length: 60 }, () => {
    const learner = drawLearner(random, { population: prior, skills: testSkills });
    const test = { bank: items, prior, selection, stop: stopRulesOf(plan, null) };
    return secondsFor(runAdaptiveTest(test, learner, random).items.map(({ id }) => id)) / 60;
  }).toSorted((x, y) => x - y);
  expect(Math.abs(minutes[30]! - quickTest.aboutMinutes)).toBeLessThan(1.25);
  // Whoever is half as fast again still finishes by the clock.
  expect(1.5 * minutes.at(-1)!).toBeLessThan(quickTest.minutes);
});
