import type { PlanType } from "@saywell/contract";
import type { Db, Rows, Tx } from "../../db/database";

/** Who has which plan; who is not here is on the free one. To join in a query of the caller's. */
export const plans = (db: Db | Tx): Rows<{ account_id: string; plan_type: PlanType }> =>
  db.selectFrom("subscription").select(["account_id", "plan_type"]);

/** Gives somebody a plan, as one agreed with the school. */
export async function savePlan(
  tx: Tx,
  { accountId, plan, now }: { accountId: string; plan: PlanType; now: Date },
): Promise<void> {
  const row = { plan_type: plan, status: "active", updated_at: now };
  await tx
    .insertInto("subscription")
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet(row))
    .execute();
}
