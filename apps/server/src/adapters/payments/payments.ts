import { createHash } from "node:crypto";
import type Stripe from "stripe";
import type { PlanType } from "@saywell/contract";
import { planTypes } from "@saywell/contract/constants";
import {
  currency,
  idOf,
  lookupKeyOf,
  setUpProducts,
  setUpTestPromotion,
  type SoldPlan,
} from "./set-up-products";
import { toldEvents } from "./set-up-webhook";

/** How Stripe, or what stands in for it, is reached. */
export interface PaymentsConnection {
  apiKey: string;
  /** What events are signed with. */
  webhookSecret: string;
  /** Where it is not Stripe itself. */
  host?: string;
  port?: number;
  protocol?: "http" | "https";
}

/** Where the API is asked for: at Stripe, but where an address says otherwise, as of a stand-in. */
export function providerAt(
  apiUrl: string | undefined,
): Pick<PaymentsConnection, "host" | "port" | "protocol"> {
  if (apiUrl === undefined) return {};
  const { protocol, hostname, port } = new URL(apiUrl);
  const isPlain = protocol === "http:";
  return {
    host: hostname,
    port: port === "" ? (isPlain ? 80 : 443) : Number(port),
    protocol: isPlain ? "http" : "https",
  };
}

/** A subscription as the payment provider has it now. Instants are its own. */
export interface PaidSubscription {
  id: string;
  customerId: string;
  /** Of whoever pays. */
  email: string | null;
  /** Null where its price is none of ours. */
  plan: PlanType | null;
  status: string;
  startedAt: Date;
  /** Null while it is not over. */
  endedAt: Date | null;
  periodStart: Date;
  periodEnd: Date;
  /** When it ends because somebody cancelled. */
  cancelAt: Date | null;
  /** What it becomes when the paid time is over. */
  nextPlan: PlanType | null;
}

/** What was paid, or has to be. */
export interface PaidInvoice {
  id: string;
  number: string | null;
  createdAt: Date;
  /** What was paid by card; of one that is not paid yet, what has to be. */
  amount: number;
  refunded: number;
  currency: string;
  status: string;
  url: string | null;
  subscriptionId: string | null;
  customerId: string | null;
  /** Of whoever pays. */
  email: string | null;
}

/** Something that happened at the payment provider. What it says is not believed further than that. */
export interface PaymentEvent {
  id: string;
  type: string;
  createdAt: Date;
  customerId: string | null;
  /** The invoice or the charge that it is about. */
  objectId: string | null;
}

/** What is paid for with money. Each rejects with {@link PaymentsError} where the provider cannot be reached or refuses. */
export interface Payments {
  /** Whether anything can be bought here. */
  readonly isOpen: boolean;
  createCustomer(of: {
    accountId: string;
    email: string | null;
    /** Whether a parent pays, who is another customer than the account. */
    isParent: boolean;
    /** The customer that the provider knows no more, in whose place this one comes. */
    insteadOf?: string;
  }): Promise<string>;
  startCheckout(order: {
    customerId: string;
    accountId: string;
    plan: PlanType;
    successUrl: string;
    cancelUrl: string;
  }): Promise<{ url: string | null }>;
  /** Nobody can pay any more on a page that was opened for this customer. */
  closeCheckouts(customerId: string): Promise<void>;
  openPortal(order: {
    customerId: string;
    returnUrl: string;
    /** To agree to another plan. */
    change?: { subscriptionId: string; plan: PlanType };
  }): Promise<{ url: string }>;
  /** Those of a customer, over or not, latest first. Rejects with the code `no-customer` where it is not there. */
  subscriptionsOf(customerId: string): Promise<PaidSubscription[]>;
  /** Those of everybody that are not over. */
  allSubscriptions(): AsyncIterable<PaidSubscription>;
  /** What happened since then, latest first, whether or not it was told here. */
  eventsSince(since: Date): AsyncIterable<PaymentEvent>;
  /** Ends it now. What is left of the paid time is not paid back by this. */
  cancelNow(subscriptionId: string): Promise<void>;
  invoicesOf(customerId: string): Promise<PaidInvoice[]>;
  invoice(invoiceId: string): Promise<PaidInvoice>;
  /**
   * Gives back all that was paid by card for an invoice, and is not back already; the same `cause` gives it
   * back once.
   */
  refund(invoiceId: string, cause: string): Promise<{ amount: number; currency: string }>;
  /** The invoice that a charge paid. */
  invoiceOfCharge(chargeId: string): Promise<PaidInvoice | null>;
  /** Null where it was not signed by the provider, or long ago. */
  readEvent(payload: Buffer, signature: string): Promise<PaymentEvent | null>;
}

/** Why the payment provider did not do something. `isAway` where it may do it later. */
export class PaymentsError extends Error {
  constructor(
    readonly code: string,
    readonly isAway: boolean,
  ) {
    super(`The payment provider refused: ${code}`);
  }
}

interface Options {
  /** Asked when something is first bought or told; undefined where payments are not set up. */
  connect: (() => Promise<PaymentsConnection>) | undefined;
  /** Whether products and prices are made there by itself: nobody runs a command for a stand-in. */
  setsUp?: boolean;
  plans: readonly SoldPlan[];
  /** Whether taxes are computed and VAT numbers are asked for. */
  computesTax: boolean;
}

/** Milliseconds that one request may take. */
const timeout = 10_000;
/** How many subscriptions, invoices or charges of one customer are read. */
const mostOfCustomer = 1000;

export function createPayments({ connect, setsUp = false, plans, computesTax }: Options): Payments {
  let opened: Promise<{ stripe: Stripe; webhookSecret: string }> | undefined;
  const open = async () => {
    if (connect === undefined) throw new PaymentsError("not-set-up", false);
    opened ??= openClient(connect).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };

  async function openClient(how: () => Promise<PaymentsConnection>) {
    const { apiKey, webhookSecret, ...where } = await how();
    // Only here: many schools charge nothing, and need not load what speaks to a payment provider.
    const { default: Client } = await import("stripe");
    const settings = { ...where, timeout, maxNetworkRetries: 1, telemetry: false };
    const stripe = new Client(apiKey, settings);
    if (setsUp) {
      await setUpProducts(stripe, plans);
      await setUpTestPromotion(stripe);
    }
    return { stripe, webhookSecret };
  }

  async function asked<Answer>(work: (stripe: Stripe) => Promise<Answer>): Promise<Answer> {
    try {
      return await work((await open()).stripe);
    } catch (error) {
      throw error instanceof PaymentsError ? error : paymentsError(error);
    }
  }

  async function priceOf(stripe: Stripe, plan: PlanType): Promise<string> {
    const { data } = await stripe.prices.list({ lookup_keys: [lookupKeyOf(plan)], active: true });
    const price = data[0];
    if (price === undefined) throw new PaymentsError("no-price", false);
    // A price that somebody changed behind our back is none that the page shows.
    const shown = plans.find(({ id }) => id === plan);
    if (price.unit_amount !== shown?.pricePence || price.currency !== currency)
      throw new PaymentsError("other-price", false);
    return price.id;
  }

  const expand = ["data.schedule", "data.customer"];
  /** Prices change nothing but whether they are sold. */
  const known = new Map<string, PlanType | null>();
  async function planOfPrice(stripe: Stripe, id: string): Promise<PlanType | null> {
    const plan = known.get(id) ?? planOf(await stripe.prices.retrieve(id));
    known.set(id, plan);
    return plan;
  }

  async function read(stripe: Stripe, one: Stripe.Subscription): Promise<PaidSubscription> {
    const item = one.items.data[0];
    const plan = planOf(item?.price);
    const nextPrice = nextPriceOf(one);
    const nextPlan = nextPrice === null ? null : await planOfPrice(stripe, nextPrice);
    return {
      id: one.id,
      customerId: idOf(one.customer),
      email: emailOf(one.customer),
      plan,
      status: one.status,
      startedAt: instant(one.start_date),
      endedAt: one.ended_at === null ? null : instant(one.ended_at),
      periodStart: instant(item?.current_period_start ?? one.start_date),
      periodEnd: instant(item?.current_period_end ?? one.start_date),
      cancelAt:
        one.cancel_at !== null
          ? instant(one.cancel_at)
          : one.cancel_at_period_end && item !== undefined
            ? instant(item.current_period_end)
            : null,
      nextPlan: nextPlan === plan ? null : nextPlan,
    };
  }

  return {
    isOpen: connect !== undefined,
    createCustomer: ({ accountId, email, isParent, insteadOf }) =>
      asked(async (stripe) => {
        // Two tabs are one customer.
        const who = isParent ? `${accountId}-${hashOf(email ?? "")}` : accountId;
        const after = insteadOf === undefined ? "" : `-after-${insteadOf}`;
        const { id } = await stripe.customers.create(
          { ...(email === null ? {} : { email }), metadata: { accountId } },
          { idempotencyKey: `customer-${who}${after}` },
        );
        return id;
      }),
    startCheckout: ({ customerId, accountId, plan, successUrl, cancelUrl }) =>
      asked(async (stripe) => {
        // Whoever began in another tab could pay twice.
        await closeCheckouts(stripe, customerId);
        return stripe.checkout.sessions.create({
          mode: "subscription",
          customer: customerId,
          client_reference_id: accountId,
          line_items: [{ price: await priceOf(stripe, plan), quantity: 1 }],
          success_url: successUrl,
          cancel_url: cancelUrl,
          allow_promotion_codes: true,
          subscription_data: { metadata: { accountId } },
          ...(computesTax
            ? {
                automatic_tax: { enabled: true },
                tax_id_collection: { enabled: true },
                customer_update: { address: "auto", name: "auto" },
              }
            : {}),
        });
      }),
    async closeCheckouts(customerId) {
      try {
        await asked((stripe) => closeCheckouts(stripe, customerId));
      } catch (error) {
        if (!(error instanceof PaymentsError) || error.code !== "no-customer") throw error;
      }
    },
    openPortal: ({ customerId, returnUrl, change }) =>
      asked(async (stripe) => {
        const { data } = await stripe.billingPortal.configurations.list({
          active: true,
          limit: 100,
        });
        const own = data.find(({ metadata }) => metadata?.["saywell"] === "portal");
        return stripe.billingPortal.sessions.create({
          customer: customerId,
          return_url: returnUrl,
          ...(own === undefined ? {} : { configuration: own.id }),
          ...(change === undefined
            ? {}
            : { flow_data: await changeFlow(stripe, change, returnUrl) }),
        });
      }),
    subscriptionsOf: (customer) =>
      asked(async (stripe) => {
        const found = await stripe.subscriptions
          .list({ customer, status: "all", limit: 100, expand })
          .autoPagingToArray({ limit: mostOfCustomer });
        const all = await Promise.all(found.map((each) => read(stripe, each)));
        return all.toSorted((a, b) => b.startedAt.getTime() - a.startedAt.getTime());
      }),
    async *allSubscriptions() {
      const { stripe } = await open();
      for await (const one of stripe.subscriptions.list({ limit: 100, expand }))
        yield await read(stripe, one);
    },
    async *eventsSince(since) {
      const { stripe } = await open();
      const created = { gte: Math.floor(since.getTime() / 1000) };
      for await (const one of stripe.events.list({ types: toldEvents, created, limit: 100 }))
        yield readEvent(one);
    },
    cancelNow: (id) =>
      asked(async (stripe) => {
        try {
          await stripe.subscriptions.cancel(id);
        } catch (error) {
          // It is over already.
          if ((error as { code?: unknown }).code !== "resource_missing") throw error;
        }
      }),
    invoicesOf: (customer) =>
      asked(async (stripe) => {
        const found = await stripe.invoices
          .list({ customer, limit: 100, expand: ["data.payments"] })
          .autoPagingToArray({ limit: mostOfCustomer });
        const refunded = await refundsOf(stripe, customer);
        return found.map((each) => readInvoice(each, refunded));
      }),
    invoice: (id) => asked((stripe) => wholeInvoice(stripe, id)),
    refund: (invoiceId, cause) =>
      asked(async (stripe) => {
        const payment = await paymentOf(stripe, invoiceId);
        // It was settled without a card.
        if (payment === null) return { amount: 0, currency };
        try {
          const { amount, currency: unit } = await stripe.refunds.create(
            { payment_intent: payment, reason: "requested_by_customer" },
            { idempotencyKey: `refund-${cause}` },
          );
          return { amount, currency: unit };
        } catch (error) {
          // Whoever paid has it back already: by the school's own hand, or by their bank's.
          if (!isBack.has((error as { code?: string }).code ?? "")) throw error;
          return { amount: 0, currency };
        }
      }),
    invoiceOfCharge: (chargeId) =>
      asked(async (stripe) => {
        const { payment_intent: intent } = await stripe.charges.retrieve(chargeId);
        if (intent === null) return null;
        const { data } = await stripe.invoicePayments.list({
          payment: { type: "payment_intent", payment_intent: idOf(intent) },
        });
        const invoiceId = data[0]?.invoice;
        if (invoiceId === undefined) return null;
        return wholeInvoice(stripe, idOf(invoiceId));
      }),
    async readEvent(payload, signature) {
      const { stripe, webhookSecret } = await open();
      try {
        const event = readEvent(stripe.webhooks.constructEvent(payload, signature, webhookSecret));
        // Nothing that a database cannot hold, whoever signed it.
        return JSON.stringify(event).includes("\\u0000") ? null : event;
      } catch {
        return null;
      }
    },
  };

  async function changeFlow(
    stripe: Stripe,
    { subscriptionId, plan }: { subscriptionId: string; plan: PlanType },
    returnUrl: string,
  ): Promise<Stripe.BillingPortal.SessionCreateParams.FlowData> {
    const { items } = await stripe.subscriptions.retrieve(subscriptionId);
    const item = items.data[0]!;
    return {
      type: "subscription_update_confirm",
      subscription_update_confirm: {
        subscription: subscriptionId,
        items: [{ id: item.id, price: await priceOf(stripe, plan), quantity: 1 }],
      },
      after_completion: { type: "redirect", redirect: { return_url: returnUrl } },
    };
  }
}

async function closeCheckouts(stripe: Stripe, customer: string): Promise<void> {
  const open = stripe.checkout.sessions.list({ customer, status: "open" });
  for await (const { id } of open) {
    try {
      await stripe.checkout.sessions.expire(id);
    } catch (error) {
      const { status } = await stripe.checkout.sessions.retrieve(id);
      if (status === "complete") throw new PaymentsError("just-paid", false);
      if (status === "open") throw error;
    }
  }
}

/** A key is no longer than 255 characters, and tells nobody's address. */
const hashOf = (text: string): string => createHash("sha256").update(text).digest("base64url");

async function wholeInvoice(stripe: Stripe, id: string): Promise<PaidInvoice> {
  const one = await stripe.invoices.retrieve(id, { expand: ["payments"] });
  const customer = one.customer === null ? null : idOf(one.customer);
  return readInvoice(one, customer === null ? new Map() : await refundsOf(stripe, customer));
}

/** What was given back of each payment of a customer, by the payment. */
async function refundsOf(stripe: Stripe, customer: string): Promise<ReadonlyMap<string, number>> {
  const charges = await stripe.charges
    .list({ customer, limit: 100 })
    .autoPagingToArray({ limit: mostOfCustomer });
  return new Map(
    charges.flatMap(({ payment_intent: intent, amount_refunded: amount }) =>
      intent === null || amount === 0 ? [] : [[idOf(intent), amount] as const],
    ),
  );
}

async function paymentOf(stripe: Stripe, invoice: string): Promise<string | null> {
  const { data } = await stripe.invoicePayments.list({ invoice, status: "paid", limit: 1 });
  const intent = data[0]?.payment.payment_intent;
  return intent === undefined || intent === null ? null : idOf(intent);
}

const isBack: ReadonlySet<string> = new Set(["charge_already_refunded", "charge_disputed"]);

const instant = (seconds: number): Date => new Date(seconds * 1000);

const emailOf = (customer: Stripe.Subscription["customer"]): string | null =>
  typeof customer === "string" || customer.deleted === true ? null : customer.email;

/** By what the price is called, not by its id: older prices are the same plan's too. */
const planOf = (price: Stripe.Price | undefined): PlanType | null =>
  planTypes.find(
    (plan) => price?.metadata?.["plan"] === plan || price?.lookup_key === lookupKeyOf(plan),
  ) ?? null;

/** The price of the phase that begins when this one ends. */
function nextPriceOf({ schedule }: Stripe.Subscription): string | null {
  if (schedule === null || typeof schedule === "string") return null;
  const end = schedule.current_phase?.end_date;
  const price = schedule.phases.find(({ start_date: start }) => start === end)?.items[0]?.price;
  return price === undefined ? null : idOf(price);
}

function readInvoice(one: Stripe.Invoice, refunds: ReadonlyMap<string, number>): PaidInvoice {
  const subscription = one.parent?.subscription_details?.subscription ?? null;
  const payments = one.payments?.data ?? [];
  const byCard = payments.filter(
    ({ status, payment }) => status === "paid" && payment.payment_intent,
  );
  const refunded = payments.reduce((sum, { payment: { payment_intent: intent } }) => {
    return sum + (intent === null || intent === undefined ? 0 : (refunds.get(idOf(intent)) ?? 0));
  }, 0);
  return {
    id: one.id,
    number: one.number,
    createdAt: instant(one.created),
    amount:
      one.status === "paid"
        ? byCard.reduce((sum, { amount_paid: amount }) => sum + (amount ?? 0), 0)
        : one.total,
    refunded,
    currency: one.currency,
    status: one.status ?? "draft",
    url: one.hosted_invoice_url ?? null,
    subscriptionId: subscription === null ? null : idOf(subscription),
    customerId: one.customer === null ? null : idOf(one.customer),
    email: one.customer_email,
  };
}

/** What an event is about. Its story is not read: things are as the provider says when it is asked. */
function readEvent({ id, type, created, data }: Stripe.Event): PaymentEvent {
  const about = data.object as {
    id?: string;
    customer?: string | { id: string } | null;
    charge?: string;
  };
  const customer = about.customer ?? null;
  return {
    id,
    type,
    createdAt: instant(created),
    customerId:
      type.startsWith("customer.") && about.id?.startsWith("cus_") === true
        ? about.id
        : customer === null
          ? null
          : idOf(customer),
    objectId: type.startsWith("charge.dispute.") ? (about.charge ?? null) : (about.id ?? null),
  };
}

/** What the provider answered, or that it did not; a fault of our own stays what it is. */
function paymentsError(error: unknown): unknown {
  const { type, code, param, statusCode } = error as {
    type?: string;
    code?: string;
    param?: string;
    statusCode?: number;
  };
  if (type?.startsWith("Stripe") !== true) return error;
  // Deleted there, or of other keys.
  if (code === "resource_missing" && param === "customer")
    return new PaymentsError("no-customer", false);
  const isAway =
    type === "StripeConnectionError" ||
    type === "StripeAPIError" ||
    type === "StripeRateLimitError" ||
    (statusCode ?? 0) >= 500;
  return new PaymentsError(code ?? type, isAway);
}
