import type { PlanType } from "@saywell/contract";
import type { Db } from "../../db/database";
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

  return { subscription };
}
