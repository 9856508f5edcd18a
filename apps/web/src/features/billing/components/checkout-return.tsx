import type { Subscription } from "@saywell/contract";
import type { PlanType } from "@saywell/contract/constants";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { checkoutBegun } from "../../../lib/checkout-begun";
import { linkTo } from "../../../lib/links";
import { Button } from "../../../ui/button";
import { readAroundPlan, subscriptionQuery } from "../api/subscription-query";
import { planNames } from "../model/plan-names";

interface CheckoutReturnProps {
  userId: string;
  /** Milliseconds between two questions. */
  every?: number;
  /** Milliseconds after which it is said that the plan has not come. */
  patience?: number;
}

/**
 * Stands on the dashboard after a checkout, until the server says which plan there is. The address of
 * this page proves no payment, so nothing is claimed before that.
 */
export function CheckoutReturn({ userId, every = 2000, patience = 60_000 }: CheckoutReturnProps) {
  const client = useQueryClient();
  const [wanted] = useState(checkoutBegun);
  /** How often the wait has begun. */
  const [waits, setWaits] = useState(1);
  const [hasWaited, setHasWaited] = useState(false);
  const { data } = useQuery({
    ...subscriptionQuery(userId),
    refetchInterval: ({ state }) => (hasWaited || isThere(state.data, wanted) ? false : every),
  });
  const isHere = isThere(data, wanted);

  useEffect(() => {
    const timer = setTimeout(() => setHasWaited(true), patience);
    return () => clearTimeout(timer);
    // Each new wait is as long as the first.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [patience, waits]);
  useEffect(() => {
    if (isHere) void readAroundPlan(client, userId);
  }, [isHere, client, userId]);

  return (
    <output className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border border-rule bg-surface px-4 py-3">
      {isHere && data ? (
        <span>{wordsFor(data, wanted)}</span>
      ) : hasWaited ? (
        <>
          <span className="min-w-0 flex-1 basis-72">
            We have not heard of your payment yet. If you paid, the plan comes by itself, mostly
            within some minutes, and you need not pay again. If it does not come today,{" "}
            <a
              href={linkTo("/contact", {}, { query: { about: "plans" } })}
              className="text-primary underline underline-offset-4"
            >
              write to the school
            </a>
            .
          </span>
          <Button
            variant="outline"
            onClick={() => {
              setHasWaited(false);
              setWaits(waits + 1);
            }}
          >
            Look again
          </Button>
        </>
      ) : (
        <span>Waiting for word of your payment…</span>
      )}
    </output>
  );
}

/** Whether the server knows the plan that was bought, or, where that is not known, any that is paid. */
const isThere = (subscription: Subscription | undefined, wanted: PlanType | null): boolean =>
  subscription !== undefined &&
  subscription.paidBy === "card" &&
  (wanted === null || subscription.planType === wanted || subscription.nextPlan === wanted);

const wordsFor = ({ planType, nextPlan }: Subscription, wanted: PlanType | null): string =>
  wanted !== null && planType !== wanted && nextPlan === wanted
    ? `You stay on ${planNames[planType]} until the paid time is over; then you are on ${planNames[wanted]}.`
    : `You are on ${planNames[planType]} now.`;
