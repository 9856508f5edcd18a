import { Card } from "../../../ui/card";
import { Skeleton } from "../../../ui/skeleton";

/** As `AccountSettings`: sections of fields. */
export function AccountSettingsSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-6">
      <output className="sr-only">Loading</output>
      {["a", "b", "c"].map((section) => (
        <Card key={section} className="gap-6 p-5 sm:p-6">
          <Skeleton className="h-7 w-36" />
          <Skeleton className="h-11 rounded-lg" />
          <Skeleton className="h-32 rounded-lg" />
          <Skeleton className="h-11 rounded-lg" />
        </Card>
      ))}
    </div>
  );
}
