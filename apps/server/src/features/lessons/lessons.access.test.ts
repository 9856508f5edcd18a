import type { CallByName, CallRequest } from "@saywell/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Course, openCourse, wholeDialogue } from "./testing/open-course";

let course: Course;
beforeEach(async () => {
  course = await openCourse();
});
afterEach(() => course.close());

const lessonId = "a1-lesson-1";
const params = { id: lessonId };

type Name =
  | "GET /api/lessons"
  | "GET /api/lessons/{id}"
  | "POST /api/lessons/{id}/bookmark"
  | "POST /api/lessons/{id}/answers"
  | "POST /api/lessons/progress"
  | "POST /api/lessons/xapi"
  | "POST /api/lessons/complete";

const requests: { [N in Name]: (userId: string) => CallRequest<CallByName<N>> } = {
  "GET /api/lessons": (userId) => ({ query: { userId } }),
  "GET /api/lessons/{id}": (userId) => ({ params, query: { userId } }),
  "POST /api/lessons/{id}/bookmark": (userId) => ({
    params,
    body: { userId, isBookmarked: true },
  }),
  "POST /api/lessons/{id}/answers": (userId) => ({
    params,
    body: { userId, answers: wholeDialogue },
  }),
  "POST /api/lessons/progress": (userId) => ({
    body: { userId, lessonId, progress: 100, completed: 1 },
  }),
  "POST /api/lessons/xapi": (userId) => ({
    body: { userId, lessonId, verb: "interacted", object: "lesson.meet-and-greet", success: 1 },
  }),
  "POST /api/lessons/complete": (userId) => ({
    body: { userId, lessonId, quizScore: 20, quizMaxScore: 20, duration: 300 },
  }),
};
const names = Object.keys(requests) as Name[];
const requestOf = (name: Name, userId: string) => requests[name](userId);

const written = async () => {
  const tables = [
    "lesson_progress",
    "lesson_attempt",
    "lesson_bookmark",
    "ledger_entry",
    "study_day",
    "statement",
  ];
  const counts = await Promise.all(
    tables.map((table) =>
      course.db
        .selectFrom(table as "ledger_entry")
        .select("account_id")
        .execute(),
    ),
  );
  return counts.flat();
};

test.each(names)("%s needs a session of the learner's own, or an admin's", async (name) => {
  const learner = await course.signInGuest();
  const request = requestOf(name, learner.id);
  expect(await course.call(name, request)).toMatchObject({ status: 401, code: "not-signed-in" });
  for (const as of [await course.signInGuest(), await course.signIn({ role: "TEACHER" })]) {
    const reply = await course.call(name, request, { as });
    expect(reply).toMatchObject({ status: 403, code: "forbidden" });
  }
  expect(await written()).toEqual([]);

  const admin = await course.signIn({ role: "ADMIN" });
  expect((await course.call(name, request, { as: admin })).status).toBe(200);
  for (const { account_id } of await written()) expect(account_id).toBe(learner.id);
});

test("nothing is written for an account that does not exist", async () => {
  const as = await course.signIn({ role: "ADMIN" });
  for (const name of names.filter((each) => each.startsWith("POST"))) {
    const request = requestOf(name, "0190b1f0-0000-4000-8000-000000000000");
    expect(await course.call(name, request, { as })).toMatchObject({
      status: 404,
      code: "not-found",
      text: "There is no such learner.",
    });
  }
  expect(await written()).toEqual([]);
});
