import type { Href } from "../../../lib/links";
import { continueLearning } from "@saywell/lesson";
import type { CefrLevel, LessonSummary } from "@saywell/contract";
import { Link } from "../../../lib/link";
import { Button } from "../../../ui/button";
import { cn } from "../../../ui/class-names";
import { EmptyState } from "../../../ui/empty-state";
import { Skeleton } from "../../../ui/skeleton";
import { LessonCardSkeleton, LessonList } from "./lesson-list";

/** Wide enough for both, the lesson to take next stands beside the others, and they share its height. */
const frame = "grid grid-cols-1 gap-4 md:grid-cols-[11fr_9fr]";
const rest = "auto-rows-fr gap-2.5 sm:gap-4";

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
        <div className={frame}>
          <LessonList
            size="feature"
            lessons={[next]}
            hrefOf={hrefOf}
            className={cn(others.length === 0 && "md:col-span-2")}
          />
          {others.length > 0 ? (
            <LessonList
              size={others.length > 2 ? "row" : "tall-row"}
              lessons={others}
              hrefOf={hrefOf}
              className={rest}
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
      <Button asChild variant="outline" className="mt-4 w-full">
        <Link to="/lessons">View All</Link>
      </Button>
    </>
  );
}

export function ContinueLearningSkeleton() {
  return (
    <>
      <div className={frame}>
        <LessonCardSkeleton size="feature" />
        <div className={cn("grid", rest)}>
          <LessonCardSkeleton size="tall-row" />
          <LessonCardSkeleton size="tall-row" />
        </div>
      </div>
      <Skeleton className="mt-4 h-11 rounded-lg" />
    </>
  );
}
