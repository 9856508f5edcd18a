import type { ReactNode } from "react";
import { Button } from "./button";
import { ErrorState } from "./error-state";
import { RowsSkeleton } from "./rows-skeleton";

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
    <div className="grid grid-cols-1 gap-4" aria-busy={read.isPlaceholderData}>
      {children(read.data.pages)}
      <More
        hasMore={read.hasNextPage && !read.isPlaceholderData}
        isBusy={read.isFetchingNextPage}
        onMore={() => void read.fetchNextPage()}
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
