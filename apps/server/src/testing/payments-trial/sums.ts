import { sql } from "kysely";
import { moneyBackDays } from "@saywell/contract/constants";
import type { Db } from "../../db/database";

interface PaidThere {
  id: string;
  customerId: string;
  status: string;
  plan: string;
  start: number;
  endedAt: number | null;
  periodEnd: number;
  cancelAt: number | null;
  nextPlan: string | null;
}
interface KnownHere {
  accountId: string;
  customerId: string;
  moneyBackAt: Date | null;
  subscriptionId: string | null;
  plan: string | null;
  status: string | null;
  periodEnd: Date | null;
  cancelAt: Date | null;
  nextPlan: string | null;
}
interface Invoice {
  id: string;
  customerId: string;
  subscriptionId: string;
  status: string;
  total: number;
  paid: number;
  created: number;
  intent: string | null;
}
interface Charge {
  id: string;
  customerId: string;
  intent: string;
  amount: number;
  refunded: number;
  isDisputed: boolean;
}

/**
 * What does not agree between what the payment provider has, what is written down here, and the ledger of
 * coins, once all events have come and all jobs are done: one sentence for each.
 */
export async function disagreements(db: Db): Promise<string[]> {
  return [...(await ofMoney(db)), ...(await ofCoins(db)), ...(await ofMails(db))];
}

/** How much there was that could have disagreed. */
export async function whatThereWas(db: Db): Promise<Record<string, number>> {
  const invoices = (await invoicesThere(db)).filter(({ paid }) => paid > 0);
  const refunds = await refundsThere(db);
  const caused = (by: string) => refunds.filter(({ cause }) => cause.startsWith(by)).length;
  const { rows } = await sql<{ entries: number }>`
    select count(*)::int as entries from ledger_entry where coins <> 0`.execute(db);
  return {
    subscriptions: (await subscriptionsThere(db)).length,
    "invoices paid": invoices.length,
    pence: invoices.reduce((sum, { paid }) => sum + paid, 0),
    refunds: refunds.length,
    "of money back": caused("money-back"),
    "of what was paid twice": caused("twice"),
    "entries of coins": rows[0]!.entries,
  };
}

async function ofMoney(db: Db): Promise<string[]> {
  const said: string[] = [];
  const subscriptions = await subscriptionsThere(db);
  const invoices = await invoicesThere(db);
  const charges = await chargesThere(db);
  const given = await refundsThere(db);
  const intents = new Map(charges.map((charge) => [charge.intent, charge]));
  const refundOf = new Map<string, number>();
  for (const { chargeId, amount } of given)
    refundOf.set(chargeId, (refundOf.get(chargeId) ?? 0) + amount);

  // Each penny that was taken belongs to an invoice that says it is paid, and the other way round.
  const invoiced = new Set<string>();
  for (const invoice of invoices.filter(({ paid }) => paid > 0)) {
    const charge = invoice.intent === null ? undefined : intents.get(invoice.intent);
    if (charge?.amount !== invoice.paid)
      said.push(
        `Invoice ${invoice.id} says ${invoice.paid}, and ${charge?.amount ?? 0} was taken.`,
      );
    if (charge !== undefined) invoiced.add(charge.id);
  }
  for (const charge of charges) {
    if (!invoiced.has(charge.id)) said.push(`${charge.id} was taken for no invoice that is paid.`);
    if (charge.refunded > charge.amount)
      said.push(`${charge.id} took ${charge.amount} and ${charge.refunded} came back.`);
    if ((refundOf.get(charge.id) ?? 0) !== charge.refunded)
      said.push(`${charge.id} says ${charge.refunded} came back, the refunds say otherwise.`);
  }
  const isBack = ({ intent }: Invoice): boolean => {
    const charge = intent === null ? undefined : intents.get(intent);
    return charge === undefined || charge.isDisputed || charge.refunded === charge.amount;
  };

  for (const here of await customersHere(db)) {
    const { customerId, accountId } = here;
    const own = subscriptions.filter((each) => each.customerId === customerId);
    const paid = invoices.filter((each) => each.customerId === customerId && each.paid > 0);
    const live = own.filter(({ status }) => status !== "canceled");
    if (live.length > 1) said.push(`${accountId} pays ${live.length} subscriptions at once.`);
    const [one] = live;
    const known = here.subscriptionId === null ? "nothing" : asText(here);
    const there = one === undefined ? "nothing" : asText(asKnown(one));
    if (known !== there) said.push(`${accountId} has ${known}; the provider has ${there}.`);

    for (const [place, first] of own.entries()) {
      for (const second of own.slice(place + 1)) {
        const from = Math.max(first.start, second.start);
        const until = Math.min(first.endedAt ?? Infinity, second.endedAt ?? Infinity);
        const paidTwice = [first, second].map(({ id }) =>
          paid.filter(
            (each) => each.subscriptionId === id && each.created >= from && each.created < until,
          ),
        );
        // What was paid for both at once is back of one of them.
        if (until > from && paidTwice.every((all) => all.length > 0 && !all.every(isBack)))
          said.push(`${accountId} paid ${first.id} and ${second.id} at the same time.`);
      }
    }
    const moneyBack = new Set(
      given
        .filter((each) => each.customerId === customerId && each.cause.startsWith("money-back"))
        .map(({ chargeId }) => {
          const charge = charges.find(({ id }) => id === chargeId)!;
          return invoices.find(({ intent }) => intent === charge.intent)?.subscriptionId;
        }),
    );
    if (moneyBack.size > 1) said.push(`${accountId} had the money of several plans back.`);
    if (moneyBack.size > 0 && here.moneyBackAt === null)
      said.push(`${accountId} had money back, and nobody wrote it down.`);
    if (here.moneyBackAt !== null) {
      const [first] = own.toSorted((a, b) => a.start - b.start);
      // What was bought beside the first, as in two tabs, is back with it.
      const firsts = own.filter(
        ({ start }) =>
          first !== undefined &&
          start < (first.endedAt ?? Infinity) &&
          start < first.start + moneyBackDays * 24 * 60 * 60,
      );
      const isKept = ({ id, endedAt }: PaidThere): boolean =>
        endedAt === null ||
        paid.some((invoice) => invoice.subscriptionId === id && !isBack(invoice));
      if (firsts.some(isKept))
        said.push(`${accountId} was promised the money back, and does not have it.`);
    }
  }
  return said;
}

const instant = (date: Date | null): number | null =>
  date === null ? null : date.getTime() / 1000;

const asText = ({ subscriptionId, plan, status, periodEnd, cancelAt, nextPlan }: KnownHere) =>
  JSON.stringify([subscriptionId, plan, status, instant(periodEnd), instant(cancelAt), nextPlan]);

const asKnown = (one: PaidThere): KnownHere => ({
  accountId: "",
  customerId: one.customerId,
  moneyBackAt: null,
  subscriptionId: one.id,
  plan: one.plan,
  status: one.status,
  periodEnd: new Date(one.periodEnd * 1000),
  cancelAt: one.cancelAt === null ? null : new Date(one.cancelAt * 1000),
  nextPlan: one.nextPlan,
});

async function ofCoins(db: Db): Promise<string[]> {
  const { rows: below } = await sql<{ accountId: string; balance: number }>`
    select account_id as "accountId", min(balance)::int as balance from (
      select account_id, sum(coins) over (partition by account_id order by id) as balance
      from ledger_entry
    ) as running
    group by account_id having min(balance) < 0`.execute(db);
  // Nothing is booked or given twice: the ledger itself lets no entry in a second time.
  const { rows: purchases } = await sql<{ accountId: string; source: string }>`
    select account_id as "accountId", source from ledger_entry
    where kind in ('live-session-booked', 'live-session-refunded')
    group by account_id, source
    having count(*) filter (where kind = 'live-session-booked') = 0
      or (count(*) = 2 and sum(coins) <> 0)`.execute(db);
  return [
    ...below.map(({ accountId, balance }) => `${accountId} once had ${balance} coins.`),
    ...purchases.map(
      ({ accountId, source }) => `${accountId} did not pay and get back the same for ${source}.`,
    ),
  ];
}

/** Nobody has more receipts than were paid, and nothing waits to be acted upon. */
async function ofMails(db: Db): Promise<string[]> {
  const { rows: receipts } = await sql<{ accountId: string; mails: number; paid: number }>`
    select customer.account_id as "accountId", mails.count as mails, coalesce(paid.count, 0) as paid
    from payment_customer customer
    join (
      select account_id, count(*)::int from mail where kind = 'receipt' group by account_id
    ) as mails on mails.account_id = customer.account_id
    left join (
      select customer_id, count(*)::int from test_payment_object
      where kind = 'invoice' and (data ->> 'total')::int > 0 and data ->> 'status' = 'paid'
      group by customer_id
    ) as paid on paid.customer_id = customer.customer_id
    where mails.count > coalesce(paid.count, 0)`.execute(db);
  const { rows: open } = await sql<{ id: string; type: string }>`
    select id, type from payment_event where handled_at is null`.execute(db);
  return [
    ...receipts.map(
      ({ accountId, mails, paid }) => `${accountId} has ${mails} receipts of ${paid} payments.`,
    ),
    ...open.map(({ id, type }) => `Nobody acted upon ${id}, ${type}.`),
  ];
}

async function customersHere(db: Db): Promise<KnownHere[]> {
  const { rows } = await sql<KnownHere>`
    select customer.account_id as "accountId", customer_id as "customerId",
      money_back_at as "moneyBackAt", subscription_id as "subscriptionId", plan_type as plan, status,
      period_end as "periodEnd", cancel_at as "cancelAt", next_plan as "nextPlan"
    from payment_customer customer
    left join card_subscription card on card.account_id = customer.account_id
    where customer.account_id is not null`.execute(db);
  return rows;
}

async function subscriptionsThere(db: Db): Promise<PaidThere[]> {
  const { rows } = await sql<PaidThere>`
    select sub.id, sub.customer_id as "customerId", sub.data ->> 'status' as status,
      sub.data #>> '{items,data,0,price,metadata,plan}' as plan,
      (sub.data ->> 'start_date')::int as start,
      (sub.data ->> 'ended_at')::int as "endedAt",
      (sub.data #>> '{items,data,0,current_period_end}')::int as "periodEnd",
      (sub.data ->> 'cancel_at')::int as "cancelAt",
      next.data #>> '{metadata,plan}' as "nextPlan"
    from test_payment_object sub
    left join test_payment_object schedule
      on schedule.kind = 'subscription_schedule' and schedule.id = sub.data ->> 'schedule'
    left join test_payment_object next
      on next.kind = 'price' and next.id = schedule.data #>> '{phases,1,items,0,price}'
    where sub.kind = 'subscription'
    order by sub.place`.execute(db);
  return rows;
}

async function invoicesThere(db: Db): Promise<Invoice[]> {
  const { rows } = await sql<Invoice>`
    select id, customer_id as "customerId", data ->> 'status' as status,
      data #>> '{parent,subscription_details,subscription}' as "subscriptionId",
      (data ->> 'total')::int as total, (data ->> 'amount_paid')::int as paid,
      (data ->> 'created')::int as created, hidden ->> 'paymentIntent' as intent
    from test_payment_object where kind = 'invoice'`.execute(db);
  return rows;
}

/** Those that succeeded. */
async function chargesThere(db: Db): Promise<Charge[]> {
  const { rows } = await sql<Charge>`
    select id, customer_id as "customerId", data ->> 'payment_intent' as intent,
      (data ->> 'amount')::int as amount, (data ->> 'amount_refunded')::int as refunded,
      (data ->> 'disputed')::boolean as "isDisputed"
    from test_payment_object
    where kind = 'charge' and data ->> 'status' = 'succeeded'`.execute(db);
  return rows;
}

/** Refunds, and what they were made for where the product made them. */
async function refundsThere(
  db: Db,
): Promise<{ customerId: string; chargeId: string; amount: number; cause: string }[]> {
  const { rows } = await sql<{
    customerId: string;
    chargeId: string;
    amount: number;
    cause: string;
  }>`
    select refund.customer_id as "customerId", refund.data ->> 'charge' as "chargeId",
      (refund.data ->> 'amount')::int as amount,
      coalesce(substring(answer.key from '^refund-(.*)$'), '') as cause
    from test_payment_object refund
    left join test_payment_answer answer on answer.body ->> 'id' = refund.id
    where refund.kind = 'refund'`.execute(db);
  return rows;
}
