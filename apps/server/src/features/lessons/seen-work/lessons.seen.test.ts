import { loadContent } from "@saywell/content/answers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { TestUser } from "../../../testing/build-test-app";
import { makeSession } from "../../../testing/factories";
import { type Course, openCourse, rightAnswers, wholeDialogue } from "../testing/open-course";

let course: Course;
beforeEach(async () => {
  course = await openCourse();
});
afterEach(() => course.close());

const seconds = (count: number) => count * 1000;
const outline = [
  "introduction",
  "key-vocabulary",
  "listening-exercise",
  "grammar-practice",
] as const;
const fourParts = Object.fromEntries(outline.map((part) => [part, "Three"]));

/** Tells of each step, as the specified client does; `continue` steps it only passes. */
async function tellOfDialogue(as: TestUser, wait = seconds(1)): Promise<void> {
  for (const { stepId, answer } of wholeDialogue.slice(1)) {
    course.clock.advance(wait);
    await course.tell(as, "answered", [stepId, answer]);
  }
}

describe("a completion of a client that sends a score and no answers", () => {
  test("pays all when the lesson was opened and its dialogue told of, step by step", async () => {
    const as = await course.signInGuest();
    await course.read(as);
    await tellOfDialogue(as);
    expect((await course.completeUnseen(as)).body).toMatchObject({
      xpAwarded: 60,
      coinsAwarded: 25,
      quizScore: 20,
      message: "You earned 60 XP and 25 coins.",
    });
  });

  test("takes the statement that a lesson was opened for its opening", async () => {
    const as = await course.signInGuest();
    await course.tell(as, "interacted");
    await tellOfDialogue(as);
    expect((await course.completeUnseen(as)).body.xpAwarded).toBe(60);
  });

  test("pays nothing of a lesson that was never opened, is recorded, and says why", async () => {
    const as = await course.signInGuest();
    const { status, body } = await course.completeUnseen(as);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      xpAwarded: 0,
      coinsAwarded: 0,
      badgesAwarded: [],
      quizScore: 0,
      message: "It pays no XP. Open the lesson and go through it to earn all its XP and coins.",
    });
    expect(await course.ledger(as)).toEqual([]);
    expect((await course.read(as)).progress).toMatchObject({ progress: 100 });
    expect(await course.profile(as)).toMatchObject({ xp: 0, coins: 0, badges: [] });
  });

  test("pays nothing of a lesson that was only opened", async () => {
    const as = await course.signInGuest();
    await course.read(as);
    course.clock.advance(seconds(600));
    expect((await course.completeUnseen(as)).body).toMatchObject({
      xpAwarded: 0,
      coinsAwarded: 0,
      message:
        "It pays no XP. Go through the whole lesson and finish it again to earn all its XP and coins.",
    });
  });

  test("pays the steps that were told of, then the rest once that is done", async () => {
    const as = await course.signInGuest();
    await course.read(as);
    course.clock.advance(seconds(60));
    await course.tell(as, "answered", ["name", "Ana"]);
    await course.tell(as, "answered", ["greeting", "Good morning"]);
    expect((await course.completeUnseen(as)).body).toMatchObject({
      xpAwarded: 30,
      coinsAwarded: 0,
      badgesAwarded: [],
      isReplay: false,
      message:
        "You earned 30 XP for what you answered. Go through the whole lesson and finish it again to earn all its XP and coins.",
    });
    await course.tell(as, "answered", ["ready", "Yes"]);
    expect((await course.completeUnseen(as)).body).toMatchObject({
      xpAwarded: 30,
      coinsAwarded: 25,
      badgesAwarded: ["First Talk"],
      isReplay: false,
      message: "You earned 30 XP and 25 coins.",
    });
    expect((await course.completeUnseen(as)).body).toMatchObject({
      xpAwarded: 0,
      coinsAwarded: 0,
      isReplay: true,
    });
  });

  test("is no replay where it pays after one that could not be shown and paid nothing", async () => {
    const as = await course.signInGuest();
    expect((await course.completeUnseen(as)).body).toMatchObject({ xpAwarded: 0, isReplay: false });
    expect(await course.read(as)).toMatchObject({ isReplay: false });
    await tellOfDialogue(as);
    expect((await course.completeUnseen(as)).body).toMatchObject({
      xpAwarded: 60,
      coinsAwarded: 25,
      isReplay: false,
    });
    expect(await course.read(as)).toMatchObject({ isReplay: true });
  });

  test.each(["before", "after"])(
    "pays the quiz as a completion where the dialogue was told of %s the simple player paid it",
    async (when) => {
      const as = await course.signInGuest();
      await course.read(as);
      if (when === "before") await tellOfDialogue(as);
      for (const progress of [40, 80]) await course.saveProgress(as, progress);
      expect((await course.saveProgress(as, 100, 1)).body).toMatchObject({
        xpAwarded: 40,
        coinsAwarded: 25,
        isReplay: false,
      });
      if (when === "after") {
        // A score that is only claimed is not believed, and takes nothing from the quiz that follows.
        expect((await course.completeUnseen(as)).body).toMatchObject({
          xpAwarded: 0,
          isReplay: false,
        });
        await tellOfDialogue(as);
      }
      expect((await course.completeUnseen(as)).body).toMatchObject({
        xpAwarded: 20,
        coinsAwarded: 0,
        isReplay: false,
        message: "You earned 20 XP for the quiz.",
      });
      expect((await course.completeUnseen(as)).body).toMatchObject({
        xpAwarded: 0,
        isReplay: true,
      });
    },
  );

  test("believes its score up to the maximum only", async () => {
    const as = await course.signInGuest();
    await course.read(as);
    await tellOfDialogue(as);
    const { body } = await course.completeUnseen(as, { quizScore: 1e9, quizMaxScore: 1e9 });
    expect(body.xpAwarded).toBe(60);
  });

  test("never outweighs quiz answers that were stored before", async () => {
    const as = await course.signInGuest();
    const quiz = [
      { questionId: "q1", answer: "I'm Ana" },
      { questionId: "q2", answer: "am" },
    ];
    await course.answer(as, [...wholeDialogue, ...quiz]);
    expect((await course.completeUnseen(as, { quizScore: 20 })).body).toMatchObject({
      xpAwarded: 50,
      quizScore: 10,
      results: [
        { questionId: "q1", isCorrect: true },
        { questionId: "q2", isCorrect: false },
      ],
    });
  });
});

test("right quiz answers pay their points, however the lesson was begun, and nothing else", async () => {
  const as = await course.signInGuest();
  expect((await course.completeUnseen(as, { answers: rightAnswers })).body).toMatchObject({
    xpAwarded: 20,
    coinsAwarded: 0,
    message:
      "You earned 20 XP for what you answered. Open the lesson and go through it to earn all its XP and coins.",
  });
  await course.read(as);
  expect((await course.completeUnseen(as, { answers: rightAnswers })).body).toMatchObject({
    xpAwarded: 0,
    quizScore: 20,
  });
});

test("a whole course completed by claims alone pays nothing", async () => {
  const as = await course.signInGuest();
  for (const lessonId of ["a1-lesson-1", "a1-lesson-2"]) {
    await course.completeUnseen(as, { lessonId, quizScore: 1000, quizMaxScore: 1000 });
    await course.saveProgress(as, 100, 1);
  }
  expect(await course.ledger(as)).toEqual([]);
});

describe("nothing is paid", () => {
  test("for statements from before the lesson was opened", async () => {
    const as = await course.signInGuest();
    await tellOfDialogue(as);
    course.clock.advance(seconds(60));
    await course.read(as);
    course.clock.advance(seconds(60));
    expect((await course.completeUnseen(as)).body.xpAwarded).toBe(0);
  });

  test("for what somebody else opened", async () => {
    const [as, admin] = [await course.signInGuest(), await course.signIn({ role: "ADMIN" })];
    const request = { params: { id: "a1-lesson-1" }, query: { userId: as.id } };
    await course.call("GET /api/lessons/{id}", request, { as: admin });
    await tellOfDialogue(as);
    expect((await course.completeUnseen(as)).body.xpAwarded).toBe(0);
  });

  test("for a replay on a later day that was not played, until it is", async () => {
    const as = await course.signInGuest();
    await course.complete(as);
    course.clock.advance(seconds(24 * 3600));
    await course.read(as);
    course.clock.advance(seconds(60));
    expect((await course.completeUnseen(as)).body).toMatchObject({ xpAwarded: 0, isReplay: true });
    await tellOfDialogue(as);
    expect((await course.completeUnseen(as)).body).toMatchObject({ xpAwarded: 6 });
  });
});

describe("the simple player", () => {
  const notShown =
    "Play the interactive lesson, with its dialogue and quiz, to earn all its XP and coins.";

  test("pays nothing for a first call at 100 percent, records it, and says why", async () => {
    const as = await course.signInGuest();
    const reply = { xpAwarded: 0, coinsAwarded: 0, message: `It pays no XP. ${notShown}` };
    expect((await course.saveProgress(as, 100, 1)).body).toMatchObject(reply);
    expect((await course.read(as)).progress?.completedAt).toBe("2026-03-02T09:00:00.000Z");
    course.clock.advance(seconds(60));
    expect((await course.saveProgress(as, 100, 1)).body).toMatchObject(reply);
    expect(await course.ledger(as)).toEqual([]);
  });

  test("pays nothing for one call at 100 percent in a lesson that was opened", async () => {
    const as = await course.signInGuest();
    await course.read(as);
    course.clock.advance(seconds(60));
    expect((await course.saveProgress(as, 100)).body).toEqual({ xpAwarded: 0, coinsAwarded: 0 });
    expect((await course.saveProgress(as, 100, 1)).body).toMatchObject({
      xpAwarded: 0,
      message: `It pays no XP. ${notShown}`,
    });
  });

  test("pays the dialogue and the coins for progress that rose in several calls", async () => {
    const as = await course.signInGuest();
    await course.read(as);
    for (const progress of [20, 40, 60, 80]) {
      course.clock.advance(seconds(10));
      await course.saveProgress(as, progress);
    }
    expect((await course.saveProgress(as, 100, 1)).body).toMatchObject({
      xpAwarded: 40,
      coinsAwarded: 25,
    });
  });

  test("takes a first part that was done for the opening of the lesson", async () => {
    const as = await course.signInGuest();
    await course.saveProgress(as, 20);
    expect((await course.saveProgress(as, 100, 1)).body).toMatchObject({ xpAwarded: 40 });
  });

  test("pays for right answers to all of its parts, sent along with one call", async () => {
    const as = await course.signInGuest();
    await course.read(as);
    course.clock.advance(seconds(60));
    const wrong = { ...fourParts, "role-play": "Three", "final-assessment": "One" };
    expect((await course.saveProgress(as, 100, 1, wrong)).body.xpAwarded).toBe(0);
    const last = { "final-assessment": "three" };
    expect((await course.saveProgress(as, 100, 1, last)).body).toMatchObject({
      xpAwarded: 40,
      coinsAwarded: 25,
    });
  });

  test("counts parts that were answered on an earlier day and another device", async () => {
    const as = await course.signInGuest();
    await course.read(as);
    await course.saveProgress(as, 80, 0, fourParts);
    course.clock.advance(seconds(24 * 3600));
    const now = course.clock.now();
    const phone = { ...as, token: await makeSession(course.db, { accountId: as.id, now }) };
    await course.read(phone);
    const last = { "role-play": "Three", "final-assessment": "Three" };
    expect((await course.saveProgress(phone, 100, 1, last)).body.xpAwarded).toBe(40);
  });

  test("pays what was seen of the dialogue where its parts were not", async () => {
    const as = await course.signInGuest();
    await course.answer(as, wholeDialogue.slice(0, 2));
    course.clock.advance(seconds(60));
    expect((await course.saveProgress(as, 100, 1)).body).toMatchObject({
      xpAwarded: 20,
      coinsAwarded: 0,
      message: `You earned 20 XP for what you answered. ${notShown}`,
    });
  });
});

describe("the specified simple player, which finds lessons in the list and tells of a sitting in one call", () => {
  /** What its button sends: nothing but this. */
  const sit = async (as: TestUser, progress: number) => {
    const completed = progress === 100 ? 1 : 0;
    const body = { userId: as.id, lessonId: "a1-lesson-1", progress, completed } as const;
    return (await course.call("POST /api/lessons/progress", { body }, { as })).body;
  };

  test("pays for a lesson that took two sittings", async () => {
    const as = await course.signInGuest();
    expect(await sit(as, 60)).toEqual({ xpAwarded: 0, coinsAwarded: 0 });
    course.clock.advance(seconds(24 * 3600));
    expect(await sit(as, 100)).toMatchObject({ xpAwarded: 40, coinsAwarded: 25 });
  });

  test("pays nothing for one sitting, nor for the same again, and names a way that then pays all", async () => {
    const as = await course.signInGuest();
    const unpaid = { xpAwarded: 0, coinsAwarded: 0, message: expect.stringMatching(/interactive/) };
    expect(await sit(as, 100)).toMatchObject(unpaid);
    course.clock.advance(seconds(24 * 3600));
    expect(await sit(as, 100)).toMatchObject(unpaid);

    await course.tell(as, "interacted");
    await tellOfDialogue(as);
    expect((await course.completeUnseen(as)).body).toMatchObject({
      xpAwarded: 60,
      coinsAwarded: 25,
      message: "You earned 60 XP and 25 coins.",
    });
  });
});

describe("progress that rises is weak evidence", () => {
  const lessonIds = loadContent().lessons.map(({ id }) => id);
  let shipped: Course;
  beforeEach(async () => {
    shipped = await openCourse(loadContent());
  });
  afterEach(() => shipped.close());

  const save = async (as: TestUser, lessonId: string, progress: number) => {
    const completed = progress === 100 ? 1 : 0;
    const body = { userId: as.id, lessonId, progress, completed } as const;
    return (await shipped.call("POST /api/lessons/progress", { body }, { as })).body;
  };
  const finish = async (as: TestUser, lessonId: string, first: number) => {
    await save(as, lessonId, first);
    return await save(as, lessonId, 100);
  };
  const pay = async (as: TestUser) => {
    const entries = await shipped.ledger(as);
    return entries.filter(({ kind }) => kind === "lesson-completed").map(({ source }) => source);
  };

  test("a rise by less than a right answer gives pays nothing, in any lesson", async () => {
    const as = await shipped.signInGuest();
    for (const lessonId of lessonIds) {
      expect(await finish(as, lessonId, 1)).toMatchObject({ xpAwarded: 0, coinsAwarded: 0 });
    }
    expect(await shipped.ledger(as)).toEqual([]);
    expect(await finish(as, lessonIds[0]!, 1)).toMatchObject({
      message: expect.stringContaining("interactive lesson"),
    });
  });

  test("the whole course, lesson by lesson, pays three lessons an hour and says why no more", async () => {
    const as = await shipped.signInGuest();
    const replies = [];
    for (const lessonId of lessonIds) replies.push(await finish(as, lessonId, 40));
    expect(await pay(as)).toEqual(lessonIds.slice(0, 3));
    for (const reply of replies.slice(3)) {
      expect(reply).toMatchObject({
        xpAwarded: 0,
        coinsAwarded: 0,
        message:
          "It pays no XP. Progress alone pays for 3 lessons an hour. Play the interactive lesson, with its dialogue and quiz, to earn all its XP and coins.",
      });
    }
    shipped.clock.advance(seconds(3599));
    expect(await save(as, lessonIds[3]!, 100)).toMatchObject({ xpAwarded: 0 });
    shipped.clock.advance(seconds(1));
    for (const lessonId of lessonIds) await save(as, lessonId, 100);
    expect(await pay(as)).toEqual(lessonIds.slice(0, 6));
  });

  test("the whole course at the same time pays three lessons", async () => {
    const as = await shipped.signInGuest();
    await Promise.all(lessonIds.map((lessonId) => save(as, lessonId, 40)));
    await Promise.all(lessonIds.map((lessonId) => save(as, lessonId, 100)));
    expect(await pay(as)).toHaveLength(3);
  });

  test("lessons shown by answers neither use up what progress pays nor are limited by it", async () => {
    const as = await shipped.signInGuest();
    const answered = (lessonId: string) => {
      const { outline } = loadContent().lesson(lessonId)!;
      const choices = Object.fromEntries(outline.map(({ id, correct }) => [id, correct]));
      const body = { userId: as.id, lessonId, progress: 100, completed: 1, choices } as const;
      return shipped.call("POST /api/lessons/progress", { body }, { as });
    };
    for (const lessonId of lessonIds.slice(0, 4)) {
      await save(as, lessonId, 40);
      await answered(lessonId);
    }
    for (const lessonId of lessonIds.slice(4, 8)) await finish(as, lessonId, 40);
    await save(as, lessonIds[8]!, 40);
    await answered(lessonIds[8]!);
    expect(await pay(as)).toEqual([...lessonIds.slice(0, 7), lessonIds[8]]);
  });
});

test("an attempt that is begun by answers alone counts as opened, as it is meant to", async () => {
  const as = await course.signInGuest();
  const request = {
    params: { id: "a1-lesson-1" },
    body: { userId: as.id, answers: wholeDialogue },
  };
  await course.call("POST /api/lessons/{id}/answers", request, { as });
  expect(await course.db.selectFrom("lesson_visit").selectAll().execute()).toEqual([]);
  expect((await course.completeUnseen(as)).body).toMatchObject({
    xpAwarded: 60,
    coinsAwarded: 25,
  });
});

describe("the stored duration of a completion", () => {
  const storedDuration = async ({ id }: TestUser) => {
    const attempt = await course.db
      .selectFrom("lesson_attempt")
      .select("duration_seconds")
      .where("account_id", "=", id)
      .executeTakeFirst();
    return attempt?.duration_seconds;
  };

  test("counts from the attempt's start, not from the last time the page was loaded", async () => {
    const as = await course.signInGuest();
    await course.answer(as, wholeDialogue.slice(0, 2));
    course.clock.advance(seconds(3600));
    await course.answer(as, wholeDialogue.slice(2));
    await course.completeUnseen(as, { answers: rightAnswers, duration: 7 });
    expect(await storedDuration(as)).toBe(3600);
  });

  test("counts from the opening where there was no attempt, whatever the client says", async () => {
    for (const duration of [7, 300]) {
      const as = await course.signInGuest();
      await course.read(as);
      course.clock.advance(seconds(90));
      await course.completeUnseen(as, { duration });
      expect(await storedDuration(as)).toBe(90);
    }
  });

  test("is what the client says where the lesson was begun so long ago that the learner has been away", async () => {
    const [reader, player] = [await course.signInGuest(), await course.signInGuest()];
    await course.read(reader);
    await course.answer(player, wholeDialogue);
    course.clock.advance(seconds(3 * 24 * 3600));
    for (const as of [reader, player]) {
      await course.completeUnseen(as, { duration: 300 });
      expect(await storedDuration(as)).toBe(300);
    }
  });

  test("is what the client says where the server knows nothing", async () => {
    const as = await course.signInGuest();
    await course.completeUnseen(as, { duration: 300.7 });
    expect(await storedDuration(as)).toBe(300);
  });
});

test("a lesson that is read again and again is opened once", async () => {
  const as = await course.signInGuest();
  await course.read(as);
  course.clock.advance(seconds(60));
  await course.read(as);
  await course.tell(as, "interacted");
  const visits = await course.db.selectFrom("lesson_visit").selectAll().execute();
  expect(visits).toEqual([
    {
      account_id: as.id,
      lesson_id: "a1-lesson-1",
      opened_at: new Date("2026-03-02T09:00:00Z"),
      rises: 0,
      parts: [],
    },
  ]);
});
