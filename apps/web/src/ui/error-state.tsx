import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button";
import { cn } from "./class-names";

export interface ErrorStateProps {
  /** What happened, in one sentence. */
  message: string;
  /** Offered as Try again. */
  onRetry?: () => void;
  isRetrying?: boolean;
  /** Another way out. */
  children?: ReactNode;
  className?: string;
}

export function ErrorState({
  message,
  onRetry,
  isRetrying = false,
  children,
  className,
}: ErrorStateProps) {
  return (
    <div
      role="alert"
      className={cn(
        "flex flex-col items-center base:gap-3 rounded-xl border border-rule bg-surface px-6 base:py-8 text-center",
        className,
      )}
    >
      <TriangleAlert aria-hidden className="size-7 text-muted-foreground" />
      <p className="font-semibold">{message}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {onRetry === undefined ? null : (
          <Button variant="outline" onClick={onRetry} disabled={isRetrying}>
            Try again
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
