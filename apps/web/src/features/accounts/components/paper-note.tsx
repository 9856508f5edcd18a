import { type ReactNode, useEffect, useRef } from "react";
import { Card } from "../../../ui/card";

export interface PaperNoteProps {
  title: string;
  children: ReactNode;
  /** What to do next. */
  actions?: ReactNode;
}

/** What has come of it, in the place of the form. It takes the focus, which was on what is gone. */
export function PaperNote({ title, children, actions }: PaperNoteProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card className="gap-3 p-5 sm:p-6">
      <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold">
        {title}
      </h2>
      <div className="grid gap-3">{children}</div>
      {actions ? <div className="mt-2 flex flex-wrap gap-3">{actions}</div> : null}
    </Card>
  );
}
