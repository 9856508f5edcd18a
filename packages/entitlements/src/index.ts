/** The plans a learner may be on, from the one that costs nothing. */
export const planTypes = ["FREEMIUM", "CORE", "PREMIUM", "ENTERPRISE"] as const;
export type PlanType = (typeof planTypes)[number];
