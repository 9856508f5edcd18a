import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../../testing/build-test-app";
import { movableClock } from "../../../testing/movable-clock";
import { isAt, itemOf, rightAnswer, testTaker, wrongAnswer } from "../testing/test-takers";

const start = "2026-03-02T09:00:00Z";
const clock = movableClock(start);
const minute = 60_000;
let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ clock });
});
afterEach(async () => {
  clock.set(start);
  await app.empty();
});
afterAll(() => app.close());

const keeps = (sessionId: string) => ({ cookie: `saywell_level_test=${sessionId}` });

/** A whole quick test of somebody in the middle of a level. */
async function takeQuick(taker: ReturnType<typeof testTaker>, answering = isAt("B1")) {
  const { sessionId, questions } = (await taker.start("adult", undefined, "quick")).body;
  const asked = await taker.adapt(sessionId, questions[0]!, answering);
  clock.advance(4 * minute);
  const { resultId, level } = (await taker.submit(sessionId)).body;
  return { sessionId, asked, resultId, level };
}

describe("a quick test", () => {
  test.each(["junior", "adult", "oet"] as const)(
    "of %s has twelve questions, two of each skill at least, none of writing, in ten minutes",
    async (testType) => {
      const taker = testTaker(app);
      const { body } = await taker.start(testType, undefined, "quick");
      expect(body).toMatchObject({ total: 12, secondsLeft: 600 });
      expect(body.questions).toHaveLength(12);
      const asked = await taker.adapt(body.sessionId, body.questions[0]!, isAt("B1"));
      const count = (skill: string) => asked.filter((each) => each.skill === skill).length;
      // A text is kept for another question while that tells enough, so not always three.
      for (const skill of ["grammar", "vocabulary", "reading", "listening"])
        expect(count(skill)).toBeGreaterThanOrEqual(2);
      expect(count("writing")).toBe(0);
    },
  );

  test("says that it is a first idea, and how sure it is", async () => {
    const taker = testTaker(app);
    const { resultId, level, sessionId } = await takeQuick(taker);
    const { body } = await taker.result(resultId, keeps(sessionId));
    expect(body).toMatchObject({ length: "quick", answered: 12, canGoOn: true, level });
    const { inTen, low, high } = body.sureness!;
    expect(inTen).toBeGreaterThanOrEqual(3);
    expect(inTen).toBeLessThan(9);
    expect(low <= level! && level! <= high).toBe(true);
    expect(body.firstLesson!.lessonId).toMatch(new RegExp(`^${level!.toLowerCase()}-`));
  });

  test("can be walked as a list too", async () => {
    const taker = testTaker(app);
    const { sessionId, questions } = (await taker.start("adult", undefined, "quick")).body;
    await taker.followList(sessionId, questions, rightAnswer);
    expect((await taker.submit(sessionId)).status).toBe(200);
  });
});

describe("going on with a quick test", () => {
  test("is the same session, with what was measured, and its time off the exact test's", async () => {
    const taker = testTaker(app);
    const { sessionId, asked, resultId } = await takeQuick(taker);
    clock.advance(60 * minute);
    expect((await taker.goOn(resultId, keeps(sessionId))).body).toEqual({ sessionId });
    const place = (await taker.find(sessionId)).body;
    expect(place).toMatchObject({ state: "OPEN", length: "exact", answered: 12, total: 40 });
    expect(place.secondsLeft).toBe(36 * 60);
    const meanwhile = (await taker.result(resultId, keeps(sessionId))).body;
    expect(meanwhile).toMatchObject({ length: "quick", answered: 12, canGoOn: true });

    const more = await taker.adapt(sessionId, place.nextQuestion!, isAt("B1"));
    expect(new Set([...asked, ...more].map((each) => itemOf(each).id)).size).toBe(40);
    expect((await taker.submit(sessionId)).body.resultId).toBe(resultId);
    expect((await taker.result(resultId, keeps(sessionId))).body).toMatchObject({
      length: "exact",
      answered: 40,
      canGoOn: false,
      stopReason: "question-limit",
    });
    expect((await taker.goOn(resultId, keeps(sessionId))).code).toBe("conflict");
  });

  test("is for who took it: a link opens a result and nothing else", async () => {
    const ana = await app.signIn({ name: "Ana" });
    const bea = await app.signIn({ name: "Bea" });
    const { resultId } = await takeQuick(testTaker(app, ana));
    for (const other of [testTaker(app, bea), testTaker(app)]) {
      expect((await other.result(resultId)).body.canGoOn).toBe(false);
      expect((await other.goOn(resultId)).code).toBe("not-found");
    }
    expect((await testTaker(app, ana).goOn(resultId)).status).toBe(200);
    // Asked twice, it is still the one session, as it stands.
    expect((await testTaker(app, ana).goOn(resultId)).status).toBe(200);
  });

  test("ends after a day, and is not for an exact test", async () => {
    const taker = testTaker(app);
    const { sessionId, resultId } = await takeQuick(taker);
    clock.advance(25 * 60 * minute);
    expect((await taker.goOn(resultId, keeps(sessionId))).code).toBe("conflict");
    const exact = (await taker.start()).body;
    await taker.adapt(exact.sessionId, exact.questions[0]!, rightAnswer, { most: 9 });
    const done = (await taker.submit(exact.sessionId)).body;
    expect((await taker.goOn(done.resultId, keeps(exact.sessionId))).code).toBe("conflict");
    expect((await taker.goOn("nonsense")).code).toBe("not-found");
  });
});

test.each([
  ["junior", "A2"],
  ["adult", "A2"],
  ["oet", "B1"],
] as const)("a test of %s begins with two questions near %s", async (testType, level) => {
  for (const length of ["quick", "exact"] as const) {
    const taker = testTaker(app);
    const { sessionId, questions } = (await taker.start(testType, undefined, length)).body;
    const asked = await taker.adapt(sessionId, questions[0]!, wrongAnswer, { most: 2 });
    expect(itemOf(asked[0]!).level).toBe(level);
    expect(["A1", level]).toContain(itemOf(asked[1]!).level);
  }
});
