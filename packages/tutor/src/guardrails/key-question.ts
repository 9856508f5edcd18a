import type { QuizItem } from "../types";

/** A question of a lesson, of its quiz or of its outline. */
export type Question = QuizItem & { readonly acceptAlternatives?: readonly string[] };

/** What a reply tells of the quiz. */
export interface ToldKey {
  /** The question whose answer is told; null where an option is pointed at without its words. */
  readonly question: Question | null;
  /** What is told, for who reads of it. */
  readonly what: string;
}
