import type { ClassThread } from "@saywell/contract";
import { ChevronDown } from "lucide-react";
import { useEffect, useId } from "react";
import { cn } from "../../../ui/class-names";
import { Tag } from "../../../ui/tag";
import { useMarkRead, type Warning } from "../api/use-message-calls";
import { readersOf, sayNew, titleOf } from "../model/thread-words";
import { MessageForm } from "./message-form";
import { type ReportedMessage, ThreadLog } from "./thread-log";

interface ThreadsProps {
  threads: readonly ClassThread[];
  /** Which of them is open; null for none. */
  openId: string | null;
  /** How many teach the class. */
  teacherCount: number;
  onOpen: (threadId: string | null) => void;
  /** Why nobody writes, in a sentence; null where they may. */
  closed: string | null;
  /** Who reads and writes. */
  userId: string;
  timeZone: string;
  onAnswer: (thread: ClassThread, content: string) => Promise<Warning>;
  onReport: (message: ReportedMessage) => void;
}

/** What was written, by what it is about: one of them open at a time. */
export const Threads = ({ threads, openId, onOpen, ...rest }: ThreadsProps) => (
  <ul
    aria-label="Messages"
    className="divide-y divide-rule rounded-xl border border-rule bg-surface shadow-lift"
  >
    {threads.map((thread) => (
      <li key={thread.id}>
        <Thread
          thread={thread}
          isOpen={thread.id === openId}
          onToggle={() => onOpen(thread.id === openId ? null : thread.id)}
          {...rest}
        />
      </li>
    ))}
  </ul>
);

interface ThreadProps extends Omit<ThreadsProps, "threads" | "openId" | "onOpen"> {
  thread: ClassThread;
  isOpen: boolean;
  onToggle: () => void;
}

function Thread(props: ThreadProps) {
  const { thread, teacherCount, isOpen, onToggle, closed, userId, timeZone, onAnswer, onReport } =
    props;
  const id = useId();
  const title = titleOf(thread);
  const last = thread.messages.at(-1);
  return (
    <>
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          className="flex min-h-14 w-full cursor-pointer items-center gap-3 rounded-xl px-4 py-2.5 text-left hover:bg-primary-wash focus-visible:-outline-offset-3"
        >
          <span className="min-w-0 flex-1">
            <span className="block font-semibold break-words">{title}</span>
            <span className="block truncate text-sm text-muted-foreground">
              {isOpen || last === undefined
                ? readersOf(thread, teacherCount)
                : `${last.isMine ? "You" : last.authorName}: ${last.content}`}
            </span>
          </span>
          {thread.unread > 0 ? <Tag tone="primary">{sayNew(thread.unread)}</Tag> : null}
          <ChevronDown
            aria-hidden
            className={cn("size-5 shrink-0 text-muted-foreground", isOpen && "rotate-180")}
          />
        </button>
      </h3>
      <div id={id} className={isOpen ? "grid grid-cols-1 gap-4 px-4 pb-4" : "hidden"}>
        {isOpen ? (
          <>
            <ReadSoFar thread={thread} />
            <ThreadLog
              label={title}
              messages={thread.messages}
              timeZone={timeZone}
              onReport={onReport}
            />
            {closed === null ? (
              <MessageForm
                label="Answer"
                userId={userId}
                onSend={(content) => onAnswer(thread, content)}
              />
            ) : null}
          </>
        ) : null}
      </div>
    </>
  );
}

/** Says that what is on the screen is read. */
function ReadSoFar({ thread: { id, unread, messages } }: { thread: ClassThread }) {
  const markRead = useMarkRead();
  const seq = messages.at(-1)?.seq;
  useEffect(() => {
    // What could not be said is said when the messages are opened again.
    if (unread > 0 && seq !== undefined) markRead(id, seq).catch(() => undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each message that comes
  }, [id, seq, unread]);
  return null;
}
