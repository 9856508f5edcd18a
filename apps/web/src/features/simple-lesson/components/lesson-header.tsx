import { ArrowLeft } from "lucide-react";
import type { Lesson } from "@saywell/contract";
import type { ReactNode } from "react";
import { Link } from "../../../lib/link";
import { Button } from "../../../ui/button";
import { Skeleton } from "../../../ui/skeleton";
import { Tag } from "../../../ui/tag";
import { XpLine } from "../../../product-ui/xp-line";

export interface LessonHeaderProps {
  /** Null while it is on its way. */
  lesson: Pick<Lesson, "title" | "difficulty"> | null;
  /** Percent. */
  progress: number;
  /** Where the back button leads. */
  /** At the far end. */
  actions: ReactNode;
}

/** What is being learnt and how far it has come, with the way back. */
export function LessonHeader(props: LessonHeaderProps) {
  const { lesson, actions } = props;
  const progress = Math.round(props.progress);
  return (
    <header className="@container z-20 border-b border-rule bg-background lg:sticky lg:top-0">
      <div className="mx-auto flex min-h-16 max-w-6xl flex-wrap items-center gap-x-3 px-4 py-2 sm:px-6">
        <Button asChild variant="ghost" className="-ml-3 px-3">
          <Link to="/student-dashboard">
            <ArrowLeft aria-hidden />
            <span className="max-sm:sr-only">Back</span>
            <span className="sr-only"> to dashboard</span>
          </Link>
        </Button>
        {/* In large letters on a small screen the title has a line of its own. */}
        <div className="flex min-w-0 flex-1 items-center gap-3 @max-[18rem]:order-last @max-[18rem]:basis-full">
          <h1 className="line-clamp-2 min-w-0 font-heading leading-tight font-semibold sm:text-xl">
            {lesson ? lesson.title : <span className="sr-only">Lesson</span>}
          </h1>
          {lesson ? (
            <Tag tone="primary">{lesson.difficulty}</Tag>
          ) : (
            <Skeleton className="h-6 w-full max-w-48" />
          )}
        </div>
        <div className="flex items-center gap-3 max-lg:order-last max-lg:w-full lg:w-72">
          <XpLine value={progress} max={100} label="Lesson progress" className="min-w-0 flex-1" />
          <span aria-hidden className="figures w-11 text-right text-sm font-semibold">
            {progress}%
          </span>
        </div>
        <div className="-mr-2.5 ml-auto flex items-center">{actions}</div>
      </div>
    </header>
  );
}
