import type { MailKind, PlanType } from "@saywell/contract";
import { parentLinkDays } from "@saywell/contract/constants";
import { plans } from "@saywell/content";
import { formatDate } from "@saywell/english";
import type { Tx } from "../../db/database";
import type { PaidInvoice } from "../../adapters/payments/payments";
import { pathOf } from "./parent-links";

interface BillingLetter {
  kind: MailKind;
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  button?: { label: string; path: string };
  closing?: readonly string[];
}

/** Mails something about a plan; one about a child goes to a parent, and is not the child's to read. */
export type SendBilling = (
  tx: Tx,
  mail: { to: string; accountId: string | null; aboutId?: string; letter: BillingLetter },
) => Promise<void>;

export const planName = (plan: PlanType): string =>
  plans.find(({ id }) => id === plan)?.name ?? plan;

/** An amount as people write it: “£14.99”. */
export const money = (amount: number, currency: string): string =>
  new Intl.NumberFormat("en-GB", { style: "currency", currency: currency.toUpperCase() }).format(
    amount / 100,
  );

/** Where whoever pays looks after the plan. */
export interface ManagedAt {
  path: string;
  /** A parent has a page of their own, and no dashboard. */
  isOfParent: boolean;
}

export const ownDashboard: ManagedAt = { path: "/student-dashboard", isOfParent: false };

export const receiptLetter = (
  { number, amount, currency }: PaidInvoice,
  { path, isOfParent }: ManagedAt = ownDashboard,
): BillingLetter => ({
  kind: "receipt",
  subject: "Your receipt",
  greeting: "Hello,",
  paragraphs: [
    `Thank you. We have received ${money(amount, currency)}${number === null ? "" : ` for invoice ${number}`}.`,
    isOfParent
      ? "With the link below you see all invoices, and can cancel the plan at any time. Please keep this mail."
      : "You find all invoices under Manage on the dashboard, where the plan can be cancelled at any time.",
  ],
  button: { label: isOfParent ? "Manage this plan" : "Open your dashboard", path },
});

export const failedLetter = (
  { amount, currency }: PaidInvoice,
  until: Date | null,
  { path }: ManagedAt = ownDashboard,
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
  button: { label: "Look at the card", path },
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

/** Where the school, its bank or we ourselves gave something back that nobody asked for here. */
export const refundLetter = ({ number, refunded, currency }: PaidInvoice): BillingLetter => ({
  kind: "money-back",
  subject: "Your money is on its way back",
  greeting: "Hello,",
  paragraphs: [
    `Of what was paid${number === null ? "" : ` for invoice ${number}`}, ${money(refunded, currency)} has been given back. A bank needs up to ten days to show it.`,
  ],
});

/** A name as a sentence begins: a child who has none is "your child". */
const beginning = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** To a parent whom a learner under 18 has named. It tells no more of the child than the first name. */
export const askForPlan = (
  childName: string,
  { planType, token }: { planType: PlanType; token: string },
): BillingLetter => ({
  kind: "plan-for-child",
  subject: `${beginning(childName)} asks you for a plan`,
  greeting: "Hello,",
  paragraphs: [
    `${beginning(childName)} learns English with us, is under 18, and gave us your address as that of a parent.`,
    `The plan ${planName(planType)} costs ${priceOf(planType)} a month and can be cancelled at any time. You can read what it has, and pay for it by card. You need no account.`,
  ],
  button: { label: "See the plan", path: pathOf(token) },
  closing: [
    `The link works for ${parentLinkDays} days. If you buy the plan, it works for as long as the plan runs.`,
    "If you do not know this child, you need not do anything.",
  ],
});

const priceOf = (plan: PlanType): string =>
  money(plans.find(({ id }) => id === plan)?.pricePence ?? 0, "gbp");

const dayOf = (instant: Date): string => formatDate("dayOfYear", instant, "UTC");
