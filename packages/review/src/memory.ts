/**
 * | state        | means                                             | comes back in     |
 * |--------------|---------------------------------------------------|-------------------|
 * | `new`        | never graded                                      | at once           |
 * | `learning`   | on its first steps                                | minutes           |
 * | `review`     | remembered                                        | whole days        |
 * | `relearning` | forgotten after it was remembered                 | minutes           |
 */
export const cardStates = ["new", "learning", "review", "relearning"] as const;
export type CardState = (typeof cardStates)[number];

/** What is known of how well a learner remembers one card. */
export interface Memory {
  readonly state: CardState;
  readonly dueAt: Date;
  /** Days after which the chance to remember is 90 percent; 0 while new. */
  readonly stability: number;
  /** 1, easy, to 10, hard; 0 while new. */
  readonly difficulty: number;
  /** How many of the steps in minutes are done. */
  readonly learningStep: number;
  /** How often it was graded. */
  readonly reviews: number;
  /** How often it was forgotten after it was remembered. */
  readonly lapses: number;
  /** When it was graded last; null while new. */
  readonly reviewedAt: Date | null;
}
