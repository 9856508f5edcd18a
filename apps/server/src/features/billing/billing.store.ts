import type { PlanType } from "@saywell/contract";
import type { Db, Tx } from "../../db/database";

export async function findSubscription(
  db: Db | Tx,
  accountId: string,
): Promise<{ planType: PlanType; status: string } | undefined> {
  return await db
    .selectFrom("subscription")
    .select(["plan_type as planType", "status"])
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}
