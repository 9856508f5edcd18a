import { formatNumber } from "../../../lib/numbers";
import { Check } from "lucide-react";
import { Link } from "../../../lib/link";
import { Button } from "../../../ui/button";
import { Skeleton } from "../../../ui/skeleton";
import { XpLine } from "../../../product-ui/xp-line";
import { XpSkeleton } from "./xp-skeleton";

export interface DailyGoalProps {
  /** Earned since the learner's midnight. */
  xpToday: number;
  /** What the learner means to earn in a day; undefined while it is on its way, null where it could not be read. */
  goal: number | undefined | null;
  onRetry: () => void;
  isRetrying: boolean;
}

/** How far the day has come towards what the learner set for it. It never asks for more. */
export function DailyGoal({ xpToday, goal, onRetry, isRetrying }: DailyGoalProps) {
  if (goal === undefined) return <DailyGoalSkeleton />;
  return (
    <div className="grid gap-1">
      <p className="figures flex min-h-[1.755rem] items-center">
        {goal === null
          ? `${formatNumber(xpToday)} XP today`
          : xpToday === 0
            ? `Your goal today: ${formatNumber(goal)} XP`
            : `${formatNumber(xpToday)} of ${formatNumber(goal)} XP today`}
      </p>
      {goal === null ? (
        <p className="flex min-h-9 items-center">Your goal could not be loaded.</p>
      ) : (
        <XpLine value={xpToday} max={goal} label="XP today" />
      )}
      <p className="flex min-h-[1.305rem] items-center gap-1.5 text-sm text-muted-foreground">
        {goal === null ? (
          <Button variant="link" disabled={isRetrying} onClick={onRetry}>
            Try again
          </Button>
        ) : xpToday >= goal ? (
          <>
            <Check aria-hidden className="size-4" /> You have reached your goal
          </>
        ) : (
          <Link
            to="/settings"
            className="-my-3 inline-flex min-h-11 items-center underline underline-offset-4 hover:text-primary"
          >
            Change your goal
          </Link>
        )}
      </p>
    </div>
  );
}

export const DailyGoalSkeleton = () => (
  <XpSkeleton>
    <Skeleton className="h-4 w-36" />
  </XpSkeleton>
);
