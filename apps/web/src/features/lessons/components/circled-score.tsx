import { cn } from "../../../ui/class-names";

/** A score as a teacher marks it: a figure with a ring drawn round it by hand. */
export function CircledScore({ percent, className }: { percent: number; className?: string }) {
  return (
    <div className={cn("relative grid h-28 w-44 place-items-center", className)}>
      <svg
        aria-hidden
        viewBox="0 0 176 112"
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
        className="absolute inset-0 size-full text-success"
      >
        <path
          d="M118 12C74 2 18 18 12 54c-5 32 40 47 84 45 42-2 72-20 69-50-3-27-44-41-92-36-17 2-31 6-40 11"
          pathLength={1}
          strokeDasharray={1}
          className="animate-draw [animation-delay:200ms] [animation-duration:700ms]"
        />
      </svg>
      <p className="tabular text-4xl font-bold">{percent}%</p>
    </div>
  );
}
