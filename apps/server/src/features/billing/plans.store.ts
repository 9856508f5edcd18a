import { sql } from "kysely";
import type { PlanType } from "@saywell/contract";
import type { Db, Rows, Tx } from "../../db/database";

/** Who has which plan, the greater of the school's and the card's; who is not here is on the free one. To join in a query of the caller's. */
export const plans = (db: Db | Tx): Rows<{ account_id: string; plan_type: PlanType }> =>
  db
    .selectFrom("subscription")
    .fullJoin(
      // One whose payment is late counts while its days of grace run.
      (query) =>
        query
          .selectFrom("card_subscription")
          .select(["account_id", "plan_type"])
          .where(
            sql<boolean>`(status in ('active', 'trialing') and period_end > now() - interval '14 days') or (status = 'past_due' and grace_until > now())`,
          )
          .as("card"),
      (join) => join.onRef("card.account_id", "=", "subscription.account_id"),
    )
    .select([
      sql<string>`coalesce(subscription.account_id, card.account_id)`.as("account_id"),
      sql<PlanType>`
        case
          when array_position(array['FREEMIUM', 'CORE', 'PREMIUM', 'ENTERPRISE'], card.plan_type)
            > coalesce(array_position(array['FREEMIUM', 'CORE', 'PREMIUM', 'ENTERPRISE'], subscription.plan_type), 0)
          then card.plan_type
          else subscription.plan_type
        end`.as("plan_type"),
    ]);

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
