import { roomCategories } from "@saywell/tutor/room-categories";
import { describe, expect, test } from "vitest";
import { loadContent } from "../answers";
import { leastOfCategory, leastOfFile, notWritten } from "./quiz-limits";
import { quizLevels } from "./quiz-schema";

const { quiz } = loadContent();

test("a category is said to be missing as long as it has no questions", () => {
  const written = new Set<string>(quiz.questions.map(({ category }) => category));
  expect(roomCategories.filter((category) => !written.has(category))).toEqual(notWritten);
});

describe.each(roomCategories.filter((each) => !notWritten.includes(each)))(
  "the quiz questions of %s",
  (category) => {
    const ofLevels = quizLevels.map((level) => quiz.of(category, level));

    test("are at least eighty, with a game at each level that repeats nothing for three games", () => {
      expect(ofLevels.flat().length).toBeGreaterThanOrEqual(leastOfCategory);
      for (const questions of ofLevels)
        expect(questions.length).toBeGreaterThanOrEqual(leastOfFile);
    });

    test("can be found by their ids", () => {
      for (const question of ofLevels.flat()) expect(quiz.question(question.id)).toBe(question);
    });
  },
);
