import { expect, test } from "vitest";
import { attentionOf } from "./attention";

const now = new Date("2026-11-29T12:00:00Z");
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
const well = { lastLearntAt: ago(1), joinedAt: ago(60), scores: [80, 80], overdue: 0 };

test("somebody who learns, whose scores hold and who owes nothing needs no attention", () => {
  expect(attentionOf(well, now)).toEqual([]);
});

test.each([
  [6.9, []],
  [7, [{ reason: "inactive", days: 7 }]],
  [11.5, [{ reason: "inactive", days: 11 }]],
])("after %s days without learning: %j", (days, found) => {
  expect(attentionOf({ ...well, lastLearntAt: ago(days) }, now)).toEqual(found);
});

test("who has never learnt is inactive 7 days after joining, not before", () => {
  const never = { ...well, lastLearntAt: null, scores: [] };
  expect(attentionOf({ ...never, joinedAt: ago(6) }, now)).toEqual([]);
  expect(attentionOf({ ...never, joinedAt: ago(8) }, now)).toEqual([
    { reason: "inactive", days: 8 },
  ]);
});

test.each([
  { scores: [90, 90, 90, 75, 75, 75], fell: { before: 90, now: 75 } },
  { scores: [90, 90, 90, 76, 76, 76], fell: null },
  // Only the last six are compared.
  { scores: [100, 100, 60, 60, 60, 60, 60, 60], fell: null },
  { scores: [0, 90, 80, 100, 70, 60, 50], fell: { before: 90, now: 60 } },
  { scores: [100, 100, 0, 0, 0], fell: null },
  { scores: [40, 40, 40, 90, 90, 90], fell: null },
])("scores $scores fell: $fell", ({ scores, fell }) => {
  const expected = fell === null ? [] : [{ reason: "falling-scores", ...fell }];
  expect(attentionOf({ ...well, scores }, now)).toEqual(expected);
});

test("all reasons that hold are told, inactivity first", () => {
  const found = attentionOf(
    { lastLearntAt: ago(9), joinedAt: ago(60), scores: [99, 99, 99, 10, 10, 10], overdue: 2 },
    now,
  );
  expect(found.map(({ reason }) => reason)).toEqual(["inactive", "falling-scores", "overdue"]);
});
