import { setImmediate as answersCome } from "node:timers/promises";
import { expect, test } from "vitest";
import { createCountAfter } from "./count-after";

/** A count shared with others, that shuts a key for a second once so many are counted. */
function countTo(max: number) {
  const counted = new Map<string, number>();
  let now = 0;
  const wait = createCountAfter(
    (key) => {
      counted.set(key, (counted.get(key) ?? 0) + 1);
      return Promise.resolve(counted.get(key)! >= max ? 1000 : 0);
    },
    () => now,
  );
  return { wait, counted, at: (time: number) => (now = time) };
}

test("nobody waits for the count, and once it says so no more pass until it opens again", async () => {
  const { wait, counted, at } = countTo(2);
  expect([wait("a"), wait("a")]).toEqual([0, 0]);
  await answersCome();
  at(400);
  expect([wait("a"), wait("b")]).toEqual([600, 0]);
  at(1000);
  expect(wait("a")).toBe(0);
  expect([...counted]).toEqual([
    ["a", 3],
    ["b", 1],
  ]);
});

test("what others took shuts a key after the next one that passes here", async () => {
  const { wait, counted } = countTo(20);
  counted.set("a", 19);
  expect(wait("a")).toBe(0);
  await answersCome();
  expect(wait("a")).toBe(1000);
});

test("a later answer shuts a key for longer, never for less", async () => {
  const waits = [500, 900, 100];
  const wait = createCountAfter(
    () => Promise.resolve(waits.shift()!),
    () => 0,
  );
  expect([wait("a"), wait("a"), wait("a")]).toEqual([0, 0, 0]);
  await answersCome();
  expect(wait("a")).toBe(900);
});

test("however many keys were shut, the ones that are still shut stay so", async () => {
  const { wait, at } = countTo(1);
  for (let key = 0; key < 3000; key++) wait(String(key));
  await answersCome();
  at(999);
  expect([wait("0"), wait("2999")]).toEqual([1, 1]);
  at(1000);
  expect(wait("0")).toBe(0);
});
