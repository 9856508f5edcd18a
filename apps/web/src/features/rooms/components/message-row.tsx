import { formatTime } from "../../../lib/dates";
import type { RoomMessage } from "@saywell/contract";
import { BookOpen, Check, EllipsisVertical, PencilLine, TriangleAlert } from "lucide-react";
import { memo } from "react";
import { Avatar } from "../../../product-ui/avatar";
import { portraitOf } from "../../../product-ui/portraits";
import { Tag } from "../../../ui/tag";
import { MessageMarks, type RenderMarks } from "./message-marks";
import { MessageText } from "./message-text";
import { practicePartnerName } from "@saywell/tutor/practice-partner-name";

export interface MessageRowProps {
  roomId: string;
  message: RoomMessage;
  isOwn: boolean;
  /** Whether the teacher's marks are shown on it. */
  isMarked: boolean;
  renderMarks: RenderMarks;
}

export const ownBubble =
  "min-w-0 max-w-full rounded-2xl rounded-br-sm bg-primary-wash px-3.5 py-2 break-words whitespace-pre-wrap text-foreground";
const bubble =
  "min-w-0 max-w-full rounded-2xl rounded-bl-sm border border-rule bg-background px-3.5 py-2 break-words whitespace-pre-wrap";
/** What the sign on a message means that the filter saw. */
export const filtered = "Changed or marked by the filter";
/** Small to the eye, and as large as others under a thumb. */
const smallButton =
  "relative before:absolute before:-inset-2 inline-flex min-h-7 cursor-pointer items-center gap-1 rounded-md px-1.5 text-sm text-muted-foreground hover:bg-muted hover:text-foreground [&_svg]:size-4";

/**
 * One message. Its buttons say what they are for in `data-` attributes, and the list acts: a
 * thousand rows then share one menu, and none is drawn again when another changes. None of them is a
 * stop of the Tab key: the arrows lead from message to message (`model/message-keys.ts`).
 */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { roomId, message, isOwn, isMarked, renderMarks } = props;
  const { id, userName, content, createdAt } = message;
  // Of whom the product brings along. Others are here by name only.
  const portrait = portraitOf(message.userId);
  return (
    <li
      data-message={id}
      className={`flex flex-col px-4 py-1.5 [contain-intrinsic-size:auto_4.75rem] [content-visibility:auto] ${isOwn ? "items-end pl-12" : "items-start pr-12"}`}
    >
      <p className="flex max-w-full flex-wrap items-center gap-x-2 text-sm">
        {portrait === null ? null : <Avatar name={userName} src={portrait} className="size-7" />}
        <span className="min-w-0 truncate font-semibold">
          {message.isBot ? practicePartnerName(userName) : userName}
        </span>
        {message.isBot ? <Tag tone="outline">Practice partner</Tag> : null}
        {message.role === "TEACHER" || message.role === "ADMIN" ? (
          <Tag tone="primary">{message.role === "TEACHER" ? "Teacher" : "Admin"}</Tag>
        ) : null}
        <time dateTime={createdAt} className="tabular text-muted-foreground">
          {formatTime(createdAt)}
        </time>
        {message.isModerated === 1 ? (
          <button
            type="button"
            tabIndex={-1}
            data-filtered=""
            aria-haspopup="dialog"
            className={`${smallButton} min-w-7 justify-center text-warning hover:text-warning`}
          >
            <TriangleAlert aria-hidden />
            <span className="sr-only">{filtered}</span>
          </button>
        ) : null}
      </p>
      <div className="flex max-w-full items-end gap-1">
        <div
          dir="auto"
          {...(isOwn ? { "data-own-text": "" } : { "data-others-text": "" })}
          className={isOwn ? `${ownBubble} cursor-pointer` : bubble}
        >
          {isMarked ? (
            <MessageMarks roomId={roomId} messageId={id} renderMarks={renderMarks} />
          ) : (
            <MessageText content={content} />
          )}
        </div>
        {isOwn ? null : (
          <button
            type="button"
            tabIndex={-1}
            data-menu=""
            aria-haspopup="dialog"
            aria-label={`More about the message of ${userName}`}
            className={`${smallButton} min-w-7 justify-center`}
          >
            <EllipsisVertical aria-hidden />
          </button>
        )}
      </div>
      {isOwn ? (
        <p className="flex flex-wrap items-center justify-end gap-1 text-sm text-muted-foreground">
          {isMarked ? (
            <button
              type="button"
              tabIndex={-1}
              data-words=""
              aria-haspopup="dialog"
              className={smallButton}
            >
              <BookOpen aria-hidden /> Look up a word
            </button>
          ) : null}
          <button type="button" tabIndex={-1} data-marks="" className={smallButton}>
            <PencilLine aria-hidden />
            {isMarked ? "Hide check" : "Check my English"}
          </button>
          <Check aria-hidden className="size-4" />
          <span className="sr-only">Sent</span>
        </p>
      ) : null}
    </li>
  );
});
