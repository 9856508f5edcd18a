import type { PlanType } from "@saywell/contract";
import type { Db, Tx } from "../../db/database";

export interface AgreedPlanDeps {
  isCharged: boolean;
  /** What the school has agreed on for everybody in a class; null where it has not. */
  membersPlan: () => PlanType | null;
  isStudent: (from: Db | Tx, accountId: string) => Promise<boolean>;
}

export type AgreedPlans = ReturnType<typeof createAgreedPlans>;

/** Plans that learners have by an agreement of the school, and pay nothing for. */
export function createAgreedPlans({ isCharged, membersPlan, isStudent }: AgreedPlanDeps) {
  /** The plan of an account by the school's agreement, whatever it pays itself; null where there is none. */
  async function agreedPlanOf(from: Db | Tx, accountId: string): Promise<PlanType | null> {
    const plan = isCharged ? membersPlan() : null;
    if (plan === null || plan === "FREEMIUM") return null;
    return (await isStudent(from, accountId)) ? plan : null;
  }

  return { agreedPlanOf };
}
