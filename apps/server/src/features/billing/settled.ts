import type { PlanType } from "@saywell/contract";
import type { CardPlan } from "./billing.store";

/** What became of a customer's plan. */
export interface Settled {
  accountId: string | null;
  /** Of the parent who pays; null where the account pays for itself. */
  payerEmail: string | null;
  /** What is paid for now; null where nothing is. */
  plan: CardPlan | null;
  /** The plan that was had until now and is over; null where none ended. */
  ended: PlanType | null;
  /** Of whoever pays, or paid; null where they are not known. */
  email: string | null;
  /** Whether the money of a first plan was asked back, and a mail about it sent. */
  askedMoneyBack: boolean;
}

/** To whom a mail about a plan goes: what a parent is written is not the child's to read. */
export const addressed = (
  to: string,
  { accountId, payerEmail }: Pick<Settled, "accountId" | "payerEmail">,
) =>
  payerEmail === null
    ? { to, accountId }
    : { to, accountId: null, ...(accountId !== null && { aboutId: accountId }) };
