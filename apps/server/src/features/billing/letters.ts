import type { MailKind, PlanType } from "@saywell/contract";
import { plans } from "@saywell/content";
import { formatDate } from "@saywell/english";
import type { PaidInvoice } from "../../adapters/payments/payments";

interface BillingLetter {
  kind: MailKind;
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  button?: { label: string; path: string };
}

export const planName = (plan: PlanType): string =>
  plans.find(({ id }) => id === plan)?.name ?? plan;

/** An amount as people write it: “£14.99”. */
export const money = (amount: number, currency: string): string =>
  new Intl.NumberFormat("en-GB", { style: "currency", currency: currency.toUpperCase() }).format(
    amount / 100,
  );

const dashboard = { label: "Open your dashboard", path: "/student-dashboard" };

export const receiptLetter = ({ number, amount, currency }: PaidInvoice): BillingLetter => ({
  kind: "receipt",
  subject: "Your receipt",
  greeting: "Hello,",
  paragraphs: [
    `Thank you. We have received ${money(amount, currency)}${number === null ? "" : ` for invoice ${number}`}.`,
    "You find all invoices under Manage on the dashboard, where the plan can be cancelled at any time.",
  ],
  button: dashboard,
});

export const failedLetter = (
  { amount, currency }: PaidInvoice,
  until: Date | null,
): BillingLetter => ({
  kind: "payment-failed",
  subject: "A payment did not go through",
  greeting: "Hello,",
  paragraphs: [
    `We could not take ${money(amount, currency)} for the plan at Saywell. The card is tried again in the next days.`,
    until === null
      ? "Please look whether the card is still right."
      : `The plan stays until ${dayOf(until)}. Please look whether the card is still right, or use another one.`,
  ],
  button: { label: "Look at the card", path: "/student-dashboard" },
});

export const endedLetter = (plan: PlanType): BillingLetter => ({
  kind: "plan-ended",
  subject: `The plan ${planName(plan)} has ended`,
  greeting: "Hello,",
  paragraphs: [
    `The plan ${planName(plan)} has ended, and no more is paid.`,
    "Everything learnt stays, and every lesson that was begun stays open.",
  ],
  button: { label: "See the plans", path: "/pricing" },
});

export const moneyBackLetter = (amount: number, currency: string): BillingLetter => ({
  kind: "money-back",
  subject: "Your money is on its way back",
  greeting: "Hello,",
  paragraphs: [
    `We have given back ${money(amount, currency)}. A bank needs up to ten days to show it.`,
    "The plan has ended. Everything learnt stays.",
  ],
});

const dayOf = (instant: Date): string => formatDate("dayOfYear", instant, "UTC");
