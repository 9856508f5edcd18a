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
    <output className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border border-rule bg-surface px-4 py-2.5 text-sm">
      <CloudOff aria-hidden className="size-5 shrink-0 text-muted-foreground" />
      <span className="min-w-48 flex-1">
        {sentenceOf(trouble, "Your answers could not be saved.")} You can go on: your answers are
        kept on this device.
      </span>
      <Button variant="outline" size="sm" onClick={onRetry}>
        Try again
      </Button>
    </output>
  );
}
