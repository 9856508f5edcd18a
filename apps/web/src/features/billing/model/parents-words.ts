import type { Subscription } from "@saywell/contract";
import { formatDay } from "../../../lib/dates";
import { planNames } from "./plan-names";

/** What becomes of a plan, said to the parent who pays for it. */
export function paidSentence({ renewsAt, endsAt, nextPlan, graceUntil }: Subscription): string {
  if (graceUntil !== null)
    return `The last payment failed. The plan is kept until ${formatDay(graceUntil)}: until then, pay with another card.`;
  if (endsAt !== null) return `It is cancelled, and ends on ${formatDay(endsAt)}.`;
  const day = renewsAt === null ? null : formatDay(renewsAt);
  if (nextPlan !== null)
    return `${day === null ? "When the paid time is over" : `On ${day}`} it becomes ${planNames[nextPlan]}.`;
  return day === null ? "It is paid every month." : `The next payment is due on ${day}.`;
}
