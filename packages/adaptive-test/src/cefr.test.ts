import { cefrLevels, rankOf } from "@saywell/cefr";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  bandWidth,
  cefrBands,
  centreOf,
  describeInterval,
  levelOf,
  plusLevelOf,
  plusLevels,
  rangeOf,
  scoreOf,
} from "./cefr";

const ability = fc.double({ min: -6, max: 6, noNaN: true });

describe("an ability", () => {
  test.each([
    [-6, "A1", "A1", 0],
    [-3.3, "A1", "A1", 0],
    [-2.76, "A1", "A1", 8],
    [-2.7, "A1", "A1+", 9],
    [-2.201, "A1", "A1+", 16],
    [-2.2, "A2", "A2", 17],
    [-1.65, "A2", "A2+", 25],
    [-1.1, "B1", "B1", 33],
    [-0.001, "B1", "B1+", 49],
    [0, "B2", "B2", 50],
    [0.55, "B2", "B2+", 58],
    [1.1, "C1", "C1", 67],
    [2.199, "C1", "C1+", 82],
    [2.2, "C2", "C2", 83],
    [2.9, "C2", "C2", 94],
    [3.3, "C2", "C2", 100],
    [6, "C2", "C2", 100],
  ] as const)("of %d is %s, in words %s, with a score of %d", (theta, level, plus, score) => {
    expect(levelOf(theta)).toBe(level);
    expect(plusLevelOf(theta)).toBe(plus);
    expect(scoreOf(theta)).toBe(score);
  });

  test("never falls in level, plus level or score as it rises", () => {
    fc.assert(
      fc.property(ability, ability, (x, y) => {
        const [low, high] = x < y ? [x, y] : [y, x];
        expect(rankOf(levelOf(high))).toBeGreaterThanOrEqual(rankOf(levelOf(low)));
        expect(plusLevels.indexOf(plusLevelOf(high))).toBeGreaterThanOrEqual(
          plusLevels.indexOf(plusLevelOf(low)),
        );
        expect(scoreOf(high)).toBeGreaterThanOrEqual(scoreOf(low));
      }),
    );
  });

  test("has a whole score from 0 to 100 that only its own level has", () => {
    fc.assert(
      fc.property(ability, (theta) => {
        const score = scoreOf(theta);
        expect(Number.isInteger(score)).toBe(true);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        const ofScore = cefrBands.findLast((band) => score >= band.scoreFrom)!;
        expect(ofScore.level).toBe(levelOf(theta));
      }),
    );
  });

  test("beyond what a test can tell apart has the test's outermost level", () => {
    const junior = ["A1", "A2", "B1"] as const;
    const oet = ["B1", "B2", "C1"] as const;
    expect([-5, -2, -0.5, 0.5, 5].map((theta) => levelOf(theta, junior))).toEqual([
      "A1",
      "A2",
      "B1",
      "B1",
      "B1",
    ]);
    expect([-5, -0.5, 0.5, 1.5, 5].map((theta) => levelOf(theta, oet))).toEqual([
      "B1",
      "B1",
      "B2",
      "C1",
      "C1",
    ]);
  });
});

describe("the bands", () => {
  test("are of equal width, side by side, centred on 0, one for each level", () => {
    expect(cefrBands.map((band) => band.level)).toEqual([...cefrLevels]);
    cefrBands.forEach((band, index) => {
      expect(band.to - band.from).toBeCloseTo(bandWidth, 9);
      if (index > 0) expect(band.from).toBe(cefrBands[index - 1]!.to);
    });
    expect(cefrBands[0]!.from).toBe(-cefrBands[5]!.to);
  });

  test.each(cefrLevels)("have the middle of %s inside it", (level) => {
    const { low, high } = rangeOf(level);
    expect(levelOf(centreOf(level))).toBe(level);
    expect(centreOf(level)).toBeGreaterThan(low);
    expect(centreOf(level)).toBeLessThan(high);
  });
});

test("an interval is said by the names of both its ends", () => {
  expect(describeInterval({ low: -1.5, high: -0.2 })).toEqual({ low: "A2+", high: "B1+" });
  expect(describeInterval({ low: -9, high: 9 })).toEqual({ low: "A1", high: "C2" });
});
