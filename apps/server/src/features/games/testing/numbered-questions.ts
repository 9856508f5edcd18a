import type { QuizQuestion } from "@saywell/quiz";
import type { QuizBank } from "../games-needs";

/** The right option of a question, which no payload may hold before its time but as one of four. */
export const rightOf = (id: string): string => `right ${id}`;
export const explanationOf = (id: string): string => `because ${id}`;

const made = (id: string): QuizQuestion => ({
  id,
  question: `question ${id}`,
  answer: rightOf(id),
  wrong: [1, 2, 3].map((wrong) => `wrong ${wrong} ${id}`),
  explanation: explanationOf(id),
});

/** Questions that say which is right: so many of each category and level. */
export const numberedQuestions = (count = 8): QuizBank => ({
  of: (category, level) =>
    Array.from({ length: count }, (_, index) => made(`${category}-${level}-${index + 1}`)),
});
