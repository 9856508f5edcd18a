import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { testCards } from "@saywell/contract/constants";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { systemClock } from "./adapters/clock";
import { buildTestApp, type TestApp, type TestUser } from "./testing/build-test-app";
import { createTestDatabase, type TestDatabase } from "./testing/test-database";
import { Chance } from "./testing/payments-trial/chance";
import { Faults } from "./testing/payments-trial/faults";
import { openTrialProvider, type TrialProvider } from "./testing/payments-trial/trial-provider";

// A school with keys of its own, from `npm run stripe:setup` to a dispute: the stand-in is the provider, as
// a process of its own with its own database would be.

const publicUrl = "https://school.example";
let database: TestDatabase;
let provider: TrialProvider;
let apiUrl: string;
let app: TestApp;
let ana: TestUser;

beforeAll(async () => {
  database = await createTestDatabase();
  provider = await openTrialProvider({
    db: database.db,
    clock: systemClock,
    chance: new Chance(1),
    faults: new Faults(),
    post: async (payload, signature) => (await tell(payload, signature)).statusCode,
  });
  apiUrl = `http://127.0.0.1:${provider.connection.port}`;
  const { apiKey: secretKey, webhookSecret } = provider.connection;
  app = await buildTestApp({
    config: { plans: true, demo: false, publicUrl, stripe: { secretKey, webhookSecret, apiUrl } },
  });
  ana = await app.signIn({ ageBand: "ADULT", email: "ana@example.org" });
});
afterAll(async () => {
  await provider.close();
  await app.close();
  await database.drop();
});

const tell = (payload: string, signature: string) =>
  app.send({
    method: "POST",
    url: "/api/stripe/webhook",
    headers: { "content-type": "application/json", "stripe-signature": signature },
    payload,
  });
const setUp = async (): Promise<string> => {
  const { STRIPE_SECRET_KEY: _, ...env } = process.env;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      "--import",
      "tsx",
      fileURLToPath(new URL("../../../scripts/stripe-setup.ts", import.meta.url)),
    ],
    {
      env: {
        ...env,
        STRIPE_SECRET_KEY: provider.connection.apiKey,
        STRIPE_API_URL: apiUrl,
        PUBLIC_URL: publicUrl,
      },
    },
  );
  return stdout;
};
const begin = () =>
  app.call(
    "POST /api/stripe/create-checkout-session",
    {
      body: { planType: "CORE", successUrl: "/student-dashboard", cancelUrl: "/pricing" },
    },
    { as: ana },
  );
const plan = async () =>
  (
    await app.call(
      "GET /api/stripe/subscription/{userId}",
      { params: { userId: ana.id } },
      { as: ana },
    )
  ).body;

test("nothing is sold before the products are set up", async () => {
  const reply = await begin();
  expect([reply.status, reply.text]).toEqual([409, expect.stringContaining("Nothing was charged")]);
});

test("stripe:setup makes products, prices, portal and webhook, tells the webhook's secret, and done again changes nothing", async () => {
  const first = await setUp();
  expect(first).toContain(`STRIPE_WEBHOOK_SECRET=${provider.connection.webhookSecret}`);
  expect(first).toContain("Stripe is set up.");
  const second = await setUp();
  expect(second).not.toContain("whsec_");
  expect(second).toContain("Everything was set up already.");
});

test("a plan is bought at the provider, and a dispute of its payment ends it", async () => {
  const { body } = await begin();
  const sessionId = new URL(body.url).pathname.split("/").at(-1)!;
  const card = testCards.disputed;
  const paid = await provider.pages.pay(sessionId, {
    email: "ana@example.org",
    card,
    name: "Ana",
  });
  expect(paid).toMatchObject({ ok: true, value: { outcome: "paid" } });
  const kinds = () => app.db.selectFrom("mail").select("kind").orderBy("seq").execute();
  await vi.waitFor(async () =>
    expect((await kinds()).map(({ kind }) => kind)).toEqual(["receipt", "plan-ended"]),
  );
  expect((await plan()).planType).toBe("FREEMIUM");
  const { rows } = await sql<{ status: string }>`
    select data ->> 'status' as status from test_payment_object where kind = 'subscription'`.execute(
    database.db,
  );
  expect(rows).toEqual([{ status: "canceled" }]);
});

test("an event that somebody else signed is refused, and changes nothing", async () => {
  const payload = JSON.stringify({ id: "evt_1", type: "invoice.paid", data: { object: {} } });
  expect((await tell(payload, "t=1,v1=00")).statusCode).toBe(400);
});
