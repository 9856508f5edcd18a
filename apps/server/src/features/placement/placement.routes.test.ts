import { levelTests } from "@saywell/contract";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { defaultRateLimits } from "../../config";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";
import { movableClock } from "../../testing/movable-clock";
import { troubles } from "./testing/quiet-log";
import {
  isAt,
  itemOf,
  knowsUpTo,
  rightAnswer,
  testTaker,
  wrongAnswer,
} from "./testing/test-takers";

const start = "2026-03-02T09:00:00Z";
const clock = movableClock(start);
const minute = 60_000;
const day = 24 * 60 * minute;
let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ clock });
});
afterEach(async () => {
  expect(troubles(app)).toEqual([]);
  clock.set(start);
  await app.empty();
});
afterAll(() => app.close());

const accountLevel = async ({ id }: TestUser) =>
  (
    await app.db
      .selectFrom("account")
      .select("level")
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
  ).level;
/** All that a test has stored, as one text. */
const stored = async (from = app) =>
  JSON.stringify([
    await from.db.selectFrom("level_test_session").selectAll().execute(),
    await from.db.selectFrom("level_test_answer").selectAll().orderBy("position").execute(),
    await from.db.selectFrom("level_test_result").selectAll().execute(),
  ]);

describe("beginning a test", () => {
  test("gives a session and as many questions as the test has, of all skills and levels", async () => {
    const { status, body } = await testTaker(app).start("adult");
    expect(status).toBe(200);
    expect(body.questions).toHaveLength(40);
    expect(body).toMatchObject({ total: 40, secondsLeft: 40 * 60 });
    expect(new Set(body.questions.map(({ id }) => id)).size).toBe(40);
    const skills = new Set(body.questions.map(({ skill }) => skill));
    expect(skills).toEqual(new Set(["grammar", "vocabulary", "reading", "listening", "writing"]));
    for (const level of ["A1", "A2", "B1", "B2", "C1", "C2"]) {
      const ofLevel = body.questions.filter((question) => itemOf(question).level === level);
      expect(ofLevel.length).toBeGreaterThan(3);
    }
  });

  test.each([
    ["junior", 30, 25, ["A1", "A2", "B1"]],
    ["oet", 45, 45, ["B1", "B2", "C1"]],
  ] as const)("%s has %i questions in %i minutes, of its levels only", async (...test) => {
    const [testType, total, minutes, levels] = test;
    const { body } = await testTaker(app).start(testType);
    expect(body).toMatchObject({ total, secondsLeft: minutes * 60 });
    expect(body.questions).toHaveLength(total);
    expect(new Set(body.questions.map((question) => itemOf(question).level))).toEqual(
      new Set(levels),
    );
  });

  test("lets out no key, no reasons and no sample", async () => {
    const { questions } = (await testTaker(app).start("adult")).body;
    const known = "difficulty id options passage prompt question skill type words";
    for (const question of questions) expect(Object.keys(question).sort().join(" ")).toBe(known);
    const { writing } = itemOf(questions.find(({ type }) => type === "text")!);
    expect(JSON.stringify(questions)).not.toContain(writing!.sample.slice(0, 40));
  });

  test.each([
    [undefined, 40 * 60],
    ["1.25", 50 * 60],
    ["1.5", 60 * 60],
    ["2", 80 * 60],
    ["practice", null],
  ] as const)("with time allowance %s gives %s seconds", async (timeAllowance, secondsLeft) => {
    expect((await testTaker(app).start("adult", timeAllowance)).body.secondsLeft).toBe(secondsLeft);
  });

  test("of an unknown kind or time allowance is refused", async () => {
    for (const url of ["questions/senior", "questions/adult?timeAllowance=9"]) {
      const reply = await app.send({ url: `/api/level-test/${url}` });
      expect([reply.statusCode, reply.headers["x-error-code"]]).toEqual([400, "invalid-input"]);
    }
  });

  test("shows what is read or heard before the question, for clients that show one text", async () => {
    const { questions } = (await testTaker(app).start()).body;
    for (const [skill, kind] of [
      ["reading", "text"],
      ["listening", "recording"],
    ]) {
      const question = questions.find((each) => each.skill === skill)!;
      expect(question.passage).toMatchObject({ kind });
      expect(question.question.endsWith(question.prompt)).toBe(true);
      expect(question.question.length).toBeGreaterThan(question.prompt.length + 50);
    }
  });

  test("from one address is limited", async () => {
    const rateLimits = { ...defaultRateLimits, levelTests: { max: 2, timeWindow: minute } };
    const limited = await buildTestApp({ config: { rateLimits } });
    const statuses = [];
    for (let count = 0; count < 3; count += 1)
      statuses.push((await testTaker(limited).start()).status);
    await limited.close();
    expect(statuses).toEqual([200, 200, 429]);
  });
});

describe("a client that follows the list", () => {
  test("gets a sensible level after the last question", async () => {
    const taker = testTaker(app);
    const { sessionId, questions } = (await taker.start()).body;
    await taker.followList(sessionId, questions, isAt("B1"));
    const { status, body } = await taker.submit(sessionId);
    expect(status).toBe(200);
    expect(body.level).toBe("B1");
    expect(body.score).toBeGreaterThanOrEqual(33);
    expect(body.score).toBeLessThan(50);
    const { body: result } = await taker.result(body.resultId);
    expect(result).toMatchObject({ level: "B1", answered: 40, stopReason: "question-limit" });
  });

  test.each([
    ["A1", "A1"],
    ["C2", "C2"],
  ] as const)("who knows everything up to %s is at %s", async (known, level) => {
    const taker = testTaker(app);
    const { sessionId, questions } = (await taker.start()).body;
    await taker.followList(sessionId, questions, knowsUpTo(known));
    expect((await taker.submit(sessionId)).body.level).toBe(level);
  });

  test("gets the next of the list as its next question, and the list's order is kept", async () => {
    const taker = testTaker(app);
    const { sessionId, questions } = (await taker.start()).body;
    const [first, second, third, fourth] = questions;
    await taker.answer(sessionId, first!.id, rightAnswer(first!));
    const after = await taker.answer(sessionId, second!.id, rightAnswer(second!));
    expect(after.body.nextQuestion).toEqual(third);
    const before = await stored();
    const skipped = await taker.answer(sessionId, fourth!.id, rightAnswer(fourth!));
    expect([skipped.status, skipped.code]).toEqual([409, "out-of-order"]);
    expect(await stored()).toBe(before);
  });
});

describe("a client that takes the next question from the reply", () => {
  test("may finish early once the level is certain", async () => {
    const taker = testTaker(app);
    const { sessionId, questions } = (await taker.start()).body;
    const asked = await taker.adapt(sessionId, questions[0]!, rightAnswer, {
      stopWhenPossible: true,
    });
    expect(asked.length).toBeGreaterThanOrEqual(8);
    expect(asked.length).toBeLessThan(40);
    const { body } = await taker.submit(sessionId);
    expect(body).toMatchObject({ level: "C2" });
    expect((await taker.result(body.resultId)).body.stopReason).toBe("level-certain");
  });

  test("may go on to the last question, and is then at the limit", async () => {
    const taker = testTaker(app);
    const { sessionId, questions } = (await taker.start()).body;
    const asked = await taker.adapt(sessionId, questions[0]!, isAt("B2"));
    expect(asked).toHaveLength(40);
    expect(new Set(asked.map(({ id }) => id)).size).toBe(40);
    const place = (await taker.find(sessionId)).body;
    expect(place).toMatchObject({ state: "OPEN", answered: 40, nextQuestion: null });
    expect(place.mayFinish).toBe(true);
    const { body } = await taker.submit(sessionId);
    expect(body.level).toBe("B2");
    expect((await taker.result(body.resultId)).body.stopReason).toBe("question-limit");
  });

  test("gets harder questions after right answers, easier ones after wrong ones", async () => {
    const levels = ["A1", "A2", "B1", "B2", "C1", "C2"];
    const mean = async (answering: typeof rightAnswer | typeof wrongAnswer) => {
      const taker = testTaker(app);
      const { sessionId, questions } = (await taker.start()).body;
      const asked = await taker.adapt(sessionId, questions[0]!, answering, { most: 12 });
      return asked.reduce((sum, each) => sum + levels.indexOf(itemOf(each).level), 0) / 12;
    };
    expect(await mean(rightAnswer)).toBeGreaterThan((await mean(wrongAnswer)) + 2);
  });

  test("cannot change over to the list", async () => {
    const taker = testTaker(app);
    const { sessionId, questions } = (await taker.start()).body;
    const asked = await taker.adapt(sessionId, questions[0]!, rightAnswer, { most: 4 });
    const other = questions.find(({ id }) => !asked.some((each) => each.id === id))!;
    const next = (await taker.find(sessionId)).body.nextQuestion!;
    expect(next.id).not.toBe(other.id);
    const refused = await taker.answer(sessionId, other.id, rightAnswer(other));
    expect([refused.status, refused.code]).toEqual([409, "out-of-order"]);
  });
});

describe("an answer", () => {
  test("counts once: again, or in parallel, it is refused and changes nothing", async () => {
    const taker = testTaker(app);
    const { sessionId, questions } = (await taker.start()).body;
    const first = questions[0]!;
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => taker.answer(sessionId, first.id, rightAnswer(first))),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ code }) => code === "conflict")).toHaveLength(5);
    const before = await stored();
    const again = await taker.answer(sessionId, first.id, wrongAnswer(first));
    expect([again.status, again.text]).toEqual([409, "This question has its answer already."]);
    expect(await stored()).toBe(before);
  });

  test("must be of the question's kind", async () => {
    const taker = testTaker(app);
    const { sessionId, questions } = (await taker.start()).body;
    const before = await stored();
    const { id, options } = questions[0]!;
    const long = "x".repeat(options.length > 0 ? 50 : 300);
    for (const bad of ["", "   ", long, "x".repeat(10_001), "x".repeat(100_000)]) {
      const refused = await taker.answer(sessionId, id, bad);
      expect([refused.code, refused.text]).toEqual([
        expect.stringMatching(/^(invalid-input|too-large)$/),
        expect.stringMatching(/^[A-Za-z"].+\.$/),
      ]);
    }
    const typed = await app.send({
      method: "POST",
      url: "/api/level-test/submit-answer",
      payload: { sessionId, questionId: id, answer: 7 },
    });
    expect(typed.statusCode).toBe(400);
    expect(await stored()).toBe(before);
  });

  test("may hold HTML, which stays text", async () => {
    const taker = testTaker(app);
    const { sessionId, questions } = (await taker.start()).body;
    const html = "<script>alert(1)</script> Hello & <b>goodbye</b>.";
    for (const question of questions) {
      const text = question.type === "text" ? html : rightAnswer(question);
      expect((await taker.answer(sessionId, question.id, text)).status).toBe(200);
    }
    const { resultId } = (await taker.submit(sessionId)).body;
    const cookie = `saywell_level_test=${sessionId}`;
    const { writing } = (await taker.result(resultId, { cookie })).body;
    expect(writing.map(({ answer }) => answer)).toContain(html);
    expect(writing[0]!.score).toBeLessThan(20);
  });

  test("to a question of another session, or of none, is refused", async () => {
    const taker = testTaker(app);
    const { sessionId } = (await taker.start()).body;
    for (const questionId of ["oet-grammar-b1-01", "no-such-item", "adult-grammar-a1-99"]) {
      const refused = await taker.answer(sessionId, questionId, "x");
      expect([refused.status, refused.code]).toEqual([404, "not-found"]);
    }
  });

  test("is refused after the end", async () => {
    const taker = testTaker(app);
    const { sessionId, questions } = (await taker.start()).body;
    const asked = await taker.adapt(sessionId, questions[0]!, rightAnswer, { most: 3 });
    const next = (await taker.find(sessionId)).body.nextQuestion!;
    await taker.submit(sessionId);
    const before = await stored();
    for (const question of [...asked, next]) {
      const refused = await taker.answer(sessionId, question.id, rightAnswer(question));
      expect([refused.code, refused.text]).toEqual(["conflict", "This test has ended."]);
    }
    expect(await stored()).toBe(before);
  });

  test("to the session of another account is refused as if there were none", async () => {
    const ana = await app.signIn({ name: "Ana" });
    const bea = await app.signIn({ name: "Bea" });
    const { sessionId, questions } = (await testTaker(app, ana).start()).body;
    const before = await stored();
    for (const other of [testTaker(app, bea), testTaker(app)]) {
      const refusals = [
        await other.answer(sessionId, questions[0]!.id, rightAnswer(questions[0]!)),
        await other.submit(sessionId),
        await other.find(sessionId),
      ];
      for (const { code } of refusals) expect(code).toBe("not-found");
    }
    expect((await testTaker(app, bea).claim(sessionId)).code).toBe("not-found");
    expect(await stored()).toBe(before);
  });
});

describe("the clock", () => {
  test("is the server's, and runs on while the page is away; the place is kept", async () => {
    const taker = testTaker(app);
    const { sessionId, questions } = (await taker.start()).body;
    await taker.adapt(sessionId, questions[0]!, rightAnswer, { most: 5 });
    const before = (await taker.find(sessionId)).body;
    clock.advance(10 * minute);
    const after = (await taker.find(sessionId)).body;
    expect(after).toEqual({ ...before, secondsLeft: 30 * 60 });
    expect(after).toMatchObject({ state: "OPEN", answered: 5, total: 40, resultId: null });
  });

  test("ends the test: a late answer does not count, and what was given does", async () => {
    const taker = testTaker(app);
    const { sessionId, questions } = (await taker.start()).body;
    await taker.adapt(sessionId, questions[0]!, rightAnswer, { most: 10 });
    const next = (await taker.find(sessionId)).body.nextQuestion!;
    clock.advance(40 * minute);
    const late = await taker.answer(sessionId, next.id, rightAnswer(next));
    expect([late.status, late.code]).toEqual([409, "conflict"]);
    expect(late.text).toContain("The time is up.");
    const ended = (await taker.find(sessionId)).body;
    expect(ended).toMatchObject({ state: "FINISHED", answered: 10, secondsLeft: 0 });
    const { resultId } = (await taker.submit(sessionId)).body;
    expect(resultId).toBe(ended.resultId);
    expect((await taker.result(resultId)).body).toMatchObject({
      answered: 10,
      stopReason: "time-limit",
    });
  });

  test("gives a test that ran out without answers no result", async () => {
    const taker = testTaker(app);
    const { sessionId } = (await taker.start()).body;
    clock.advance(41 * minute);
    expect((await taker.find(sessionId)).body).toMatchObject({ state: "FINISHED", resultId: null });
    expect((await taker.submit(sessionId)).code).toBe("conflict");
  });

  test("a restart of the server changes nothing", async () => {
    const taker = testTaker(app);
    const { sessionId, questions } = (await taker.start()).body;
    await taker.adapt(sessionId, questions[0]!, rightAnswer, { most: 3 });
    const before = (await taker.find(sessionId)).body;
    const restarted = await buildTestApp({ clock, database: { db: app.db } });
    const again = testTaker(restarted);
    expect((await again.find(sessionId)).body).toEqual(before);
    await again.adapt(sessionId, before.nextQuestion!, rightAnswer, { most: 2 });
    expect((await taker.find(sessionId)).body.answered).toBe(5);
    await restarted.close();
  });
});

describe("submitting", () => {
  test("without any answer is refused", async () => {
    const taker = testTaker(app);
    const { sessionId } = (await taker.start()).body;
    const refused = await taker.submit(sessionId);
    expect([refused.status, refused.code, refused.text]).toEqual([
      409,
      "conflict",
      "Answer at least one question first.",
    ]);
    expect((await taker.find(sessionId)).body.state).toBe("OPEN");
  });

  test("again, or in parallel, answers the same result", async () => {
    const taker = testTaker(app);
    const { sessionId, questions } = (await taker.start()).body;
    await taker.adapt(sessionId, questions[0]!, isAt("B1"), { most: 12 });
    const replies = await Promise.all([1, 2, 3].map(() => taker.submit(sessionId)));
    clock.advance(day);
    replies.push(await taker.submit(sessionId));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(replies.map(({ body }) => body.resultId)).size).toBe(1);
    const { resultId } = replies[0]!.body;
    expect((await taker.result(resultId)).body.stopReason).toBe("finished-early");
  });

  test("sets the starting level of the account", async () => {
    const ana = await app.signIn({ name: "Ana" });
    const taker = testTaker(app, ana);
    const { sessionId, questions } = (await taker.start()).body;
    await taker.adapt(sessionId, questions[0]!, wrongAnswer, { most: 12 });
    expect(await accountLevel(ana)).toBeNull();
    const { level } = (await taker.submit(sessionId)).body;
    expect(level).toBe("A1");
    expect(await accountLevel(ana)).toBe("A1");
  });

  test("practice ends without a result, and has no clock", async () => {
    const ana = await app.signIn({ name: "Ana", level: "C1" });
    const taker = testTaker(app, ana);
    const { sessionId, questions } = (await taker.start("adult", "practice")).body;
    await taker.adapt(sessionId, questions[0]!, wrongAnswer, { most: 9 });
    clock.advance(7 * day);
    expect((await taker.find(sessionId)).body).toMatchObject({ state: "OPEN", secondsLeft: null });
    const none = { score: null, level: null, resultId: null };
    expect((await taker.submit(sessionId)).body).toEqual(none);
    expect((await taker.find(sessionId)).body).toMatchObject({ state: "FINISHED", resultId: null });
    expect((await taker.submit(sessionId)).body).toEqual(none);
    expect(await accountLevel(ana)).toBe("C1");
  });
});

test.each([
  ["junior", "B1"],
  ["oet", "B1"],
] as const)("%s gives no level beyond its own", async (testType, level) => {
  const taker = testTaker(app);
  const { sessionId, questions } = (await taker.start(testType)).body;
  const answering = testType === "junior" ? rightAnswer : wrongAnswer;
  await taker.adapt(sessionId, questions[0]!, answering);
  const { body } = await taker.submit(sessionId);
  expect(body.level).toBe(level);
  const { interval, skills } = (await taker.result(body.resultId)).body;
  expect([interval.low, interval.high]).toContain(testType === "junior" ? "B1+" : "B1");
  const { levels } = levelTests[testType];
  for (const skill of skills) expect([...levels, null]).toContain(skill.level);
});

describe("claiming", () => {
  test("joins a visitor's test to an account, with its level, and is for the first who asks", async () => {
    const visitor = testTaker(app);
    const { sessionId, questions } = (await visitor.start()).body;
    await visitor.adapt(sessionId, questions[0]!, wrongAnswer, { most: 12 });
    const { resultId } = (await visitor.submit(sessionId)).body;
    const ana = await app.signIn({ name: "Ana" });
    const bea = await app.signIn({ name: "Bea" });
    expect((await testTaker(app, ana).claim(sessionId)).body).toEqual({ ok: true });
    expect(await accountLevel(ana)).toBe("A1");
    expect((await testTaker(app, ana).result(resultId)).body.isOwn).toBe(true);
    expect((await testTaker(app, ana).claim(sessionId)).status).toBe(200);
    expect((await testTaker(app, bea).claim(sessionId)).code).toBe("not-found");
    expect(await accountLevel(bea)).toBeNull();
  });

  test("of an open test gives the level when it ends", async () => {
    const visitor = testTaker(app);
    const { sessionId, questions } = (await visitor.start()).body;
    const ana = await app.signIn({ name: "Ana" });
    await testTaker(app, ana).claim(sessionId);
    await testTaker(app, ana).adapt(sessionId, questions[0]!, wrongAnswer, { most: 12 });
    await testTaker(app, ana).submit(sessionId);
    expect(await accountLevel(ana)).toBe("A1");
    expect((await visitor.find(sessionId)).code).toBe("not-found");
  });

  test("an old test does not undo the level of a newer one", async () => {
    const visitor = testTaker(app);
    const old = (await visitor.start()).body;
    await visitor.adapt(old.sessionId, old.questions[0]!, wrongAnswer, { most: 12 });
    await visitor.submit(old.sessionId);
    clock.advance(day);
    const ana = await app.signIn({ name: "Ana" });
    const taker = testTaker(app, ana);
    const { sessionId, questions } = (await taker.start()).body;
    await taker.adapt(sessionId, questions[0]!, rightAnswer, { most: 12 });
    const { level } = (await taker.submit(sessionId)).body;
    await taker.claim(old.sessionId);
    expect(await accountLevel(ana)).toBe(level);
  });

  test("into the demo's account, which is everybody's, is refused, and the test stays the visitor's", async () => {
    const visitor = testTaker(app);
    const { sessionId, questions } = (await visitor.start()).body;
    await visitor.adapt(sessionId, questions[0]!, wrongAnswer, { most: 12 });
    const demo = await app.signIn({ name: "Demo", isDemo: true, level: "B2" });
    const refused = await testTaker(app, demo).claim(sessionId);
    expect([refused.status, refused.code, refused.text]).toEqual([
      409,
      "conflict",
      "The demo is shared by everybody, so your test stays with you. Log in to your own account to keep it.",
    ]);
    // Who looks at the demo goes on with the test, and it is still nobody's when it ends.
    expect((await testTaker(app, demo).submit(sessionId)).status).toBe(200);
    expect((await testTaker(app, demo).claim(sessionId)).code).toBe("conflict");
    expect(await accountLevel(demo)).toBe("B2");
    const ana = await app.signIn({ name: "Ana" });
    expect((await testTaker(app, ana).claim(sessionId)).body).toEqual({ ok: true });
    expect(await accountLevel(ana)).toBe("A1");
  });

  test("needs a session of one's own", async () => {
    const { sessionId } = (await testTaker(app).start()).body;
    expect((await testTaker(app).claim(sessionId)).code).toBe("not-signed-in");
  });
});
