import { levelTitles } from "@saywell/cefr";
import type { Href } from "../../../lib/links";
import type { LessonSummary } from "@saywell/contract";
import { type CefrLevel, cefrLevels } from "@saywell/contract/constants";
import { lessonState } from "@saywell/lesson";
import { memo, useDeferredValue, useId, useMemo } from "react";
import { Button } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { Skeleton } from "../../../ui/skeleton";
import { filterLessons, isFiltering, type LessonFilter } from "../model/lesson-filter";
import { LessonList, LessonListSkeleton } from "./lesson-list";

export interface LessonLibraryProps {
  lessons: readonly LessonSummary[];
  filter: LessonFilter;
  onClear: () => void;
  hrefOf: (id: string) => Href;
}

/** The lessons that the filter asks for, level by level. */
export function LessonLibrary({ lessons, filter, onClear, hrefOf }: LessonLibraryProps) {
  // Typing goes first; the cards follow as fast as the device can.
  const asked = useDeferredValue(filter);
  const found = useMemo(() => filterLessons(lessons, asked), [lessons, asked]);
  return (
    <div className="grid grid-cols-1 gap-8">
      <output className="-mb-4 text-muted-foreground">
        {isFiltering(asked)
          ? `${found.length} of ${counted(lessons.length)}`
          : counted(lessons.length)}
      </output>
      {found.length > 0 ? (
        <Shelves all={lessons} found={found} hrefOf={hrefOf} />
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
  all: readonly LessonSummary[];
  found: readonly LessonSummary[];
}

const Shelves = memo(function Shelves(lessons: ShelvesProps) {
  return cefrLevels.map((level) => <LevelShelf key={level} level={level} {...lessons} />);
});

interface LevelShelfProps extends ShelvesProps {
  level: CefrLevel;
}

function LevelShelf({ level, all, found, hrefOf }: LevelShelfProps) {
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
        <p className="tabular text-muted-foreground">
          {done} of {ofLevel.length} done
        </p>
      </div>
      <LessonList lessons={shown} hrefOf={hrefOf} className="lg:grid-cols-4" />
    </section>
  );
}

const counted = (count: number) => (count === 1 ? "1 lesson" : `${count} lessons`);

export function LessonLibrarySkeleton() {
  return (
    <div className="grid grid-cols-1 gap-8">
      <Skeleton className="-mb-4 h-[1.6rem] w-24" />
      {["a", "b"].map((level) => (
        <div key={level}>
          <Skeleton className="mb-4 h-8 w-48" />
          <LessonListSkeleton />
        </div>
      ))}
    </div>
  );
}
