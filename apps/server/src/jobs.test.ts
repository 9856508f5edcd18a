import { once } from "node:events";
import { readFile } from "node:fs/promises";
import type { LevelTestType } from "@saywell/contract/constants";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openDatabase } from "./db/open-database";
import { inTransaction } from "./db/transaction";
import { installJobQueue } from "./job-boss";
import { type Impersonal, jobNames } from "./job-queues";
import { createJobs, type Jobs } from "./jobs";
import type { LogEntry } from "./observability/log";
import { buildTestApp } from "./testing/build-test-app";
import { grammarThat } from "./testing/grammar-that";
import { createTestDatabase, type TestDatabase } from "./testing/test-database";
import { untilStopped } from "./until-stopped";

let database: TestDatabase;
let log: LogEntry[];
beforeEach(async () => {
  log = [];
  database = await createTestDatabase();
});
afterEach(() => database.drop());

/** A process on the database, which notes what jobs it did. */
function process(
  run: (testType: string, stopped: AbortSignal) => Promise<void> = () => Promise.resolve(),
) {
  const jobs = createJobs({ db: database.db, log: (entry) => log.push(entry) });
  const done: string[] = [];
  jobs.handle("calibrate-test", async ({ testType }, stopped) => {
    await run(testType, stopped);
    done.push(testType);
  });
  return { jobs, done };
}
const enqueue = (jobs: Jobs, testType: string, key?: string): Promise<void> =>
  inTransaction(database.db, (tx) =>
    jobs.enqueue(
      tx,
      "calibrate-test",
      { testType: testType as LevelTestType },
      key === undefined ? {} : { key },
    ),
  );

test("a job holds ids and numbers: the compiler refuses text, which may be an address or a name", () => {
  type Ids = { "send-thing": { thingId: string; otherIds: readonly string[]; tries: number } };
  type Closed = { "send-thing": { kind: "first" | "second"; isLast: boolean } };
  const fine: [Impersonal<Ids>?, Impersonal<Closed>?] = [];
  // @ts-expect-error An address.
  const address: Impersonal<{ "send-thing": { email: string } }>[] = [];
  // @ts-expect-error A name, if there is one.
  const name: Impersonal<{ "send-thing": { thingId: string; name: string | null } }>[] = [];
  expect([fine, address, name]).toEqual([[], [], []]);
});

test("a job exists exactly when the transaction that wrote it is committed", async () => {
  const { jobs, done } = process();
  const failing = inTransaction(database.db, async (tx) => {
    await jobs.enqueue(tx, "calibrate-test", { testType: "junior" });
    throw new Error("changed my mind");
  });
  await expect(failing).rejects.toThrow("changed my mind");
  await enqueue(jobs, "adult");
  expect(await jobs.runWaiting()).toBe(1);
  expect(done).toEqual(["adult"]);
});

test("a job that was written before its process died is done by another", async () => {
  await enqueue(process().jobs, "adult");
  const other = process();
  await other.jobs.runWaiting();
  expect(other.done).toEqual(["adult"]);
});

test("two processes do each job once", async () => {
  const [one, two] = [process(), process()];
  const all = Array.from({ length: 12 }, (_, index) => `test ${index}`);
  for (const each of all) await enqueue(one.jobs, each);
  await Promise.all([one.jobs.runWaiting(), two.jobs.runWaiting()]);
  expect([...one.done, ...two.done].sort()).toEqual(all.sort());
});

test("while a job with the same key waits there is no second one", async () => {
  const { jobs, done } = process();
  await enqueue(jobs, "adult", "adult");
  await enqueue(jobs, "adult", "adult");
  await enqueue(jobs, "junior", "junior");
  await jobs.runWaiting();
  expect(done.sort()).toEqual(["adult", "junior"]);
  await enqueue(jobs, "adult", "adult");
  expect(await jobs.runWaiting()).toBe(1);
});

test("a job that fails is logged, tried again, and given up after its last try", async () => {
  let tries = 0;
  const { jobs } = process(() => {
    tries += 1;
    return Promise.reject(new Error("not today"));
  });
  await enqueue(jobs, "adult");
  await jobs.runWaiting();
  expect(tries).toBe(3);
  const failed = { event: "job-failed", error: "not today" };
  expect(log).toMatchObject([failed, failed, failed]);
  expect(await jobs.runWaiting()).toBe(0);
});

test("a process that is started does jobs as they come, until it is stopped", async () => {
  const { jobs, done } = process();
  await jobs.start();
  await enqueue(jobs, "adult");
  await expect.poll(() => done).toEqual(["adult"]);
  await jobs.stop();
});

test("what is done every hour is done at the start, and waits once for its next time, whoever else starts", async () => {
  const starts = [0, 1].map(() => {
    const jobs = createJobs({ db: database.db, log: (entry) => log.push(entry) });
    const tidy = vi.fn(() => Promise.resolve());
    jobs.handle("tidy-outbox", tidy);
    return { jobs, tidy };
  });
  const waiting = async () => {
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from start_after - now())::float8 as seconds from pgboss.job
      where name = 'tidy-outbox' and state = 'created'`.execute(database.db);
    return rows.map(({ seconds }) => Math.round(seconds / 3600));
  };
  await starts[0]!.jobs.start();
  await expect.poll(waiting).toEqual([1]);
  await starts[1]!.jobs.start();
  expect(await waiting()).toEqual([1]);
  await Promise.all(starts.map(({ jobs }) => jobs.stop()));
  expect(starts.map(({ tidy }) => tidy.mock.calls.length)).toEqual([1, 0]);
});

test.each(["in turn", "as they come"])(
  "a job that gives up because its process stops is left to another, with all its tries: %s",
  async (way) => {
    let begun = 0;
    // More often than a job that fails is tried.
    for (let stops = 0; stops < 4; stops += 1) {
      const { jobs, done } = process((_, stopped) => {
        begun += 1;
        return untilStopped(new Promise(() => {}), stopped);
      });
      if (stops === 0) await enqueue(jobs, "adult", "adult");
      const working = way === "in turn" ? jobs.runWaiting() : jobs.start();
      await expect.poll(() => begun).toBe(stops + 1);
      await jobs.stop();
      await working;
      expect(done).toEqual([]);
    }
    const { jobs, done } = process();
    await enqueue(jobs, "adult", "adult");
    expect(await jobs.runWaiting()).toBe(1);
    expect({ done, log }).toEqual({ done: ["adult"], log: [] });
  },
);

test("a server that stops ends its jobs before what they use is closed", async () => {
  const order: string[] = [];
  const grammar = {
    ...grammarThat(() => Promise.resolve([])),
    close: () => Promise.resolve(void order.push("modules closed")),
  };
  const app = await buildTestApp({ database, grammar });
  let hasBegun = false;
  app.jobs.handle("calibrate-test", async (_, stopped) => {
    hasBegun = true;
    await once(stopped, "abort");
    order.push("job told");
    await sql`select 1`.execute(database.db);
    order.push("job ended");
  });
  await enqueue(app.jobs, "adult");
  await app.jobs.start();
  await expect.poll(() => hasBegun).toBe(true);
  await app.close();
  expect(order).toEqual(["job told", "job ended", "modules closed"]);
});

test("processes that start at once on a new database install the queue together", async () => {
  await sql`drop schema pgboss cascade`.execute(database.db);
  const others = openDatabase({ connectionString: database.connectionString, maxConnections: 2 });
  const keep = (entry: LogEntry) => log.push(entry);
  await Promise.all([database.db, others.db].map((db) => installJobQueue(db, keep)));
  await others.close();
  const { jobs, done } = process();
  await enqueue(jobs, "adult");
  await jobs.runWaiting();
  expect({ done, log }).toEqual({ done: ["adult"], log: [] });
});

test("installing the queue again, also from two processes at once, changes nothing", async () => {
  const { jobs, done } = process();
  await enqueue(jobs, "adult");
  const install = () => installJobQueue(database.db, (entry) => log.push(entry));
  await Promise.all([install(), install()]);
  await jobs.runWaiting();
  expect({ done, log }).toEqual({ done: ["adult"], log: [] });
});

test("jobs that are hurried are done at once, one after another, without waiting for the next poll", async () => {
  const { jobs, done } = process();
  await jobs.start();
  await enqueue(jobs, "first");
  await expect.poll(() => done).toEqual(["first"]);
  // By now it waits for its next poll.
  await new Promise((later) => setTimeout(later, 200));
  const all = ["a", "b", "c", "d", "e"].map((each) => ({ testType: each as LevelTestType }));
  await inTransaction(database.db, (tx) => jobs.enqueueAll(tx, "calibrate-test", all));
  jobs.hurry("calibrate-test");
  // Each at a poll of its own, they would take ten seconds.
  await expect.poll(() => done.length).toBe(6);
  await jobs.stop();
});

test("the architecture's list of jobs is whole", async () => {
  const page = await readFile(new URL("../../../docs/ARCHITECTURE.md", import.meta.url), "utf8");
  const list = page.slice(page.indexOf("| job | written | does |"));
  const listed = [...list.slice(0, list.indexOf("\n\n")).matchAll(/^\| `([\w-]+)`/gm)];
  expect(new Set(listed.map(([, name]) => name))).toEqual(new Set(jobNames));
});
