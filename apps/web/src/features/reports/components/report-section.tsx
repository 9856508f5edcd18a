import { type ReactNode, useId } from "react";
import { Card, CardContent, CardHeader, CardTitle } from "../../../ui/card";

interface ReportSectionProps {
  title: string;
  /** How its figures come about, in a line. */
  lead: string;
  children: ReactNode;
}

/** A part of a report, with how it counts. */
export function ReportSection({ title, lead, children }: ReportSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Card>
        <CardHeader>
          <CardTitle id={id}>{title}</CardTitle>
          <p className="max-w-prose text-sm text-muted-foreground">{lead}</p>
        </CardHeader>
        <CardContent className="grid grid-cols-1 gap-4">{children}</CardContent>
      </Card>
    </section>
  );
}

/** Said where there is nothing to count. */
export const Nothing = ({ children }: { children: ReactNode }) => (
  <p className="text-muted-foreground">{children}</p>
);
