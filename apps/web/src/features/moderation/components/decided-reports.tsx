import { useState } from "react";
import { Button } from "../../../ui/button";
import { ErrorState } from "../../../ui/error-state";
import { Skeleton } from "../../../ui/skeleton";
import { useDecidedReports } from "../api/queue-queries";
import { ReportCard } from "./report-card";

/** Reports that were decided, with their words: read only when somebody asks, because it is on record. */
export function DecidedReports({ timeZone }: { timeZone: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby="decided" className="grid grid-cols-1 gap-4">
      <h2 id="decided" className="font-heading text-2xl font-semibold">
        Decided reports
      </h2>
      <Button
        variant="outline"
        className="justify-self-start"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? "Hide decided reports" : "Show decided reports"}
      </Button>
      {isOpen ? <Decided timeZone={timeZone} /> : null}
    </section>
  );
}

function Decided({ timeZone }: { timeZone: string }) {
  const reads = [useDecidedReports("UPHELD"), useDecidedReports("DISMISSED")];
  const reports = reads.flatMap(({ data }) => data ?? []);
  if (reads.some(({ data, isError }) => data === undefined && isError)) {
    return (
      <ErrorState
        message="The decided reports could not be read."
        isRetrying={reads.some(({ isFetching }) => isFetching)}
        onRetry={() => reads.forEach((read) => void read.refetch())}
      />
    );
  }
  if (reads.some(({ data }) => data === undefined)) return <Skeleton className="h-40 rounded-xl" />;
  if (reports.length === 0) return <p className="text-muted-foreground">Nothing is decided yet.</p>;
  return (
    <ul className="grid grid-cols-1 gap-4">
      {reports
        .toSorted((a, b) => (b.decidedAt ?? "").localeCompare(a.decidedAt ?? ""))
        .map((report) => (
          <li key={report.id}>
            <ReportCard report={report} timeZone={timeZone} />
          </li>
        ))}
    </ul>
  );
}
