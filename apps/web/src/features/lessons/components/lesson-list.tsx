import type { Href } from "../../../lib/links";
import { lessonState } from "@saywell/lesson";
import type { LessonSummary } from "@saywell/contract";
import { memo } from "react";
import { cn } from "../../../ui/class-names";
import { Skeleton } from "../../../ui/skeleton";
import { LessonCard, type LessonCardSize } from "./lesson-card";

/** A long list is searched letter by letter: the cards that stay are not drawn anew. */
const Card = memo(LessonCard);

export interface LessonListProps {
  lessons: readonly LessonSummary[];
  /** The address that a lesson's card leads to. */
  hrefOf: (id: string) => Href;
  size?: LessonCardSize;
  className?: string;
  as?: "h3" | "h4";
}

export function LessonList({ lessons, hrefOf, size = "plain", className, as }: LessonListProps) {
  return (
    <ul
      className={cn("grid grid-cols-1 base:gap-4", size === "plain" && "sm:grid-cols-3", className)}
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
  return (
    <div
      className={cn(
        "flex h-full overflow-hidden rounded-xl border border-rule bg-surface",
        size === "feature" ? "flex-col" : size === "plain" && "sm:flex-col",
      )}
    >
      <Skeleton
        className={cn(
          "shrink-0 rounded-none",
          size === "feature"
            ? "aspect-2/1 w-full sm:aspect-video"
            : size === "plain"
              ? "w-[min(7rem,34%)]"
              : "w-20 sm:w-2/5",
          size === "plain" && "sm:aspect-video sm:w-full",
        )}
      />
      <div
        className={cn(
          "flex flex-1 flex-col gap-2",
          size === "feature"
            ? "p-4 sm:p-6"
            : size === "plain"
              ? "p-4"
              : "p-2.5 max-sm:gap-1 sm:p-4",
        )}
      >
        <Skeleton className={size === "feature" ? "h-8 w-4/5" : "h-[1.375rem] w-4/5"} />
        {size === "feature" ? <Skeleton className="h-[1.6rem] sm:h-[3.2rem]" /> : null}
        <Skeleton className="mt-auto h-[1.55rem] w-3/5" />
        {size === "feature" ? <Skeleton className="mt-2 h-13 w-full rounded-lg sm:w-36" /> : null}
      </div>
    </div>
  );
}
