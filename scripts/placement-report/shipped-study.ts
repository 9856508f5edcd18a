import {
  credibleInterval,
  fitOf,
  intervalWidening,
  type ItemParameters,
  poorFit,
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
import type { CefrLevel } from "@saywell/cefr";
import { crowd, skillSpread } from "./crowd";
import { fixed, percent, table } from "./markdown";
import { shippedItems } from "./shipped-bank";
import { type SkillCover, skillCover } from "./skill-cover";

/** So often the items' true parameters are drawn; each draw is met by its part of the learners. */
const truthDraws = 6;

/** What a learner may believe before anybody's answers have calibrated the shipped items. */
export function studyShippedBank(learners: number): string {
  const parts = testTypes.map((testType) => studyTest(testType, learners));
  return `## What may a learner believe today?

The shipped bank as it starts: discrimination 1 for every item, difficulty in the middle of its level's band, guessing one over the number of options and 0 for typed answers. The items that answer are truly different: discrimination varied by 40 %, difficulty off by half a level, both as standard deviations. What the items truly are is drawn ${truthDraws} times for each test, and the same ${truthDraws} draws are met by every kind of learners: ${learners} learners of each kind take each test and finish as soon as they may, a ${truthDraws}th of them on each draw.

- *Skills that differ*: ability in each skill varies about the person's general ability as the model assumes (correlation 0.9).
- *One weak skill*: the same, and one skill, drawn by chance, 1.5 units (more than a level) lower.
- *Careless experts*: the same as the first, and one in ten of what they know answered wrong.
- *Guessers*: the same as the first, and every fifth question answered blindly.
- *Who says "I don't know"*: the same as the first, and never guesses: each time that they don't know they say so. It counts as not known; what they do know is still taken for luck as often as it would be in others, which makes their results a little low.

"Everybody" is a crowd of ${crowd.map(([, name, count]) => `${count} % ${name}`).join(", ")}. The interval on the results page is the posterior's, widened for skills that differ, towards the outer end of the scale, where the answers do not fit together (lz below 0), and upwards by a constant, because slips, guesses and a weak skill all hide ability. The constants are those with which it covers 93 to 97 % of that crowd. "Told" are those who read that their answers did not fit together well (lz below ${poorFit}).

${parts.join("\n")}`;
}

function studyTest(testType: TestType, count: number): string {
  const plan = testPlans[testType];
  const items = shippedItems(testType);
  const bank = prepareBank(items);
  const truths = Array.from({ length: truthDraws }, (_, draw) => {
    const strangers = randomFrom(`truth of ${testType}, draw ${draw}`);
    return new Map(items.map((item) => [item.id, drawTrueParameters(item, strangers)]));
  });
  const test = { plan, bank, truths };
  const asModelled = studyKind({ ...test, truths: [] }, "regular", 0, count);
  const kinds = crowd.map(([style, name, inHundred]) => ({
    name,
    weight: inHundred / 100,
    ...studyKind(test, style, skillSpread(plan), count),
  }));
  const early = [12, 20].map((questions) =>
    rowOf(
      `skills that differ, ended after ${questions}`,
      studyKind(test, "regular", skillSpread(plan), count, questions),
    ),
  );
  const declines = studyKind(test, "declines", skillSpread(plan), count);
  const { opening: _easy, ...fromTheMiddle } = plan.selection;
  const inMiddle = { ...test, plan: { ...plan, selection: fromTheMiddle } };
  const begunInMiddle = studyKind(inMiddle, "regular", skillSpread(plan), count);
  const overCrowd = (of: (measured: Measured) => number) =>
    kinds.reduce((sum, kind) => sum + kind.weight * of(kind), 0);
  const covered = overCrowd(({ shown }) => shown.covered95);
  const ofSkills = overCrowd(({ skills }) => skills.all);
  const isHonest = (share: number) => share >= 0.93 && share <= 0.97;
  const holds = (share: number) => (isHonest(share) ? "holds" : "**does not hold**");
  const everybody = [
    "**everybody**",
    "",
    "",
    "",
    percent(overCrowd(({ shown }) => shown.exactLevel)),
    percent(overCrowd(({ shown }) => shown.withinOneLevel)),
    percent(overCrowd(({ bareCover }) => bareCover)),
    `**${percent(covered)}**`,
    fixed(overCrowd(({ shown }) => shown.intervalWidth)),
    percent(overCrowd(({ told }) => told)),
  ];
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
    "told",
  ],
  [
    rowOf("exactly as modelled, for comparison", asModelled),
    ...kinds.map((kind) => rowOf(kind.name, kind)),
    everybody,
    rowOf('who says "I don\'t know"', declines),
    rowOf("skills that differ, without the easy opening", begunInMiddle),
    ...early,
  ],
)}

Every test begins with two questions near A2 (the OET test near B1); the row without shows what that costs. The mean error of those who say "I don't know" is ${fixed(declines.shown.bias)}, of those who guess where they don't know ${fixed(kinds[0]!.shown.bias)}. The last two rows are people who end the test early by their own wish. The interval that is shown ${holds(covered)} the truth in 93 to 97 % of cases over everybody.

How often it covers, by true level (the number of learners of all kinds in brackets):

${table(
  ["who", ...plan.levels],
  [
    ...kinds.map(({ name, shown }) => [name, ...plan.levels.map((level) => coverAt(shown, level))]),
    ["**everybody**", ...plan.levels.map((level) => coverOfCrowd(kinds, level))],
  ],
)}

The five skills, each with its own interval:

${table(
  ["who", ...testSkills, "all", "width"],
  [
    ...kinds.flatMap(({ name, skills }) => skillRows(name, skills)),
    [
      "**everybody**",
      ...testSkills.map((skill) => percent(overCrowd(({ skills }) => skills.bySkill[skill]!))),
      `**${percent(ofSkills)}**`,
      fixed(overCrowd(({ skills }) => skills.width)),
    ],
  ],
)}

The interval of a skill ${holds(ofSkills)} the truth in 93 to 97 % of cases over everybody and all skills.
`;
}

function coverAt({ byLevel }: StudyResult, level: CefrLevel): string {
  const found = byLevel.find((row) => row.level === level);
  return found === undefined ? "" : percent(found.covered95);
}

function coverOfCrowd(kinds: readonly (Measured & { weight: number })[], level: CefrLevel): string {
  let covered = 0;
  let weights = 0;
  let learners = 0;
  for (const { weight, shown } of kinds) {
    const found = shown.byLevel.find((row) => row.level === level);
    if (found === undefined) continue;
    covered += weight * found.learners * found.covered95;
    weights += weight * found.learners;
    learners += found.learners;
  }
  return `${percent(covered / weights)} (${learners})`;
}

const skillRows = (name: string, { bySkill, all, width, weak, others }: SkillCover): string[][] => {
  const row = [name, ...testSkills.map((skill) => percent(bySkill[skill]!)), percent(all)];
  const blank = testSkills.map(() => "");
  if (weak === null || others === null) return [[...row, fixed(width)]];
  return [
    [...row, fixed(width)],
    ["— the weak skill alone", ...blank, percent(weak), ""],
    ["— the other four", ...blank, percent(others), ""],
  ];
};

interface Test {
  plan: TestPlan;
  bank: PreparedBank;
  truths: readonly ReadonlyMap<string, ItemParameters>[];
}

interface Measured {
  shown: StudyResult;
  skills: SkillCover;
  /** The share whose truth the posterior's own interval covers, before widening. */
  bareCover: number;
  /** The share who are told that their answers do not fit together. */
  told: number;
}

/** One kind of people taking the test, to its own end or to a number of questions. */
function studyKind(
  { plan, bank, truths }: Test,
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
  let told = 0;
  const skills = skillCover(plan);
  const shown = runStudy(
    { bank, prior, selection, stop },
    learners,
    randomFrom("answers"),
    { maxExposure: 0.25, truths, levels, widening: (state) => intervalWidening(state, plan) },
    ({ state, items }, learner) => {
      const { low, high } = credibleInterval(state.posterior);
      if (low <= learner.ability && learner.ability <= high) covered += 1;
      if ((fitOf(state) ?? 0) < poorFit) told += 1;
      skills.add(state, items, learner);
    },
  );
  return { shown, skills: skills.result(), bareCover: covered / count, told: told / count };
}

const rowOf = (name: string, { shown, bareCover, told }: Measured): string[] => [
  name,
  fixed(shown.meanItems, 1),
  fixed(shown.meanStandardError),
  fixed(shown.reliability, 3),
  percent(shown.exactLevel),
  percent(shown.withinOneLevel),
  percent(bareCover),
  percent(shown.covered95),
  fixed(shown.intervalWidth),
  percent(told),
];
