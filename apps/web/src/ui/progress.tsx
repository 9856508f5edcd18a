import { Progress as ProgressPrimitive } from "radix-ui";
import { cn } from "./class-names";
import { InkStroke } from "./ink-stroke";

export interface ProgressProps {
  /** Null while it isn't known how far along it is. */
  value: number | null;
  max?: number;
  /** What is progressing, for those who can't see the line. */
  label: string;
  className?: string;
}

/** A line of ink on a line of the page. `data-state` is `indeterminate`, `loading` or `complete`. */
export function Progress({ value, max = 100, label, className }: ProgressProps) {
  const held = value === null ? null : Math.min(Math.max(value, 0), max);
  return (
    <ProgressPrimitive.Root
      value={held}
      max={max}
      aria-label={label}
      className={cn("relative h-4 w-full", className)}
    >
      <span aria-hidden className="absolute inset-x-0 top-1/2 h-px bg-control" />
      <ProgressPrimitive.Indicator asChild>
        <InkStroke
          drawn={held === null ? 33 : (held / max) * 100}
          className="data-[state=complete]:text-success data-[state=indeterminate]:animate-shimmer"
        />
      </ProgressPrimitive.Indicator>
    </ProgressPrimitive.Root>
  );
}
