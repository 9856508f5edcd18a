import { dangerIn, hintOfDanger } from "./cry-for-help";
import { type ReportReason, severityOf } from "../sanctions/report";
import { helpMessage, helpNote } from "./help";
import { reasons, type Verdict } from "./verdict";

export { type Danger, dangerIn } from "./cry-for-help";

/**
 * A verdict that leaves nobody alone: whoever may be in danger, by what the rules found or by words
 * that only hint at it, reads where help is in their country, and a teacher is told. What only hints
 * at it is posted as it is, and carries no mark for others.
 */
export function withHelp(verdict: Verdict, text: string, timeZone: string): Verdict {
  const isCertain = verdict.reasons.some((one) => one === "self-harm" || one === "danger");
  const hint = isCertain ? null : hintOfDanger(text);
  if (!isCertain && hint === null) return verdict;
  const { action } = verdict;
  return {
    ...verdict,
    action: action === "allow" ? "warn" : action,
    reasons: reasons.filter((one) => one === hint || verdict.reasons.includes(one)),
    message: action === "block" ? helpMessage(timeZone) : helpNote(timeZone),
    alertTeacher: true,
  };
}

/** Whether somebody may be in danger, by the reason of a report or by the words of who reports. */
export const isSafeguarding = ({ reason, note }: { reason: ReportReason; note: string }): boolean =>
  severityOf[reason] === "DANGER" || dangerIn(note) !== null;
