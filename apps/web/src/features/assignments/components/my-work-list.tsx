import type { OwnAssignment } from "@saywell/contract";
import { ChevronRight, Lock } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "../../../lib/link";
import { LockReason } from "../../../product-ui/lock-reason";
import { cn } from "../../../ui/class-names";
import { saySubject } from "../model/kind-words";
import { workLink } from "../model/work-link";
import { ownStateWords, sayTimes } from "../model/work-words";
import { WorkTag } from "./work-tag";

interface MyWorkListProps {
  label: string;
  work: readonly OwnAssignment[];
  now: Date;
  timeZone: string;
  /** Without what the teacher wrote about it. */
  isShort?: boolean;
  /** What stands beside it, such as its class; empty for nothing. */
  noteOf?: (work: OwnAssignment) => string;
  /** What else can be done about it. */
  renderMore?: (work: OwnAssignment) => ReactNode;
}

/** Work for a student, each leading to its lesson. */
export const MyWorkList = ({
  label,
  work,
  now,
  timeZone,
  isShort = false,
  noteOf,
  renderMore,
}: MyWorkListProps) => (
  <ul
    aria-label={label}
    className="divide-y divide-rule overflow-hidden rounded-xl border border-rule bg-surface shadow-lift"
  >
    {work.map((each) => (
      <li key={each.id}>
        {each.state === "not-open" || isLocked(each) ? (
          <div className={cn(row, "flex-wrap text-muted-foreground")}>
            <Work {...{ each, now, timeZone, isShort }} note={noteOf?.(each) ?? ""} />
            {isLocked(each) ? (
              <div className="flex basis-full gap-2">
                <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
                <LockReason>{each.lock!}</LockReason>
              </div>
            ) : null}
          </div>
        ) : (
          <Link
            to={workLink(each)}
            className={cn(row, "hover:bg-primary-wash focus-visible:-outline-offset-3")}
          >
            <Work {...{ each, now, timeZone, isShort }} note={noteOf?.(each) ?? ""} />
            <ChevronRight aria-hidden className="size-5 shrink-0 text-muted-foreground" />
          </Link>
        )}
        {renderMore?.(each)}
      </li>
    ))}
  </ul>
);

const row = "flex min-h-16 items-center gap-3 px-4 py-2.5 sm:px-5";

interface WorkProps {
  each: OwnAssignment;
  now: Date;
  timeZone: string;
  isShort: boolean;
  note: string;
}

const Work = ({ each, now, timeZone, isShort, note }: WorkProps) => (
  <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
    <span className="min-w-0 grow basis-56">
      <span className="block font-semibold break-words">{each.title}</span>
      <span className="block text-sm text-muted-foreground">
        {[note, saySubject(each), sayTimes(each, now, timeZone)].filter(Boolean).join(" · ")}
      </span>
      {isShort || each.instructions === "" ? null : (
        <span className="block text-sm break-words whitespace-pre-line">{each.instructions}</span>
      )}
    </span>
    {isLocked(each) ? null : <WorkTag state={each.state} words={ownStateWords} />}
  </span>
);

/** What was done needs no plan any more. */
const isLocked = ({ lock, finishedAt }: OwnAssignment): boolean =>
  lock !== null && finishedAt === null;
