import { expect, test } from "vitest";
import { lastSeen } from "./last-seen";

const now = Date.parse("2026-03-10T12:00:00.000Z");

test.each([
  ["2026-03-10T12:00:00.000Z", "Just now"],
  ["2026-03-10T12:05:00.000Z", "Just now"],
  ["2026-03-10T11:59:00.001Z", "Just now"],
  ["2026-03-10T11:59:00.000Z", "1m ago"],
  ["2026-03-10T11:00:00.001Z", "59m ago"],
  ["2026-03-10T11:00:00.000Z", "1h ago"],
  ["2026-03-09T12:00:00.001Z", "23h ago"],
  ["2026-03-09T12:00:00.000Z", "1d ago"],
  ["2026-01-09T12:00:00.000Z", "60d ago"],
  [null, null],
])("last here at %s reads %s", (at, words) => {
  expect(lastSeen(at, now)).toBe(words);
});
