import type { ClassAnnouncement } from "@saywell/contract";
import { formatMoment } from "../../../lib/dates";
import { Button } from "../../../ui/button";

interface ToldProps {
  announcements: readonly ClassAnnouncement[];
  timeZone: string;
  onReport: (announcement: { id: string; content: string; authorName: string }) => void;
}

/** What the teachers told a class, as its students read it. */
export const Told = ({ announcements, timeZone, onReport }: ToldProps) =>
  announcements.length === 0 ? (
    <p className="text-muted-foreground">Nothing yet. What your teacher tells the class is here.</p>
  ) : (
    <ul
      aria-label="Announcements"
      className="divide-y divide-rule rounded-xl border border-rule bg-surface shadow-lift"
    >
      {announcements.map(({ id, content, authorName, createdAt }) => (
        <li key={id} className="grid grid-cols-1 gap-1 px-4 py-3 sm:px-5">
          <p className="break-words whitespace-pre-line">{content}</p>
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <p className="text-sm text-muted-foreground">
              {authorName === null ? "" : `${authorName}, `}
              {formatMoment(createdAt, timeZone)}
            </p>
            {authorName === null ? null : (
              <Button
                variant="ghost"
                size="sm"
                className="-mr-2 ml-auto"
                onClick={() => onReport({ id, content, authorName })}
              >
                Report
                <span className="sr-only">
                  the announcement of {formatMoment(createdAt, timeZone)}
                </span>
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
