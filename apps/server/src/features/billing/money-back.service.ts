import { type PaidInvoice, type Payments, PaymentsError } from "../../adapters/payments/payments";
import type { Clock } from "../../adapters/clock";
import type { Db } from "../../db/database";
import { inTransaction } from "../../db/transaction";
import type { JobPayloads } from "../../job-queues";
import type { Jobs } from "../../jobs";
import { errorFacts, type Log } from "../../observability/log";
import { ok, refuse, type Result } from "../../refusal";
import * as store from "./billing.store";
import { isSamePayer } from "./checkout.service";
import { moneyBackLetter, type SendBilling } from "./letters";
import { providerAway } from "./provider-away";
import type { Settle } from "./settle.service";

export interface MoneyBackDeps {
  db: Db;
  clock: Clock;
  log: Log;
  jobs: Pick<Jobs, "enqueue">;
  payments: Payments;
  settle: Settle;
  send: SendBilling;
}

/** What is given back, and ended: written down before the provider is asked. */
type MoneyBackPromise = JobPayloads["give-money-back"];

export type MoneyBack = ReturnType<typeof createMoneyBack>;

const givenBefore = refuse(
  "conflict",
  "Your money was given back already. It is given back once a person.",
);

/** The money of a first subscription back, within its first days, once a person. */
export function createMoneyBack(deps: MoneyBackDeps) {
  const { db, clock, log, jobs, payments, settle, send } = deps;

  /** @param payerEmail of the parent who asks; null where the learner does */
  async function ask(
    accountId: string,
    payerEmail: string | null = null,
  ): Promise<Result<{ refunded: number; currency: string }>> {
    const payer = await store.findPayer(db, accountId);
    const isPayer = payer !== undefined && isSamePayer(payer.payerEmail, payerEmail);
    const customerId = isPayer ? payer.customerId : undefined;
    const card = (await store.findPlans(db, accountId)).find(({ paidBy }) => paidBy === "card");
    if (customerId === undefined || card === undefined || card.subscriptionId === null)
      return refuse("not-found", "You have paid for no plan by card.");
    const promise = { customerId, subscriptionId: card.subscriptionId };
    const now = clock.now();
    if (card.moneyBackUntil === null || card.moneyBackUntil <= now)
      return refuse(
        "conflict",
        "The money is given back in the first seven days of a first plan, once. You can cancel at any time under Manage.",
      );
    try {
      const paid = await paidOf(customerId, card.subscriptionId);
      const [first] = paid;
      if (first === undefined)
        return refuse("conflict", "Nothing was paid that could be given back.");
      const sum = paid.reduce((all, { amount, refunded }) => all + amount - refunded, 0);
      // Promised first, so that it is done also if this process dies in the middle.
      const isFirst = await inTransaction(db, async (tx) => {
        // Whoever begins another account with the same address is the same person.
        if (first.email !== null && !(await store.claimMoneyBackOf(tx, first.email, now)))
          return false;
        if (!(await store.claimMoneyBack(tx, customerId, now))) return false;
        await jobs.enqueue(tx, "give-money-back", promise, { after: 60 });
        if (first.email !== null)
          await send(tx, {
            to: first.email,
            ...(payerEmail === null ? { accountId } : { accountId: null, aboutId: accountId }),
            letter: moneyBackLetter(sum, first.currency),
          });
        return true;
      });
      if (!isFirst) return givenBefore;
      await give(promise).catch((error: unknown) =>
        log({ level: "warn", event: "money-back-waits", ...errorFacts(error) }),
      );
      return ok({ refunded: sum, currency: first.currency });
    } catch (error) {
      if (error instanceof PaymentsError) return providerAway;
      throw error;
    }
  }

  /** Gives back what was promised. Doing it again gives nothing more. */
  async function give({ customerId, subscriptionId }: MoneyBackPromise): Promise<void> {
    const customer = await store.findCustomer(db, customerId);
    if (customer === undefined || customer.moneyBackAt === null) return;
    for (const { id } of await paidOf(customerId, subscriptionId))
      await payments.refund(id, `money-back-${id}`);
    await payments.cancelNow(subscriptionId);
    // The mail about the money says it.
    await settle(customerId, { tellsEnd: false });
  }

  async function paidOf(customerId: string, subscriptionId: string | null): Promise<PaidInvoice[]> {
    const invoices = await payments.invoicesOf(customerId);
    return invoices.filter(
      (each) =>
        each.subscriptionId === subscriptionId &&
        each.status === "paid" &&
        each.refunded < each.amount,
    );
  }

  return { ask, give };
}
