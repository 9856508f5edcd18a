import { loadContent } from "@saywell/content/answers";
import { plans } from "@saywell/content";
import { plansSoldOnline, testCards } from "@saywell/contract/constants";
import { sql } from "kysely";
import { createPayments } from "../../adapters/payments/payments";
import type { Db } from "../../db/database";
import { inTransaction } from "../../db/transaction";
import * as accounts from "../../features/accounts/accounts.store";
import { createMonthlyCoins } from "../../features/gamification/monthly-coins";
import { createWallet } from "../../features/gamification/wallet";
import { buildTestApp, type TestApp, type TestUser } from "../build-test-app";
import { makeAccount, makeSession, makeVisit } from "../factories";
import { movableClock } from "../movable-clock";
import { Chance } from "./chance";
import { type Fault, Faults, unreliableDatabase, stopping } from "./faults";
import { disagreements, whatThereWas } from "./sums";
import { openTrialProvider, type TrialProvider } from "./trial-provider";

export interface TrialOptions {
  db: Db;
  operations: number;
  seed: number;
  /** After so many operations everything is settled and the sums are compared. */
  every?: number;
  /** Told after each comparison. */
  report?: (done: number, found: readonly string[]) => void;
}

export interface TrialOutcome {
  operations: number;
  faults: number;
  stops: number;
  comparisons: number;
  /** How often each operation was done. */
  done: Record<string, number>;
  /** What came of them: subscriptions, payments, refunds, entries of the ledger. */
  made: Record<string, number>;
  /** What did not agree, with the operations since the comparison before. */
  found: string[];
}

interface Person {
  user: TestUser;
  checkouts: string[];
}

const hour = 3600_000;
const day = 24 * hour;
const people = 5;
/** Operations after which a person leaves and another comes. */
const life = 60;
const purchase = "live-session-booked";

const weights = {
  "begin-checkout": 6,
  pay: 20,
  "two-tabs": 6,
  "change-plan": 8,
  cancel: 4,
  resume: 3,
  "change-card": 5,
  "pay-invoice": 4,
  "money-back": 5,
  "refund-there": 3,
  "dispute-there": 2,
  "time-passes": 10,
  "test-clock": 2,
  "look-at-plan": 4,
  "finish-lesson": 6,
  spend: 6,
  "give-back": 5,
  "look-at-coins": 4,
  "provider-goes": 1,
  "provider-comes": 8,
  "bring-late": 6,
  "bring-again": 3,
  forge: 2,
  "do-jobs": 5,
  reconcile: 2,
} as const;
type Operation = keyof typeof weights;

/**
 * People who buy, change, cancel, earn and spend at random, while calls, events and commits get lost and
 * the product is stopped between two steps and started again; and after each so many operations, when
 * all is settled, whether ledger, subscriptions and invoices agree.
 */
export async function tryPayments(options: TrialOptions): Promise<TrialOutcome> {
  const { db, operations, seed, every = 25, report = () => {} } = options;
  const chance = new Chance(seed);
  const clock = movableClock("2026-03-02T09:00:00Z");
  const content = loadContent();
  const lessonIds = content.lessons.slice(0, 12).map(({ id }) => id);
  const faults = new Faults();
  let app: TestApp | undefined;
  const outcome: TrialOutcome = {
    operations: 0,
    faults: 0,
    stops: 0,
    comparisons: 0,
    done: {},
    made: {},
    found: [],
  };
  const provider: TrialProvider = await openTrialProvider({
    db,
    clock,
    chance,
    faults,
    async post(payload, signature) {
      if (app === undefined || faults.isStopped) return 0;
      const { statusCode } = await app.send({
        method: "POST",
        url: "/api/stripe/webhook",
        headers: { "content-type": "application/json", "stripe-signature": signature },
        payload,
      });
      return statusCode;
    },
  });
  const usual = { ...provider.fates, comes: 10 };
  const unlucky = { comes: 6, "comes-twice": 1, "is-late": 2, "is-lost": 1, "is-refused": 1 };
  const wallet = createWallet({
    accounts,
    monthlyCoins: createMonthlyCoins({ isCharged: true, lock: accounts.lock }),
  });

  async function start(): Promise<TestApp> {
    faults.isStopped = false;
    faults.expect(null);
    return await buildTestApp({
      clock,
      content,
      config: { plans: true, demo: false },
      payments: stopping(
        createPayments({
          connect: () => Promise.resolve(provider.connection),
          setsUp: true,
          plans: plans.filter(({ id }) => plansSoldOnline.some((sold) => sold === id)),
          computesTax: false,
        }),
        faults,
      ),
      database: { db: unreliableDatabase(db, faults) },
    });
  }

  /** Takes the place of a process that has stopped. */
  async function restart(): Promise<void> {
    outcome.stops += 1;
    await provider.settled();
    const old = app;
    app = undefined;
    // What it holds is let go, as the system does for one that was killed.
    faults.isStopped = false;
    await old?.close();
    // A job that it was doing counts as failed after its time, and is done again.
    await sql`update pgboss.job set state = 'retry' where state = 'active'`.execute(db);
    app = await start();
  }

  async function settle(): Promise<void> {
    faults.expect(null);
    faults.isProviderAway = false;
    if (faults.isStopped || app === undefined) await restart();
    Object.assign(provider.fates, noFates, { comes: 1 });
    await provider.settled();
    await provider.bringLate();
    await doJobs();
    // Events that nobody acted upon for an hour are found by the daily look.
    clock.advance(2 * hour);
    await inTransaction(db, (tx) => app!.jobs.enqueue(tx, "reconcile-payments", {}));
    await doJobs();
  }

  /** All jobs, also those that wait for a while, until there are none. */
  async function doJobs(): Promise<void> {
    for (let round = 0; round < 20; round += 1) {
      await sql`
        update pgboss.job set start_after = now() - interval '1 second'
        where state in ('created', 'retry') and start_after > now()`.execute(db);
      await provider.runJobs();
      await provider.settled();
      if ((await app!.jobs.runWaiting()) === 0) {
        const { rows } = await sql`
          select from pgboss.job where state in ('created', 'retry') and name <> 'send-mail'
          limit 1`.execute(db);
        if (rows.length === 0) return;
      }
    }
  }

  async function newPerson(): Promise<Person> {
    const number = (outcome.done["new-person"] = (outcome.done["new-person"] ?? 0) + 1);
    const email = `learner${number}@example.org`;
    const { id } = await makeAccount(db, { ageBand: "ADULT", email });
    const token = await makeSession(db, { accountId: id, now: clock.now(), life: 10_000 * day });
    for (const lessonId of lessonIds)
      await makeVisit(db, { accountId: id, lessonId, now: clock.now() });
    return { user: { id, token }, checkouts: [] };
  }

  const here = (): TestApp => app!;
  const begin = async (person: Person, planType: "CORE" | "PREMIUM"): Promise<string | null> => {
    const reply = await here().call(
      "POST /api/stripe/create-checkout-session",
      { body: { planType, successUrl: "/student-dashboard", cancelUrl: "/pricing" } },
      { as: person.user },
    );
    const page = reply.status === 200 ? new URL(reply.body.url).pathname : "";
    const id = page.split("/").at(-1)!;
    if (!page.startsWith("/test-checkout/")) return null;
    person.checkouts = [...person.checkouts.slice(-3), id];
    return id;
  };
  const pay = async (id: string, card: string, agrees: boolean): Promise<void> => {
    const paid = await provider.pages.pay(id, { email: "payer@example.org", card, name: "A" });
    if (paid.ok && paid.value.outcome === "confirm") await provider.pages.confirm(id, agrees);
  };
  const act = async (
    { user }: Person,
    what: (shown: Shown) => Parameters<TrialProvider["pages"]["act"]>[1] | null,
  ): Promise<void> => {
    const reply = await here().call(
      "POST /api/stripe/create-portal-session",
      { body: { returnUrl: "/student-dashboard" } },
      { as: user },
    );
    if (reply.status !== 200) return;
    const id = new URL(reply.body.url).pathname.split("/").at(-1)!;
    const shown = await provider.pages.portal(id);
    const does = shown.ok ? what(shown.value) : null;
    if (does !== null) await provider.pages.act(id, does);
  };
  const anyInvoice = ({ invoices }: Shown): string | null =>
    invoices.length === 0 ? null : chance.one(invoices.slice(0, 4)).id;
  const goodCard = () =>
    testCards[
      chance.weighted({ succeeds: 8, failsAtRenewal: 3, needsConfirmation: 2, disputed: 1 })
    ];
  const anyCard = () => (chance.happens(0.2) ? testCards.declined : goodCard());
  const anyPlan = () => chance.one(plansSoldOnline);

  async function perform(name: Operation, person: Person): Promise<void> {
    const { user } = person;
    switch (name) {
      case "begin-checkout":
        return void (await begin(person, anyPlan()));
      case "pay": {
        const begun = chance.happens(0.4) ? person.checkouts.pop() : undefined;
        const id = begun ?? (await begin(person, anyPlan()));
        if (id !== null) await pay(id, anyCard(), chance.happens(0.7));
        return;
      }
      case "two-tabs": {
        if (chance.happens(0.5)) {
          // That the first one is paid is not known here when the second is begun.
          Object.assign(provider.fates, noFates, { "is-late": 1 });
          for (const planType of plansSoldOnline) {
            const id = await begin(person, planType);
            if (id !== null) await pay(id, goodCard(), true);
            await provider.settled();
          }
          return;
        }
        const both = await Promise.all([begin(person, anyPlan()), begin(person, anyPlan())]);
        const cards = [goodCard(), goodCard()];
        outcome.done["two-checkouts"] =
          (outcome.done["two-checkouts"] ?? 0) + (both.every((id) => id !== null) ? 1 : 0);
        await Promise.all(
          both.flatMap((id, tab) => (id === null ? [] : [pay(id, cards[tab]!, true)])),
        );
        return;
      }
      case "change-plan":
        return act(person, ({ prices }) =>
          prices.length === 0 ? null : { act: "change-plan", priceId: chance.one(prices).priceId },
        );
      case "cancel":
        return act(person, () => ({ act: "cancel" }));
      case "resume":
        return act(person, () => ({ act: "resume" }));
      case "change-card":
        return act(person, () => ({ act: "change-card", card: anyCard() }));
      case "pay-invoice":
        return act(person, ({ invoices }) => {
          const open = invoices.find(({ status }) => status === "open");
          return open === undefined ? null : { act: "pay-invoice", invoiceId: open.id };
        });
      case "refund-there":
      case "dispute-there":
        return act(person, (shown) => {
          const invoiceId = anyInvoice(shown);
          if (invoiceId === null) return null;
          return { act: name === "refund-there" ? "refund" : "dispute", invoiceId };
        });
      case "money-back": {
        const ask = () => here().call("POST /api/stripe/money-back", {}, { as: user });
        await (chance.happens(0.3) ? Promise.all([ask(), ask()]) : ask());
        return;
      }
      case "time-passes":
        return clock.advance((1 + chance.below(6)) * day);
      case "test-clock": {
        const days = 1 + chance.below(40);
        return act(person, () => ({ act: "move-clock", days }));
      }
      case "look-at-plan":
        await here().call(
          "GET /api/stripe/subscription/{userId}",
          { params: { userId: user.id } },
          { as: user },
        );
        return;
      case "finish-lesson": {
        const body = { userId: user.id, lessonId: chance.one(lessonIds) };
        const score = { quizScore: chance.below(11), quizMaxScore: 10, duration: 300 };
        const finish = () =>
          here().call("POST /api/lessons/complete", { body: { ...body, ...score } }, { as: user });
        await here().call(
          "POST /api/lessons/progress",
          { body: { ...body, progress: 20, completed: 0 } },
          { as: user },
        );
        await (chance.happens(0.3) ? Promise.all([finish(), finish()]) : finish());
        return;
      }
      case "spend":
      case "give-back": {
        const what = { kind: purchase, source: `booking-${chance.below(8)}` } as const;
        const payer = { accountId: user.id, now: clock.now() };
        const coins = 5 + chance.below(60);
        const work = () =>
          inTransaction(here().db, (tx) =>
            name === "spend"
              ? wallet.spend(tx, payer, { ...what, coins })
              : wallet.refund(tx, payer, what),
          );
        await (chance.happens(0.3) ? Promise.all([work(), work()]) : work());
        return;
      }
      case "look-at-coins": {
        const { status, body } = await here().call(
          "GET /api/gamification/coins/{userId}",
          { params: { userId: user.id }, query: { limit: 100 } },
          { as: user },
        );
        if (status !== 200) return;
        const sum = body.entries.reduce((all, { coins }) => all + coins, 0);
        if (body.next === null && sum !== body.balance)
          outcome.found.push(`${user.id} sees ${body.balance} coins of entries of ${sum}.`);
        return;
      }
      case "provider-goes":
        faults.isProviderAway = true;
        return;
      case "provider-comes":
        faults.isProviderAway = false;
        return;
      case "bring-late":
        return provider.bringLate(chance.next());
      case "bring-again":
        return provider.bringAgain();
      case "forge": {
        const status = await provider.forge();
        if (status === 200) outcome.found.push("A forged event was taken.");
        return;
      }
      case "do-jobs":
        await sql`
          update pgboss.job set start_after = now() - interval '1 second'
          where state in ('created', 'retry') and start_after < now() + interval '2 minutes'`.execute(
          db,
        );
        await provider.runJobs();
        return void (await here().jobs.runWaiting());
      case "reconcile":
        await inTransaction(db, (tx) => here().jobs.enqueue(tx, "reconcile-payments", {}));
        return void (await here().jobs.runWaiting());
    }
  }

  const anyFault = (): Fault | null =>
    chance.happens(0.35)
      ? {
          step: chance.below(6),
          when: chance.one(["before", "after"] as const),
          kills: chance.happens(0.3),
        }
      : null;

  async function compare(since: readonly string[]): Promise<void> {
    await settle();
    outcome.comparisons += 1;
    const before = outcome.found.length;
    const wrong = await disagreements(db);
    if (wrong.length > 0)
      outcome.found.push(...wrong.map((each) => `${each}\n  after: ${since.join(", ")}`));
    report(outcome.operations, outcome.found.slice(before));
  }

  app = await start();
  try {
    const present: Person[] = [];
    while (present.length < people) present.push(await newPerson());
    let since: string[] = [];
    while (outcome.operations < operations) {
      if (outcome.operations % life === life - 1) {
        // Somebody leaves, and pays no further.
        const place = ((outcome.operations / life) % people) | 0;
        await act(present[place]!, () => ({ act: "cancel" })).catch(ignored);
        present[place] = await newPerson();
      }
      Object.assign(provider.fates, chance.happens(0.5) ? usual : unlucky);
      const name = chance.weighted(weights);
      const who = chance.below(present.length);
      // Who has a plan already is led to the portal: only others can buy twice.
      if (name === "two-tabs" && chance.happens(0.7)) present[who] = await newPerson();
      const fault = anyFault();
      faults.expect(fault);
      const about = `#${outcome.operations} ${name} by ${present[who]!.user.id.slice(0, 8)}`;
      since.push(fault === null ? about : `${about} (${asWords(fault)})`);
      const isCalm = fault === null && !faults.isProviderAway;
      try {
        await perform(name, present[who]!);
      } catch (error) {
        // What was lost on the way fails for whoever asked; nothing else may.
        if (isCalm) outcome.found.push(`${about} failed: ${String(error)}`);
      }
      await provider.settled();
      faults.expect(null);
      for (const entry of app.log.splice(0))
        if (isCalm && !faults.isProviderAway && entry.level === "error")
          outcome.found.push(`${about} was logged: ${JSON.stringify(entry)}`);
      outcome.operations += 1;
      outcome.done[name] = (outcome.done[name] ?? 0) + 1;
      if (faults.isStopped) await restart();
      if (outcome.operations % every === 0 || outcome.operations === operations) {
        await compare(since);
        since = [];
        if (outcome.found.length > 20) break;
      }
    }
    outcome.faults = faults.happened;
    outcome.made = await whatThereWas(db);
    return outcome;
  } finally {
    faults.isStopped = false;
    await app?.close();
    await provider.close();
  }
}

const asWords = ({ kills, when, step }: Fault): string =>
  `${kills ? "stopped" : "lost"} ${when} step ${step}`;

type Shown = Extract<Awaited<ReturnType<TrialProvider["pages"]["portal"]>>, { ok: true }>["value"];

const noFates = { comes: 0, "comes-twice": 0, "is-late": 0, "is-lost": 0, "is-refused": 0 };

/** What fails because something was lost on the way, or the process stopped, fails for whoever asked. */
const ignored = (): void => undefined;
