import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Course, openCourse, wholeDialogue } from "../testing/open-course";
import { smallCourse } from "../testing/small-course";

let course: Course;
beforeEach(async () => {
  course = await openCourse();
});
afterEach(() => course.close());

describe("GET /api/lessons", () => {
  test("lists all lessons in course order, with no progress for a new learner", async () => {
    const as = await course.signInGuest();
    const { status, body } = await course.call("GET /api/lessons", {}, { as });
    expect(status).toBe(200);
    expect(body.map(({ id, progress }) => [id, progress])).toEqual([
      ["a1-lesson-1", null],
      ["a1-lesson-2", null],
    ]);
    expect(body[0]).toMatchObject({
      title: "Meet and greet",
      difficulty: "A1",
      duration: 10,
      objectives: ["Say your name", "Say where you are from"],
      xpReward: 60,
      simpleXpReward: 40,
      coinReward: 25,
    });
  });

  test("shows the learner's own progress and nobody else's", async () => {
    const [as, other] = [await course.signInGuest(), await course.signInGuest()];
    await course.complete(as);
    await course.answer(other, wholeDialogue.slice(0, 2), "a1-lesson-2");

    const query = { userId: as.id };
    const { body } = await course.call("GET /api/lessons", { query }, { as });
    expect(body.map(({ progress }) => progress)).toEqual([
      { progress: 100, completedAt: "2026-03-02T09:00:00.000Z" },
      null,
    ]);
    const others = await course.call("GET /api/lessons", {}, { as: other });
    expect(others.body.map(({ progress }) => progress)).toEqual([
      null,
      { progress: 50, completedAt: null },
    ]);
  });
});

describe("GET /api/lessons/{id}", () => {
  test("answers the whole lesson", async () => {
    const as = await course.signInGuest();
    const lesson = await course.read(as);
    const { tags: _notSent, canDoSkills: _norThese, ...whole } = smallCourse.lessons[0]!;
    const steps = whole.dialogueFlow.steps.map(({ free: _nor, ...step }) => step);
    const quizQuestions = whole.quizQuestions.map(({ skill: _nor, ...question }) => question);
    expect(lesson).toEqual({
      ...whole,
      dialogueFlow: { steps },
      quizQuestions,
      simpleXpReward: 40,
      progress: null,
      isBookmarked: false,
      lock: null,
      attempt: null,
      paidDialogueXp: 0,
      isReplay: false,
    });
  });

  test("refuses a lesson that does not exist", async () => {
    const as = await course.signInGuest();
    for (const id of ["a1-lesson-9", "__proto__", "../../etc"]) {
      const reply = await course.call("GET /api/lessons/{id}", { params: { id } }, { as });
      expect(reply).toMatchObject({
        status: 404,
        code: "not-found",
        text: "There is no such lesson.",
      });
    }
  });
});
