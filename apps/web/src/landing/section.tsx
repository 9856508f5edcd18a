import type { ReactNode } from "react";
import { cn } from "../ui/class-names";

export interface SectionProps {
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** One section of the landing page, named by its heading. */
export function Section({ id, title, lead, children, className }: SectionProps) {
  return (
    <section aria-labelledby={id} className={cn("py-14 sm:py-20", className)}>
      <div className="mx-auto max-w-6xl px-4 sm:px-6">
        <h2 id={id} className="font-heading text-3xl font-semibold">
          {title}
        </h2>
        {lead === undefined ? null : (
          <p className="mt-3 max-w-[38rem] text-lg text-muted-foreground">{lead}</p>
        )}
        {children}
      </div>
    </section>
  );
}
