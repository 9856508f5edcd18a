import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Course, openCourse, rightAnswers, wholeDialogue } from "./testing/open-course";
import { smallLesson } from "./testing/small-course";

let course: Course;
beforeEach(async () => {
  course = await openCourse();
});
afterEach(() => course.close());

const nothingPaid = { xpAwarded: 0, coinsAwarded: 0 };
const replayed = {
  ...nothingPaid,
  badgeAwarded: null,
  badgesAwarded: [],
  leveledUp: false,
  level: 1,
  isReplay: true,
  message: "Good practice. It counts as study today, and pays no XP.",
};

describe("POST /api/lessons/progress", () => {
  test("keeps progress, which only rises, and counts the day as studied", async () => {
    const as = await course.signInGuest();
    const seen = [];
    for (const progress of [20, 60, 40, 33.3, 60.5, 0]) {
      expect((await course.saveProgress(as, progress)).body).toEqual(nothingPaid);
      seen.push((await course.read(as)).progress?.progress);
    }
    expect(seen).toEqual([20, 60, 60, 60, 60.5, 60.5]);
    expect(await course.profile(as)).toMatchObject({ streak: 1, xp: 0 });
  });

  test("takes any number from 0 to 100, however small", async () => {
    const as = await course.signInGuest();
    expect(await course.saveProgress(as, 5e-324)).toMatchObject({ status: 200 });
    expect(await course.saveProgress(as, 99.99999999999999)).toMatchObject({ status: 200 });
  });

  test("completes with completed 1 at 100: pays the dialogue and the coins, once", async () => {
    const as = await course.signInGuest();
    const replies = await Promise.all(Array.from({ length: 200 }, () => course.completeSimply(as)));
    const paid = replies.filter(({ body }) => body.xpAwarded > 0);
    expect(paid.map(({ body }) => body)).toEqual([
      {
        xpAwarded: 40,
        coinsAwarded: 25,
        badgeAwarded: "First Talk",
        badgesAwarded: ["First Talk"],
        leveledUp: false,
        level: 1,
        isReplay: false,
        message: "You earned 40 XP and 25 coins.",
      },
    ]);
    const others = replies.filter((reply) => reply !== paid[0]);
    expect(others).toHaveLength(199);
    for (const { body } of others) expect(body).toEqual(replayed);
    expect((await course.read(as)).progress).toEqual({
      progress: 100,
      completedAt: "2026-03-02T09:00:00.000Z",
    });
    expect((await course.profile(as)).badges.map(({ id }) => id)).toEqual(["first-talk"]);

    course.clock.advance(24 * 3600_000);
    expect((await course.completeSimply(as)).body).toEqual(replayed);
    expect(await course.profile(as)).toMatchObject({ xp: 40, coins: 25, streak: 2 });
  });

  test("does not pay for right answers to five of the six parts, whichever they are", async () => {
    const { outline } = smallLesson("a1-lesson-1");
    for (const missing of outline) {
      const as = await course.signInGuest();
      await course.read(as);
      const others = outline.filter(({ id }) => id !== missing.id);
      const choices = Object.fromEntries(others.map(({ id, correct }) => [id, correct]));
      expect((await course.saveProgress(as, 100, 1, choices)).body).toMatchObject(nothingPaid);
      const last = { [missing.id]: missing.correct };
      expect((await course.saveProgress(as, 100, 1, last)).body).toMatchObject({ xpAwarded: 40 });
    }
  });

  test("does not complete without completed 1", async () => {
    const as = await course.signInGuest();
    expect((await course.saveProgress(as, 100)).body).toEqual(nothingPaid);
    expect((await course.read(as)).progress).toEqual({ progress: 100, completedAt: null });
  });

  test("leaves an open attempt open, whose quiz then completes the lesson and pays its points", async () => {
    const as = await course.signInGuest();
    const { body } = await course.answer(as, wholeDialogue);
    await course.saveProgress(as, 100, 1);
    const completion = await course.complete(as, {
      attemptId: body.attempt.id,
      answers: rightAnswers,
    });
    expect(completion.body).toMatchObject({
      xpAwarded: 20,
      coinsAwarded: 0,
      isReplay: false,
      message: "You earned 20 XP for the quiz.",
    });
    expect(await course.ledger(as)).toEqual([
      { kind: "lesson-completed", source: "a1-lesson-1", xp: 40, coins: 25 },
      { kind: "lesson-improved", source: "a1-lesson-1:20", xp: 20, coins: 0 },
    ]);
  });

  test("a quiz is a completion the first time and a replay the second, and the lesson says so", async () => {
    const as = await course.signInGuest();
    expect(await course.read(as)).toMatchObject({ paidDialogueXp: 0, isReplay: false });
    await course.completeSimply(as);
    expect(await course.read(as)).toMatchObject({ paidDialogueXp: 40, isReplay: false });
    course.clock.advance(24 * 3600_000);
    expect((await course.complete(as, { quizScore: 10 })).body).toMatchObject({
      xpAwarded: 10,
      isReplay: false,
    });
    expect(await course.read(as)).toMatchObject({ paidDialogueXp: 40, isReplay: true });
    expect((await course.complete(as)).body).toMatchObject({ xpAwarded: 10, isReplay: true });
    expect((await course.completeSimply(as)).body).toMatchObject({ isReplay: true });
    expect(await course.profile(as)).toMatchObject({ xp: 60, coins: 25 });
  });

  test("refuses completed 1 below 100, and numbers that are no percentage", async () => {
    const as = await course.signInGuest();
    expect(await course.saveProgress(as, 80, 1)).toMatchObject({
      status: 400,
      code: "invalid-input",
      text: "A lesson is complete at 100 percent.",
    });
    expect(await course.saveProgress(as, -20)).toMatchObject({ status: 400 });
    expect(await course.saveProgress(as, 120)).toMatchObject({ status: 400 });
    expect((await course.read(as)).progress).toBeNull();
  });

  test("refuses a lesson that does not exist", async () => {
    const as = await course.signInGuest();
    const body = { userId: as.id, lessonId: "a1-lesson-9", progress: 20, completed: 0 as const };
    expect(await course.call("POST /api/lessons/progress", { body }, { as })).toMatchObject({
      status: 404,
      code: "not-found",
    });
  });
});
