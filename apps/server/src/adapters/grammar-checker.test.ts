import { dirname, join } from "node:path";
import { Worker } from "node:worker_threads";
import { afterEach, describe, expect, test } from "vitest";
import type { LogEntry } from "../observability/log";
import { bundleForTests } from "../testing/run-product";
import { createGrammarChecker, type GrammarChecker } from "./grammar-checker";

let checker: GrammarChecker;
let started: Worker[] = [];
let log: LogEntry[] = [];
afterEach(async () => {
  await checker.close();
  started = [];
  log = [];
});

type Options = Partial<Parameters<typeof createGrammarChecker>[0]>;
const open = (options: Options = {}): void => {
  checker = createGrammarChecker({ log: (entry) => log.push(entry), ...options });
};

/** A thread that behaves badly on command, and else says which number of check this was. */
const script = `
  const { parentPort } = require("node:worker_threads");
  let count = 0;
  parentPort.on("message", ({ text }) => {
    if (text === "hang") for (;;);
    if (text === "crash") throw new Error("crashed");
    count += 1;
    parentPort.postMessage({ corrections: [{ start: 0, length: 1, wrong: text, better: String(count), why: "" }] });
  });
`;
const ready = `${script} parentPort.postMessage("ready");`;
const openWith = (source: string, options: Options = {}): void =>
  open({
    // Far longer than a busy machine needs, where a test is not about it.
    patience: 20_000,
    workPatience: 20_000,
    ...options,
    startWorker: () => {
      const worker = new Worker(source, { eval: true, stderr: true });
      started.push(worker);
      return worker;
    },
  });
const countOf = async (text: string): Promise<string | null | undefined> =>
  (await checker.check(text))[0]?.better;
const patiently = { timeout: 20_000 };
const exitOf = (worker: Worker): Promise<unknown> =>
  worker.threadId === -1 ? Promise.resolve() : new Promise((done) => worker.once("exit", done));

describe("Harper", () => {
  test("works in the bundle", { timeout: 60_000 }, async () => {
    const main = await bundleForTests("grammar");
    const thread = join(dirname(main), "grammar-checker.worker.js");
    open({ patience: 50_000, workPatience: 50_000, startWorker: () => new Worker(thread) });
    expect(await checker.check("He go home.")).toMatchObject([{ wrong: "go", better: "goes" }]);
    expect(log).toEqual([]);
  });

  test("marks plain mistakes, and leaves right sentences alone", { timeout: 60_000 }, async () => {
    open({ patience: 50_000, workPatience: 50_000 });
    expect(await checker.check("She go to school every day.")).toEqual([
      {
        start: 4,
        length: 2,
        wrong: "go",
        better: "goes",
        why: "The verb has to fit the person or thing that it belongs to.",
      },
    ]);
    for (const right of [
      "She goes to school every day.",
      "I'd like a coffee, please.",
      "My name is Xiadani and I am from Guadalajara.",
      "My favorite color is gray.",
      "*Hello* [there](friend) # not a heading",
    ]) {
      expect(await checker.check(right)).toEqual([]);
    }

    const text = "😀👍🏽\u{1F469}\u200D\u{1F467} e\u0301 i have a apple,\n\tand I live in spain.";
    const marks = await checker.check(text);
    expect(marks.map(({ wrong, better }) => [wrong, better])).toEqual([
      ["i", "I"],
      ["a", "an"],
      ["spain", "Spain"],
    ]);
    for (const { start, length, wrong } of marks) {
      expect(text.slice(start, start + length)).toBe(wrong);
    }
    const story = "He go home. ".repeat(3);
    expect((await checker.check(story)).map(({ start }) => start)).toEqual([3, 15, 27]);
    expect(await checker.check("xqzwv kjhgf ".repeat(160))).toEqual([]);
    expect(await checker.check("It is full of bathosx.", ["bathosx"])).toEqual([]);
    expect(log).toEqual([]);
  });
});

describe("the thread", () => {
  test("starts with the first check, and answers in order", async () => {
    openWith(ready);
    expect(started).toHaveLength(0);
    expect(await Promise.all(["a", "b", "c"].map(countOf))).toEqual(["1", "2", "3"]);
    expect(started).toHaveLength(1);
  });

  test("that hangs is replaced, and nobody waits for it", async () => {
    openWith(ready, { workPatience: 1000 });
    await expect.poll(() => countOf("a"), patiently).toBeDefined();
    expect(await checker.check("hang")).toEqual([]);
    await exitOf(started[0]!);
    await expect.poll(() => countOf("b"), patiently).toBeDefined();
    expect(started).toHaveLength(2);
    expect(log).toMatchObject([{ event: "grammar-checker-failed" }]);
  });

  test("that crashes is replaced", async () => {
    openWith(ready);
    expect(await checker.check("crash")).toEqual([]);
    expect(await countOf("a")).toBe("1");
    expect(started).toHaveLength(2);
    expect(log).toMatchObject([{ event: "grammar-checker-failed", error: "crashed" }]);
  });

  test("that is slow to be ready is waited for, without marks meanwhile", async () => {
    openWith(`${script} setTimeout(() => parentPort.postMessage("ready"), 400);`, {
      patience: 100,
    });
    expect(await checker.check("a")).toEqual([]);
    await expect.poll(() => countOf("b"), patiently).toBeDefined();
    expect(started).toHaveLength(1);
  });

  test.each([
    ["crashes", 'throw new Error("broken");'],
    ["is never ready", "setInterval(() => {}, 1000);"],
  ])("that %s when it starts is left alone for a while", async (_what, source) => {
    openWith(source, { loadPatience: 300, restTime: 300 });
    expect(await checker.check("a")).toEqual([]);
    expect(await checker.check("b")).toEqual([]);
    expect(started).toHaveLength(1);
    await new Promise((done) => setTimeout(done, 400));
    await checker.check("c");
    expect(started).toHaveLength(2);
  });

  test("that is not ready in time is told from one that finds nothing, to who asks for just this", async () => {
    openWith(script, { longPatience: 30 });
    expect(await checker.checkPatiently("a")).toBeNull();
    openWith(ready, { patience: 1, longPatience: 20_000 });
    expect(await checker.checkPatiently("a")).toMatchObject([{ wrong: "a" }]);
  });

  test("has only so many waiting", async () => {
    openWith(ready, { maxWaiting: 2 });
    expect(await Promise.all(["a", "b", "c"].map(countOf))).toEqual(["1", "2", undefined]);
  });

  test("without work ends, and comes back with the next check", async () => {
    openWith(ready, { idleTime: 50 });
    await countOf("a");
    await exitOf(started[0]!);
    expect(await countOf("b")).toBe("1");
    expect(log).toEqual([]);
  });

  test("is gone after closing, and whoever waited is answered", async () => {
    openWith(ready);
    await countOf("a");
    const waiting = [checker.check("hang"), checker.check("b")];
    await checker.close();
    expect(started[0]!.threadId).toBe(-1);
    expect(await Promise.all(waiting)).toEqual([[], []]);
    expect(await checker.check("c")).toEqual([]);
    expect(started).toHaveLength(1);
  });
});
