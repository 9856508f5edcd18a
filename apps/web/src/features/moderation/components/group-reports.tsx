import type { QueueGroup, Report } from "@saywell/contract";
import { Phone } from "lucide-react";
import { HelpText } from "../../../product-ui/help-note";
import { Button } from "../../../ui/button";
import { ErrorState } from "../../../ui/error-state";
import { Skeleton } from "../../../ui/skeleton";
import { useReportsAbout } from "../api/queue-queries";
import { decisionLabel, decisionsAboutAll } from "../model/decisions-about";
import type { Asked } from "./decision-dialog";
import { ReportCard } from "./report-card";

interface GroupReportsProps {
  group: QueueGroup;
  timeZone: string;
  onAsk: (asked: Asked) => void;
}

/** As many as one reading of reports brings at most. */
const longestReading = 200;

/** What was reported about one person, in words, and what can be decided about it. */
export function GroupReports({ group, timeZone, onAsk }: GroupReportsProps) {
  const { section, about } = group;
  const read = useReportsAbout({ aboutId: about.id, section });
  if (read.data === undefined) {
    return read.isError ? (
      <ErrorState
        message="What was reported could not be read."
        isRetrying={read.isFetching}
        onRetry={() => void read.refetch()}
      />
    ) : (
      <div className="grid gap-3" aria-busy="true">
        <output className="sr-only">Loading</output>
        <Skeleton className="h-40 rounded-xl" />
      </div>
    );
  }
  const open = read.data.filter(({ state }) => state === "OPEN");
  const decided = read.data.filter(({ state }) => state !== "OPEN");
  const help = open.find((report) => report.help !== null)?.help ?? null;
  return (
    <div className="grid grid-cols-1 gap-4">
      {help === null ? null : (
        <p className="flex items-start gap-3 rounded-lg border-2 border-warning px-4 py-3">
          <Phone aria-hidden className="mt-1 size-5 shrink-0 text-warning" />
          <span className="min-w-0 break-words">
            <strong>Whom to call.</strong> <HelpText text={help} />
          </span>
        </p>
      )}
      {open.length > 1 ? <DecideAll group={asRead(group, open)} open={open} onAsk={onAsk} /> : null}
      <ReportList reports={open} timeZone={timeZone} group={group} onAsk={onAsk} />
      {decided.length > 0 ? (
        <details className="grid gap-3">
          <summary className="min-h-11 content-center font-semibold">
            Decided before ({decided.length})
          </summary>
          <ReportList reports={decided} timeZone={timeZone} group={group} onAsk={onAsk} />
        </details>
      ) : null}
    </div>
  );
}

/** The group as its words were read just now: what comes later stays open. */
function asRead(group: QueueGroup, open: readonly Report[]): QueueGroup {
  if (open.length >= longestReading) return group;
  const newest = open.map(({ createdAt }) => createdAt).reduce((a, b) => (a > b ? a : b));
  return { ...group, count: open.length, newest };
}

interface DecideAllProps extends Pick<GroupReportsProps, "group" | "onAsk"> {
  open: readonly Report[];
}

function DecideAll({ group, open, onAsk }: DecideAllProps) {
  return (
    <fieldset className="rounded-lg bg-muted px-4 py-3">
      <legend className="float-left mb-2 w-full font-semibold">
        Decide all {group.count} at once
      </legend>
      <div className="clear-both grid grid-cols-2 gap-2 sm:flex">
        {decisionsAboutAll(open).map((decision) => (
          <Button
            key={decision}
            variant="outline"
            className={decision === "BAN" ? "px-4 text-destructive" : "px-4"}
            onClick={() => onAsk({ decision, group, report: null })}
          >
            {decisionLabel(decision, group.section)} all
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

interface ReportListProps extends GroupReportsProps {
  reports: readonly Report[];
}

const ReportList = ({ reports, group, timeZone, onAsk }: ReportListProps) => (
  <ul className="grid grid-cols-1 gap-4">
    {reports.map((report) => (
      <li key={report.id}>
        <ReportCard
          report={report}
          timeZone={timeZone}
          onDecide={(decision) => onAsk({ decision, group, report })}
        />
      </li>
    ))}
  </ul>
);
