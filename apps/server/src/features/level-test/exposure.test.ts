import { startExposure, updateExposure } from "@saywell/adaptive-test";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { inTransaction } from "../../db/transaction";
import { buildTestApp, type TestApp } from "../../testing/build-test-app";
import { movableClock } from "../../testing/movable-clock";
import { countSession, loadExposure } from "./exposure.store";
import { troubles } from "./testing/quiet-log";
import { rightAnswer, testTaker } from "./testing/test-takers";

const clock = movableClock("2026-03-02T09:00:00Z");
const day = 24 * 3600 * 1000;
let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ clock });
});
afterEach(async () => {
  expect(troubles(app)).toEqual([]);
  await app.empty();
});
afterAll(() => app.close());

test("counts in the database are those of the engine", async () => {
  const sessions = [
    { administered: ["x", "y"], ineligible: [] },
    { administered: ["y"], ineligible: ["x", "z"] },
    { administered: ["z"], ineligible: ["x"] },
    { administered: ["x", "z"], ineligible: ["x", "y"] },
  ];
  let expected = startExposure();
  for (const each of sessions) {
    expected = updateExposure(expected, { ...each, ineligible: new Set(each.ineligible) });
    await inTransaction(app.db, (tx) => countSession(tx, "adult", each));
  }
  expect(await loadExposure(app.db, "adult")).toEqual(expected);
});

test("sessions that end together are all counted", async () => {
  await Promise.all(
    Array.from({ length: 8 }, () =>
      inTransaction(app.db, (tx) =>
        countSession(tx, "adult", { administered: ["x"], ineligible: [] }),
      ),
    ),
  );
  const { sessions, items } = await loadExposure(app.db, "adult");
  expect([sessions, items.get("x")?.administered]).toEqual([8, 8]);
});

test("a finished test counts what it showed, the waiting question too", async () => {
  const taker = testTaker(app);
  const { sessionId, questions } = (await taker.start()).body;
  const asked = await taker.adapt(sessionId, questions[0]!, rightAnswer, { most: 5 });
  const waiting = (await taker.find(sessionId)).body.nextQuestion!;
  await taker.submit(sessionId);
  const { sessions, items } = await loadExposure(app.db, "adult");
  expect(sessions).toBe(1);
  expect([...items.keys()].sort()).toEqual([...asked, waiting].map(({ id }) => id).sort());
});

test("a walked list was all shown", async () => {
  const taker = testTaker(app);
  const { sessionId, questions } = (await taker.start()).body;
  await taker.walk(sessionId, questions.slice(0, 3), rightAnswer);
  await taker.submit(sessionId);
  expect((await loadExposure(app.db, "adult")).items.size).toBe(40);
});

test("an abandoned test is ended and counted when the next one begins", async () => {
  const ana = await app.signIn({ name: "Ana" });
  const taker = testTaker(app, ana);
  const { sessionId, questions } = (await taker.start()).body;
  await taker.adapt(sessionId, questions[0]!, rightAnswer, { most: 3 });
  clock.advance(day);
  await testTaker(app).start();
  expect((await loadExposure(app.db, "adult")).sessions).toBe(1);
  const ended = await app.db
    .selectFrom("level_test_session")
    .select(["id", "stop_reason"])
    .where("finished_at", "is not", null)
    .execute();
  expect(ended).toEqual([{ id: sessionId, stop_reason: "time-limit" }]);
  // Three answers and no farewell are no level.
  const { level } = await app.db
    .selectFrom("account")
    .select("level")
    .where("id", "=", ana.id)
    .executeTakeFirstOrThrow();
  expect(level).toBeNull();
});

test("an account does not meet an item again within 90 days", async () => {
  const ana = await app.signIn({ name: "Ana" });
  const taker = testTaker(app, ana);
  const first = (await taker.start()).body;
  const seen = await taker.adapt(first.sessionId, first.questions[0]!, rightAnswer, { most: 40 });
  await taker.submit(first.sessionId);
  clock.advance(89 * day);
  const second = (await taker.start()).body;
  const again = await taker.adapt(second.sessionId, second.questions[0]!, rightAnswer, {
    most: 40,
  });
  const ids = new Set(seen.map(({ id }) => id));
  expect(again.filter(({ id }) => ids.has(id))).toEqual([]);
});

test("an item that nearly everybody has met is kept from the next", async () => {
  const { questions } = (await testTaker(app).start()).body;
  const popular = questions[0]!.id;
  for (let count = 0; count < 30; count += 1) {
    await inTransaction(app.db, (tx) =>
      countSession(tx, "adult", { administered: [popular], ineligible: [] }),
    );
  }
  for (let count = 0; count < 5; count += 1) {
    const { body } = await testTaker(app).start();
    expect(body.questions.map(({ id }) => id)).not.toContain(popular);
  }
});
