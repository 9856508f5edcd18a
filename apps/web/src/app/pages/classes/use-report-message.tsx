import { type ReactNode, useState } from "react";
import type { ReportedMessage } from "../../../features/class-messages/components/thread-log";
import { ReportDialog } from "../../../features/friends/components/report-dialog";

/** The way to report a message of a class, and the dialog while it is open. */
export function useReportMessage(): {
  report: (message: ReportedMessage) => void;
  reporting: ReactNode;
} {
  const [reported, setReported] = useState<ReportedMessage | null>(null);
  const reporting =
    reported === null ? null : (
      <ReportDialog
        reported={{ userId: "", userName: reported.authorName, message: reported }}
        onClose={() => setReported(null)}
      />
    );
  return { report: setReported, reporting };
}
