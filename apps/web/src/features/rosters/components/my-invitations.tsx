import type { OwnClassInvitation } from "@saywell/contract";
import { ChevronRight, MailOpen } from "lucide-react";
import { Link } from "../../../lib/link";
import { linkTo } from "../../../lib/links";
import { Tag } from "../../../ui/tag";

/** The classes into which a learner is invited: each leads to the page on which they answer. */
export const MyInvitations = ({ invitations }: { invitations: readonly OwnClassInvitation[] }) => (
  <ul
    aria-label="Invitations into classes"
    className="divide-y divide-rule overflow-hidden rounded-xl border border-rule bg-surface shadow-lift"
  >
    {invitations.map(({ token, className, level, teacherName }) => (
      <li key={token}>
        <Link
          to={linkTo("/class-invitation", undefined, { hash: token })}
          className="flex min-h-16 items-center gap-4 px-4 py-2.5 hover:bg-primary-wash focus-visible:-outline-offset-3 sm:px-5"
        >
          <MailOpen aria-hidden className="size-6 shrink-0 text-primary" />
          <span className="min-w-0 flex-1">
            <span className="block font-semibold break-words">{`You are invited to ${className}`}</span>
            <span className="block text-sm break-words text-muted-foreground">
              {`By ${teacherName}`}
            </span>
          </span>
          {level === null ? null : <Tag tone="primary">{level}</Tag>}
          <ChevronRight aria-hidden className="size-5 shrink-0 text-muted-foreground" />
        </Link>
      </li>
    ))}
  </ul>
);
