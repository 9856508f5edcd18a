import type { PlanType, Subscription } from "@saywell/contract";
import { formatDay } from "../lib/dates";

interface PlanWords {
  nameOf: (plan: PlanType) => string;
  /** Whose days are meant. */
  timeZone: string;
}

/** Who pays for a plan where the learner does not, and what will become of it: no more than the server says. */
export function planSentence(subscription: Subscription, words: PlanWords): string {
  const { cardPlan } = subscription;
  if (cardPlan !== null) return `Your school pays for your plan. ${besides(cardPlan)}`;
  const becomes = whatBecomes(subscription, words);
  return subscription.paidBy === "parent" ? `${parentPays} ${becomes}` : becomes;

  function besides(planType: PlanType): string {
    const name = words.nameOf(planType);
    const { endsAt } = subscription;
    if (endsAt !== null)
      return `${name}, which you pay by card as well, ends on ${formatDay(endsAt, words.timeZone)}.`;
    const own = { ...subscription, planType, paidBy: "card" } as const;
    return `You pay for ${name} by card as well, which you can cancel under Manage. ${whatBecomes(own, words)}`;
  }
}

/** Said to the learner. */
export const parentPays = "A parent pays for your plan.";

function whatBecomes(subscription: Subscription, { nameOf, timeZone }: PlanWords): string {
  const { planType, paidBy, renewsAt, endsAt, nextPlan, graceUntil } = subscription;
  const day = (at: string) => formatDay(at, timeZone);
  if (paidBy === "school") return "Your school pays for your plan.";
  if (planType === "FREEMIUM" && paidBy === "nobody") return "Your plan is free.";
  if (graceUntil !== null && paidBy === "parent") {
    return `The last payment failed. Your plan is kept until ${day(graceUntil)}. They have a mail about it.`;
  }
  if (graceUntil !== null) {
    return `The last payment failed. Your plan is kept until ${day(graceUntil)}: until then, pay with another card under Manage.`;
  }
  if (endsAt !== null)
    return `It ends on ${day(endsAt)}. After that you are on ${nameOf("FREEMIUM")}.`;
  if (nextPlan !== null) {
    return renewsAt === null
      ? `When the paid time is over it becomes ${nameOf(nextPlan)}.`
      : `On ${day(renewsAt)} it becomes ${nameOf(nextPlan)}.`;
  }
  return renewsAt === null ? "It is paid every month." : `It renews on ${day(renewsAt)}.`;
}

/** Whether there is a card of the learner's own to look after. */
export const paysByCard = ({ paidBy, cardPlan }: Subscription): boolean =>
  paidBy === "card" || cardPlan !== null;

/** Money as it was paid: `£14.99`. */
export const moneyOf = (amount: number, currency: string): string => {
  const format = new Intl.NumberFormat("en-GB", { style: "currency", currency });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** maximumFractionDigits);
};
