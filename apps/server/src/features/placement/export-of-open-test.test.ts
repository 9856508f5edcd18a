import type { LevelTestQuestion } from "@saywell/contract";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";
import { movableClock } from "../../testing/movable-clock";
import { type Answering, isAt, rightAnswer, testTaker, wrongAnswer } from "./testing/test-takers";

const clock = movableClock("2026-03-02T09:00:00Z");
let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ clock });
});
afterEach(() => app.empty());
afterAll(() => app.close());

async function exportOf(as: TestUser) {
  const params = { userId: as.id };
  const { body } = await app.call("GET /api/account/{userId}/export", { params }, { as });
  return body.tables;
}
/** An export has its rows in no order; here they are in that of the questions. */
const answersOf = async (as: TestUser) =>
  (await exportOf(as))["level_test_answer"]!.toSorted(
    (x, y) => Number(x["position"]) - Number(y["position"]),
  );

test("an export tells what was answered, and only of a finished test how that was scored", async () => {
  const as = await app.signIn({ email: "ana@example.org" });
  const taker = testTaker(app, as);
  const { sessionId, questions } = (await taker.start()).body;
  const given: string[] = [];
  const alternating = (question: LevelTestQuestion) => {
    given.push(given.length % 2 === 0 ? rightAnswer(question) : wrongAnswer(question));
    return given.at(-1)!;
  };
  await taker.adapt(sessionId, questions[0]!, alternating, { most: 12 });

  const givenAnswers = async () => (await answersOf(as)).filter(({ answer }) => answer !== null);
  const open = await givenAnswers();
  expect(open.map(({ answer }) => answer)).toEqual(given);
  for (const { score, features } of open) expect([score, features]).toEqual([null, null]);
  await taker.submit(sessionId);
  expect((await givenAnswers()).slice(0, 4).map(({ score }) => score)).toEqual([1, 0, 1, 0]);
});

/** What of an export could be compared: all but who, when, what was answered, and which skills came. */
const comparable = (tables: Awaited<ReturnType<typeof exportOf>>, as: TestUser) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(tables).map(([table, rows]) => [
        table,
        // An export has its rows in no order.
        rows
          .map(({ answer: _answer, skill: _skill, words_shown: _shown, ...row }) => row)
          .toSorted((x, y) => Number(x["position"] ?? 0) - Number(y["position"] ?? 0)),
      ]),
    ),
  )
    .replaceAll(as.id, "whoever")
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "an id")
    .replaceAll(/\d{4}-\d\d-\d\dT[^"]*/g, "a time")
    // Noted some moments after a call.
    .replaceAll('"last_seen_at":"a time"', '"last_seen_at":null');

test("while a test runs, the exports of who answers all right and who answers all wrong are alike in every table", async () => {
  const exports: string[] = [];
  for (const answering of [rightAnswer, wrongAnswer] satisfies Answering[]) {
    const as = await app.signIn({ name: "Ana", email: "ana@example.org" });
    const taker = testTaker(app, as);
    const { sessionId, questions } = (await taker.start()).body;
    const most = 6;
    // Texts are left out: what is found in one differs, and is told of none.
    const closed = (each: LevelTestQuestion) => (each.skill === "writing" ? "" : answering(each));
    await taker.adapt(sessionId, questions[0]!, closed, { most });
    const tables = await exportOf(as);
    expect(tables["level_test_answer"]).toHaveLength(most + 1);
    exports.push(comparable(tables, as));
    await app.empty();
  }
  expect(exports[1]).toBe(exports[0]);
});

test("the question that waited at the end of a quick test is named at no time, as it waits again when that is gone on with", async () => {
  const as = await app.signIn({ name: "Ana" });
  const taker = testTaker(app, as);
  const { sessionId, questions } = (await taker.start("adult", undefined, "quick")).body;
  await taker.adapt(sessionId, questions[0]!, isAt("B1"), { most: 9 });
  clock.advance(11 * 60_000);
  const { resultId } = (await taker.submit(sessionId)).body;
  const ended = await answersOf(as);
  expect(ended.map(({ item_id }) => item_id === null)).toEqual([...Array(9).fill(false), true]);
  await taker.goOn(resultId);
  for (const { item_id, score, features } of await answersOf(as))
    expect([item_id, score, features]).toEqual([null, null, null]);
});

test("while a test runs, no other test of the same person tells what was right in it: both may ask the same", async () => {
  const as = await app.signIn({ name: "Ana" });
  const taker = testTaker(app, as);
  const { sessionId: open, questions: asked } = (await taker.start()).body;
  await taker.answer(open, asked[0]!.id, wrongAnswer(asked[0]!));
  const { sessionId, questions } = (await taker.start("adult", "practice")).body;
  await taker.adapt(sessionId, questions[0]!, rightAnswer, { most: 12 });
  await taker.submit(sessionId);
  const scores = async () => (await answersOf(as)).map(({ item_id, score }) => [item_id, score]);
  for (const told of await scores()) expect(told).toEqual([null, null]);
  await taker.submit(open);
  expect((await scores()).some(([, score]) => score === 1)).toBe(true);
});
