import { Progress as ProgressPrimitive } from "radix-ui";
import { cn } from "../ui/class-names";
import { InkStroke } from "../ui/ink-stroke";

export interface XpLineProps {
  value: number;
  max: number;
  /** What the line measures, for those who can't see it. */
  label: string;
  className?: string;
}

/** Progress as a line of ink being drawn across ruled paper. */
export function XpLine({ value, max, label, className }: XpLineProps) {
  const held = Math.min(Math.max(value, 0), max);
  const drawn = max > 0 ? (held / max) * 100 : 0;
  return (
    <ProgressPrimitive.Root
      value={held}
      max={max}
      aria-label={label}
      getValueLabel={(now, most) => `${now} of ${most}`}
      className={cn("relative h-9 w-full", className)}
    >
      <span aria-hidden className="absolute inset-x-0 top-1.5 h-px bg-rule" />
      <span aria-hidden className="absolute inset-x-0 top-1/2 h-px bg-rule" />
      <span aria-hidden className="absolute inset-x-0 bottom-1.5 h-px bg-rule" />
      <ProgressPrimitive.Indicator asChild>
        <InkStroke drawn={drawn} />
      </ProgressPrimitive.Indicator>
      <span
        aria-hidden
        className="absolute top-1/2 size-3.5 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-primary bg-accent transition-[left] duration-250 ease-out"
        style={{ left: `clamp(0.45rem, ${drawn}%, calc(100% - 0.45rem))` }}
      />
    </ProgressPrimitive.Root>
  );
}
