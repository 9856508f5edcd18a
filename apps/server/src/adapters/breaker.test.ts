import { expect, test } from "vitest";
import { createBreaker } from "./breaker";

test("after three failures running it rests, lets one try, and closes when that one succeeds", () => {
  let now = 0;
  const breaker = createBreaker({ failures: 3, rest: 1000, now: () => now });
  breaker.failed();
  breaker.failed();
  expect(breaker.isClosed()).toBe(true);
  breaker.failed();
  expect(breaker.isClosed()).toBe(false);
  now = 1000;
  expect([breaker.isClosed(), breaker.isClosed()]).toEqual([true, false]);
  breaker.failed();
  now = 1999;
  expect(breaker.isClosed()).toBe(false);
  now = 2000;
  expect(breaker.isClosed()).toBe(true);
  breaker.succeeded();
  expect([breaker.isClosed(), breaker.isClosed()]).toEqual([true, true]);
});

test("where who tried left before anything was known, whoever comes next tries", () => {
  let now = 0;
  const breaker = createBreaker({ failures: 1, rest: 1000, now: () => now });
  breaker.failed();
  now = 1000;
  expect([breaker.isClosed(), breaker.isClosed()]).toEqual([true, false]);
  breaker.leftOpen();
  expect([breaker.isClosed(), breaker.isClosed()]).toEqual([true, false]);
});

test("a success in between forgets what failed before", () => {
  const breaker = createBreaker({ failures: 2, rest: 1000, now: () => 0 });
  for (let round = 0; round < 5; round += 1) {
    breaker.failed();
    expect(breaker.isClosed()).toBe(true);
    breaker.succeeded();
  }
});
