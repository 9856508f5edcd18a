import { AchievementsSkeleton } from "../../../features/gamification/components/achievements";
import { DailyGoalSkeleton } from "../../../features/gamification/components/daily-goal";
import { LeaderboardSkeleton } from "../../../features/gamification/components/leaderboard";
import { StatTiles } from "../../../features/gamification/components/stat-tiles";
import { XpBarSkeleton } from "../../../features/gamification/components/xp-bar";
import { SubscriptionSkeleton } from "../../../features/billing/components/subscription-card";
import { ContinueLearningSkeleton } from "../../../features/lessons/components/continue-learning";
import { LessonListSkeleton } from "../../../features/lessons/components/lesson-list";
import { cn } from "../../../ui/class-names";
import { PageHeading } from "../../../ui/page-heading";
import { DashboardLayout, LevelPanel } from "./dashboard-layout";
import { TalkRow } from "./talk-row";

/** The dashboard's shape before it is known whose it is. */
export function DashboardSkeleton() {
  return (
    <>
      <output className="sr-only">Loading your dashboard</output>
      <div aria-busy="true" className="contents">
        <DashboardLayout
          heading={
            <PageHeading className="max-sm:text-2xl" lead={<LeadSkeleton />}>
              <span className="sr-only">Your dashboard</span>
              <NameSkeleton />
            </PageHeading>
          }
          continueLearning={<ContinueLearningSkeleton />}
          level={<LevelSkeleton />}
          tiles={<StatTiles figures={null} lessons={undefined} />}
          achievements={<AchievementsSkeleton />}
          leaderboard={<LeaderboardSkeleton />}
          ads={null}
          talk={<TalkRow />}
          recommended={<LessonListSkeleton />}
          subscription={<SubscriptionSkeleton />}
        />
      </div>
    </>
  );
}

/** As `Skeleton`, where only text may stand. */
const TextSkeleton = ({ className }: { className: string }) => (
  <span aria-hidden className={cn("block animate-shimmer rounded-md bg-muted", className)} />
);

export const LevelSkeleton = () => (
  <LevelPanel
    today={<DailyGoalSkeleton />}
    level={<XpBarSkeleton />}
    review={<div className="h-9" />}
  />
);

export const NameSkeleton = () => <TextSkeleton className="h-[1lh] w-80 max-w-full" />;

export const LeadSkeleton = () => (
  <span className="flex h-[1.55em] items-center">
    <TextSkeleton className="h-4 w-72 max-w-full" />
  </span>
);
