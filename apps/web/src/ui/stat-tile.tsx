import type { ReactNode } from "react";
import { cn } from "./class-names";

export interface StatTileProps {
  label: string;
  value: ReactNode;
  /** What the value counts, after it. */
  unit?: string;
  /** Of which time or what it speaks, in a small line below. */
  note?: string;
  icon?: ReactNode;
  /** A reward stands in the accent colour. */
  tone?: "plain" | "reward";
  className?: string;
}

/** One figure with its name. Put several into a `dl`. */
export function StatTile({
  label,
  value,
  unit,
  note,
  icon,
  tone = "plain",
  className,
}: StatTileProps) {
  return (
    <div
      className={cn(
        "flex min-w-0 flex-col gap-1 justify-between rounded-xl border border-rule bg-surface px-3 py-4 shadow-lift sm:p-5",
        className,
      )}
    >
      <dt className="flex items-center gap-1 text-sm font-semibold text-muted-foreground sm:gap-2">
        {icon === undefined ? null : (
          <span
            aria-hidden
            className={cn(
              "[&_svg]:size-4.5 sm:[&_svg]:size-5",
              tone === "reward" ? "text-accent-ink" : "text-primary",
            )}
          >
            {icon}
          </span>
        )}
        {label}
      </dt>
      <dd className="flex items-baseline gap-1.5">
        <span className="figures text-2xl font-bold">{value}</span>
        {unit === undefined ? null : <span className="text-muted-foreground">{unit}</span>}
      </dd>
      {note === undefined ? null : <dd className="text-sm text-muted-foreground">{note}</dd>}
    </div>
  );
}
