import { afterEach, beforeEach, expect, test } from "vitest";
import type { LogEntry } from "../../../observability/log";
import { movableClock } from "../../../testing/movable-clock";
import { movableTimers } from "../../../testing/movable-timers";
import { createLateReading } from "./late-reading";

const timers = movableTimers(movableClock("2026-03-02T09:00:00Z"));
let orders: number[];
let left: string[][];
let log: LogEntry[];
let leave: (messageIds: readonly string[]) => Promise<void>;
let late: ReturnType<typeof createLateReading>;

beforeEach(() => {
  orders = [];
  left = [];
  log = [];
  leave = async (ids) => void left.push([...ids]);
  late = createLateReading({
    classifier: {
      hateIn: () => Promise.reject(new Error("Nobody waits.")),
      async hateInAll(texts) {
        orders.push(texts.length);
        return texts.map((text) => (text.includes("hate") ? 0.9 : text.includes("?") ? null : 0));
      },
      close: () => Promise.resolve(),
    },
    after: timers.after,
    log: (entry) => log.push(entry),
    leave: (ids) => leave(ids),
  });
});
afterEach(() => late.close());

const say = (...contents: string[]) =>
  late.heard(contents.map((content) => ({ id: content.slice(0, 6), content })));
const many = (count: number) =>
  Array.from({ length: count }, (_, place) => `m${place} is a fine day`);

test("nothing is read in the turn in which it goes out, and what gathers is read together", async () => {
  say("first is a fine day");
  say("second is full of hate", "third is a fine day");
  expect(orders).toEqual([]);
  await timers.pass(1000);
  expect(orders).toEqual([3]);
  expect(left).toEqual([["second"]]);
  expect(late.counts()).toEqual({ read: 3, unread: 0, failed: 0 });
});

test("what comes while much waits is left out, counted and in the log", async () => {
  say(...many(1900));
  say(...many(300));
  say(...many(1));
  await timers.pass(60_000);
  expect(late.counts()).toEqual({ read: 2000, unread: 201, failed: 0 });
  expect(Math.max(...orders)).toBeLessThanOrEqual(200);
  expect(log.map(({ event }) => event)).toEqual([
    "messages-not-classified",
    "messages-not-classified",
  ]);
  say(...many(10));
  await timers.pass(1000);
  expect(late.counts()).toMatchObject({ read: 2010, unread: 201 });
});

test("a message without a score is counted, and nothing follows from it", async () => {
  say("what is this?", "this is a fine day");
  await timers.pass(1000);
  expect(late.counts()).toEqual({ read: 1, unread: 0, failed: 1 });
  expect(left).toEqual([]);
});

test("what was found and cannot be kept is in the log, without what was said, and the reading goes on", async () => {
  leave = () => Promise.reject(new Error("The database is away."));
  say("first is full of hate");
  await timers.pass(1000);
  expect(log).toMatchObject([{ level: "error", event: "late-reading-failed" }]);
  expect(JSON.stringify(log)).not.toContain("full of");
  leave = async (ids) => void left.push([...ids]);
  say("second is full of hate");
  await timers.pass(1000);
  expect(left).toEqual([["second"]]);
});

test("when it ends, what waits is left to another, unread, and nothing is begun", async () => {
  say("first is a fine day", "second is a fine day");
  await late.close();
  expect(orders).toEqual([]);
  expect(left).toEqual([["first ", "second"]]);
  left = [];
  await timers.pass(1000);
  expect(orders).toEqual([]);
});
