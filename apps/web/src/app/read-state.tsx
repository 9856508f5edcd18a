import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ErrorState } from "../ui/error-state";

/** Reads again what failed. */
export type ReadAgain = (read: UseQueryResult) => Promise<void>;

export interface ReadStateProps<T> {
  read: UseQueryResult<T>;
  /** What is said when the read fails. */
  failure: string;
  onRetry: ReadAgain;
  /** The shape of what comes. */
  skeleton: ReactNode;
  /** Gives the failure the shape of what it stands for, so that nothing around it moves. */
  className?: string;
  children: (data: T) => ReactNode;
}

/** What a read has brought; until then its shape, or its failure with a way to try again. */
export function ReadState<T>(props: ReadStateProps<T>) {
  const { read, failure, onRetry, skeleton, className = "", children } = props;
  if (read.data !== undefined) return children(read.data);
  if (!read.isError) return skeleton;
  return (
    <ErrorState
      message={failure}
      isRetrying={read.isFetching}
      onRetry={() => void onRetry(read)}
      className={className}
    />
  );
}
