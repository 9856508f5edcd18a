import type { PlanType } from "@saywell/contract";
import type { Db, Tx } from "../../db/database";
import { ok, type Result } from "../../refusal";
import * as store from "./billing.store";

export type BillingService = ReturnType<typeof createBillingService>;

export function createBillingService({ db }: { db: Db }) {
  /** Who never chose a plan is on the free one. */
  async function subscription(
    accountId: string,
  ): Promise<Result<{ planType: PlanType; status: string }>> {
    const stored = await store.findSubscription(db, accountId);
    return ok(stored ?? { planType: "FREEMIUM", status: "active" });
  }

  /** A subscription that has ended, or was never paid, is worth the free plan. */
  async function planOf(from: Db | Tx, accountId: string): Promise<PlanType> {
    const stored = await store.findSubscription(from, accountId);
    return stored !== undefined && holding.has(stored.status) ? stored.planType : "FREEMIUM";
  }

  return { subscription, planOf };
}

/** States in which a plan is had. While a payment is late it is asked for again, and the plan stays. */
const holding = new Set(["active", "trialing", "past_due"]);
