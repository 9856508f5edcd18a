import { formatTime } from "../../../lib/dates";
import { Check, Clock, CircleAlert } from "lucide-react";
import { Button } from "../../../ui/button";
import { MessageText } from "./message-text";
import { ownBubble } from "./message-row";
import type { OutboxEntry } from "../model/outbox";
import type { StoredMessage } from "../model/room-chat";
import { roomConnection } from "../model/use-room-connection";

interface UnsentRowsProps {
  userName: string;
  /** Stored, and about to come round. */
  stored: readonly StoredMessage[];
  waiting: readonly OutboxEntry[];
}

const row = "flex flex-col items-end py-1.5 pr-4 pl-12";
const line = "flex min-h-7 flex-wrap items-center justify-end gap-1.5 text-sm";

/** Own messages that are not part of the room's chat yet. */
export function UnsentRows({ userName, stored, waiting }: UnsentRowsProps) {
  return (
    <>
      {stored.map(({ id, content, at }) => (
        <li key={id} className={row}>
          <Head userName={userName} at={at} />
          <div className={ownBubble}>
            <MessageText content={content} />
          </div>
          <p className={`${line} text-muted-foreground`}>
            <Check aria-hidden className="size-4" />
            <span className="sr-only">Sent</span>
          </p>
        </li>
      ))}
      {waiting.map(({ clientId, content, at, failure }) => (
        <li key={clientId} className={row}>
          <Head userName={userName} at={at} />
          <div className={`${ownBubble} opacity-80`}>
            <MessageText content={content} />
          </div>
          {failure === null ? (
            <p className={`${line} text-muted-foreground`}>
              <Clock aria-hidden className="size-4" /> Sending…
            </p>
          ) : (
            <p className={`${line} text-destructive`}>
              <CircleAlert aria-hidden className="size-4 shrink-0" /> Not sent. {failure}
              <Button
                variant="link"
                className="text-sm"
                onClick={() => roomConnection.sayAgain(clientId)}
              >
                Try again
              </Button>
              <Button
                variant="link"
                className="text-sm"
                onClick={() => roomConnection.discard(clientId)}
              >
                Remove
              </Button>
            </p>
          )}
        </li>
      ))}
    </>
  );
}

const Head = ({ userName, at }: { userName: string; at: string }) => (
  <p className="flex max-w-full gap-2 text-sm">
    <span className="truncate font-semibold">{userName}</span>
    <time dateTime={at} className="tabular text-muted-foreground">
      {formatTime(at)}
    </time>
  </p>
);
