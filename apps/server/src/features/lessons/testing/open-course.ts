import type { outlinePartIds } from "@saywell/contract";
import type { Content } from "@saywell/content/answers";
import { statementObject } from "@saywell/lesson";
import type { Config } from "../../../config";
import { buildTestApp, type TestApp, type TestUser } from "../../../testing/build-test-app";
import { makeVisit } from "../../../testing/factories";
import { movableClock } from "../../../testing/movable-clock";
import { smallCourse } from "./small-course";

type OutlinePartId = (typeof outlinePartIds)[number];
export type Course = Awaited<ReturnType<typeof openCourse>>;

/** The product with a small course, on Monday 2 March 2026, and what learners do with it. */
export async function openCourse(content: Content = smallCourse, config: Partial<Config> = {}) {
  const clock = movableClock("2026-03-02T09:00:00Z");
  const app = await buildTestApp({ clock, content, config });
  const { db } = app;
  const call: TestApp["call"] = (name, request, options) => app.call(name, request, options);

  const open = ({ id }: TestUser, lessonId: string) =>
    makeVisit(db, { accountId: id, lessonId, now: clock.now() });

  /** As though a client had told that each step was answered. */
  async function tellOfSteps({ id }: TestUser, lessonId: string): Promise<void> {
    const { title, dialogueFlow } = content.lesson(lessonId)!;
    const told = dialogueFlow.steps.map((step) => ({
      account_id: id,
      lesson_id: lessonId,
      verb: "answered",
      object: statementObject(title, step.id),
      success: true,
      stored_at: clock.now(),
    }));
    await db.insertInto("statement").values(told).execute();
  }

  const completeUnseen = (as: TestUser, body: Completion = {}) =>
    call("POST /api/lessons/complete", { body: { userId: as.id, ...fullMarks, ...body } }, { as });

  return {
    ...app,
    clock,

    /** Stores answers in a lesson that was opened before. */
    async answer(as: TestUser, answers: Answer[], lessonId = "a1-lesson-1") {
      if (content.lesson(lessonId)) await open(as, lessonId);
      return await call(
        "POST /api/lessons/{id}/answers",
        { params: { id: lessonId }, body: { userId: as.id, answers } },
        { as },
      );
    },

    /** Completes a lesson as a learner does who has gone through it. */
    async complete(as: TestUser, body: Completion = {}) {
      const { lessonId = "a1-lesson-1" } = body;
      if (content.lesson(lessonId)) {
        await open(as, lessonId);
        await tellOfSteps(as, lessonId);
      }
      return await completeUnseen(as, body);
    },

    /** Completes a lesson of which nothing more was seen than a test says. */
    completeUnseen,

    saveProgress: (
      as: TestUser,
      progress: number,
      completed: 0 | 1 = 0,
      choices: Partial<Record<OutlinePartId, string>> = {},
    ) =>
      call(
        "POST /api/lessons/progress",
        { body: { userId: as.id, lessonId: "a1-lesson-1", progress, completed, choices } },
        { as },
      ),

    /** Completes the lesson in the simple player as a learner does who has gone through its parts. */
    async completeSimply(as: TestUser) {
      await open(as, "a1-lesson-1");
      const choices = Object.fromEntries(
        content.lesson("a1-lesson-1")!.outline.map(({ id, correct }) => [id, correct]),
      );
      return await this.saveProgress(as, 100, 1, choices);
    },

    tell: (
      as: TestUser,
      verb: "interacted" | "answered",
      step?: [id: string, response: string],
    ) => {
      const { id, title } = content.lesson("a1-lesson-1")!;
      const object = statementObject(title, step?.[0]);
      const about = { userId: as.id, lessonId: id, verb, object, success: 1 as const };
      const body = { ...about, ...(step?.[1] ? { response: step[1] } : {}) };
      return call("POST /api/lessons/xapi", { body }, { as });
    },

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
