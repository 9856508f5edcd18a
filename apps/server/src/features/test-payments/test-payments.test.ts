import { testCards } from "@saywell/contract/constants";
import type { TestPortalAct } from "@saywell/contract";
import { sql } from "kysely";
import * as fc from "fast-check";
import { Stripe } from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../testing/build-test-app";
import { type MovableClock, movableClock } from "../../testing/movable-clock";
import type { Core } from "../../module";
import { createDeliveries } from "./event-deliveries";
import { createProvider } from "./provider.service";
import { createTestPages, type TestPages } from "./test-pages.service";
import { testPaymentsModule, type TestPaymentsExports } from "./test-payments.module";

let app: TestApp;
let clock: MovableClock;
let exports: TestPaymentsExports;
let close: () => Promise<void>;
let stripe: Stripe;
let pages: TestPages;
let secret: string;
/** What came to the webhook, and what it answers. */
const came: Stripe.Event[] = [];
let answers: number[] = [];

beforeAll(async () => {
  clock = movableClock("2026-03-02T09:00:00Z");
  app = await buildTestApp({ clock });
  const core = { ...app, stopping: new AbortController().signal, log: () => {} } as unknown as Core;
  const deliver = (payload: string, signature: string) => {
    const status = answers.shift() ?? 200;
    // Throws where the signature is not right.
    if (status === 200) came.push(stripe.webhooks.constructEvent(payload, signature, secret));
    return Promise.resolve(status);
  };
  const module = testPaymentsModule(core, { deliver });
  exports = module.exports;
  close = module.close!;
  const { apiKey, webhookSecret, host, port, protocol } = await exports.connection();
  secret = webhookSecret;
  stripe = new Stripe(apiKey, { host, port, protocol, telemetry: false });
  const deliveries = createDeliveries({
    db: app.db,
    clock,
    jobs: app.jobs,
    deliver,
    webhookSecret: () => Promise.resolve(secret),
  });
  pages = createTestPages({
    db: app.db,
    clock,
    provider: createProvider({ db: app.db, clock, deliveries }),
  });
});
beforeEach(async () => {
  await exports.settled();
  await sql`delete from test_payment_object`.execute(app.db);
  came.length = 0;
  answers = [];
});
afterAll(async () => {
  await close();
  await app.close();
});

async function goods() {
  const product = await stripe.products.create({ name: "Core" });
  const price = (amount: number, key: string) =>
    stripe.prices.create({
      product: product.id,
      currency: "gbp",
      unit_amount: amount,
      recurring: { interval: "month" },
      lookup_key: key,
      transfer_lookup_key: true,
    });
  return { core: await price(1499, "core"), premium: await price(3999, "premium") };
}
const begin = async (
  price: string,
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Promise<Stripe.Checkout.Session> =>
  await stripe.checkout.sessions.create({
    mode: "subscription",
    line_items: [{ price, quantity: 1 }],
    client_reference_id: "learner",
    success_url: "http://localhost:3000/done?session={CHECKOUT_SESSION_ID}",
    cancel_url: "http://localhost:3000/pricing",
    ...more,
  });
const pay = (id: string, card: string) =>
  pages.pay(id, { email: "ana@example.org", card, name: "Ana" });

async function buy(card: keyof typeof testCards = "succeeds", key: "core" | "premium" = "core") {
  const prices = await goods();
  const session = await begin(prices[key].id);
  const paid = await pay(session.id, testCards[card]);
  if (!paid.ok) throw new Error(paid.refusal.message);
  if (paid.value.outcome === "confirm") await pages.confirm(session.id, true);
  const done = await stripe.checkout.sessions.retrieve(session.id);
  const customer = done.customer as string;
  const portal = await stripe.billingPortal.sessions.create({
    customer,
    return_url: "http://localhost:3000/billing",
  });
  return { prices, session: done, customer, subscription: done.subscription as string, portal };
}
type Bought = Awaited<ReturnType<typeof buy>>;
const act = async ({ portal }: Bought, what: TestPortalAct) => await pages.act(portal.id, what);
const stateOf = async ({ subscription }: Bought) =>
  (await stripe.subscriptions.retrieve(subscription)).status;
const invoicesOf = async ({ customer }: Bought) =>
  (await stripe.invoices.list({ customer, limit: 100 })).data;

describe("a checkout", () => {
  test("is paid with a good card: there is a subscription, a paid invoice and a charge, and the webhook hears of it", async () => {
    const bought = await buy();
    expect(bought.session).toMatchObject({
      status: "complete",
      payment_status: "paid",
      amount_total: 1499,
      client_reference_id: "learner",
    });
    const subscription = await stripe.subscriptions.retrieve(bought.subscription, {
      expand: ["latest_invoice.payments", "items.data.price.product"],
    });
    expect(subscription.status).toBe("active");
    const item = subscription.items.data[0]!;
    expect((item.price.product as Stripe.Product).name).toBe("Core");
    expect(new Date(item.current_period_end * 1000).toISOString()).toBe("2026-04-02T09:00:00.000Z");
    const invoice = subscription.latest_invoice as Stripe.Invoice;
    expect(invoice).toMatchObject({ status: "paid", amount_paid: 1499, total: 1499 });
    const intent = invoice.payments!.data[0]!.payment.payment_intent as string;
    const { data } = await stripe.charges.list({ payment_intent: intent });
    expect(data).toMatchObject([{ amount: 1499, paid: true, amount_refunded: 0 }]);
    await exports.settled();
    await app.jobs.runWaiting();
    const { data: events } = await stripe.events.list({ types: ["checkout.session.completed"] });
    expect(events[0]!.data.object).toMatchObject({ id: bought.session.id });
  });

  test.each([
    ["declined", "Your card was declined."],
    ["insufficientFunds", "Your card has insufficient funds."],
  ] as const)("is refused with a card that is %s", async (card, message) => {
    const { core } = await goods();
    const session = await begin(core.id);
    expect(await pay(session.id, testCards[card])).toEqual({
      ok: false,
      refusal: { code: "card-declined", message },
    });
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe("open");
  });

  test("is refused with a number that is no test card", async () => {
    const { core } = await goods();
    expect(await pay((await begin(core.id)).id, "4111111111111111")).toMatchObject({
      refusal: { message: "Your card number is incorrect." },
    });
  });

  test("waits for a card that has to be confirmed, and is not paid by whoever refuses to", async () => {
    const { core } = await goods();
    const { id } = await begin(core.id);
    expect(await pay(id, testCards.needsConfirmation)).toEqual({
      ok: true,
      value: { outcome: "confirm" },
    });
    expect(await pages.confirm(id, false)).toMatchObject({ refusal: { code: "card-declined" } });
    expect(await pages.confirm(id, true)).toMatchObject({ refusal: { code: "conflict" } });
    await pay(id, testCards.needsConfirmation);
    expect(await pages.confirm(id, true)).toEqual({
      ok: true,
      value: { url: `http://localhost:3000/done?session=${id}` },
    });
  });

  test("is paid once by two tabs at the same time", async () => {
    const { core } = await goods();
    const { id } = await begin(core.id);
    const both = await Promise.all([pay(id, testCards.succeeds), pay(id, testCards.succeeds)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await stripe.charges.list()).data).toHaveLength(1);
  });

  test("is over after a day", async () => {
    const { core } = await goods();
    const { id } = await begin(core.id);
    clock.advance(24 * 3600_000);
    expect((await stripe.checkout.sessions.retrieve(id)).status).toBe("expired");
    expect(await pay(id, testCards.succeeds)).toMatchObject({ refusal: { code: "conflict" } });
  });
});

describe("as time passes", () => {
  test("a subscription is renewed thirteen times in thirteen months", async () => {
    const bought = await buy();
    await act(bought, { act: "move-clock", days: 396 });
    const invoices = await invoicesOf(bought);
    expect(invoices).toHaveLength(14);
    expect(new Set(invoices.map(({ number }) => number)).size).toBe(14);
    expect(
      invoices.every(({ status, amount_paid }) => status === "paid" && amount_paid === 1499),
    ).toBe(true);
  });

  test("a renewal that fails is tried after three, five and seven days, and then it is over", async () => {
    const bought = await buy("failsAtRenewal");
    await act(bought, { act: "move-clock", days: 31 });
    expect(await stateOf(bought)).toBe("past_due");
    await act(bought, { act: "move-clock", days: 6 });
    expect(await stateOf(bought)).toBe("past_due");
    await act(bought, { act: "move-clock", days: 1 });
    expect(await stateOf(bought)).toBe("canceled");
    const { data } = await stripe.charges.list({ customer: bought.customer });
    expect(data.map(({ status }) => status)).toEqual([
      "failed",
      "failed",
      "failed",
      "failed",
      "succeeded",
    ]);
  });

  test("a good card and a payment save it", async () => {
    const bought = await buy("failsAtRenewal");
    await act(bought, { act: "move-clock", days: 32 });
    const [invoice] = await invoicesOf(bought);
    const pays = { act: "pay-invoice", invoiceId: invoice!.id } as const;
    expect(await act(bought, pays)).toMatchObject({ refusal: { code: "card-declined" } });
    await act(bought, { act: "change-card", card: testCards.succeeds });
    expect(await act(bought, pays)).toMatchObject({ ok: true });
    expect(await stateOf(bought)).toBe("active");
  });

  test("a cancelled one ends with its period, unless it is resumed", async () => {
    const bought = await buy();
    await act(bought, { act: "cancel" });
    await act(bought, { act: "resume" });
    await act(bought, { act: "move-clock", days: 31 });
    expect(await stateOf(bought)).toBe("active");
    await stripe.subscriptions.update(bought.subscription, { cancel_at_period_end: true });
    await act(bought, { act: "move-clock", days: 31 });
    expect(await stateOf(bought)).toBe("canceled");
    expect(await invoicesOf(bought)).toHaveLength(2);
  });
});

describe("a change", () => {
  test("to more is paid at once, to the second and the penny", async () => {
    const bought = await buy();
    await act(bought, { act: "move-clock", days: 10 });
    await act(bought, { act: "change-plan", priceId: bought.prices.premium.id });
    const [invoice] = await invoicesOf(bought);
    // 21 of the 31 days from 2 March to 2 April are left.
    expect(invoice!.lines.data.map(({ amount }) => amount)).toEqual([
      -Math.round((1499 * 21) / 31),
      Math.round((3999 * 21) / 31),
    ]);
    expect(invoice).toMatchObject({
      status: "paid",
      total: 2709 - 1015,
      billing_reason: "subscription_update",
    });
  });

  test("to more that the card does not pay leaves the plan and its invoices as they were", async () => {
    const bought = await buy("failsAtRenewal");
    const priceId = bought.prices.premium.id;
    expect(await act(bought, { act: "change-plan", priceId })).toMatchObject({
      refusal: { code: "card-declined", message: "Your card was declined." },
    });
    const { status, items } = await stripe.subscriptions.retrieve(bought.subscription);
    expect([status, items.data[0]!.price.unit_amount]).toEqual(["active", 1499]);
    expect(await invoicesOf(bought)).toHaveLength(1);
    await act(bought, { act: "change-card", card: testCards.succeeds });
    expect(await act(bought, { act: "change-plan", priceId })).toMatchObject({
      value: { subscription: { amount: 3999, status: "active" } },
    });
  });

  test("to less waits until the time that is paid for is over", async () => {
    const bought = await buy("succeeds", "premium");
    const shown = await act(bought, { act: "change-plan", priceId: bought.prices.core.id });
    expect(shown).toMatchObject({
      value: { subscription: { amount: 3999, next: { amount: 1499 } } },
    });
    await act(bought, { act: "move-clock", days: 31 });
    expect((await invoicesOf(bought)).map(({ total }) => total)).toEqual([1499, 3999]);
  });
});

describe("a promotion code", () => {
  const makeCode = async (code: string, more: Partial<Stripe.CouponCreateParams> = {}) => {
    const coupon = await stripe.coupons.create({ percent_off: 50, duration: "once", ...more });
    await stripe.promotionCodes.create({
      promotion: { type: "coupon", coupon: coupon.id },
      code,
      max_redemptions: 1,
    });
  };

  test("takes off what it says, of the first payment alone, and is used up then", async () => {
    const { core } = await goods();
    await makeCode("HALF");
    const { id } = await begin(core.id, { allow_promotion_codes: true });
    expect(await pages.usePromotion(id, "NONE")).toMatchObject({ refusal: { code: "conflict" } });
    expect(await pages.usePromotion(id, "half")).toMatchObject({
      value: { total: 749, promotion: { code: "HALF", off: 750 } },
    });
    await pay(id, testCards.succeeds);
    const { customer } = await stripe.checkout.sessions.retrieve(id);
    const portal = await stripe.billingPortal.sessions.create({
      customer: customer as string,
      return_url: "http://localhost:3000/billing",
    });
    await pages.act(portal.id, { act: "move-clock", days: 31 });
    const { data } = await stripe.invoices.list({ customer: customer as string });
    expect(data.map(({ amount_paid }) => amount_paid)).toEqual([1499, 749]);
    const second = await begin(core.id, { allow_promotion_codes: true });
    expect(await pages.usePromotion(second.id, "HALF")).toMatchObject({ ok: false });
  });

  test("is taken only where the checkout asks for one", async () => {
    const { core } = await goods();
    await makeCode("ASKED");
    const { id } = await begin(core.id);
    expect(await pages.usePromotion(id, "ASKED")).toMatchObject({ ok: false });
  });
});

describe("tax, where it is computed", () => {
  const taxed = {
    automatic_tax: { enabled: true },
    tax_id_collection: { enabled: true },
  } as const;
  const payAs = async (taxId?: string) => {
    const { core } = await goods();
    const { id } = await begin(core.id, taxed);
    const paid = { email: "ana@example.org", card: testCards.succeeds, name: "Ana" };
    await pages.pay(id, { ...paid, taxId });
    const { customer } = await stripe.checkout.sessions.retrieve(id);
    return (await stripe.invoices.list({ customer: customer as string })).data[0]!;
  };
  const taxOf = ({ total_taxes }: Stripe.Invoice) =>
    (total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);

  test("is a fifth of the price for a learner here", async () => {
    const invoice = await payAs();
    expect(taxOf(invoice)).toBe(300);
    expect(invoice.amount_paid).toBe(1799);
  });

  test("is not taken of a business elsewhere that gives its VAT number, which the invoice names", async () => {
    const invoice = await payAs("DE123456789");
    expect(taxOf(invoice)).toBe(0);
    expect(invoice.amount_paid).toBe(1499);
    expect(invoice.customer_tax_ids).toMatchObject([{ type: "eu_vat", value: "DE123456789" }]);
  });
});

test("money is given back once", async () => {
  const bought = await buy();
  const [charge] = (await stripe.charges.list({ customer: bought.customer })).data;
  await stripe.refunds.create({ charge: charge!.id, amount: 499 });
  await expect(stripe.refunds.create({ charge: charge!.id, amount: 1001 })).rejects.toThrow(
    "greater",
  );
  await stripe.refunds.create({ payment_intent: charge!.payment_intent as string });
  await expect(stripe.refunds.create({ charge: charge!.id })).rejects.toMatchObject({
    code: "charge_already_refunded",
  });
  expect(await stripe.charges.retrieve(charge!.id)).toMatchObject({
    amount_refunded: 1499,
    refunded: true,
  });
});

test("a disputed card pays, and a dispute follows", async () => {
  await buy("disputed");
  expect((await stripe.disputes.list()).data).toMatchObject([
    { amount: 1499, status: "needs_response" },
  ]);
});

describe("the API", () => {
  test("answers the same to the same idempotency key, and refuses it for something else", async () => {
    const options = { idempotencyKey: `key-${Math.random()}` };
    const one = await stripe.customers.create({ email: "ana@example.org" }, options);
    expect((await stripe.customers.create({ email: "ana@example.org" }, options)).id).toBe(one.id);
    await expect(
      stripe.customers.create({ email: "bo@example.org" }, options),
    ).rejects.toMatchObject({
      type: "StripeIdempotencyError",
    });
    expect((await stripe.customers.list()).data).toHaveLength(1);
  });

  test("refuses a wrong key, and does not know what it does not know", async () => {
    const { host, port, protocol } = await exports.connection();
    const stranger = new Stripe("sk_test_wrong", { host, port, protocol });
    await expect(stranger.customers.list()).rejects.toMatchObject({ statusCode: 401 });
    await expect(stripe.topups.list()).rejects.toMatchObject({ statusCode: 404 });
    await expect(stripe.customers.retrieve("cus_none")).rejects.toMatchObject({
      statusCode: 404,
      code: "resource_missing",
    });
  });

  test("lists page by page", async () => {
    for (const email of ["a@x.org", "b@x.org", "c@x.org"]) await stripe.customers.create({ email });
    const first = await stripe.customers.list({ limit: 2 });
    expect(first.has_more).toBe(true);
    const rest = await stripe.customers.list({ limit: 2, starting_after: first.data[1]!.id });
    expect(rest).toMatchObject({ has_more: false, data: [{ email: "a@x.org" }] });
  });
});

test("an event that the webhook does not take is brought again", async () => {
  answers = [500];
  const customer = await stripe.customers.create({ email: "ana@example.org" });
  await exports.settled();
  const about = () =>
    came.filter(({ data }) => (data.object as { id?: string }).id === customer.id);
  expect(about()).toEqual([]);
  await sql`update pgboss.job set start_after = now() where name = 'deliver-test-event'`.execute(
    app.db,
  );
  await app.jobs.runWaiting();
  expect(about()).toMatchObject([{ type: "customer.created" }]);
});

test("invoices, payments, refunds and the subscription agree, whatever was done in whatever order", async () => {
  const days = fc.integer({ min: 1, max: 45 });
  const card = fc.constantFrom("succeeds", "failsAtRenewal", "disputed", "needsConfirmation");
  const step = fc.oneof(
    days.map((count) => ({ do: "move", days: count }) as const),
    fc.constantFrom("core", "premium").map((key) => ({ do: "change", key }) as const),
    card.map((name) => ({ do: "card", name }) as const),
    fc.constantFrom("cancel", "resume").map((what) => ({ do: what }) as const),
    fc.nat({ max: 5 }).map((place) => ({ do: "pay", place }) as const),
    fc.nat({ max: 5 }).map((place) => ({ do: "refund", place }) as const),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
      const bought = await buy();
      for (const one of steps) {
        const invoices = await invoicesOf(bought);
        const invoiceId = "place" in one ? invoices[one.place % invoices.length]!.id : "";
        if (one.do === "move") await act(bought, { act: "move-clock", days: one.days });
        else if (one.do === "change") {
          await act(bought, { act: "change-plan", priceId: bought.prices[one.key].id });
        } else if (one.do === "card") {
          await act(bought, { act: "change-card", card: testCards[one.name] });
        } else if (one.do === "pay") await act(bought, { act: "pay-invoice", invoiceId });
        else if (one.do === "refund") await act(bought, { act: "refund", invoiceId });
        else await act(bought, { act: one.do });
      }
      const { customer } = bought;
      const invoices = await invoicesOf(bought);
      const charges = (await stripe.charges.list({ customer, limit: 100 })).data;
      const refunds = (await stripe.refunds.list({ limit: 100 })).data;
      const took = charges.filter(({ paid }) => paid);
      const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
      expect(sum(took.map(({ amount }) => amount))).toBe(
        sum(invoices.map(({ amount_paid }) => amount_paid)),
      );
      for (const charge of charges) {
        const given = refunds.filter(({ charge: of }) => of === charge.id);
        expect(sum(given.map(({ amount }) => amount))).toBe(charge.amount_refunded);
      }
      const isOwed = invoices.some(({ status }) => status === "open");
      const state = await stateOf(bought);
      if (state !== "canceled") expect(state).toBe(isOwed ? "past_due" : "active");
      for (const { lines, total } of invoices) {
        expect(sum(lines.data.map(({ amount }) => amount))).toBe(total);
      }
    }),
    { numRuns: 8 },
  );
});
