import type { Correction } from "@saywell/contract";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { sentenceOf } from "../../../lib/api-client";
import { readQuery } from "../../../lib/query-client";
import { MessageText } from "./message-text";

export type RenderMarks = (content: string, corrections: readonly Correction[]) => ReactNode;

interface MessageMarksProps {
  roomId: string;
  messageId: string;
  renderMarks: RenderMarks;
}

/** An own message that its author asked to have checked, with the marks. Nobody else can see them. */
export function MessageMarks({ roomId, messageId, renderMarks }: MessageMarksProps) {
  const marks = useQuery(
    readQuery("GET /api/rooms/{id}/messages/{messageId}/marks", {
      params: { id: roomId, messageId },
    }),
  );
  if (marks.data) {
    const { content, corrections } = marks.data;
    return (
      <>
        {corrections.length === 0 ? (
          <MessageText content={content} />
        ) : (
          renderMarks(content, corrections)
        )}
        <output className="mt-1 block text-sm text-muted-foreground">
          {corrections.length === 0 ? "No mistakes were found." : "Only you can see these marks."}
        </output>
      </>
    );
  }
  return (
    <output className="text-muted-foreground">
      {marks.isError
        ? sentenceOf(marks.error, "Your English could not be checked.")
        : "Checking your English…"}
    </output>
  );
}
