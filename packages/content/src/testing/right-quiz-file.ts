import type { QuizFile } from "../quiz/quiz-schema";

const things = ["tea", "milk", "rice", "bread", "soup", "fish", "eggs", "salt"];
/** So many that no more than three questions begin alike. */
export const starts = ["We buy", "They sell", "You need", "I want", "Ana has", "Tom likes"];

/** A file of sixteen questions in which nothing is wrong: general/a1, or another of that level. */
export const rightQuizFile = (category = "general"): QuizFile => ({
  questions: Array.from({ length: 16 }, (_, index) => ({
    id: `${category}-a1-${String(index + 1).padStart(2, "0")}`,
    question: `${starts[index % 6]} ${things[index % 8]} on day ${index + 1} in the ___.`,
    answer: "shop",
    wrong: ["bank", "park", "road"],
    explanation: "You buy food in a shop.",
  })),
});
