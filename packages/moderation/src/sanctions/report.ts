import { refuse, type Result } from "../result";
import { type SanctionKind, sanctionKinds } from "./sanctions";

export const reportStates = ["OPEN", "UPHELD", "DISMISSED"] as const;
export type ReportState = (typeof reportStates)[number];
/** What may be decided: all but dismissing upholds the report. */
export const reportDecisions = ["DISMISS", "HIDE_MESSAGE", ...sanctionKinds] as const;
export type ReportDecision = (typeof reportDecisions)[number];

export const reportReasons = [
  "RUDE",
  "HATE",
  "THREAT",
  "SEXUAL",
  "PERSONAL_DATA",
  "SPAM",
  "SELF_HARM",
  "ABUSE",
  "OTHER",
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Somebody may harm themselves or be harmed; everything else. The two are never mixed. */
export const queueSections = ["safeguarding", "reports"] as const;
export type QueueSection = (typeof queueSections)[number];

/** How much a report should worry whoever reads it, from the least. */
export const severities = ["SLIGHT", "USUAL", "GRAVE", "DANGER"] as const;
export type Severity = (typeof severities)[number];

/** Characters that a note about somebody in danger has at least: it says what was done. */
export const safeguardingNoteMinLength = 10;

/** How grave each reason is, before anything is known of the case. */
export const severityOf: Readonly<Record<ReportReason, Severity>> = {
  SELF_HARM: "DANGER",
  ABUSE: "DANGER",
  THREAT: "GRAVE",
  SEXUAL: "GRAVE",
  HATE: "GRAVE",
  PERSONAL_DATA: "USUAL",
  RUDE: "USUAL",
  OTHER: "USUAL",
  SPAM: "SLIGHT",
};

export type ReportRefusal =
  | "already-decided"
  | "own-case"
  | "ends-in-the-past"
  | "needs-help"
  | "note-needed";

interface OpenCase {
  state: ReportState;
  /** Where who decides is part of it, so that somebody else has to. */
  isOwnCase: boolean;
  /** Where somebody may be in danger. */
  isSafeguarding: boolean;
  /** Where it is about somebody who needs help themselves: nobody is punished for that. */
  isCryForHelp: boolean;
}

/**
 * A teacher's decision on a report: open → upheld or dismissed, once. A sanction starts at once, and
 * must end later than it starts.
 *
 * @param decision `endsAt` of the sanction, if there is one; null until somebody lifts it; `note` in
 *   words, of which one about somebody in danger has some
 * @returns what becomes of the report, and the sanction to impose in the same transaction
 */
export function decideReport(
  { state, isOwnCase, isSafeguarding, isCryForHelp: needsHelp }: OpenCase,
  { decision, endsAt, note }: { decision: ReportDecision; endsAt: Date | null; note: string },
  now: Date,
): Result<{ state: Exclude<ReportState, "OPEN">; sanction: SanctionKind | null }, ReportRefusal> {
  if (state !== "OPEN") return refuse("already-decided", "This report is already decided.");
  if (isOwnCase) {
    return refuse("own-case", "You are part of this report, so somebody else has to decide.");
  }
  if (isSafeguarding && note.trim().length < safeguardingNoteMinLength) {
    return refuse(
      "note-needed",
      `Somebody may be in danger. Write at least ${safeguardingNoteMinLength} characters on what you have done.`,
    );
  }
  const sanction = decision === "MUTE" || decision === "BAN" ? decision : null;
  if (sanction !== null && needsHelp) {
    return refuse(
      "needs-help",
      "This person may need help, and nobody is muted or banned for that. Close the report with a note of what you have done.",
    );
  }
  if (sanction !== null && endsAt !== null && !(endsAt > now)) {
    return refuse("ends-in-the-past", "A sanction has to end in the future.");
  }
  return { ok: true, state: decision === "DISMISS" ? "DISMISSED" : "UPHELD", sanction };
}
