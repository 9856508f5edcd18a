import { linkTo } from "../../../lib/links";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import {
  type LessonFilter,
  readFilter,
  writeFilter,
} from "../../../features/lessons/model/lesson-filter";
import {
  LessonLibrary,
  LessonLibrarySkeleton,
} from "../../../features/lessons/components/lesson-library";
import { lessonsQuery } from "../../../features/lessons/api/lesson-queries";
import { LibraryFilters } from "../../../features/lessons/components/library-filters";
import { PageHeading } from "../../../ui/page-heading";
import { LearnerPage, type LearnerVisit } from "../../learner-page";
import { ReadState } from "../../read-state";

const noFilter: LessonFilter = { level: null, topic: null, state: null, search: "" };
const interactiveLesson = (id: string) => linkTo("/lesson-interactive/:id", { id });

export default function LessonLibraryPage() {
  return (
    <LearnerPage
      title="Lessons"
      failure="The lessons could not be opened."
      skeleton={<Library visit={null} />}
      className="grid grid-cols-1 gap-6 sm:py-8"
    >
      {(visit) => <Library visit={visit} />}
    </LearnerPage>
  );
}

/** One can search before it is known who is here: what was typed by then stays. */
function Library({ visit }: { visit: LearnerVisit | null }) {
  const [filter, ask] = useAddressFilter();
  const lessons = useQuery({
    ...lessonsQuery(visit?.learner.id ?? ""),
    enabled: visit !== null,
  });
  const topics = useMemo(
    () => [...new Set(lessons.data?.map(({ topic }) => topic))],
    [lessons.data],
  );
  return (
    <>
      <PageHeading
        className="max-sm:text-2xl"
        lead="From your first words to C2, in short lessons."
      >
        Lessons
      </PageHeading>
      <LibraryFilters filter={filter} onChange={ask} topics={topics} />
      <ReadState
        read={lessons}
        failure="Failed to fetch lessons"
        onRetry={async (read) => visit?.readAgain(read)}
        skeleton={<LessonLibrarySkeleton />}
      >
        {(all) => (
          <LessonLibrary
            lessons={all}
            filter={filter}
            onClear={() => ask(noFilter)}
            hrefOf={interactiveLesson}
            level={visit?.learner.level ?? null}
          />
        )}
      </ReadState>
    </>
  );
}

/**
 * The filter, kept in the address too. The address follows behind, so it is read once: a field
 * that waited for it would lose letters.
 */
function useAddressFilter() {
  const [query, setQuery] = useSearchParams();
  const [filter, setFilter] = useState(() => readFilter(query));
  const ask = (change: Partial<LessonFilter>) => {
    const next = { ...filter, ...change };
    setFilter(next);
    // A filter is no step of the way here, so Back leaves the library at once.
    setQuery((before) => writeFilter(next, before), { replace: true });
  };
  return [filter, ask] as const;
}
