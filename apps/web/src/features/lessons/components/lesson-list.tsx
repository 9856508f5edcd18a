import type { Href } from "../../../lib/links";
import { lessonState } from "@saywell/lesson";
import type { LessonSummary } from "@saywell/contract";
import { memo } from "react";
import { cn } from "../../../ui/class-names";
import { Skeleton } from "../../../ui/skeleton";
import { LessonCard, lessonCardFrames, type LessonCardSize } from "./lesson-card";

/** A long list is searched letter by letter: the cards that stay are not drawn anew. */
const Card = memo(LessonCard);

export interface LessonListProps {
  lessons: readonly LessonSummary[];
  /** The address that a lesson's card leads to. */
  hrefOf: (id: string) => Href;
  size?: LessonCardSize;
  className?: string;
  as?: "h3" | "h4";
  /** Whether `LockReasons` above the list says why lessons are locked. */
  saysWhyAbove?: boolean;
}

export function LessonList({
  lessons,
  hrefOf,
  size = "plain",
  className,
  as,
  saysWhyAbove = false,
}: LessonListProps) {
  return (
    <ul
      className={cn(
        "grid base:grid-cols-1 base:gap-4",
        size === "plain" && "sm:base:grid-cols-3",
        className,
      )}
    >
      {lessons.map((lesson) => (
        <li key={lesson.id}>
          <Card
            {...lesson}
            size={size}
            as={as ?? "h3"}
            to={hrefOf(lesson.id)}
            progress={lesson.progress?.progress ?? 0}
            isCompleted={lessonState(lesson.progress) === "completed"}
            isLocked={lesson.lock !== null}
            lockReason={saysWhyAbove ? null : lesson.lock}
          />
        </li>
      ))}
    </ul>
  );
}

/** As `LessonList` with three lessons of size `plain` that nobody has begun. */
export function LessonListSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
      {["a", "b", "c"].map((card) => (
        <LessonCardSkeleton key={card} size="plain" />
      ))}
    </div>
  );
}

export function LessonCardSkeleton({ size }: { size: LessonCardSize }) {
  const isFeature = size === "feature";
  const frame = lessonCardFrames[size];
  return (
    <div
      className={cn(
        "flex h-full overflow-hidden rounded-xl border border-rule bg-surface",
        frame.card,
      )}
    >
      <Skeleton className={cn("aspect-video shrink-0", frame.picture)} />
      <div className={cn("flex min-w-0 flex-1 flex-col gap-2", frame.words)}>
        <Skeleton className={isFeature ? "h-8 w-4/5" : "h-[1.375rem] w-4/5"} />
        {isFeature ? <Skeleton className="h-[1.6rem] sm:h-[3.2rem]" /> : null}
        <div className="mt-auto flex h-[1.8rem] items-end">
          <Skeleton className="h-[1.55rem] w-3/5" />
        </div>
        {isFeature ? <Skeleton className="mt-2 h-13 rounded-lg" /> : null}
      </div>
    </div>
  );
}
