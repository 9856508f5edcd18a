import { Skeleton } from "../../../ui/skeleton";

/** The shape of a list of cards below its heading. */
export const CardListSkeleton = () => (
  <div className="grid grid-cols-1 gap-4" aria-busy="true">
    <output className="sr-only">Loading</output>
    <Skeleton className="h-8 w-32" />
    <Skeleton className="h-64 rounded-xl" />
    <Skeleton className="h-64 rounded-xl" />
  </div>
);
