import { type PaidSubscription, PaymentsError } from "../../adapters/payments/payments";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";
import { type FakePayments, fakePayments } from "../../testing/fake-payments";
import { type MovableClock, movableClock } from "../../testing/movable-clock";

const began = "2026-03-02T09:00:00Z";
const day = 24 * 60 * 60 * 1000;
const mum = "mum@example.org";
const dad = "dad@example.org";
let clock: MovableClock;
let provider: FakePayments;
let app: TestApp;
let mia: TestUser;

beforeAll(async () => {
  clock = movableClock(began);
  provider = fakePayments();
  app = await buildTestApp({ clock, config: { plans: true }, payments: provider.payments });
});
beforeEach(async () => {
  clock.set(began);
  Object.assign(provider, {
    isAway: false,
    subscriptions: [],
    invoices: [],
    cancelled: [],
    refunds: [],
    checkouts: [],
    portals: [],
    closed: [],
    customers: 0,
    beforeAnswer: () => Promise.resolve(),
  });
  mia = await app.signIn({ name: "Mia Long", ageBand: "AGE_13_TO_17", email: "mia@example.org" });
});
afterEach(() => app.empty());
afterAll(() => app.close());

const ask = (email = mum, as = mia, planType: "CORE" | "PREMIUM" = "CORE") =>
  app.call("POST /api/plans/parent-link", { body: { planType, email } }, { as });
const mails = () => app.db.selectFrom("mail").selectAll().orderBy("seq").execute();
/** The secret in the latest mail to somebody, as its reader has it. */
async function tokenOf(to = mum): Promise<string> {
  const sent = (await mails()).filter((mail) => mail.to_address === to);
  const tokens = sent.flatMap(
    ({ text }) => /\/plan-for-child#([\w-]+)/.exec(text ?? "")?.[1] ?? [],
  );
  return tokens.at(-1)!;
}
const by = (token: string) => ({ body: { token } });
const read = (token: string) => app.call("POST /api/plan-for-child/read", by(token));
const checkout = (token: string) => app.call("POST /api/plan-for-child/checkout", by(token));
const portal = (token: string) => app.call("POST /api/plan-for-child/portal", by(token));
const moneyBack = (token: string) => app.call("POST /api/plan-for-child/money-back", by(token));
const planOf = async (as = mia) =>
  (await app.call("GET /api/stripe/subscription/{userId}", { params: { userId: as.id } }, { as }))
    .body;
const customerOf = (email = mum, as = mia) => `cus_${as.id}_of_${email}`;
let events = 0;
const tell = (type: string, more: { objectId?: string; customerId?: string } = {}) =>
  app.send({
    method: "POST",
    url: "/api/stripe/webhook",
    headers: { "stripe-signature": "right", "content-type": "application/json" },
    payload: JSON.stringify({
      id: `evt_parents_${++events}`,
      type,
      createdAt: began,
      customerId: customerOf(),
      objectId: null,
      ...more,
    }),
  });
const core = (more: Partial<PaidSubscription> = {}): PaidSubscription => ({
  id: "sub_1",
  customerId: customerOf(),
  email: mum,
  plan: "CORE",
  status: "active",
  startedAt: new Date(began),
  endedAt: null,
  periodStart: new Date(began),
  periodEnd: new Date("2026-04-02T09:00:00Z"),
  cancelAt: null,
  nextPlan: null,
  ...more,
});
const invoice = (more: Partial<FakePayments["invoices"][number]> = {}) => ({
  id: "in_1",
  number: "A-1",
  createdAt: new Date(began),
  amount: 1499,
  refunded: 0,
  currency: "gbp",
  status: "paid",
  url: "https://pay.test/invoice",
  subscriptionId: "sub_1",
  customerId: customerOf(),
  email: mum,
  ...more,
});
/** Mia has asked, and her mother has paid by the link, which it answers. */
async function paidByMum(): Promise<string> {
  await ask();
  const token = await tokenOf();
  expect((await checkout(token)).status).toBe(200);
  provider.subscriptions = [core()];
  provider.invoices = [invoice()];
  await tell("invoice.paid", { objectId: "in_1" });
  return token;
}

describe("the link to a parent", () => {
  test("goes to the address that the learner gives, with the first name, the plan and its price", async () => {
    expect((await ask()).body).toEqual({ sentTo: mum });
    const [mail] = await mails();
    expect(mail).toMatchObject({
      to_address: mum,
      kind: "plan-for-child",
      account_id: null,
      about_id: mia.id,
      subject: "Mia asks you for a plan",
    });
    expect(mail!.text).toContain("Core costs £14.99 a month");
    expect(mail!.text).not.toContain("Long");
  });

  test.each([
    ["who has not said their age", { ageBand: "UNKNOWN" }, "choice-needed"],
    ["who is grown up, and buys alone", { ageBand: "ADULT" }, "conflict"],
    ["who is a teacher", { ageBand: "ADULT", role: "TEACHER" }, "forbidden"],
  ] as const)("is refused to somebody %s", async (_, traits, code) => {
    const somebody = await app.signIn({ ...traits, email: "somebody@example.org" });
    expect((await ask(mum, somebody)).code).toBe(code);
    expect(await mails()).toEqual([]);
  });

  test.each(["mia@example.org", "MIA+mum@example.org"])(
    "does not go to the learner's own mailbox: %s",
    async (own) => {
      expect((await ask(own)).code).toBe("conflict");
      expect(await mails()).toEqual([]);
    },
  );

  test("is sent three times a day, and three times to one mailbox whoever asks", async () => {
    for (const to of [mum, dad, mum]) expect((await ask(to)).status).toBe(200);
    expect((await ask(dad)).code).toBe("conflict");
    const tom = await app.signIn({ ageBand: "UNDER_13", email: "tom@example.org" });
    expect((await ask("mum+1@example.org", tom)).status).toBe(200);
    expect((await ask(mum, tom)).code).toBe("conflict");
    expect(await mails()).toHaveLength(4);
    clock.set("2026-03-03T09:00:01Z");
    expect((await ask(dad)).status).toBe(200);
  });

  test("is not sent for a plan that the learner has", async () => {
    await paidByMum();
    expect((await ask(dad)).code).toBe("conflict");
    expect((await ask(mum, mia, "PREMIUM")).status).toBe(200);
  });

  test("needs a session, and an address and a plan that are ones", async () => {
    const body = { planType: "CORE", email: mum } as const;
    expect((await app.call("POST /api/plans/parent-link", { body })).code).toBe("not-signed-in");
    expect((await ask("no address")).code).toBe("invalid-input");
    expect((await ask(mum, mia, "ENTERPRISE" as never)).code).toBe("invalid-input");
  });

  test("says so where nothing is sold", async () => {
    const free = await buildTestApp({ config: { plans: false } });
    const kim = await free.signIn({ ageBand: "AGE_13_TO_17" });
    const body = { planType: "CORE", email: mum } as const;
    expect((await free.call("POST /api/plans/parent-link", { body }, { as: kim })).code).toBe(
      "conflict",
    );
    await free.close();
  });
});

describe("a parent without an account", () => {
  test("reads whose plan it is, by the first name, and which", async () => {
    await ask();
    expect((await read(await tokenOf())).body).toEqual({
      childName: "Mia",
      school: expect.any(String),
      planType: "CORE",
      state: "ASKED",
      subscription: null,
    });
    const guest = await app.signIn({ ageBand: "AGE_13_TO_17" });
    await ask(dad, guest);
    expect((await read(await tokenOf(dad))).body.childName).toBe("your child");
  });

  test("goes to the checkout as a customer of their own, and comes back to this page", async () => {
    await ask();
    expect((await checkout(await tokenOf())).body.url).toBe("https://pay.test/checkout");
    expect(provider.checkouts).toEqual([{ customerId: customerOf(), plan: "CORE" }]);
    expect((await planOf()).planType).toBe("FREEMIUM");
  });

  test("pays, and the learner has the plan, which a parent pays", async () => {
    const token = await paidByMum();
    expect(await planOf()).toMatchObject({
      planType: "CORE",
      paidBy: "parent",
      moneyBackUntil: null,
    });
    expect((await read(token)).body).toMatchObject({
      state: "PAID",
      subscription: { planType: "CORE", moneyBackUntil: "2026-03-09T09:00:00.000Z" },
    });
    expect((await checkout(token)).code).toBe("conflict");
    expect((await portal(token)).body.url).toBe("https://pay.test/portal");
    expect(provider.portals).toEqual([{ customerId: customerOf() }]);
  });

  test("has the receipt, with a link that works; the learner reads that it was sent, and not what it says", async () => {
    await paidByMum();
    const receipt = (await mails()).at(-1)!;
    expect(receipt).toMatchObject({
      kind: "receipt",
      to_address: mum,
      account_id: null,
      about_id: mia.id,
    });
    expect((await read(await tokenOf())).body.state).toBe("PAID");
    const params = { userId: mia.id };
    const exported = await app.call("GET /api/account/{userId}/export", { params }, { as: mia });
    const { payment_customer: customers, mail } = exported.body.tables;
    expect(mail!.map(({ kind }) => kind)).toEqual(["plan-for-child", "receipt"]);
    for (const each of mail!) expect(each).not.toHaveProperty("text");
    expect(customers).toHaveLength(1);
    expect(customers![0]).not.toHaveProperty("payer_email");
  });

  test("keeps card, invoices and money to themselves", async () => {
    await paidByMum();
    const as = { as: mia };
    const opened = await app.call(
      "POST /api/stripe/create-portal-session",
      { body: { returnUrl: "/me" } },
      as,
    );
    expect(opened.code).toBe("forbidden");
    const list = { params: { userId: mia.id } };
    expect((await app.call("GET /api/stripe/invoices/{userId}", list, as)).body).toEqual([]);
    expect((await app.call("POST /api/stripe/money-back", {}, as)).code).toBe("not-found");
    expect(provider.refunds).toEqual([]);
  });

  test("changes to the plan that the child asks for, on the provider's page", async () => {
    await paidByMum();
    await ask(mum, mia, "PREMIUM");
    expect((await checkout(await tokenOf())).body.url).toBe("https://pay.test/portal");
    expect(provider.portals).toEqual([
      { customerId: customerOf(), change: { subscriptionId: "sub_1", plan: "PREMIUM" } },
    ]);
  });

  test("has the money back in the first seven days, once, and the plan and the link end", async () => {
    const token = await paidByMum();
    clock.set(new Date(Date.parse(began) + 7 * day - 1000).toISOString());
    expect((await moneyBack(token)).body).toEqual({ refunded: 1499, currency: "gbp" });
    expect((await planOf()).planType).toBe("FREEMIUM");
    expect((await mails()).at(-1)).toMatchObject({ kind: "money-back", to_address: mum });
    expect((await moneyBack(token)).code).toBe("link-expired");
    expect(provider.refunds).toHaveLength(1);
  });

  test("has no money back later", async () => {
    const token = await paidByMum();
    clock.set(new Date(Date.parse(began) + 7 * day).toISOString());
    expect((await moneyBack(token)).code).toBe("conflict");
  });

  test("is told of a payment that failed, with the link to the card", async () => {
    await paidByMum();
    const periodStart = new Date("2026-04-02T09:00:00Z");
    clock.set(periodStart.toISOString());
    provider.subscriptions = [core({ status: "past_due", periodStart })];
    provider.invoices = [invoice({ id: "in_2", status: "open" }), ...provider.invoices];
    await tell("invoice.payment_failed", { objectId: "in_2" });
    expect((await mails()).at(-1)).toMatchObject({ kind: "payment-failed", to_address: mum });
    expect((await portal(await tokenOf())).status).toBe(200);
  });
});

describe("a parent's link", () => {
  test("that was never given out, or whose time is over, is dead", async () => {
    await ask();
    const token = await tokenOf();
    expect((await read("no-such-link")).code).toBe("link-expired");
    clock.set(new Date(Date.parse(began) + 14 * day + 1).toISOString());
    for (const call of [read, checkout, portal, moneyBack])
      expect((await call(token)).code).toBe("link-expired");
    expect(provider.checkouts).toEqual([]);
  });

  test("works for as long as the plan runs that was bought by it, and no longer", async () => {
    const token = await paidByMum();
    clock.set("2027-03-02T09:00:00Z");
    provider.subscriptions = [core({ periodStart: new Date("2027-03-02T09:00:00Z") })];
    await tell("customer.subscription.updated");
    expect((await read(token)).body.state).toBe("PAID");
    provider.subscriptions = [core({ status: "canceled" })];
    await tell("customer.subscription.deleted");
    expect((await read(token)).code).toBe("link-expired");
    expect((await mails()).at(-1)).toMatchObject({ kind: "plan-ended", to_address: mum });
  });

  test("of one parent shows nothing of another's payment, and takes no second one", async () => {
    await ask(dad);
    await paidByMum();
    const token = await tokenOf(dad);
    expect((await read(token)).body).toMatchObject({ state: "NOT_NEEDED", subscription: null });
    expect((await checkout(token)).code).toBe("conflict");
    expect((await portal(token)).code).toBe("conflict");
    expect((await moneyBack(token)).code).toBe("not-found");
    expect(provider.refunds).toEqual([]);
  });

  test("of another parent changes nothing where the first one's checkout cannot be ended", async () => {
    await ask(dad);
    await ask(mum);
    await checkout(await tokenOf(mum));
    const away = new PaymentsError("StripeConnectionError", true);
    vi.spyOn(provider.payments, "closeCheckouts").mockRejectedValueOnce(away);
    expect((await checkout(await tokenOf(dad))).status).toBe(503);
    const payer = app.db.selectFrom("payment_customer").select("payer_email");
    expect(await payer.execute()).toEqual([{ payer_email: mum }]);
    expect((await checkout(await tokenOf(dad))).status).toBe(200);
    expect(provider.closed).toContain(customerOf(mum));
  });

  test("of another parent pays nothing where the first one has paid, and it was not told yet", async () => {
    await ask(mum);
    await checkout(await tokenOf(mum));
    await ask(dad);
    provider.subscriptions = [core()];
    provider.invoices = [invoice()];
    expect((await checkout(await tokenOf(dad))).code).toBe("conflict");
    expect((await planOf()).planType).toBe("CORE");
    expect(provider.cancelled).toEqual([]);
  });

  test("is sent to one mailbox three times a day, also by many children at once", async () => {
    const children = await Promise.all(
      Array.from({ length: 8 }, () => app.signIn({ ageBand: "AGE_13_TO_17" })),
    );
    const asked = await Promise.all(children.map((child) => ask(mum, child)));
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(3);
  });

  test.each([
    ["Zoë Ann", "Zoë"],
    ["O’Neil", "O’Neil"],
    ["Call0900123456", "your child"],
    ["Ann_Smith_call_me", "your child"],
    ["Urgent!!!", "your child"],
    ["Aveverylongnamethatisamessage", "your child"],
  ])("says of a child who is named %j no more than a first name: %s", async (name, said) => {
    await app.db.updateTable("account").set({ name }).where("id", "=", mia.id).execute();
    await ask();
    expect((await read(await tokenOf())).body.childName).toBe(said);
  });

  test("is not sent for a plan that is less than the one that is there", async () => {
    await ask(mum, mia, "PREMIUM");
    await checkout(await tokenOf(mum));
    provider.subscriptions = [core({ plan: "PREMIUM" })];
    await tell("customer.subscription.created");
    expect((await ask(dad)).code).toBe("conflict");
  });

  test("leads who has cancelled to where the plan goes on", async () => {
    const token = await paidByMum();
    provider.subscriptions = [core({ cancelAt: new Date("2026-04-02T09:00:00Z") })];
    expect((await checkout(token)).body.url).toBe("https://pay.test/portal");
  });

  test("of the parent who goes to pay last ends the other's open checkout", async () => {
    await ask(dad);
    await ask(mum);
    await checkout(await tokenOf(dad));
    await checkout(await tokenOf(mum));
    expect(provider.checkouts.map(({ customerId }) => customerId)).toEqual([
      customerOf(dad),
      customerOf(mum),
    ]);
    expect(new Set(provider.closed)).toEqual(new Set([customerOf(dad)]));
    const customers = app.db.selectFrom("payment_customer").select(["customer_id", "account_id"]);
    expect(await customers.orderBy("account_id").execute()).toEqual([
      { customer_id: customerOf(mum), account_id: mia.id },
      { customer_id: customerOf(dad), account_id: null },
    ]);
  });

  test("and a first parent who comes back after the second still pays as themselves", async () => {
    await ask(dad);
    await ask(mum);
    for (const to of [dad, mum, dad]) expect((await checkout(await tokenOf(to))).status).toBe(200);
    expect(provider.checkouts.at(-1)).toEqual({ customerId: customerOf(dad), plan: "CORE" });
  });

  test("is dead when the account is erased, and the parent's address is gone", async () => {
    const token = await paidByMum();
    const params = { userId: mia.id };
    const body = { password: "correct horse battery" };
    await app.call("POST /api/account/{userId}/erase", { params, body }, { as: mia });
    expect((await read(token)).code).toBe("link-expired");
    const left = await app.db.selectFrom("payment_customer").selectAll().execute();
    expect(left).toMatchObject([{ account_id: null, payer_email: null }]);
  });

  test("opens nothing as a link of another kind", async () => {
    await ask();
    const token = await tokenOf();
    expect((await app.call("POST /api/consent/read", { body: { token } })).code).toBe("not-found");
    expect((await app.call("POST /api/claim-account/read", { body: { token } })).code).toBe(
      "link-expired",
    );
  });
});

test("who is grown up by now buys as another customer than the parent, once the parent's plan is over", async () => {
  await paidByMum();
  await app.db.updateTable("account").set({ age_band: "ADULT" }).where("id", "=", mia.id).execute();
  const buy = () =>
    app.call(
      "POST /api/stripe/create-checkout-session",
      { body: { planType: "PREMIUM", successUrl: "/me", cancelUrl: "/pricing" } },
      { as: mia },
    );
  expect((await buy()).code).toBe("forbidden");
  provider.subscriptions = [];
  await tell("customer.subscription.deleted");
  expect((await buy()).status).toBe(200);
  expect(provider.checkouts.at(-1)).toEqual({ customerId: `cus_${mia.id}`, plan: "PREMIUM" });
});
