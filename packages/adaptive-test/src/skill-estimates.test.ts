import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { defaultPrior, estimate } from "./posterior";
import { skillEstimates, skillMixVariance } from "./skill-estimates";
import { posteriorFrom } from "./testing/posterior-from";
import { slowSkillEstimate } from "./testing/slow-reference";

const given = (skill: string, scores: readonly number[], b = 0) =>
  scores.map((score, index) => ({
    item: { a: 1.2, b: b + index * 0.3 - 0.5, c: 0.2, skill },
    score,
  }));

describe("a skill's estimate", () => {
  test.each([
    [given("reading", [1, 1, 1, 0]), given("grammar", [0, 0, 1, 0, 0])],
    [given("reading", []), given("grammar", [1, 1, 1, 1, 0, 1])],
    [given("reading", [0, 0, 0], -2), given("grammar", [1, 1, 0.4, 1], 1)],
  ])(
    "agrees with the slow sum over general ability and both skills, case %#",
    (reading, grammar) => {
      const answers = [...reading, ...grammar];
      const fast = skillEstimates(answers, ["reading", "grammar"], defaultPrior, 0.8);
      for (const pair of [
        ["reading", "grammar"],
        ["grammar", "reading"],
      ] as const) {
        const slow = slowSkillEstimate(answers, pair, { sd: 1.3, correlation: 0.8 });
        expect(Math.abs(fast[pair[0]]!.ability - slow.ability)).toBeLessThan(0.01);
        expect(Math.abs(fast[pair[0]]!.standardError - slow.standardError)).toBeLessThan(0.01);
      }
    },
  );

  test("leans towards the other skills, the more the fewer answers it has of its own", () => {
    const strong = given("grammar", [1, 1, 1, 1, 1, 1, 1, 1, 1, 1], 1);
    const few = skillEstimates([...strong, ...given("reading", [0])], ["reading"], defaultPrior);
    const many = skillEstimates(
      [...strong, ...given("reading", [0, 0, 0, 0, 0, 0, 0, 0])],
      ["reading"],
      defaultPrior,
    );
    const alone = estimate(posteriorFrom(defaultPrior, given("reading", [0])));
    expect(few["reading"]!.ability).toBeGreaterThan(alone.ability);
    expect(many["reading"]!.ability).toBeLessThan(few["reading"]!.ability - 0.5);
    expect(many["reading"]!.standardError).toBeLessThan(few["reading"]!.standardError);
    expect([few["reading"]!.answers, many["reading"]!.answers]).toEqual([1, 8]);
  });

  test("of one that was not tested is less sure than of those that were, and surer than nothing", () => {
    const answers = given("grammar", [1, 0, 1, 1, 0, 1, 1, 0, 1, 1]);
    const { grammar, writing } = skillEstimates(answers, ["grammar", "writing"], defaultPrior);
    expect(writing!.answers).toBe(0);
    expect(writing!.standardError).toBeGreaterThan(grammar!.standardError);
    expect(writing!.standardError).toBeLessThan(1.3);
  });

  test("is the plain estimate when skills are as good as the same ability", () => {
    const answers = [...given("reading", [1, 0, 1]), ...given("grammar", [0, 1, 1, 0])];
    const { reading } = skillEstimates(answers, ["reading"], defaultPrior, 0.9999);
    const plain = estimate(posteriorFrom(defaultPrior, answers));
    expect(reading!.ability).toBeCloseTo(plain.ability, 2);
    expect(reading!.standardError).toBeCloseTo(plain.standardError, 2);
  });

  test("before any answer is the prior, in every skill", () => {
    const { reading } = skillEstimates([], ["reading"], { mean: 0.5, sd: 1 });
    expect(reading!.ability).toBeCloseTo(0.5, 4);
    expect(reading!.standardError).toBeCloseTo(1, 3);
  });

  test("never falls when a wrong answer in any skill becomes right", () => {
    const item = fc.record({
      skill: fc.constantFrom("reading", "grammar", "writing"),
      a: fc.double({ min: 0.4, max: 2, noNaN: true }),
      b: fc.double({ min: -3, max: 3, noNaN: true }),
      c: fc.constantFrom(0, 0.25),
    });
    const answers = fc.array(fc.record({ item, score: fc.constantFrom(0, 1) }), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(answers, fc.nat(), (all, pick) => {
        const at = pick % all.length;
        const withScore = (score: number) =>
          skillEstimates(
            all.map((answer, index) => (index === at ? { ...answer, score } : answer)),
            ["reading", "grammar"],
            defaultPrior,
          );
        const [wrong, right] = [withScore(0), withScore(1)];
        for (const skill of ["reading", "grammar"]) {
          expect(right[skill]!.ability).toBeGreaterThanOrEqual(wrong[skill]!.ability - 1e-9);
        }
      }),
      { numRuns: 40 },
    );
  });
});

test.each([
  [{}, 0],
  [{ grammar: 7 }, 0.19 * 1.69],
  [{ grammar: 5, reading: 5 }, (0.19 * 1.69) / 2],
  [{ grammar: 6, reading: 3, writing: 1 }, 0.19 * 1.69 * 0.46],
])(
  "answers %o leave general ability unsure by a variance of %d more",
  (answersBySkill, variance) => {
    expect(skillMixVariance(answersBySkill, defaultPrior)).toBeCloseTo(variance, 9);
  },
);
