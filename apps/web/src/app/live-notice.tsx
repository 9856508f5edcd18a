import { live } from "../lib/live";
import type { LiveStatus } from "../lib/live-connection";
import { Button } from "../ui/button";

const sentences: Partial<Record<LiveStatus, string>> = {
  refused: "Saywell is open in too many tabs or windows. Close some of them, then connect again.",
  "consent-needed": "A parent or your school has to agree first.",
  ended: "Your session has ended. Connect again, or log in.",
};

/** Says why the live connection does not come back by itself, where that is so. */
export function LiveNotice({ status }: { status: LiveStatus }) {
  const sentence = sentences[status];
  if (sentence === undefined) return null;
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 rounded-xl bg-warning-wash p-4 text-warning"
    >
      <p className="min-w-0 flex-[1_1_16rem] font-semibold">{sentence}</p>
      <Button variant="outline" size="sm" onClick={() => live.retry()}>
        Connect again
      </Button>
    </div>
  );
}
