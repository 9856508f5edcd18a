import { Skeleton } from "../../../ui/skeleton";

const parts = ["a", "b", "c", "d", "e", "f"];

/** The shape of a lesson on its way: outline, sheet, chat. */
export function LessonSkeleton() {
  return (
    <div
      aria-busy="true"
      className="grid items-start gap-4 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-6 xl:grid-cols-[14rem_minmax(0,1fr)_20rem]"
    >
      <output className="sr-only">Loading lesson...</output>
      <div className="flex justify-between gap-2 lg:grid">
        {parts.map((part) => (
          <Skeleton key={part} className="h-11 w-11 lg:w-full" />
        ))}
      </div>
      <Skeleton className="h-112 rounded-xl" />
      <Skeleton className="h-88 rounded-xl max-xl:hidden" />
    </div>
  );
}
