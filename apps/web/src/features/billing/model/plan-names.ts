import type { PlanType } from "@saywell/contract";

/** Plans by the names under which they are sold. */
export const planNames: Readonly<Record<PlanType, string>> = {
  FREEMIUM: "Freemium",
  CORE: "Core",
  PREMIUM: "Hybrid Premium",
  ENTERPRISE: "Enterprise",
};

/** Whether a plan is paid for: then it can be managed, and there are no ads. */
export const isPaying = (plan: PlanType): boolean => plan !== "FREEMIUM";
