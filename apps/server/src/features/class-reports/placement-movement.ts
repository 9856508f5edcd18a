import { levelOf } from "@saywell/adaptive-test";
import type { PlacementFigure, TestSeen } from "@saywell/contract";
import { levelMovement } from "@saywell/teaching";
import { groupedBy, inOrder, type MadeOfFigure, type Piece } from "./figures";
import type { Facts } from "./report-facts";
import type { TestResult } from "./reports-needs";

interface Movement {
  before: TestResult | null;
  after: TestResult;
}

/** From the last test before the period, or else the first in it, to the last in it. */
function movementOf({ period }: Facts, tests: readonly TestResult[]): Movement | null {
  const within = tests.filter(({ takenAt }) => takenAt >= period.begins);
  const after = within.at(-1);
  if (after === undefined) return null;
  const earlier = tests.findLast(({ takenAt }) => takenAt < period.begins);
  const first = within.length > 1 ? within[0] : undefined;
  return { before: earlier ?? first ?? null, after };
}

const viewTest = ({ takenAt, level, intervalLow, intervalHigh }: TestResult): TestSeen => ({
  takenAt: takenAt.toISOString(),
  level,
  lowest: levelOf(intervalLow),
  highest: levelOf(intervalHigh),
});

const intervalOf = ({ intervalLow: low, intervalHigh: high }: TestResult) => ({ low, high });

/** Each student who took a placement test in these days, by name. */
export function placementMovement(facts: Facts): PlacementFigure[] {
  const groups = groupedBy(facts.tests, ({ accountId }) => accountId);
  return facts.students.flatMap(({ id, name }): PlacementFigure[] => {
    const moved = movementOf(facts, groups.get(id) ?? []);
    if (moved === null) return [];
    const { before, after } = moved;
    return [
      {
        figure: `placement:${id}`,
        userId: id,
        userName: name,
        before: before && viewTest(before),
        after: viewTest(after),
        movement: before && levelMovement(intervalOf(before), intervalOf(after)),
      },
    ];
  });
}

export function placementMadeOf(facts: Facts, accountId: string): MadeOfFigure | undefined {
  const own = facts.tests.filter((each) => each.accountId === accountId);
  const moved = movementOf(facts, own);
  if (moved === null) return undefined;
  const since = (moved.before ?? moved.after).takenAt;
  const pieces = own
    .filter(({ takenAt }) => takenAt >= since)
    .map((test): Piece => {
      const { level, lowest, highest } = viewTest(test);
      const between = lowest === highest ? lowest : `between ${lowest} and ${highest}`;
      return {
        userId: accountId,
        what: "Placement test",
        day: facts.dayOf(test.takenAt),
        outcome: `${level}, very likely ${between}`,
      };
    });
  return {
    title: `Placement tests of ${facts.nameOf(accountId)}`,
    rule: "The last test before these days, or else the first in them, beside the last in them. Somebody likely moved only where the two intervals have nothing in common.",
    pieces: inOrder(facts, pieces),
  };
}
