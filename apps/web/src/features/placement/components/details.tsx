import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

/** What only some want to know: closed on the screen, open on paper (`use-print-in-light`). */
export const Details = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="group rounded-xl border border-rule bg-surface">
    <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-3 rounded-xl px-5 py-3 font-heading text-lg font-semibold sm:px-6 print:list-none">
      <h2>{title}</h2>
      <ChevronDown
        aria-hidden
        className="size-5 shrink-0 text-primary transition-transform duration-150 group-open:rotate-180 print:hidden"
      />
    </summary>
    <div className="grid grid-cols-1 gap-7 px-5 pb-6 sm:px-6">{children}</div>
  </details>
);
