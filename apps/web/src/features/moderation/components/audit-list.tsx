import { formatMoment } from "../../../lib/dates";
import type { AuditEntry } from "@saywell/contract";
import { ScrollText } from "lucide-react";
import { EmptyState } from "../../../ui/empty-state";
import { auditSentence } from "../model/moderation-words";

interface AuditListProps {
  entries: readonly AuditEntry[];
  timeZone: string;
}

/** Who decided what and why, latest first. */
export function AuditList({ entries, timeZone }: AuditListProps) {
  if (entries.length === 0) {
    return (
      <EmptyState icon={<ScrollText />} title="No decisions yet">
        Every decision about a report, a friendship, a mute, a ban or an appeal is kept here.
      </EmptyState>
    );
  }
  return (
    <ol className="divide-y divide-rule rounded-xl border border-rule bg-surface shadow-lift">
      {entries.map((entry) => (
        <li
          key={entry.id}
          className="grid gap-x-6 gap-y-1 px-5 py-4 sm:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <time dateTime={entry.at} className="tabular text-sm text-muted-foreground">
            {formatMoment(entry.at, timeZone)}
          </time>
          <div className="grid min-w-0 gap-1">
            <p className="font-semibold break-words">{auditSentence(entry)}</p>
            <p className="text-sm break-words text-muted-foreground">
              {[untilOf(entry, timeZone), reasonOf(entry)].filter(Boolean).join(" ")}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function untilOf({ action, details }: AuditEntry, timeZone: string): string {
  if (action !== "MUTED" && action !== "BANNED") return "";
  const { endsAt } = details;
  return typeof endsAt === "string"
    ? `Until ${formatMoment(endsAt, timeZone)}.`
    : "Until it is lifted.";
}

const reasonOf = ({ details: { reason } }: AuditEntry): string =>
  typeof reason === "string" ? `Reason: ${reason}` : "";
