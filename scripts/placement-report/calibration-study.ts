import {
  type CalibrationAnswer,
  type Item,
  prepareBank,
  randomFrom,
  recalibrate,
  stopRulesOf,
  testPlans,
  testSkills,
  withoutAnswer,
} from "@saywell/adaptive-test";
import {
  drawLearner,
  drawTrueParameters,
  runStudy,
  type StudyResult,
} from "@saywell/adaptive-test/simulation";
import { fixed, percent, table } from "./markdown";
import { shippedItems } from "./shipped-bank";

const plan = testPlans.adult;
const stop = stopRulesOf(plan, null);
const { prior, selection, levels } = plan;
const skillSpread = prior.sd * Math.sqrt(1 - 0.9 ** 2);

/** How precision grows as real answers move the items from the expert's guess to what they are. */
export function studyCalibration(learners: number): string {
  const expert = shippedItems("adult");
  const strangers = randomFrom("truth of the calibrated bank");
  const truth = new Map(expert.map((item) => [item.id, drawTrueParameters(item, strangers)]));
  const people = (count: number, seed: string) => {
    const random = randomFrom(seed);
    return Array.from({ length: count }, () =>
      drawLearner(random, { population: prior, skills: testSkills, skillSpread }),
    );
  };

  const answers = new Map<string, CalibrationAnswer[]>();
  let items: readonly Item[] = expert;
  let taken = 0;
  const rows: string[][] = [];
  for (const until of [0, 100, 500, 2000]) {
    if (until > taken) {
      const bank = prepareBank(items);
      // Who helps to calibrate goes on to the limit, as the test proposes.
      const test = { bank, truth, prior, selection, stop, untilLimit: true };
      const group = people(until - taken, `calibrators up to ${until}`);
      runStudy(test, group, randomFrom(`calibration ${until}`), { maxExposure: 0.25 }, (result) => {
        for (const [index, { itemId, score }] of result.state.answers.entries()) {
          const curve = bank.curves[bank.indexOf.get(itemId)!]!;
          const ability = withoutAnswer(result.state.posterior, curve, score);
          const known = answers.get(itemId) ?? [];
          answers.set(itemId, known);
          known.push({ ability, score });
          if (result.items[index]?.id !== itemId) throw new Error("answers out of order");
        }
      });
      taken = until;
      const byId = new Map(expert.map((item) => [item.id, item]));
      items = items.flatMap((item) => {
        const given = answers.get(item.id) ?? [];
        const { item: moved, misfits } = recalibrate(item, byId.get(item.id)!, given);
        return misfits ? [] : [moved];
      });
    }
    const test = { bank: prepareBank(items), truth, prior, selection, stop };
    const found = runStudy(test, people(learners, "evaluated"), randomFrom("evaluation"), {
      maxExposure: 0.25,
      levels,
    });
    rows.push(rowOf(until, expert.length - items.length, found));
  }
  return `## How precision grows with real answers

The adult test again, with items that truly differ from their starting parameters, after the answers of 100, 500 and 2,000 people have recalibrated it (each item moves only once it has 50 answers, its discrimination only from 200). ${learners} new learners are measured each time.

${table(
  [
    "people so far",
    "items withdrawn",
    "questions",
    "standard error",
    "root mean square error",
    "reliability",
    "exact level",
    "within one",
  ],
  rows,
)}
`;
}

const rowOf = (people: number, withdrawn: number, found: StudyResult): string[] => [
  `${people}`,
  `${withdrawn}`,
  fixed(found.meanItems, 1),
  fixed(found.meanStandardError),
  fixed(found.rmse, 3),
  fixed(found.reliability, 3),
  percent(found.exactLevel),
  percent(found.withinOneLevel),
];
