import {
  estimate,
  intervalWidening,
  type Item,
  levelChances,
  levelOf,
  prepareBank,
  quickPlans,
  quickTest,
  randomFrom,
  stopRulesOf,
  surenessOf,
  testSkills,
  type TestState,
  type TestType,
  testTypes,
} from "@saywell/adaptive-test";
import {
  drawLearner,
  drawTrueParameters,
  type Learner,
  runStudy,
  type StudyResult,
} from "@saywell/adaptive-test/simulation";
import { rankOf } from "@saywell/cefr";
import { secondsFor } from "./answering-time";
import { crowd, skillSpread } from "./crowd";
import { fixed, percent, table } from "./markdown";
import { shippedItems } from "./shipped-bank";

const truthDraws = 6;

interface Said {
  inTen: number;
  isRight: boolean;
  isHeld: boolean;
  weight: number;
}

/** What the quick test tells: how near its level is, and whether it is as sure as it says. */
export function studyQuick(learners: number): string {
  const found = testTypes.map((testType) => studyType(testType, learners));
  const said = found.flatMap((each) => each.said);
  return `## The quick test

${quickTest.questions} questions at most, of four skills, none of writing; the same bank, scale and people as above, and the same draws of what the items truly are. It begins with two questions near A2 (of the OET test near B1, its lowest level), like the exact test.

${table(
  [
    "test",
    "questions",
    "standard error",
    "exact level",
    "within one",
    "mean absolute error",
    "covered by its 95 % interval",
    "highest exposure",
    "minutes: usual",
    "nine in ten within",
  ],
  found.map(({ row }) => row),
)}

The mean absolute error is in units of ability, of which a level is 1.1 wide. Minutes are reckoned from the words of the questions asked (140 words a minute to read, recordings heard once, 8 seconds to answer). Nobody has been timed.

Does the result say truly how sure it is? It names a chance in ten for its level, and neighbouring levels that should hold the true one nine times of ten:

${table(
  ["it says", "of all results", "the level is right", "the range holds it"],
  [...new Set(said.map(({ inTen }) => inTen))]
    .toSorted((x, y) => x - y)
    .map((inTen) =>
      calibrationRow(
        `${inTen} in 10`,
        said.filter((one) => one.inTen === inTen),
        said,
      ),
    )
    .concat([calibrationRow("all", said, said)]),
)}
`;
}

const weightOf = (among: readonly Said[], of: (said: Said) => boolean = () => true): number =>
  among.reduce((sum, said) => sum + (of(said) ? said.weight : 0), 0);

const calibrationRow = (name: string, among: readonly Said[], all: readonly Said[]): string[] => [
  name,
  percent(weightOf(among) / weightOf(all)),
  percent(weightOf(among, ({ isRight }) => isRight) / weightOf(among)),
  percent(weightOf(among, ({ isHeld }) => isHeld) / weightOf(among)),
];

function studyType(testType: TestType, count: number): { row: string[]; said: Said[] } {
  const plan = quickPlans[testType];
  const { prior, selection, levels } = plan;
  const items = shippedItems(testType);
  const bank = prepareBank(items);
  const truths = Array.from({ length: truthDraws }, (_, draw) => {
    const strangers = randomFrom(`truth of ${testType}, draw ${draw}`);
    return new Map(items.map((item) => [item.id, drawTrueParameters(item, strangers)]));
  });
  const said: Said[] = [];
  const seconds: number[] = [];
  let absolute = 0;
  const kinds = crowd.map(([style, , inHundred]): StudyResult & { weight: number } => {
    const people = randomFrom(`${style} people`);
    const learners = Array.from({ length: count }, () =>
      drawLearner(people, {
        population: prior,
        style,
        skills: testSkills,
        skillSpread: skillSpread(plan),
      }),
    );
    const weight = inHundred / 100;
    const each = (state: TestState, asked: readonly Item[], { ability }: Learner) => {
      const { ability: estimated } = estimate(state.posterior);
      const level = levelOf(estimated, levels);
      const truth = levelOf(ability, levels);
      const chances = levelChances(state.posterior, levels, intervalWidening(state, plan));
      const { inTen, low, high } = surenessOf(chances, level);
      const isHeld = rankOf(low) <= rankOf(truth) && rankOf(truth) <= rankOf(high);
      said.push({ inTen, isRight: level === truth, isHeld, weight });
      absolute += (weight * Math.abs(estimated - ability)) / count;
      seconds.push(secondsFor(asked.map(({ id }) => id)));
    };
    const shown = runStudy(
      { bank, prior, selection, stop: stopRulesOf(plan, null) },
      learners,
      randomFrom("answers"),
      { maxExposure: 0.25, truths, levels, widening: (state) => intervalWidening(state, plan) },
      ({ state, items: asked }, learner) => each(state, asked, learner),
    );
    return { ...shown, weight };
  });
  const overCrowd = (of: (kind: StudyResult) => number) =>
    kinds.reduce((sum, kind) => sum + kind.weight * of(kind), 0);
  const inOrder = seconds.toSorted((x, y) => x - y);
  const secondsAt = (share: number) => inOrder[Math.floor(share * (inOrder.length - 1))]!;
  const row = [
    testType,
    fixed(
      overCrowd(({ meanItems }) => meanItems),
      1,
    ),
    fixed(overCrowd(({ meanStandardError }) => meanStandardError)),
    percent(overCrowd(({ exactLevel }) => exactLevel)),
    percent(overCrowd(({ withinOneLevel }) => withinOneLevel)),
    fixed(absolute),
    percent(overCrowd(({ covered95 }) => covered95)),
    fixed(Math.max(...kinds.map(({ maxExposure }) => maxExposure))),
    fixed(secondsAt(0.5) / 60, 1),
    fixed(secondsAt(0.9) / 60, 1),
  ];
  return { row, said };
}
