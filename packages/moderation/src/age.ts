/** The age bands and roles an account carries. */
export type AgeBand = "UNKNOWN" | "UNDER_13" | "AGE_13_TO_17" | "ADULT";
export type Role = "LEARNER" | "TEACHER" | "ADMIN";

/**
 * Whether somebody is protected as a person under 18. Nobody is an adult by default: `UNKNOWN`
 * counts as under 18.
 */
export function isMinor(ageBand: AgeBand): boolean {
  return ageBand !== "ADULT";
}
