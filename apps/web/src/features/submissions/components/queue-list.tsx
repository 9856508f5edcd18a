import type { ListedSubmission } from "@saywell/contract";
import { ChevronRight } from "lucide-react";
import { formatMoment } from "../../../lib/dates";
import { Link } from "../../../lib/link";
import { linkTo } from "../../../lib/links";
import { Tag } from "../../../ui/tag";

interface QueueListProps {
  label: string;
  submissions: readonly ListedSubmission[];
  timeZone: string;
}

/** Work of students, each leading to where it is marked. */
export const QueueList = ({ label, submissions, timeZone }: QueueListProps) => (
  <ul
    aria-label={label}
    className="divide-y divide-rule overflow-hidden rounded-xl border border-rule bg-surface shadow-lift"
  >
    {submissions.map((each) => (
      <li key={each.id}>
        <Link
          to={linkTo("/marking/:submissionId", { submissionId: each.id })}
          className="flex min-h-16 items-center gap-4 px-4 py-3 hover:bg-primary-wash focus-visible:-outline-offset-3 sm:px-5"
        >
          <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
            <span className="min-w-0 grow basis-56">
              <span className="block font-semibold break-words">{each.userName}</span>
              <span className="block text-sm break-words text-muted-foreground">
                {`${each.title} · ${each.className}`}
              </span>
            </span>
            <span className="basis-52 text-sm text-muted-foreground">
              {`${sayLength(each)} · ${formatMoment(each.submittedAt, timeZone)}`}
            </span>
            <span className="flex flex-wrap gap-1.5">
              {each.attempt > 1 ? <Tag>{`Try ${each.attempt}`}</Tag> : null}
              {each.isLate ? <Tag tone="warning">Late</Tag> : null}
              {each.state === "RETURNED" ? <Tag tone="primary">Given back</Tag> : null}
              {each.grade === null ? null : <Tag tone="right">{`${each.grade} of 100`}</Tag>}
            </span>
          </span>
          <ChevronRight aria-hidden className="size-5 shrink-0 text-muted-foreground" />
        </Link>
      </li>
    ))}
  </ul>
);

const sayLength = ({ words, seconds }: ListedSubmission): string =>
  words === null ? `${seconds ?? 0} seconds` : words === 1 ? "1 word" : `${words} words`;
