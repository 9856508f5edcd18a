import { CloudOff } from "lucide-react";
import { sentenceOf } from "../../lib/api-client";
import { Button } from "../../ui/button";

export interface UnsentNoticeProps {
  trouble: Error;
  onRetry: () => void;
}

/** Answers are waiting on this device: says so, and offers to send them. */
export function UnsentNotice({ trouble, onRetry }: UnsentNoticeProps) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border border-rule bg-surface p-4"
    >
      <CloudOff aria-hidden className="size-6 shrink-0 text-muted-foreground" />
      <p className="min-w-48 flex-1">
        {sentenceOf(trouble, "Your answers could not be saved.")} You can go on: your answers are
        kept on this device.
      </p>
      <Button variant="outline" size="sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
