import { cn } from "../ui/class-names";

/** Whether somebody is here, at the corner of their picture. The word for it stands beside. */
export function StatusDot({ isOnline }: { isOnline: boolean }) {
  return (
    <span
      aria-hidden
      className={cn(
        "absolute right-0 bottom-0 size-3 rounded-full border-2",
        isOnline ? "border-surface bg-success" : "border-muted-foreground bg-surface",
      )}
    />
  );
}
