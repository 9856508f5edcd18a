import type { Content } from "@saywell/content/answers";
import { buildTestApp, type TestApp, type TestUser } from "../../../testing/build-test-app";
import { movableClock } from "../../../testing/movable-clock";
import { smallCourse } from "./small-course";

export type Course = Awaited<ReturnType<typeof openCourse>>;

/** The product with a small course, on Monday 2 March 2026, and what learners do with it. */
export async function openCourse(content: Content = smallCourse) {
  const clock = movableClock("2026-03-02T09:00:00Z");
  const app = await buildTestApp({ clock, content });
  const { db } = app;
  const call: TestApp["call"] = (name, request, options) => app.call(name, request, options);
  return {
    ...app,
    clock,

    answer: (as: TestUser, answers: Answer[], lessonId = "a1-lesson-1") =>
      call(
        "POST /api/lessons/{id}/answers",
        { params: { id: lessonId }, body: { userId: as.id, answers } },
        { as },
      ),

    complete: (as: TestUser, body: Completion = {}) =>
      call(
        "POST /api/lessons/complete",
        { body: { userId: as.id, ...fullMarks, ...body } },
        { as },
      ),

    saveProgress: (as: TestUser, progress: number, completed: 0 | 1 = 0) =>
      call(
        "POST /api/lessons/progress",
        { body: { userId: as.id, lessonId: "a1-lesson-1", progress, completed } },
        { as },
      ),

    read: async (as: TestUser) =>
      (await call("GET /api/lessons/{id}", { params: { id: "a1-lesson-1" } }, { as })).body,

    profile: async (as: TestUser) =>
      (await call("GET /api/gamification/profile/{userId}", { params: { userId: as.id } }, { as }))
        .body,

    ledger: ({ id }: TestUser) =>
      db
        .selectFrom("ledger_entry")
        .select(["kind", "source", "xp", "coins"])
        .where("account_id", "=", id)
        .orderBy("id")
        .execute(),
  };
}

/** What the specification's own client sends: a score, and neither answers nor an attempt. */
const fullMarks = { lessonId: "a1-lesson-1", quizScore: 20, quizMaxScore: 20, duration: 300 };

type Answer = { stepId: string; answer: string } | { questionId: string; answer: string };

interface Completion {
  lessonId?: string;
  quizScore?: number;
  quizMaxScore?: number;
  duration?: number;
  answers?: Record<string, string>;
  attemptId?: string;
}

/** Answers to every step of the small lesson. */
export const wholeDialogue = [
  { stepId: "welcome", answer: "" },
  { stepId: "name", answer: "Ana" },
  { stepId: "greeting", answer: "Good morning" },
  { stepId: "ready", answer: "Yes" },
];

export const rightAnswers = { q1: "I’m ana", q2: " IS " };
