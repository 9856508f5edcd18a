import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Db } from "../../db/database";
import { makeAccount } from "../factories";
import { createTestDatabase, type TestDatabase } from "../test-database";
import { disagreements } from "./sums";

let database: TestDatabase;
let db: Db;
let ana: string;
const customer = "cus_1";
const began = 1_770_000_000;
const month = 30 * 86_400;

beforeEach(async () => {
  database = await createTestDatabase();
  ({ db } = database);
  ana = (await makeAccount(db)).id;
  await sql`insert into payment_customer (customer_id, account_id) values (${customer}, ${ana})`.execute(
    db,
  );
});
afterEach(() => database.drop());

const object = async (kind: string, id: string, data: object, hidden: object = {}) => {
  await sql`
    insert into test_payment_object (id, kind, customer_id, data, hidden, created_at)
    values (${id}, ${kind}, ${customer}, ${JSON.stringify(data)}::jsonb, ${JSON.stringify(hidden)}::jsonb, now())`.execute(
    db,
  );
};
const subscription = (
  id: string,
  { status = "active", start = began, endedAt = null as number | null, plan = "CORE" } = {},
) =>
  object("subscription", id, {
    status,
    start_date: start,
    ended_at: endedAt,
    cancel_at: null,
    items: { data: [{ price: { metadata: { plan } }, current_period_end: start + month }] },
  });
/** An invoice that is paid, and what was taken for it. */
const payment = async (
  name: string,
  { subscriptionId = "sub_1", created = began, taken = 1499, refunded = 0, disputed = false } = {},
) => {
  const total = 1499;
  const parent = { subscription_details: { subscription: subscriptionId } };
  const invoice = { status: "paid", total, amount_paid: total, created, parent };
  await object("invoice", `in_${name}`, invoice, { paymentIntent: `pi_${name}` });
  const charge = { status: "succeeded", payment_intent: `pi_${name}`, amount: taken, disputed };
  await object("charge", `ch_${name}`, { ...charge, amount_refunded: refunded });
};
const refund = async (name: string, amount: number, cause?: string) => {
  await object("refund", `re_${name}`, { charge: `ch_${name}`, amount });
  if (cause !== undefined)
    await sql`
      insert into test_payment_answer (key, request, status, body, created_at)
      values (${`refund-${cause}`}, '', 200, ${JSON.stringify({ id: `re_${name}` })}::jsonb, now())`.execute(
      db,
    );
};
/** What is written down here. */
const known = async (subscriptionId: string, { plan = "CORE", status = "active" } = {}) => {
  const [start, end] = [new Date(began * 1000), new Date((began + month) * 1000)];
  await sql`
    insert into card_subscription
      (account_id, subscription_id, plan_type, status, period_start, period_end, updated_at)
    values (${ana}, ${subscriptionId}, ${plan}, ${status}, ${start}, ${end}, now())`.execute(db);
};
const moneyBack = () => sql`update payment_customer set money_back_at = now()`.execute(db);
const earned = async (kind: string, source: string, coins: number) => {
  await sql`
    insert into ledger_entry (account_id, kind, source, coins)
    values (${ana}, ${kind}, ${source}, ${coins})`.execute(db);
};
const ended = { status: "canceled", endedAt: began + 60 };

test("a plan that is paid, known and has its receipt agrees", async () => {
  await subscription("sub_1");
  await payment("1");
  await known("sub_1");
  await earned("monthly-coins", "2026-03", 100);
  await earned("live-session-booked", "one", -20);
  await earned("live-session-refunded", "one", 20);
  expect(await disagreements(db)).toEqual([]);
});

test("money back that was promised and given agrees, also of a plan bought beside it", async () => {
  await subscription("sub_1", ended);
  await subscription("sub_2", { ...ended, start: began + 10 });
  await payment("1", { refunded: 1499 });
  await payment("2", { subscriptionId: "sub_2", created: began + 10, refunded: 1499 });
  await refund("1", 1499, "twice-in_1");
  await refund("2", 1499, "money-back-in_2");
  await moneyBack();
  expect(await disagreements(db)).toEqual([]);
});

test.each<[string, () => Promise<unknown>, RegExp]>([
  ["less was taken than invoiced", () => payment("1", { taken: 1000 }), /says 1499, and 1000/],
  [
    "something was taken for no invoice",
    () =>
      object("charge", "ch_9", {
        status: "succeeded",
        payment_intent: "pi_9",
        amount: 5,
        amount_refunded: 0,
        disputed: false,
      }),
    /ch_9 was taken for no invoice/,
  ],
  [
    "more came back than was taken",
    async () => {
      await payment("1", { refunded: 2000 });
      await refund("1", 2000);
    },
    /took 1499 and 2000 came back/,
  ],
  [
    "a charge says that more came back than the refunds do",
    () => payment("1", { refunded: 1499 }),
    /refunds say otherwise/,
  ],
  [
    "somebody pays two subscriptions",
    async () => {
      await subscription("sub_1");
      await subscription("sub_2", { start: began + month });
      await known("sub_1");
    },
    /pays 2 subscriptions at once/,
  ],
  ["a plan is paid and not known", () => subscription("sub_1"), /has nothing; the provider has/],
  ["a plan is known and not paid", () => known("sub_1"), /the provider has nothing/],
  [
    "another plan is known than is paid",
    async () => {
      await subscription("sub_1", { plan: "PREMIUM" });
      await known("sub_1");
    },
    /"CORE".*; the provider has .*"PREMIUM"/,
  ],
  [
    "two plans of the same time were paid, and neither is back",
    async () => {
      await subscription("sub_1", ended);
      await subscription("sub_2", { ...ended, start: began + 10 });
      await payment("1", { created: began + 20 });
      await payment("2", { subscriptionId: "sub_2", created: began + 20 });
    },
    /paid sub_1 and sub_2 at the same time/,
  ],
  [
    "the money of two plans was given back on demand",
    async () => {
      await subscription("sub_1", ended);
      await subscription("sub_2", { ...ended, start: began + month, endedAt: began + 2 * month });
      await payment("1", { refunded: 1499 });
      await payment("2", { subscriptionId: "sub_2", created: began + month, refunded: 1499 });
      await refund("1", 1499, "money-back-in_1");
      await refund("2", 1499, "money-back-in_2");
      await moneyBack();
    },
    /had the money of several plans back/,
  ],
  [
    "money was given back on demand, and nobody wrote it down",
    async () => {
      await subscription("sub_1", ended);
      await payment("1", { refunded: 1499 });
      await refund("1", 1499, "money-back-in_1");
    },
    /nobody wrote it down/,
  ],
  [
    "money back was promised and the plan goes on",
    async () => {
      await subscription("sub_1");
      await payment("1", { refunded: 1499 });
      await refund("1", 1499, "money-back-in_1");
      await known("sub_1");
      await moneyBack();
    },
    /was promised the money back/,
  ],
  [
    "money back was promised, and what was bought beside it is kept",
    async () => {
      await subscription("sub_1", ended);
      await subscription("sub_2", { ...ended, start: began + 10 });
      await payment("1", { refunded: 1499 });
      await payment("2", { subscriptionId: "sub_2", created: began + 10 });
      await refund("1", 1499, "twice-in_1");
      await moneyBack();
    },
    /was promised the money back/,
  ],
  ["somebody spent coins that were not there", () => earned("lesson", "one", -1), /once had -1/],
  [
    "something was given back that nobody booked",
    () => earned("live-session-refunded", "one", 20),
    /did not pay and get back the same/,
  ],
  [
    "more was given back than was paid",
    async () => {
      await earned("monthly-coins", "2026-03", 100);
      await earned("live-session-booked", "one", -20);
      await earned("live-session-refunded", "one", 30);
    },
    /did not pay and get back the same/,
  ],
  [
    "there are more receipts than payments",
    () =>
      sql`
        insert into mail (to_address, account_id, kind, subject, has_link, state, created_at, sent_at)
        values ('ana@example.org', ${ana}, 'receipt', 'Your receipt', false, 'SENT', now(), now())`.execute(
        db,
      ),
    /has 1 receipts of 0 payments/,
  ],
  [
    "nobody acted upon an event",
    () =>
      sql`
        insert into payment_event (id, type, created_at, received_at)
        values ('evt_1', 'invoice.paid', now(), now())`.execute(db),
    /Nobody acted upon evt_1, invoice.paid/,
  ],
])("it is said that %s", async (_, make, said) => {
  await make();
  expect((await disagreements(db)).filter((sentence) => said.test(sentence))).toHaveLength(1);
});
