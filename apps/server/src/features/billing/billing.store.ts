import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { PlanType } from "@saywell/contract";
import { compileOnce } from "../../db/compile-once";
import type { Db, Tx } from "../../db/database";
import { mailboxOf } from "../../db/mailbox-of";
import { asUuid } from "../../db/uuid";

/** A plan that the school gave, or that is paid by card. */
export interface StoredPlan {
  planType: PlanType;
  status: string;
  paidBy: "school" | "card";
  periodEnd: Date | null;
  cancelAt: Date | null;
  nextPlan: PlanType | null;
  graceUntil: Date | null;
  moneyBackUntil: Date | null;
  subscriptionId: string | null;
  /** The parent whose card it is; null where it is one's own. */
  payerEmail: string | null;
}

/** What says whether a plan is had now. */
export type PlanState = Pick<StoredPlan, "planType" | "status" | "periodEnd" | "graceUntil">;

/** Up to two: the school's, and the card's. */
export async function findPlans(db: Db | Tx, accountId: string): Promise<StoredPlan[]> {
  const { rows } = await sql<StoredPlan>`
    select plan_type as "planType", status, 'school' as "paidBy",
      null::timestamptz as "periodEnd", null::timestamptz as "cancelAt", null::text as "nextPlan",
      null::timestamptz as "graceUntil", null::timestamptz as "moneyBackUntil",
      null::text as "subscriptionId", null::text as "payerEmail"
    from subscription where account_id = ${accountId}
    union all
    select plan_type, status, 'card', period_end, cancel_at, next_plan, grace_until,
      money_back_until, subscription_id,
      (select payer_email from payment_customer customer where customer.account_id = card.account_id)
    from card_subscription card where account_id = ${accountId}`.execute(db);
  return rows;
}

/** The state of those of each of these accounts, in its place. */
export async function listPlanStates(
  db: Db | Tx,
  accountIds: readonly string[],
): Promise<PlanState[][]> {
  const byAccount = new Map<string, PlanState[]>();
  for (const { accountId, ...plan } of await planStates(db, { accountIds })) {
    const known = byAccount.get(accountId);
    if (known === undefined) byAccount.set(accountId, [plan]);
    else known.push(plan);
  }
  // PostgreSQL writes ids in small letters, however they were asked for.
  return accountIds.map((id) => byAccount.get(asUuid(id) ?? id) ?? []);
}

/** Asked at many of the lessons that are read. */
const planStates = compileOnce((from, { accountIds }: { accountIds: readonly string[] }) =>
  sql<PlanState & { accountId: string }>`
    select account_id as "accountId", plan_type as "planType", status,
      null::timestamptz as "periodEnd", null::timestamptz as "graceUntil"
    from subscription where account_id = any(${accountIds}::uuid[])
    union all
    select account_id, plan_type, status, period_end, grace_until
    from card_subscription where account_id = any(${accountIds}::uuid[])`.compile(from),
);

/** Who pays for an account, as the payment provider knows them. */
export interface Payer {
  customerId: string;
  /** Of a parent; null where the account pays for itself. */
  payerEmail: string | null;
}

export async function findPayer(db: Db | Tx, accountId: string): Promise<Payer | undefined> {
  return await db
    .selectFrom("payment_customer")
    .select(["customer_id as customerId", "payer_email as payerEmail"])
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

/** Keeps the first customer of an account, whoever asks at the same time. */
export async function keepCustomer(
  db: Db | Tx,
  { accountId, customerId, payerEmail }: Payer & { accountId: string },
): Promise<void> {
  await db
    .insertInto("payment_customer")
    .values({ account_id: accountId, customer_id: customerId, payer_email: payerEmail })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** From now on somebody else pays for the account: another customer, who has seen no card of the one before. */
export async function changePayer(
  tx: Tx,
  { accountId, from, to }: { accountId: string; from: string; to: Payer },
): Promise<void> {
  const left = await tx
    .updateTable("payment_customer")
    .set(({ eb }) => ({
      account_id: null,
      payer_email: null,
      claim_mailed_to: null,
      // What the one before pays and nobody was told of yet, bought nothing.
      pays_for_nobody_since: sql<Date>`created_at`,
      left_at: sql<Date>`now()`,
      version: eb("version", "+", 1),
    }))
    .where("customer_id", "=", from)
    .where("account_id", "=", accountId)
    .returning("money_back_at")
    .executeTakeFirst();
  if (left === undefined) return;
  const row = { account_id: accountId, payer_email: to.payerEmail };
  await tx
    .insertInto("payment_customer")
    .values({ ...row, customer_id: to.customerId, money_back_at: left.money_back_at })
    // Who paid before, and does again.
    .onConflict((conflict) =>
      conflict.column("customer_id").doUpdateSet(({ ref, eb, fn }) => ({
        ...row,
        pays_for_nobody_since: null,
        left_at: null,
        version: eb(ref("payment_customer.version"), "+", 1),
        money_back_at: fn.coalesce(
          ref("payment_customer.money_back_at"),
          ref("excluded.money_back_at"),
        ),
      })),
    )
    .execute();
}

/** The account will be no more: takes the addresses away by which somebody paid, or would claim it. */
export async function leaveCustomer(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable("payment_customer")
    .set({
      payer_email: null,
      claim_mailed_to: null,
      // What was paid and nobody was told of yet, bought nothing.
      left_at: sql<Date>`now()`,
      pays_for_nobody_since: sql<Date>`
        coalesce(pays_for_nobody_since, case
          when exists (select from card_subscription where account_id = ${accountId}) then now()
          else created_at
        end)`,
    })
    .where("account_id", "=", accountId)
    .execute();
}

/** False where the link by which a guest claims the account was mailed there last. */
export async function takeClaimMail(tx: Tx, customerId: string, to: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("payment_customer")
    .set({ claim_mailed_to: to.toLowerCase() })
    .where("customer_id", "=", customerId)
    .where(sql<boolean>`claim_mailed_to is distinct from ${to.toLowerCase()}`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export interface Customer {
  accountId: string | null;
  version: number;
  moneyBackAt: Date | null;
  payerEmail: string | null;
  /** Null while there is somebody whose plan it is. */
  paysForNobodySince: Date | null;
}

export async function findCustomer(db: Db | Tx, customerId: string): Promise<Customer | undefined> {
  return await db
    .selectFrom("payment_customer")
    .select([
      "account_id as accountId",
      "version",
      "money_back_at as moneyBackAt",
      "payer_email as payerEmail",
      "pays_for_nobody_since as paysForNobodySince",
    ])
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
}

/** False where somebody wrote down a state in between, which may be newer. */
export async function takeVersion(tx: Tx, customerId: string, version: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("payment_customer")
    .set({ version: version + 1 })
    .where("customer_id", "=", customerId)
    .where("version", "=", version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False where the money was given back to this mailbox before, whatever account it was for. */
export async function claimMoneyBackOf(tx: Tx, email: string, now: Date): Promise<boolean> {
  const mailbox_hash = createHash("sha256")
    .update(`money back: ${mailboxOf(email)}`)
    .digest();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("money_back_given")
    .values({ mailbox_hash, given_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** False where it was asked for before. */
export async function claimMoneyBack(tx: Tx, customerId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("payment_customer")
    .set({ money_back_at: now })
    .where("customer_id", "=", customerId)
    .where("money_back_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export interface CardPlan {
  subscriptionId: string;
  planType: "CORE" | "PREMIUM" | "ENTERPRISE";
  status: string;
  periodStart: Date;
  periodEnd: Date;
  cancelAt: Date | null;
  nextPlan: "CORE" | "PREMIUM" | "ENTERPRISE" | null;
  graceUntil: Date | null;
  moneyBackUntil: Date | null;
}

export async function saveCardPlan(
  tx: Tx,
  accountId: string,
  plan: CardPlan,
  now: Date,
): Promise<void> {
  const row = {
    subscription_id: plan.subscriptionId,
    plan_type: plan.planType,
    status: plan.status,
    period_start: plan.periodStart,
    period_end: plan.periodEnd,
    cancel_at: plan.cancelAt,
    next_plan: plan.nextPlan,
    grace_until: plan.graceUntil,
    money_back_until: plan.moneyBackUntil,
    updated_at: now,
  };
  await tx
    .insertInto("card_subscription")
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet(row))
    .execute();
}

export type KnownCardPlan = Pick<CardPlan, "subscriptionId" | "periodStart" | "graceUntil">;

/** The plan by card as it was written down last. */
export async function findCardPlan(
  db: Db | Tx,
  accountId: string,
): Promise<KnownCardPlan | undefined> {
  return await db
    .selectFrom("card_subscription")
    .select([
      "subscription_id as subscriptionId",
      "period_start as periodStart",
      "grace_until as graceUntil",
    ])
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

/** The plan that ended; undefined where there was none. */
export async function endCardPlan(tx: Tx, accountId: string): Promise<PlanType | undefined> {
  const row = await tx
    .deleteFrom("card_subscription")
    .where("account_id", "=", accountId)
    .returning("plan_type")
    .executeTakeFirst();
  return row?.plan_type;
}
