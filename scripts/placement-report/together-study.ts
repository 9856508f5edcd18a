import {
  centreOf,
  estimate,
  prepareBank,
  randomFrom,
  stopRulesOf,
  testPlans,
  testSkills,
  type TestType,
} from "@saywell/adaptive-test";
import { type ClassResult, drawLearner, runTogether } from "@saywell/adaptive-test/simulation";
import { fixed, table } from "./markdown";
import { shippedItems } from "./shipped-bank";

/** People of one level who take a test in classes, all at once; or, in classes of one, in turn. */
function run(testType: TestType, sizes: readonly number[], questions: number | null) {
  const plan = testPlans[testType];
  const bank = prepareBank(shippedItems(testType));
  const people = randomFrom(`classes of ${testType}`);
  const population = { mean: centreOf("B1"), sd: 0.4 };
  const classes = sizes.map((size) =>
    Array.from({ length: size }, () => drawLearner(people, { population, skills: testSkills })),
  );
  const rules = stopRulesOf(plan, null);
  const stop =
    questions === null
      ? rules
      : { ...rules, questionLimit: questions, minimumQuestions: questions + 1 };
  const { prior, selection } = plan;
  return runTogether({ bank, prior, selection, stop }, classes, randomFrom("together"));
}

const errorOf = ({ results }: ClassResult): number =>
  results.reduce((sum, { state }) => sum + estimate(state.posterior).standardError, 0) /
  results.length;

/** What exposure control does in the first hours of a test. */
export function studyTogether(): string {
  const fourClasses = [30, 30, 30, 30];
  const tests: [name: string, found: ClassResult[]][] = [
    ["adult, 20 questions each", run("adult", fourClasses, 20)],
    ["adult, to the end", run("adult", fourClasses, null)],
    ["junior, to the end", run("junior", fourClasses, null)],
    ["oet, to the end", run("oet", fourClasses, null)],
  ];
  const alone = run(
    "adult",
    Array.from({ length: 100 }, () => 1),
    null,
  );
  const at = [1, 4, 8, 12, 20, 50, 100];
  return `## When people take the test together

Four classes of 30, everybody near the middle of B1, one class after the other on a new server. In a class all begin before anybody answers, and everybody answers before anybody gets the next question. Items are counted when they are shown. The share is that of the most seen item.

${table(
  [
    "test",
    "among class 1",
    "after 2 classes",
    "after 3",
    "after 4",
    "highest in any class",
    "standard error, class 1",
    "class 4",
  ],
  tests.map(([name, found]) => [
    name,
    ...found.map(({ highestSoFar }) => fixed(highestSoFar)),
    fixed(Math.max(...found.map(({ highestInClass }) => highestInClass))),
    fixed(errorOf(found[0]!)),
    fixed(errorOf(found[3]!)),
  ]),
)}

The share after several classes is of all sessions so far; within a later class one item may be seen by more, as long as the whole stays within the limit.

The first hundred people at B1 who take the adult test one after the other:

${table(
  ["sessions so far", ...at.map(String)],
  [
    ["highest share", ...at.map((count) => fixed(alone[count - 1]!.highestSoFar))],
    ["standard error of the last", ...at.map((count) => fixed(errorOf(alone[count - 1]!)))],
  ],
)}

The limit holds from the twelfth session on. Before, three uses are allowed whatever their share: with one, the second person would be asked what the first one left.
`;
}
