import { loadContent } from "@saywell/content/answers";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../../../db/transaction";
import { buildTestApp, type TestApp, type TestUser } from "../../../testing/build-test-app";
import { movableClock } from "../../../testing/movable-clock";
import { saveItem } from "../bank/items.store";
import { isAt, itemOf, rightAnswer, testTaker, wrongAnswer } from "../testing/test-takers";

const { bank: shipped } = loadContent();
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

  test("asks of one text or recording twice at most, one question after the other", async () => {
    for (let n = 0; n < 6; n += 1) {
      const { asked } = await takeQuick(testTaker(app), isAt(n % 2 === 0 ? "A2" : "B2"));
      const passages = asked.map(({ passage }) => passage && JSON.stringify(passage));
      for (const passage of passages.filter((each) => each !== null)) {
        const places = passages.flatMap((each, at) => (each === passage ? [at] : []));
        expect([[places[0]], [places[0], places[0]! + 1]]).toContainEqual(places);
      }
    }
  });

  test("says that it is a first idea, and how sure it is", async () => {
    const taker = testTaker(app);
    const { resultId, level, sessionId } = await takeQuick(taker);
    const { body } = await taker.result(resultId, keeps(sessionId));
    expect(body).toMatchObject({ length: "quick", answered: 12, level });
    expect(body.goOn).toEqual({ questions: 28, secondsLeft: 36 * 60 });
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
    const gone = { sessionId, timeAllowance: "1" };
    expect((await taker.goOn(resultId, keeps(sessionId))).body).toEqual(gone);
    const place = (await taker.find(sessionId)).body;
    expect(place).toMatchObject({ state: "OPEN", length: "exact", answered: 12, total: 40 });
    expect(place.secondsLeft).toBe(36 * 60);
    const meanwhile = (await taker.result(resultId, keeps(sessionId))).body;
    expect(meanwhile).toMatchObject({ length: "quick", answered: 12 });
    expect(meanwhile.goOn).toEqual({ questions: 28, secondsLeft: 36 * 60 });

    const more = await taker.adapt(sessionId, place.nextQuestion!, isAt("B1"));
    expect(new Set([...asked, ...more].map((each) => itemOf(each).id)).size).toBe(40);
    expect((await taker.submit(sessionId)).body.resultId).toBe(resultId);
    expect((await taker.result(resultId, keeps(sessionId))).body).toMatchObject({
      length: "exact",
      answered: 40,
      goOn: null,
      stopReason: "question-limit",
    });
    expect((await taker.goOn(resultId, keeps(sessionId))).code).toBe("conflict");
  });

  test("is for who took it: a link opens a result and nothing else", async () => {
    const ana = await app.signIn({ name: "Ana" });
    const bea = await app.signIn({ name: "Bea" });
    const { resultId } = await takeQuick(testTaker(app, ana));
    for (const other of [testTaker(app, bea), testTaker(app)]) {
      expect((await other.result(resultId)).body.goOn).toBeNull();
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

describe("a quick test that was left alone", () => {
  /** Nine answers, and then nobody comes back for hours. */
  async function leave(taker: ReturnType<typeof testTaker>, hours: number, allowance?: "2") {
    const { sessionId, questions } = (await taker.start("adult", allowance, "quick")).body;
    await taker.adapt(sessionId, questions[0]!, isAt("B1"), { most: 9 });
    clock.advance(hours * 60 * minute);
    const { state, resultId } = (await taker.find(sessionId)).body;
    expect(state).toBe("FINISHED");
    return { sessionId, resultId };
  }

  test.each([
    [undefined, 40 - 10],
    ["2", 80 - 20],
  ] as const)(
    "is gone on with by what its own clock has used, and not by the pause (time allowance %s)",
    async (allowance, minutes) => {
      const taker = testTaker(app);
      const { sessionId, resultId } = await leave(taker, 5, allowance);
      const { body } = await taker.result(resultId, keeps(sessionId));
      expect(body.goOn).toEqual({ questions: 31, secondsLeft: minutes * 60 });
      expect((await taker.goOn(resultId, keeps(sessionId))).body).toEqual({
        sessionId,
        timeAllowance: allowance ?? "1",
      });
      const place = (await taker.find(sessionId)).body;
      expect(place).toMatchObject({ state: "OPEN", answered: 9, total: 40 });
      expect(place.secondsLeft).toBe(minutes * 60);
      const more = await taker.adapt(sessionId, place.nextQuestion!, isAt("B1"));
      expect(more).toHaveLength(31);
    },
  );

  test("has its result of the moment when its clock ended, and is closed a day after that", async () => {
    const taker = testTaker(app);
    const { sessionId, resultId } = await leave(taker, 30);
    const { body } = await taker.result(resultId, keeps(sessionId));
    expect(body).toMatchObject({ goOn: null, takenAt: "2026-03-02T09:10:00.000Z" });
    const refused = await taker.goOn(resultId, keeps(sessionId));
    expect(refused.code).toBe("conflict");
    expect(refused.text).toContain("You can take it again.");
  });
});

describe("a quick test that is gone on with is exact", () => {
  test.each([
    ["not when it is handed in at once", 0, 12],
    ["not when it is handed in before enough is known", 3, 15],
  ])("%s, and is not opened a second time", async (_, more, answered) => {
    const taker = testTaker(app);
    const { sessionId, resultId } = await takeQuick(taker);
    const before = (await taker.result(resultId, keeps(sessionId))).body;
    await taker.goOn(resultId, keeps(sessionId));
    const { nextQuestion, mayFinish } = (await taker.find(sessionId)).body;
    expect(mayFinish).toBe(false);
    if (more > 0) await taker.adapt(sessionId, nextQuestion!, isAt("B1"), { most: more });
    clock.advance(minute);
    await taker.submit(sessionId);
    const { body } = await taker.result(resultId, keeps(sessionId));
    expect(body).toMatchObject({ length: "quick", answered, goOn: null });
    if (more === 0)
      expect(body).toMatchObject({ takenAt: before.takenAt, stopReason: before.stopReason });
    expect((await taker.goOn(resultId, keeps(sessionId))).code).toBe("conflict");
  });

  test("not when its time is over before enough is known", async () => {
    const taker = testTaker(app);
    const { sessionId, resultId } = await takeQuick(taker);
    await taker.goOn(resultId, keeps(sessionId));
    clock.advance(37 * minute);
    expect((await taker.goOn(resultId, keeps(sessionId))).code).toBe("conflict");
    expect((await taker.find(sessionId)).body).toMatchObject({ state: "FINISHED", resultId });
    const { body } = await taker.result(resultId, keeps(sessionId));
    expect(body).toMatchObject({ length: "quick", answered: 12, goOn: null });
  });

  test("once enough is known for the exact test to stop", async () => {
    const taker = testTaker(app);
    const { sessionId, resultId } = await takeQuick(taker, rightAnswer);
    await taker.goOn(resultId, keeps(sessionId));
    const { nextQuestion, mayFinish } = (await taker.find(sessionId)).body;
    if (!mayFinish)
      await taker.adapt(sessionId, nextQuestion!, rightAnswer, { stopWhenPossible: true });
    await taker.submit(sessionId);
    const { body } = await taker.result(resultId, keeps(sessionId));
    expect(body).toMatchObject({ length: "exact", stopReason: "level-certain" });
  });
});

/** All that going on could change. */
const stored = async () =>
  JSON.stringify([
    await app.db.selectFrom("level_test_session").selectAll().orderBy("id").execute(),
    await app.db.selectFrom("level_test_answer").selectAll().orderBy("position").execute(),
    await app.db.selectFrom("level_test_result").selectAll().orderBy("id").execute(),
    await app.db.selectFrom("level_test_exposure").selectAll().orderBy("item_id").execute(),
  ]);

test("a refusal to go on changes nothing: nobody's, too late, and with no question left", async () => {
  const taker = testTaker(app);
  const { sessionId, resultId, asked } = await takeQuick(taker);
  const exact = (await taker.start()).body;
  const own = keeps(sessionId);

  const refusedAs = async (code: string, headers = own) => {
    const before = await stored();
    expect((await taker.goOn(resultId, headers)).code).toBe(code);
    expect(await stored()).toBe(before);
  };
  await refusedAs("not-found", keeps(exact.sessionId));
  clock.advance(25 * 60 * minute);
  await refusedAs("conflict");
  clock.advance(-25 * 60 * minute);

  // Everything but what was asked already is taken out of the test.
  const was = new Set(asked.map((each) => itemOf(each).id));
  const parameters = { a: 1, b: 0, c: 0, uncertainty: { b: 0.3, lnA: 0.3 } };
  await inTransaction(app.db, async (tx) => {
    for (const { id, testType } of shipped.items) {
      if (testType !== "adult" || was.has(id)) continue;
      const change = { itemId: id, parameters, was: null, reason: "test", answers: 0 };
      const state = "WITHDRAWN" as const;
      await saveItem(tx, { ...change, infit: null, outfit: null, state }, clock.now());
    }
  });
  await refusedAs("conflict");
  expect((await taker.result(resultId, own)).body.goOn).toBeNull();
  expect((await taker.find(sessionId)).body).toMatchObject({ state: "FINISHED", resultId });
});

describe("the level of an account", () => {
  const levelOf = async ({ id }: TestUser) =>
    (await app.call("GET /api/account/{userId}", { params: { userId: id } }, { as: ana })).body.user
      .level;
  let ana: TestUser;
  beforeEach(async () => {
    ana = await app.signIn({ name: "Ana" });
  });

  async function takeExact(taker: ReturnType<typeof testTaker>, answering = isAt("B2")) {
    const { sessionId, questions } = (await taker.start()).body;
    await taker.adapt(sessionId, questions[0]!, answering);
    return (await taker.submit(sessionId)).body;
  }

  test("is set by a quick test, until an exact one has set it: then by no quick test any more", async () => {
    const taker = testTaker(app, ana);
    const first = await takeQuick(taker, wrongAnswer);
    expect([first.level, await levelOf(ana)]).toEqual(["A1", "A1"]);
    clock.advance(60 * minute);
    const { level } = await takeExact(taker);
    expect([level, await levelOf(ana)]).toEqual(["B2", "B2"]);
    clock.advance(60 * minute);
    // Which level so few questions find differs with the questions that were drawn.
    const again = await takeQuick(taker, isAt("A2"));
    expect(again.level).not.toBe("B2");
    expect(await levelOf(ana)).toBe("B2");
    // Neither when it is gone on with and handed in at once.
    await taker.goOn(again.resultId);
    await taker.submit(again.sessionId);
    expect(await levelOf(ana)).toBe("B2");
  });

  test("keeps to the exact test when a visitor's quick one is joined to it", async () => {
    await takeExact(testTaker(app, ana));
    clock.advance(60 * minute);
    const { sessionId } = await takeQuick(testTaker(app), wrongAnswer);
    expect((await testTaker(app, ana).claim(sessionId)).status).toBe(200);
    expect(await levelOf(ana)).toBe("B2");
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
