import type { GamificationProfile } from "@saywell/contract";
import type { ReactNode } from "react";
import { linkTo } from "../../../lib/links";
import { XP_PER_LEVEL, xpIntoLevel } from "@saywell/gamification";
import { continueLearning, lessonsBegun } from "@saywell/lesson";
import { useAccount } from "../../../features/accounts/api/account-query";
import { AgeQuestion } from "../../../features/accounts/components/age-question";
import { useCharges, useHasAds } from "../../../features/school/api/school-query";
import { AdSpace } from "../../../features/ads/components/ad-space";
import {
  SubscriptionCard,
  SubscriptionSkeleton,
} from "../../../features/billing/components/subscription-card";
import { maySeePlan } from "../../../features/billing/model/may-see-plan";
import { useSubscription } from "../../../features/billing/api/subscription-query";
import {
  Achievements,
  AchievementsSkeleton,
} from "../../../features/gamification/components/achievements";
import { DailyGoal } from "../../../features/gamification/components/daily-goal";
import { Leaderboard } from "../../../features/gamification/components/leaderboard";
import { useProfile } from "../../../features/gamification/api/profile-query";
import { StatTiles } from "../../../features/gamification/components/stat-tiles";
import { streakLine } from "../../../features/gamification/model/streak-line";
import { XpBar } from "../../../features/gamification/components/xp-bar";
import {
  ContinueLearning,
  ContinueLearningSkeleton,
} from "../../../features/lessons/components/continue-learning";
import { LessonListSkeleton } from "../../../features/lessons/components/lesson-list";
import { useLessons } from "../../../features/lessons/api/lesson-queries";
import { RecommendedLessons } from "../../../features/lessons/components/recommended-lessons";
import { DueLine } from "../../../features/review/components/due-line";
import { TurnsLine } from "../../../features/word-board/components/turns-line";
import { PageHeading } from "../../../ui/page-heading";
import type { LearnerVisit } from "../../learner-page";
import { ReadState } from "../../read-state";
import { DashboardLayout, LevelPanel } from "./dashboard-layout";
import { DashboardSkeleton, LeadSkeleton, LevelSkeleton, NameSkeleton } from "./dashboard-skeleton";
import { TalkRow } from "./talk-row";
import { useClassWork, YourClass } from "./your-class";

const interactiveLesson = (id: string) => linkTo("/lesson-interactive/:id", { id });
const simpleLesson = (id: string) => linkTo("/lesson/:id", { id });

interface DashboardContentProps extends LearnerVisit {
  /** What this learner has to know first; mostly nothing. */
  notice: ReactNode;
}

/** What the learner has, and where to go on. Each read is waited for, and fails, on its own. */
export function DashboardContent({ learner, readAgain, notice }: DashboardContentProps) {
  const profile = useProfile(learner.id);
  const account = useAccount(learner.id);
  const lessons = useLessons(learner.id);
  const subscription = useSubscription(learner.id);
  const classWork = useClassWork(learner);
  const hasAds = useHasAds();
  const charges = useCharges();
  const plan = subscription.data?.planType ?? (subscription.isError ? null : undefined);
  /** What was read once stays in sight, also when reading it again fails. */
  const hasNoProfile = profile.isError && !profile.data;
  const begun = lessons.data && lessonsBegun(lessons.data);
  const greeting = greetingFor(learner, profile.data, hasNoProfile);

  // All is read at once, and this is small: so that nothing moves when a class comes.
  if (classWork === undefined) return <DashboardSkeleton />;
  return (
    <DashboardLayout
      heading={
        <PageHeading
          className={sizeFor(learner.name)}
          lead={
            profile.data ? (
              streakLine(profile.data.streak)
            ) : hasNoProfile ? (
              "\u00A0"
            ) : (
              <LeadSkeleton />
            )
          }
        >
          {greeting === null ? (
            <>
              <span className="sr-only">Your dashboard</span>
              <NameSkeleton />
            </>
          ) : (
            `${greeting}, ${learner.name}!`
          )}
        </PageHeading>
      }
      notice={notice}
      yourClass={
        classWork === null ? null : <YourClass {...classWork} timeZone={learner.timeZone} />
      }
      tiles={
        <StatTiles
          figures={profile.data ?? null}
          lessons={begun}
          of={lessons.data?.length}
          next={lessons.data && continueLearning(lessons.data, learner.level)[0]}
          hasFailed={hasNoProfile}
        />
      }
      level={
        <ReadState
          read={profile}
          failure="Failed to fetch profile"
          onRetry={readAgain}
          className="min-h-69 justify-center gap-2 py-3"
          skeleton={<LevelSkeleton />}
        >
          {({ xp, xpToday, level }) => (
            <LevelPanel
              level={<XpBar currentXP={xpIntoLevel(xp)} nextLevelXP={XP_PER_LEVEL} level={level} />}
              review={
                // In one line, so that nothing moves when the second part arrives.
                <div className="flex items-center justify-between gap-3">
                  <DueLine />
                  {learner.needsConsent === true ? null : <TurnsLine />}
                </div>
              }
              today={
                <DailyGoal
                  xpToday={xpToday}
                  goal={account.data?.settings.dailyGoal ?? (account.isError ? null : undefined)}
                  isRetrying={account.isFetching}
                  onRetry={() => void readAgain(account)}
                />
              }
            />
          )}
        </ReadState>
      }
      subscription={
        charges === false || !maySeePlan(learner, plan ?? undefined) ? null : charges ===
          undefined ? (
          <SubscriptionSkeleton />
        ) : (
          <ReadState
            read={subscription}
            failure="Failed to fetch subscription"
            onRetry={readAgain}
            className="h-full justify-center gap-2 py-3"
            skeleton={<SubscriptionSkeleton />}
          >
            {(state) => (
              <SubscriptionCard
                userId={learner.id}
                timeZone={learner.timeZone}
                subscription={state}
              />
            )}
          </ReadState>
        )
      }
      continueLearning={
        <ReadState
          read={lessons}
          failure="Failed to fetch lessons"
          onRetry={readAgain}
          className="min-h-120 justify-center"
          skeleton={<ContinueLearningSkeleton />}
        >
          {(all) => (
            <ContinueLearning lessons={all} level={learner.level} hrefOf={interactiveLesson} />
          )}
        </ReadState>
      }
      talk={<TalkRow />}
      achievements={
        profile.data ? (
          <Achievements badges={profile.data.badges} />
        ) : hasNoProfile ? (
          <p className="grid min-h-109 place-items-center sm:min-h-61 text-center text-muted-foreground">
            Your badges could not be loaded.
          </p>
        ) : (
          <AchievementsSkeleton />
        )
      }
      leaderboard={
        learner.needsConsent === true ? (
          <p className="text-muted-foreground">
            You see here how others learn when your parent or your school says yes.
          </p>
        ) : (
          <Leaderboard userId={learner.id} onRetry={readAgain} />
        )
      }
      ads={
        hasAds === false ? null : learner.ageBand === "UNKNOWN" ? (
          // Ads are for adults, so here it matters first.
          plan === null || (plan && plan !== "FREEMIUM") ? null : (
            <AgeQuestion userId={learner.id} isWaiting={!hasAds || plan === undefined} />
          )
        ) : (
          <AdSpace ageBand={learner.ageBand} plan={hasAds ? plan : undefined} />
        )
      }
      recommended={
        lessons.data ? (
          <RecommendedLessons lessons={lessons.data} level={learner.level} hrefOf={simpleLesson} />
        ) : lessons.isError ? (
          <p className="min-h-40 text-muted-foreground">Recommendations could not be loaded.</p>
        ) : (
          <LessonListSkeleton />
        )
      }
    />
  );
}

/** On a phone a long name is written smaller, on one line: with two the page would jump when it comes. */
const sizeFor = (name: string) =>
  name.length > 14
    ? "max-sm:text-base max-sm:leading-8"
    : name.length > 10
      ? "max-sm:text-lg max-sm:leading-8"
      : name.length > 6
        ? "max-sm:text-xl max-sm:leading-8"
        : "max-sm:text-2xl";

/** Nobody comes back who has only just come. Null while that is not known. */
function greetingFor(
  { isGuest }: LearnerVisit["learner"],
  profile: GamificationProfile | undefined,
  hasNoProfile: boolean,
): string | null {
  if (isGuest || hasNoProfile) return "Welcome back";
  if (profile === undefined) return null;
  return profile.xp === 0 && profile.streak === 0 ? "Welcome" : "Welcome back";
}
