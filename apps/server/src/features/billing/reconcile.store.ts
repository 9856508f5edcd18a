import { sql } from "kysely";
import type { Db } from "../../db/database";

export interface KnownCustomer {
  customerId: string;
  accountId: string | null;
  subscriptionId: string | null;
  planType: string | null;
  status: string | null;
  periodEnd: Date | null;
  cancelAt: Date | null;
  nextPlan: string | null;
  graceUntil: Date | null;
}

/** Customers by their id, a part at a time, with what is known of what they pay for. */
export async function listCustomers(
  db: Db,
  after: string,
  limit: number,
): Promise<KnownCustomer[]> {
  const { rows } = await sql<KnownCustomer>`
    select customer_id as "customerId", customer.account_id as "accountId",
      subscription_id as "subscriptionId", plan_type as "planType", status,
      period_end as "periodEnd", cancel_at as "cancelAt", next_plan as "nextPlan",
      grace_until as "graceUntil"
    from payment_customer customer
    left join card_subscription card on card.account_id = customer.account_id
    where customer_id > ${after}
    order by customer_id
    limit ${limit}`.execute(db);
  return rows;
}

/**
 * Those who are nobody's any more, and pay nothing. For two days they are kept: a checkout that was open
 * when they left can be paid for one, and what they get back is told.
 */
export async function dropCustomer(db: Db, customerId: string): Promise<void> {
  await sql`
    delete from payment_customer
    where customer_id = ${customerId} and account_id is null
      and coalesce(left_at, created_at) < now() - interval '2 days'`.execute(db);
}
