import { loadContent } from "@saywell/content/answers";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../../testing/build-test-app";
import { troubles } from "../testing/quiet-log";
import { grammarThat } from "../../../testing/grammar-that";
import {
  type Answering,
  isAt,
  itemOf,
  rightAnswer,
  testTaker,
  wrongAnswer,
} from "../testing/test-takers";

const { lessons } = loadContent();
let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({
    grammar: grammarThat((text) =>
      Promise.resolve(
        text.includes("teh")
          ? [{ start: 0, length: 3, wrong: "teh", better: "the", why: "Check the spelling." }]
          : [],
      ),
    ),
  });
});
afterEach(async () => {
  expect(troubles(app)).toEqual([]);
  await app.empty();
});
afterAll(() => app.close());

test("a result tells the level with its interval, the skills, what one can do and what to study", async () => {
  const taker = testTaker(app);
  const { sessionId, questions } = (await taker.start()).body;
  await taker.followList(sessionId, questions, isAt("B1"));
  const { resultId } = (await taker.submit(sessionId)).body;
  const { status, body } = await taker.result(resultId);
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: resultId, testType: "adult", level: "B1", answered: 40 });
  const scale = ["A1", "A1+", "A2", "A2+", "B1", "B1+", "B2", "B2+", "C1", "C1+", "C2"];
  expect(scale.indexOf(body.interval.low)).toBeLessThanOrEqual(scale.indexOf("B1+"));
  expect(scale.indexOf(body.interval.high)).toBeGreaterThanOrEqual(scale.indexOf("B1"));
  expect(body.skills.reduce((sum, { answered }) => sum + answered, 0)).toBe(40);
  for (const { score, level, low, high } of body.skills)
    expect([score, level, low, high]).not.toContain(null);
  expect(body.canDo).toHaveLength(5);
  expect(body.takenAt).toBe(app.clock.now().toISOString());
});

test("whoever misses what is easy and knows what is hard is told that the answers do not fit", async () => {
  const fits = async (answering: Answering) => {
    const taker = testTaker(app);
    const { sessionId, questions } = (await taker.start("oet")).body;
    await taker.followList(sessionId, questions, answering);
    const { resultId } = (await taker.submit(sessionId)).body;
    return (await taker.result(resultId)).body.answersFit;
  };
  expect(await fits(isAt("B2"))).toBe(true);
  expect(
    await fits((question) =>
      itemOf(question).level === "C1" ? rightAnswer(question) : wrongAnswer(question),
    ),
  ).toBe(false);
});

test("what to study begins with the weakest skill, and leads to different lessons of its level", async () => {
  const taker = testTaker(app);
  const { sessionId, questions } = (await taker.start()).body;
  await taker.followList(sessionId, questions, (question) =>
    question.skill === "listening" ? wrongAnswer(question) : isAt("B2")(question),
  );
  const { resultId } = (await taker.submit(sessionId)).body;
  const { study, skills } = (await taker.result(resultId)).body;
  expect(study).toHaveLength(4);
  expect(study[0]!.skill).toBe("listening");
  expect(new Set(study.map(({ lessonId }) => lessonId)).size).toBe(4);
  for (const { skill, lessonId, lessonTitle } of study) {
    const lesson = lessons.find(({ id }) => id === lessonId)!;
    expect(lesson.title).toBe(lessonTitle);
    expect(lesson.difficulty).toBe(skills.find((each) => each.skill === skill)!.level);
  }
});

test("who took the test is led to the first lesson of the level that they have not finished, others to the first", async () => {
  const ana = await app.signIn({ name: "Ana" });
  const taker = testTaker(app, ana);
  const { sessionId, questions } = (await taker.start()).body;
  await taker.followList(sessionId, questions, isAt("B1"));
  const { resultId, level } = (await taker.submit(sessionId)).body;
  const ofLevel = lessons.filter(({ difficulty }) => difficulty === level).map(({ id }) => id);
  const above = lessons.find(({ difficulty }) => difficulty > level!)!.id;
  const first = async (as = taker) => (await as.result(resultId)).body.firstLesson;
  expect(await first()).toMatchObject({ lessonId: ofLevel[0], isNext: false });

  const finish = (lessonId: string) =>
    app.db
      .insertInto("lesson_progress")
      .values({
        account_id: ana.id,
        lesson_id: lessonId,
        progress: 100,
        begun_at: app.clock.now(),
        completed_at: app.clock.now(),
      })
      .execute();
  await finish(ofLevel[0]!);
  expect(await first()).toMatchObject({ lessonId: ofLevel[1], isNext: true });
  for (const lessonId of ofLevel.slice(1)) await finish(lessonId);
  expect(await first()).toMatchObject({ lessonId: above, isNext: true });
  expect(await first(testTaker(app))).toMatchObject({ lessonId: ofLevel[0], isNext: false });
});

test("lessons that the reader's plan does not open are locked, and none where the school does not charge", async () => {
  const ana = await app.signIn({ name: "Ana" });
  const taker = testTaker(app, ana);
  const { sessionId, questions } = (await taker.start()).body;
  await taker.followList(sessionId, questions, isAt("B1"));
  const { resultId } = (await taker.submit(sessionId)).body;
  const charging = await buildTestApp({ database: app, config: { plans: true } });
  try {
    const locks = async (on: TestApp, as?: typeof ana) => {
      const { firstLesson, study } = (await testTaker(on, as).result(resultId)).body;
      return [firstLesson, ...study].map((each) => each?.lock);
    };
    expect(new Set(await locks(app, ana))).toEqual(new Set([null]));
    for (const reader of [ana, undefined])
      expect(new Set(await locks(charging, reader))).toEqual(
        new Set([expect.stringContaining("Core")]),
      );
    await app.db
      .insertInto("subscription")
      .values({ account_id: ana.id, plan_type: "CORE", status: "active" })
      .execute();
    expect(new Set(await locks(charging, ana))).toEqual(new Set([null]));
  } finally {
    await charging.close();
  }
});

test("a skill is scored from four answers on: fewer would tell which of them were right", async () => {
  const results = [];
  for (const kind of [rightAnswer, wrongAnswer]) {
    const taker = testTaker(app);
    const { sessionId, questions } = (await taker.start("adult", undefined, "quick")).body;
    // Alike but in reading and listening, of which there are two each.
    await taker.followList(sessionId, questions, (question) =>
      ["reading", "listening"].includes(question.skill) ? kind(question) : rightAnswer(question),
    );
    const { resultId } = (await taker.submit(sessionId)).body;
    results.push((await taker.result(resultId)).body);
  }
  for (const { skills } of results) {
    const scored = skills.filter(({ score }) => score !== null).map(({ skill }) => skill);
    expect(scored).toEqual(["grammar", "vocabulary"]);
    for (const skill of ["reading", "listening"])
      expect(skills.find((each) => each.skill === skill)).toEqual({
        skill,
        score: null,
        level: null,
        low: null,
        high: null,
        answered: 2,
      });
  }
  const rows = await app.db.selectFrom("level_test_result").select("skills").execute();
  expect(JSON.stringify(rows)).toContain('"skill":"reading","ability":null');
});

test("a skill that was not asked has no score", async () => {
  const taker = testTaker(app);
  const { sessionId, questions } = (await taker.start()).body;
  await taker.answer(sessionId, questions[0]!.id, rightAnswer(questions[0]!));
  const { resultId } = (await taker.submit(sessionId)).body;
  const { skills } = (await taker.result(resultId)).body;
  expect(skills.filter(({ score }) => score === null)).toHaveLength(5);
  expect(skills.filter(({ answered }) => answered === 0)).toHaveLength(4);
});

test("whoever has the link sees the result without a name and without what was written", async () => {
  const ana = await app.signIn({ name: "Ana Xiadani", email: "ana@example.org" });
  const taker = testTaker(app, ana);
  const { sessionId, questions } = (await taker.start()).body;
  await taker.followList(sessionId, questions, rightAnswer);
  const { resultId } = (await taker.submit(sessionId)).body;
  const own = await taker.result(resultId);
  expect(own.body.isOwn).toBe(true);
  expect(own.body.writing).toHaveLength(2);
  const shared = await testTaker(app).result(resultId);
  const other = await testTaker(app, await app.signIn({ name: "Bea" })).result(resultId);
  for (const { status, body, text } of [shared, other]) {
    expect(status).toBe(200);
    expect(body).toEqual({ ...own.body, writing: [], isOwn: false });
    for (const secret of [sessionId, ana.id, "Ana", "ana@example.org"])
      expect(text).not.toContain(secret);
  }
});

test("a visitor's result is the visitor's by the cookie of the test, which no script can read", async () => {
  const taker = testTaker(app);
  const started = await taker.start();
  const cookie = String(started.headers["set-cookie"]);
  expect(cookie).toMatch(/^saywell_level_test=[^;]+;.*HttpOnly/);
  const { sessionId, questions } = started.body;
  await taker.answer(sessionId, questions[0]!.id, rightAnswer(questions[0]!));
  const { resultId } = (await taker.submit(sessionId)).body;
  expect((await taker.result(resultId)).body.isOwn).toBe(false);
  const { body } = await taker.result(resultId, { cookie: cookie.split(";")[0]! });
  expect(body.isOwn).toBe(true);
});

test("what was written comes with how it was scored, feature by feature", async () => {
  const taker = testTaker(app);
  const { sessionId, questions } = (await taker.start()).body;
  const task = questions.find(({ type }) => type === "text")!;
  const text = `${rightAnswer(task)} I like teh sea.`;
  await taker.followList(sessionId, questions, (question) =>
    question.id === task.id ? text : rightAnswer(question),
  );
  const { resultId } = (await taker.submit(sessionId)).body;
  const cookie = `saywell_level_test=${sessionId}`;
  const { writing } = (await taker.result(resultId, { cookie })).body;
  const scored = writing.find(({ prompt }) => prompt === task.prompt)!;
  expect(scored.answer).toBe(text);
  expect(scored.score).toBeGreaterThan(80);
  expect(scored.features.map(({ name }) => name)).toEqual([
    "Task",
    "Length",
    "Sentence variety",
    "Vocabulary range",
    "Accuracy",
    "Real sentences",
  ]);
  expect(scored.features.find(({ name }) => name === "Accuracy")!.finding).toContain(
    "“teh” instead of “the”",
  );
});

test("there is nothing at an unknown result's link", async () => {
  for (const id of ["nonsense", "0190b1f0-0000-4000-8000-000000000000"]) {
    const { status, code } = await testTaker(app).result(id);
    expect([status, code]).toEqual([404, "not-found"]);
  }
});
