import { sql } from "kysely";
import { testCards, testPromotion } from "@saywell/contract/constants";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "./testing/build-test-app";
import { movableClock } from "./testing/movable-clock";

// From the button to the plan and back, with the SDK, the stand-in's pages and signed events.

const clock = movableClock("2026-03-02T09:00:00Z");
let app: TestApp;
let ana: TestUser;
let people = 0;
beforeAll(async () => {
  app = await buildTestApp({ clock, config: { plans: true, demo: true } });
});
beforeEach(async () => {
  people += 1;
  ana = await app.signIn({ ageBand: "ADULT", email: `ana${people}@example.org` });
});
afterAll(() => app.close());

const begin = async (planType: "CORE" | "PREMIUM", as = ana) => {
  const reply = await app.call(
    "POST /api/stripe/create-checkout-session",
    {
      body: {
        planType,
        successUrl: "/student-dashboard?session_id={CHECKOUT_SESSION_ID}",
        cancelUrl: "/pricing",
      },
    },
    { as },
  );
  expect([reply.status, reply.text]).toEqual([200, expect.stringContaining("/test-")]);
  return new URL(reply.body.url).pathname.split("/").at(-1)!;
};
const pay = (sessionId: string, card: string) =>
  app.call("POST /api/test-payments/checkout/{sessionId}/pay", {
    params: { sessionId },
    body: { email: "ana@example.org", card, name: "Ana Souza" },
  });
const plan = async (as = ana) =>
  (await app.call("GET /api/stripe/subscription/{userId}", { params: { userId: as.id } }, { as }))
    .body;
const becomes = (expected: object) =>
  vi.waitFor(async () => expect(await plan()).toMatchObject(expected));
const portal = async () => {
  const { body } = await app.call(
    "POST /api/stripe/create-portal-session",
    { body: { returnUrl: "/student-dashboard" } },
    { as: ana },
  );
  const sessionId = new URL(body.url).pathname.split("/").at(-1)!;
  return (act: object) =>
    app.call("POST /api/test-payments/portal/{sessionId}/act", {
      params: { sessionId },
      body: act as never,
    });
};

test("a plan that is paid for opens what it promises, and ends when it is cancelled and its time is over", async () => {
  const lesson = () =>
    app.call(
      "GET /api/lessons/{id}",
      { params: { id: "c2-lesson-1" }, query: { userId: ana.id } },
      { as: ana },
    );
  expect((await lesson()).code).toBe("plan-required");
  const session = await begin("CORE");
  expect(await pay(session, testCards.declined)).toMatchObject({ code: "card-declined" });
  expect((await plan()).planType).toBe("FREEMIUM");
  expect((await pay(session, testCards.succeeds)).body.outcome).toBe("paid");
  await becomes({ planType: "CORE", status: "active", paidBy: "card" });
  expect((await lesson()).status).toBe(200);

  const act = await portal();
  expect((await act({ act: "cancel" })).body.subscription?.isCancelled).toBe(true);
  await vi.waitFor(async () => expect((await plan()).endsAt).not.toBeNull());
  await act({ act: "move-clock", days: 32 });
  await becomes({ planType: "FREEMIUM" });
});

test("a card that fails at the renewal makes the plan past_due, and another card saves it", async () => {
  await pay(await begin("CORE"), testCards.failsAtRenewal);
  await becomes({ planType: "CORE", status: "active" });
  const act = await portal();
  await act({ act: "move-clock", days: 32 });
  await becomes({ planType: "CORE", status: "past_due" });
  await act({ act: "change-card", card: testCards.succeeds });
  const { body } = await act({ act: "move-clock", days: 1 });
  const open = body.invoices.find(({ status }) => status === "open");
  if (open !== undefined) await act({ act: "pay-invoice", invoiceId: open.id });
  await becomes({ planType: "CORE", status: "active" });
});

test("more is had at once, less when the paid time is over", async () => {
  await pay(await begin("CORE"), testCards.succeeds);
  await becomes({ planType: "CORE" });
  const upgrade = await begin("PREMIUM");
  const shown = await app.call("GET /api/test-payments/portal/{sessionId}", {
    params: { sessionId: upgrade },
  });
  expect(shown.body.proposed?.amount).toBe(3999);
  await app.call("POST /api/test-payments/portal/{sessionId}/act", {
    params: { sessionId: upgrade },
    body: { act: "change-plan", priceId: shown.body.proposed!.priceId },
  });
  await becomes({ planType: "PREMIUM" });
  const act = await portal();
  const { body: now } = await act({ act: "resume" });
  const core = now.prices.find(({ amount }) => amount === 1499)!;
  await act({ act: "change-plan", priceId: core.priceId });
  await becomes({ planType: "PREMIUM", nextPlan: "CORE" });
  await act({ act: "move-clock", days: 32 });
  await becomes({ planType: "CORE", nextPlan: null });
});

test("the money back is a refund, and the plan ends", async () => {
  await pay(await begin("CORE"), testCards.succeeds);
  await becomes({ planType: "CORE" });
  expect((await plan()).moneyBackUntil).not.toBeNull();
  const { body } = await app.call("POST /api/stripe/money-back", {}, { as: ana });
  expect(body).toEqual({ refunded: 1499, currency: "gbp" });
  await becomes({ planType: "FREEMIUM" });
  const invoices = await app.call(
    "GET /api/stripe/invoices/{userId}",
    { params: { userId: ana.id } },
    { as: ana },
  );
  expect(invoices.body).toMatchObject([{ amount: 1499, refunded: 1499 }]);
});

test("a dispute ends the plan", async () => {
  await pay(await begin("CORE"), testCards.disputed);
  await vi.waitFor(async () => {
    const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from payment_event
        where type = 'charge.dispute.created' and handled_at is not null`.execute(app.db);
    expect(rows[0]!.count).toBeGreaterThan(0);
    expect((await plan()).planType).toBe("FREEMIUM");
  });
});

const mailed = async (to: string, path: string) => {
  const sent = await app.db
    .selectFrom("mail")
    .select("text")
    .where("to_address", "=", to)
    .orderBy("seq")
    .execute();
  const secret = new RegExp(`${path}#([\\w-]+)`);
  return sent.flatMap(({ text }) => secret.exec(text ?? "")?.[1] ?? []).at(-1);
};
const sessionIn = (url: string) => new URL(url).pathname.split("/").at(-1)!;
const payAs = (sessionId: string, email: string) =>
  app.call("POST /api/test-payments/checkout/{sessionId}/pay", {
    params: { sessionId },
    body: { email, card: testCards.succeeds, name: "Somebody" },
  });

test("a parent pays for a learner under 18 by a mailed link, cancels by it, and the plan ends", async () => {
  const mum = "mum-of-mia@example.org";
  const mia = await app.signIn({ name: "Mia Long", ageBand: "AGE_13_TO_17" });
  const refused = await app.call(
    "POST /api/stripe/create-checkout-session",
    { body: { planType: "CORE", successUrl: "/me", cancelUrl: "/pricing" } },
    { as: mia },
  );
  expect(refused.code).toBe("parent-needed");
  const wish = { planType: "CORE", email: mum } as const;
  await app.call("POST /api/plans/parent-link", { body: wish }, { as: mia });
  const token = (await mailed(mum, "/plan-for-child"))!;
  const by = { body: { token } };
  const begun = await app.call("POST /api/plan-for-child/checkout", by);
  const paid = await payAs(sessionIn(begun.body.url), mum);
  expect(paid.body).toMatchObject({
    outcome: "paid",
    url: expect.stringMatching(/\/plan-for-child\?paid=1$/),
  });
  await vi.waitFor(
    async () => expect(await plan(mia)).toMatchObject({ planType: "CORE", paidBy: "parent" }),
    { timeout: 20_000 },
  );
  await vi.waitFor(
    async () => {
      const receipts = app.db.selectFrom("mail").select("account_id").where("kind", "=", "receipt");
      expect(await receipts.where("to_address", "=", mum).execute()).toEqual([
        { account_id: null },
      ]);
    },
    { timeout: 20_000 },
  );
  const opened = await app.call("POST /api/plan-for-child/portal", by);
  const act = (what: object) =>
    app.call("POST /api/test-payments/portal/{sessionId}/act", {
      params: { sessionId: sessionIn(opened.body.url) },
      body: what as never,
    });
  await act({ act: "cancel" });
  await act({ act: "move-clock", days: 32 });
  await vi.waitFor(async () => expect((await plan(mia)).planType).toBe("FREEMIUM"), {
    timeout: 20_000,
  });
  expect((await app.call("POST /api/plan-for-child/read", by)).code).toBe("link-expired");
});

test("a guest who buys makes the account their own by the link to the address of the checkout", async () => {
  const typed = "bought-as-guest@example.org";
  const guest = await app.signIn({ ageBand: "ADULT" });
  await payAs(await begin("CORE", guest), typed);
  let token: string | undefined;
  await vi.waitFor(
    async () => {
      token = await mailed(typed, "/claim-account");
      expect(token).toBeDefined();
    },
    { timeout: 20_000 },
  );
  const { body } = await app.call("POST /api/claim-account", {
    body: { token: token!, name: "Bo", password: "purple kettle sings" },
  });
  expect(body.user).toMatchObject({ id: guest.id, email: typed, isGuest: false });
  const logIn = { body: { email: typed, password: "purple kettle sings" } };
  const entered = await app.call("POST /api/session/log-in", logIn);
  expect(entered.body.user.id).toBe(guest.id);
  const { rows } = await sql<{ plan_type: string }>`
    select plan_type from card_subscription where account_id = ${guest.id}::uuid`.execute(app.db);
  expect(rows).toEqual([{ plan_type: "CORE" }]);
});

test("the promotion code of the test payments takes its share off the first payment", async () => {
  const sessionId = await begin("CORE");
  const params = { sessionId };
  const { body } = await app.call("POST /api/test-payments/checkout/{sessionId}/promotion", {
    params,
    body: { code: testPromotion.code },
  });
  expect(body).toMatchObject({
    amount: 1499,
    promotion: { code: "TEST20", off: 300 },
    total: 1199,
  });
  await pay(sessionId, testCards.succeeds);
  await becomes({ planType: "CORE" });
  const { body: invoices } = await app.call(
    "GET /api/stripe/invoices/{userId}",
    { params: { userId: ana.id } },
    { as: ana },
  );
  expect(invoices).toMatchObject([{ amount: 1199, status: "paid" }]);
});

test("a plan is bought also where the school is at an address of its own, and only there", async () => {
  const publicUrl = "https://school.example";
  const own = await buildTestApp({ config: { plans: true, demo: true, publicUrl } });
  const eve = await own.signIn({ ageBand: "ADULT" });
  const body = { planType: "CORE", successUrl: "/me", cancelUrl: "/pricing" } as const;
  const begun = await own.call("POST /api/stripe/create-checkout-session", { body }, { as: eve });
  const sessionId = new URL(begun.body.url).pathname.split("/").at(-1)!;
  const card = testCards.succeeds;
  await own.call("POST /api/test-payments/checkout/{sessionId}/pay", {
    params: { sessionId },
    body: { email: "eve@example.org", card, name: "Eve" },
  });
  const read = "GET /api/stripe/subscription/{userId}";
  await vi.waitFor(async () => {
    const now = await own.call(read, { params: { userId: eve.id } }, { as: eve });
    expect(now.body.planType).toBe("CORE");
  });
  await own.close();
});

test("the clock of a test payment goes on by 400 days in all", async () => {
  await pay(await begin("CORE"), testCards.succeeds);
  await becomes({ planType: "CORE" });
  const act = await portal();
  expect((await act({ act: "move-clock", days: 200 })).status).toBe(200);
  expect((await act({ act: "move-clock", days: 200 })).status).toBe(200);
  expect(await act({ act: "move-clock", days: 1 })).toMatchObject({
    status: 409,
    code: "conflict",
  });
});
