import { type ReactNode, useEffect, useRef } from "react";
import { Card, CardTitle } from "../../../ui/card";

/** What became of the last deed, said where it was done. */
export interface Outcome {
  section: string;
  text: string;
  hasFailed: boolean;
}

interface PortalSectionProps {
  title: string;
  outcome: Outcome | null;
  children: ReactNode;
}

/** A part of the portal. What was done in it takes the focus, because its button may be gone. */
export function PortalSection({ title, outcome, children }: PortalSectionProps) {
  const words = useRef<HTMLParagraphElement>(null);
  const mine = outcome?.section === title ? outcome : null;
  useEffect(() => {
    if (mine) words.current?.focus();
  }, [mine]);
  return (
    <Card className="gap-4 p-5 sm:p-6">
      <CardTitle>{title}</CardTitle>
      {mine === null ? null : (
        <p
          ref={words}
          tabIndex={-1}
          role={mine.hasFailed ? "alert" : "status"}
          className={`font-semibold ${mine.hasFailed ? "text-destructive" : "text-success"}`}
        >
          {mine.text}
        </p>
      )}
      {children}
    </Card>
  );
}
