import { type ReactNode, useId } from "react";
import { Card, CardContent, CardHeader, CardTitle } from "../../../ui/card";

interface SectionProps {
  title: string;
  /** A line under the title. */
  lead?: string;
  children: ReactNode;
}

/** A part of a student's page, with its name. */
export function Section({ title, lead, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Card>
        <CardHeader>
          <CardTitle id={id}>{title}</CardTitle>
          {lead === undefined ? null : <p className="text-sm text-muted-foreground">{lead}</p>}
        </CardHeader>
        <CardContent className="grid grid-cols-1 gap-3">{children}</CardContent>
      </Card>
    </section>
  );
}
