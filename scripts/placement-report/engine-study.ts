import {
  defaultPrior,
  defaultStopRules,
  type PreparedBank,
  prepareBank,
  randomFrom,
  type SelectionRules,
  type StopRules,
  testSkills,
} from "@saywell/adaptive-test";
import {
  drawLearner,
  makeSyntheticBank,
  runStudy,
  type StudyResult,
} from "@saywell/adaptive-test/simulation";
import { fixed, percent, table } from "./markdown";

const shares = { grammar: 0.25, vocabulary: 0.25, reading: 0.2, listening: 0.2, writing: 0.1 };
const stop: StopRules = {
  ...defaultStopRules,
  skillsNeeded: ["grammar", "vocabulary", "reading", "listening"],
  questionLimit: 60,
  timeLimitSeconds: null,
};
const neverEarly = { standardError: 0, levelCertainty: 1.1 };
const exactly = (count: number): StopRules => ({ ...stop, ...neverEarly, questionLimit: count });
const precisionOnly = { ...stop, levelCertainty: 1.1 };

interface Variant {
  name: string;
  stop: StopRules;
  selection: SelectionRules;
  maxExposure: number | null;
}

/** The engine on a bank whose parameters are known, so that only the engine is judged. */
export function studyEngine(learners: number): string {
  const bank = prepareBank(makeSyntheticBank(randomFrom("synthetic bank")));
  const run = (variant: Variant) => [variant.name, study(bank, variant, learners)] as const;

  const full = { selection: { shares }, maxExposure: 0.25 };
  const [, main] = run({ name: "main", stop: { ...stop, minimumQuestions: 24 }, ...full });
  const [, plain] = run({ name: "plain", stop, ...full });
  const costs = [
    run({ name: "everything on", stop: precisionOnly, ...full }),
    run({ name: "no exposure control", stop: precisionOnly, ...full, maxExposure: null }),
    run({ name: "no content balance", stop: precisionOnly, ...full, selection: {} }),
    run({
      name: "maximum information alone",
      stop: precisionOnly,
      selection: {},
      maxExposure: null,
    }),
  ];
  const lengths = [10, 20].flatMap((count) => [
    run({ name: `${count}, this engine`, stop: exactly(count), ...full }),
    run({
      name: `${count}, maximum information alone`,
      stop: exactly(count),
      selection: {},
      maxExposure: null,
    }),
    run({
      name: `${count}, chosen by chance`,
      stop: exactly(count),
      selection: { criterion: "random" },
      maxExposure: null,
    }),
  ]);

  const goals: [string, string, string, boolean][] = [
    ["reliability", "at least 0.95", fixed(main.reliability, 3), main.reliability >= 0.95],
    ["questions on average", "at most 25", fixed(main.meanItems, 1), main.meanItems <= 25],
    ["exact CEFR level", "at least 78 %", percent(main.exactLevel), main.exactLevel >= 0.78],
    [
      "within one level",
      "at least 99.9 %",
      percent(main.withinOneLevel, 2),
      main.withinOneLevel >= 0.999,
    ],
    ["highest exposure", "at most 0.25", fixed(main.maxExposure, 3), main.maxExposure <= 0.25],
  ];

  return `## How good is the engine?

A synthetic bank of 800 items whose parameters the engine knows: 3PL with guessing 0.2, discrimination log-normal with mean 1.27 (spread of its logarithm 0.5), difficulty even over the scale. ${learners} learners of ability N(0, 1.3) take the test one after another, with exposure control and content balance on, up to a standard error of 0.30 or a certain level.

${table(
  ["what", "goal", "found", ""],
  goals.map(([what, goal, found, holds]) => [what, goal, found, holds ? "holds" : "**missed**"]),
)}

A standard error of exactly 0.30 among people whose abilities spread by 1.3 is a reliability of 0.947 by arithmetic, so the reliability goal is met by asking at least 24 questions. With the product's own minimum of ${stop.minimumQuestions} the same engine asks ${fixed(plain.meanItems, 1)} questions on average and reaches a reliability of ${fixed(plain.reliability, 3)}, the exact level for ${percent(plain.exactLevel)} and at most one level off for ${percent(plain.withinOneLevel, 2)}. Its 95 % interval covers the truth for ${percent(plain.covered95)} (${percent(main.covered95)} with 24).

### By level (at least 24 questions)

${table(
  [
    "true level",
    "learners",
    "bias",
    "root mean square error",
    "questions",
    "exact level",
    "covered",
  ],
  main.byLevel.map((row) => [
    row.level,
    `${row.learners}`,
    fixed(row.bias),
    fixed(row.rmse),
    fixed(row.meanItems, 1),
    percent(row.exactLevel),
    percent(row.covered95),
  ]),
)}

The estimate is drawn a little towards the middle at both ends, as any estimate with a prior is.

### What exposure control and content balance cost

Until a standard error of 0.30 and at least ${stop.minimumQuestions} questions, nothing else. Overlap is the share of questions that two people have in common.

${table(variantHead, costs.map(variantRow))}

### At a fixed number of questions

${table(variantHead, lengths.map(variantRow))}
`;
}

const variantHead = [
  "variant",
  "questions",
  "reliability",
  "root mean square error",
  "exact level",
  "highest exposure",
  "overlap",
];
const variantRow = ([name, result]: readonly [string, StudyResult]): string[] => [
  name,
  fixed(result.meanItems, 1),
  fixed(result.reliability, 3),
  fixed(result.rmse),
  percent(result.exactLevel),
  fixed(result.maxExposure),
  percent(result.overlap),
];

function study(bank: PreparedBank, variant: Variant, count: number): StudyResult {
  const people = randomFrom("learners of the synthetic bank");
  const learners = Array.from({ length: count }, () =>
    drawLearner(people, { population: defaultPrior, skills: testSkills }),
  );
  const { selection, stop, maxExposure } = variant;
  return runStudy({ bank, prior: defaultPrior, selection, stop }, learners, randomFrom("answers"), {
    maxExposure,
  });
}
