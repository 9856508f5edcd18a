import { cn } from "../ui/class-names";

export interface CircledScoreProps {
  percent: number;
  /** In the green of what is right, or in pencil where there is more to practise than to praise. */
  isGood: boolean;
  className?: string;
}

/** A score as a teacher marks it: a figure with a ring drawn round it by hand. */
export function CircledScore({ percent, isGood, className }: CircledScoreProps) {
  return (
    <div className={cn("relative grid h-28 w-44 place-items-center", className)}>
      <svg
        aria-hidden
        viewBox="0 0 176 112"
        fill="none"
        stroke="currentColor"
        strokeWidth={isGood ? 4 : 2.5}
        strokeLinecap="round"
        className={cn(
          "absolute inset-0 size-full",
          isGood ? "text-success" : "text-muted-foreground",
        )}
      >
        <path
          d="M118 12C74 2 18 18 12 54c-5 32 40 47 84 45 42-2 72-20 69-50-3-27-44-41-92-36-17 2-31 6-40 11"
          pathLength={1}
          strokeDasharray={1}
          className="animate-draw [animation-delay:200ms] [animation-duration:700ms]"
        />
      </svg>
      <p className="font-heading text-4xl font-bold">{percent}%</p>
    </div>
  );
}
