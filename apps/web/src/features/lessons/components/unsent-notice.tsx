import { CloudOff } from "lucide-react";
import { ApiError, sentenceOf } from "../../../lib/api-client";
import { Button } from "../../../ui/button";

export interface UnsentNoticeProps {
  trouble: Error;
  onRetry: () => void;
}

/** Answers are waiting on this device: says so, and offers to send them. */
export function UnsentNotice({ trouble, onRetry }: UnsentNoticeProps) {
  const isOffline = trouble instanceof ApiError && trouble.code === "no-connection";
  return (
    <output className="mt-2 flex items-center gap-3 rounded-xl border border-rule bg-surface px-4 py-2 text-sm">
      <CloudOff aria-hidden className="size-5 shrink-0 text-muted-foreground" />
      <span className="min-w-0 flex-1">
        {isOffline ? "No connection." : sentenceOf(trouble, "Your answers could not be sent.")} You
        can go on: your answers are kept on this device.
      </span>
      <Button variant="outline" size="sm" onClick={onRetry}>
        Try again
      </Button>
    </output>
  );
}
