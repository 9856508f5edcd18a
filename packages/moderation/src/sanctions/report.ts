import { refuse, type Result } from "../result";
import { type SanctionKind, sanctionKinds } from "./sanctions";

export const reportStates = ["OPEN", "UPHELD", "DISMISSED"] as const;
export type ReportState = (typeof reportStates)[number];
/** What may be decided: all but dismissing upholds the report. */
export const reportDecisions = ["DISMISS", "HIDE_MESSAGE", ...sanctionKinds] as const;
export type ReportDecision = (typeof reportDecisions)[number];

export type ReportRefusal = "already-decided" | "own-case" | "ends-in-the-past";

/**
 * A teacher's decision on a report: open → upheld or dismissed, once. A sanction starts at once, and
 * must end later than it starts.
 *
 * @param report `isOwnCase` where who decides is part of it, so that somebody else has to
 * @param decision `endsAt` of the sanction, if there is one; null until somebody lifts it
 * @returns what becomes of the report, and the sanction to impose in the same transaction
 */
export function decideReport(
  { state, isOwnCase }: { state: ReportState; isOwnCase: boolean },
  { decision, endsAt }: { decision: ReportDecision; endsAt: Date | null },
  now: Date,
): Result<{ state: Exclude<ReportState, "OPEN">; sanction: SanctionKind | null }, ReportRefusal> {
  if (state !== "OPEN") return refuse("already-decided", "This report is already decided.");
  if (isOwnCase) {
    return refuse("own-case", "You are part of this report, so somebody else has to decide.");
  }
  const sanction = decision === "MUTE" || decision === "BAN" ? decision : null;
  if (sanction !== null && endsAt !== null && !(endsAt > now)) {
    return refuse("ends-in-the-past", "A sanction has to end in the future.");
  }
  return { ok: true, state: decision === "DISMISS" ? "DISMISSED" : "UPHELD", sanction };
}
