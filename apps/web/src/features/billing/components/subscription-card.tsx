import type { Subscription } from "@saywell/contract";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { linkTo } from "../../../lib/links";
import { paysByCard, planSentence } from "../../../product-ui/plan-words";
import { Button } from "../../../ui/button";
import { Card, CardTitle } from "../../../ui/card";
import { Skeleton } from "../../../ui/skeleton";
import { Tag } from "../../../ui/tag";
import { planNames } from "../model/plan-names";
import { ManageButton, type ManageButtonProps } from "./manage-button";
import { MoneyBackButton } from "./money-back-button";
import { PlanUseLines } from "./plan-use-lines";

export interface SubscriptionCardProps extends ManageButtonProps {
  userId: string;
  timeZone: string;
  subscription: Subscription;
}

/** The learner's plan, what becomes of it, what was used of it, and what there is to do about it. */
export function SubscriptionCard(props: SubscriptionCardProps) {
  const { userId, timeZone, subscription, leaveFor } = props;
  const { planType, status, paidBy, moneyBackUntil } = subscription;
  return (
    <SubscriptionFrame
      below={
        <>
          <PlanUseLines userId={userId} timeZone={timeZone} />
          {moneyBackUntil === null ? null : (
            <MoneyBackButton
              userId={userId}
              subscription={subscription}
              until={moneyBackUntil}
              timeZone={timeZone}
            />
          )}
        </>
      }
    >
      <div className="flex min-w-0 flex-1 basis-44 flex-col items-start gap-1">
        <p className="font-heading text-xl font-semibold">{planNames[planType]}</p>
        {/* Only `active` goes without saying. */}
        {status === "active" ? null : (
          <Tag tone="warning">
            <TriangleAlert aria-hidden /> Status: {status}
          </Tag>
        )}
        <p className="text-sm text-muted-foreground">
          {planSentence(subscription, { nameOf, timeZone })}
        </p>
      </div>
      {paysByCard(subscription) ? (
        <ManageButton {...(leaveFor && { leaveFor })} />
      ) : paidBy === "school" || paidBy === "parent" ? null : (
        <Button asChild>
          <a href={linkTo("/pricing")}>Upgrade</a>
        </Button>
      )}
    </SubscriptionFrame>
  );
}

const nameOf = (plan: Subscription["planType"]) => planNames[plan];

/** What stays the same while the plan is on its way. */
function SubscriptionFrame({
  isComing = false,
  children,
  below,
}: {
  isComing?: boolean;
  children: ReactNode;
  below?: ReactNode;
}) {
  return (
    <Card className="h-full justify-between gap-2 p-5">
      {/* Not named before it is known that the school charges. */}
      {isComing ? (
        <div className="flex h-[1lh] items-center text-base">
          <Skeleton className="h-4 w-36" />
        </div>
      ) : (
        <CardTitle className="text-base text-muted-foreground">Your Subscription</CardTitle>
      )}
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-3">{children}</div>
      {below}
    </Card>
  );
}

export function SubscriptionSkeleton() {
  return (
    <SubscriptionFrame isComing>
      <div className="grid min-w-0 gap-2">
        <Skeleton className="h-5 w-28" />
        <Skeleton className="h-4 w-36" />
      </div>
      <Skeleton className="h-11 w-28 rounded-lg" />
    </SubscriptionFrame>
  );
}
