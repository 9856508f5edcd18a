import type { ReactNode } from "react";
import { cn } from "./class-names";

export interface EmptyStateProps {
  /** The exact sentence that says there is nothing. */
  title: string;
  /** What to do next. */
  children?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
  className?: string;
}

export function EmptyState({ title, children, icon, action, className }: EmptyStateProps) {
  return (
    <div
      className={cn(
        "flex flex-col items-center gap-2 rounded-xl border border-dashed border-rule px-6 py-10 text-center",
        className,
      )}
    >
      {icon === undefined ? null : (
        <span aria-hidden className="text-muted-foreground [&_svg]:size-8">
          {icon}
        </span>
      )}
      <p className="font-semibold">{title}</p>
      {children === undefined ? null : (
        <div className="max-w-[24rem] text-muted-foreground">{children}</div>
      )}
      {action === undefined ? null : <div className="mt-3">{action}</div>}
    </div>
  );
}
