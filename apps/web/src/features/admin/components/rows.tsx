import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../../ui/class-names";

/** A list of things, one under the other. */
export const Rows = ({ className, ...props }: ComponentProps<"ul">) => (
  <ul
    className={cn(
      "divide-y divide-rule rounded-xl border border-rule bg-surface shadow-lift",
      className,
    )}
    {...props}
  />
);

export const Row = ({ className, ...props }: ComponentProps<"li">) => (
  <li
    className={cn(
      "flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-5",
      className,
    )}
    {...props}
  />
);

/** What a thing is, in pairs of a name and a value. */
export const Facts = ({ className, ...props }: ComponentProps<"dl">) => (
  <dl
    className={cn("base:grid-cols-1 grid gap-x-6 gap-y-3 sm:grid-cols-2", className)}
    {...props}
  />
);

export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm font-semibold text-muted-foreground">{label}</dt>
    <dd className="break-words">{children}</dd>
  </div>
);
