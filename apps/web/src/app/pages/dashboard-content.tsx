import type { UseQueryResult } from "@tanstack/react-query";
import { lessonsBegun } from "@saywell/lesson";
import type { SessionUser } from "@saywell/contract";
import { type ReactNode, useId } from "react";
import { Achievements, AchievementsSkeleton } from "../../features/gamification/achievements";
import { LevelBar, LevelBarSkeleton } from "../../features/gamification/level-bar";
import { useProfile } from "../../features/gamification/profile-query";
import { StatTiles } from "../../features/gamification/stat-tiles";
import { streakLine } from "../../features/gamification/streak-line";
import {
  ContinueLearning,
  ContinueLearningSkeleton,
} from "../../features/lessons/continue-learning";
import { LessonListSkeleton } from "../../features/lessons/lesson-list";
import { useLessons } from "../../features/lessons/lesson-queries";
import { RecommendedLessons } from "../../features/lessons/recommended-lessons";
import { ApiError } from "../../lib/api-client";
import { cn } from "../../ui/class-names";
import { ErrorState } from "../../ui/error-state";
import { PageHeading } from "../../ui/page-heading";

const interactiveLesson = (id: string) => `/lesson-interactive/${id}`;
const simpleLesson = (id: string) => `/lesson/${id}`;

export interface DashboardContentProps {
  learner: SessionUser;
  recheck: () => Promise<void>;
}

/** What the learner has, and where to go on. Each read is waited for, and fails, on its own. */
export function DashboardContent({ learner, recheck }: DashboardContentProps) {
  const profile = useProfile(learner.id);
  const lessons = useLessons(learner.id);

  /** A learner whom the server does not know any more is asked for again first. */
  async function readAgain(read: UseQueryResult) {
    if (read.error instanceof ApiError && [401, 403].includes(read.error.status)) await recheck();
    await read.refetch();
  }

  return (
    <>
      <PageHeading
        className="max-sm:text-2xl"
        lead={
          profile.data ? streakLine(profile.data.streak) : profile.isError ? null : <LeadSkeleton />
        }
      >
        Welcome back, {learner.name}!
      </PageHeading>
      {profile.data ? (
        <div className="grid gap-3 sm:gap-4">
          <StatTiles figures={profile.data} lessons={lessons.data && lessonsBegun(lessons.data)} />
          <Panel>
            <LevelBar {...profile.data} />
          </Panel>
        </div>
      ) : (
        <Waiting
          read={profile}
          message="Failed to fetch profile"
          onRetry={readAgain}
          skeleton={<FiguresSkeleton />}
        />
      )}
      <div className={columns}>
        <Section title="Continue Learning">
          {lessons.data ? (
            <ContinueLearning lessons={lessons.data} linkTo={interactiveLesson} />
          ) : (
            <Waiting
              read={lessons}
              message="Failed to fetch lessons"
              onRetry={readAgain}
              skeleton={<ContinueLearningSkeleton />}
            />
          )}
        </Section>
        {profile.isError ? null : (
          <Section title="Achievements">
            <Panel>
              {profile.data ? (
                <Achievements badges={profile.data.badges} />
              ) : (
                <AchievementsSkeleton />
              )}
            </Panel>
          </Section>
        )}
      </div>
      {lessons.isError ? null : (
        <Section title="Recommended for You">
          {lessons.data ? (
            <RecommendedLessons lessons={lessons.data} linkTo={simpleLesson} />
          ) : (
            <LessonListSkeleton />
          )}
        </Section>
      )}
    </>
  );
}

const columns = "grid items-start gap-8 lg:grid-cols-[2fr_1fr] lg:gap-6";

interface WaitingProps {
  read: UseQueryResult;
  message: string;
  onRetry: (read: UseQueryResult) => Promise<void>;
  skeleton: ReactNode;
}

/** What stands in for a read that is under way or has failed. */
const Waiting = ({ read, message, onRetry, skeleton }: WaitingProps) =>
  read.isError ? (
    <ErrorState message={message} isRetrying={read.isFetching} onRetry={() => void onRetry(read)} />
  ) : (
    skeleton
  );

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-4 font-heading text-2xl font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

const Panel = ({ children, className }: { children: ReactNode; className?: string }) => (
  <div className={cn("rounded-xl border border-rule bg-surface p-5 shadow-lift", className)}>
    {children}
  </div>
);

/** As `Skeleton`, where only text may stand. */
const TextSkeleton = ({ className }: { className: string }) => (
  <span aria-hidden className={cn("block animate-shimmer rounded-md bg-muted", className)} />
);

const LeadSkeleton = () => (
  <span className="flex h-[1.55em] items-center">
    <TextSkeleton className="h-4 w-72 max-w-full" />
  </span>
);

const FiguresSkeleton = () => (
  <div className="grid gap-3 sm:gap-4">
    <StatTiles figures={null} lessons={undefined} />
    <Panel>
      <LevelBarSkeleton />
    </Panel>
  </div>
);

/** The dashboard's shape before it is known whose it is. */
export function DashboardSkeleton() {
  return (
    <>
      <output className="sr-only">Loading your dashboard</output>
      <div aria-busy="true" className="contents">
        <PageHeading className="max-sm:text-2xl" lead={<LeadSkeleton />}>
          <span className="sr-only">Your dashboard</span>
          <TextSkeleton className="h-[1.18em] w-80 max-w-full" />
        </PageHeading>
        <FiguresSkeleton />
        <div className={columns}>
          <Section title="Continue Learning">
            <ContinueLearningSkeleton />
          </Section>
          <Section title="Achievements">
            <Panel>
              <AchievementsSkeleton />
            </Panel>
          </Section>
        </div>
        <Section title="Recommended for You">
          <LessonListSkeleton />
        </Section>
      </div>
    </>
  );
}
