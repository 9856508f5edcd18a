import type { Href } from "../../../lib/links";
import { continueLearning } from "@saywell/lesson";
import type { CefrLevel, LessonSummary } from "@saywell/contract";
import { Link } from "../../../lib/link";
import { Button } from "../../../ui/button";
import { cn } from "../../../ui/class-names";
import { EmptyState } from "../../../ui/empty-state";
import { Skeleton } from "../../../ui/skeleton";
import { LessonCardSkeleton, LessonList } from "./lesson-list";

/** The others stand below the lesson to take next, beside each other where there is room. */
const row = "max-sm:gap-2.5";
const pair = "sm:grid-cols-2";

export interface ContinueLearningProps {
  lessons: readonly LessonSummary[];
  /** The learner's own, as the placement test found it; null before one. */
  level: CefrLevel | null;
  hrefOf: (id: string) => Href;
}

/** The lessons to go on with, and the way to all of them, where a finished one can be taken again. */
export function ContinueLearning({ lessons, level, hrefOf }: ContinueLearningProps) {
  const [next, ...others] = continueLearning(lessons, level);

  return (
    <>
      {next ? (
        <div className="grid grid-cols-1 gap-4">
          <LessonList size="feature" lessons={[next]} hrefOf={hrefOf} />
          {others.length > 0 ? (
            <LessonList
              lessons={others}
              hrefOf={hrefOf}
              className={cn(row, others.length < 3 && pair)}
            />
          ) : null}
        </div>
      ) : (
        <EmptyState title="No lessons available yet." className="min-h-60 justify-center">
          {lessons.length > 0
            ? "You have finished every lesson. You can take any of them again."
            : null}
        </EmptyState>
      )}
      <Button asChild variant="outline" className="w-full">
        <Link to="/lessons">View All</Link>
      </Button>
    </>
  );
}

export function ContinueLearningSkeleton() {
  return (
    <>
      <div className="grid grid-cols-1 gap-4">
        <LessonCardSkeleton size="feature" />
        <div className={cn("grid grid-cols-1 sm:gap-4", row, pair)}>
          <LessonCardSkeleton size="plain" />
          <LessonCardSkeleton size="plain" />
        </div>
      </div>
      <Skeleton className="h-11 rounded-lg" />
    </>
  );
}
