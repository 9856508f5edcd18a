import type { PlanType, Subscription } from "@saywell/contract";
import { graceDays } from "@saywell/contract/constants";
import { isGreaterPlan } from "@saywell/entitlements";
import { type Payments, PaymentsError } from "../../adapters/payments/payments";
import type { Clock } from "../../adapters/clock";
import type { Db, Tx } from "../../db/database";
import { readTogether } from "../../db/read-together";
import { ok, type Result } from "../../refusal";
import * as store from "./billing.store";
import { providerAway } from "./provider-away";

export type BillingService = ReturnType<typeof createBillingService>;

export interface BillingDeps {
  db: Db;
  clock: Clock;
  payments: Payments;
  /** What somebody has by an agreement of the school; null where there is none. */
  agreedPlanOf: (from: Db | Tx, accountId: string) => Promise<PlanType | null>;
}

export function createBillingService({ db, clock, payments, agreedPlanOf }: BillingDeps) {
  /** Who never chose a plan is on the free one. */
  async function subscription(
    accountId: string,
    /** Who reads: the learner, or the parent who pays. */
    reader: "learner" | "payer" = "learner",
  ): Promise<Result<Subscription>> {
    const all = await store.findPlans(db, accountId);
    const had = all.filter((each) => isHeld(each, clock.now()));
    const card = had.find(({ paidBy }) => paidBy === "card");
    // Whoever pays looks after what they pay for, whatever the school gives besides.
    const own = reader === "payer" ? card : greatest(had);
    const agreed = reader === "payer" ? null : await agreedPlanOf(db, accountId);
    const isAgreed = agreed !== null && (own === undefined || isGreaterPlan(agreed, own.planType));
    const planType = isAgreed ? agreed : (own?.planType ?? "FREEMIUM");
    const isOfSchool = isAgreed || own?.paidBy === "school";
    const isOfParent = (card?.payerEmail ?? null) !== null;
    // What a parent pays beside the school is the parent's to know.
    const shown = isOfSchool && isOfParent ? undefined : isOfSchool ? card : own;
    if (shown === undefined)
      return ok({
        ...free,
        planType,
        status: isAgreed ? free.status : (own?.status ?? free.status),
        paidBy: planType === "FREEMIUM" ? "nobody" : "school",
      });
    const { status, periodEnd, cancelAt, nextPlan, graceUntil } = shown;
    const paidBy = isOfSchool ? "school" : isOfParent ? "parent" : shown.paidBy;
    // A parent's money is a parent's to ask for.
    const asksMoney = reader === "payer" || !isOfParent;
    const moneyBackUntil = (asksMoney ? card?.moneyBackUntil : null) ?? null;
    return ok({
      planType,
      status,
      paidBy: planType === "FREEMIUM" ? "nobody" : paidBy,
      cardPlan: isOfSchool && card !== undefined && !isOfParent ? card.planType : null,
      renewsAt: cancelAt === null ? iso(periodEnd) : null,
      endsAt: iso(cancelAt),
      nextPlan,
      graceUntil: iso(graceUntil),
      moneyBackUntil:
        moneyBackUntil !== null && moneyBackUntil > clock.now() ? iso(moneyBackUntil) : null,
    });
  }

  async function invoices(accountId: string) {
    const payer = await store.findPayer(db, accountId);
    // On the page of an invoice stands who paid it: a parent's are theirs.
    if (payer === undefined || payer.payerEmail !== null) return ok([]);
    try {
      const all = await payments.invoicesOf(payer.customerId);
      return ok(
        all.map(({ id, number, createdAt, amount, refunded, currency, status, url }) => ({
          id,
          number,
          createdAt: createdAt.toISOString(),
          amount,
          refunded,
          currency,
          status,
          url,
        })),
      );
    } catch (error) {
      if (error instanceof PaymentsError) return providerAway;
      throw error;
    }
  }

  return { subscription, invoices };
}

/** The plan that an account has. A subscription that has ended, or was never paid, is worth the free one. */
export function createPlanOf({ db, clock }: Pick<BillingDeps, "db" | "clock">) {
  const readPlans = readTogether((accountIds: readonly string[]) =>
    store.listPlanStates(db, accountIds),
  );
  return async (from: Db | Tx, accountId: string): Promise<PlanType> => {
    // Outside of a transaction those who ask at once share a query.
    const [had = []] =
      from === db ? [await readPlans(accountId)] : await store.listPlanStates(from, [accountId]);
    return greatest(had.filter((each) => isHeld(each, clock.now())))?.planType ?? "FREEMIUM";
  };
}

const holding = new Set(["active", "trialing"]);

/** While a payment is late it is asked for again, and the plan stays for some days. */
const isHeld = ({ status, graceUntil, periodEnd }: store.PlanState, now: Date): boolean =>
  holding.has(status)
    ? periodEnd === null || now.getTime() < periodEnd.getTime() + silence
    : status === "past_due" && (graceUntil === null || graceUntil > now);

/**
 * How long after a paid period nothing need be heard of the provider: a plan by card is not had for ever
 * where the keys were taken away, or the demo has ended.
 */
const silence = 2 * graceDays * 24 * 60 * 60 * 1000;

const free: Subscription = {
  planType: "FREEMIUM",
  status: "active",
  paidBy: "nobody",
  cardPlan: null,
  renewsAt: null,
  endsAt: null,
  nextPlan: null,
  graceUntil: null,
  moneyBackUntil: null,
};

const greatest = <Plan extends store.PlanState>(plans: readonly Plan[]): Plan | undefined =>
  plans.find((plan) => !plans.some((other) => isGreaterPlan(other.planType, plan.planType)));

const iso = (instant: Date | null): string | null => instant?.toISOString() ?? null;
