import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { information, parameterProblem, probabilityCorrect, responseAt } from "./item";

const parameters = fc.record({
  a: fc.double({ min: 0.2, max: 3, noNaN: true }),
  b: fc.double({ min: -4, max: 4, noNaN: true }),
  c: fc.double({ min: 0, max: 0.4, noNaN: true }),
});
const ability = fc.double({ min: -5, max: 5, noNaN: true });

describe("the chance of a right answer", () => {
  test.each([
    // a, b, c, theta, chance
    [1, 0, 0, 0, 0.5],
    [1, 0, 0.2, 0, 0.6],
    [1, 0, 0, 1, 0.731059],
    [2, 0.5, 0.25, 1.5, 0.910598],
    [1.27, -1, 0.2, -2, 0.375406],
    [1, 0, 0.25, -40, 0.25],
    [1, 0, 0.25, 40, 1],
  ])("of a %d, b %d, c %d at ability %d is %d", (a, b, c, theta, chance) => {
    expect(probabilityCorrect({ a, b, c }, theta)).toBeCloseTo(chance, 5);
  });

  test("rises with ability and falls with difficulty", () => {
    fc.assert(
      fc.property(
        parameters,
        ability,
        fc.double({ min: 0.01, max: 2, noNaN: true }),
        (item, theta, more) => {
          const chance = probabilityCorrect(item, theta);
          expect(probabilityCorrect(item, theta + more)).toBeGreaterThan(chance);
          expect(probabilityCorrect({ ...item, b: item.b + more }, theta)).toBeLessThan(chance);
        },
      ),
    );
  });
});

describe("information", () => {
  test("is the squared slope over the variance of the answer", () => {
    fc.assert(
      fc.property(parameters, ability, (item, theta) => {
        const p = probabilityCorrect(item, theta);
        const h = 1e-5;
        const slope =
          (probabilityCorrect(item, theta + h) - probabilityCorrect(item, theta - h)) / (2 * h);
        expect(information(item, theta)).toBeCloseTo((slope * slope) / (p * (1 - p)), 5);
      }),
    );
  });

  test.each([
    [1, 0, 0, 0, 0.25],
    [2, 1, 0, 1, 1],
    // With guessing the peak lies above b, at b + ln((1 + √(1 + 8c)) / 2) / a, and is Lord's
    // a² (1 - 20c - 8c² + (1 + 8c)^1.5) / (8 (1 - c)²).
    [1, 0, 0.2, 0.26714, 0.170385],
    [2, 1, 0.2, 1.13357, 0.681538],
  ])("of a %d, b %d, c %d at ability %d is %d", (a, b, c, theta, expected) => {
    expect(information({ a, b, c }, theta)).toBeCloseTo(expected, 4);
  });
});

describe("the response to an item that is not known for sure", () => {
  test("is the plain one when nothing is unsure", () => {
    fc.assert(
      fc.property(parameters, ability, (item, theta) => {
        for (const uncertainty of [undefined, { b: 0, lnA: 0 }]) {
          const { p, q, slope } = responseAt({ ...item, uncertainty }, theta);
          const plain = probabilityCorrect(item, theta);
          expect(p).toBeCloseTo(plain, 10);
          expect(q).toBeCloseTo(1 - plain, 10);
          expect((slope * slope) / (p * q)).toBeCloseTo(information(item, theta), 8);
        }
      }),
    );
  });

  test.each([-3, -1, 0, 0.7, 2, 4])("is the average over the parameters at ability %d", (theta) => {
    const item = { a: 1, b: 0.5, c: 0.25 };
    let sum = 0;
    let norm = 0;
    for (let zA = -5; zA <= 5; zA += 0.05) {
      for (let zB = -5; zB <= 5; zB += 0.05) {
        const weight = Math.exp(-0.5 * (zA * zA + zB * zB));
        const drawn = { a: Math.exp(0.4 * zA), b: 0.5 + 0.55 * zB, c: 0.25 };
        sum += weight * probabilityCorrect(drawn, theta);
        norm += weight;
      }
    }
    const { p } = responseAt({ ...item, uncertainty: { b: 0.55, lnA: 0.4 } }, theta);
    expect(p).toBeCloseTo(sum / norm, 4);
  });

  test("tells less at its difficulty than the plain one", () => {
    fc.assert(
      fc.property(parameters, (item) => {
        const { p, q, slope } = responseAt({ ...item, uncertainty: { b: 0.55, lnA: 0 } }, item.b);
        expect((slope * slope) / (p * q)).toBeLessThan(information(item, item.b));
      }),
    );
  });
});

describe("parameters", () => {
  test.each([
    [{ a: 0, b: 0, c: 0 }, /discrimination/],
    [{ a: Number.NaN, b: 0, c: 0 }, /discrimination/],
    [{ a: 5.1, b: 0, c: 0 }, /discrimination/],
    [{ a: 1, b: -6.1, c: 0 }, /difficulty/],
    [{ a: 1, b: Number.POSITIVE_INFINITY, c: 0 }, /difficulty/],
    [{ a: 1, b: 0, c: -0.1 }, /guessing/],
    [{ a: 1, b: 0, c: 0.51 }, /guessing/],
  ])("%o are refused by name", (item, named) => {
    expect(parameterProblem(item)).toMatch(named);
  });

  test("within the limits are accepted", () => {
    expect(parameterProblem({ a: 5, b: -6, c: 0.5 })).toBeNull();
    expect(parameterProblem({ a: 0.01, b: 6, c: 0 })).toBeNull();
  });
});
