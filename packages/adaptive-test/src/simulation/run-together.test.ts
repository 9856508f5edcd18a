import { expect, test } from "vitest";
import { prepareBank } from "../bank";
import { stopRulesOf, testPlans } from "../test-plans";
import { randomFrom } from "../random";
import { drawLearner } from "./learner";
import { runTogether } from "./run-together";
import { makeSyntheticBank } from "./synthetic-bank";

const { prior, selection } = testPlans.adult;
const stop = { ...stopRulesOf(testPlans.adult, null), questionLimit: 20, minimumQuestions: 21 };
const bank = prepareBank(makeSyntheticBank(randomFrom("bank"), { size: 520 }));

test("no item is seen by more than a quarter of people who take the test in classes at once", () => {
  const people = randomFrom("classes");
  const classes = [30, 30].map((size) =>
    Array.from({ length: size }, () =>
      drawLearner(people, { population: { mean: -0.55, sd: 0.3 } }),
    ),
  );
  const found = runTogether({ bank, prior, selection, stop }, classes, randomFrom("together"));
  for (const { highestSoFar, results } of found) {
    expect(highestSoFar).toBeLessThanOrEqual(0.25);
    expect(results.map(({ items }) => new Set(items).size)).toEqual(Array(30).fill(20));
  }
});

test("of people who come one by one, none is seen by more from the twelfth on", () => {
  const people = randomFrom("in turn");
  const classes = Array.from({ length: 16 }, () => [drawLearner(people, { population: prior })]);
  const found = runTogether({ bank, prior, selection, stop }, classes, randomFrom("together"));
  for (const { highestSoFar } of found.slice(11)) expect(highestSoFar).toBeLessThanOrEqual(0.25);
});
