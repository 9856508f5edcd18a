import { describe, expect, test } from "vitest";
import { expertUncertainty } from "./expert-parameters";
import { fitParameters } from "./fit-parameters";
import { type Item, type ItemParameters, probabilityCorrect } from "./item";
import { type CalibrationAnswer, itemFit, weigh } from "./item-fit";
import { estimate, responseCurve, startPosterior, updatePosterior } from "./posterior";
import { randomFrom } from "./random";
import { calibrationRules, recalibrate } from "./recalibrate";
import { normalDraw } from "./simulation/draws";

const expert: ItemParameters = { a: 1, b: 0, c: 0.25, uncertainty: expertUncertainty };
const item: Item = { ...expert, id: "item", skill: "grammar", level: "B1" };

const others = Array.from({ length: 15 }, (_, n) => ({ a: 1.5, b: (n - 7) * 0.4, c: 0.2 }));
const curves = others.map((other) => responseCurve(other));

/**
 * People of a spread of abilities, each known only by 15 other answers, who answer the item as it
 * `truly` is, or as `answer` says.
 */
function answersOf(
  count: number,
  truly: ItemParameters,
  options: { seed?: string; answer?: (theta: number) => number } = {},
): CalibrationAnswer[] {
  const random = randomFrom(options.seed ?? "people");
  const answer = options.answer ?? ((theta: number) => probabilityCorrect(truly, theta));
  return Array.from({ length: count }, () => {
    const theta = 1.3 * normalDraw(random);
    let ability = startPosterior();
    others.forEach((other, n) => {
      const score = random() < probabilityCorrect(other, theta) ? 1 : 0;
      ability = updatePosterior(ability, curves[n]!, score);
    });
    return { ability, score: random() < answer(theta) ? 1 : 0 };
  });
}

/** Recalibrates as often as a step is bounded. */
function settle(answers: readonly CalibrationAnswer[], times = 3) {
  let result = recalibrate(item, expert, answers);
  for (let n = 1; n < times; n += 1) result = recalibrate(result.item, expert, answers);
  return result;
}

describe("recalibration", () => {
  test("does nothing with fewer than 50 answers", () => {
    const result = recalibrate(item, expert, answersOf(49, { a: 1, b: 1.5, c: 0.25 }));
    expect(result).toEqual({ item, change: null, misfits: false });
    expect(recalibrate(item, expert, []).change).toBeNull();
  });

  test("moves the difficulty alone from 50 answers on, towards the truth", () => {
    const { item: moved, change } = settle(answersOf(120, { a: 1, b: 0.8, c: 0.25 }));
    expect(moved.a).toBe(1);
    expect(moved.b).toBeGreaterThan(0.3);
    expect(moved.b).toBeLessThan(1.3);
    expect(change!.reason).toBe("difficulty");
  });

  test.each([
    { a: 1.6, b: 0.7, c: 0.25 },
    { a: 0.65, b: -0.6, c: 0.25 },
    { a: 1, b: 0, c: 0.25 },
  ])("finds %o from 1,200 answers, within three standard errors", (truth) => {
    const { item: found, misfits } = settle(answersOf(1200, truth));
    expect(Math.abs(found.b - truth.b)).toBeLessThan(3 * found.uncertainty!.b);
    expect(Math.abs(Math.log(found.a / truth.a))).toBeLessThan(3 * found.uncertainty!.lnA);
    expect(found.uncertainty!.b).toBeLessThan(0.15);
    expect(found.uncertainty!.lnA).toBeLessThan(0.15);
    expect(misfits).toBe(false);
  });

  test("is surer the more answers there are", () => {
    const errors = [60, 250, 1000].map(
      (count) => settle(answersOf(count, expert)).item.uncertainty!.b,
    );
    expect(errors[0]).toBeLessThan(expertUncertainty.b);
    expect(errors[1]).toBeLessThan(errors[0]!);
    expect(errors[2]).toBeLessThan(errors[1]!);
  });

  test("never moves an item further at once than the bound, and never its guessing", () => {
    const answers = answersOf(1000, { a: 2.5, b: 2, c: 0.25 });
    const { item: moved } = recalibrate(item, expert, answers);
    expect(moved.b).toBeCloseTo(calibrationRules.maxStepB, 9);
    expect(Math.log(moved.a)).toBeLessThanOrEqual(calibrationRules.maxStepLnA + 1e-9);
    expect(moved.c).toBe(0.25);
    expect(settle(answers).item.b).toBeGreaterThan(1.3);
  });

  test("writes down what moved, from where, to where, and why", () => {
    const { item: moved, change } = recalibrate(
      item,
      expert,
      answersOf(300, { a: 1.3, b: 0.4, c: 0.25 }),
    );
    expect(change).toEqual({
      itemId: "item",
      from: { a: 1, b: 0, c: 0.25, uncertainty: expertUncertainty },
      to: { a: moved.a, b: moved.b, c: 0.25, uncertainty: moved.uncertainty },
      reason: "difficulty-and-discrimination",
      answers: 300,
      infit: expect.closeTo(1, 0.9) as number,
      outfit: expect.closeTo(1, 0.9) as number,
    });
  });

  test("does not depend on counting answers twice: run again on the same, it stays", () => {
    const answers = answersOf(500, { a: 1.2, b: 0.3, c: 0.25 });
    const once = settle(answers, 3).item;
    const twice = recalibrate(once, expert, answers).item;
    expect(twice.b).toBeCloseTo(once.b, 3);
    expect(twice.a).toBeCloseTo(once.a, 3);
  });

  test("takes a mean and a standard error for a posterior", () => {
    const answers = answersOf(800, { a: 1.2, b: 0.5, c: 0.25 });
    const summed = answers.map(({ ability, score }) => {
      const { ability: mean, standardError } = estimate(ability as Float64Array);
      return { ability: { mean, standardError }, score };
    });
    expect(settle(summed).item.b).toBeCloseTo(settle(answers).item.b, 1);
  });
});

describe("an item does not fit", () => {
  test.each([
    ["keyed wrongly", (theta: number) => 1 - probabilityCorrect({ a: 1.5, b: 0, c: 0.1 }, theta)],
    ["answered by luck, half the time right", () => 0.5],
    ["known to nobody", () => 0.25],
  ])("when it is %s", (_, answer) => {
    const { misfits, change } = settle(answersOf(800, expert, { answer }));
    expect(misfits).toBe(true);
    expect(change!.reason).toBe("misfit");
  });

  test("when it is keyed wrongly, even before its discrimination may move", () => {
    const answer = (theta: number) => 1 - probabilityCorrect({ a: 1.5, b: 0, c: 0.1 }, theta);
    expect(settle(answersOf(120, expert, { answer })).misfits).toBe(true);
  });

  test("when a few answers are far off, which only the outfit sees: careless experts", () => {
    const easy: Item = { ...item, b: -2, c: 0 };
    const random = randomFrom("careless experts");
    const answers = Array.from({ length: 180 }, (_, n) => {
      const theta = -3 + n / 30;
      const chance = theta > 2 ? 0.85 : probabilityCorrect(easy, theta);
      return {
        ability: { mean: theta, standardError: 0.2 },
        score: random() < chance ? 1 : 0,
      };
    });
    const { change, misfits } = recalibrate(easy, easy, answers);
    expect(change!.infit).toBeLessThan(calibrationRules.maxInfit);
    expect(Math.abs(change!.to.b - easy.b)).toBeLessThan(1);
    expect(change!.outfit).toBeGreaterThan(calibrationRules.maxOutfit);
    expect(misfits).toBe(true);
  });

  test("hardly ever when it is sound", () => {
    const found = Array.from({ length: 30 }, (_, n) =>
      recalibrate(item, expert, answersOf(n % 2 === 0 ? 60 : 220, expert, { seed: `sound-${n}` })),
    ).filter(({ misfits }) => misfits);
    expect(found.length).toBeLessThanOrEqual(1);
  });
});

test("the fit has no better point near by than the one it finds", () => {
  const answers = answersOf(400, { a: 1.4, b: 0.6, c: 0.25 }).map((answer) => weigh(answer));
  const prior = { a: 1, b: 0, sdLnA: 0.4, sdB: 0.55 };
  const found = fitParameters(item, answers, prior, { fitA: true });
  const logPosterior = (a: number, b: number) => {
    let sum = -0.5 * ((b / 0.55) ** 2 + (Math.log(a) / 0.4) ** 2);
    for (const { weights, score } of answers) {
      let chance = 0;
      weights.forEach((weight, k) => {
        chance += weight * probabilityCorrect({ a, b, c: 0.25 }, -6 + k / 10);
      });
      sum += Math.log(score === 1 ? chance : 1 - chance);
    }
    return sum;
  };
  const top = logPosterior(found.a, found.b);
  for (const [a, b] of [
    [1.03, 0],
    [0.97, 0],
    [1, 0.03],
    [1, -0.03],
    [1.02, 0.02],
    [0.98, 0.02],
  ] as const) {
    expect(logPosterior(found.a * a, found.b + b)).toBeLessThan(top);
  }
});

test("mean squares are 1 for answers as expected, above 1 for noise, below for too neat a pattern", () => {
  const people = answersOf(1500, expert).map((answer) => weigh(answer));
  const sound = itemFit(expert, people);
  expect(sound.infit).toBeCloseTo(1, 1);
  expect(sound.outfit).toBeCloseTo(1, 1);
  const neat = people.map(({ weights }) => ({
    weights,
    score: estimate(weights).ability > 0 ? 1 : 0,
  }));
  expect(itemFit(expert, neat).infit).toBeLessThan(0.8);
  expect(itemFit({ ...expert, a: 3 }, people).outfit).toBeGreaterThan(1.2);
});
