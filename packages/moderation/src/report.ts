import { refuse, type Result } from "./result";
import type { SanctionKind, SanctionReason } from "./sanctions";

export const reportStatuses = ["open", "upheld", "dismissed"] as const;
export type ReportStatus = (typeof reportStatuses)[number];

export interface Report {
  id: string;
  reporterId: string;
  reportedUserId: string;
  status: ReportStatus;
  decidedBy: string | null;
  /** Milliseconds since the epoch. */
  decidedAt: number | null;
}

/** A sanction to impose, before it has an id. */
export interface NewSanction {
  userId: string;
  kind: SanctionKind;
  reason: SanctionReason;
  startsAt: number;
  /** Null means until it is lifted. */
  endsAt: number | null;
}

export type ReportDecision =
  | { status: "dismissed" }
  /** Upheld without a sanction when a warning was enough. */
  | { status: "upheld"; sanction: Pick<NewSanction, "kind" | "reason" | "endsAt"> | null };

export const reportRefusals = ["already-decided", "own-case", "ends-in-the-past"] as const;
export type ReportRefusal = (typeof reportRefusals)[number];

/**
 * A moderator's decision on a report: open → upheld or dismissed, once. Nobody decides on a report
 * that they made or that is about them. A sanction starts at once, and must end later than it starts.
 *
 * @returns the decided report, and the sanction to impose with it in the same transaction
 */
export function decideReport(
  report: Report,
  decision: ReportDecision,
  { moderatorId, now }: { moderatorId: string; now: number },
): Result<{ report: Report; sanction: NewSanction | null }, ReportRefusal> {
  if (report.status !== "open") return refuse("already-decided", "This report is already decided.");
  if (moderatorId === report.reporterId || moderatorId === report.reportedUserId) {
    return refuse("own-case", "You are part of this report, so somebody else has to decide.");
  }
  const chosen = decision.status === "upheld" ? decision.sanction : null;
  if (chosen?.endsAt !== undefined && chosen.endsAt !== null && !(chosen.endsAt > now)) {
    return refuse("ends-in-the-past", "A sanction has to end in the future.");
  }
  return {
    ok: true,
    report: { ...report, status: decision.status, decidedBy: moderatorId, decidedAt: now },
    sanction: chosen && { ...chosen, userId: report.reportedUserId, startsAt: now },
  };
}
