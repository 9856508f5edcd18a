import { expect, test } from "vitest";
import { isInForce } from "./sanctions";

const now = new Date("2026-05-04T12:00:00Z");
const before = new Date(now.getTime() - 1);
const after = new Date(now.getTime() + 1);
const mute = { endsAt: after, liftedAt: null };

test.each([
  ["before its end", {}, true],
  ["over at its end", { endsAt: now }, false],
  ["without an end", { endsAt: null }, true],
  ["lifted now", { liftedAt: now }, false],
  ["lifted before", { liftedAt: before }, false],
  ["lifted later, seen before", { liftedAt: after }, true],
  ["without an end, lifted", { endsAt: null, liftedAt: before }, false],
])("a sanction %s holds: %j → %s", (_what, change, holds) => {
  expect(isInForce({ ...mute, ...change }, now)).toBe(holds);
});
