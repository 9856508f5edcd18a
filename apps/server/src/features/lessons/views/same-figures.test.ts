import { demoLessons } from "@saywell/content";
import { loadContent } from "@saywell/content/answers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestUser } from "../../../testing/build-test-app";
import { type Course, openCourse } from "../testing/open-course";

/** What is said of a lesson wherever it is shown. */
interface Figures {
  id: string;
  duration: number;
  xpReward: number;
}
const figuresOf = ({ id, duration, xpReward }: Figures) => ({ id, duration, xpReward });

const content = loadContent();
let course: Course;
beforeAll(async () => {
  course = await openCourse(content);
});
afterAll(() => course.close());

const list = async (as: TestUser) => (await course.call("GET /api/lessons", {}, { as })).body;

describe("a lesson has the same minutes, XP and coins", () => {
  test("in the list, by itself, on the landing page and on its author's page", async () => {
    const as = await course.signInGuest();
    const lessons = await list(as);
    expect(lessons).toHaveLength(content.lessons.length);
    for (const { id, title, duration, xpReward, coinReward } of demoLessons) {
      const shown = { title, duration, xpReward, coinReward };
      expect(lessons.find((lesson) => lesson.id === id)).toMatchObject(shown);
      const { body } = await course.call("GET /api/lessons/{id}", { params: { id } }, { as });
      expect(body).toMatchObject(shown);
    }
    const params = { teacherId: "amara-okafor" };
    const teacher = await course.call("GET /api/users/{teacherId}", { params }, { as });
    expect(teacher.body.lessons.length).toBeGreaterThan(0);
    const byId = new Map(lessons.map((lesson) => [lesson.id, figuresOf(lesson)]));
    for (const lesson of teacher.body.lessons) {
      expect(figuresOf(lesson)).toEqual(byId.get(lesson.id));
    }
  });

  test("as its interactive player pays for full marks", async () => {
    for (const { id, xpReward, coinReward } of demoLessons) {
      const as = await course.signInGuest();
      const answers = Object.fromEntries(
        content.lesson(id)!.quizQuestions.map((question) => [question.id, question.correct]),
      );
      const { body } = await course.complete(as, { lessonId: id, answers });
      expect(body).toMatchObject({ xpAwarded: xpReward, coinsAwarded: coinReward });
    }
  });

  test("as its simple player pays, on the cards that lead there", async () => {
    const as = await course.signInGuest();
    for (const { id, xpReward, simpleXpReward, coinReward } of await list(as)) {
      const { outline, quizQuestions } = content.lesson(id)!;
      const ofQuiz = quizQuestions.reduce((sum, { xpAward }) => sum + xpAward, 0);
      expect(simpleXpReward + ofQuiz).toBe(xpReward);
      await course.call("GET /api/lessons/{id}", { params: { id } }, { as });
      const choices = Object.fromEntries(outline.map((part) => [part.id, part.correct]));
      const body = { userId: as.id, lessonId: id, progress: 100, completed: 1, choices } as const;
      const reply = await course.call("POST /api/lessons/progress", { body }, { as });
      expect(reply.body).toMatchObject({
        xpAwarded: simpleXpReward,
        coinsAwarded: coinReward,
        message: `You earned ${simpleXpReward} XP and ${coinReward} coins.`,
      });
    }
  });
});
