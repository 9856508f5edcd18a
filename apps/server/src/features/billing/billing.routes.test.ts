import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterEach(() => app.empty());
afterAll(() => app.close());

const planOf = (userId: string, as?: TestUser) =>
  app.call("GET /api/stripe/subscription/{userId}", { params: { userId } }, as && { as });

test("an event where payments are not set up is refused, and changes nothing", async () => {
  const headers = { "stripe-signature": "t=1,v1=0", "content-type": "application/json" };
  const url = "/api/stripe/webhook";
  const reply = await app.send({ method: "POST", url, headers, payload: "{}" });
  expect(reply.statusCode).toBe(503);
  expect(await app.db.selectFrom("payment_event").selectAll().execute()).toEqual([]);
  expect(app.log.filter(({ level }) => level === "error")).toEqual([]);
});

describe("GET /api/stripe/subscription/{userId}", () => {
  test("everybody begins on the free plan, which is active", async () => {
    const as = await app.signInGuest();
    expect(await planOf(as.id, as)).toMatchObject({
      status: 200,
      body: { planType: "FREEMIUM", status: "active" },
    });
  });

  test("is what is stored, of this learner", async () => {
    const [as, other] = [await app.signInGuest(), await app.signInGuest()];
    await app.db
      .insertInto("subscription")
      .values({ account_id: as.id, plan_type: "PREMIUM", status: "past_due" })
      .execute();
    expect((await planOf(as.id, as)).body).toMatchObject({
      planType: "PREMIUM",
      status: "past_due",
      paidBy: "school",
    });
    expect((await planOf(other.id, other)).body.planType).toBe("FREEMIUM");
  });

  test("needs a session, and is the learner's own and an admin's", async () => {
    const { id } = await app.signInGuest();
    expect(await planOf(id)).toMatchObject({ status: 401, code: "not-signed-in" });
    for (const as of [await app.signInGuest(), await app.signIn({ role: "TEACHER" })]) {
      expect(await planOf(id, as)).toMatchObject({ status: 403, code: "forbidden" });
    }
    expect((await planOf(id, await app.signIn({ role: "ADMIN" }))).status).toBe(200);
  });
});
