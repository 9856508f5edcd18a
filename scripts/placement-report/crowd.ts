import type { TestPlan } from "@saywell/adaptive-test";
import type { LearnerStyle } from "@saywell/adaptive-test/simulation";

/** Who takes the test in these simulations, and how many in a hundred. */
export const crowd: [style: LearnerStyle, name: string, inHundred: number][] = [
  ["regular", "skills that differ", 75],
  ["weak-skill", "one weak skill", 10],
  ["careless", "careless experts", 10],
  ["guesser", "guessers", 5],
];

/** How far a person's skills lie from their general ability: the model's own correlation of 0.9. */
export const skillSpread = (plan: TestPlan): number => plan.prior.sd * Math.sqrt(1 - 0.9 ** 2);
