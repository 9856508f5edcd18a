import { expect, test } from "vitest";
import { type SharedCounter, sharedCounterOfOne } from "../../../limits/shared-counter";
import { createWrongCodes } from "./wrong-codes";

/** What several processes count together, without a bus. */
function countTogether(): SharedCounter {
  const counts = new Map<string, number>();
  return {
    ...sharedCounterOfOne(),
    count: ([limit]) => {
      const { name, key, max, timeWindow } = limit!;
      const count = (counts.get(`${name} ${key}`) ?? 0) + 1;
      counts.set(`${name} ${key}`, count);
      return Promise.resolve(count > max ? timeWindow : 0);
    },
  };
}

const here = { address: "203.0.113.7", accountId: null };

test("wrong codes of one address are counted over all processes", async () => {
  const together = countTogether();
  const processes = [createWrongCodes(together), createWrongCodes(together)] as const;
  for (let tried = 0; tried < 60; tried += 1) {
    const one = processes[tried % 2]!;
    expect(await one.waitFor(here)).toBe(0);
    expect(await one.count(here)).toBe(0);
  }
  expect(await processes[1].waitFor(here)).toBe(15 * 60);
  // The other hears of it with the next one that is wrong there.
  await processes[0].count(here);
  expect(await processes[0].waitFor(here)).toBe(15 * 60);
  expect(await processes[0].waitFor({ ...here, address: "203.0.113.8" })).toBe(0);
});

test("of one account twenty are, from wherever they come", async () => {
  const one = createWrongCodes(sharedCounterOfOne());
  for (let tried = 0; tried < 20; tried += 1) {
    expect(await one.count({ address: `203.0.113.${tried}`, accountId: "ana" })).toBe(0);
  }
  expect(await one.waitFor({ ...here, accountId: "ana" })).toBeGreaterThan(0);
  expect(await one.waitFor({ ...here, accountId: "ben" })).toBe(0);
  expect(await one.waitFor(here)).toBe(0);
});
