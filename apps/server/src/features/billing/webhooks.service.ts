import type { PaidInvoice, PaymentEvent, Payments } from "../../adapters/payments/payments";
import { toldEvents } from "../../adapters/payments/set-up-webhook";
import type { Clock } from "../../adapters/clock";
import type { Db, Tx } from "../../db/database";
import { inTransaction } from "../../db/transaction";
import type { Jobs } from "../../jobs";
import { errorFacts, type Log } from "../../observability/log";
import { ok, refuse, type Result } from "../../refusal";
import * as store from "./billing.store";
import {
  failedLetter,
  type ManagedAt,
  ownDashboard,
  receiptLetter,
  refundLetter,
  type SendBilling,
} from "./letters";
import type { ParentLinks } from "./parent-links";
import * as events from "./payment-events.store";
import type { Settle } from "./settle.service";
import { addressed, type Settled } from "./settled";

export interface WebhookDeps {
  db: Db;
  clock: Clock;
  log: Log;
  jobs: Pick<Jobs, "enqueue">;
  payments: Payments;
  settle: Settle;
  parentLinks: Pick<ParentLinks, "pageOf">;
  /** Mails a guest who has paid how the account becomes their own. */
  offerClaim: (
    tx: Tx,
    guest: { accountId: string; email: string },
    isFirst: () => Promise<boolean>,
  ) => Promise<void>;
  send: SendBilling;
}

export type Webhooks = ReturnType<typeof createWebhooks>;

/** Seconds after which a job acts upon an event that whoever received it did not. */
const later = 60;

/**
 * What the payment provider tells us. An event is stored before it is answered, and acted upon once:
 * at once, or by a job where that fails. It is a reason to ask the provider, and believed no further.
 */
export function createWebhooks(deps: WebhookDeps) {
  const { db, clock, log, jobs, payments, settle, parentLinks, offerClaim, send } = deps;

  async function receive(payload: Buffer, signature: string | undefined): Promise<Result<null>> {
    if (!payments.isOpen) return refuse("unavailable", "Payments are not set up here.");
    const event = signature === undefined ? null : await payments.readEvent(payload, signature);
    if (event === null)
      return refuse("invalid-input", "This is not signed by the payment provider.");
    // An endpoint may be told of more than it was made for, which is no reason to look.
    if (!told.has(event.type)) return ok(null);
    await keep(event);
    try {
      await handle(event.id);
    } catch (error) {
      // It is stored, and a job goes on.
      log({ level: "warn", event: "payment-event-waits", ...errorFacts(error) });
    }
    return ok(null);
  }

  /** Writes down that something happened, and has a job act upon it if nobody does at once. */
  const keep = (event: PaymentEvent): Promise<void> =>
    inTransaction(db, async (tx) => {
      if (await events.keepEvent(tx, event, clock.now()))
        await jobs.enqueue(tx, "handle-payment-event", { eventId: event.id }, { after: later });
    });

  /** Acts upon a stored event, unless somebody has. */
  async function handle(eventId: string): Promise<void> {
    const event = await events.findOpenEvent(db, eventId);
    if (event === undefined) return;
    const { type, objectId } = event;
    const close = (tx: Tx) => events.closeEvent(tx, eventId, clock.now());
    const invoice = await invoiceOf(type, objectId);
    // A dispute names the charge, and no customer.
    const customerId = event.customerId ?? invoice?.customerId ?? null;
    if (customerId === null) return void (await inTransaction(db, close));
    if (invoice !== null && givesBack(type, invoice)) await endPaidBack(customerId, invoice);
    const known = await settle(customerId, {
      also: async (tx, settled) => {
        if (await close(tx)) await write(tx, { type, customerId }, invoice, settled);
      },
    });
    // Of a customer of somebody else: the same account at the provider may sell other things.
    if (known === null) await inTransaction(db, close);
  }

  async function invoiceOf(type: string, id: string | null): Promise<PaidInvoice | null> {
    if (id === null) return null;
    if (type === "invoice.paid" || type === "invoice.payment_failed") return payments.invoice(id);
    return type === "charge.refunded" || type === "charge.dispute.created"
      ? payments.invoiceOfCharge(id)
      : null;
  }

  /** Whoever has the money of what runs back, by the school's hand or by the bank's, has no plan for it. */
  async function endPaidBack(
    customerId: string,
    { id, subscriptionId }: PaidInvoice,
  ): Promise<void> {
    const invoices = await payments.invoicesOf(customerId);
    const last = invoices.find(
      (each) => each.subscriptionId === subscriptionId && each.status === "paid" && each.amount > 0,
    );
    if (last?.id === id && subscriptionId !== null) await payments.cancelNow(subscriptionId);
  }

  async function write(
    tx: Tx,
    { type, customerId }: { type: string; customerId: string },
    invoice: PaidInvoice | null,
    settled: Settled,
  ): Promise<void> {
    const { accountId, payerEmail, plan, askedMoneyBack } = settled;
    const to = invoice?.email ?? settled.email;
    if (to === null) return;
    const mail = addressed(to, settled);
    if (invoice !== null && type === "invoice.paid" && invoice.amount > 0)
      await send(tx, { ...mail, letter: receiptLetter(invoice, await managedAt(tx, settled)) });
    if (invoice !== null && type === "invoice.payment_failed" && plan !== null) {
      const letter = failedLetter(invoice, plan.graceUntil, await managedAt(tx, settled));
      await send(tx, { ...mail, letter });
    }
    // Who asked for it has read of it already.
    if (invoice !== null && type === "charge.refunded" && invoice.refunded > 0 && !askedMoneyBack)
      await send(tx, { ...mail, letter: refundLetter(invoice) });
    if (type === "invoice.paid" && payerEmail === null && accountId !== null)
      await offerClaim(tx, { accountId, email: to }, () => store.takeClaimMail(tx, customerId, to));
  }

  async function managedAt(tx: Tx, { accountId, payerEmail, plan }: Settled): Promise<ManagedAt> {
    if (accountId === null || payerEmail === null || plan === null) return ownDashboard;
    const { planType } = plan;
    const path = await parentLinks.pageOf(tx, { accountId, email: payerEmail, planType });
    return { path, isOfParent: true };
  }

  return { receive, keep, handle };
}

const told: ReadonlySet<string> = new Set(toldEvents);

const givesBack = (type: string, { amount, refunded }: PaidInvoice): boolean =>
  type === "charge.dispute.created" || (type === "charge.refunded" && refunded >= amount);
