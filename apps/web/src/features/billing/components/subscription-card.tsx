import type { PlanType } from "@saywell/contract";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "../../../lib/link";
import { Button } from "../../../ui/button";
import { Card, CardTitle } from "../../../ui/card";
import { Skeleton } from "../../../ui/skeleton";
import { Tag } from "../../../ui/tag";
import { ManageButton, type ManageButtonProps } from "./manage-button";
import { isPaying, planNames } from "../model/plan-names";

export interface SubscriptionCardProps extends ManageButtonProps {
  planType: PlanType;
  /** As the payment provider says it; only `active` goes without saying. */
  status: string;
}

/** The learner's plan, and the one thing to do about it. */
export function SubscriptionCard({ planType, status, leaveFor }: SubscriptionCardProps) {
  return (
    <SubscriptionFrame>
      <div className="flex min-w-0 flex-col items-start gap-1">
        <p className="font-heading text-xl font-semibold">{planNames[planType]}</p>
        {status === "active" ? (
          <p className="text-sm text-muted-foreground">
            {isPaying(planType) ? "Your plan is paid every month." : "Your plan is free."}
          </p>
        ) : (
          <Tag tone="warning">
            <TriangleAlert aria-hidden /> Status: {status}
          </Tag>
        )}
      </div>
      {isPaying(planType) ? (
        <ManageButton {...(leaveFor && { leaveFor })} />
      ) : (
        <Button asChild>
          <Link to="/pricing">Upgrade</Link>
        </Button>
      )}
    </SubscriptionFrame>
  );
}

/** What stays the same while the plan is on its way. */
function SubscriptionFrame({ children }: { children: ReactNode }) {
  return (
    <Card className="h-full justify-between gap-2 p-5">
      <CardTitle className="text-base text-muted-foreground">Your Subscription</CardTitle>
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-3">{children}</div>
    </Card>
  );
}

export function SubscriptionSkeleton() {
  return (
    <SubscriptionFrame>
      <div className="grid min-w-0 gap-2">
        <Skeleton className="h-5 w-28" />
        <Skeleton className="h-4 w-36" />
      </div>
      <Skeleton className="h-11 w-28 rounded-lg" />
    </SubscriptionFrame>
  );
}
