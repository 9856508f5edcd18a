import { isMinor } from "@saywell/moderation/age-policy";
import type { PlanType, SessionUser } from "@saywell/contract";
import { isPaying } from "./plan-names";

/**
 * Whether somebody sees their plan, and what else there is to buy. Nothing is sold to a child or to
 * the school's own staff; a plan that is paid for is always seen. Undefined while it is on its way.
 */
export const maySeePlan = (
  { ageBand, role }: Pick<SessionUser, "ageBand" | "role">,
  plan: PlanType | undefined,
): boolean => (role === "LEARNER" && !isMinor(ageBand)) || (plan !== undefined && isPaying(plan));
