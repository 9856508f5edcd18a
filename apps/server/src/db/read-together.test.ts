import { expect, test } from "vitest";
import { readTogether } from "./read-together";

/** Doubles numbers, and tells which it was asked for together. */
function makeReader() {
  const asked: number[][] = [];
  const read = readTogether((keys: readonly number[]) => {
    asked.push([...keys]);
    return Promise.resolve(keys.map((key) => key * 2));
  });
  return { read, asked };
}

/** As calls arrive on sockets: each in a turn of its own, before the loop goes on. */
const arriveAtOnce = <T>(calls: readonly (() => Promise<T>)[]) =>
  Promise.all(calls.map(async (call) => Promise.resolve().then(call)));

test("calls that arrive at once make one query, and each gets its own", async () => {
  const { read, asked } = makeReader();
  expect(await arriveAtOnce([() => read(1), () => read(2), () => read(1)])).toEqual([2, 4, 2]);
  expect(asked).toEqual([[1, 2, 1]]);
});

test("a call that comes later is read anew", async () => {
  const { read, asked } = makeReader();
  await read(1);
  await read(1);
  expect(asked).toEqual([[1], [1]]);
});

test("very many keys go in several queries", async () => {
  const { read, asked } = makeReader();
  await Promise.all(Array.from({ length: 250 }, (_, key) => read(key)));
  expect(asked.map((keys) => keys.length)).toEqual([100, 100, 50]);
});

test("a query that fails fails for all who asked, and the next one is asked again", async () => {
  let isDown = true;
  const read = readTogether((keys: readonly string[]) =>
    isDown ? Promise.reject(new Error("down")) : Promise.resolve([...keys]),
  );
  const outcomes = await Promise.allSettled([read("a"), read("b")]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  isDown = false;
  expect(await read("a")).toBe("a");
});
