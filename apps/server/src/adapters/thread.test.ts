import { afterEach, expect, test } from "vitest";
import { exitOf, testThreads } from "../testing/thread-of";
import { openThread, type Thread } from "./thread";

const { moduleOf, started } = testThreads();

/** Behaves badly on command, and else says which number of order this was. */
const script = `
  let count = 0;
  export default async function work(order) {
    if (order === "hang") for (;;);
    if (order === "crash") {
      setImmediate(() => { throw new Error("crashed"); });
      await new Promise(() => {});
    }
    if (order === "refuse") throw new Error("no ink");
    count += 1;
    return order + count;
  }
`;

type Options = Partial<Parameters<typeof openThread>[0]>;
let thread: Thread<string, string>;
let failures: unknown[] = [];
afterEach(async () => {
  await thread.close();
  failures = [];
});
async function open(source = script, options: Options = {}): Promise<void> {
  thread = openThread({
    module: await moduleOf(source),
    // Far longer than a busy machine needs, where a test is not about it.
    workTimeout: 20_000,
    idleTime: 20_000,
    maxWaiting: 20,
    failed: (reason) => failures.push(reason),
    ...options,
  });
}
const runAll = (...orders: string[]) =>
  Promise.all(
    orders.map((order) => thread.run(order).catch((error: Error) => `! ${error.message}`)),
  );

test("it starts with the first order, and answers in order", async () => {
  await open();
  expect(started).toHaveLength(0);
  expect(await runAll("a", "b", "c")).toEqual(["a1", "b2", "c3"]);
  expect(started).toHaveLength(1);
});

test("as many may wait as are allowed, and nobody more until one is served", async () => {
  await open(script, { maxWaiting: 2 });
  expect(await runAll("a", "b", "c")).toEqual(["a1", "b2", null]);
  expect(await runAll("d")).toEqual(["d3"]);
});

test("a thread that hangs is ended, and whoever waited behind is served by another", async () => {
  await open(script, { workTimeout: 1000 });
  expect(await runAll("a", "hang", "b", "c")).toEqual([
    "a1",
    "! The thread took too long for an order.",
    "b1",
    "c2",
  ]);
  await exitOf(started[0]!);
  expect(started).toHaveLength(2);
  expect(failures).toHaveLength(1);
});

test("a thread that crashes is replaced, and whoever waited behind is served by another", async () => {
  await open();
  expect(await runAll("crash", "b")).toEqual(["! crashed", "b1"]);
  expect(started).toHaveLength(2);
  expect(failures).toMatchObject([{ message: "crashed" }]);
});

test("an order that cannot be done costs no thread", async () => {
  await open();
  expect(await runAll("a", "refuse", "b")).toEqual(["a1", "! no ink", "b2"]);
  expect(started).toHaveLength(1);
});

test("who has waited long enough is answered, and leaves room for others", async () => {
  await open(`await new Promise((done) => setTimeout(done, 500)); ${script}`, { maxWaiting: 2 });
  const short = { timeout: 50 };
  expect(await Promise.all([thread.run("a", short), thread.run("b", short)])).toEqual([null, null]);
  // The first has its turn already, and the thread does it when it is ready.
  expect(await runAll("c")).toEqual(["c2"]);
  expect(started).toHaveLength(1);
});

test.each([
  ["crashes", 'throw new Error("broken");', "broken"],
  ["ends by itself", "process.exit(1);", "The thread has ended."],
  [
    "is never ready",
    "await new Promise(() => setInterval(() => {}, 1000));",
    "The thread took too long to start.",
  ],
])("a thread that %s when it starts is left alone for a while", async (_what, source, problem) => {
  const isQuick = problem !== "The thread took too long to start.";
  await open(source, { loadTimeout: isQuick ? 20_000 : 300, restTime: 300 });
  expect(await runAll("a", "b")).toEqual([`! ${problem}`, null]);
  expect(await runAll("c")).toEqual([null]);
  expect(started).toHaveLength(1);
  await new Promise((done) => setTimeout(done, 400));
  expect(await runAll("d")).toEqual([`! ${problem}`]);
  expect(started).toHaveLength(2);
});

test("a thread that loads slowly is given more time than an order", async () => {
  await open(`await new Promise((done) => setTimeout(done, 600)); ${script}`, {
    workTimeout: 400,
    loadTimeout: 20_000,
  });
  expect(await runAll("a")).toEqual(["a1"]);
});

test("without work the thread ends, and comes back with the next order", async () => {
  await open(script, { idleTime: 50 });
  await runAll("a");
  await exitOf(started[0]!);
  expect(await runAll("b")).toEqual(["b1"]);
  expect(failures).toEqual([]);
});

test("it is gone after closing, and whoever waited is answered", async () => {
  await open();
  await runAll("a");
  const waiting = runAll("hang", "b");
  await thread.close();
  expect(started[0]!.threadId).toBe(-1);
  expect(await waiting).toEqual([null, null]);
  expect(await runAll("c")).toEqual([null]);
  expect(started).toHaveLength(1);
  expect(failures).toEqual([]);
});
