import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "./button";
import { ErrorState } from "./error-state";
import { RowsSkeleton } from "./rows-skeleton";

/** What a list is made of. */
const rows = "li, tbody tr";

/** The part of an infinite query that a list needs. */
interface PagedRead<P> {
  data: { pages: P[] } | undefined;
  error: Error | null;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  isPlaceholderData: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

interface PagedListProps<P> {
  read: PagedRead<P>;
  /** What is said when it cannot be read. */
  failure: string;
  /** What stands there until it is read. */
  skeleton?: ReactNode;
  children: (pages: P[]) => ReactNode;
}

/** A list that comes a page at a time: its shape, its failure with a way out, or as much as was asked for. */
export function PagedList<P>(props: PagedListProps<P>) {
  const { read, failure, skeleton = <RowsSkeleton />, children } = props;
  const list = useRef<HTMLDivElement>(null);
  /** How much there was when more was asked for; null where nobody waits for it. */
  const shown = useRef<{ pages: number; rows: number } | null>(null);
  const pages = read.data?.pages.length ?? 0;
  // The first of the new rows is where reading goes on; the button may be gone with the last page.
  useEffect(() => {
    if (shown.current === null || pages <= shown.current.pages) return;
    const first = list.current?.querySelectorAll<HTMLElement>(rows)[shown.current.rows];
    shown.current = null;
    if (first === undefined) return;
    first.tabIndex = -1;
    first.focus();
  }, [pages]);
  if (read.data === undefined) {
    if (read.error === null) return skeleton;
    return (
      <ErrorState
        message={failure}
        isRetrying={read.isFetching}
        onRetry={() => void read.refetch()}
      />
    );
  }
  return (
    <div ref={list} className="grid grid-cols-1 gap-4" aria-busy={read.isPlaceholderData}>
      {children(read.data.pages)}
      <More
        hasMore={read.hasNextPage && !read.isPlaceholderData}
        isBusy={read.isFetchingNextPage}
        onMore={() => {
          const there = list.current?.querySelectorAll(rows).length ?? 0;
          shown.current = { pages, rows: there };
          void read.fetchNextPage();
        }}
        problem={read.isFetchNextPageError ? "More could not be read." : null}
      />
    </div>
  );
}

interface MoreProps {
  hasMore: boolean;
  isBusy: boolean;
  onMore: () => void;
  /** Said where more could not be read. */
  problem?: string | null;
}

/** The way to the next page of a list. */
function More({ hasMore, isBusy, onMore, problem = null }: MoreProps) {
  if (!hasMore) return null;
  return (
    <div className="flex flex-col items-center gap-2">
      {problem === null ? null : (
        <p role="alert" className="font-semibold">
          {problem}
        </p>
      )}
      <Button variant="outline" aria-disabled={isBusy} onClick={() => isBusy || onMore()}>
        {isBusy ? "One moment…" : problem === null ? "Show more" : "Try again"}
      </Button>
    </div>
  );
}
