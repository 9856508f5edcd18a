import { ChevronRight } from "lucide-react";
import { sentenceOf } from "../../../lib/api-client";
import { Link } from "../../../lib/link";
import type { Href } from "../../../lib/links";
import { ErrorState } from "../../../ui/error-state";
import { Skeleton } from "../../../ui/skeleton";
import { Tag } from "../../../ui/tag";
import { useClassThreads, useMessageNews } from "../api/message-reads";
import { sayNew, titleOf } from "../model/thread-words";

interface ClassThreadsProps {
  classId: string;
  hrefOf: (studentId: string) => Href;
}

/** What students wrote to the teachers of a class, unread first, each leading to the student. */
export function ClassThreads({ classId, hrefOf }: ClassThreadsProps) {
  useMessageNews();
  const read = useClassThreads(classId);
  const threads = read.data?.threads;
  if (threads === undefined) {
    return read.isError ? (
      <ErrorState
        message={sentenceOf(read.error, "The messages could not be read.")}
        isRetrying={read.isFetching}
        onRetry={() => void read.refetch()}
      />
    ) : (
      <Skeleton className="h-20 rounded-xl" />
    );
  }
  if (threads.length === 0) {
    return (
      <p className="text-muted-foreground">
        No messages yet. You write to a student on their page.
      </p>
    );
  }
  return (
    <ul
      aria-label="Messages"
      className="max-h-96 divide-y divide-rule overflow-y-auto rounded-xl border border-rule bg-surface shadow-lift"
    >
      {threads.map((thread) => (
        <li key={thread.id}>
          <Link
            to={hrefOf(thread.student.id)}
            className="flex min-h-14 items-center gap-3 px-4 py-2.5 hover:bg-primary-wash focus-visible:-outline-offset-3"
          >
            <span className="min-w-0 flex-1">
              <span className="block font-semibold break-words">{thread.student.name}</span>
              <span className="block truncate text-sm text-muted-foreground">
                {thread.work === null ? "" : `${titleOf(thread)}. `}
                {`${thread.last.isMine ? "You" : thread.last.authorName}: ${thread.last.content}`}
              </span>
            </span>
            {thread.unread > 0 ? <Tag tone="primary">{sayNew(thread.unread)}</Tag> : null}
            <ChevronRight aria-hidden className="size-5 shrink-0 text-muted-foreground" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
