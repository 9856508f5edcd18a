import type { PaidSubscription } from "../../../adapters/payments/payments";
import { sessionCookieName } from "../../../http/session-cookie";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../../testing/build-test-app";
import { type FakePayments, fakePayments } from "../../../testing/fake-payments";
import { type MovableClock, movableClock } from "../../../testing/movable-clock";

const began = "2026-03-02T09:00:00Z";
const day = 24 * 60 * 60 * 1000;
const typed = "Ana@example.org";
const password = "purple kettle sings";
let clock: MovableClock;
let provider: FakePayments;
let app: TestApp;
let guest: TestUser;

beforeAll(async () => {
  clock = movableClock(began);
  provider = fakePayments();
  app = await buildTestApp({ clock, config: { plans: true }, payments: provider.payments });
});
beforeEach(async () => {
  clock.set(began);
  Object.assign(provider, { subscriptions: [], invoices: [], cancelled: [], checkouts: [] });
  guest = await app.signIn({ ageBand: "ADULT" });
});
afterEach(() => app.empty());
afterAll(() => app.close());

const mails = () => app.db.selectFrom("mail").selectAll().orderBy("seq").execute();
const claims = async () => (await mails()).filter(({ kind }) => kind === "claim-account");
async function token(): Promise<string> {
  const tokens = (await claims()).flatMap(
    ({ text }) => /\/claim-account#([\w-]+)/.exec(text ?? "")?.[1] ?? [],
  );
  return tokens.at(-1)!;
}
let events = 0;
async function tell(type: string, as: TestUser, objectId: string | null = null) {
  const { statusCode } = await app.send({
    method: "POST",
    url: "/api/stripe/webhook",
    headers: { "stripe-signature": "right", "content-type": "application/json" },
    payload: JSON.stringify({
      id: `evt_claim_${++events}`,
      type,
      createdAt: began,
      customerId: `cus_${as.id}`,
      objectId,
    }),
  });
  expect(statusCode).toBe(200);
}
const begin = (as: TestUser) =>
  app.call(
    "POST /api/stripe/create-checkout-session",
    { body: { planType: "CORE", successUrl: "/student-dashboard", cancelUrl: "/pricing" } },
    { as },
  );
/** They have paid at the checkout, where they typed an address. */
async function buy(as = guest, email = typed, more: Partial<PaidSubscription> = {}) {
  await begin(as);
  const customerId = `cus_${as.id}`;
  const subscription: PaidSubscription = {
    id: `sub_${as.id}`,
    customerId,
    email,
    plan: "CORE",
    status: "active",
    startedAt: new Date(began),
    endedAt: null,
    periodStart: new Date(began),
    periodEnd: new Date("2026-04-02T09:00:00Z"),
    cancelAt: null,
    nextPlan: null,
    ...more,
  };
  provider.subscriptions = [...provider.subscriptions, subscription];
  await payAgain(as, email);
}
async function payAgain(as = guest, email = typed) {
  const id = `in_${provider.invoices.length}`;
  provider.invoices.push({
    id,
    number: id,
    createdAt: new Date(began),
    amount: 1499,
    refunded: 0,
    currency: "gbp",
    status: "paid",
    url: null,
    subscriptionId: `sub_${as.id}`,
    customerId: `cus_${as.id}`,
    email,
  });
  await tell("invoice.paid", as, id);
}
const read = (secret: string) =>
  app.call("POST /api/claim-account/read", { body: { token: secret } });
const claim = (secret: string, wish: { name?: string; password?: string } = {}, as?: TestUser) =>
  app.call(
    "POST /api/claim-account",
    { body: { token: secret, name: "Ana Souza", password, ...wish } },
    as && { as },
  );
const whoIs = (as: TestUser) => app.call("GET /api/session", {}, { as });
const planOf = async (as: TestUser) =>
  (await app.call("GET /api/stripe/subscription/{userId}", { params: { userId: as.id } }, { as }))
    .body.planType;
const logIn = (email: string, secret: string, as?: TestUser) =>
  app.call("POST /api/session/log-in", { body: { email, password: secret } }, as && { as });
/** The user of the session whose cookie was given. */
function sessionOf({ headers, body }: Awaited<ReturnType<typeof claim>>): TestUser {
  const cookies = [headers["set-cookie"] ?? []].flat().map(String);
  const own = cookies.find((cookie) => cookie.startsWith(`${sessionCookieName}=`))!;
  return { id: body.user.id, token: own.split(";")[0]!.slice(sessionCookieName.length + 1) };
}

describe("the link to the address that a guest typed at the checkout", () => {
  test("is mailed with the first paid invoice, once to an address", async () => {
    await begin(guest);
    expect(await claims()).toEqual([]);
    await buy();
    await payAgain();
    await tell("customer.subscription.updated", guest);
    expect(await claims()).toMatchObject([{ to_address: typed, account_id: guest.id }]);
    expect((await read(await token())).body).toEqual({ email: typed });
  });

  test("is not mailed to who has an account, nor for a payment that is none", async () => {
    await buy(await app.signIn({ ageBand: "ADULT", email: "kim@example.org" }), "kim@example.org");
    await begin(guest);
    await tell("customer.subscription.created", guest);
    expect(await claims()).toEqual([]);
  });

  test("makes the account theirs, with the same id, the plan and a proved address", async () => {
    await buy();
    const claimed = await claim(await token());
    expect(claimed.body.user).toMatchObject({
      id: guest.id,
      name: "Ana Souza",
      email: typed,
      isGuest: false,
      isEmailVerified: true,
      ageBand: "ADULT",
    });
    const ana = sessionOf(claimed);
    expect((await whoIs(ana)).body.user?.id).toBe(guest.id);
    expect(await planOf(ana)).toBe("CORE");
    expect((await logIn(typed, password)).body.user.id).toBe(guest.id);
  });

  test("ends the sessions of the guest: who typed a wrong address is not inside any more", async () => {
    await buy();
    await claim(await token());
    expect((await whoIs(guest)).body.user).toBeNull();
  });

  test("works in the guest's own browser, and in another guest's, who comes along", async () => {
    await buy();
    expect((await claim(await token(), {}, guest)).body.user.id).toBe(guest.id);
    const second = await app.signIn({ ageBand: "ADULT" });
    await buy(second, "bo@example.org");
    const other = await app.signInGuest();
    expect((await claim(await token(), {}, other)).body.user.id).toBe(second.id);
    const left = app.db.selectFrom("account").select("id").where("id", "=", other.id);
    expect(await left.execute()).toEqual([]);
  });

  test("works once, for 90 days, and not at all where it was never given out", async () => {
    await buy();
    const secret = await token();
    expect((await read("no-such-link")).code).toBe("link-expired");
    expect((await claim("no-such-link")).code).toBe("link-expired");
    expect((await claim(secret)).status).toBe(200);
    expect((await claim(secret)).code).toBe("link-expired");
    const late = await app.signIn({ ageBand: "ADULT" });
    await buy(late, "late@example.org");
    clock.set(new Date(Date.parse(began) + 90 * day + 1).toISOString());
    expect((await read(await token())).code).toBe("link-expired");
  });

  test("gives the account to one of two who open it at once", async () => {
    await buy();
    const secret = await token();
    const answers = await Promise.all([claim(secret), claim(secret, { name: "Eve" })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
  });

  test("refuses a weak password and no name, and can be used then", async () => {
    await buy();
    const secret = await token();
    expect((await claim(secret, { password: "password1234" })).code).toBe("weak-password");
    expect((await claim(secret, { name: " " })).code).toBe("invalid-input");
    expect((await claim(secret)).status).toBe(200);
  });

  test("works after the plan's end too", async () => {
    await buy();
    provider.subscriptions = [];
    await tell("customer.subscription.deleted", guest);
    expect((await claim(await token())).body.user.id).toBe(guest.id);
  });

  test("is dead once the guest has signed up in the usual way, with any address", async () => {
    await buy(guest, "wrong@example.org");
    const signedUp = await app.call(
      "POST /api/session/sign-up",
      { body: { name: "Ana", email: typed, password } },
      { as: guest },
    );
    expect(signedUp.body.user.id).toBe(guest.id);
    expect((await claim(await token())).code).toBe("link-expired");
  });
});

describe("an address that somebody has an account with", () => {
  const own = "correct horse battery";

  test("is mailed how it comes there, with no link that opens anything", async () => {
    const ana = await app.signIn({ email: typed, ageBand: "ADULT" });
    await buy();
    const [mail, ...others] = await claims();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to_address: typed, account_id: ana.id });
    expect(mail!.text).toContain("log in on the device where you bought the plan");
    expect(mail!.text).not.toContain("#");
  });

  test("brings the plan along by logging in on the guest's device", async () => {
    const ana = await app.signIn({ email: typed, ageBand: "ADULT" });
    await buy();
    await logIn(typed, own, guest);
    expect(await planOf(ana)).toBe("CORE");
    await tell("customer.subscription.updated", guest);
    expect(await planOf(ana)).toBe("CORE");
  });

  test("does so also where the account paid before and does no more", async () => {
    const ana = await app.signIn({ email: typed, ageBand: "ADULT" });
    await buy(ana);
    provider.subscriptions = [];
    await tell("customer.subscription.deleted", ana);
    await buy();
    await logIn(typed, own, guest);
    expect(await planOf(ana)).toBe("CORE");
  });

  test("keeps the account's own running plan", async () => {
    const ana = await app.signIn({ email: typed, ageBand: "ADULT" });
    await buy(ana, typed, { plan: "PREMIUM" });
    await buy();
    await logIn(typed, own, guest);
    expect(await planOf(ana)).toBe("PREMIUM");
  });

  test("that was proved since the link was mailed keeps it, and the link is not used up", async () => {
    await buy();
    const secret = await token();
    const ana = await app.signIn({ email: typed, ageBand: "ADULT" });
    expect((await claim(secret)).code).toBe("email-taken");
    expect((await whoIs(guest)).body.user).toMatchObject({ id: guest.id, isGuest: true });
    await app.db.deleteFrom("account").where("id", "=", ana.id).execute();
    expect((await claim(secret)).status).toBe(200);
  });

  test("that others only claim is taken from them by who opens the link", async () => {
    const stranger = await app.signIn({ email: typed, isEmailVerified: false, ageBand: "ADULT" });
    await buy();
    expect((await claim(await token())).status).toBe(200);
    expect((await whoIs(stranger)).body.user?.email).toBeNull();
  });
});
