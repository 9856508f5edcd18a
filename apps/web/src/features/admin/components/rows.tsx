import type { ComponentProps, ReactNode } from "react";
import { Button } from "../../../ui/button";
import { cn } from "../../../ui/class-names";
import { Skeleton } from "../../../ui/skeleton";

/** A list of things, one under the other. */
export const Rows = ({ className, ...props }: ComponentProps<"ul">) => (
  <ul
    className={cn(
      "divide-y divide-rule rounded-xl border border-rule bg-surface shadow-lift",
      className,
    )}
    {...props}
  />
);

export const Row = ({ className, ...props }: ComponentProps<"li">) => (
  <li
    className={cn(
      "flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-5",
      className,
    )}
    {...props}
  />
);

export const RowsSkeleton = ({ rows = 6 }: { rows?: number }) => (
  <div aria-busy="true" className="grid grid-cols-1 gap-3">
    <output className="sr-only">Loading</output>
    <Skeleton className="h-6 w-40" />
    {Array.from({ length: rows }, (_, place) => (
      <Skeleton key={place} className="h-18 rounded-xl" />
    ))}
  </div>
);

interface MoreProps {
  hasMore: boolean;
  isBusy: boolean;
  onMore: () => void;
  /** Said where more could not be read. */
  problem?: string | null;
}

/** The way to the next page of a list. */
export function More({ hasMore, isBusy, onMore, problem = null }: MoreProps) {
  if (!hasMore) return null;
  return (
    <div className="flex flex-col items-center gap-2">
      {problem === null ? null : (
        <p role="alert" className="font-semibold">
          {problem}
        </p>
      )}
      <Button variant="outline" disabled={isBusy} onClick={onMore}>
        {isBusy ? "One moment…" : problem === null ? "Show more" : "Try again"}
      </Button>
    </div>
  );
}

/** What a thing is, in pairs of a name and a value. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-2">{children}</dl>
);

export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm font-semibold text-muted-foreground">{label}</dt>
    <dd className="break-words">{children}</dd>
  </div>
);
