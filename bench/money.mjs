// What plans and payments cost: an event of the payment provider, signed and handled over HTTP with the
// stand-in behind it; a lesson read by whom a plan binds beside one by whom none does, in turns; and the
// daily job over 10,000 subscriptions of which each hundredth is wrong here. Prints goals beside what was
// measured.
import { createHash, createHmac, randomBytes, randomUUID } from "node:crypto";
import { createRequire } from "node:module";
import { setTimeout as sleep } from "node:timers/promises";
import autocannon from "autocannon";
import { processorSeconds } from "./processor-time.mjs";
import { connectionString, startProduct } from "./product.mjs";
import { printTable } from "./table.mjs";

const pg = createRequire(import.meta.url)("pg");

const events = Number(process.env.MONEY_EVENTS ?? 400);
const buyers = 10;
const rounds = Number(process.env.MONEY_ROUNDS ?? 40);
const reads = 1500;
const connections = 16;
const subscriptions = Number(process.env.MONEY_SUBSCRIPTIONS ?? 10_000);
const goals = { webhook: 50, lesson: 0.95, reconcile: 60 };
const card = "4242424242424242";
/** None of them is a demo lesson, which no plan locks. */
const lessons = { free: "a1-lesson-7", paid: "b1-lesson-3" };

export async function measure() {
  const product = await startProduct({ env: { PLANS: "on" } });
  const database = new pg.Client({ connectionString: connectionString(product.dataDir) });
  await database.connect();
  try {
    const rows = [
      // First, while nothing else has happened.
      ...(await readLessons(product, database)),
      ...(await handleEvents(product, database)),
      ...(await reconcile(database)),
    ];
    printTable("Plans and money", ["what", "goal", "measured"], rows);
  } finally {
    await database.end();
    await product.stop();
    product.remove();
  }
}

async function ask(product, cookie, path, body) {
  const answer = await fetch(product.url + path, {
    method: body === undefined ? "GET" : "POST",
    headers: { cookie, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return await answer.json();
}

/** An adult with an account and a session, who has bought Core. */
async function makeBuyer(product, database, number) {
  const { rows } = await database.query(
    `insert into account (name, age_band, email, registered_at, email_verified_at)
     values ('Student', 'ADULT', $1, now(), now()) returning id`,
    [`buyer${number}@example.org`],
  );
  const token = randomBytes(32).toString("base64url");
  const hash = createHash("sha256").update(token).digest();
  await database.query(
    "insert into session (token_hash, account_id, expires_at) values ($1, $2, now() + interval '1 day')",
    [hash, rows[0].id],
  );
  const cookie = `saywell_session=${token}`;
  const { url } = await ask(product, cookie, "/api/stripe/create-checkout-session", {
    planType: "CORE",
    successUrl: "/student-dashboard",
    cancelUrl: "/pricing",
  });
  const page = `/api/test-payments/checkout/${new URL(url).pathname.split("/").at(-1)}`;
  await ask(product, cookie, `${page}/pay`, { email: "payer@example.org", card, name: "Ana" });
  return rows[0].id;
}

const at = (times, share) =>
  times.toSorted((a, b) => a - b)[Math.ceil(share * times.length) - 1] ?? NaN;

/** Events as the provider sends them: of subscriptions, and of payments, for which a receipt is written. */
async function handleEvents(product, database) {
  for (let number = 0; number < buyers; number++) await makeBuyer(product, database, number);
  // What the stand-in tells of that by itself is over.
  for (let open = 1; open > 0; await sleep(200)) {
    const { rows } = await database.query(
      "select count(*)::int from test_payment_event where delivered_at is null",
    );
    open = rows[0].count;
  }
  const { rows: keys } = await database.query("select webhook_secret from test_payment_key");
  const secret = keys[0].webhook_secret;
  const found = {};
  for (const type of ["customer.subscription.created", "invoice.paid"]) {
    const { rows: templates } = await database.query(
      "select data from test_payment_event where type = $1 order by place desc limit $2",
      [type, buyers],
    );
    const times = [];
    for (let number = -20; number < events / 2; number++) {
      const { data } = templates[Math.abs(number) % templates.length];
      const payload = JSON.stringify({ ...data, id: `evt_bench${randomUUID()}` });
      const seconds = Math.floor(Date.now() / 1000);
      const mark = createHmac("sha256", secret).update(`${seconds}.${payload}`).digest("hex");
      const began = performance.now();
      const answer = await fetch(`${product.url}/api/stripe/webhook`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "stripe-signature": `t=${seconds},v1=${mark}`,
        },
        body: payload,
      });
      await answer.text();
      // The first ones warm the process up.
      if (number >= 0) times.push(performance.now() - began);
      if (!answer.ok) throw new Error(`The webhook answered ${answer.status}.`);
    }
    found[type] = times;
  }
  const { rows: open } = await database.query(
    "select count(*)::int from payment_event where handled_at is null",
  );
  if (open[0].count > 0) throw new Error(`${open[0].count} events were taken and not handled.`);
  const all = Object.values(found).flat();
  const shown = (times) => `${at(times, 0.95).toFixed(1)} ms`;
  return [
    [`a webhook, p95 of ${all.length}`, `${goals.webhook} ms`, shown(all)],
    ["  of a subscription, p95", "", shown(found["customer.subscription.created"])],
    ["  of a payment, with its receipt, p95", "", shown(found["invoice.paid"])],
    ["  median of all", "", `${at(all, 0.5).toFixed(1)} ms`],
  ];
}

/** Somebody who reads a lesson, on a plan that the school gave or on the free one. */
async function makeReader(product, database, { lessonId, begins, role = "LEARNER", plan }) {
  const guest = await fetch(`${product.url}/api/session/guest`, { method: "POST" });
  const cookie = guest.headers.getSetCookie()[0].split(";")[0];
  const { user } = await guest.json();
  await database.query("update account set role = $2 where id = $1", [user.id, role]);
  if (plan !== undefined) {
    await database.query(
      `insert into subscription (account_id, plan_type, status, updated_at)
       values ($1, $2, 'active', now())`,
      [user.id, plan],
    );
  }
  const begun = { userId: user.id, lessonId, progress: 20, completed: 0 };
  if (begins) await ask(product, cookie, "/api/lessons/progress", begun);
  return { url: `${product.url}/api/lessons/${lessonId}?userId=${user.id}`, cookie, seconds: 0 };
}

/**
 * What a read takes of the processor, the product's and its database's, where the reader's plan is asked and
 * where it is not, as of a teacher, in many short turns on one product. A busy machine does as many reads
 * as it has time of the processor for, and what else it does disturbs that less than the clock.
 */
async function readLessons(product, database) {
  const rows = [];
  const kinds = {
    "a lesson of the free plan": { lessonId: lessons.free },
    "one that is paid for": { lessonId: lessons.paid, plan: "CORE" },
    "one that is paid for and begun": { lessonId: lessons.paid, plan: "CORE", begins: true },
  };
  for (const [what, learner] of Object.entries(kinds)) {
    const teacher = { ...learner, plan: undefined, role: "TEACHER" };
    const readers = [];
    for (const who of [teacher, learner, teacher]) {
      readers.push(await makeReader(product, database, who));
    }
    for (let round = -2; round < rounds; round++) {
      for (const reader of round % 2 === 0 ? readers : readers.toReversed()) {
        const { url, cookie } = reader;
        const before = processorSeconds(product.pid);
        const result = await autocannon({ url, connections, amount: reads, headers: { cookie } });
        if (result.non2xx > 0 || result.errors > 0)
          throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
        // The first ones warm the process up.
        if (round >= 0) reader.seconds += processorSeconds(product.pid) - before;
      }
    }
    const [free, bound, other] = readers.map(({ seconds }) => seconds);
    const each = (seconds) => `${((1000 * seconds) / (rounds * reads)).toFixed(3)} ms`;
    const without = (free + other) / 2;
    rows.push(
      [
        `reads of ${what} by a learner, of those by whom no plan binds (${each(bound)} and ${each(without)} of the processor)`,
        `over ${goals.lesson.toFixed(2)}`,
        (without / bound).toFixed(3),
      ],
      ["  control: two whom no plan binds", "", (free / other).toFixed(3)],
    );
  }
  return rows;
}

/** Whether what is known here is what the stand-in has, by SQL alone. */
const wrong = `
  select count(*)::int from payment_customer customer
  left join card_subscription card on card.account_id = customer.account_id
  left join test_payment_object sub
    on sub.kind = 'subscription' and sub.customer_id = customer.customer_id
    and sub.data ->> 'status' <> 'canceled'
  where card.subscription_id is distinct from sub.id
    or card.plan_type is distinct from sub.data #>> '{items,data,0,price,metadata,plan}'`;

async function reconcile(database) {
  const { rows: models } = await database.query(`
    select sub.id, sub.customer_id, card.account_id from test_payment_object sub
    join card_subscription card on card.subscription_id = sub.id limit 1`);
  const [{ id, customer_id: customer, account_id: account }] = models;
  const many = "generate_series(1, $1::int) as number";
  await database.query(
    `insert into account (id, name, age_band)
     select md5('bench' || number)::uuid, 'Student', 'ADULT' from ${many}`,
    [subscriptions],
  );
  await database.query(
    `insert into test_payment_object (id, kind, customer_id, data, hidden, due_at, created_at)
     select case kind when 'customer' then 'cus_bench' else 'sub_bench' end || number, kind,
       'cus_bench' || number,
       replace(replace(data::text, $2, 'sub_bench' || number), $3, 'cus_bench' || number)::jsonb,
       hidden, due_at, created_at
     from test_payment_object, ${many} where id in ($2, $3)`,
    [subscriptions, id, customer],
  );
  await database.query(
    `insert into payment_customer (customer_id, account_id)
     select 'cus_bench' || number, md5('bench' || number)::uuid from ${many}`,
    [subscriptions],
  );
  // Of each hundredth one of three things is wrong: unknown here, another plan, or over at the provider.
  await database.query(
    `insert into card_subscription (account_id, subscription_id, plan_type, status, period_start,
       period_end, cancel_at, next_plan, grace_until, money_back_until, updated_at)
     select md5('bench' || number)::uuid, 'sub_bench' || number,
       case when number % 300 = 100 then 'PREMIUM' else plan_type end, status, period_start,
       period_end, cancel_at, next_plan, grace_until, money_back_until, now()
     from card_subscription, ${many} where account_id = $2 and number % 300 <> 0`,
    [subscriptions, account],
  );
  await database.query(
    `update test_payment_object set data = data || '{"status": "canceled"}', due_at = null
     from generate_series(1, $1::int) as number
     where id = 'sub_bench' || number and number % 300 = 200`,
    [subscriptions],
  );
  await database.query("analyze");
  const countWrong = async () => (await database.query(wrong)).rows[0].count;
  const before = await countWrong();
  const { rows } = await database.query(`
    update pgboss.job set start_after = now()
    where name = 'reconcile-payments' and state = 'created' returning id`);
  if (rows.length !== 1) throw new Error("The daily job does not wait to be done.");
  for (;;) {
    await sleep(500);
    const { rows: jobs } = await database.query(
      `select state, extract(epoch from completed_on - started_on)::float as seconds
       from pgboss.job where id = $1`,
      [rows[0].id],
    );
    const [job] = jobs;
    if (job?.state === "failed") throw new Error("The daily job failed.");
    if (job?.state !== "completed") continue;
    const left = await countWrong();
    return [
      [
        `${subscriptions} subscriptions reconciled, ${before} of them put right`,
        `${goals.reconcile} s`,
        `${job.seconds.toFixed(1)} s`,
      ],
      ["  wrong afterwards", "0", left],
    ];
  }
}
