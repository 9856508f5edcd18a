import type { LevelTestQuestion } from "@saywell/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../../testing/build-test-app";
import { itemOf, rightAnswer, testTaker, wrongAnswer } from "../testing/test-takers";

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

/** All of a reply but the next question's own words: what could be compared. */
const shapeOf = (question: LevelTestQuestion | null) =>
  question && { keys: Object.keys(question).sort(), difficulty: question.difficulty };

describe("while a test runs, nothing tells whether an answer was right", () => {
  test("the replies to right, wrong and unknown answers are alike but for the words of the next question", async () => {
    const replies = [];
    for (const kind of ["right", "wrong", "unknown"]) {
      const taker = testTaker(app);
      const { sessionId, questions } = (await taker.start()).body;
      const first = questions[0]!;
      const { body } =
        kind === "unknown"
          ? await taker.say(sessionId, first.id, { dontKnow: true })
          : await taker.answer(
              sessionId,
              first.id,
              kind === "right" ? rightAnswer(first) : wrongAnswer(first),
            );
      const { nextQuestion, secondsLeft: _clock, ...rest } = body;
      replies.push({ ...rest, next: shapeOf(nextQuestion) });
    }
    expect(replies[1]).toEqual(replies[0]);
    expect(replies[2]).toEqual(replies[0]);
  });

  test("no other test of the same person asks what it lists, so that none can be ended to tell its answers", async () => {
    const ana = testTaker(app, await app.signIn({ name: "Ana" }));
    const ids = (questions: readonly LevelTestQuestion[]) =>
      questions.map((each) => itemOf(each).id);
    const { questions } = (await ana.start("junior")).body;
    const other = (await ana.start("junior")).body;
    const asked = await ana.adapt(other.sessionId, other.questions[0]!, rightAnswer, { most: 20 });
    const listed = new Set(ids(questions));
    expect(ids(asked).filter((id) => listed.has(id))).toEqual([]);
  });

  test("no question says its level: not by its difficulty, its name or its place in the list", async () => {
    const taker = testTaker(app);
    const [one, other] = [(await taker.start()).body, (await taker.start()).body];
    const questions = [...one.questions, ...other.questions];
    expect(new Set(questions.map(({ difficulty }) => difficulty))).toEqual(new Set(["Adaptive"]));
    for (const { id } of questions) expect(id).toMatch(/^q-[0-9a-f]{20}$/);
    // The same item has another name in another session.
    const names = new Map(one.questions.map((each) => [itemOf(each).id, each.id]));
    for (const each of other.questions) expect(names.get(itemOf(each).id)).not.toBe(each.id);
    const { sessionId, questions: own } = one;
    const stored = itemOf(own[0]!).id;
    expect((await taker.answer(sessionId, stored, rightAnswer(own[0]!))).code).toBe("not-found");
  });
});

describe("I don't know", () => {
  test("counts as not known, as a wrong answer does, for every type of question", async () => {
    const results = [];
    const sessions: string[] = [];
    for (const unknown of [true, false]) {
      const taker = testTaker(app);
      const { sessionId, questions } = (await taker.start()).body;
      if (unknown) sessions.push(sessionId);
      for (const question of questions) {
        const { status } = unknown
          ? await taker.say(sessionId, question.id, { dontKnow: true })
          : await taker.answer(sessionId, question.id, wrongAnswer(question));
        expect(status).toBe(200);
      }
      const { body } = await taker.submit(sessionId);
      expect(body.level).toBe("A1");
      results.push((await taker.result(body.resultId)).body.answered);
    }
    expect(results).toEqual([40, 40]);
    const rows = await app.db
      .selectFrom("level_test_answer")
      .select(["score", "answer"])
      .where("session_id", "in", sessions)
      .where("not_known", "=", true)
      .execute();
    expect(rows).toHaveLength(40);
    for (const row of rows) expect(row).toEqual({ score: 0, answer: "" });
  });

  test("is not said beside an answer, and an empty answer alone is still refused", async () => {
    const taker = testTaker(app);
    const { sessionId, questions } = (await taker.start()).body;
    const first = questions[0]!;
    const both = { answer: rightAnswer(first), dontKnow: true };
    expect((await taker.say(sessionId, first.id, both)).code).toBe("invalid-input");
    expect((await taker.say(sessionId, first.id, {})).code).toBe("invalid-input");
  });
});

test("the words of a recording count as read unless the page says that they were not shown", async () => {
  const taker = testTaker(app);
  const { sessionId, questions } = (await taker.start()).body;
  const said = [{ wordsShown: false }, { wordsShown: true }, {}];
  const heard = questions.filter(({ skill }) => skill === "listening").slice(0, 3);
  const last = questions.indexOf(heard[2]!);
  for (const question of questions.slice(0, last + 1)) {
    const extra = said[heard.indexOf(question)] ?? {};
    const body = { answer: rightAnswer(question), ...extra };
    expect((await taker.say(sessionId, question.id, body)).status).toBe(200);
  }
  const { resultId } = (await taker.submit(sessionId)).body;
  expect((await taker.result(resultId)).body.listening).toEqual({ asked: 3, shown: 2 });
});
