import { Skeleton } from "../../../ui/skeleton";

/** The shape of a result on its way. */
export function ResultSkeleton() {
  return (
    <div aria-busy="true" className="grid grid-cols-1 gap-6">
      <output className="sr-only">Loading your result</output>
      <div className="grid gap-2">
        <Skeleton className="h-10 w-72" />
        <Skeleton className="h-7 w-96" />
      </div>
      <Skeleton className="h-80 rounded-xl md:h-72" />
      <Skeleton className="h-11 w-80" />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        <Skeleton className="h-120 rounded-xl" />
        <Skeleton className="h-120 rounded-xl" />
      </div>
    </div>
  );
}
