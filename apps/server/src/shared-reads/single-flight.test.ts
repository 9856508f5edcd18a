import { expect, test } from "vitest";
import { createSingleFlight } from "./single-flight";

test("who asks gets a reading that began after, shared with all who asked meanwhile", async () => {
  const reads: { key: string; end: (value: string) => void; fail: () => void }[] = [];
  const ask = createSingleFlight<string>(
    (key) =>
      new Promise((end, fail) => reads.push({ key, end, fail: () => fail(new Error("away")) })),
  );
  const first = ask("a");
  const [second, third] = [ask("a"), ask("a")];
  const other = ask("b");
  expect(reads.map(({ key }) => key)).toEqual(["a", "b"]);
  reads[0]!.end("old");
  reads[1]!.end("b");
  expect([await first, await other]).toEqual(["old", "b"]);
  reads[2]!.end("new");
  expect([await second, await third]).toEqual(["new", "new"]);

  const failing = ask("a");
  const after = ask("a");
  reads[3]!.fail();
  await expect(failing).rejects.toThrow("away");
  await expect.poll(() => reads.length).toBe(5);
  reads[4]!.end("again");
  expect(await after).toBe("again");
});
