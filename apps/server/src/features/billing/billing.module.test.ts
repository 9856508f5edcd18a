import { sql } from "kysely";
import { inTransaction } from "../../db/transaction";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type PaidSubscription, PaymentsError } from "../../adapters/payments/payments";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";
import { makeClass } from "../../testing/factories";
import { type FakePayments, fakePayments } from "../../testing/fake-payments";
import { type MovableClock, movableClock } from "../../testing/movable-clock";

let clock: MovableClock;
let provider: FakePayments;
let app: TestApp;
let ana: TestUser;
const began = "2026-03-02T09:00:00Z";
const day = 24 * 60 * 60 * 1000;

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
    events: [],
    gone: new Set(),
    closed: [],
    cancelled: [],
    refunds: [],
    checkouts: [],
    portals: [],
    customers: 0,
    beforeAnswer: () => Promise.resolve(),
  });
  ana = await app.signIn({ ageBand: "ADULT", email: "ana@example.org" });
});
afterEach(() => app.empty());
afterAll(() => app.close());

const buy = (as: TestUser, planType: "CORE" | "PREMIUM" = "CORE", more: object = {}) =>
  app.call(
    "POST /api/stripe/create-checkout-session",
    { body: { planType, successUrl: "/student-dashboard", cancelUrl: "/pricing", ...more } },
    { as },
  );
const planOf = async (as: TestUser) =>
  (await app.call("GET /api/stripe/subscription/{userId}", { params: { userId: as.id } }, { as }))
    .body;
let events = 0;
const tell = (
  type: string,
  more: { objectId?: string; id?: string; customerId?: string; createdAt?: string } = {},
) =>
  app.send({
    method: "POST",
    url: "/api/stripe/webhook",
    headers: { "stripe-signature": "right", "content-type": "application/json" },
    payload: JSON.stringify({
      id: `evt_${++events}`,
      type,
      createdAt: began,
      customerId: `cus_${ana.id}`,
      objectId: null,
      ...more,
    }),
  });
const core = (more: Partial<PaidSubscription> = {}): PaidSubscription => ({
  id: "sub_1",
  customerId: `cus_${ana.id}`,
  email: "ana@example.org",
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
  url: null,
  subscriptionId: "sub_1",
  customerId: `cus_${ana.id}`,
  email: "ana@example.org",
  ...more,
});
/** Ana has paid, and the provider has told of it. */
async function paid(more: Partial<PaidSubscription> = {}) {
  await buy(ana);
  provider.subscriptions = [core(more)];
  provider.invoices = [invoice()];
  await tell("invoice.paid", { objectId: "in_1" });
}
/** All jobs, also those that wait for a while. */
async function doJobs() {
  await sql`update pgboss.job set start_after = start_after - interval '1 hour'`.execute(app.db);
  await app.jobs.runWaiting();
}
async function reconcile() {
  await inTransaction(app.db, (tx) => app.jobs.enqueue(tx, "reconcile-payments", {}));
  await doJobs();
}
const mails = async () =>
  (await app.db.selectFrom("mail").select("kind").orderBy("seq").execute()).map(({ kind }) => kind);

describe("a plan", () => {
  test("changes when the provider says so, and not when the checkout is begun or its success page is opened", async () => {
    const { body } = await buy(ana);
    expect(body.url).toBe("https://pay.test/checkout");
    expect((await planOf(ana)).planType).toBe("FREEMIUM");
    provider.subscriptions = [core()];
    expect((await planOf(ana)).planType).toBe("FREEMIUM");
    expect((await tell("customer.subscription.created")).statusCode).toBe(200);
    expect(await planOf(ana)).toEqual({
      planType: "CORE",
      status: "active",
      paidBy: "card",
      cardPlan: null,
      renewsAt: "2026-04-02T09:00:00.000Z",
      endsAt: null,
      nextPlan: null,
      graceUntil: null,
      moneyBackUntil: "2026-03-09T09:00:00.000Z",
    });
  });

  test("is what the provider has now, in whatever order its events come, and however late", async () => {
    await buy(ana);
    provider.subscriptions = [core({ plan: "PREMIUM" })];
    clock.set("2026-03-04T09:00:00Z");
    await tell("customer.subscription.deleted");
    await tell("customer.subscription.created");
    expect((await planOf(ana)).planType).toBe("PREMIUM");
  });

  test("is not put back by an answer that was on its way when a newer one was written", async () => {
    await buy(ana);
    provider.subscriptions = [core()];
    let isFirst = true;
    provider.beforeAnswer = async () => {
      if (!isFirst) return;
      isFirst = false;
      provider.subscriptions = [core({ plan: "PREMIUM" })];
      await tell("customer.subscription.updated");
    };
    await tell("customer.subscription.created");
    expect((await planOf(ana)).planType).toBe("PREMIUM");
  });

  test("ends with its subscription, and what the school gave is had again", async () => {
    await app.db
      .insertInto("subscription")
      .values({ account_id: ana.id, plan_type: "CORE", status: "active" })
      .execute();
    await buy(ana, "PREMIUM");
    provider.subscriptions = [core({ plan: "PREMIUM" })];
    await tell("customer.subscription.created");
    expect(await planOf(ana)).toMatchObject({ planType: "PREMIUM", paidBy: "card" });
    provider.subscriptions = [core({ plan: "PREMIUM", status: "canceled" })];
    await tell("customer.subscription.deleted");
    expect(await planOf(ana)).toMatchObject({ planType: "CORE", paidBy: "school" });
    expect(await mails()).toEqual(["plan-ended"]);
  });

  test("is kept for seven days after a renewal failed, as past_due, and no longer", async () => {
    await paid();
    provider.subscriptions = [
      core({ status: "past_due", periodStart: new Date("2026-04-02T09:00:00Z") }),
    ];
    provider.invoices = [invoice({ id: "in_2", status: "open" }), ...provider.invoices];
    clock.set("2026-04-02T09:00:00Z");
    await tell("invoice.payment_failed", { objectId: "in_2" });
    expect(await planOf(ana)).toMatchObject({
      planType: "CORE",
      status: "past_due",
      graceUntil: "2026-04-09T09:00:00.000Z",
    });
    expect(await mails()).toEqual(["receipt", "payment-failed"]);
    const lesson = () =>
      app.call(
        "GET /api/lessons/{id}",
        { params: { id: "c2-lesson-1" }, query: { userId: ana.id } },
        { as: ana },
      );
    expect((await lesson()).status).toBe(200);
    clock.set("2026-04-09T09:00:01Z");
    expect((await lesson()).code).toBe("plan-required");
    // The daily look ends it at the provider too.
    await reconcile();
    expect(provider.cancelled).toEqual(["sub_1"]);
    expect((await planOf(ana)).planType).toBe("FREEMIUM");
  });
});

describe("an event", () => {
  test.each([
    ["without a signature", {}],
    ["with a forged one", { "stripe-signature": "wrong" }],
  ])("%s is refused and changes nothing", async (_, headers) => {
    await buy(ana);
    provider.subscriptions = [core()];
    const answer = await app.send({
      method: "POST",
      url: "/api/stripe/webhook",
      headers: { "content-type": "application/json", ...headers },
      payload: JSON.stringify({ id: "evt_x", type: "invoice.paid", customerId: `cus_${ana.id}` }),
    });
    expect(answer.statusCode).toBe(400);
    expect((await planOf(ana)).planType).toBe("FREEMIUM");
    expect(await app.db.selectFrom("payment_event").selectAll().execute()).toEqual([]);
  });

  test("that comes again, also at the same time, is acted upon once", async () => {
    await buy(ana);
    provider.subscriptions = [core()];
    provider.invoices = [invoice()];
    const again = () => tell("invoice.paid", { id: "evt_same", objectId: "in_1" });
    const answers = await Promise.all([again(), again(), again()]);
    await again();
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await mails()).toEqual(["receipt"]);
  });

  test("is kept while the provider is away, and acted upon later", async () => {
    await buy(ana);
    provider.subscriptions = [core()];
    provider.isAway = true;
    expect((await tell("customer.subscription.created")).statusCode).toBe(200);
    expect((await planOf(ana)).planType).toBe("FREEMIUM");
    provider.isAway = false;
    clock.set("2026-03-02T10:00:00Z");
    await doJobs();
    expect((await planOf(ana)).planType).toBe("CORE");
  });

  test("of a customer who is none of ours is taken and forgotten", async () => {
    expect(
      (await tell("invoice.paid", { customerId: "cus_other", objectId: null! })).statusCode,
    ).toBe(200);
  });

  test.each(["charge.refunded", "charge.dispute.created"])(
    "%s of what was paid last ends the plan",
    async (type) => {
      await paid();
      provider.invoices = [invoice({ refunded: type === "charge.refunded" ? 1499 : 0 })];
      // A dispute names no customer.
      await tell(type, { objectId: "ch_in_1", customerId: null! });
      expect(provider.cancelled).toEqual(["sub_1"]);
      expect((await planOf(ana)).planType).toBe("FREEMIUM");
    },
  );

  test("that is no reason to look is taken, and nothing is asked or kept", async () => {
    await buy(ana);
    provider.subscriptions = [core()];
    expect((await tell("payment_method.attached")).statusCode).toBe(200);
    expect(await app.db.selectFrom("payment_event").selectAll().execute()).toEqual([]);
    expect((await planOf(ana)).planType).toBe("FREEMIUM");
  });

  test("that gives back a part leaves the plan", async () => {
    await paid();
    provider.invoices = [invoice({ refunded: 500 })];
    await tell("charge.refunded", { objectId: "ch_in_1" });
    expect((await planOf(ana)).planType).toBe("CORE");
  });
});

describe("the checkout", () => {
  test("is the same customer's in two tabs", async () => {
    await Promise.all([buy(ana), buy(ana)]);
    expect(new Set(provider.checkouts.map(({ customerId }) => customerId)).size).toBe(1);
  });

  test("of who paid in both tabs leaves one subscription, and gives the other's money back", async () => {
    await buy(ana);
    provider.subscriptions = [
      core(),
      core({ id: "sub_2", startedAt: new Date(Date.parse(began) + 1000) }),
    ];
    provider.invoices = [invoice(), invoice({ id: "in_2", subscriptionId: "sub_2" })];
    await tell("customer.subscription.created");
    expect(provider.cancelled).toEqual(["sub_2"]);
    expect(provider.refunds.map(({ invoiceId }) => invoiceId)).toEqual(["in_2"]);
    expect((await planOf(ana)).planType).toBe("CORE");
  });

  test.each(["CORE", "PREMIUM"] as const)(
    "of who paid in both tabs takes nobody's money back away, also where %s was the second",
    async (plan) => {
      await buy(ana);
      const second = new Date(Date.parse(began) + 60_000);
      provider.subscriptions = [core({ id: "sub_2", plan, startedAt: second }), core()];
      provider.invoices = [invoice(), invoice({ id: "in_2", subscriptionId: "sub_2" })];
      await tell("customer.subscription.created");
      const { body } = await app.call("POST /api/stripe/money-back", {}, { as: ana });
      expect(body).toEqual({ refunded: 1499, currency: "gbp" });
      expect(provider.refunds.map(({ invoiceId }) => invoiceId).toSorted()).toEqual([
        "in_1",
        "in_2",
      ]);
      expect(provider.cancelled.toSorted()).toEqual(["sub_1", "sub_2"]);
    },
  );

  test("of who had a plan before gives no money back for the one after", async () => {
    await buy(ana);
    const before = { startedAt: new Date("2026-03-01T09:00:00Z"), endedAt: new Date(began) };
    provider.subscriptions = [core(), core({ id: "sub_0", status: "canceled", ...before })];
    await tell("customer.subscription.created");
    expect((await planOf(ana)).moneyBackUntil).toBeNull();
  });

  test("is open to who had a plan that ended, though no event told of the end", async () => {
    await paid();
    provider.subscriptions = [];
    expect((await buy(ana)).body.url).toBe("https://pay.test/checkout");
  });

  test("keeps to what is known where the provider does not answer", async () => {
    await paid();
    provider.isAway = true;
    expect((await buy(ana)).code).toBe("conflict");
  });

  test("of two plans that ran beside each other for months gives back each payment of those months", async () => {
    await buy(ana);
    const month = (number: string) => new Date(`2026-${number}-02T09:00:00Z`);
    provider.subscriptions = [
      core({ startedAt: month("01") }),
      core({ id: "sub_2", plan: "PREMIUM", startedAt: month("02") }),
    ];
    provider.invoices = [
      invoice({ id: "in_4", createdAt: month("03") }),
      invoice({ id: "in_3", createdAt: month("02") }),
      invoice({ id: "in_2", createdAt: month("02"), subscriptionId: "sub_2" }),
      invoice({ id: "in_1", createdAt: month("01") }),
    ];
    await tell("customer.subscription.created");
    expect(provider.cancelled).toEqual(["sub_1"]);
    expect(provider.refunds.map(({ invoiceId }) => invoiceId)).toEqual(["in_4", "in_3"]);
  });

  test("of another plan changes the subscription that is there, on the provider's page", async () => {
    await paid();
    const { body } = await buy(ana, "PREMIUM");
    expect(body.url).toBe("https://pay.test/portal");
    expect(provider.portals).toEqual([
      { customerId: `cus_${ana.id}`, change: { subscriptionId: "sub_1", plan: "PREMIUM" } },
    ]);
    expect((await buy(ana, "CORE")).code).toBe("conflict");
  });

  test.each([
    ["whose age is not known", "UNKNOWN", "choice-needed"],
    ["of 14", "AGE_13_TO_17", "parent-needed"],
    ["of 12", "UNDER_13", "parent-needed"],
  ] as const)("is refused to somebody %s", async (_, ageBand, code) => {
    const kim = await app.signIn({ ageBand });
    expect((await buy(kim)).code).toBe(code);
    expect(provider.customers).toBe(0);
  });

  test.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
    "https://user@localhost/",
  ])("sends nobody to %j", async (successUrl) => {
    expect((await buy(ana, "CORE", { successUrl })).code).toBe("invalid-input");
  });

  test("takes no price, and no plan that is not sold", async () => {
    const payload = { planType: "CORE", price: 1, successUrl: "/a", cancelUrl: "/b" };
    const answer = await app.send(
      {
        method: "POST",
        url: "/api/stripe/create-checkout-session",
        payload: { ...payload, planType: "ENTERPRISE" },
      },
      ana,
    );
    expect(answer.statusCode).toBe(400);
    expect(provider.checkouts).toEqual([]);
  });

  test("says so where the provider is away, and nothing is charged", async () => {
    provider.isAway = true;
    const refused = await buy(ana);
    expect([refused.status, refused.code]).toEqual([503, "unavailable"]);
    expect(refused.text).toContain("nothing was charged");
  });
});

describe("the money back", () => {
  const ask = (as = ana) => app.call("POST /api/stripe/money-back", {}, { as });

  test("is given in the first seven days of a first subscription, and the plan ends", async () => {
    await paid();
    clock.set(new Date(Date.parse(began) + 7 * day - 1000).toISOString());
    expect((await ask()).body).toEqual({ refunded: 1499, currency: "gbp" });
    expect(provider.refunds).toEqual([{ invoiceId: "in_1", cause: "money-back-in_1" }]);
    expect((await planOf(ana)).planType).toBe("FREEMIUM");
    expect(await mails()).toEqual(["receipt", "money-back"]);
  });

  test("is given once a person, however often and fast it is asked for", async () => {
    await paid();
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(provider.refunds).toHaveLength(1);
    await buy(ana);
    provider.subscriptions = [...provider.subscriptions, core({ id: "sub_2" })];
    await tell("customer.subscription.created");
    expect((await planOf(ana)).moneyBackUntil).toBeNull();
    expect((await ask()).code).toBe("conflict");
  });

  test("is given once to who begins other accounts with the same mailbox, at the same time or after the first was erased", async () => {
    const people = await Promise.all(
      ["eve@example.org", "EVE@example.org", "eve+1@example.org"].map(async (email) => {
        const who = await app.signIn({ ageBand: "ADULT" });
        await buy(who);
        const customerId = `cus_${who.id}`;
        const id = `sub_${who.id}`;
        provider.subscriptions = [...provider.subscriptions, core({ id, customerId, email })];
        const more = { id: `in_${who.id}`, subscriptionId: id, customerId, email };
        provider.invoices = [...provider.invoices, invoice(more)];
        await tell("customer.subscription.created", { customerId });
        return who;
      }),
    );
    const [first, ...others] = people;
    const answers = await Promise.all(others.map((who) => ask(who)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const who of others) {
      const params = { userId: who.id };
      await app.call("POST /api/account/{userId}/erase", { params, body: {} }, { as: who });
    }
    expect((await ask(first)).text).toContain("once a person");
    expect(provider.refunds).toHaveLength(1);
  });

  test("is that of the subscription that was paid, where an attempt before it failed", async () => {
    await paid();
    const failed = { status: "incomplete_expired", startedAt: new Date("2026-03-01T09:00:00Z") };
    provider.subscriptions = [core(), core({ id: "sub_0", ...failed })];
    await tell("customer.subscription.updated");
    expect((await ask()).body).toEqual({ refunded: 1499, currency: "gbp" });
    expect(provider.refunds).toEqual([{ invoiceId: "in_1", cause: "money-back-in_1" }]);
    expect(provider.cancelled).toEqual(["sub_1"]);
  });

  test("is not given later, nor after a renewal, nor to who paid nothing", async () => {
    expect((await ask()).code).toBe("not-found");
    await paid();
    clock.set(new Date(Date.parse(began) + 7 * day).toISOString());
    expect((await ask()).code).toBe("conflict");
    expect(provider.refunds).toEqual([]);
  });

  test("is that of the first plan that was paid, not of one that never was", async () => {
    await paid();
    const never = { id: "sub_0", status: "incomplete_expired", startedAt: new Date(0) };
    provider.subscriptions = [...provider.subscriptions, core(never)];
    expect((await ask()).body).toEqual({ refunded: 1499, currency: "gbp" });
    expect(provider.cancelled).toEqual(["sub_1"]);
    expect(provider.refunds).toHaveLength(1);
  });

  test("is given by a job where the provider went away in the middle", async () => {
    await paid();
    const away = new PaymentsError("StripeConnectionError", true);
    vi.spyOn(provider.payments, "refund").mockRejectedValueOnce(away);
    expect((await ask()).status).toBe(200);
    expect(provider.refunds).toEqual([]);
    clock.set("2026-03-02T10:00:00Z");
    await doJobs();
    expect(provider.refunds).toHaveLength(1);
    expect((await planOf(ana)).planType).toBe("FREEMIUM");
  });
});

describe("the daily look", () => {
  test("finds what no event told", async () => {
    await buy(ana);
    provider.subscriptions = [core()];
    await reconcile();
    expect((await planOf(ana)).planType).toBe("CORE");
    provider.subscriptions = [];
    await reconcile();
    expect((await planOf(ana)).planType).toBe("FREEMIUM");
  });

  test("ends no plan that was paid late, though no event told of it", async () => {
    await paid();
    const late = { status: "past_due", periodStart: new Date("2026-04-02T09:00:00Z") };
    provider.subscriptions = [core(late)];
    clock.set("2026-04-02T09:00:00Z");
    await tell("customer.subscription.updated");
    provider.subscriptions = [core({ ...late, status: "active" })];
    clock.set("2026-04-10T09:00:00Z");
    await reconcile();
    expect(provider.cancelled).toEqual([]);
    expect(await planOf(ana)).toMatchObject({ planType: "CORE", status: "active" });
  });

  test("finds a change that was to come and comes no more", async () => {
    await paid({ plan: "PREMIUM", nextPlan: "CORE" });
    expect((await planOf(ana)).nextPlan).toBe("CORE");
    provider.subscriptions = [core({ plan: "PREMIUM" })];
    await reconcile();
    expect((await planOf(ana)).nextPlan).toBeNull();
  });

  test.each([
    ["charge.refunded", 1499, ["receipt", "plan-ended", "money-back"]],
    ["charge.dispute.created", 0, ["receipt", "plan-ended"]],
  ])("acts upon a %s that never came, once", async (type, refunded, sent) => {
    await paid();
    provider.invoices = [invoice({ refunded })];
    const createdAt = new Date("2026-03-03T09:00:00Z");
    const about = { customerId: null, objectId: "ch_in_1" };
    provider.events = [{ id: "evt_lost", type, createdAt, ...about }];
    clock.set("2026-03-04T09:00:00Z");
    await reconcile();
    await reconcile();
    expect(provider.cancelled).toEqual(["sub_1"]);
    expect((await planOf(ana)).planType).toBe("FREEMIUM");
    expect(await mails()).toEqual(sent);
  });

  test("acts once upon an event that a test clock, which was moved on, calls new for months", async () => {
    await paid();
    const createdAt = "2026-07-02T09:00:00Z";
    const about = { type: "invoice.paid", customerId: `cus_${ana.id}`, objectId: "in_1" };
    await tell(about.type, { id: "evt_ahead", ...about, createdAt });
    expect(await mails()).toEqual(["receipt", "receipt"]);
    provider.events = [{ id: "evt_ahead", ...about, createdAt: new Date(createdAt) }];
    clock.set("2026-06-20T09:00:00Z");
    provider.subscriptions = [core({ periodEnd: new Date("2026-07-02T09:00:00Z") })];
    await reconcile();
    await reconcile();
    expect(await mails()).toEqual(["receipt", "receipt"]);
  });

  test("goes on where the provider does not say what happened", async () => {
    await buy(ana);
    provider.subscriptions = [core()];
    vi.spyOn(provider.payments, "eventsSince").mockImplementationOnce(() => {
      throw new PaymentsError("api_error", true);
    });
    await reconcile();
    expect((await planOf(ana)).planType).toBe("CORE");
  });

  test("ends what is paid for somebody who has gone, and gives back what was paid since", async () => {
    ana = await app.signIn({ ageBand: "ADULT" });
    await paid();
    const params = { userId: ana.id };
    await app.call("POST /api/account/{userId}/erase", { params, body: {} }, { as: ana });
    const since = new Date(Date.now() + 60_000);
    provider.invoices = [invoice({ id: "in_2", createdAt: since }), invoice()];
    await reconcile();
    expect(provider.cancelled).toEqual(["sub_1"]);
    expect(provider.refunds.map(({ invoiceId }) => invoiceId)).toEqual(["in_2"]);
    await tell("charge.refunded", { objectId: "ch_in_2" });
    expect((await mails()).at(-1)).toBe("money-back");
    await reconcile();
    expect(await app.db.selectFrom("payment_customer").selectAll().execute()).toHaveLength(1);
    await sql`update payment_customer set left_at = left_at - interval '2 days'`.execute(app.db);
    await reconcile();
    expect(await app.db.selectFrom("payment_customer").selectAll().execute()).toEqual([]);
  });

  test("ends and gives back what is paid on a checkout that was open when somebody went", async () => {
    ana = await app.signIn({ ageBand: "ADULT" });
    await buy(ana);
    const params = { userId: ana.id };
    await app.call("POST /api/account/{userId}/erase", { params, body: {} }, { as: ana });
    await reconcile();
    expect(provider.closed).toEqual([`cus_${ana.id}`]);
    provider.subscriptions = [core()];
    provider.invoices = [invoice({ createdAt: new Date(Date.now() + 60_000) })];
    await tell("invoice.paid", { objectId: "in_1" });
    expect(provider.cancelled).toEqual(["sub_1"]);
    expect(provider.refunds).toHaveLength(1);
  });

  test("gives a guest back what was paid and not yet told, who has come into an account that pays already", async () => {
    const credentials = { email: "eve@example.org", password: "a long password" };
    ana = await app.signIn({ ageBand: "ADULT", ...credentials });
    await paid();
    const guest = await app.signIn({ ageBand: "ADULT" });
    await buy(guest);
    const customerId = `cus_${guest.id}`;
    await app.call("POST /api/session/log-in", { body: credentials }, { as: guest });
    provider.subscriptions = [core(), core({ id: "sub_2", customerId })];
    const more = { subscriptionId: "sub_2", customerId, createdAt: new Date() };
    provider.invoices = [invoice(), invoice({ id: "in_3", ...more })];
    await tell("invoice.paid", { objectId: "in_3", customerId });
    expect(provider.cancelled).toEqual(["sub_2"]);
    expect(provider.refunds.map(({ invoiceId }) => invoiceId)).toEqual(["in_3"]);
  });

  test("gives a guest back what was paid last, who has come into an account that pays already", async () => {
    ana = await app.signIn({
      ageBand: "ADULT",
      email: "eve@example.org",
      password: "a long password",
    });
    await paid();
    const guest = await app.signIn({ ageBand: "ADULT" });
    await buy(guest);
    const customerId = `cus_${guest.id}`;
    provider.subscriptions = [core(), core({ id: "sub_2", customerId })];
    provider.invoices = [
      invoice(),
      invoice({ id: "in_3", subscriptionId: "sub_2", customerId }),
      invoice({
        id: "in_2",
        subscriptionId: "sub_2",
        customerId,
        createdAt: new Date("2026-02-02"),
      }),
    ];
    await tell("customer.subscription.created", { customerId });
    const credentials = { email: "eve@example.org", password: "a long password" };
    await app.call("POST /api/session/log-in", { body: credentials }, { as: guest });
    await reconcile();
    expect(provider.cancelled).toEqual(["sub_2"]);
    expect(provider.refunds.map(({ invoiceId }) => invoiceId)).toEqual(["in_3"]);
    expect((await planOf(ana)).planType).toBe("CORE");
  });
});

describe("a customer whom the provider knows no more", () => {
  test("has no plan, and becomes another one at the next checkout", async () => {
    await paid();
    provider.gone = new Set([`cus_${ana.id}`]);
    provider.subscriptions = [];
    await reconcile();
    expect((await planOf(ana)).planType).toBe("FREEMIUM");
    expect((await buy(ana)).body.url).toBe("https://pay.test/checkout");
    expect(provider.checkouts.at(-1)?.customerId).toBe(`cus_${ana.id}_again`);
  });

  test("takes no more money back as another one", async () => {
    await paid();
    await app.call("POST /api/stripe/money-back", {}, { as: ana });
    provider.gone = new Set([`cus_${ana.id}`]);
    await buy(ana);
    const customerId = `cus_${ana.id}_again`;
    provider.subscriptions = [core({ id: "sub_2", customerId })];
    await tell("customer.subscription.created", { customerId });
    expect(await planOf(ana)).toMatchObject({ planType: "CORE", moneyBackUntil: null });
  });
});

describe("a payment that is late", () => {
  const renewed = { periodStart: new Date("2026-04-02T09:00:00Z") };

  test("ends the plan when its days of grace are over, and a mail says so", async () => {
    await paid();
    provider.subscriptions = [core({ ...renewed, status: "past_due" })];
    clock.set("2026-04-02T09:00:00Z");
    await tell("customer.subscription.updated");
    clock.set("2026-04-09T08:59:00Z");
    await reconcile();
    expect(await planOf(ana)).toMatchObject({ planType: "CORE", status: "past_due" });
    clock.set("2026-04-09T09:00:00Z");
    expect((await planOf(ana)).planType).toBe("FREEMIUM");
    await reconcile();
    expect(provider.cancelled).toEqual(["sub_1"]);
    expect(await mails()).toEqual(["receipt", "plan-ended"]);
  });

  test("of an upgrade in the middle of a period is waited for as long, from when it is seen", async () => {
    await paid();
    provider.subscriptions = [core({ plan: "PREMIUM", status: "past_due" })];
    clock.set("2026-03-22T09:00:00Z");
    await tell("customer.subscription.updated");
    clock.set("2026-03-25T09:00:00Z");
    await tell("customer.subscription.updated");
    expect(await planOf(ana)).toMatchObject({
      planType: "PREMIUM",
      graceUntil: "2026-03-29T09:00:00.000Z",
    });
    clock.set("2026-03-29T09:00:00Z");
    await reconcile();
    expect(provider.cancelled).toEqual(["sub_1"]);
  });

  test("and of which nothing is heard for two weeks after the paid time ends the plan, as where the keys are gone", async () => {
    await paid();
    provider.isAway = true;
    clock.set("2026-04-16T08:59:00Z");
    expect((await planOf(ana)).planType).toBe("CORE");
    clock.set("2026-04-16T09:00:00Z");
    expect((await planOf(ana)).planType).toBe("FREEMIUM");
  });

  test("that the provider asks for no more ends the plan, and another can be bought", async () => {
    await paid();
    provider.subscriptions = [core({ ...renewed, status: "unpaid" })];
    await tell("customer.subscription.updated");
    expect(provider.cancelled).toEqual(["sub_1"]);
    expect((await buy(ana)).body.url).toBe("https://pay.test/checkout");
  });
});

test.each(["void", "draft", "open"])(
  "a refund of what was paid last ends the plan, also where an invoice after it is %s",
  async (status) => {
    await paid();
    provider.invoices = [invoice({ id: "in_2", status }), invoice({ refunded: 1499 })];
    await tell("charge.refunded", { objectId: "ch_in_1" });
    expect(provider.cancelled).toEqual(["sub_1"]);
  },
);

describe("beside a greater plan of the school", () => {
  const give = (planType: "CORE" | "PREMIUM") =>
    app.db
      .insertInto("subscription")
      .values({ account_id: ana.id, plan_type: planType, status: "active", updated_at: new Date() })
      .execute();

  test("what the own card pays can be looked after, and given back", async () => {
    await paid();
    await give("PREMIUM");
    expect(await planOf(ana)).toMatchObject({
      planType: "PREMIUM",
      paidBy: "school",
      cardPlan: "CORE",
      renewsAt: "2026-04-02T09:00:00.000Z",
      moneyBackUntil: "2026-03-09T09:00:00.000Z",
    });
    const body = { returnUrl: "/me" };
    const portal = await app.call("POST /api/stripe/create-portal-session", { body }, { as: ana });
    expect(portal.status).toBe(200);
    expect((await app.call("POST /api/stripe/money-back", {}, { as: ana })).status).toBe(200);
    expect(await planOf(ana)).toMatchObject({ planType: "PREMIUM", cardPlan: null });
  });

  test("nothing is sold that the school gives already, and more is", async () => {
    await give("CORE");
    expect((await buy(ana)).text).toContain("from your school already");
    expect((await buy(ana, "PREMIUM")).status).toBe(200);
  });
});

describe("where everybody in a class has a plan of the school", () => {
  test("nothing is sold to them that they have, and no parent is asked for it", async () => {
    const admin = await app.signIn({ role: "ADMIN", email: "head@example.org" });
    const { body: settings } = await app.call("GET /api/admin/settings", {}, { as: admin });
    const change = { ...settings, email: "", membersPlan: "PREMIUM" } as const;
    await app.call("PUT /api/admin/settings", { body: change }, { as: admin });
    const kim = await app.signIn({ ageBand: "AGE_13_TO_17", email: "kim@example.org" });
    await makeClass(app.db, { teacherId: admin.id, studentIds: [ana.id, kim.id] });
    expect((await buy(ana)).text).toContain("from your school already");
    const body = { planType: "CORE", email: "dad@example.org" } as const;
    const asked = await app.call("POST /api/plans/parent-link", { body }, { as: kim });
    expect(asked.code).toBe("conflict");
    await app.call(
      "PUT /api/admin/settings",
      { body: { ...change, membersPlan: null } },
      { as: admin },
    );
  });
});

test("a portal is there for who has paid", async () => {
  const open = () =>
    app.call("POST /api/stripe/create-portal-session", { body: { returnUrl: "/me" } }, { as: ana });
  expect((await open()).code).toBe("not-found");
  await buy(ana);
  expect((await open()).code).toBe("not-found");
  await paid();
  expect((await open()).body.url).toBe("https://pay.test/portal");
});

test("invoices are the learner's own", async () => {
  await paid();
  const list = (as: TestUser) =>
    app.call("GET /api/stripe/invoices/{userId}", { params: { userId: ana.id } }, { as });
  expect((await list(ana)).body).toMatchObject([{ amount: 1499, refunded: 0, currency: "gbp" }]);
  expect((await list(await app.signIn())).code).toBe("forbidden");
});
