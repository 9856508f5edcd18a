import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../../testing/build-test-app";
import { movableClock } from "../../../testing/movable-clock";
import { type Answering, isAt, rightAnswer, testTaker, wrongAnswer } from "../testing/test-takers";

const clock = movableClock("2026-03-02T09:00:00Z");
const minute = 60_000;
let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ clock });
});
afterEach(() => app.empty());
afterAll(() => app.close());

const accountOf = async (as: TestUser) =>
  (await app.call("GET /api/account/{userId}", { params: { userId: as.id } }, { as })).body;
const exportOf = async (as: TestUser) =>
  (await app.call("GET /api/account/{userId}/export", { params: { userId: as.id } }, { as })).body;

interface Ending {
  length: "quick" | "exact";
  /** Questions that are declined before the one that is tried. */
  declined: number;
  how: "submitted" | "out of time";
}

/**
 * All that a test that ended like that tells who took it: nothing of who it is, or of which skills
 * came, which chance decides before the one answer.
 */
async function toldAfter(answering: Answering, { length, declined, how }: Ending) {
  const as = await app.signIn({ name: "Ana", level: "C1" });
  const taker = testTaker(app, as);
  const { sessionId, questions } = (await taker.start("adult", undefined, length)).body;
  let next = questions[0]!;
  for (let count = 0; count < declined; count += 1)
    next = (await taker.say(sessionId, next.id, { dontKnow: true })).body.nextQuestion!;
  const { body: place } = await taker.answer(sessionId, next.id, answering(next));
  expect(place.mayFinish).toBe(false);
  if (how === "out of time") clock.advance(41 * minute);
  const { resultId, ...submitted } = (await taker.submit(sessionId)).body;
  const {
    id: _id,
    takenAt: _taken,
    skills,
    listening: _drawn,
    ...result
  } = (await taker.result(resultId)).body;
  const found = (await taker.find(sessionId)).body;
  const pdf = await app.send({ url: `/api/level-test/results/${resultId}/pdf` });
  const { tables } = await exportOf(as);
  const told = {
    submitted,
    result,
    skills: skills.map(({ answered: _count, ...skill }) => skill),
    found: { ...found, sessionId: null, resultId: null },
    pdf: [pdf.statusCode, pdf.headers["x-error-code"]],
    level: (await accountOf(as)).user.level,
    answers: tables["level_test_answer"]!.map(({ item_id, score, features }) => [
      item_id,
      score,
      features,
    ]),
    results: tables["level_test_result"]!.map((row) => ({
      ...row,
      id: null,
      session_id: null,
      created_at: null,
      skills: null,
    })),
  };
  await app.empty();
  return told;
}

describe("a test that ended before its answers may tell a level", () => {
  test.each<Ending>([
    { length: "exact", declined: 0, how: "submitted" },
    { length: "exact", declined: 6, how: "submitted" },
    { length: "quick", declined: 0, how: "submitted" },
    { length: "quick", declined: 5, how: "submitted" },
    { length: "quick", declined: 6, how: "out of time" },
    { length: "exact", declined: 0, how: "out of time" },
  ])(
    "tells the same whether an answer was right or wrong: $length, $how, after $declined declined",
    async (ending) => {
      const right = await toldAfter(rightAnswer, ending);
      expect(await toldAfter(wrongAnswer, ending)).toEqual(right);
      // What was known before the first question.
      expect(right.submitted).toEqual({ score: 50, level: "B2" });
      expect(right.result).toMatchObject({
        stopReason: "too-few-answers",
        answered: ending.declined + 1,
        interval: { low: "A1+", high: "C2" },
        canDo: [],
        study: [],
        firstLesson: null,
        writing: [],
      });
      expect(right.level).toBe("C1");
      expect(right.pdf).toEqual([404, "not-found"]);
      expect(new Set(right.answers.flat())).toEqual(new Set([null]));
    },
  );

  test("does not keep another test from setting the account's level, nor take it back", async () => {
    const visitor = testTaker(app);
    const full = (await visitor.start()).body;
    await visitor.adapt(full.sessionId, full.questions[0]!, wrongAnswer, { most: 12 });
    await visitor.submit(full.sessionId);
    clock.advance(24 * 60 * minute);
    const ana = await app.signIn({ name: "Ana" });
    const taker = testTaker(app, ana);
    const early = async () => {
      const { sessionId, questions } = (await taker.start()).body;
      await taker.adapt(sessionId, questions[0]!, rightAnswer, { most: 7 });
      await taker.submit(sessionId);
    };
    await early();
    expect((await accountOf(ana)).user.level).toBeNull();
    await taker.claim(full.sessionId);
    expect((await accountOf(ana)).user.level).toBe("A1");
    await early();
    expect((await accountOf(ana)).user.level).toBe("A1");
  });

  test("can be gone on with where it was quick, and tells its level then", async () => {
    const ana = await app.signIn({ name: "Ana" });
    const taker = testTaker(app, ana);
    const { sessionId, questions } = (await taker.start("adult", undefined, "quick")).body;
    await taker.adapt(sessionId, questions[0]!, isAt("B1"), { most: 3 });
    const { resultId } = (await taker.submit(sessionId)).body;
    expect((await taker.result(resultId)).body.goOn).toMatchObject({ questions: 37 });
    await taker.goOn(resultId);
    const { nextQuestion } = (await taker.find(sessionId)).body;
    await taker.adapt(sessionId, nextQuestion!, wrongAnswer, { most: 12 });
    expect((await taker.submit(sessionId)).body.resultId).toBe(resultId);
    const { body } = await taker.result(resultId);
    expect(body).toMatchObject({ length: "quick", answered: 15, stopReason: "finished-early" });
    expect((await accountOf(ana)).user.level).toBe(body.level);
  });
});

test("a result that told a level tells it still when the test is gone on with and handed in", async () => {
  const taker = testTaker(app, await app.signIn({ name: "Ana" }));
  const { sessionId, questions } = (await taker.start("adult", undefined, "quick")).body;
  await taker.adapt(sessionId, questions[0]!, isAt("B1"), { most: 9 });
  clock.advance(11 * minute);
  const { resultId } = (await taker.submit(sessionId)).body;
  expect((await taker.result(resultId)).body.stopReason).toBe("time-limit");
  await taker.goOn(resultId);
  const { nextQuestion } = (await taker.find(sessionId)).body;
  await taker.adapt(sessionId, nextQuestion!, isAt("B1"), { most: 1 });
  await taker.submit(sessionId);
  const { body } = await taker.result(resultId);
  expect(body).toMatchObject({ answered: 10, stopReason: "finished-early" });
  expect(body.canDo).toHaveLength(5);
});
