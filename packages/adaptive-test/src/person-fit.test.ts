import { describe, expect, test } from "vitest";
import { prepareBank } from "./bank";
import { fitForCalibration, personFit } from "./person-fit";
import { startingParameters } from "./expert-parameters";
import { startPosterior, updatePosterior } from "./posterior";
import { randomFrom } from "./random";
import { drawLearner, answerItem } from "./simulation/learner";

const levels = ["B1", "B2", "C1"] as const;
const items = levels.flatMap((level) =>
  Array.from({ length: 15 }, (_, n) => ({
    ...startingParameters({ level, type: "multiple_choice", optionCount: 4 }),
    id: `${level}-${n}`,
    skill: "grammar",
    level,
  })),
);
const { curves } = prepareBank(items);
const prior = { mean: 0.55, sd: 1 };

function fitOf(answer: (index: number) => number, count = items.length) {
  const scores = items.slice(0, count).map((_, index) => answer(index));
  return personFit(
    scores.reduce(
      (before, score, index) => updatePosterior(before, curves[index]!, score),
      startPosterior(prior),
    ),
    scores.map((score, index) => ({ score, curve: curves[index]! })),
  );
}

describe("how well a person's answers fit together", () => {
  test("is not said of fewer than eight", () => {
    expect(fitOf(() => 1, 7)).toBeNull();
    expect(fitOf(() => 1, 8)).not.toBeNull();
  });

  test("is around 0 for people who answer as the model has it, and rarely below the limit", () => {
    const random = randomFrom("people");
    const fits = Array.from({ length: 300 }, () => {
      const learner = drawLearner(random, { population: prior });
      return fitOf((index) => answerItem(learner, items[index]!, random))!;
    });
    const mean = fits.reduce((sum, fit) => sum + fit, 0) / fits.length;
    expect(Math.abs(mean)).toBeLessThan(0.4);
    const below = fits.filter((fit) => fit < fitForCalibration).length;
    expect(below / fits.length).toBeLessThan(0.03);
  });

  test.each([
    ["knows what is hard and misses what is easy", (index: number) => (index < 30 ? 0 : 1)],
    ["misses what is easy and knows half of the rest", (i: number) => (i < 15 ? 0 : i % 2)],
  ])("is far too low for whoever %s", (_who, answer) => {
    expect(fitOf(answer)).toBeLessThan(fitForCalibration);
  });

  test("is fine for whoever knows the easy half", () => {
    expect(fitOf((index) => (index < 22 ? 1 : 0))).toBeGreaterThan(0);
  });
});
