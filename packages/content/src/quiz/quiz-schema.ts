import { roomCategories } from "@saywell/tutor/room-categories";
import { z } from "zod";

/** The levels that have questions of their own; C2 plays those of C1. */
export const quizLevels = ["A1", "A2", "B1", "B2", "C1"] as const;
export type QuizLevel = (typeof quizLevels)[number];
export type QuizCategory = (typeof roomCategories)[number];

const text = (most: number) => z.string().trim().min(1).max(most);
const option = text(60);

/**
 * The shape of `data/quiz/<category>/<level>.yaml`. The file's place says category and level. No
 * letters are written down: chance gives them as a question is asked, so none is right more often.
 */
export const quizFile = z.strictObject({
  questions: z.array(
    z.strictObject({
      id: z.string().regex(/^[a-z-]+-(a1|a2|b1|b2|c1)-\d\d$/, "must be like football-a1-01"),
      question: text(140).min(4),
      answer: option,
      wrong: z.array(option).length(3),
      /** Why the answer is right; shown when the question is over. */
      explanation: text(220).min(10),
    }),
  ),
});
export type QuizFile = z.output<typeof quizFile>;
export type QuizSource = QuizFile["questions"][number];

/** A question of the bank with its place in it. */
export const compiledQuizQuestion = quizFile.shape.questions.element.extend({
  category: z.enum(roomCategories),
  level: z.enum(quizLevels),
});
export type CompiledQuizQuestion = z.output<typeof compiledQuizQuestion>;

/** What a category or a level is called in names of files and questions: `ielts-prep`, `a1`. */
export const nameOf = (category: QuizCategory | QuizLevel): string =>
  category.toLowerCase().replaceAll("_", "-");
