import type { PlanType } from "@saywell/contract";
import {
  type PaidInvoice,
  type PaidSubscription,
  type PaymentEvent,
  type Payments,
  PaymentsError,
} from "../adapters/payments/payments";

/** A payment provider in memory, whose state a test sets, and which tells nothing by itself. */
export function fakePayments() {
  const fake = {
    isAway: false,
    subscriptions: [] as PaidSubscription[],
    invoices: [] as PaidInvoice[],
    /** What happened, also what nobody was told of. */
    events: [] as PaymentEvent[],
    cancelled: [] as string[],
    refunds: [] as { invoiceId: string; cause: string }[],
    checkouts: [] as { customerId: string; plan: PlanType }[],
    /** Customers whose open checkouts were ended. */
    closed: [] as string[],
    portals: [] as { customerId: string; change?: { subscriptionId: string; plan: PlanType } }[],
    customers: 0,
    /** Customers that it knows no more. */
    gone: new Set<string>(),
    /** Called before what a customer pays for is answered. */
    beforeAnswer: (): Promise<void> => Promise.resolve(),
  };
  const asked = <Answer>(answer: () => Answer): Promise<Answer> =>
    fake.isAway
      ? Promise.reject(new PaymentsError("StripeConnectionError", true))
      : Promise.resolve().then(answer);
  const known = (customerId: string): void => {
    if (fake.gone.has(customerId)) throw new PaymentsError("no-customer", false);
  };
  const payments: Payments = {
    isOpen: true,
    createCustomer: ({ accountId, email, isParent, insteadOf }) =>
      asked(() => {
        fake.customers += 1;
        const instead = insteadOf === undefined ? "" : "_again";
        return `cus_${accountId}${isParent ? `_of_${email ?? ""}` : ""}${instead}`;
      }),
    startCheckout: ({ customerId, plan }) =>
      asked(
        () => (
          known(customerId),
          fake.checkouts.push({ customerId, plan }),
          { url: "https://pay.test/checkout" }
        ),
      ),
    closeCheckouts: (customerId) => asked(() => void fake.closed.push(customerId)),
    openPortal: ({ customerId, change }) =>
      asked(() => {
        fake.portals.push({ customerId, ...(change === undefined ? {} : { change }) });
        return { url: "https://pay.test/portal" };
      }),
    subscriptionsOf: async (customerId) => {
      const now = await asked(() => {
        known(customerId);
        return fake.subscriptions.filter((each) => each.customerId === customerId);
      });
      await fake.beforeAnswer();
      return now;
    },
    async *allSubscriptions() {
      await asked(() => {});
      yield* fake.subscriptions.filter(({ status }) => status !== "canceled");
    },
    async *eventsSince(since) {
      await asked(() => {});
      yield* fake.events.filter(({ createdAt }) => createdAt >= since);
    },
    cancelNow: (id) =>
      asked(() => {
        fake.cancelled.push(id);
        fake.subscriptions = fake.subscriptions.map((each) =>
          each.id === id ? { ...each, status: "canceled", endedAt: new Date() } : each,
        );
      }),
    invoicesOf: (customerId) =>
      asked(() => fake.invoices.filter((each) => each.customerId === customerId)),
    invoice: (id) => asked(() => fake.invoices.find((each) => each.id === id)!),
    refund: (invoiceId, cause) =>
      asked(() => {
        const invoice = fake.invoices.find(({ id }) => id === invoiceId)!;
        if (!fake.refunds.some((each) => each.cause === cause)) {
          fake.refunds.push({ invoiceId, cause });
          invoice.refunded = invoice.amount;
        }
        return { amount: invoice.amount, currency: invoice.currency };
      }),
    invoiceOfCharge: (id) =>
      asked(() => fake.invoices.find((each) => `ch_${each.id}` === id) ?? null),
    readEvent: (payload, signature) =>
      Promise.resolve(
        signature === "right" ? (JSON.parse(payload.toString()) as PaymentEvent) : null,
      ).then((event) => event && { ...event, createdAt: new Date(event.createdAt) }),
  };
  return Object.assign(fake, { payments });
}

export type FakePayments = ReturnType<typeof fakePayments>;
