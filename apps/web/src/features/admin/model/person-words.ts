import type { AgeBand, PlanType, Role } from "@saywell/contract/constants";

export const roleWords: Record<Role, string> = {
  LEARNER: "Learner",
  TEACHER: "Teacher",
  ADMIN: "Admin",
};

export const ageWords: Record<AgeBand, string> = {
  UNKNOWN: "Age not known",
  UNDER_13: "Under 13",
  AGE_13_TO_17: "13 to 17",
  ADULT: "18 or over",
};

export const planWords: Record<PlanType, string> = {
  FREEMIUM: "Freemium",
  CORE: "Core",
  PREMIUM: "Hybrid Premium",
  ENTERPRISE: "Enterprise",
};

/** The entries of a record of words, in its order. */
export const choicesOf = <T extends string>(words: Record<T, string>): [T, string][] =>
  Object.entries(words) as [T, string][];
