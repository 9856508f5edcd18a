import type { PlanType } from "@saywell/contract";
import type { Db, Tx } from "../../db/database";
import type { Core, Module } from "../../module";
import { billingRoutes } from "./billing.routes";
import { plans, savePlan } from "./plans.store";
import { createBillingService } from "./billing.service";

export interface BillingExports {
  /** The plan that an account has now. */
  planOf: (db: Db | Tx, accountId: string) => Promise<PlanType>;
  plans: typeof plans;
  savePlan: typeof savePlan;
}

/** What is paid for: the plan of each account. */
export function billingModule({ db }: Core): Module<BillingExports> {
  const billing = createBillingService({ db });
  return {
    routes: (app) => billingRoutes(app, billing),
    exports: { planOf: billing.planOf, plans, savePlan },
  };
}
