import { type ReactNode, useId } from "react";
import { Card } from "../../../ui/card";
import { cn } from "../../../ui/class-names";

export interface ResultSectionProps {
  title: string;
  children: ReactNode;
  className?: string;
}

/** One part of the results, under its heading. It is not broken between printed pages. */
export function ResultSection({ title, children, className }: ResultSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cn("break-inside-avoid", className)}>
      <Card className="h-full p-5 sm:p-6 print:p-4">
        <h2 id={id} className="mb-4 text-lg font-semibold print:mb-2">
          {title}
        </h2>
        {children}
      </Card>
    </section>
  );
}
