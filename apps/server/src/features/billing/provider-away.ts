import { refuse } from "../../refusal";

/** What is said where the payment provider does not answer. */
export const providerAway = refuse(
  "unavailable",
  "Payments cannot be reached at the moment, and nothing was charged. Please try again in a few minutes.",
);
