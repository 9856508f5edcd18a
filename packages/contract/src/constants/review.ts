/** How well a card was remembered. */
export const reviewGrades = ["again", "hard", "good", "easy"] as const;
export type ReviewGrade = (typeof reviewGrades)[number];
