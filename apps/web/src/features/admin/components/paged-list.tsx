import type { ReactNode } from "react";
import { sentenceOf } from "../../../lib/api-client";
import { ErrorState } from "../../../ui/error-state";
import { More, RowsSkeleton } from "./rows";

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
  children: (pages: P[]) => ReactNode;
}

/** A list that comes a page at a time: its shape, its failure with a way out, or as much as was asked for. */
export function PagedList<P>({ read, failure, children }: PagedListProps<P>) {
  if (read.data === undefined) {
    if (read.error === null) return <RowsSkeleton />;
    return (
      <ErrorState
        message={sentenceOf(read.error, failure)}
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
