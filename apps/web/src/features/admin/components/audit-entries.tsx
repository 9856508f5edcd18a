import type { AuditEntry } from "@saywell/contract";
import { formatMoment } from "../../../lib/dates";
import { auditDetails, auditSentence } from "../model/audit-words";

interface AuditEntriesProps {
  entries: readonly AuditEntry[];
  timeZone: string;
}

/** Who did what, latest first. */
export const AuditEntries = ({ entries, timeZone }: AuditEntriesProps) => (
  <ol className="divide-y divide-rule rounded-xl border border-rule bg-surface shadow-lift">
    {entries.map((entry) => (
      <li
        key={entry.id}
        className="grid gap-x-6 gap-y-1 px-4 py-3 sm:grid-cols-[11rem_minmax(0,1fr)] sm:px-5"
      >
        <time dateTime={entry.at} className="tabular text-sm text-muted-foreground">
          {formatMoment(entry.at, timeZone)}
        </time>
        <div className="grid min-w-0 gap-0.5">
          <p className="font-semibold break-words">{auditSentence(entry)}</p>
          {auditDetails(entry).map((line) => (
            <p key={line} className="text-sm break-words text-muted-foreground">
              {line}
            </p>
          ))}
        </div>
      </li>
    ))}
  </ol>
);
