import { type CefrLevel, cefrLevels, rankOf } from "@saywell/cefr";
import { levelOf } from "../cefr";
import { type AddedVariance, credibleInterval } from "../credible-interval";
import {
  drawIneligible,
  type ExposureState,
  exposureRate,
  startExposure,
  updateExposure,
} from "../exposure";
import type { ItemParameters } from "../item";
import { estimate } from "../posterior";
import type { Random } from "../random";
import type { TestState } from "../test-state";
import type { Learner } from "./learner";
import { runAdaptiveTest, type SimulatedResult, type SimulatedTest } from "./run-adaptive-test";

export interface StudyOptions {
  /** Highest share of sessions for an item; null for no exposure control. */
  readonly maxExposure: number | null;
  /** The variance by which each result's interval is widened. */
  readonly widening?: ((state: TestState) => AddedVariance) | undefined;
  /** What items are really like, drawn several times: as many learners meet the one as the other. */
  readonly truths?: readonly ReadonlyMap<string, ItemParameters>[] | undefined;
  /** Levels that the test can tell apart. */
  readonly levels?: readonly CefrLevel[] | undefined;
}

export interface StudyResult {
  readonly learners: number;
  readonly meanItems: number;
  /** Squared correlation of true and estimated ability. */
  readonly reliability: number;
  /** Root mean square error, and mean error, of ability. */
  readonly rmse: number;
  readonly bias: number;
  readonly meanStandardError: number;
  /** Shares of learners, 0 to 1. */
  readonly exactLevel: number;
  readonly withinOneLevel: number;
  readonly covered95: number;
  /** Mean width of the 95 % interval. */
  readonly intervalWidth: number;
  readonly maxExposure: number;
  /** Share of the bank that was used at all. */
  readonly bankUsed: number;
  /** Expected share of items in common between two learners' tests (Chen, Ankenmann & Spray 2003). */
  readonly overlap: number;
  readonly shareBySkill: Readonly<Record<string, number>>;
  readonly shareByReason: Readonly<Record<string, number>>;
  readonly byLevel: readonly LevelResult[];
}

export interface LevelResult {
  readonly level: CefrLevel;
  readonly learners: number;
  readonly bias: number;
  readonly rmse: number;
  readonly meanItems: number;
  readonly exactLevel: number;
  readonly covered95: number;
}

interface Outcome {
  readonly truth: number;
  readonly estimated: number;
  readonly standardError: number;
  readonly items: number;
  readonly covered: boolean;
  readonly width: number;
  readonly levelError: number;
  readonly level: CefrLevel;
}

/**
 * Runs learners through a test one after the other, as they would come to the server, so that
 * exposure control learns as it goes, and measures against their true abilities. `each` sees every
 * result, for whoever wants more of it.
 */
export function runStudy(
  test: SimulatedTest,
  learners: readonly Learner[],
  random: Random,
  options: StudyOptions,
  each: (result: SimulatedResult, learner: Learner) => void = () => {},
): StudyResult {
  let exposure: ExposureState = startExposure(options.maxExposure ?? 1);
  const outcomes: Outcome[] = [];
  const bySkill = new Map<string, number>();
  const byReason = new Map<string, number>();
  const { truths } = options;
  for (const [index, learner] of learners.entries()) {
    const truth = truths?.[Math.floor((index * truths.length) / learners.length)] ?? test.truth;
    const ineligible =
      options.maxExposure === null ? new Set<string>() : drawIneligible(exposure, random);
    const result = runAdaptiveTest({ ...test, truth }, learner, random, { ineligible });
    exposure = updateExposure(exposure, {
      ineligible,
      administered: result.items.map((item) => item.id),
    });
    for (const item of result.items) count(bySkill, item.skill);
    count(byReason, result.reason);
    outcomes.push(outcomeOf(result, learner, options));
    each(result, learner);
  }

  const mean = (of: (outcome: Outcome) => number, among = outcomes) =>
    among.reduce((sum, outcome) => sum + of(outcome), 0) / among.length;
  const error = ({ estimated, truth }: Outcome) => estimated - truth;
  const meanItems = mean(({ items }) => items);
  const rates = test.bank.items.map((item) => exposureRate(exposure, item.id));
  return {
    learners: learners.length,
    meanItems,
    reliability: squaredCorrelation(outcomes),
    rmse: Math.sqrt(mean((outcome) => error(outcome) ** 2)),
    bias: mean(error),
    meanStandardError: mean(({ standardError }) => standardError),
    exactLevel: mean(({ levelError }) => (levelError === 0 ? 1 : 0)),
    withinOneLevel: mean(({ levelError }) => (levelError <= 1 ? 1 : 0)),
    covered95: mean(({ covered }) => (covered ? 1 : 0)),
    intervalWidth: mean(({ width }) => width),
    maxExposure: Math.max(...rates),
    bankUsed: rates.filter((rate) => rate > 0).length / rates.length,
    overlap: rates.reduce((sum, rate) => sum + rate * rate, 0) / meanItems,
    shareBySkill: shares(bySkill),
    shareByReason: shares(byReason),
    byLevel: cefrLevels.flatMap((level) => {
      const among = outcomes.filter((outcome) => outcome.level === level);
      if (among.length === 0) return [];
      return {
        level,
        learners: among.length,
        bias: mean(error, among),
        rmse: Math.sqrt(mean((outcome) => error(outcome) ** 2, among)),
        meanItems: mean(({ items }) => items, among),
        exactLevel: mean(({ levelError }) => (levelError === 0 ? 1 : 0), among),
        covered95: mean(({ covered }) => (covered ? 1 : 0), among),
      };
    }),
  };
}

function outcomeOf(
  { state, items }: SimulatedResult,
  { ability }: Learner,
  { levels = cefrLevels, widening }: StudyOptions,
): Outcome {
  const { ability: estimated, standardError } = estimate(state.posterior);
  const { low, high } = credibleInterval(state.posterior, widening?.(state));
  const level = levelOf(ability, levels);
  return {
    truth: ability,
    estimated,
    standardError,
    items: items.length,
    covered: low <= ability && ability <= high,
    width: high - low,
    level,
    levelError: Math.abs(rankOf(levelOf(estimated, levels)) - rankOf(level)),
  };
}

function squaredCorrelation(outcomes: readonly Outcome[]): number {
  const meanX = outcomes.reduce((sum, { truth }) => sum + truth, 0) / outcomes.length;
  const meanY = outcomes.reduce((sum, { estimated }) => sum + estimated, 0) / outcomes.length;
  let xy = 0;
  let xx = 0;
  let yy = 0;
  for (const { truth, estimated } of outcomes) {
    xy += (truth - meanX) * (estimated - meanY);
    xx += (truth - meanX) ** 2;
    yy += (estimated - meanY) ** 2;
  }
  return (xy * xy) / (xx * yy);
}

function count(counts: Map<string, number>, key: string) {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function shares(counts: ReadonlyMap<string, number>): Record<string, number> {
  const sum = [...counts.values()].reduce((x, y) => x + y, 0);
  return Object.fromEntries([...counts].map(([key, value]) => [key, value / sum]));
}
