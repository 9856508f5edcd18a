import { describe, expect, test } from "vitest";
import { prepareBank } from "./bank";
import { credibleInterval } from "./credible-interval";
import { startingParameters } from "./expert-parameters";
import { intervalWidening, skillWidening } from "./interval-widening";
import { randomFrom } from "./random";
import { drawLearner, type LearnerStyle } from "./simulation/learner";
import { runStudy } from "./simulation/study";
import { drawTrueParameters } from "./simulation/synthetic-bank";
import { skillEstimates } from "./skill-estimates";
import { testSkills } from "./test-facts";
import { stopRulesOf, testPlans } from "./test-plans";
import { recordAnswer, startTest } from "./test-state";

const plan = testPlans.adult;
const items = plan.levels.flatMap((level) =>
  testSkills.flatMap((skill) =>
    Array.from({ length: skill === "writing" ? 6 : 18 }, (_, n) => ({
      ...startingParameters({ level, type: "multiple_choice", optionCount: 4 }),
      id: `${skill}-${level}-${n}`,
      skill,
      level,
    })),
  ),
);
const bank = prepareBank(items);
const crowd: [LearnerStyle, number][] = [
  ["regular", 150],
  ["weak-skill", 20],
  ["careless", 20],
  ["guesser", 10],
];

describe("the interval that is shown", () => {
  const truths = [1, 2].map((draw) => {
    const random = randomFrom(`truth ${draw}`);
    return new Map(items.map((item) => [item.id, drawTrueParameters(item, random)]));
  });
  const people = randomFrom("crowd");
  const learners = [0, 1].flatMap(() =>
    crowd.flatMap(([style, count]) =>
      Array.from({ length: count }, () =>
        drawLearner(people, {
          population: plan.prior,
          style,
          skills: testSkills,
          skillSpread: plan.prior.sd * Math.sqrt(1 - 0.9 ** 2),
        }),
      ),
    ),
  );
  const skills = { asked: 0, covered: 0, bare: 0 };
  let bare = 0;
  const { prior, selection } = plan;
  const stop = stopRulesOf(plan, null);
  const options = {
    maxExposure: null,
    truths,
    widening: (state: Parameters<typeof intervalWidening>[0]) => intervalWidening(state, plan),
  };
  const study = runStudy(
    { bank, prior, selection, stop },
    learners,
    randomFrom("answers"),
    options,
    ({ state, items: asked }, { ability, skillDeviations }) => {
      const holds = ({ low, high }: { low: number; high: number }, truth: number) =>
        low <= truth && truth <= high ? 1 : 0;
      bare += holds(credibleInterval(state.posterior), ability);
      const answers = asked.map((item, index) => ({
        item,
        score: state.answers[index]!.score,
        curve: state.curves[index],
      }));
      const own = skillEstimates(answers, testSkills, prior);
      for (const skill of testSkills) {
        const { posterior, answers: count } = own[skill]!;
        if (count === 0) continue;
        const truth = ability + skillDeviations[skill]!;
        skills.asked += 1;
        skills.covered += holds(credibleInterval(posterior, skillWidening(state)), truth);
        skills.bare += holds(credibleInterval(posterior), truth);
      }
    },
  );

  test("holds the truth for 93 to 98 of 100 of a mixed crowd, and would not without widening", () => {
    expect(study.covered95).toBeGreaterThan(0.93);
    expect(study.covered95).toBeLessThan(0.985);
    expect(bare / learners.length).toBeLessThan(0.92);
  });

  test("does so for each skill, and would not without widening", () => {
    expect(skills.covered / skills.asked).toBeGreaterThan(0.93);
    expect(skills.covered / skills.asked).toBeLessThan(0.985);
    expect(skills.bare / skills.asked).toBeLessThan(0.94);
  });
});

describe("widening", () => {
  const answered = (score: (level: string, n: number) => number) =>
    items
      .filter(({ skill, id }) => skill === "grammar" && Number(id.split("-")[2]) < 6)
      .reduce(
        (state, item, n) => recordAnswer(state, item, score(item.level, n)),
        startTest(plan.prior),
      );
  const knows = (...levels: string[]) => answered((level) => (levels.includes(level) ? 1 : 0));
  const inOrder = knows("A1", "A2", "B1");
  const atRandom = knows("B2", "A2", "C2");

  test("is more where the answers do not fit together, for the level and for each skill", () => {
    expect(intervalWidening(atRandom, plan).above).toBeGreaterThan(
      intervalWidening(inOrder, plan).above + 0.2,
    );
    expect(skillWidening(atRandom).below).toBeGreaterThan(skillWidening(inOrder).below + 0.1);
  });

  test("at the ends goes away from the middle", () => {
    const low = intervalWidening(knows(), plan);
    const high = intervalWidening(knows(...plan.levels), plan);
    const middle = intervalWidening(inOrder, plan);
    expect(low.below).toBeGreaterThan(middle.below + 0.1);
    expect(high.above).toBeGreaterThan(middle.above + 0.1);
  });

  test("is there before any answer", () => {
    expect(intervalWidening(startTest(plan.prior), plan)).toEqual({ below: 0, above: 0.13 });
  });
});
