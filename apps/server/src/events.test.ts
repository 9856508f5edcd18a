import { afterEach, beforeEach, expect, test } from "vitest";
import { createEvents, inPublishingTransaction } from "./events";
import type { LogEntry } from "./observability/log";
import { createTestDatabase, type TestDatabase } from "./testing/test-database";

const left = { accountId: "a", at: new Date(0) };
let log: LogEntry[];
beforeEach(() => void (log = []));
const events = () => createEvents((entry) => log.push(entry));

test("every subscriber of an event hears it, in the order in which they subscribed", () => {
  const { publish, subscribe } = events();
  const heard: string[] = [];
  subscribe("account-left", ({ accountId }) => void heard.push(`first ${accountId}`));
  subscribe("account-left", ({ accountId }) => void heard.push(`second ${accountId}`));
  subscribe("account-entered", () => void heard.push("another event"));
  publish("account-left", left);
  expect(heard).toEqual(["first a", "second a"]);
});

test("a subscriber that fails harms neither the publisher nor the other subscribers", async () => {
  const { publish, subscribe } = events();
  const heard: string[] = [];
  subscribe("account-left", () => {
    throw new Error("at once");
  });
  subscribe("account-left", () => Promise.reject(new Error("later")));
  subscribe("account-left", () => void heard.push("told"));
  publish("account-left", left);
  expect(heard).toEqual(["told"]);
  await Promise.resolve();
  expect(log).toMatchObject([
    { event: "subscriber-failed", of: "account-left", error: "at once" },
    { event: "subscriber-failed", of: "account-left", error: "later" },
  ]);
});

let database: TestDatabase | undefined;
afterEach(() => database?.drop());

test("what happened in a transaction is published after its commit, and not when it fails", async () => {
  database = await createTestDatabase();
  const { db } = database;
  const bus = events();
  const heard: number[] = [];
  const countAccounts = async (): Promise<number> =>
    (await db.selectFrom("account").select("id").execute()).length;
  const counted = new Promise<void>((done) =>
    bus.subscribe("account-left", async () => {
      heard.push(await countAccounts());
      done();
    }),
  );
  const work = (fails: boolean) =>
    inPublishingTransaction({ db, events: bus }, async (tx, happened) => {
      happened("account-left", left);
      await tx.insertInto("account").values({ name: "Ana" }).execute();
      if (fails) throw new Error("no");
    });
  await expect(work(true)).rejects.toThrow("no");
  expect(heard).toEqual([]);
  await work(false);
  await counted;
  expect(heard).toEqual([1]);
});

test("work that begins again after a conflict publishes once", async () => {
  database = await createTestDatabase();
  const { db } = database;
  const bus = events();
  let tries = 0;
  const heard: unknown[] = [];
  bus.subscribe("account-left", (facts) => void heard.push(facts));
  await inPublishingTransaction({ db, events: bus }, async (_tx, happened) => {
    happened("account-left", left);
    tries += 1;
    if (tries === 1) throw Object.assign(new Error("conflict"), { code: "40001" });
    return Promise.resolve();
  });
  expect({ tries, heard }).toEqual({ tries: 2, heard: [left] });
});
