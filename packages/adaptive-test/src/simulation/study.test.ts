import { cefrLevels } from "@saywell/cefr";
import { describe, expect, test } from "vitest";
import { prepareBank } from "../bank";
import { defaultStopRules, type StopRules } from "../decide-stop";
import { startingParameters } from "../expert-parameters";
import type { Item } from "../item";
import { defaultPrior, estimate } from "../posterior";
import { randomFrom } from "../random";
import { drawLearner } from "./learner";
import { runAdaptiveTest, type SimulatedTest } from "./run-adaptive-test";
import { runStudy } from "./study";
import { drawTrueParameters, makeSyntheticBank } from "./synthetic-bank";

const shares = { grammar: 0.25, vocabulary: 0.25, reading: 0.2, listening: 0.2, writing: 0.1 };
const stop: StopRules = {
  ...defaultStopRules,
  skillsNeeded: ["grammar", "vocabulary", "reading", "listening"],
  questionLimit: 40,
  timeLimitSeconds: null,
};
const known: SimulatedTest = {
  bank: prepareBank(makeSyntheticBank(randomFrom("bank"))),
  prior: defaultPrior,
  selection: { shares },
  stop,
};
const learnersOf = (count: number, seed: string, style?: "guesser" | "careless" | "weak-skill") => {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () =>
    drawLearner(random, { population: defaultPrior, style, skills: Object.keys(shares) }),
  );
};

describe("with known items", () => {
  const study = runStudy(known, learnersOf(400, "learners"), randomFrom("run"), {
    maxExposure: 0.25,
  });

  test("the test is reliable, mostly right about the level, and never far off", () => {
    expect(study.reliability).toBeGreaterThan(0.93);
    expect(study.exactLevel).toBeGreaterThan(0.72);
    expect(study.withinOneLevel).toBeGreaterThan(0.99);
    expect(Math.abs(study.bias)).toBeLessThan(0.05);
  });

  test("most people need fewer than 25 items to a standard error of 0.30", () => {
    expect(study.meanItems).toBeLessThan(25);
    expect(study.shareByReason["precise-enough"]).toBeGreaterThan(0.9);
  });

  test("no item is seen by more than a quarter of people", () => {
    expect(study.maxExposure).toBeLessThanOrEqual(0.25);
  });

  test("the skills have their shares", () => {
    for (const [skill, share] of Object.entries(shares)) {
      expect(Math.abs(study.shareBySkill[skill]! - share)).toBeLessThan(0.03);
    }
  });

  test("the 95 % interval covers the truth about as often as it says", () => {
    expect(study.covered95).toBeGreaterThan(0.92);
    expect(study.covered95).toBeLessThan(0.98);
  });
});

test("a study is the same for the same seeds", () => {
  const run = (seed: string) =>
    runStudy(known, learnersOf(20, "same"), randomFrom(seed), { maxExposure: 0.25 });
  expect(run("x")).toEqual(run("x"));
  expect(run("x")).not.toEqual(run("y"));
});

test("choosing by information measures better than choosing by chance", () => {
  const ten = { ...known, stop: { ...stop, questionLimit: 10, minimumQuestions: 11 } };
  const rmse = (criterion: "information" | "random") =>
    runStudy({ ...ten, selection: { criterion } }, learnersOf(150, "ten"), randomFrom("run"), {
      maxExposure: null,
    }).rmse;
  expect(rmse("information")).toBeLessThan(0.7 * rmse("random"));
});

describe("with items that nobody has answered yet", () => {
  const believed = cefrLevels.flatMap((level) =>
    Object.keys(shares).flatMap((skill) =>
      Array.from({ length: 15 }, (_, n) => ({
        ...startingParameters({ level, type: "multiple_choice", optionCount: 4 }),
        id: `${skill}-${level}-${n}`,
        skill,
        level,
      })),
    ),
  );
  const random = randomFrom("truth");
  const truth = new Map(believed.map((item) => [item.id, drawTrueParameters(item, random)]));
  const covered = (bank: readonly Item[]) =>
    runStudy(
      { bank: prepareBank(bank), truth, prior: defaultPrior, selection: { shares }, stop },
      learnersOf(200, "uncalibrated"),
      randomFrom("run"),
      { maxExposure: null },
    );

  test("the interval is honest when the items carry their uncertainty, and narrower than it should be without", () => {
    const honest = covered(believed);
    const proud = covered(believed.map((item) => ({ ...item, uncertainty: undefined })));
    expect(honest.covered95).toBeGreaterThan(0.92);
    expect(proud.covered95).toBeLessThan(honest.covered95);
    expect(proud.intervalWidth).toBeLessThan(honest.intervalWidth);
  });
});

describe("a learner", () => {
  const meanAbility = (style?: "guesser" | "careless" | "weak-skill") => {
    const random = randomFrom("style");
    const abilities = Array.from({ length: 60 }, () => {
      const learner = drawLearner(random, {
        population: defaultPrior,
        ability: 1.5,
        style,
        skills: Object.keys(shares),
      });
      return estimate(runAdaptiveTest(known, learner, random).state.posterior).ability;
    });
    return abilities.reduce((sum, ability) => sum + ability, 0) / abilities.length;
  };

  test("who answers as modelled is measured where they are", () => {
    expect(Math.abs(meanAbility() - 1.5)).toBeLessThan(0.15);
  });

  test.each(["guesser", "careless", "weak-skill"] as const)(
    "who is a %s shows less than they know",
    (style) => {
      expect(meanAbility(style)).toBeLessThan(1.4);
    },
  );
});
