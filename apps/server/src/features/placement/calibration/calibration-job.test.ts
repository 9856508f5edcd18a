import { loadContent } from "@saywell/content/answers";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../../testing/build-test-app";
import { movableClock } from "../../../testing/movable-clock";
import { testThreads } from "../../../testing/thread-of";
import { rightAnswer, testTaker } from "../testing/test-takers";
import { createCalibrationJob } from "./calibration-job";
import { estimateItems } from "./estimate-items";

const { started } = testThreads();
const clock = movableClock("2026-03-02T09:00:00Z");
let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ clock });
});
afterEach(() => app.empty());
afterAll(() => app.close());

async function storeEnded(count: number, testType: "adult" | "junior" = "adult"): Promise<void> {
  const now = app.clock.now();
  await app.db
    .insertInto("level_test_session")
    .values(
      Array.from({ length: count }, (_, seed) => ({
        test_type: testType,
        seed,
        question_limit: 40,
        started_at: now,
        finished_at: now,
        listed: [],
      })),
    )
    .execute();
}

/** One more that ends as learners end it. */
async function endOne(): Promise<void> {
  const taker = testTaker(app);
  const { sessionId, questions } = (await taker.start()).body;
  await taker.adapt(sessionId, questions[0]!, rightAnswer, { most: 1 });
  await taker.submit(sessionId);
}

const calibrated = () => app.log.filter(({ event }) => event === "level-test-calibrated");

test("a job, written with the end of a session, has a thread calibrate after every fifty of a test", async () => {
  await storeEnded(48);
  await storeEnded(60, "junior");
  await endOne();
  await app.jobs.runWaiting();
  expect(calibrated()).toEqual([]);
  expect(started).toHaveLength(0);
  await endOne();
  // Two that end at once jump over the number.
  await storeEnded(1);
  await app.jobs.runWaiting();
  expect(calibrated()).toHaveLength(1);
  expect(started).toHaveLength(1);
  clock.advance(1000);
  await storeEnded(48);
  await endOne();
  await app.jobs.runWaiting();
  expect(calibrated()).toHaveLength(1);
  await endOne();
  await app.jobs.runWaiting();
  expect(calibrated()).toHaveLength(2);
});

test("sessions of a test that end in a row leave one job behind", async () => {
  for (let count = 0; count < 3; count += 1) await endOne();
  expect(await app.jobs.runWaiting()).toBe(1);
});

test("a calibration that fails is logged, and made up for when the job is tried again", async () => {
  await storeEnded(50);
  let tries = 0;
  const job = createCalibrationJob({
    db: app.db,
    clock: app.clock,
    shipped: loadContent().bank,
    log: (entry) => app.log.push(entry),
    estimate: (order) => {
      tries += 1;
      if (tries === 1) throw new Error("The items could not be estimated now.");
      return Promise.resolve(estimateItems(order));
    },
  });
  const { signal } = new AbortController();
  await expect(job({ testType: "adult" }, signal)).rejects.toThrow("could not be estimated");
  expect(calibrated()).toEqual([]);
  await job({ testType: "adult" }, signal);
  expect(calibrated()).toHaveLength(1);
});

test("a calibration under way gives up when the process stops, and leaves all to the next", async () => {
  await storeEnded(50);
  const stopping = new AbortController();
  const reason = new Error("The server stops.");
  const facts = {
    db: app.db,
    clock: app.clock,
    shipped: loadContent().bank,
    log: (entry: (typeof app.log)[number]) => void app.log.push(entry),
  };
  const endless = createCalibrationJob({
    ...facts,
    estimate: () => {
      stopping.abort(reason);
      return new Promise(() => {});
    },
  });
  await expect(endless({ testType: "adult" }, stopping.signal)).rejects.toBe(reason);
  const next = createCalibrationJob({
    ...facts,
    estimate: (order) => Promise.resolve(estimateItems(order)),
  });
  await next({ testType: "adult" }, new AbortController().signal);
  expect(calibrated()).toHaveLength(1);
});
