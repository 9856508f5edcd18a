import { Clock, TriangleAlert } from "lucide-react";
import { cn } from "../ui/class-names";

/** The last seconds, in which the timer says by its sign that time is short. */
export const lastSeconds = 5;

interface QuizTimerProps {
  /** Whole seconds; null when the question is over. */
  left: number | null;
  total: number;
}

/** How long a question is still open, as a line that gets shorter and in figures. */
export function QuizTimer({ left, total }: QuizTimerProps) {
  const isLate = left !== null && left <= lastSeconds;
  const Sign = isLate ? TriangleAlert : Clock;
  return (
    <div className="flex min-h-7 items-center gap-3">
      <span aria-hidden className="relative h-1.5 min-w-0 flex-1 rounded-full bg-muted">
        <span
          className={cn(
            "absolute inset-y-0 left-0 rounded-full transition-[width] duration-200 ease-linear",
            isLate ? "bg-destructive" : "bg-primary",
          )}
          style={{ width: `${Math.min(100, ((left ?? 0) / total) * 100)}%` }}
        />
      </span>
      {left === null ? (
        <p className="w-20 text-right text-sm text-muted-foreground">Over</p>
      ) : (
        <p
          role="timer"
          aria-label="Time left"
          className={cn(
            "figures flex w-20 items-center justify-end gap-1.5 font-bold whitespace-nowrap",
            isLate ? "text-destructive" : "text-foreground",
          )}
        >
          <Sign aria-hidden className="size-5" />
          {left} s
        </p>
      )}
    </div>
  );
}
