import type { PreparedBank } from "../bank";
import { decideStop, type StopRuleReason, type StopRules } from "../decide-stop";
import type { Item, ItemParameters } from "../item";
import type { Prior } from "../posterior";
import type { Random } from "../random";
import { type SelectionRules, selectNextItem } from "../select-next-item";
import { recordAnswer, startTest, type TestState } from "../test-state";
import { answerItem, type Learner } from "./learner";

export interface SimulatedTest {
  readonly bank: PreparedBank;
  /** What items are really like, by id; as the bank believes where left out. */
  readonly truth?: ReadonlyMap<string, ItemParameters> | undefined;
  readonly prior: Prior;
  readonly selection: SelectionRules;
  readonly stop: StopRules;
  /** Go on to the limit instead of finishing when one may. */
  readonly untilLimit?: boolean | undefined;
}

export interface SimulatedResult {
  readonly state: TestState;
  readonly items: readonly Item[];
  readonly reason: StopRuleReason;
}

export interface SessionLimits {
  readonly ineligible?: ReadonlySet<string> | undefined;
  readonly excluded?: ReadonlySet<string> | undefined;
}

/** One learner's whole test. The clock stands still. */
export function runAdaptiveTest(
  test: SimulatedTest,
  learner: Learner,
  random: Random,
  limits: SessionLimits = {},
): SimulatedResult {
  const begun = beginAdaptiveTest(test, learner, random);
  for (;;) {
    const step = begun.step(limits);
    if (step !== "answered") return step;
  }
}

/** A test that goes on question by question, so that others can be at theirs meanwhile. */
export function beginAdaptiveTest(test: SimulatedTest, learner: Learner, random: Random) {
  let state = startTest(test.prior);
  const items: Item[] = [];
  return {
    /** The items so far, in the order shown. */
    items: items as readonly Item[],
    step(limits: SessionLimits): SimulatedResult | "answered" {
      const decision = decideStop(state, test.stop, { secondsUsed: 0 });
      if (decision.reason && (decision.mustStop || !test.untilLimit)) {
        return { state, items, reason: decision.reason };
      }
      const item = selectNextItem(state, test.bank, { ...test.selection, ...limits, random });
      if (!item) return { state, items, reason: "items-exhausted" };
      const score = answerItem(learner, { ...item, ...test.truth?.get(item.id) }, random);
      state = recordAnswer(state, item, score, test.bank.curves[test.bank.indexOf.get(item.id)!]);
      items.push(item);
      return "answered";
    },
  };
}
