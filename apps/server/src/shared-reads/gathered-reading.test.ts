import { expect, test } from "vitest";
import { createGatheredReading } from "./gathered-reading";

interface Read {
  keys: readonly string[];
  end: () => void;
  fail: () => void;
}

function open() {
  const reads: Read[] = [];
  const ask = createGatheredReading<string, string>(
    (keys) =>
      new Promise((end, fail) =>
        reads.push({
          keys,
          end: () => end(keys.map((key) => `${key}!`)),
          fail: () => fail(new Error("away")),
        }),
      ),
  );
  return { reads, ask };
}

test("what is asked while readings are under way is read at once, and each gets its own", async () => {
  const { reads, ask } = open();
  const answers = ["a", "b", "c", "d", "c"].map(ask);
  expect(reads.map(({ keys }) => keys)).toEqual([["a"], ["b"]]);
  reads[0]!.end();
  await expect.poll(() => reads.length).toBe(3);
  expect(reads[2]!.keys).toEqual(["c", "d", "c"]);
  reads[2]!.end();
  reads[1]!.end();
  expect(await Promise.all(answers)).toEqual(["a!", "b!", "c!", "d!", "c!"]);
});

test("a reading that fails fails for those who asked for it, and not for those after them", async () => {
  const { reads, ask } = open();
  const answers = ["a", "b", "c"].map(ask);
  reads[0]!.fail();
  await expect(answers[0]).rejects.toThrow("away");
  await expect.poll(() => reads.length).toBe(3);
  reads[2]!.end();
  expect(await answers[2]).toBe("c!");
  reads[1]!.end();
  expect(await answers[1]).toBe("b!");
});
