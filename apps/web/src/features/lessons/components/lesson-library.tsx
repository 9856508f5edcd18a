import { levelTitles } from "@saywell/cefr";
import type { Href } from "../../../lib/links";
import type { LessonSummary } from "@saywell/contract";
import { type CefrLevel, cefrLevels } from "@saywell/contract/constants";
import { continueLearning, lessonState } from "@saywell/lesson";
import { ArrowRight } from "lucide-react";
import { memo, useDeferredValue, useId, useMemo } from "react";
import { Link } from "../../../lib/link";
import { LockReasons } from "../../../product-ui/lock-reason";
import { Button } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { Skeleton } from "../../../ui/skeleton";
import { filterLessons, isFiltering, type LessonFilter } from "../model/lesson-filter";
import { LessonList } from "./lesson-list";
import { LevelPath } from "./level-path";

export interface LessonLibraryProps {
  lessons: readonly LessonSummary[];
  filter: LessonFilter;
  onClear: () => void;
  hrefOf: (id: string) => Href;
  /** The learner's own, as the placement test found it; null before one. */
  level: CefrLevel | null;
}

/** All lessons as a path through each level; or those that the filter asks for, as cards. */
export function LessonLibrary({ lessons, filter, onClear, hrefOf, level }: LessonLibraryProps) {
  // Typing goes first; the cards follow as fast as the device can.
  const asked = useDeferredValue(filter);
  const found = useMemo(() => filterLessons(lessons, asked), [lessons, asked]);
  const [next] = useMemo(() => continueLearning(lessons, level), [lessons, level]);
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="-mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <output className="text-muted-foreground">
          {isFiltering(asked)
            ? `${found.length} of ${counted(lessons.length)}`
            : counted(lessons.length)}
        </output>
        {next && next.lock === null && !isFiltering(asked) ? (
          <Button asChild className="min-w-0 max-sm:order-first max-sm:w-full">
            <Link to={hrefOf(next.id)}>
              <span className="truncate">
                {lessonState(next.progress) === "in-progress" ? "Go on" : "Start"}: {next.title}
              </span>
              <ArrowRight aria-hidden />
            </Link>
          </Button>
        ) : null}
      </div>
      {found.length > 0 ? (
        <Shelves
          all={lessons}
          found={found}
          hrefOf={hrefOf}
          isPath={!isFiltering(asked)}
          nextId={next?.lock === null ? next.id : undefined}
        />
      ) : isFiltering(asked) ? (
        <EmptyState
          title="No lesson matches this."
          action={
            <Button variant="outline" onClick={onClear}>
              Clear search and filters
            </Button>
          }
        >
          Try another word, or ask for fewer things at once.
        </EmptyState>
      ) : (
        <EmptyState title="No lessons available yet." />
      )}
    </div>
  );
}

interface ShelvesProps extends Pick<LessonLibraryProps, "hrefOf"> {
  /** Whether each level is whole, and stands there as a path. */
  isPath: boolean;
  nextId: string | undefined;
  all: readonly LessonSummary[];
  found: readonly LessonSummary[];
}

const Shelves = memo(function Shelves(lessons: ShelvesProps) {
  return cefrLevels.map((level) => <LevelShelf key={level} level={level} {...lessons} />);
});

interface LevelShelfProps extends ShelvesProps {
  level: CefrLevel;
}

function LevelShelf({ level, all, found, hrefOf, isPath, nextId }: LevelShelfProps) {
  const id = useId();
  const shown = found.filter(({ difficulty }) => difficulty === level);
  if (shown.length === 0) return null;
  const ofLevel = all.filter(({ difficulty }) => difficulty === level);
  const done = ofLevel.filter(({ progress }) => lessonState(progress) === "completed").length;
  return (
    <section aria-labelledby={id}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="font-heading text-2xl font-semibold">
          {level} · {levelTitles[level]}
        </h2>
        <p className="figures text-muted-foreground">
          {done} of {ofLevel.length} done
        </p>
      </div>
      <LockReasons lessons={shown} className="-mt-2 mb-4" />
      {isPath ? (
        <LevelPath lessons={shown} nextId={nextId} hrefOf={hrefOf} />
      ) : (
        <LessonList lessons={shown} hrefOf={hrefOf} saysWhyAbove className="lg:grid-cols-4" />
      )}
    </section>
  );
}

const counted = (count: number) => (count === 1 ? "1 lesson" : `${count} lessons`);

export function LessonLibrarySkeleton() {
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="-mb-4 grid min-h-11 content-center max-sm:min-h-[5.1rem]">
        <Skeleton className="h-[1.6rem] w-24" />
      </div>
      {["a", "b"].map((level) => (
        <div key={level}>
          <Skeleton className="mb-4 h-8 w-48" />
          <Skeleton className="mx-auto h-260 max-w-xl rounded-xl lg:h-104 lg:max-w-none" />
        </div>
      ))}
    </div>
  );
}
