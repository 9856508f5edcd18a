import { createHash } from "node:crypto";
import {
  credibleInterval,
  fitOf,
  intervalWidening,
  prepareBank,
  randomFrom,
  recalibrate,
  skillWidening,
  stopRulesOf,
  testPlans,
  testSkills,
  testTypes,
} from "@saywell/adaptive-test";
import {
  drawLearner,
  drawTrueParameters,
  learnerStyles,
  runStudy,
  runTogether,
} from "@saywell/adaptive-test/simulation";
import { shippedItems } from "./shipped-bank";

/**
 * Short for how the engine and the shipped bank measure: a few learners of each kind through each
 * test. It changes when their tests, levels or intervals do, and then the report is no longer true.
 */
export function fingerprint(): string {
  const found = testTypes.map((testType) => {
    const plan = testPlans[testType];
    const { prior, selection, levels } = plan;
    const items = shippedItems(testType);
    const bank = prepareBank(items);
    const stop = stopRulesOf(plan, null);
    const random = randomFrom(`fingerprint of ${testType}`);
    const truth = new Map(items.map((item) => [item.id, drawTrueParameters(item, random)]));
    const learners = learnerStyles.flatMap((style) =>
      [1, 2].map(() =>
        drawLearner(random, { population: prior, style, skills: testSkills, skillSpread: 0.5 }),
      ),
    );
    const test = { bank, truth, prior, selection, stop };
    const asked: unknown[] = [];
    runStudy(test, learners, random, { maxExposure: 0.25, levels }, ({ state, reason }) => {
      const added = intervalWidening(state, plan);
      const { low, high } = credibleInterval(state.posterior, added);
      const { below, above } = skillWidening(state);
      const numbers = [low, high, fitOf(state) ?? 0, below, above];
      asked.push(
        reason,
        state.answers.map(({ itemId }) => itemId),
        numbers.map(rounded),
      );
    });
    const together = runTogether({ ...test, stop }, [learners, learners], random);
    const moved = recalibrate(
      items[0]!,
      items[0]!,
      Array.from({ length: 200 }, (_, n) => ({
        ability: { mean: n / 50 - 2, standardError: 0.4 },
        score: random() < n / 200 ? 1 : 0,
      })),
    );
    const shares = together.map(({ highestSoFar }) => rounded(highestSoFar));
    return [items.length, asked, shares, rounded(moved.item.a), rounded(moved.item.b)];
  });
  return createHash("sha256").update(JSON.stringify(found)).digest("hex").slice(0, 12);
}

/** What another machine's arithmetic may do differently does not count. */
const rounded = (value: number): number => Math.round(1000 * value) / 1000;
