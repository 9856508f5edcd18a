import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Stripe } from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createPayments, PaymentsError } from "./payments";
import { setUpProducts } from "./set-up-products";

/** What the provider answers, by the beginning of `METHOD /path`; the longest that fits. */
let answers: Record<string, unknown>;
const asked: { call: string; form: URLSearchParams; key: string | undefined }[] = [];
let server: Server;
let port: number;

const isRefusal = (answer: unknown): boolean =>
  typeof answer === "object" && answer !== null && "error" in answer;

beforeAll(async () => {
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = `${request.method} ${request.url}`;
    const form = new URLSearchParams(await text(request));
    asked.push({ call, form, key: request.headers["idempotency-key"]?.toString() });
    const name = Object.keys(answers)
      .filter((each) => call.startsWith(each))
      .toSorted((one, other) => other.length - one.length)[0];
    response.setHeader("content-type", "application/json");
    const found = name === undefined ? undefined : answers[name];
    if (isRefusal(found)) response.statusCode = 400;
    if (found !== undefined) return void response.end(JSON.stringify(found));
    response.statusCode = 404;
    const error = { type: "invalid_request_error", code: "resource_missing" };
    response.end(JSON.stringify({ error }));
  }
  server = createServer((request, response) => void answer(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
});
beforeEach(() => {
  asked.length = 0;
  answers = {};
});
afterAll(() => void server.close());

const plans = [
  { id: "CORE", name: "Core", pricePence: 1499 },
  { id: "PREMIUM", name: "Hybrid Premium", pricePence: 3999 },
] as const;
const webhookSecret = "whsec_test";
const where = () => ({ host: "127.0.0.1", port, protocol: "http" as const });
const payments = (more: { computesTax?: boolean } = {}) =>
  createPayments({
    connect: () => Promise.resolve({ apiKey: "sk_test_1", webhookSecret, ...where() }),
    plans,
    computesTax: false,
    ...more,
  });
const list = (...data: unknown[]) => ({ object: "list", data, has_more: false, url: "/" });
const corePrice = {
  id: "price_core",
  product: "prod_core",
  active: true,
  unit_amount: 1499,
  currency: "gbp",
  recurring: { interval: "month" },
  lookup_key: "saywell_core_monthly",
  metadata: { plan: "CORE" },
};
const seconds = (instant: string) => Date.parse(instant) / 1000;
const subscription = (more: object = {}) => ({
  id: "sub_1",
  customer: { id: "cus_1", email: "ana@example.org" },
  status: "active",
  start_date: seconds("2026-03-02T09:00:00Z"),
  ended_at: null,
  cancel_at: null,
  cancel_at_period_end: false,
  schedule: null,
  items: list({
    id: "si_1",
    price: corePrice,
    current_period_start: seconds("2026-03-02T09:00:00Z"),
    current_period_end: seconds("2026-04-02T09:00:00Z"),
  }),
  ...more,
});

describe("a checkout", () => {
  test("is of one subscription at the price of the plan, of this customer, and ends those begun before", async () => {
    answers = {
      "GET /v1/checkout/sessions": list({ id: "cs_old", status: "open" }),
      "POST /v1/checkout/sessions/cs_old/expire": { id: "cs_old" },
      "GET /v1/prices": list(corePrice),
      "POST /v1/checkout/sessions": { id: "cs_1", url: "https://checkout.test/cs_1" },
    };
    const order = {
      customerId: "cus_1",
      accountId: "account-1",
      plan: "CORE" as const,
      successUrl: "https://school.test/student-dashboard?session_id={CHECKOUT_SESSION_ID}",
      cancelUrl: "https://school.test/pricing",
    };
    expect((await payments().startCheckout(order)).url).toBe("https://checkout.test/cs_1");
    expect(asked.map(({ call }) => call)).toContain("POST /v1/checkout/sessions/cs_old/expire");
    expect(Object.fromEntries(asked.at(-1)!.form)).toMatchObject({
      mode: "subscription",
      customer: "cus_1",
      client_reference_id: "account-1",
      "line_items[0][price]": "price_core",
      "line_items[0][quantity]": "1",
      success_url: order.successUrl,
      "subscription_data[metadata][accountId]": "account-1",
    });
    await payments({ computesTax: true }).startCheckout(order);
    expect(Object.fromEntries(asked.at(-1)!.form)).toMatchObject({
      "automatic_tax[enabled]": "true",
      "tax_id_collection[enabled]": "true",
    });
  });

  test.each([
    ["another amount", { ...corePrice, unit_amount: 999 }, "other-price"],
    ["another currency", { ...corePrice, currency: "usd" }, "other-price"],
  ])("is not begun where the price became %s behind our back", async (_, price, code) => {
    answers = { "GET /v1/checkout/sessions": list(), "GET /v1/prices": list(price) };
    const order = {
      customerId: "c",
      accountId: "a",
      plan: "CORE" as const,
      successUrl: "",
      cancelUrl: "",
    };
    await expect(payments().startCheckout(order)).rejects.toMatchObject({ code, isAway: false });
    expect(asked.some(({ call }) => call.startsWith("POST"))).toBe(false);
  });
});

describe("a subscription", () => {
  const read = async (more: object = {}) => {
    answers["GET /v1/subscriptions"] = list(subscription(more));
    return (await payments().subscriptionsOf("cus_1"))[0];
  };

  test("is read with its plan, its period and who pays", async () => {
    expect(await read()).toEqual({
      id: "sub_1",
      customerId: "cus_1",
      email: "ana@example.org",
      plan: "CORE",
      status: "active",
      startedAt: new Date("2026-03-02T09:00:00Z"),
      endedAt: null,
      periodStart: new Date("2026-03-02T09:00:00Z"),
      periodEnd: new Date("2026-04-02T09:00:00Z"),
      cancelAt: null,
      nextPlan: null,
    });
  });

  test("that was cancelled ends with its period, or when it says", async () => {
    expect((await read({ cancel_at_period_end: true }))?.cancelAt).toEqual(
      new Date("2026-04-02T09:00:00Z"),
    );
    const cancel_at = seconds("2026-03-20T09:00:00Z");
    expect((await read({ cancel_at }))?.cancelAt).toEqual(new Date("2026-03-20T09:00:00Z"));
  });

  test("that is over says since when", async () => {
    const over = { status: "canceled", ended_at: seconds("2026-03-09T09:00:00Z") };
    expect(await read(over)).toMatchObject({ endedAt: new Date("2026-03-09T09:00:00Z") });
  });

  test("that becomes another plan at the end of its period says which", async () => {
    answers["GET /v1/prices/price_premium"] = {
      id: "price_premium",
      lookup_key: "saywell_premium_monthly",
      metadata: {},
    };
    const end = seconds("2026-04-02T09:00:00Z");
    const schedule = {
      id: "sub_sched_1",
      current_phase: { start_date: 1, end_date: end },
      phases: [
        { start_date: 1, end_date: end, items: [{ price: "price_core" }] },
        { start_date: end, end_date: end + 1, items: [{ price: "price_premium" }] },
      ],
    };
    expect((await read({ schedule }))?.nextPlan).toBe("PREMIUM");
  });

  test("at an older price of a plan, and of something else", async () => {
    const at = (price: object) => ({
      items: list({ id: "si_1", price, current_period_start: 1, current_period_end: 2 }),
    });
    expect((await read(at({ ...corePrice, lookup_key: null })))?.plan).toBe("CORE");
    expect((await read(at({ id: "price_x", metadata: {}, lookup_key: null })))?.plan).toBeNull();
  });
});

test("an invoice says what of it was given back", async () => {
  answers = {
    "GET /v1/invoices": list({
      id: "in_1",
      number: "A-1",
      created: seconds("2026-03-02T09:00:00Z"),
      total: 1499,
      currency: "gbp",
      status: "paid",
      customer: "cus_1",
      customer_email: "ana@example.org",
      parent: { subscription_details: { subscription: "sub_1" } },
      payments: list(
        { status: "paid", amount_paid: 999, payment: { payment_intent: "pi_1" } },
        { status: "canceled", amount_paid: null, payment: { payment_intent: "pi_0" } },
      ),
    }),
    "GET /v1/charges": list({ payment_intent: "pi_1", amount_refunded: 500 }),
  };
  expect(await payments().invoicesOf("cus_1")).toMatchObject([
    // The rest was paid from a balance.
    { id: "in_1", amount: 999, refunded: 500, subscriptionId: "sub_1", email: "ana@example.org" },
  ]);
});

test("an invoice that nobody has paid says what has to be", async () => {
  const open = { id: "in_1", created: 1, total: 1499, status: "open", customer: "cus_1" };
  answers = { "GET /v1/invoices": list({ ...open, parent: null }), "GET /v1/charges": list() };
  expect((await payments().invoicesOf("cus_1"))[0]?.amount).toBe(1499);
});

test("of an invoice that no card has paid nothing is given back", async () => {
  answers = { "GET /v1/invoice_payments": list() };
  expect(await payments().refund("in_1", "twice-in_1")).toEqual({ amount: 0, currency: "gbp" });
});

test("a customer that is not there is told from other refusals", async () => {
  const error = { type: "invalid_request_error", code: "resource_missing", param: "customer" };
  answers = { "GET /v1/subscriptions": { error }, "GET /v1/checkout/sessions": { error } };
  const read = payments().subscriptionsOf("cus_1");
  await expect(read).rejects.toMatchObject({ code: "no-customer", isAway: false });
  await expect(payments().closeCheckouts("cus_1")).resolves.toBeUndefined();
});

test.each([
  ["complete", "just-paid"],
  ["expired", undefined],
  ["open", "no"],
])("a checkout that cannot be ended because it is %s", async (status, code) => {
  const error = { type: "invalid_request_error", code: "no" };
  answers = {
    "GET /v1/checkout/sessions": list({ id: "cs_1" }),
    "POST /v1/checkout/sessions/cs_1/expire": { error },
    "GET /v1/checkout/sessions/cs_1": { id: "cs_1", status },
  };
  const closed = payments()
    .closeCheckouts("cus_1")
    .catch((refused: unknown) => (refused as PaymentsError).code);
  expect(await closed).toBe(code);
});

test("a refund is asked for once, whatever is tried again", async () => {
  answers = {
    "GET /v1/invoice_payments": list({ payment: { payment_intent: "pi_1" } }),
    "POST /v1/refunds": { id: "re_1", amount: 1499, currency: "gbp" },
  };
  expect(await payments().refund("in_1", "money-back-in_1")).toEqual({
    amount: 1499,
    currency: "gbp",
  });
  expect(asked.at(-1)).toMatchObject({ key: "refund-money-back-in_1" });
  expect(asked.at(-1)!.form.get("payment_intent")).toBe("pi_1");
});

test.each(["charge_disputed", "charge_already_refunded"])(
  "a refund gives nothing where the money is back already: %s",
  async (code) => {
    answers = {
      "GET /v1/invoice_payments": list({ payment: { payment_intent: "pi_1" } }),
      "POST /v1/refunds": { error: { type: "invalid_request_error", code } },
    };
    expect(await payments().refund("in_1", "twice-in_1")).toEqual({ amount: 0, currency: "gbp" });
  },
);

describe("an event", () => {
  const event = (more: object = {}) =>
    JSON.stringify({
      id: "evt_1",
      object: "event",
      type: "invoice.paid",
      created: seconds("2026-03-02T09:00:00Z"),
      data: { object: { id: "in_1", object: "invoice", customer: "cus_1" } },
      ...more,
    });
  const signed = (payload: string, more: { secret?: string; timestamp?: number } = {}) =>
    new Stripe("sk_test_1").webhooks.generateTestHeaderString({
      payload,
      secret: webhookSecret,
      ...more,
    });

  test("is read where it was signed", async () => {
    const payload = event();
    expect(await payments().readEvent(Buffer.from(payload), signed(payload))).toEqual({
      id: "evt_1",
      type: "invoice.paid",
      createdAt: new Date("2026-03-02T09:00:00Z"),
      customerId: "cus_1",
      objectId: "in_1",
    });
  });

  test("is nothing where it holds what no database does", async () => {
    const payload = event({ id: "evt_\u0000" });
    expect(await payments().readEvent(Buffer.from(payload), signed(payload))).toBeNull();
  });

  test("of a dispute is about the charge", async () => {
    const object = { id: "dp_1", object: "dispute", charge: "ch_1", payment_intent: "pi_1" };
    const payload = event({ type: "charge.dispute.created", data: { object } });
    const read = await payments().readEvent(Buffer.from(payload), signed(payload));
    expect(read).toMatchObject({ objectId: "ch_1" });
  });

  test.each<[string, (payload: string) => [string, string]]>([
    ["with another secret", (payload) => [payload, signed(payload, { secret: "whsec_other" })]],
    ["with other words", (payload) => [payload.replace("cus_1", "cus_2"), signed(payload)]],
    [
      "an hour ago",
      (payload) => [payload, signed(payload, { timestamp: Math.floor(Date.now() / 1000) - 3600 })],
    ],
    ["with nothing", (payload) => [payload, ""]],
  ])("signed %s is none", async (_, spoil) => {
    const [payload, signature] = spoil(event());
    expect(await payments().readEvent(Buffer.from(payload), signature)).toBeNull();
  });
});

test.each([
  [
    "that is not there",
    () => payments().invoice("in_none"),
    { isAway: false, code: "resource_missing" },
  ],
  [
    "that cannot be reached",
    () =>
      createPayments({
        connect: () => Promise.resolve({ apiKey: "sk_test_1", webhookSecret, ...where(), port: 1 }),
        plans,
        computesTax: false,
      }).invoice("in_1"),
    { isAway: true },
  ],
])("what is asked of a provider %s says whether later may help", async (_, ask, expected) => {
  const error: unknown = await ask().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(PaymentsError);
  expect(error).toMatchObject(expected);
});

test("what happened is asked for since a moment, and only what is told here", async () => {
  const about = { id: "in_1", customer: "cus_1" };
  answers = {
    "GET /v1/events": list({
      id: "evt_1",
      type: "invoice.paid",
      created: 9,
      data: { object: about },
    }),
  };
  const found = [];
  for await (const event of payments().eventsSince(new Date(8900))) found.push(event);
  expect(found).toEqual([
    {
      id: "evt_1",
      type: "invoice.paid",
      createdAt: new Date(9000),
      customerId: "cus_1",
      objectId: "in_1",
    },
  ]);
  const { searchParams } = new URL(asked[0]!.call.split(" ")[1]!, "http://localhost");
  expect(searchParams.get("created[gte]")).toBe("8");
  expect(searchParams.get("types[0]")).toBe("checkout.session.completed");
});

test("nothing is set up, and nothing can be bought, without a connection", async () => {
  const none = createPayments({ connect: undefined, plans, computesTax: false });
  expect(none.isOpen).toBe(false);
  await expect(none.invoice("in_1")).rejects.toMatchObject({ code: "not-set-up" });
});

describe("setting up the products", () => {
  const stripe = () => new Stripe("sk_test_1", where());

  test("makes what is not there", async () => {
    answers = {
      "GET /v1/prices": list(),
      "POST /v1/products": { id: "saywell_core" },
      "POST /v1/prices": corePrice,
      "GET /v1/billing_portal/configurations": list(),
      "POST /v1/billing_portal/configurations": { id: "bpc_1" },
    };
    expect(await setUpProducts(stripe(), plans.slice(0, 1))).toHaveLength(2);
    const price = asked.find(({ call }) => call === "POST /v1/prices")!.form;
    expect(Object.fromEntries(price)).toMatchObject({
      unit_amount: "1499",
      currency: "gbp",
      "recurring[interval]": "month",
      lookup_key: "saywell_core_monthly",
      transfer_lookup_key: "true",
    });
  });

  test("changes nothing where all of it is there", async () => {
    answers = {
      "GET /v1/prices": list(corePrice),
      "GET /v1/billing_portal/configurations": list({
        id: "bpc_1",
        metadata: { saywell: "portal" },
        features: {
          subscription_update: { products: [{ product: "prod_core", prices: ["price_core"] }] },
        },
      }),
    };
    expect(await setUpProducts(stripe(), plans.slice(0, 1))).toEqual([]);
    expect(asked.every(({ call }) => call.startsWith("GET"))).toBe(true);
  });

  test("makes a new price where ours changed, and sells the old one no more", async () => {
    answers = {
      "GET /v1/prices": list({ ...corePrice, unit_amount: 999 }),
      "POST /v1/prices": { ...corePrice, id: "price_new" },
      "POST /v1/prices/price_core": corePrice,
      "GET /v1/billing_portal/configurations": list(),
      "POST /v1/billing_portal/configurations": { id: "bpc_1" },
    };
    await setUpProducts(stripe(), plans.slice(0, 1));
    const old = asked.find(({ call }) => call === "POST /v1/prices/price_core")!;
    expect(old.form.get("active")).toBe("false");
  });
});
