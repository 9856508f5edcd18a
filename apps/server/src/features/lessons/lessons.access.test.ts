import type { CallByName, CallRequest } from "@saywell/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
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
  | "POST /api/lessons/{id}/answers"
  | "POST /api/lessons/progress"
  | "POST /api/lessons/xapi"
  | "POST /api/lessons/complete";

const requests: { [N in Name]: (userId: string) => CallRequest<CallByName<N>> } = {
  "GET /api/lessons": (userId) => ({ query: { userId } }),
  "GET /api/lessons/{id}": (userId) => ({ params, query: { userId } }),
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
  const tables = ["lesson_progress", "lesson_attempt", "ledger_entry", "study_day", "statement"];
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

describe.each(names)("%s", (name) => {
  test("needs a session", async () => {
    const someone = await course.signInGuest();
    const reply = await course.call(name, requestOf(name, someone.id));
    expect(reply).toMatchObject({ status: 401, code: "not-signed-in" });
    expect(await written()).toEqual([]);
  });

  test("is forbidden in another learner's name, and a teacher's name opens no door", async () => {
    const other = await course.signInGuest();
    for (const as of [await course.signInGuest(), await course.signIn({ role: "TEACHER" })]) {
      const reply = await course.call(name, requestOf(name, other.id), { as });
      expect(reply).toMatchObject({ status: 403, code: "forbidden" });
    }
    expect(await written()).toEqual([]);
  });

  test("is open to an admin for a learner", async () => {
    const learner = await course.signInGuest();
    const as = await course.signIn({ role: "ADMIN" });
    const reply = await course.call(name, requestOf(name, learner.id), { as });
    expect(reply.status).toBe(200);
    for (const { account_id } of await written()) expect(account_id).toBe(learner.id);
  });

  test("finds nothing for an admin who names no learner", async () => {
    const as = await course.signIn({ role: "ADMIN" });
    for (const stranger of ["0190b1f0-0000-4000-8000-000000000000", "nobody"]) {
      const reply = await course.call(name, requestOf(name, stranger), { as });
      expect([200, 403, 404]).toContain(reply.status);
    }
    expect(await written()).toEqual([]);
  });
});
