import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { makeSession } from "../../../testing/factories";
import { type Course, openCourse, rightAnswers, wholeDialogue } from "../testing/open-course";

let course: Course;
beforeEach(async () => {
  course = await openCourse();
});
afterEach(() => course.close());

const day = 24 * 3600_000;
const firstPayment = { kind: "lesson-completed", source: "a1-lesson-1", xp: 60, coins: 25 };

const attemptsOf = (accountId: string) =>
  course.db.selectFrom("lesson_attempt").select("id").where("account_id", "=", accountId).execute();

/** Asks again as a client does where a busy server could not take it. */
async function untilTaken<T extends { status: number }>(send: () => Promise<T>): Promise<T> {
  const reply = await send();
  return reply.status === 503 ? await untilTaken(send) : reply;
}

/** What the ledger comes to is what the profile shows. */
async function expectBooksToAgree(as: { id: string; token: string }) {
  const entries = await course.ledger(as);
  const sum = (key: "xp" | "coins") => entries.reduce((total, entry) => total + entry[key], 0);
  const { xp, coins, level } = await course.profile(as);
  expect({ xp, coins }).toEqual({ xp: sum("xp"), coins: sum("coins") });
  expect(level).toBe(Math.floor(xp / 1000) + 1);
}

describe("POST /api/lessons/complete", () => {
  test("grades the answers, pays, and awards a badge", async () => {
    const as = await course.signInGuest();
    const { body } = await course.answer(as, wholeDialogue);
    const completion = await course.complete(as, {
      attemptId: body.attempt.id,
      quizScore: 0,
      answers: rightAnswers,
    });
    expect(completion.status).toBe(200);
    expect(completion.body).toEqual({
      xpAwarded: 60,
      coinsAwarded: 25,
      badgeAwarded: "First Talk",
      badgesAwarded: ["First Talk"],
      leveledUp: false,
      level: 1,
      isReplay: false,
      message: "You earned 60 XP and 25 coins.",
      quizScore: 20,
      quizMaxScore: 20,
      results: [
        { questionId: "q1", isCorrect: true },
        { questionId: "q2", isCorrect: true },
      ],
    });
    expect(await course.read(as)).toMatchObject({
      progress: { progress: 100, completedAt: "2026-03-02T09:00:00.000Z" },
      attempt: null,
    });
    expect(await course.profile(as)).toMatchObject({ xp: 60, coins: 25, streak: 1 });
    await expectBooksToAgree(as);
  });

  test("believes answers rather than a score, and only questions that were answered", async () => {
    const as = await course.signInGuest();
    const { body } = await course.complete(as, { quizScore: 20, answers: { q2: "is" } });
    expect(body).toMatchObject({ xpAwarded: 50, quizScore: 10, quizMaxScore: 20 });
    expect(body.results.map(({ isCorrect }) => isCorrect)).toEqual([false, true]);
  });

  test("believes a bare score up to the lesson's maximum, in whole points", async () => {
    for (const [quizScore, paid] of [
      [9.9, 49],
      [20, 60],
      [1e9, 60],
    ] as const) {
      const as = await course.signInGuest();
      const { body } = await course.complete(as, { quizScore, quizMaxScore: 1e9 });
      expect(body).toMatchObject({ xpAwarded: paid, quizMaxScore: 20, results: [] });
    }
  });

  test("says when a level is reached, and two badges when both are earned", async () => {
    const as = await course.signInGuest();
    await course.db
      .insertInto("ledger_entry")
      .values({ account_id: as.id, kind: "game-won", source: "earlier", xp: 940 })
      .execute();
    expect((await course.complete(as)).body).toMatchObject({ leveledUp: true, level: 2 });
    course.clock.advance(1000);
    expect((await course.complete(as, { lessonId: "a1-lesson-2" })).body).toMatchObject({
      leveledUp: false,
      level: 2,
      badgesAwarded: ["Polite Speaker"],
    });
    await expectBooksToAgree(as);
  });

  test("awards the badge for a streak on its seventh day", async () => {
    const as = await course.signInGuest();
    for (let studied = 1; studied <= 6; studied += 1) {
      await course.answer(as, wholeDialogue.slice(0, studied));
      if (studied > 4) await course.complete(as);
      course.clock.advance(day);
    }
    expect((await course.complete(as)).body.badgesAwarded).toEqual(["Hard Worker"]);
    expect(await course.profile(as)).toMatchObject({ streak: 7, streakFreezes: 1 });
  });
});

describe("a completion sent more than once pays once", () => {
  test("one after the other", async () => {
    const as = await course.signInGuest();
    const { body } = await course.answer(as, wholeDialogue);
    const request = { attemptId: body.attempt.id, answers: rightAnswers };
    const first = await course.complete(as, request);
    course.clock.advance(3 * day);
    expect((await course.complete(as, request)).body).toEqual(first.body);
    expect(await course.ledger(as)).toEqual([firstPayment]);
  });

  test("at the same time, with one answer for all", async () => {
    const as = await course.signInGuest();
    const { body } = await course.answer(as, wholeDialogue);
    const request = { attemptId: body.attempt.id, answers: rightAnswers };
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => course.complete(as, request)),
    );
    for (const reply of replies) {
      expect(reply).toMatchObject({ status: 200, body: { xpAwarded: 60, isReplay: false } });
    }
    expect(await course.ledger(as)).toEqual([firstPayment]);
    await expectBooksToAgree(as);
  });

  test("at the same time by a client without attempts", async () => {
    const as = await course.signInGuest();
    const replies = await Promise.all(Array.from({ length: 10 }, () => course.complete(as)));
    const paid = replies.filter(({ body }) => body.xpAwarded > 0);
    expect(paid).toHaveLength(1);
    expect(paid[0]?.body).toMatchObject({ isReplay: false, badgeAwarded: "First Talk" });
    for (const { body } of replies.filter((reply) => reply !== paid[0])) {
      expect(body).toMatchObject({
        xpAwarded: 0,
        coinsAwarded: 0,
        badgeAwarded: null,
        isReplay: true,
        message: "Good practice. You can earn more XP for this lesson from tomorrow.",
      });
    }
    expect(await course.ledger(as)).toEqual([firstPayment]);
    await expectBooksToAgree(as);
  });

  test("200 times at the same time, and is one attempt", async () => {
    const as = await course.signInGuest();
    const { body } = await course.answer(as, wholeDialogue);
    await course.complete(as, { attemptId: body.attempt.id, answers: rightAnswers });
    const other = await course.signInGuest();
    await course.answer(other, wholeDialogue);
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        index % 2 === 0
          ? untilTaken(() =>
              course.completeUnseen(as, { attemptId: body.attempt.id, answers: rightAnswers }),
            )
          : untilTaken(() => course.completeUnseen(other, { answers: rightAnswers })),
      ),
    );
    expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
    for (const { id } of [as, other]) {
      expect(await attemptsOf(id)).toHaveLength(1);
      expect(await course.ledger({ id, token: "" })).toEqual([firstPayment]);
    }
    expect(replies.filter(({ body: { isReplay } }) => isReplay)).toHaveLength(99);
  });

  test("200 times at the same time by a client without attempts, and is one attempt", async () => {
    const as = await course.signInGuest();
    await course.complete(as);
    course.clock.advance(day);
    await course.complete(as);
    const before = await course.ledger(as);
    await Promise.all(Array.from({ length: 200 }, () => course.completeUnseen(as)));
    expect(await attemptsOf(as.id)).toHaveLength(2);
    expect(await course.ledger(as)).toEqual(before);
  });

  test("but a minute later, or with other answers, it is another one", async () => {
    const as = await course.signInGuest();
    await course.complete(as, { answers: { q1: "wrong" } });
    await course.complete(as, { answers: { q1: "also wrong" } });
    expect(await attemptsOf(as.id)).toHaveLength(2);
    course.clock.advance(60_001);
    await course.complete(as, { answers: { q1: "wrong" } });
    expect(await attemptsOf(as.id)).toHaveLength(3);
  });

  test("from two tabs, and from two attempts on one day", async () => {
    const as = await course.signInGuest();
    const now = course.clock.now();
    const otherTab = { ...as, token: await makeSession(course.db, { accountId: as.id, now }) };
    const { body } = await course.answer(as, wholeDialogue);
    const same = (await course.read(otherTab)).attempt;
    expect(same?.id).toBe(body.attempt.id);
    await Promise.all([
      course.complete(as, { attemptId: body.attempt.id, answers: rightAnswers }),
      course.complete(otherTab, { attemptId: body.attempt.id, answers: { q1: "wrong" } }),
      course.complete(otherTab),
    ]);
    const second = await course.answer(otherTab, wholeDialogue);
    await course.complete(otherTab, { attemptId: second.body.attempt.id, answers: rightAnswers });

    const entries = await course.ledger(as);
    expect(entries.reduce((xp, entry) => xp + entry.xp, 0)).toBe(60);
    expect(entries.reduce((coins, entry) => coins + entry.coins, 0)).toBe(25);
    await expectBooksToAgree(as);
  });

  test("while the simple player completes the same lesson", async () => {
    const as = await course.signInGuest();
    await course.answer(as, wholeDialogue);
    course.clock.advance(60_000);
    await Promise.all([
      ...Array.from({ length: 4 }, () => course.completeSimply(as)),
      ...Array.from({ length: 4 }, () => course.complete(as, { answers: rightAnswers })),
    ]);
    await expectBooksToAgree(as);
    expect(await course.profile(as)).toMatchObject({ xp: 60, coins: 25 });
  });
});

describe("a replay", () => {
  test("pays only the improvement on the same day", async () => {
    const as = await course.signInGuest();
    await course.complete(as, { quizScore: 10 });
    expect((await course.complete(as, { quizScore: 0 })).body.xpAwarded).toBe(0);
    expect((await course.complete(as, { quizScore: 20 })).body).toMatchObject({
      xpAwarded: 10,
      coinsAwarded: 0,
      isReplay: true,
      message: "You earned 10 XP for a better score.",
    });
    expect((await course.complete(as, { quizScore: 20 })).body.xpAwarded).toBe(0);
    await expectBooksToAgree(as);
  });

  test("pays a tenth for practice once on each later day", async () => {
    const as = await course.signInGuest();
    await course.complete(as);
    const paid = [];
    for (const hours of [1, 20, 1, 24]) {
      course.clock.advance(hours * 3600_000);
      paid.push((await course.complete(as)).body.xpAwarded);
    }
    expect(paid).toEqual([0, 6, 0, 6]);
    expect((await course.read(as)).progress?.completedAt).toBe("2026-03-02T09:00:00.000Z");
    await expectBooksToAgree(as);
  });

  test("counts days where the learner is", async () => {
    const as = await course.signIn({ timeZone: "Pacific/Kiritimati" });
    course.clock.set("2026-03-02T09:30:00Z");
    await course.complete(as);
    course.clock.set("2026-03-02T10:30:00Z");
    expect((await course.complete(as)).body).toMatchObject({
      xpAwarded: 6,
      message: "You earned 6 XP for practice.",
    });
    expect(await course.ledger(as)).toMatchObject([
      firstPayment,
      { kind: "lesson-replayed", source: "a1-lesson-1:2026-03-03" },
    ]);
  });

  test("pays no practice for a flight west, nor for a clock moved back", async () => {
    const as = await course.signInGuest();
    await course.complete(as);
    await course.db
      .updateTable("account")
      .set({ time_zone: "Pacific/Kiritimati" })
      .where("id", "=", as.id)
      .execute();
    expect((await course.complete(as)).body.xpAwarded).toBe(0);

    course.clock.advance(-3 * day);
    expect((await course.complete(as)).body).toMatchObject({ xpAwarded: 0, isReplay: true });
    course.clock.advance(3 * day);
    expect((await course.complete(as)).body.xpAwarded).toBe(0);
    expect(await course.ledger(as)).toEqual([firstPayment]);
  });
});

describe("a clock moved back", () => {
  test("in the middle of a lesson finishes it no earlier than it began", async () => {
    const as = await course.signInGuest();
    await course.answer(as, wholeDialogue);
    course.clock.advance(-3600_000);
    expect((await course.complete(as)).status).toBe(200);
    const [attempt] = await course.db.selectFrom("lesson_attempt").selectAll().execute();
    expect(attempt?.completed_at).toEqual(attempt?.started_at);
  });

  test("on the learner's device is refused, for it makes the duration negative", async () => {
    const as = await course.signInGuest();
    expect(await course.complete(as, { duration: -1 })).toMatchObject({
      status: 400,
      code: "invalid-input",
    });
    expect(await course.ledger(as)).toEqual([]);
  });
});

describe("refused, with nothing written, is a completion", () => {
  test.each([
    ["of an unknown lesson", { lessonId: "a1-lesson-9" }, 404, "There is no such lesson."],
    [
      "with an unknown question",
      { answers: { q1: "is", q9: "is" } },
      400,
      "This lesson has no such question.",
    ],
    [
      "with an unknown attempt",
      { attemptId: randomUUID() },
      404,
      "There is no such attempt at this lesson.",
    ],
    ["with something else for an attempt", { attemptId: "1" }, 400, undefined],
    ["with a score above its maximum", { quizScore: 21 }, 400, undefined],
    ["with a score below nothing", { quizScore: -1 }, 400, undefined],
  ])("%s", async (_what, body, status, text) => {
    const as = await course.signInGuest();
    const reply = await course.complete(as, body);
    expect(reply).toMatchObject({ status, ...(text === undefined ? {} : { text }) });
    expect(await course.read(as)).toMatchObject({ progress: null, attempt: null });
    expect(await course.profile(as)).toMatchObject({ xp: 0, coins: 0, streak: 0, badges: [] });
  });

  test("of an attempt whose dialogue is not finished", async () => {
    const as = await course.signInGuest();
    const { body } = await course.answer(as, wholeDialogue.slice(0, 3));
    const request = { attemptId: body.attempt.id, answers: rightAnswers };
    expect(await course.completeUnseen(as, request)).toMatchObject({
      status: 409,
      code: "out-of-order",
      text: "Finish the dialogue before you complete the lesson.",
    });
    expect(await course.ledger(as)).toEqual([]);
    expect((await course.read(as)).attempt).toEqual(body.attempt);
  });

  test("that names another learner's attempt or another lesson's", async () => {
    const [as, other] = [await course.signInGuest(), await course.signInGuest()];
    const { body } = await course.answer(other, wholeDialogue);
    const attemptId = body.attempt.id;
    expect(await course.complete(as, { attemptId })).toMatchObject({ status: 404 });
    expect(await course.complete(other, { attemptId, lessonId: "a1-lesson-2" })).toMatchObject({
      status: 404,
    });
    expect((await course.read(other)).attempt).toEqual(body.attempt);
  });
});

describe("an answer that is sent along with the completion", () => {
  const store = (as: { id: string; token: string }, q1: string) =>
    course.answer(as, [
      ...wholeDialogue,
      { questionId: "q1", answer: q1 },
      { questionId: "q2", answer: "is" },
    ]);

  test("replaces the stored one, for a learner may change it until the quiz is submitted", async () => {
    for (const [stored, sent, score] of [
      ["You are Ana", "I'm Ana", 20],
      ["I'm Ana", "You are Ana", 10],
    ] as const) {
      const as = await course.signInGuest();
      const { body } = await store(as, stored);
      const request = { attemptId: body.attempt.id, answers: { q1: sent } };
      expect((await course.completeUnseen(as, request)).body.quizScore).toBe(score);
    }
  });

  test("changes nothing once the quiz is submitted", async () => {
    const as = await course.signInGuest();
    const { body } = await store(as, "You are Ana");
    const attemptId = body.attempt.id;
    await course.completeUnseen(as, { attemptId });
    const again = { attemptId, answers: { q1: "I'm Ana" } };
    expect((await course.completeUnseen(as, again)).body.quizScore).toBe(10);
    expect((await course.profile(as)).xp).toBe(50);
  });
});

describe("a completion of a lesson that has paid says truly why it pays no more", () => {
  const quizClaimed =
    "It pays no XP. Play the interactive lesson, with its dialogue and quiz, to earn the XP of the quiz.";

  test("a score that is only claimed after the simple player, and the way it names pays it", async () => {
    const as = await course.signInGuest();
    await course.completeSimply(as);
    const claim = { quizScore: 20, duration: 5 };
    for (const days of [0, 1]) {
      course.clock.advance(days * day);
      expect((await course.completeUnseen(as, claim)).body).toMatchObject({
        xpAwarded: 0,
        quizScore: 0,
        message: quizClaimed,
      });
    }
    await course.answer(as, wholeDialogue);
    expect((await course.completeUnseen(as, { answers: rightAnswers })).body.xpAwarded).toBe(20);
  });

  test("quiz answers that are no better, while points are open", async () => {
    const as = await course.signInGuest();
    await course.completeSimply(as);
    expect((await course.completeUnseen(as, { answers: { q1: "No" } })).body).toMatchObject({
      xpAwarded: 0,
      message: "It pays no XP. Answer more of its quiz right to earn more XP.",
    });
  });

  test("practice on a later day that was not seen", async () => {
    const as = await course.signInGuest();
    await course.complete(as);
    course.clock.advance(day);
    expect((await course.completeUnseen(as)).body).toMatchObject({
      xpAwarded: 0,
      message: "It pays no XP. Open the lesson and go through it again to earn XP for practice.",
    });
  });
});

describe("a completion of a client that names no attempt, while one is half done", () => {
  test("is recorded, pays the steps seen, and says why it pays no more", async () => {
    const as = await course.signInGuest();
    await course.answer(as, wholeDialogue.slice(0, 3));
    expect(await course.completeUnseen(as)).toMatchObject({
      status: 200,
      body: {
        xpAwarded: 30,
        coinsAwarded: 0,
        quizScore: 0,
        isReplay: false,
        message:
          "You earned 30 XP for what you answered. Go through the whole lesson and finish it again to earn all its XP and coins.",
      },
    });
    expect((await course.read(as)).progress).toEqual({
      progress: 100,
      completedAt: "2026-03-02T09:00:00.000Z",
    });
    expect((await course.completeUnseen(as)).body).toMatchObject({ xpAwarded: 0, isReplay: false });
    await expectBooksToAgree(as);
  });

  test("leaves the attempt to be gone on with, which then pays the rest", async () => {
    const as = await course.signInGuest();
    const { body } = await course.answer(as, wholeDialogue.slice(0, 3));
    await course.completeUnseen(as);
    expect((await course.read(as)).attempt).toEqual(body.attempt);
    await course.answer(as, wholeDialogue.slice(3));
    const request = { attemptId: body.attempt.id, answers: rightAnswers };
    expect((await course.completeUnseen(as, request)).body).toMatchObject({
      xpAwarded: 30,
      coinsAwarded: 25,
      isReplay: false,
    });
    expect((await course.read(as)).attempt).toBeNull();
    await expectBooksToAgree(as);
    expect(await course.profile(as)).toMatchObject({ xp: 60, coins: 25 });
  });
});
