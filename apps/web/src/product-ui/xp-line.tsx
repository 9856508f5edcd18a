import { Progress as ProgressPrimitive } from "radix-ui";
import { cn } from "../ui/class-names";

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
        <svg
          aria-hidden
          viewBox="0 0 1000 36"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full text-primary transition-[clip-path] duration-250 ease-out"
          style={{ clipPath: `inset(0 ${100 - drawn}% 0 0)` }}
        >
          <path
            d="M0 19C38 15 71 21 112 18.5S190 15.5 240 18 330 20.5 384 18 470 16.5 520 18.5 604 20.5 655 18 744 16 790 18.2 872 20 914 17.8 972 17 1000 18"
            fill="none"
            stroke="currentColor"
            strokeWidth="4"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      </ProgressPrimitive.Indicator>
      <span
        aria-hidden
        className="absolute top-1/2 size-3.5 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-primary bg-accent transition-[left] duration-250 ease-out"
        style={{ left: `clamp(0.45rem, ${drawn}%, calc(100% - 0.45rem))` }}
      />
    </ProgressPrimitive.Root>
  );
}
