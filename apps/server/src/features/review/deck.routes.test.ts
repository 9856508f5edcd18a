import { randomUUID } from "node:crypto";
import type { ReviewGrade } from "@saywell/contract";
import { createContent, loadContent } from "@saywell/content/answers";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";
import { movableClock } from "../../testing/movable-clock";

const monday = "2026-03-02T09:00:00Z";
const clock = movableClock(monday);
const lesson = loadContent().lesson("a1-lesson-1")!;
const [hello, goodbye] = lesson.words;
const [question, other] = lesson.quizQuestions;
const minutes = (count: number) => count * 60_000;
const days = (count: number) => minutes(count * 24 * 60);

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp({ clock });
});
afterEach(async () => {
  clock.set(monday);
  await app.empty();
});
afterAll(() => app.close());

const save = async (as: TestUser, word = hello!.word) =>
  (
    await app.call(
      "POST /api/review/{userId}/words",
      { params: { userId: as.id }, body: { lessonId: lesson.id, word } },
      { as },
    )
  ).body;
const due = async (as: TestUser) => (await app.call("GET /api/review/due", {}, { as })).body;
const firstCard = async (as: TestUser) => (await due(as)).cards[0]!;
const grade = (as: TestUser, cardId: string, grade: ReviewGrade, reviewId: string = randomUUID()) =>
  app.call(
    "POST /api/review/{cardId}/grade",
    { params: { cardId }, body: { grade, reviewId } },
    {
      as,
    },
  );
/** Submits the quiz with these questions answered wrong, as one who has never begun the dialogue. */
const submitQuiz = (as: TestUser, wrong: readonly (string | undefined)[], attemptId?: string) =>
  app.call(
    "POST /api/lessons/complete",
    {
      body: {
        userId: as.id,
        lessonId: lesson.id,
        ...(attemptId && { attemptId }),
        quizScore: 0,
        quizMaxScore: 0,
        duration: 60,
        answers: Object.fromEntries(
          lesson.quizQuestions.map(({ id, correct }) => [
            id,
            wrong.includes(id) ? "Never heard of it" : correct,
          ]),
        ),
      },
    },
    { as },
  );
const logOf = ({ id }: TestUser) =>
  app.db
    .selectFrom("review_log")
    .select(["grade", "source", "state"])
    .where("account_id", "=", id)
    .orderBy("id")
    .execute();

describe("a saved word", () => {
  test("is due at once, with what it means and when each grade brings it back", async () => {
    const as = await app.signInGuest();
    expect(await due(as)).toEqual({ cards: [], dueCount: 0, nextDueAt: null });
    await save(as);
    expect(await due(as)).toEqual({
      cards: [
        {
          kind: "word",
          id: expect.any(String),
          lessonId: lesson.id,
          asksFor: "meaning",
          word: hello!.word,
          meaning: hello!.meaning,
          example: hello!.example,
          comesBackIn: { again: 60, hard: 360, good: 600, easy: 8 * 24 * 3600 },
        },
      ],
      dueCount: 1,
      nextDueAt: null,
    });
  });

  test("comes back in minutes while it is learnt, then in days, and may then be asked for", async () => {
    const as = await app.signInGuest();
    await save(as);
    const { id } = await firstCard(as);
    const soon = "2026-03-02T09:10:00.000Z";
    expect((await grade(as, id, "good")).body).toEqual({ dueAt: soon, isCounted: true });
    expect(await due(as)).toEqual({ cards: [], dueCount: 0, nextDueAt: soon });

    clock.advance(minutes(10));
    expect((await due(as)).dueCount).toBe(1);
    const inTwoDays = "2026-03-04T09:10:00.000Z";
    expect((await grade(as, id, "good")).body.dueAt).toBe(inTwoDays);
    clock.set("2026-03-03T23:00:00Z");
    expect((await due(as)).dueCount).toBe(0);
    clock.set("2026-03-04T06:00:00Z");
    expect(await firstCard(as)).toMatchObject({ id, asksFor: "word" });
  });

  test("is due from the morning of its day on, where the learner is", async () => {
    const as = await app.signIn({ timeZone: "Asia/Tokyo" });
    await save(as);
    await grade(as, (await firstCard(as)).id, "easy");
    clock.set("2026-03-09T14:59:00Z");
    expect((await due(as)).dueCount).toBe(0);
    clock.set("2026-03-09T15:00:00Z");
    expect((await due(as)).dueCount).toBe(1);
  });

  test("is out of the deck when it is taken out, and goes on where it was when it is put back", async () => {
    const as = await app.signInGuest();
    const { id: wordId } = await save(as);
    const { id } = await firstCard(as);
    await grade(as, id, "again");
    clock.advance(minutes(1));
    await app.call(
      "DELETE /api/review/{userId}/words/{wordId}",
      { params: { userId: as.id, wordId } },
      { as },
    );
    expect(await due(as)).toEqual({ cards: [], dueCount: 0, nextDueAt: null });
    expect(await grade(as, id, "good")).toMatchObject({ status: 404, code: "not-found" });
    await save(as);
    expect(await firstCard(as)).toMatchObject({ id, comesBackIn: { good: 600, easy: 24 * 3600 } });
  });
});

describe("a word that was saved from the dictionary", () => {
  const saveFound = (as: TestUser, word: string) =>
    app.call(
      "POST /api/review/{userId}/words",
      { params: { userId: as.id }, body: { word } },
      { as },
    );

  test("is in the deck as any other, of no lesson", async () => {
    const as = await app.signInGuest();
    const { word, meaning, example } = (await saveFound(as, "giraffes")).body;
    const { cards, dueCount } = await due(as);
    expect(dueCount).toBe(1);
    expect(cards).toEqual([
      {
        kind: "word",
        id: expect.any(String),
        lessonId: null,
        asksFor: "meaning",
        word,
        meaning,
        example,
        comesBackIn: { again: 60, hard: 360, good: 600, easy: 8 * 24 * 3600 },
      },
    ]);
    expect((await grade(as, cards[0]!.id, "good")).body).toEqual({
      dueAt: "2026-03-02T09:10:00.000Z",
      isCounted: true,
    });
  });

  test("goes on where it was when it is saved from a lesson, which then explains it", async () => {
    const as = await app.signInGuest();
    await saveFound(as, hello!.word);
    const { id } = await firstCard(as);
    await grade(as, id, "again");
    await save(as);
    clock.advance(minutes(1));
    expect((await due(as)).cards).toMatchObject([{ id, lessonId: lesson.id, word: hello!.word }]);
  });

  test("is out of the deck when it is taken out", async () => {
    const as = await app.signInGuest();
    const { body } = await saveFound(as, "giraffe");
    const params = { userId: as.id, wordId: body.id };
    await app.call("DELETE /api/review/{userId}/words/{wordId}", { params }, { as });
    expect((await due(as)).dueCount).toBe(0);
  });
});

describe("a question of a quiz that was answered wrong", () => {
  test("is a card with the right answer and why; what was right, or left out, is none", async () => {
    const as = await app.signInGuest();
    expect((await submitQuiz(as, [question!.id])).status).toBe(200);
    const { cards, dueCount } = await due(as);
    expect(dueCount).toBe(1);
    expect(cards[0]).toMatchObject({
      kind: "mistake",
      lessonId: lesson.id,
      question: question!.question,
      correct: question!.correct,
      explanation: question!.explanation,
    });
    const body = { userId: as.id, lessonId: lesson.id, quizScore: 0, quizMaxScore: 0, duration: 1 };
    await app.call("POST /api/lessons/complete", { body: { ...body, answers: {} } }, { as });
    expect((await due(as)).dueCount).toBe(1);
  });

  test("has one card for ever, which lapses when it is answered wrong again", async () => {
    const as = await app.signInGuest();
    await submitQuiz(as, [question!.id]);
    const { id } = await firstCard(as);
    await grade(as, id, "easy");
    expect((await due(as)).dueCount).toBe(0);

    clock.advance(days(1));
    await submitQuiz(as, [question!.id, other!.id]);
    expect(await due(as)).toMatchObject({ dueCount: 1, nextDueAt: "2026-03-03T09:10:00.000Z" });
    clock.advance(minutes(10));
    expect((await due(as)).dueCount).toBe(2);
    expect(await logOf(as)).toEqual([
      { grade: "easy", source: "deck", state: "review" },
      { grade: "again", source: "lesson", state: "relearning" },
    ]);
  });

  test("that the course no longer has is not asked and not counted", async () => {
    const as = await app.signInGuest();
    await save(as);
    await submitQuiz(as, [question!.id]);
    const { cards } = await due(as);
    expect(cards).toHaveLength(2);
    const { lessons, badges } = loadContent();
    const without = lessons.map((each) => ({ ...each, words: [], quizQuestions: [] }));
    const later = await buildTestApp({
      clock,
      database: { db: app.db },
      content: createContent({ badges, lessons: without }),
    });
    const { body } = await later.call("GET /api/review/due", {}, { as });
    expect(body).toEqual({ cards: [], dueCount: 0, nextDueAt: null });
    await later.close();
  });
});

describe("a grade", () => {
  test("counts once, sent again later and sent many times at once", async () => {
    const as = await app.signInGuest();
    await save(as);
    const { id } = await firstCard(as);
    const reviewId = randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => grade(as, id, "good", reviewId)),
    );
    clock.advance(days(3));
    replies.push(await grade(as, id, "again", reviewId));
    for (const { body } of replies) {
      expect(body).toEqual({ dueAt: "2026-03-02T09:10:00.000Z", isCounted: true });
    }
    expect(await logOf(as)).toHaveLength(1);
  });

  test.each(["", "lesson:", "deck:"])(
    "may be named like an attempt at the lesson, which then counts all the same: %j",
    async (prefix) => {
      const as = await app.signInGuest();
      await submitQuiz(as, [question!.id]);
      const { body } = await app.call(
        "POST /api/lessons/{id}/answers",
        {
          params: { id: lesson.id },
          body: {
            userId: as.id,
            answers: lesson.dialogueFlow.steps.map(({ id, inputType, choices }) => ({
              stepId: id,
              answer:
                inputType === "continue"
                  ? ""
                  : (choices[0] ?? (inputType === "yesno" ? "Yes" : "Hello")),
            })),
          },
        },
        { as },
      );
      const { id: attemptId } = body.attempt;
      const { id } = await firstCard(as);
      expect((await grade(as, id, "easy", `${prefix}${attemptId}`)).body.isCounted).toBe(true);
      expect((await submitQuiz(as, [question!.id], attemptId)).status).toBe(200);
      expect((await logOf(as)).map(({ source }) => source)).toEqual(["deck", "lesson"]);
    },
  );

  test("of a card that has had its turn, as in another window, changes nothing", async () => {
    const as = await app.signInGuest();
    await save(as);
    const { id } = await firstCard(as);
    const replies = await Promise.all(
      (["good", "easy", "again", "hard"] as const).map((each) => grade(as, id, each)),
    );
    expect(replies.filter(({ body }) => body.isCounted)).toHaveLength(1);
    expect(new Set(replies.map(({ body }) => body.dueAt)).size).toBe(1);
    expect(await logOf(as)).toHaveLength(1);
  });

  test("makes today a day with study, and pays nothing", async () => {
    const as = await app.signInGuest();
    await save(as);
    await grade(as, (await firstCard(as)).id, "good");
    const { body } = await app.call(
      "GET /api/gamification/profile/{userId}",
      { params: { userId: as.id } },
      { as },
    );
    expect(body).toMatchObject({ streak: 1, studiedToday: true, xp: 0, coins: 0 });
  });

  test("needs a session and a card of one's own", async () => {
    const [as, stranger] = [await app.signInGuest(), await app.signIn({ role: "ADMIN" })];
    await save(as);
    const { id } = await firstCard(as);
    for (const cardId of [id, randomUUID(), "no-uuid"]) {
      expect(await grade(stranger, cardId, "good")).toMatchObject({
        status: 404,
        code: "not-found",
        text: "There is no such card in your review.",
      });
    }
    expect(await app.call("GET /api/review/due", {})).toMatchObject({ status: 401 });
    const body = { grade: "good" as const, reviewId: randomUUID() };
    expect(
      await app.call("POST /api/review/{cardId}/grade", { params: { cardId: id }, body }),
    ).toMatchObject({ status: 401, code: "not-signed-in" });
    expect((await due(as)).dueCount).toBe(1);
    expect((await due(stranger)).dueCount).toBe(0);
  });
});

test("a session is at most twenty cards, and says how many are due in all", async () => {
  const as = await app.signInGuest();
  const words = loadContent().lessons.flatMap(({ id, words }) =>
    words.map(({ word }) => ({ account_id: as.id, lesson_id: id, word })),
  );
  const some = [...new Map(words.map((each) => [each.word, each])).values()].slice(0, 25);
  await app.db.insertInto("saved_word").values(some).execute();
  await app.db
    .insertInto("review_card")
    .values(some.map(({ account_id, word }) => ({ account_id, word, due_at: clock.now() })))
    .execute();
  const { cards, dueCount } = await due(as);
  expect(cards).toHaveLength(20);
  expect(dueCount).toBe(25);
  expect((await save(as, goodbye!.word)).word).toBe(goodbye!.word);
});
