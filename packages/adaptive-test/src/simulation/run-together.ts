import {
  countShown,
  countStart,
  drawIneligible,
  type ExposureState,
  exposureRate,
  fullItems,
  startExposure,
} from "../exposure";
import type { Random } from "../random";
import type { Learner } from "./learner";
import { beginAdaptiveTest, type SimulatedResult, type SimulatedTest } from "./run-adaptive-test";

export interface ClassResult {
  readonly results: readonly SimulatedResult[];
  /** The highest share in which an item was seen of all sessions so far, and of this class. */
  readonly highestSoFar: number;
  readonly highestInClass: number;
}

/**
 * Classes one after the other, in each of which all begin before anybody answers and everybody
 * answers a question before anybody gets the next. Counted as the server does.
 */
export function runTogether(
  test: SimulatedTest,
  classes: readonly (readonly Learner[])[],
  random: Random,
  maxExposure = 0.25,
): ClassResult[] {
  let exposure: ExposureState = startExposure(maxExposure);
  return classes.map((learners) => {
    const before = exposure;
    const begun = learners.map((learner) => {
      const ineligible = drawIneligible(exposure, random);
      exposure = countStart(exposure, ineligible);
      return { ineligible, session: beginAdaptiveTest(test, learner, random) };
    });
    const results: SimulatedResult[] = [];
    let open = begun;
    while (open.length > 0) {
      open = open.filter(({ ineligible, session }) => {
        const step = session.step({ ineligible: new Set([...ineligible, ...fullItems(exposure)]) });
        if (step === "answered") {
          exposure = countShown(exposure, [session.items.at(-1)!.id]);
          return true;
        }
        results.push(step);
        return false;
      });
    }
    const uses = (state: ExposureState, id: string) => state.items.get(id)?.administered ?? 0;
    const ids = [...exposure.items.keys()];
    return {
      results,
      highestSoFar: Math.max(...ids.map((id) => exposureRate(exposure, id))),
      highestInClass: Math.max(
        ...ids.map((id) => (uses(exposure, id) - uses(before, id)) / learners.length),
      ),
    };
  });
}
