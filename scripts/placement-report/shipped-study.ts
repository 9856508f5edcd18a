import {
  credibleInterval,
  intervalWidening,
  type ItemParameters,
  type PreparedBank,
  prepareBank,
  randomFrom,
  stopRulesOf,
  type TestPlan,
  testPlans,
  testSkills,
  type TestType,
  testTypes,
} from "@saywell/adaptive-test";
import {
  drawLearner,
  drawTrueParameters,
  type Learner,
  type LearnerStyle,
  runStudy,
  type StudyResult,
} from "@saywell/adaptive-test/simulation";
import { fixed, percent, table } from "./markdown";
import { shippedItems } from "./shipped-bank";

/** Who takes the test in these simulations, and how many in a hundred. */
const crowd: [style: LearnerStyle, name: string, inHundred: number][] = [
  ["regular", "skills that differ", 75],
  ["weak-skill", "one weak skill", 10],
  ["careless", "careless experts", 10],
  ["guesser", "guessers", 5],
];
/** How far a person's skills lie from their general ability: the model's own correlation of 0.9. */
const skillSpread = (plan: TestPlan): number => plan.prior.sd * Math.sqrt(1 - 0.9 ** 2);

/** What a learner may believe before anybody's answers have calibrated the shipped items. */
export function studyShippedBank(learners: number): string {
  const parts = testTypes.map((testType) => studyTest(testType, learners));
  return `## What may a learner believe today?

The shipped bank as it starts: discrimination 1 for every item, difficulty in the middle of its level's band, guessing one over the number of options and 0 for typed answers. The items that answer are truly different: discrimination varied by 40 %, difficulty off by half a level (both as standard deviations, drawn anew for each test). ${learners} learners of each kind take each test and finish as soon as they may.

- *Skills that differ*: ability in each skill varies about the person's general ability as the model assumes (correlation 0.9).
- *One weak skill*: the same, and one skill, drawn by chance, 1.5 units (more than a level) lower.
- *Careless experts*: the same as the first, and one in ten of what they know answered wrong.
- *Guessers*: the same as the first, and every fifth question answered blindly.

"Everybody" is a crowd of ${crowd.map(([, name, count]) => `${count} % ${name}`).join(", ")}. The interval on the results page is the posterior's, widened for skills that differ and by a constant that makes it cover 93 to 97 % of that crowd.

${parts.join("\n")}`;
}

function studyTest(testType: TestType, count: number): string {
  const plan = testPlans[testType];
  const items = shippedItems(testType);
  const bank = prepareBank(items);
  const rows: string[][] = [];
  const crowdTotals = { covered: 0, bare: 0, exact: 0, within: 0 };
  const strangers = randomFrom(`truth of ${testType}`);
  const truth = new Map(items.map((item) => [item.id, drawTrueParameters(item, strangers)]));

  const asModelled = studyKind({ plan, bank, truth: new Map() }, "regular", 0, count);
  rows.push(rowOf("exactly as modelled, for comparison", asModelled));
  for (const [style, name, inHundred] of crowd) {
    const measured = studyKind({ plan, bank, truth }, style, skillSpread(plan), count);
    rows.push(rowOf(name, measured));
    crowdTotals.covered += (inHundred / 100) * measured.shown.covered95;
    crowdTotals.bare += (inHundred / 100) * measured.bareCover;
    crowdTotals.exact += (inHundred / 100) * measured.shown.exactLevel;
    crowdTotals.within += (inHundred / 100) * measured.shown.withinOneLevel;
  }
  rows.push([
    "**everybody**",
    "",
    "",
    "",
    percent(crowdTotals.exact),
    percent(crowdTotals.within),
    percent(crowdTotals.bare),
    `**${percent(crowdTotals.covered)}**`,
    "",
  ]);
  for (const questions of [12, 20]) {
    const name = `skills that differ, ended after ${questions}`;
    const test = { plan, bank, truth };
    rows.push(rowOf(name, studyKind(test, "regular", skillSpread(plan), count, questions)));
  }
  const holds = crowdTotals.covered >= 0.93 && crowdTotals.covered <= 0.97;
  return `### ${testType}: ${items.length} items, ${plan.questionLimit} questions at most

${table(
  [
    "who",
    "questions",
    "standard error",
    "reliability",
    "exact level",
    "within one",
    "covered, not widened",
    "covered, as shown",
    "width",
  ],
  rows,
)}

The last two rows are people who end the test early by their own wish. The interval that is shown ${holds ? "holds" : "**does not hold**"} the truth in 93 to 97 % of cases over everybody.
`;
}

interface Test {
  plan: TestPlan;
  bank: PreparedBank;
  truth: ReadonlyMap<string, ItemParameters>;
}

interface Measured {
  shown: StudyResult;
  /** The share whose truth the posterior's own interval covers, before widening. */
  bareCover: number;
}

/** One kind of people taking the test, to its own end or to a number of questions. */
function studyKind(
  { plan, bank, truth }: Test,
  style: LearnerStyle,
  spread: number,
  count: number,
  questions?: number,
): Measured {
  const people = randomFrom(`${style} people`);
  const learners = Array.from({ length: count }, (): Learner =>
    drawLearner(people, {
      population: plan.prior,
      style,
      skills: testSkills,
      skillSpread: spread,
    }),
  );
  const { prior, selection, levels } = plan;
  const rules = stopRulesOf(plan, null);
  const stop = questions === undefined ? rules : { ...rules, questionLimit: questions };
  let covered = 0;
  const shown = runStudy(
    { bank, truth, prior, selection, stop },
    learners,
    randomFrom("answers"),
    { maxExposure: 0.25, levels, widening: (state) => intervalWidening(state, plan) },
    ({ state }, { ability }) => {
      const { low, high } = credibleInterval(state.posterior);
      if (low <= ability && ability <= high) covered += 1;
    },
  );
  return { shown, bareCover: covered / count };
}

const rowOf = (name: string, { shown, bareCover }: Measured): string[] => [
  name,
  fixed(shown.meanItems, 1),
  fixed(shown.meanStandardError),
  fixed(shown.reliability, 3),
  percent(shown.exactLevel),
  percent(shown.withinOneLevel),
  percent(bareCover),
  percent(shown.covered95),
  fixed(shown.intervalWidth),
];
