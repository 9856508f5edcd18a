import { createContent } from "@saywell/content/answers";
import { afterEach, expect, test } from "vitest";
import { type Course, openCourse, wholeDialogue } from "./testing/open-course";
import { smallLesson } from "./testing/small-course";

/** Freemium, on which everybody begins, has A1 only. */
const words = [{ word: "rain", partOfSpeech: "noun", meaning: "water", example: "It is rain." }];
const content = createContent({
  lessons: [
    { ...smallLesson("a1-lesson-2"), words },
    { ...smallLesson("b1-lesson-1"), words, difficulty: "B1" },
  ],
  badges: [],
});
const [lessonId, params] = ["b1-lesson-1", { id: "b1-lesson-1" }];

let course: Course;
afterEach(() => course.close());

const beginnings = async () => {
  const as = await course.signInGuest();
  const userId = as.id;
  const quiz = { quizScore: 20, quizMaxScore: 20, duration: 300 };
  return {
    as,
    replies: [
      await course.call("GET /api/lessons/{id}", { params, query: {} }, { as }),
      await course.call(
        "POST /api/lessons/{id}/answers",
        { params, body: { userId, answers: wholeDialogue } },
        { as },
      ),
      await course.call(
        "POST /api/lessons/progress",
        { body: { userId, lessonId, progress: 20, completed: 0 } },
        { as },
      ),
      await course.call(
        "POST /api/lessons/complete",
        { body: { userId, lessonId, ...quiz } },
        { as },
      ),
    ],
  };
};

test("where the school charges, a lesson that a plan has not cannot be begun in any way", async () => {
  course = await openCourse(content, { plans: true });
  const { as, replies } = await beginnings();
  for (const reply of replies) {
    expect(reply).toMatchObject({
      status: 402,
      code: "plan-required",
      text: "This lesson is not part of your plan. You can go on with Core.",
    });
  }
  for (const table of ["lesson_visit", "lesson_progress", "lesson_attempt"] as const) {
    expect(await course.db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
  const inPlan = { params: { id: "a1-lesson-2" }, query: {} };
  expect((await course.call("GET /api/lessons/{id}", inPlan, { as })).status).toBe(200);
});

test("a lesson that a plan has not says in the list what the refusal says, and an open one nothing", async () => {
  course = await openCourse(content, { plans: true });
  const as = await course.signInGuest();
  const locks = async (reader = as) => {
    const query = { userId: as.id };
    const { body } = await course.call("GET /api/lessons", { query }, { as: reader });
    return body.map(({ id, lock }) => [id, lock]);
  };
  const why = "This lesson is not part of your plan. You can go on with Core.";
  expect(await locks()).toEqual([
    ["a1-lesson-2", null],
    ["b1-lesson-1", why],
  ]);
  // Who looks on in the learner's name sees what the learner sees.
  const admin = await course.signIn({ role: "ADMIN", email: "head@example.org" });
  expect(await locks(admin)).toEqual(await locks());
  const query = { userId: as.id };
  const read = await course.call("GET /api/lessons/{id}", { params, query }, { as: admin });
  expect(read.body.lock).toBe(why);
});

test("a word saved on a greater plan says that its lesson is locked, as the list of lessons does", async () => {
  course = await openCourse(content, { plans: true });
  const as = await course.signInGuest();
  const word = "rain";
  const place = { params: { userId: as.id } };
  const save = (from: string) =>
    course.call(
      "POST /api/review/{userId}/words",
      { ...place, body: { lessonId: from, word } },
      { as },
    );
  const lock = "This lesson is not part of your plan. You can go on with Core.";
  const updated_at = course.clock.now();
  await course.db
    .insertInto("subscription")
    .values({ account_id: as.id, plan_type: "CORE", status: "active", updated_at })
    .execute();
  expect((await save(lessonId)).body).toMatchObject({ lessonId, lock: null });
  await course.db.deleteFrom("subscription").execute();
  expect(await save(lessonId)).toMatchObject({ status: 402, text: lock });
  const listed = await course.call("GET /api/review/{userId}/words", place, { as });
  expect(listed.body).toMatchObject([{ lessonId, lock }]);
});

test("what was begun stays open, whatever the plan is now", async () => {
  course = await openCourse(content, { plans: true });
  const as = await course.signInGuest();
  const begun_at = course.clock.now();
  await course.db
    .insertInto("lesson_progress")
    .values({ account_id: as.id, lesson_id: lessonId, begun_at })
    .execute();
  const read = await course.call("GET /api/lessons/{id}", { params, query: {} }, { as });
  expect(read.status).toBe(200);
  expect(read.body.lock).toBeNull();
  const { body } = await course.call("GET /api/lessons", { query: {} }, { as });
  expect(body.map(({ lock }) => lock)).toEqual([null, null]);
});

test("where the school does not charge, nothing is refused", async () => {
  course = await openCourse(content);
  const { replies } = await beginnings();
  expect(replies.map(({ status, code }) => [status, code])).toEqual(replies.map(() => [200, null]));
});
