import type { CefrLevel } from "@saywell/cefr";
import { defaultStopRules, type StopRules } from "./decide-stop";
import type { Prior } from "./posterior";
import type { SelectionRules } from "./select-next-item";
import { centreOf } from "./cefr";
import { quickTest, testFacts, type TestLength, type TestSkill, type TestType } from "./test-facts";

/** What one of the product's tests is made of. */
export interface TestPlan {
  readonly levels: readonly CefrLevel[];
  readonly questionLimit: number;
  readonly minutes: number;
  /** What is believed of who takes it before the first answer. */
  readonly prior: Prior;
  readonly selection: SelectionRules & { readonly shares: Readonly<Record<TestSkill, number>> };
  readonly minimumQuestions: number;
}

/** A written answer takes as long as five choices, so there are few of them. */
const shares = { grammar: 0.25, vocabulary: 0.25, reading: 0.22, listening: 0.23, writing: 0.05 };
/**
 * In five minutes nobody writes a text, and one text to read and one recording are enough: two
 * questions on each, beside four of grammar and four of vocabulary.
 */
const quickShares = {
  grammar: 1 / 3,
  vocabulary: 1 / 3,
  reading: 1 / 6,
  listening: 1 / 6,
  writing: 0,
};

/** Two questions that most people can do come first, of the lowest level where a test begins higher. */
const openingOf = (levels: readonly CefrLevel[]) => ({
  ability: centreOf(levels.includes("A2") ? "A2" : levels[0]!),
  sd: 0.5,
  questions: 2,
});

/** Who is expected to take each, in units of ability. Our own guess until people have. */
const priors: Readonly<Record<TestType, Prior>> = {
  junior: { mean: -1.65, sd: 1.1 },
  adult: { mean: 0, sd: 1.3 },
  oet: { mean: 0.55, sd: 1 },
};

/**
 * The tests as data. A population's middle lies in the middle of its test's levels; its spread
 * fills them.
 */
export const testPlans: Readonly<Record<TestType, TestPlan>> = {
  junior: planOf("junior", "exact"),
  adult: planOf("adult", "exact"),
  oet: planOf("oet", "exact"),
};

/** The same tests as a first idea: fewer questions of the same bank, measured on the same scale. */
export const quickPlans: Readonly<Record<TestType, TestPlan>> = {
  junior: planOf("junior", "quick"),
  adult: planOf("adult", "quick"),
  oet: planOf("oet", "quick"),
};

function planOf(testType: TestType, length: TestLength): TestPlan {
  const { levels, ...facts } = testFacts[testType];
  const { questions, minutes } = length === "quick" ? quickTest : facts;
  return {
    levels,
    questionLimit: questions,
    minutes,
    prior: priors[testType],
    selection: {
      shares: length === "quick" ? quickShares : shares,
      keepPassageTogether: length === "quick" ? 0.3 : 0.5,
      ...(length === "quick" && { mostOfPassage: 2 }),
      nearBest: 0.9,
      opening: openingOf(levels),
    },
    minimumQuestions: 8,
  };
}

/** Skills answered by choosing or by a word; each is asked before a test may end early. */
const closedSkills: readonly TestSkill[] = ["grammar", "vocabulary", "reading", "listening"];

/** When a session of this plan may and must end. `timeLimitSeconds` is null without a clock. */
export const stopRulesOf = (plan: TestPlan, timeLimitSeconds: number | null): StopRules => ({
  ...defaultStopRules,
  minimumQuestions: plan.minimumQuestions,
  skillsNeeded: closedSkills,
  questionLimit: plan.questionLimit,
  timeLimitSeconds,
  levels: plan.levels,
});
