import type { Invoice, Subscription } from "@saywell/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { callApi } from "../../../lib/api-client";
import { formatDay } from "../../../lib/dates";
import { Confirm } from "../../../product-ui/confirm";
import { moneyOf } from "../../../product-ui/plan-words";
import { Button } from "../../../ui/button";
import { toast } from "../../../ui/use-toast";
import { readPlanAnew, useInvoices } from "../api/subscription-query";
import { planNames } from "../model/plan-names";

interface MoneyBackButtonProps {
  userId: string;
  subscription: Subscription;
  /** Until when the money is given back. */
  until: string;
  timeZone: string;
}

/** The 7-day money-back guarantee, asked for twice: the plan ends with it. */
export function MoneyBackButton({ userId, subscription, until, timeZone }: MoneyBackButtonProps) {
  const client = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  const { data: invoices, isPending } = useInvoices(userId);
  const paid = allPaid(invoices ?? []);
  const sum = paid ? moneyOf(paid.amount, paid.currency) : "What you paid";
  const plan = planNames[subscription.cardPlan ?? subscription.planType];

  async function giveBack(): Promise<void> {
    const { refunded, currency } = await callApi("POST /api/stripe/money-back");
    toast({
      title: "Your money is on its way",
      description: `${moneyOf(refunded, currency)} goes back to your card. Banks take some days to show it.`,
    });
    await readPlanAnew(client, userId);
  }

  return (
    <>
      <Button
        variant="link"
        disabled={isPending}
        className="min-h-11 justify-start text-left whitespace-normal"
        onClick={() => setIsAsked(true)}
      >
        Get my money back
      </Button>
      {isAsked ? (
        <Confirm
          title="Get your money back?"
          description={`${sum} goes back to your card, and your plan ${plan} ends at once. You keep what you have begun and earned. This can be done once, until ${formatDay(until, timeZone)}.`}
          submitLabel={paid ? `Give me ${sum} back` : "Give me my money back"}
          cancelLabel="Keep my plan"
          failure="Your money could not be given back. Please try again."
          onSubmit={giveBack}
          onClose={() => setIsAsked(false)}
        />
      ) : null}
    </>
  );
}

/** What was paid and is not back, an upgrade's difference too; undefined where that is nothing. */
function allPaid(invoices: readonly Invoice[]): { amount: number; currency: string } | undefined {
  const paid = invoices.filter(
    ({ status, amount, refunded }) => status === "paid" && amount > refunded,
  );
  const [one] = paid;
  if (one === undefined) return undefined;
  const sum = paid.reduce((all, { amount, refunded }) => all + amount - refunded, 0);
  return { amount: sum, currency: one.currency };
}
