import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createChatQueue } from "./chat-queue";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const away = new Error("away");
const poison = "poison";

/** A queue whose commits end when the test says so. */
function setUp({ capacity = 1000, timeout = 30_000, lanes = 1 } = {}) {
  const commits: { entries: readonly string[]; end: (error?: Error) => void }[] = [];
  const settled: string[] = [];
  const troubles: unknown[] = [];
  const queue = createChatQueue<string, string>({
    commit: (entries) =>
      new Promise((done, fail) => {
        commits.push({
          entries,
          end: (error) =>
            error === undefined
              ? done({
                  outcomes: entries.map((entry) => `${entry} stored`),
                  afterwards: () => settled.push("told"),
                })
              : fail(error),
        });
      }),
    failed: () => "failed",
    refused: () => "refused",
    mayRetry: (error) => error === away,
    onTrouble: (error) => troubles.push(error),
    capacity,
    timeout,
    lanes,
  });
  const add = (room: string, ...entries: string[]): void => {
    for (const entry of entries) {
      queue.add(room, entry, (outcome) =>
        settled.push(outcome.startsWith(entry) ? outcome : `${entry} ${outcome}`),
      );
    }
  };
  const end = async (error?: Error): Promise<void> => {
    commits.at(-1)!.end(error);
    await vi.advanceTimersByTimeAsync(0);
  };
  return {
    queue,
    commits,
    settled,
    troubles,
    add,
    end,
    entries: () => commits.map(({ entries }) => entries),
  };
}

test("while a commit is under way what comes waits, and the next takes it all, in order", async () => {
  const { add, end, entries, settled } = setUp();
  add("r", "a");
  add("r", "b", "c");
  expect(entries()).toEqual([["a"]]);
  await end();
  expect(entries()).toEqual([["a"], ["b", "c"]]);
  expect(settled).toEqual(["a stored", "told"]);
  await end();
  expect(settled).toEqual(["a stored", "told", "b stored", "c stored", "told"]);
});

test("rooms share commits, and a room never has two under way", async () => {
  const { add, end, entries } = setUp({ lanes: 4 });
  for (let room = 0; room < 100; room++) add(`room ${room}`, "first");
  expect(entries().length).toBeLessThanOrEqual(4);
  const before = entries().length;
  add("room 7", "second");
  expect(entries().length).toBe(before);
  await end();
  expect(entries().at(-1)!.length).toBeGreaterThan(10);
});

test("what is added while others are being told is stored too, by the same line", async () => {
  const { queue, commits, end } = setUp();
  const settled: string[] = [];
  queue.add("r", "a", () => queue.add("r", "b", (outcome) => settled.push(outcome)));
  await end();
  expect(commits.map(({ entries }) => entries)).toEqual([["a"], ["b"]]);
  await end();
  expect(settled).toEqual(["b stored"]);
  expect(commits).toHaveLength(2);
});

describe("while the database is away", () => {
  test("the same entries are tried again, and nobody is told anything", async () => {
    const { add, end, entries, settled } = setUp();
    add("r", "a");
    add("r", "b");
    await end(away);
    await vi.advanceTimersByTimeAsync(2000);
    expect(settled).toEqual([]);
    expect(entries().at(-1)).toEqual(["a", "b"]);
    await end();
    expect(settled).toEqual(["a stored", "b stored", "told"]);
  });

  test("a room holds so many, and refuses what is beyond", () => {
    const { add, settled } = setUp({ capacity: 2 });
    add("r", "a", "b", "c");
    add("other", "d");
    expect(settled).toEqual(["c refused"]);
  });

  test("what has waited too long is refused, and what came later stays", async () => {
    const { add, end, settled } = setUp({ timeout: 100 });
    add("r", "a");
    await vi.advanceTimersByTimeAsync(90);
    add("r", "b");
    await end(away);
    await vi.advanceTimersByTimeAsync(50);
    expect(settled).toEqual(["a refused"]);
    await end();
    expect(settled).toEqual(["a refused", "b stored", "told"]);
  });

  test("a queue that must end waits so long, and then refuses what is left", async () => {
    const { add, end, queue, settled } = setUp();
    add("r", "a");
    let isDone = false;
    const draining = queue.drain(500).then(() => (isDone = true));
    await end(away);
    await vi.advanceTimersByTimeAsync(499);
    expect([isDone, settled]).toEqual([false, []]);
    await vi.advanceTimersByTimeAsync(1);
    await end(away);
    await draining;
    expect(settled).toEqual(["a refused"]);
  });
});

test("an entry that cannot be stored fails alone", async () => {
  const { add, commits, end, settled } = setUp();
  add("r", "first");
  add("r", "a", poison, "b");
  await end();
  await end(new Error("odd"));
  for (let commit = 2; commits.length > commit && commit < 9; commit++) {
    await end(commits.at(-1)!.entries.includes(poison) ? new Error("odd") : undefined);
  }
  expect(settled).toEqual([
    "first stored",
    "told",
    "a stored",
    "told",
    "poison failed",
    "b stored",
    "told",
  ]);
});

test("an answer that cannot be given keeps no other from being stored and answered", async () => {
  const { queue, add, end, entries, settled, troubles } = setUp();
  const broken = new Error("the connection broke");
  queue.add("r", "a", () => {
    throw broken;
  });
  add("r", "b");
  await end();
  expect(entries()).toEqual([["a"], ["b"]]);
  await end();
  expect(settled).toEqual(["told", "b stored", "told"]);
  expect(troubles).toEqual([broken]);
});
