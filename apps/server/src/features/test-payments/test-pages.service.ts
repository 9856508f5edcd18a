import type { TestCheckout, TestPortal, TestPortalAct } from "@saywell/contract";
import type { Clock } from "../../adapters/clock";
import { ok, refuse, type Result } from "../../refusal";
import * as billing from "./billing";
import { Book, type KeptAsRead } from "./book";
import { cardOf, complete, countCheckout, couponOf, isUsable, sentenceOf } from "./checkout";
import type { Price } from "./objects";
import { catchUp } from "./passing-time";
import { ProviderError } from "./provider-error";
import { apiVersion, type Provider } from "./provider.service";
import type { Db } from "../../db/database";
import { day } from "./money-rules";

/** Days that the test clock of a customer can be moved on, in all. */
const mostAhead = 400;

type Checkout = KeptAsRead<"checkout.session">;

interface Payment {
  email: string;
  card: string;
  name: string;
  taxId?: string | undefined;
}

const gone = () => refuse("not-found", "There is no such page, or its time is over.");
const iso = (seconds: number) => new Date(seconds * 1000).toISOString();

/** What the pages of the test payments show and do. */
export function createTestPages(deps: { db: Db; clock: Clock; provider: Provider }) {
  const { db, provider } = deps;
  const reading = () => new Book(db, provider.seconds(), apiVersion);

  /** What the provider would refuse is said to whoever stands before the page. */
  async function doing<T>(work: (book: Book) => Promise<Result<T>>): Promise<Result<T>> {
    await provider.letTimePass();
    try {
      return await provider.write(work);
    } catch (error) {
      if (error instanceof NotPaid) return refuse("card-declined", error.message);
      if (!(error instanceof ProviderError)) throw error;
      if (error.status === 404) return gone();
      return refuse("conflict", error.message);
    }
  }

  async function openCheckout(book: Book, id: string): Promise<Result<Checkout>> {
    if ((await book.find("checkout.session", id)) === null) return gone();
    const checkout = await book.lock("checkout.session", id);
    if (checkout.data.status === "complete") return refuse("conflict", "This is paid already.");
    if (checkout.data.status === "expired") {
      return refuse("conflict", "The time of this checkout is over. Please begin anew.");
    }
    return ok(checkout);
  }

  async function pay(
    book: Book,
    checkout: Checkout,
    by: Parameters<typeof complete>[2],
  ): Promise<string> {
    await complete(book, checkout, by);
    return checkout.data.success_url.replaceAll("{CHECKOUT_SESSION_ID}", checkout.data.id);
  }

  return {
    async checkout(id: string): Promise<Result<TestCheckout>> {
      await provider.letTimePass();
      const book = reading();
      const found = await book.find("checkout.session", id);
      return found === null ? gone() : ok(await showCheckout(book, found));
    },

    usePromotion: (id: string, code: string): Promise<Result<TestCheckout>> =>
      doing(async (book) => {
        const found = await openCheckout(book, id);
        if (!found.ok) return found;
        const { data, hidden } = found.value;
        const no = refuse("conflict", "This code is not valid.");
        if (!data.allow_promotion_codes) return no;
        const [promotion] = await book.list({
          kind: "promotion_code",
          like: { active: true },
          oneOf: { field: "code", values: [code, code.toUpperCase()] },
          limit: 1,
        });
        if (promotion === undefined) return no;
        const coupon = await book.get("coupon", promotion.data.promotion.coupon);
        const { customer, currency } = data;
        if (!isUsable(promotion.data, coupon.data, { now: book.now, customer, currency }))
          return no;
        hidden.promotionId = promotion.data.id;
        hidden.couponId = undefined;
        data.discounts = [{ coupon: null, promotion_code: promotion.data.id }];
        await countCheckout(book, found.value);
        await book.save(found.value);
        return ok(await showCheckout(book, found.value));
      }),

    pay: (
      id: string,
      { email, card: number, taxId }: Payment,
    ): Promise<Result<{ outcome: "paid"; url: string } | { outcome: "confirm" }>> =>
      doing<{ outcome: "paid"; url: string } | { outcome: "confirm" }>(async (book) => {
        const found = await openCheckout(book, id);
        if (!found.ok) return found;
        const card = cardOf(number);
        const no = sentenceOf(card);
        if (card === null || no !== null) return refuse("card-declined", no ?? "");
        const asksTaxId = found.value.data.tax_id_collection.enabled;
        const by = {
          card,
          last4: number.slice(-4),
          email,
          taxId: asksTaxId && taxId ? taxId.toUpperCase() : null,
        };
        if (card === "needsConfirmation") {
          found.value.hidden.pending = by;
          await book.save(found.value);
          return ok({ outcome: "confirm" as const });
        }
        const url = await pay(book, found.value, { ...by, isConfirmed: true });
        return ok({ outcome: "paid" as const, url });
      }),

    confirm: (id: string, agrees: boolean): Promise<Result<{ url: string }>> =>
      doing(async (book) => {
        const found = await openCheckout(book, id);
        if (!found.ok) return found;
        const { pending } = found.value.hidden;
        if (pending === undefined) return refuse("conflict", "There is nothing to confirm.");
        if (agrees)
          return ok({ url: await pay(book, found.value, { ...pending, isConfirmed: true }) });
        found.value.hidden.pending = undefined;
        await book.save(found.value);
        return refuse("card-declined", billing.cardErrors.unconfirmed.message);
      }),

    async portal(id: string): Promise<Result<TestPortal>> {
      await provider.letTimePass();
      const book = reading();
      const found = await openPortal(book, id);
      if (found === null) return gone();
      book.beAt(await book.get("customer", found.data.customer));
      return ok(await showPortal(book, found));
    },

    act: (id: string, act: TestPortalAct): Promise<Result<TestPortal>> =>
      doing(async (book) => {
        const portal = await openPortal(book, id);
        if (portal === null) return gone();
        const customer = await book.lockCustomer(portal.data.customer);
        if (
          portal.hidden.expiresAt === null &&
          act.act !== "pay-invoice" &&
          act.act !== "change-card"
        ) {
          return refuse("conflict", "Please open the billing portal for this.");
        }
        const refused = await perform(book, customer, act);
        return refused ?? ok(await showPortal(book, portal));
      }),
  };
}
export type TestPages = ReturnType<typeof createTestPages>;

async function openPortal(
  book: Book,
  id: string,
): Promise<KeptAsRead<"billing_portal.session"> | null> {
  const found = await book.find("billing_portal.session", id);
  return found === null || (found.hidden.expiresAt ?? Infinity) <= book.realNow ? null : found;
}

const currentOf = async (book: Book, customerId: string) =>
  (
    await book.list({
      kind: "subscription",
      customerId,
      notOneOf: { field: "status", values: ["canceled"] },
      limit: 1,
    })
  )[0];

type Refused = Extract<Result<never>, { ok: false }>;

async function perform(
  book: Book,
  customer: KeptAsRead<"customer">,
  act: TestPortalAct,
): Promise<Refused | null> {
  const no = (sentence: string) => refuse("conflict", sentence) as Refused;
  const gone = refuse("not-found", "There is no such invoice.") as Refused;
  const customerId = customer.data.id;
  switch (act.act) {
    case "move-clock": {
      // Each month writes mails to whatever address was typed.
      if (customer.hidden.ahead + act.days * day > mostAhead * day)
        return refuse(
          "conflict",
          `The clock of a test payment goes on by ${mostAhead} days in all. Begin with a new customer.`,
        ) as Refused;
      await book.moveClock(customer, act.days * day);
      await catchUp(book, customer);
      return null;
    }
    case "change-card": {
      const number = act.card.replaceAll(/[\s-]/g, "");
      const card = cardOf(number);
      const sentence = sentenceOf(card);
      if (card === null || sentence !== null) {
        return refuse("card-declined", sentence ?? "") as Refused;
      }
      const method = await billing.keepCard(book, customer, {
        card,
        last4: number.slice(-4),
        isConfirmed: card !== "needsConfirmation",
      });
      const sub = await currentOf(book, customerId);
      if (sub === undefined) return null;
      sub.data.default_payment_method = method.data.id;
      await book.change("customer.subscription.updated", sub);
      return null;
    }
    case "pay-invoice":
    case "refund":
    case "dispute": {
      const invoice = await book.find("invoice", act.invoiceId);
      if (invoice === null || invoice.customerId !== customerId) return gone;
      if (act.act === "pay-invoice") {
        if (invoice.data.status !== "open") return no("This invoice is not open.");
        const { subscription } = invoice.data.parent.subscription_details;
        if ((await book.get("subscription", subscription)).data.status === "canceled") {
          return no("The subscription of this invoice is over.");
        }
        const error = await billing.payInvoice(book, invoice, {
          // A card that fails at renewals fails whoever asks it for one.
          at: (await failsAtRenewal(book, customer)) ? "renewal" : "present",
        });
        if (error === null || error === "confirm") return null;
        return refuse("card-declined", error.message) as Refused;
      }
      const charge = await billing.chargeOf(book, invoice);
      if (charge === null) return no("Nothing was paid with this invoice.");
      if (act.act === "refund")
        await billing.refund(book, charge, { reason: "requested_by_customer", metadata: {} });
      else if (charge.data.disputed) return no("This payment is disputed already.");
      else if (charge.data.refunded) return no("This payment was given back.");
      else await billing.dispute(book, charge);
      return null;
    }
    case "cancel":
    case "resume":
    case "change-plan": {
      const sub = await currentOf(book, customerId);
      if (sub === undefined) return no("There is no subscription any more.");
      if (act.act === "cancel") {
        if (sub.data.cancel_at_period_end) return no("It is cancelled already.");
        await billing.setCancelling(book, sub, true);
        return null;
      }
      if (act.act === "resume") {
        await billing.resume(book, sub);
        return null;
      }
      return await changePlan(book, customer, sub, act.priceId);
    }
  }
}

async function failsAtRenewal(book: Book, customer: KeptAsRead<"customer">): Promise<boolean> {
  const id = customer.data.invoice_settings.default_payment_method;
  return id !== null && (await book.get("payment_method", id)).hidden.card === "failsAtRenewal";
}

async function changePlan(
  book: Book,
  customer: KeptAsRead<"customer">,
  sub: KeptAsRead<"subscription">,
  priceId: string,
): Promise<Refused | null> {
  const no = (sentence: string) => refuse("conflict", sentence) as Refused;
  const price = await book.find("price", priceId);
  const item = sub.data.items.data[0]!;
  if (price === null || !price.data.active || price.data.currency !== sub.data.currency) {
    return no("There is no such plan.");
  }
  if (sub.data.status !== "active") return no("Please pay the open invoice first.");
  if (price.data.id === item.price.id) {
    await billing.resume(book, sub);
    return null;
  }
  if (sub.data.cancel_at_period_end) await billing.setCancelling(book, sub, false);
  if (price.data.unit_amount < item.price.unit_amount) {
    await billing.changeLater(book, sub, price.data);
    return null;
  }
  const error = await billing.changePrice(
    book,
    sub,
    { price: price.data, quantity: item.quantity },
    {
      proration: "always_invoice",
      at: (await failsAtRenewal(book, customer)) ? "renewal" : "present",
    },
  );
  if (error === null) return null;
  throw new NotPaid(error === "confirm" ? billing.cardErrors.unconfirmed.message : error.message);
}

/** On its own page the provider changes a plan only where that is paid: nothing of the change is kept. */
class NotPaid extends Error {}

async function priceShown(book: Book, price: Price) {
  const product = await book.find("product", price.product);
  return {
    priceId: price.id,
    name: product?.data.name ?? price.nickname ?? price.id,
    amount: price.unit_amount,
    currency: price.currency,
  };
}

async function showCheckout(book: Book, checkout: Checkout): Promise<TestCheckout> {
  const { data, hidden } = checkout;
  const price = await book.get("price", hidden.priceId);
  const coupon = await couponOf(book, checkout);
  const promotion =
    hidden.promotionId === undefined ? null : await book.get("promotion_code", hidden.promotionId);
  return {
    ...(await priceShown(book, price.data)),
    status: data.status,
    email: data.customer_details?.email ?? data.customer_email,
    promotion:
      coupon === null
        ? null
        : {
            code: promotion?.data.code ?? coupon.name ?? coupon.id,
            off: data.total_details.amount_discount,
          },
    total: data.amount_total,
    tax: data.total_details.amount_tax,
    asksTaxId: data.tax_id_collection.enabled,
    cancelUrl: data.cancel_url ?? new URL(data.success_url).origin,
  };
}

async function showPortal(
  book: Book,
  { data: portal }: KeptAsRead<"billing_portal.session">,
): Promise<TestPortal> {
  const customer = await book.get("customer", portal.customer);
  const sub = await currentOf(book, portal.customer);
  const item = sub?.data.items.data[0];
  const method =
    sub?.data.default_payment_method ?? customer.data.invoice_settings.default_payment_method;
  const schedule =
    sub === undefined || sub.data.schedule === null
      ? null
      : await book.get("subscription_schedule", sub.data.schedule);
  const next =
    schedule === null ? null : await book.get("price", schedule.data.phases[1]!.items[0]!.price);
  const prices = await book.list({ kind: "price", like: { active: true }, limit: 20 });
  const wished = portal.flow?.subscription_update_confirm ?? null;
  const returnUrl = portal.flow?.after_completion.redirect?.return_url ?? portal.return_url;
  const invoices = await book.list({ kind: "invoice", customerId: portal.customer, limit: 100 });
  const charges = await Promise.all(invoices.map((invoice) => billing.chargeOf(book, invoice)));
  const shown = [];
  for (const price of prices) {
    if (price.data.id !== item?.price.id) shown.push(await priceShown(book, price.data));
  }
  return {
    email: customer.data.email ?? "",
    card:
      method === null
        ? null
        : { last4: (await book.get("payment_method", method)).data.card.last4 },
    now: iso(book.now),
    subscription:
      sub === undefined || item === undefined
        ? null
        : {
            id: sub.data.id,
            ...(await priceShown(book, item.price)),
            status: sub.data.status,
            currentPeriodEnd: iso(item.current_period_end),
            isCancelled: sub.data.cancel_at_period_end,
            next: next === null ? null : await priceShown(book, next.data),
          },
    prices: shown.toSorted((one, other) => one.amount - other.amount),
    proposed:
      wished === null ||
      sub === undefined ||
      wished.items[0]!.price === item?.price.id ||
      wished.items[0]!.price === next?.data.id
        ? null
        : await proposedShown(book, sub, wished.items[0]!.price),
    invoices: invoices.map(({ data }, place) => ({
      id: data.id,
      number: data.number ?? "",
      createdAt: iso(data.created),
      amount: data.total,
      refunded: charges[place]?.data.amount_refunded ?? 0,
      currency: data.currency,
      status: data.status ?? "",
      isDisputed: charges[place]?.data.disputed ?? false,
    })),
    returnUrl,
  };
}

async function proposedShown(book: Book, sub: KeptAsRead<"subscription">, priceId: string) {
  const price = (await book.get("price", priceId)).data;
  const item = sub.data.items.data[0]!;
  const shown = await priceShown(book, price);
  // Less is paid when the time that is paid for is over.
  if (price.unit_amount < item.price.unit_amount) return { ...shown, dueNow: 0 };
  const customer = await book.get("customer", sub.data.customer);
  const { lines } = await billing.changeLines(book, sub, price, item.quantity);
  const rule = billing.taxRule(customer.data, {
    hasTax: sub.data.automatic_tax.enabled,
    behavior: price.tax_behavior,
  });
  const { total } = billing.totalOf(lines, rule);
  return { ...shown, dueNow: Math.max(0, total + Math.min(0, customer.data.balance)) };
}
