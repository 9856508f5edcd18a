import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { TestPortal } from "@saywell/contract";
import { plansSoldOnline, testCards } from "@saywell/contract/constants";
import { sql } from "kysely";
import type { Db } from "../../db/database";
import { inTransaction } from "../../db/transaction";
import { sessionCookieName } from "../../http/session-cookie";
import { createJobs } from "../../jobs";
import { makeAccount, makeSession, makeVisit } from "../factories";
import { bundleForTests, makeDataDir, runProduct, type RunningProduct } from "../run-product";
import { Chance } from "./chance";
import { disagreements, whatThereWas } from "./sums";

export interface KilledOutcome {
  kills: number;
  /** Requests that were under way when the process was killed. */
  cut: number;
  requests: number;
  /** What came of them. */
  made: Record<string, number>;
  found: string[];
}

interface Options {
  db: Db;
  connectionString: string;
  kills: number;
  seed: number;
  report?: (kills: number, found: readonly string[]) => void;
}

const people = 4;
/** Requests that are made before the one in whose middle the process is killed. */
const between = 12;
/** Kills after which all is settled and compared. */
const every = 2;
const lessons = ["a1-lesson-1", "a1-lesson-2", "a1-lesson-3"];

/**
 * The product with its stand-in for the payment provider, as a process that is killed in the middle of
 * what people do, and started again on the same database; and whether the sums agree afterwards.
 */
export async function tryKills(options: Options): Promise<KilledOutcome> {
  const { db, connectionString, kills, seed, report = () => {} } = options;
  const chance = new Chance(seed);
  const main = await bundleForTests("payments-trial");
  const { dataDir, remove } = await makeDataDir(0o700);
  const jobs = createJobs({ db, log: () => {} });
  const outcome: KilledOutcome = { kills: 0, cut: 0, requests: 0, made: {}, found: [] };
  const secret = randomBytes(32).toString("base64");
  let product: RunningProduct;
  let url = "";

  async function start(): Promise<void> {
    product = runProduct(main, {
      DATABASE_URL: connectionString,
      DATA_DIR: dataDir,
      SECRET_KEY: secret,
      DEMO: "on",
      PLANS: "on",
      RATE_LIMITS: "off",
      MESSAGE_CLASSIFIER: "off",
    });
    const found = await product.url;
    if (found === undefined) throw new Error(`The product did not start: ${product.output()}`);
    url = found;
  }

  /** Null where the process was killed before it answered. */
  async function ask<T = unknown>(
    method: "GET" | "POST",
    path: string,
    cookie: string,
    body?: object,
  ): Promise<T | null> {
    outcome.requests += 1;
    try {
      const answer = await fetch(url + path, {
        method,
        headers: { cookie, ...(body && { "content-type": "application/json" }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      if (answer.status === 500) outcome.found.push(`${method} ${path}: ${text}`);
      return answer.ok ? (JSON.parse(text) as T) : null;
    } catch {
      outcome.cut += 1;
      return null;
    }
  }

  const present: { id: string; cookie: string }[] = [];
  async function addPerson(number: number): Promise<void> {
    const { id } = await makeAccount(db, {
      ageBand: "ADULT",
      email: `learner${number}@example.org`,
    });
    const now = new Date();
    const token = await makeSession(db, { accountId: id, now });
    for (const lessonId of lessons) await makeVisit(db, { accountId: id, lessonId, now });
    present.push({ id, cookie: `${sessionCookieName}=${token}` });
  }

  const lastPart = (address: string): string => new URL(address).pathname.split("/").at(-1)!;
  async function act(cookie: string, what: (shown: TestPortal) => object | null): Promise<void> {
    const opened = await ask<{ url: string }>("POST", "/api/stripe/create-portal-session", cookie, {
      returnUrl: "/student-dashboard",
    });
    if (opened === null) return;
    const page = `/api/test-payments/portal/${lastPart(opened.url)}`;
    const shown = await ask<TestPortal>("GET", page, cookie);
    const does = shown === null ? null : what(shown);
    if (does !== null) await ask("POST", `${page}/act`, cookie, does);
  }
  async function buy(cookie: string): Promise<void> {
    const begun = await ask<{ url: string }>(
      "POST",
      "/api/stripe/create-checkout-session",
      cookie,
      {
        planType: chance.one(plansSoldOnline),
        successUrl: "/student-dashboard",
        cancelUrl: "/pricing",
      },
    );
    if (begun === null || !begun.url.includes("/test-checkout/")) return;
    const card = testCards[chance.one(["succeeds", "succeeds", "failsAtRenewal"] as const)];
    const page = `/api/test-payments/checkout/${lastPart(begun.url)}`;
    await ask("POST", `${page}/pay`, cookie, { email: "payer@example.org", card, name: "A" });
  }

  async function perform({ id, cookie }: { id: string; cookie: string }): Promise<void> {
    const what = chance.weighted({ buy: 6, change: 3, move: 2, back: 3, lesson: 3, cancel: 1 });
    if (what === "buy")
      await (chance.happens(0.3) ? Promise.all([buy(cookie), buy(cookie)]) : buy(cookie));
    if (what === "cancel") await act(cookie, () => ({ act: "cancel" }));
    if (what === "move") {
      const days = 5 + chance.below(30);
      await act(cookie, () => ({ act: "move-clock", days }));
    }
    if (what === "change")
      await act(cookie, ({ prices }) =>
        prices.length === 0 ? null : { act: "change-plan", priceId: chance.one(prices).priceId },
      );
    if (what === "back") await ask("POST", "/api/stripe/money-back", cookie);
    if (what === "lesson") {
      await ask("POST", "/api/lessons/complete", cookie, {
        userId: id,
        lessonId: chance.one(lessons),
        quizScore: 10,
        quizMaxScore: 10,
        duration: 300,
      });
      await ask("GET", `/api/gamification/coins/${id}`, cookie);
    }
  }

  /** Waits until the product has done all that was left. */
  async function settle(): Promise<void> {
    await inTransaction(db, (tx) => jobs.enqueue(tx, "reconcile-payments", {}));
    const began = Date.now();
    for (let quiet = 0; quiet < 3;) {
      await sql`
        update pgboss.job set start_after = now() - interval '1 second'
        where name = any(${sql.val([...ours])}) and state in ('created', 'retry') and start_after > now()
          and singleton_key <> 'next'`.execute(db);
      await sleep(300);
      const { rows } = await sql`
        select from pgboss.job
        where name = any(${sql.val([...ours])}) and state in ('created', 'retry', 'active')
          and (singleton_key <> 'next' or start_after < now()) limit 1`.execute(db);
      quiet = rows.length === 0 ? quiet + 1 : 0;
      if (Date.now() - began > 120_000)
        throw new Error("The jobs of payments do not come to an end.");
    }
  }

  await start();
  try {
    for (let number = 1; number <= people; number += 1) await addPerson(number);
    while (outcome.kills < kills) {
      for (let count = 0; count < between; count += 1) await perform(chance.one(present));
      // In the middle of what several do at the same time.
      const under = [chance.one(present), chance.one(present)].map((person) => perform(person));
      await sleep(chance.below(250));
      await product!.kill("SIGKILL");
      outcome.kills += 1;
      await Promise.all(under);
      // Jobs that it was doing count as failed after their time, which nobody waits for here.
      await sql`update pgboss.job set state = 'retry' where state = 'active'`.execute(db);
      await start();
      if (outcome.kills % every === 0 || outcome.kills === kills) {
        await settle();
        const wrong = await disagreements(db);
        outcome.found.push(...wrong.map((each) => `${each}\n  after kill ${outcome.kills}`));
        report(outcome.kills, wrong);
        await addPerson(people + outcome.kills);
        present.shift();
      }
    }
    outcome.made = await whatThereWas(db);
    return outcome;
  } finally {
    await product!.kill("SIGTERM");
    await remove();
  }
}

const ours = [
  "deliver-test-event",
  "handle-payment-event",
  "give-money-back",
  "reconcile-payments",
  "let-test-time-pass",
];
