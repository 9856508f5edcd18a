import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nodes } from "./grid";
import {
  defaultPrior,
  estimate,
  massBetween,
  notKnownScore,
  quantile,
  responseCurve,
  startPosterior,
  updatePosterior,
  withoutAnswer,
} from "./posterior";
import { type Random, randomFrom } from "./random";
import { posteriorFrom } from "./testing/posterior-from";
import { slowEstimate } from "./testing/slow-reference";

const item = fc.record({
  a: fc.double({ min: 0.3, max: 3, noNaN: true }),
  b: fc.double({ min: -3.3, max: 3.3, noNaN: true }),
  c: fc.double({ min: 0, max: 0.33, noNaN: true }),
});
const answers = fc.array(fc.record({ item, score: fc.constantFrom(0, 1, 0.35) }), {
  maxLength: 40,
});

describe("the estimate", () => {
  /** How far ability or standard error are from the slow reference, at worst. */
  function worstOf(patterns: number, draw: (random: Random) => { length: number; score?: number }) {
    const random = randomFrom("patterns");
    let worst = 0;
    for (let pattern = 0; pattern < patterns; pattern += 1) {
      const { length, score } = draw(random);
      const given = Array.from({ length }, () => ({
        item: { a: 0.4 + 2.2 * random(), b: 6.6 * random() - 3.3, c: 0.33 * random() },
        score: score ?? (random() < 0.1 ? random() : random() < 0.6 ? 1 : 0),
      }));
      const prior = { mean: 2 * random() - 1, sd: 0.8 + 0.5 * random() };
      const fast = estimate(posteriorFrom(prior, given));
      const slow = slowEstimate(given, prior);
      worst = Math.max(
        worst,
        Math.abs(fast.ability - slow.ability),
        Math.abs(fast.standardError - slow.standardError),
      );
    }
    return worst;
  }
  const upTo = (most: number, random: Random) => 1 + Math.floor(random() * most);

  test("agrees to 0.01 with slow direct integration on 1,000 response patterns of whole tests", () => {
    expect(worstOf(1000, (random) => ({ length: upTo(45, random) }))).toBeLessThan(0.01);
  });

  test("agrees to 0.01 when the first dozen answers are all right or all wrong", () => {
    expect(
      worstOf(100, (random) => ({ length: upTo(12, random), score: random() < 0.5 ? 0 : 1 })),
    ).toBeLessThan(0.01);
  });

  test("is off by hundredths at most when a whole test is all right or all wrong: far beyond the scale the grid ends", () => {
    expect(
      worstOf(100, (random) => ({ length: upTo(45, random), score: random() < 0.5 ? 0 : 1 })),
    ).toBeLessThan(0.05);
  });

  test("before the first answer is the prior", () => {
    const { ability, standardError, interval95 } = estimate(startPosterior());
    expect(ability).toBeCloseTo(0, 6);
    expect(standardError).toBeCloseTo(1.3, 2);
    expect(interval95.low).toBeCloseTo(-1.96 * 1.3, 2);
    expect(interval95.high).toBeCloseTo(1.96 * 1.3, 2);
  });

  test("does not depend on the order of the answers", () => {
    fc.assert(
      fc.property(answers, (given) => {
        const forwards = estimate(posteriorFrom(defaultPrior, given));
        const backwards = estimate(posteriorFrom(defaultPrior, given.toReversed()));
        expect(forwards.ability).toBeCloseTo(backwards.ability, 8);
        expect(forwards.standardError).toBeCloseTo(backwards.standardError, 8);
      }),
    );
  });

  test("rises with a right answer, falls with a wrong one, and part credit lies between", () => {
    fc.assert(
      fc.property(answers, item, (given, next) => {
        const before = posteriorFrom(defaultPrior, given);
        const after = (score: number) =>
          estimate(updatePosterior(before, responseCurve(next), score)).ability;
        expect(after(1)).toBeGreaterThanOrEqual(estimate(before).ability);
        expect(after(0)).toBeLessThanOrEqual(estimate(before).ability);
        expect(after(0.5)).toBeGreaterThanOrEqual(after(0));
        expect(after(0.5)).toBeLessThanOrEqual(after(1));
      }),
    );
  });

  test("moves less for an item that is not known for sure", () => {
    const sure = { a: 1, b: 0, c: 0.25 };
    const unsure = { ...sure, uncertainty: { b: 0.55, lnA: 0.4 } };
    const ten = (of: typeof sure) => Array.from({ length: 10 }, () => ({ item: of, score: 1 }));
    const plain = estimate(posteriorFrom(defaultPrior, ten(sure)));
    const wide = estimate(posteriorFrom(defaultPrior, ten(unsure)));
    expect(wide.ability).toBeLessThan(plain.ability);
    expect(wide.standardError).toBeGreaterThan(plain.standardError);
  });
});

describe("the posterior", () => {
  test("always sums to 1 and is never negative or not a number", () => {
    fc.assert(
      fc.property(answers, (given) => {
        const posterior = posteriorFrom(defaultPrior, given);
        expect(posterior.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9);
        expect(posterior.every((weight) => weight >= 0)).toBe(true);
      }),
    );
  });

  test("survives a test that contradicts itself with the steepest items", () => {
    const given = Array.from({ length: 60 }, (_, index) => ({
      item: { a: 5, b: index % 2 === 0 ? -6 : 6, c: 0 },
      score: index % 2,
    }));
    expect(Number.isFinite(estimate(posteriorFrom(defaultPrior, given)).ability)).toBe(true);
  });

  test("without one of its answers is that of the others", () => {
    fc.assert(
      fc.property(answers, item, fc.constantFrom(0, 1, 0.35), (others, taken, score) => {
        const curve = responseCurve(taken);
        const before = posteriorFrom(defaultPrior, others);
        const restored = withoutAnswer(updatePosterior(before, curve, score), curve, score);
        restored.forEach((weight, k) => expect(weight).toBeCloseTo(before[k]!, 9));
      }),
    );
  });

  test("is not changed by an answer: the one after it is another", () => {
    const before = startPosterior();
    const copy = Float64Array.from(before);
    updatePosterior(before, responseCurve({ a: 1, b: 0, c: 0 }), 1);
    expect(before).toEqual(copy);
  });

  test("has quantiles that undo its mass", () => {
    fc.assert(
      fc.property(answers, fc.double({ min: 0.01, max: 0.99, noNaN: true }), (given, share) => {
        const posterior = posteriorFrom(defaultPrior, given);
        const theta = quantile(posterior, share);
        expect(massBetween(posterior, Number.NEGATIVE_INFINITY, theta)).toBeCloseTo(share, 6);
      }),
    );
  });

  test("lies whole between the infinities", () => {
    const posterior = startPosterior({ mean: 1, sd: 0.5 });
    expect(massBetween(posterior, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY)).toBeCloseTo(
      1,
      9,
    );
    expect(massBetween(posterior, Number.NEGATIVE_INFINITY, 1)).toBeCloseTo(0.5, 3);
    expect(massBetween(posterior, 2, 1)).toBe(0);
    expect(nodes).toHaveLength(121);
  });
});

describe("not known", () => {
  test("says what the curve without guessing says of somebody who does not know", () => {
    fc.assert(
      fc.property(answers, item, (given, met) => {
        const before = posteriorFrom(defaultPrior, given);
        const after = updatePosterior(before, responseCurve(met), notKnownScore);
        const byHand = before.map(
          (weight, k) => weight * responseCurve({ ...met, c: 0 }).wrong[k]!,
        );
        const sum = byHand.reduce((all, weight) => all + weight, 0);
        expect(
          Math.max(...after.map((weight, k) => Math.abs(weight - byHand[k]! / sum))),
        ).toBeLessThan(1e-9);
      }),
      { numRuns: 50 },
    );
  });

  test("is less than the share of luck that an omitted answer would be given", () => {
    const met = { a: 1.2, b: 0, c: 0.25 };
    const start = startPosterior(defaultPrior);
    const unknown = estimate(updatePosterior(start, responseCurve(met), notKnownScore)).ability;
    const lucky = estimate(updatePosterior(start, responseCurve(met), met.c)).ability;
    expect(unknown).toBeLessThan(lucky - 0.1);
  });
});
