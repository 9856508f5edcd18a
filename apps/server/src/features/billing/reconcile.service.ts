import {
  type PaidSubscription,
  type PaymentEvent,
  type Payments,
  PaymentsError,
} from "../../adapters/payments/payments";
import type { Clock } from "../../adapters/clock";
import type { Db } from "../../db/database";
import { errorFacts, type Log } from "../../observability/log";
import { dropEvents, listOpenEvents, unknownOf } from "./payment-events.store";
import { dropCustomer, type KnownCustomer, listCustomers } from "./reconcile.store";
import type { Settle } from "./settle.service";
import type { Webhooks } from "./webhooks.service";

export interface ReconcileDeps {
  db: Db;
  clock: Clock;
  log: Log;
  payments: Payments;
  settle: Settle;
  keep: Webhooks["keep"];
  handle: Webhooks["handle"];
}

const hour = 60 * 60 * 1000;
/** Days that an event is kept after it was acted upon. */
const eventDays = 90;
const part = 1000;
/** Days in which an event that never came is looked for: those of a long weekend. */
const lostDays = 4;

/**
 * Looks each day whether what is known here is what the payment provider has, and puts right what is
 * not: events that never came, plans whose grace is over, people who have gone.
 */
export function createReconcile(deps: ReconcileDeps) {
  const { db, clock, log, payments, settle, keep, handle } = deps;

  return async function reconcile(
    stopped?: AbortSignal,
  ): Promise<{ looked: number; settled: number }> {
    if (!payments.isOpen) return { looked: 0, settled: 0 };
    const now = clock.now().getTime();
    for (const id of await listOpenEvents(db, new Date(now - hour))) await tried(() => handle(id));
    const lost = await tried(() => fetchLost(new Date(now - lostDays * 24 * hour), stopped));
    const paid = new Map<string, PaidSubscription[]>();
    for await (const one of payments.allSubscriptions()) {
      stopped?.throwIfAborted();
      const known = paid.get(one.customerId);
      if (known === undefined) paid.set(one.customerId, [one]);
      else known.push(one);
    }
    let looked = 0;
    let settled = 0;
    for (let after = ""; ;) {
      const customers = await listCustomers(db, after, part);
      for (const customer of customers) {
        stopped?.throwIfAborted();
        looked += 1;
        if (isAsKnown(customer, paid.get(customer.customerId) ?? [], now)) continue;
        settled += 1;
        await tried(() => putRight(customer, paid.has(customer.customerId)));
      }
      const last = customers.at(-1);
      if (last === undefined || customers.length < part) break;
      after = last.customerId;
    }
    await dropEvents(db, new Date(now - eventDays * 24 * hour));
    log({ level: "info", event: "payments-reconciled", looked, settled, lost: lost ?? 0 });
    return { looked, settled };
  };

  /** Acts upon what happened and was never told here; answers how much it was. */
  async function fetchLost(since: Date, stopped: AbortSignal | undefined): Promise<number> {
    let lost = 0;
    let some: PaymentEvent[] = [];
    const flush = async () => {
      const unknown = await unknownOf(db, some);
      some = [];
      // In the order in which things happened, as somebody reads the mails about it.
      for (const event of unknown.toReversed()) {
        stopped?.throwIfAborted();
        await keep(event);
        await tried(() => handle(event.id));
      }
      lost += unknown.length;
    };
    for await (const event of payments.eventsSince(since)) {
      some.push(event);
      if (some.length >= part) await flush();
    }
    await flush();
    return lost;
  }

  async function putRight(customer: KnownCustomer, pays: boolean): Promise<void> {
    const { customerId, accountId } = customer;
    await settle(customerId);
    if (accountId !== null) return;
    await payments.closeCheckouts(customerId).catch((error: unknown) => {
      if (!(error instanceof PaymentsError) || error.isAway) throw error;
    });
    if (!pays) await dropCustomer(db, customerId);
  }

  /** What fails for one is done tomorrow, and keeps nobody else waiting. */
  async function tried<Found>(work: () => Promise<Found>): Promise<Found | undefined> {
    try {
      return await work();
    } catch (error) {
      log({ level: "warn", event: "payment-not-reconciled", ...errorFacts(error) });
      return undefined;
    }
  }
}

function isAsKnown(known: KnownCustomer, paid: readonly PaidSubscription[], now: number): boolean {
  const { accountId, subscriptionId, planType, status, periodEnd, graceUntil } = known;
  if (accountId === null) return false;
  if (graceUntil !== null && graceUntil.getTime() <= now) return false;
  const [one, ...others] = paid;
  if (one === undefined) return subscriptionId === null;
  return (
    others.length === 0 &&
    one.id === subscriptionId &&
    one.plan === planType &&
    one.status === status &&
    one.periodEnd.getTime() === periodEnd?.getTime() &&
    one.cancelAt?.getTime() === known.cancelAt?.getTime() &&
    one.nextPlan === known.nextPlan
  );
}
