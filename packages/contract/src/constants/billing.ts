import type { PlanType } from "@saywell/entitlements";

export { planTypes, type PlanType } from "@saywell/entitlements";

/** The plans that a learner buys by card; the others are free, or agreed with a school. */
export const plansSoldOnline = ["CORE", "PREMIUM"] as const satisfies readonly PlanType[];
