import type { ComponentProps, ReactNode } from "react";
import { cn } from "./class-names";

export interface PageHeadingProps extends Omit<ComponentProps<"h1">, "title"> {
  /** A line under the heading. */
  lead?: ReactNode;
}

/** The page's one `h1`. It takes the focus when a visitor comes to the page. */
export function PageHeading({ className, lead, children, ...props }: PageHeadingProps) {
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <h1
        tabIndex={-1}
        className={cn("font-heading text-3xl font-semibold text-foreground", className)}
        {...props}
      >
        {children}
      </h1>
      {lead === undefined ? null : (
        <p className="max-w-[38rem] text-lg text-muted-foreground">{lead}</p>
      )}
    </div>
  );
}
