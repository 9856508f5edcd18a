import { type CefrLevel, cefrLevels, rankOf } from "@saywell/cefr";
import { levelOf, rangeOf } from "./cefr";
import { estimate, massBetween } from "./posterior";
import { enoughForFirstResult, type StopReason } from "./test-facts";
import type { TestState } from "./test-state";

/** Why the rules end a test, or let it end. */
export type StopRuleReason =
  | Exclude<StopReason, "finished-early" | "too-few-answers">
  | "items-exhausted";

export interface StopRules {
  /** A standard error at or below this is precise enough, in units of ability. */
  readonly standardError: number;
  /** The level is certain when its band holds this share of the posterior. */
  readonly levelCertainty: number;
  /** Answers before either of those counts. */
  readonly minimumQuestions: number;
  /** Skills that each need an answer before either of those counts. */
  readonly skillsNeeded: readonly string[];
  readonly questionLimit: number;
  /** Null for practice without a clock. */
  readonly timeLimitSeconds: number | null;
  /** Levels that the test can tell apart; the outermost have no outer end. */
  readonly levels?: readonly CefrLevel[] | undefined;
}

export const defaultStopRules = {
  standardError: 0.3,
  levelCertainty: 0.95,
  minimumQuestions: 8,
} as const satisfies Partial<StopRules>;

export interface StopDecision {
  /** Enough is known: the person may finish now or go on. Also true when the test must stop. */
  readonly mayFinish: boolean;
  readonly mustStop: boolean;
  /**
   * Why it must stop or else why it may; null while it can do neither. A test that was precise
   * enough and yet went on to a limit ended because of the limit.
   */
  readonly reason: StopRuleReason | null;
}

/**
 * Whether a test may or must end. `secondsUsed` is by the server's clock; `itemsLeft` is false when
 * the bank has no further item.
 */
export function decideStop(
  state: TestState,
  rules: StopRules,
  { secondsUsed, itemsLeft = true }: { readonly secondsUsed: number; readonly itemsLeft?: boolean },
): StopDecision {
  const asked = state.answers.length;
  const must = (reason: StopRuleReason): StopDecision => ({
    mayFinish: true,
    mustStop: true,
    reason,
  });
  const may = (reason: StopRuleReason): StopDecision => ({
    mayFinish: true,
    mustStop: false,
    reason,
  });
  if (rules.timeLimitSeconds !== null && secondsUsed >= rules.timeLimitSeconds) {
    return must("time-limit");
  }
  if (asked >= rules.questionLimit) return must("question-limit");
  if (!itemsLeft) return must("items-exhausted");

  const enoughAsked =
    asked >= rules.minimumQuestions &&
    rules.skillsNeeded.every((skill) => (state.answersBySkill[skill] ?? 0) > 0);
  if (enoughAsked) {
    if (estimate(state.posterior).standardError <= rules.standardError) {
      return may("precise-enough");
    }
    if (certaintyOfLevel(state, rules) >= rules.levelCertainty) return may("level-certain");
  }
  return { mayFinish: false, mustStop: false, reason: null };
}

/**
 * Whether a test that ends here may tell what its answers came to: when it may finish, after enough
 * answers for a first result, or when its time is over and so many are given as a test needs at least.
 * The result of a shorter one would tell which of its few answers were right.
 */
export function tellsLevel(
  state: TestState,
  rules: StopRules,
  { isTimeUp }: { readonly isTimeUp: boolean },
): boolean {
  const enough = isTimeUp ? rules.minimumQuestions : enoughForFirstResult;
  return state.answers.length >= enough || decideStop(state, rules, { secondsUsed: 0 }).mayFinish;
}

/** The share of the posterior in the band of the estimated level, 0 to 1. */
export function certaintyOfLevel(
  state: TestState,
  { levels = cefrLevels }: Pick<StopRules, "levels">,
): number {
  const level = levelOf(estimate(state.posterior).ability, levels);
  const indexes = levels.map((one) => rankOf(one));
  const index = rankOf(level);
  const { low, high } = rangeOf(level);
  return massBetween(
    state.posterior,
    index === Math.min(...indexes) ? -Infinity : low,
    index === Math.max(...indexes) ? Infinity : high,
  );
}
