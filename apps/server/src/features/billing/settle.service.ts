import type { PlanType } from "@saywell/contract";
import { graceDays, moneyBackDays, planTypes } from "@saywell/contract/constants";
import {
  type PaidInvoice,
  type PaidSubscription,
  type Payments,
  PaymentsError,
} from "../../adapters/payments/payments";
import type { Clock } from "../../adapters/clock";
import type { Db, Tx } from "../../db/database";
import { inTransaction } from "../../db/transaction";
import * as store from "./billing.store";
import { endedLetter, type SendBilling } from "./letters";
import { addressed, type Settled } from "./settled";

interface Deps {
  db: Db;
  clock: Clock;
  payments: Payments;
  /** Keeps what a parent who pays is known by, in the same transaction. */
  keepParent: (tx: Tx, settled: Settled) => Promise<void>;
  send: SendBilling;
}

export type Settle = ReturnType<typeof createSettle>;

const day = 24 * 60 * 60 * 1000;

/**
 * Writes down what a customer pays for, as the payment provider has it now: whatever an event told, and
 * in whatever order events come, this is the same. Somebody who pays twice has the second payment back,
 * and who has no account any more pays no further, and has back what was paid since.
 *
 * What was not paid by the end of its days of grace ends here. Whoever's plan ends is told.
 *
 * @param also is done in the same transaction
 * @param tellsEnd whether a mail says that a plan has ended; not where another one does
 */
export function createSettle({ db, clock, payments, keepParent, send }: Deps) {
  return async function settle(
    customerId: string,
    {
      also = () => Promise.resolve(),
      tellsEnd = true,
    }: { also?: (tx: Tx, settled: Settled) => Promise<void>; tellsEnd?: boolean } = {},
  ): Promise<Settled | null> {
    for (;;) {
      // The version is read before the provider is asked: who asked earlier never writes later.
      const customer = await store.findCustomer(db, customerId);
      if (customer === undefined) return null;
      const { accountId } = customer;
      const known = accountId === null ? undefined : await store.findCardPlan(db, accountId);
      const all = await subscriptionsOf(customerId);
      const live = all.filter(isLive);
      const now = clock.now();
      const isKept = (each: PaidSubscription): boolean =>
        each.status !== "unpaid" &&
        (graceOf(each, known, now)?.getTime() ?? Infinity) > now.getTime();
      const kept = accountId === null ? undefined : live.filter(isKept).toSorted(worthMore)[0];
      for (const { id } of live) {
        if (id === kept?.id) continue;
        if (kept !== undefined) await giveBackTwice(customerId, id, kept);
        else if (customer.paysForNobodySince !== null)
          await giveBackSince(customerId, id, customer.paysForNobodySince);
        await payments.cancelNow(id);
      }
      const plan =
        kept === undefined
          ? null
          : {
              ...planOf(kept, all, customer.moneyBackAt !== null),
              graceUntil: graceOf(kept, known, now),
            };
      const settled = await inTransaction(db, async (tx): Promise<Settled | null> => {
        if (!(await store.takeVersion(tx, customerId, customer.version))) return null;
        const { payerEmail } = customer;
        let ended: PlanType | null = null;
        if (accountId !== null && plan !== null)
          await store.saveCardPlan(tx, accountId, plan, clock.now());
        else if (accountId !== null) ended = (await store.endCardPlan(tx, accountId)) ?? null;
        const email = all.find((each) => each.email !== null)?.email ?? null;
        const askedMoneyBack = customer.moneyBackAt !== null;
        const what = { accountId, payerEmail, plan, ended, email, askedMoneyBack };
        await keepParent(tx, what);
        if (ended !== null && email !== null && tellsEnd)
          await send(tx, { ...addressed(email, what), letter: endedLetter(ended) });
        await also(tx, what);
        return what;
      });
      if (settled !== null) return settled;
    }
  };

  /** None where the provider does not know the customer: deleted there, or known by other keys. */
  async function subscriptionsOf(customerId: string): Promise<PaidSubscription[]> {
    try {
      return await payments.subscriptionsOf(customerId);
    } catch (error) {
      if (error instanceof PaymentsError && error.code === "no-customer") return [];
      throw error;
    }
  }

  /** What was paid last of one beside the other, and all that was paid since both ran. */
  async function giveBackTwice(
    customerId: string,
    subscriptionId: string,
    { startedAt }: PaidSubscription,
  ): Promise<void> {
    const paid = await paidOf(customerId, subscriptionId);
    for (const [place, { id, createdAt, refunded, amount }] of paid.entries())
      if (refunded < amount && (place === 0 || createdAt >= startedAt))
        await payments.refund(id, `twice-${id}`);
  }

  async function giveBackSince(
    customerId: string,
    subscriptionId: string,
    since: Date,
  ): Promise<void> {
    // The provider counts whole seconds.
    const from = Math.floor(since.getTime() / 1000) * 1000;
    for (const { id, createdAt, refunded, amount } of await paidOf(customerId, subscriptionId))
      if (refunded < amount && createdAt.getTime() >= from)
        await payments.refund(id, `for-nobody-${id}`);
  }

  /** What was paid for a subscription, latest first. */
  async function paidOf(customerId: string, subscriptionId: string): Promise<PaidInvoice[]> {
    const invoices = await payments.invoicesOf(customerId);
    return invoices.filter(
      (each) => each.subscriptionId === subscriptionId && each.status === "paid" && each.amount > 0,
    );
  }
}

/** What was never paid, or is over, is worth nothing. */
const liveStates = new Set(["active", "trialing", "past_due", "unpaid", "paused"]);
const isLive = ({ status, plan }: PaidSubscription): boolean =>
  liveStates.has(status) && plan !== null;

const neverPaid = new Set(["incomplete", "incomplete_expired"]);
/** Whether it was begun at all: a first payment that failed begins nothing. */
const wasBegun = ({ status }: PaidSubscription): boolean => !neverPaid.has(status);

/** Whether it was bought by mistake beside the one that is kept, as in two tabs: that was no plan of before. */
const isBeside = (other: PaidSubscription, kept: PaidSubscription): boolean =>
  Math.abs(other.startedAt.getTime() - kept.startedAt.getTime()) < moneyBackDays * day &&
  (other.endedAt === null || other.endedAt > kept.startedAt);

/**
 * Until when a plan whose payment is late is kept; null where it is paid. A renewal is late from the start of
 * the period on; an upgrade that was not paid in the middle of one, from when that is first seen.
 */
function graceOf(
  { id, status, periodStart }: PaidSubscription,
  known: store.KnownCardPlan | undefined,
  now: Date,
): Date | null {
  if (status !== "past_due") return null;
  if (known?.subscriptionId === id && known.graceUntil !== null) return known.graceUntil;
  const ofPeriod = periodStart.getTime() + graceDays * day;
  const isRenewal = known?.subscriptionId !== id || known.periodStart < periodStart;
  return new Date(isRenewal ? ofPeriod : Math.max(ofPeriod, now.getTime() + graceDays * day));
}

/** The greater plan first, and of two the older one. */
const worthMore = (one: PaidSubscription, other: PaidSubscription): number =>
  planTypes.indexOf(other.plan!) - planTypes.indexOf(one.plan!) ||
  one.startedAt.getTime() - other.startedAt.getTime();

function planOf(
  kept: PaidSubscription,
  all: readonly PaidSubscription[],
  hadMoneyBack: boolean,
): Omit<store.CardPlan, "graceUntil"> {
  const { periodStart, periodEnd, startedAt, status } = kept;
  const moneyBack = startedAt.getTime() + moneyBackDays * day;
  // Of a first subscription, and as long as only its first payment was made.
  const isFirst =
    !hadMoneyBack &&
    periodStart.getTime() < moneyBack &&
    all.every((each) => each.id === kept.id || !wasBegun(each) || isBeside(each, kept));
  return {
    subscriptionId: kept.id,
    planType: kept.plan as store.CardPlan["planType"],
    status,
    periodStart,
    periodEnd,
    cancelAt: kept.cancelAt,
    nextPlan: kept.nextPlan as store.CardPlan["nextPlan"],
    moneyBackUntil: isFirst && status === "active" ? new Date(moneyBack) : null,
  };
}
