/** How well a card was remembered. */
export const grades = ["again", "hard", "good", "easy"] as const;
export type Grade = (typeof grades)[number];
