import { Skeleton } from "../ui/skeleton";

/** Stands in for a page whose code is on its way: a header, a heading, a grid. */
export function PageSkeleton() {
  return (
    <div aria-busy="true">
      <output className="sr-only">Loading</output>
      <div className="border-b border-rule">
        <div className="mx-auto flex min-h-16 max-w-6xl items-center justify-between px-4 sm:px-6">
          <Skeleton className="h-7 w-28" />
          <Skeleton className="size-11" />
        </div>
      </div>
      <div className="mx-auto grid max-w-6xl grid-cols-1 gap-6 px-4 py-6 sm:px-6 sm:py-10">
        <Skeleton className="h-9 w-72 max-w-full" />
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {["a", "b", "c", "d"].map((tile) => (
            <Skeleton key={tile} className="h-28 rounded-xl" />
          ))}
        </div>
        <Skeleton className="h-64 rounded-xl" />
      </div>
    </div>
  );
}
