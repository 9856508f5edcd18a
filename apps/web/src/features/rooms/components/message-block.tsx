import { memo } from "react";
import type { RenderMarks } from "./message-marks";
import { MessageRow } from "./message-row";
import type { ChatRow } from "../model/chat-messages";

interface MessageBlockProps {
  roomId: string;
  userId: string;
  rows: readonly ChatRow[];
  /** The message among these on which the teacher's marks are shown. */
  marked: string | null;
  renderMarks: RenderMarks;
}

/** A stretch of the chat. One that did not change is not drawn again when another grows. */
export const MessageBlock = memo(function MessageBlock(props: MessageBlockProps) {
  const { roomId, userId, rows, marked, renderMarks } = props;
  return rows.map((row) =>
    row.kind === "message" ? (
      <MessageRow
        key={row.key}
        roomId={roomId}
        message={row.message}
        isOwn={row.message.userId === userId}
        isMarked={row.message.id === marked}
        renderMarks={renderMarks}
      />
    ) : row.kind === "day" ? (
      <li key={row.key} className="flex items-center gap-3 px-4 py-2 text-sm">
        <Rule />
        <span className="text-muted-foreground">{row.label}</span>
        <Rule />
      </li>
    ) : (
      <li
        key={row.key}
        data-new=""
        className="flex items-center gap-3 px-4 py-2 text-sm font-semibold text-primary"
      >
        <Rule isStrong />
        New messages
        <Rule isStrong />
      </li>
    ),
  );
}, areSame);

function areSame(a: MessageBlockProps, b: MessageBlockProps): boolean {
  return (
    a.marked === b.marked &&
    a.renderMarks === b.renderMarks &&
    (a.rows === b.rows ||
      (a.rows.length === b.rows.length &&
        a.rows.every((row, index) => isSameRow(row, b.rows[index]))))
  );
}

function isSameRow(a: ChatRow, b: ChatRow | undefined): boolean {
  if (a.key !== b?.key) return false;
  if (a.kind === "message") return b.kind === "message" && a.message === b.message;
  return a.kind !== "day" || (b.kind === "day" && a.label === b.label);
}

const Rule = ({ isStrong = false }: { isStrong?: boolean }) => (
  <span aria-hidden className={`h-px flex-1 ${isStrong ? "bg-primary" : "bg-rule"}`} />
);
