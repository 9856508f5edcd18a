import { expect, test } from "vitest";
import { createAllowance, createAllowances } from "./rate";

test("so many at once, then so many with each second, never more than the burst", () => {
  const { take } = createAllowance({ burst: 3, perSecond: 2 }, 0);
  const taken = (now: number, tries = 5) =>
    Array.from({ length: tries }, () => take(now)).filter(Boolean).length;
  expect(taken(0)).toBe(3);
  expect(taken(499)).toBe(0);
  expect(taken(500)).toBe(1);
  expect(taken(60_000)).toBe(3);
});

test("a clock that moves back gives nothing", () => {
  const { take } = createAllowance({ burst: 1, perSecond: 1 }, 10_000);
  expect([take(10_000), take(0), take(900)]).toEqual([true, false, false]);
});

test("each key has its own, however many come and go", () => {
  const allowances = createAllowances({ burst: 1, perSecond: 1 });
  expect([allowances.take("a", 0), allowances.take("a", 0), allowances.take("b", 0)]).toEqual([
    true,
    false,
    true,
  ]);
  for (let key = 0; key < 5000; key++) expect(allowances.take(String(key), 5000)).toBe(true);
  expect(allowances.take("4999", 5000)).toBe(false);
});
