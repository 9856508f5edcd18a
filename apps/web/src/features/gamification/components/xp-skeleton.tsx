import type { ReactNode } from "react";
import { Skeleton } from "../../../ui/skeleton";

/** Holds the place of a line of XP with words above, `children`, and below it. */
export function XpSkeleton({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <div className="flex h-[1.755rem] items-center justify-between gap-4">{children}</div>
      <div className="flex h-9 items-center">
        <Skeleton className="h-1 w-full" />
      </div>
      <div className="flex h-[1.305rem] items-center">
        <Skeleton className="h-3.5 w-32" />
      </div>
    </div>
  );
}
