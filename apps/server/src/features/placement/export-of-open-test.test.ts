import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../testing/build-test-app";
import { rightAnswer, testTaker, wrongAnswer } from "./testing/test-takers";

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

test("an export tells what was answered, and only of a finished test how that was scored", async () => {
  const as = await app.signIn({ email: "ana@example.org" });
  const taker = testTaker(app, as);
  const answersIn = async () => {
    const { body } = await app.call(
      "GET /api/account/{userId}/export",
      { params: { userId: as.id } },
      { as },
    );
    return body.tables["level_test_answer"]!.filter(({ answer }) => answer !== null);
  };
  const { sessionId, questions } = (await taker.start()).body;
  const [first, second] = questions;
  const given = [rightAnswer(first!), wrongAnswer(second!)];
  await taker.answer(sessionId, first!.id, given[0]!);
  await taker.answer(sessionId, second!.id, given[1]!);

  const open = await answersIn();
  expect(open.map(({ answer }) => answer)).toEqual(given);
  expect(open.map(({ score, features }) => [score, features])).toEqual([
    [null, null],
    [null, null],
  ]);
  await taker.submit(sessionId);
  expect((await answersIn()).map(({ score }) => score)).toEqual([1, 0]);
});
