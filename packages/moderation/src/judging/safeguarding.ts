import { type AgeBand, mayBeMinor } from "../contact/age-policy";
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
  const isCertain = saysWhereHelpIs(verdict);
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

/** Whether the sentence of a verdict says where help is. */
export const saysWhereHelpIs = ({ reasons: given }: Pick<Verdict, "reasons">): boolean =>
  given.includes("self-harm") || given.includes("danger");

/**
 * Whether somebody may be in danger, by the reason of a report, by the words of who reports, or
 * because who reports something sexual may be a child: it was done to them.
 */
export const isSafeguarding = ({
  reason,
  note,
  reporterAge,
}: {
  reason: ReportReason;
  note: string;
  reporterAge: AgeBand;
}): boolean =>
  severityOf[reason] === "DANGER" ||
  (reason === "SEXUAL" && mayBeMinor(reporterAge)) ||
  dangerIn(note) !== null;
