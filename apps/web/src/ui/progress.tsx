import { Progress as ProgressPrimitive } from "radix-ui";
import { cn } from "./class-names";

export interface ProgressProps {
  /** Null while it isn't known how far along it is. */
  value: number | null;
  max?: number;
  /** What is progressing, for those who can't see the bar. */
  label: string;
  className?: string;
}

/** A plain bar. `data-state` is `indeterminate`, `loading` or `complete`. */
export function Progress({ value, max = 100, label, className }: ProgressProps) {
  const held = value === null ? null : Math.min(Math.max(value, 0), max);
  return (
    <ProgressPrimitive.Root
      value={held}
      max={max}
      aria-label={label}
      className={cn("relative h-2.5 w-full overflow-hidden rounded-full bg-muted", className)}
    >
      <ProgressPrimitive.Indicator
        className="h-full rounded-full bg-primary transition-[width] duration-250 data-[state=complete]:bg-success data-[state=indeterminate]:w-1/3 data-[state=indeterminate]:animate-shimmer"
        style={held === null ? undefined : { width: `${(held / max) * 100}%` }}
      />
    </ProgressPrimitive.Root>
  );
}
