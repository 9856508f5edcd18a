import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { RowsSkeleton } from "../../../ui/rows-skeleton";
import { ApiError, sentenceOf } from "../../../lib/api-client";
import { EmptyState } from "../../../ui/empty-state";
import { ErrorState } from "../../../ui/error-state";

interface ThingStateProps<T> {
  read: UseQueryResult<T>;
  failure: string;
  /** Said where there is no such thing. */
  missing: string;
  children: (thing: T) => ReactNode;
}

/** One thing by its address: on its way, not there, not read, or there. */
export function ThingState<T>({ read, failure, missing, children }: ThingStateProps<T>) {
  if (read.data !== undefined) return children(read.data);
  if (!read.isError) return <RowsSkeleton rows={3} />;
  const code = read.error instanceof ApiError ? read.error.code : null;
  if (code === "not-found" || code === "invalid-input") {
    return <EmptyState title={missing}>The link may be old, or have a typing mistake.</EmptyState>;
  }
  return (
    <ErrorState
      message={sentenceOf(read.error, failure)}
      isRetrying={read.isFetching}
      onRetry={() => void read.refetch()}
    />
  );
}
