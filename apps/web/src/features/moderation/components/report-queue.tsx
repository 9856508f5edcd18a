import type { Report } from "@saywell/contract";
import { Check } from "lucide-react";
import { useRef, useState } from "react";
import { EmptyState } from "../../../ui/empty-state";
import { Skeleton } from "../../../ui/skeleton";
import { DecisionDialog } from "./decision-dialog";
import type { Decision } from "../api/moderation-queries";
import { ReportCard } from "./report-card";

interface ReportQueueProps {
  reports: readonly Report[];
  timeZone: string;
}

/** Reports that wait for a decision, in the order in which they should be looked at; then the rest. */
export function ReportQueue({ reports, timeZone }: ReportQueueProps) {
  const [asked, setAsked] = useState<{ report: Report; decision: Decision["decision"] } | null>(
    null,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const open = reports.filter(({ state }) => state === "OPEN");
  const decided = reports.filter(({ state }) => state !== "OPEN");
  const cards = (some: readonly Report[]) => (
    <ul className="grid grid-cols-1 gap-4">
      {some.map((report) => (
        <li key={report.id}>
          <ReportCard
            report={report}
            timeZone={timeZone}
            onDecide={(decision) => setAsked({ report, decision })}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <div className="grid grid-cols-1 gap-8">
      <section className="grid grid-cols-1 gap-4">
        <h2 ref={heading} tabIndex={-1} className="font-heading text-2xl font-semibold">
          Open ({open.length})
        </h2>
        {open.length === 0 ? (
          <EmptyState icon={<Check />} title="No open reports">
            What learners and the filter report comes here.
          </EmptyState>
        ) : (
          cards(open)
        )}
      </section>
      {decided.length === 0 ? null : (
        <section className="grid grid-cols-1 gap-4">
          <h2 className="font-heading text-2xl font-semibold">Decided</h2>
          {cards(decided)}
        </section>
      )}
      {asked ? (
        <DecisionDialog
          {...asked}
          onClose={() => setAsked(null)}
          focusWhenDone={() => heading.current?.focus()}
        />
      ) : null}
    </div>
  );
}

export const CardListSkeleton = () => (
  <div className="grid grid-cols-1 gap-4" aria-busy="true">
    <output className="sr-only">Loading</output>
    <Skeleton className="h-8 w-32" />
    <Skeleton className="h-64 rounded-xl" />
    <Skeleton className="h-64 rounded-xl" />
  </div>
);
