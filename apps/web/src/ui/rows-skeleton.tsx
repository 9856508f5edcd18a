import { Skeleton } from "./skeleton";

/** The shape of a list that is on its way. */
export const RowsSkeleton = ({ rows = 6 }: { rows?: number }) => (
  <div aria-busy="true" className="grid grid-cols-1 gap-3">
    <output className="sr-only">Loading</output>
    <Skeleton className="h-6 w-40" />
    {Array.from({ length: rows }, (_, place) => (
      <Skeleton key={place} className="h-18 rounded-xl" />
    ))}
  </div>
);
