import type { ClassMessage } from "@saywell/contract";
import { formatMoment } from "../../../lib/dates";
import { Button } from "../../../ui/button";

/** A message that somebody would report. */
export interface ReportedMessage {
  id: string;
  content: string;
  authorName: string;
}

interface ThreadLogProps {
  label: string;
  messages: readonly ClassMessage[];
  timeZone: string;
  onReport: (message: ReportedMessage) => void;
}

/** What was written, the oldest first. */
export const ThreadLog = ({ label, messages, timeZone, onReport }: ThreadLogProps) => (
  <ul aria-label={label} className="grid grid-cols-1 gap-3">
    {messages.map((message) => (
      <li
        key={message.id}
        className={message.isMine ? "ml-8 justify-self-end" : "mr-8 justify-self-start"}
      >
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted-foreground">
          <span className="font-semibold">{message.isMine ? "You" : message.authorName}</span>
          {formatMoment(message.createdAt, timeZone)}
        </p>
        <p
          className={`mt-1 w-fit max-w-prose rounded-2xl px-3.5 py-2 break-words whitespace-pre-wrap ${
            message.isMine
              ? "ml-auto rounded-br-sm bg-primary-wash"
              : "rounded-bl-sm border border-rule bg-background"
          }`}
        >
          {message.content}
        </p>
        {message.isMine ? null : (
          <Button variant="ghost" size="sm" className="-ml-2" onClick={() => onReport(message)}>
            Report
            <span className="sr-only">the message of {message.authorName}</span>
          </Button>
        )}
      </li>
    ))}
  </ul>
);
