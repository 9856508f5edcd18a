import { countedSince, startExposure, startTest, updateExposure } from "@saywell/adaptive-test";
import { loadContent } from "@saywell/content/answers";
import { setTimeout } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { inTransaction } from "../../../db/transaction";
import { buildTestApp, type TestApp } from "../../../testing/build-test-app";
import { movableClock } from "../../../testing/movable-clock";
import {
  countAllShown,
  countKeptOut,
  countShown,
  countStart,
  loadExposure,
} from "./exposure.store";
import { assembleBank } from "../bank/item-bank";
import { claimNext } from "./show-question";
import { planOf } from "../test-plan";
import { troubles } from "../testing/quiet-log";
import { isAt, itemOf, rightAnswer, testTaker } from "../testing/test-takers";

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

/** One more session that was shown these, out of which those were drawn. */
async function countWhole(administered: readonly string[], ineligible: readonly string[] = []) {
  const { sessions } = await loadExposure(app.db, "adult");
  await countKeptOut(app.db, "adult", ineligible);
  await inTransaction(app.db, async (tx) => {
    await countStart(tx, "adult");
    await countAllShown(tx, "adult", administered, countedSince(sessions + 1));
  });
}

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
    await countWhole(each.administered, each.ineligible);
  }
  expect(await loadExposure(app.db, "adult")).toEqual(expected);
});

test("of people who ask for an item's last uses at once only so many get it", async () => {
  const shown = await Promise.all(
    Array.from({ length: 8 }, () =>
      inTransaction(app.db, async (tx) => {
        await countStart(tx, "adult");
        return await countShown(tx, "adult", "x", { since: 0, most: 3 });
      }),
    ),
  );
  expect(shown.filter(Boolean)).toHaveLength(3);
  const { sessions, items } = await loadExposure(app.db, "adult");
  expect([sessions, items.get("x")?.administered]).toEqual([8, 3]);
});

test("whoever chose while an item had a use left gets another once it has none", async () => {
  const plan = planOf("adult");
  const bank = assembleBank(loadContent().bank, []);
  const facts = { plan, bank, state: startTest(plan.prior), seen: [] };
  const session = { seed: 7, ineligible: [], questionLimit: 40 };
  // All of them looked before any of them was counted.
  const counts = { ...startExposure(), sessions: 5 };
  const shown: string[] = [];
  for (let person = 0; person < 5; person += 1) {
    const item = await inTransaction(app.db, (tx) => claimNext(tx, session, facts, counts));
    shown.push(item!.text.id);
  }
  expect(new Set(shown.slice(0, 3)).size).toBe(1);
  expect(shown[3]).not.toBe(shown[0]);
  expect(shown[4]).not.toBe(shown[0]);
});

test("however many want the same, none is shown beyond its limit while others are left", async () => {
  const plan = planOf("adult");
  const bank = assembleBank(loadContent().bank, []);
  const facts = { plan, bank, state: startTest(plan.prior), seen: [] };
  const session = { seed: 7, ineligible: [], questionLimit: 40 };
  for (let person = 0; person < 40; person += 1) {
    const counts = await loadExposure(app.db, "adult");
    await inTransaction(app.db, (tx) => claimNext(tx, session, facts, counts));
  }
  const { items } = await loadExposure(app.db, "adult");
  const uses = [...items.values()].map(({ administered }) => administered);
  expect(Math.max(...uses)).toBe(3);
  expect(uses.reduce((sum, count) => sum + count, 0)).toBe(40);
});

test("a test counts when it begins, and what it shows as it shows it", async () => {
  const taker = testTaker(app);
  const { sessionId, questions } = (await taker.start()).body;
  const shown = async () => {
    const { sessions, items } = await loadExposure(app.db, "adult");
    return { sessions, items: [...items.keys()].sort() };
  };
  expect(await shown()).toEqual({ sessions: 1, items: [itemOf(questions[0]!).id] });
  const asked = await taker.adapt(sessionId, questions[0]!, rightAnswer, { most: 5 });
  const waiting = (await taker.find(sessionId)).body.nextQuestion!;
  const all = [...asked, waiting].map((each) => itemOf(each).id).sort();
  expect(await shown()).toEqual({ sessions: 1, items: all });
  await taker.submit(sessionId);
  expect(await shown()).toEqual({ sessions: 1, items: all });
});

test("items kept out of a session are counted though somebody holds them in another order", async () => {
  await countWhole(["x", "y"]);
  let counting: Promise<void> | undefined;
  // Holds y and then wants x, as somebody does who finds y used up; the count holds x and wants y.
  await inTransaction(app.db, async (tx) => {
    await countShown(tx, "adult", "y", { since: 0, most: 0 });
    counting ??= countKeptOut(app.db, "adult", ["x", "y"]);
    await setTimeout(50);
    await countShown(tx, "adult", "x", { since: 0, most: 0 });
  });
  await counting;
  const { items } = await loadExposure(app.db, "adult");
  expect(["x", "y"].map((id) => items.get(id)?.ineligible)).toEqual([1, 1]);
});

test("no question is shown to more than a quarter of a class that takes the test at once", async () => {
  const knows = isAt("B1");
  const begun = await Promise.all(
    Array.from({ length: 16 }, async () => {
      const taker = testTaker(app);
      return { taker, started: (await taker.start()).body };
    }),
  );
  await Promise.all(
    begun.map(({ taker, started: { sessionId, questions } }) =>
      taker.adapt(sessionId, questions[0]!, knows, { most: 6 }),
    ),
  );
  const { sessions, items } = await loadExposure(app.db, "adult");
  expect(sessions).toBe(16);
  const uses = [...items.values()].map(({ administered }) => administered);
  expect(uses.reduce((sum, count) => sum + count, 0)).toBe(16 * 7);
  expect(Math.max(...uses)).toBeLessThanOrEqual(4);
});

test("a list that is followed was all shown, each once", async () => {
  const taker = testTaker(app);
  const { sessionId, questions } = (await taker.start()).body;
  await taker.followList(sessionId, questions.slice(0, 3), rightAnswer);
  await taker.submit(sessionId);
  const { items } = await loadExposure(app.db, "adult");
  for (const { id } of questions.map(itemOf))
    expect([id, items.get(id)?.administered]).toEqual([id, 1]);
  // And the question that the first reply gave, in case the client followed it.
  expect(items.size).toBeLessThanOrEqual(41);
});

test("an abandoned test is ended when the next one begins", async () => {
  const ana = await app.signIn({ name: "Ana" });
  const taker = testTaker(app, ana);
  const { sessionId, questions } = (await taker.start()).body;
  await taker.adapt(sessionId, questions[0]!, rightAnswer, { most: 3 });
  clock.advance(day);
  await testTaker(app).start();
  const ended = await app.db
    .selectFrom("level_test_session")
    .select(["id", "stop_reason"])
    .where("finished_at", "is not", null)
    .execute();
  expect(ended).toEqual([{ id: sessionId, stop_reason: "too-few-answers" }]);
  const { level } = await app.db
    .selectFrom("account")
    .select("level")
    .where("id", "=", ana.id)
    .executeTakeFirstOrThrow();
  expect(level).toBeNull();
});

test("abandoned practice, which no clock ends, is ended after a month", async () => {
  const { sessionId, questions } = (await testTaker(app).start("adult", "practice")).body;
  await testTaker(app).adapt(sessionId, questions[0]!, rightAnswer, { most: 2 });
  const isEnded = async () => {
    await testTaker(app).start("junior");
    const { finished_at } = await app.db
      .selectFrom("level_test_session")
      .select("finished_at")
      .where("id", "=", sessionId)
      .executeTakeFirstOrThrow();
    return finished_at !== null;
  };
  clock.advance(29 * day);
  expect(await isEnded()).toBe(false);
  clock.advance(2 * day);
  expect(await isEnded()).toBe(true);
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
  const ids = new Set(seen.map((each) => itemOf(each).id));
  expect(again.filter((each) => ids.has(itemOf(each).id))).toEqual([]);
});

test("an item that nearly everybody has met is kept from the next", async () => {
  const { questions } = (await testTaker(app).start()).body;
  const popular = itemOf(questions[0]!).id;
  for (let count = 0; count < 30; count += 1) {
    await countWhole([popular]);
  }
  for (let count = 0; count < 5; count += 1) {
    const { body } = await testTaker(app).start();
    expect(body.questions.map((each) => itemOf(each).id)).not.toContain(popular);
  }
});
