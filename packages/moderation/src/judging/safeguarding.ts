import { type AgeBand, mayBeMinor } from "../contact/age-policy";
import { dangerIn, hintOfDanger } from "./cry-for-help";
import { fold } from "../text/fold";
import { wordsOf } from "../text/views";
import { type ReportReason, severityOf } from "../sanctions/report";
import { helpMessage, helpNote, type HelpPlace } from "./help";
import { reasons, type Verdict } from "./verdict";

export { type Danger, dangerIn } from "./cry-for-help";

/**
 * A verdict that leaves nobody alone: whoever may be in danger, by what the rules found or by words
 * that only hint at it, reads where help is in their country, and a teacher is told. What only hints
 * at it is posted as it is, and carries no mark for others.
 */
export function withHelp(verdict: Verdict, text: string, place: HelpPlace): Verdict {
  const isCertain = saysWhereHelpIs(verdict);
  const hint = isCertain ? null : hintOfDanger(text);
  if (!isCertain && hint === null) return verdict;
  const { action } = verdict;
  return {
    ...verdict,
    action: action === "allow" ? "warn" : action,
    reasons: reasons.filter((one) => one === hint || verdict.reasons.includes(one)),
    message: action === "block" ? helpMessage(place) : helpNote(place),
    alertTeacher: true,
  };
}

/** Whether the sentence of a verdict says where help is. */
export const saysWhereHelpIs = ({ reasons: given }: Pick<Verdict, "reasons">): boolean =>
  given.includes("self-harm") || given.includes("danger");

/**
 * Whether somebody may be in danger, by the reason of a report, by the words of who reports, which may
 * tell only what they were asked for, or because who reports something sexual may be a child: it was done to them.
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
  dangerIn(note) !== null ||
  asked.test(wordsOf(fold(note).text));

/** What adults who mean harm ask children for. In a room it is said of friends and holidays too. */
const asked =
  /\b(?:ask|asks|asked|asking|want|wants|wanted|tell|tells|told)\b.{0,40}\b(?:photos?|pictures?|pics?|selfies?|nudes?|videos?|camera|webcam|meet (?:me|us|her|him|up|my|alone))\b/;

/** A friend tells what is done to the one reported, or what they may do to themselves. */
const doneToThem = new RegExp(
  [
    "\\b(?:told|tells|said|says|wrote|writes)\\b.{0,40}\\b(?:some ?body|some ?one|(?:his|her|their) (?:step ?)?(?:dad|father|mum|mom|mother|parents|brother|sister|uncle|aunt|grand\\w+|boyfriend|cousin|teacher|coach))\\b.{0,20}\\b(?:hits?|hurts?|beats?|kicks?|kicked|touch(?:es|ed)?|abuses?|abused|rapes?|raped) (?:him|her|them)\\b",
    "\\b(?:he|she|they) (?:really )?(?:wants? to (?:die|kill (?:him|her|them)sel\\w+)|(?:cuts?|hurts?) (?:him|her|them)sel\\w+)",
  ].join("|"),
);

/**
 * Whether a report is about somebody who needs help themselves, so that nobody is muted or banned
 * through it: by what they wrote, whatever it was reported as, by its reason, or because who reports
 * them tells what is done to them. What a note tells of others is no cry of theirs. Of all that the filter calls danger, only grooming and dates to
 * meet are what somebody does to others, and that only where it found nothing else.
 */
export function isCryForHelp(report: {
  source: "PERSON" | "FILTER";
  reason: ReportReason;
  note: string;
  /** What the person wrote; null where nothing is quoted. */
  content: string | null;
  isSafeguarding: boolean;
}): boolean {
  const { source, reason, note, content, isSafeguarding: isDanger } = report;
  if (reason === "SELF_HARM" || (content !== null && dangerIn(content) !== null)) return true;
  if (source === "PERSON") return doneToThem.test(wordsOf(fold(note).text));
  if (!isDanger) return false;
  return /\b(?:danger|self-harm)\b/.test(note) || !/\b(?:grooming|meeting)\b/.test(note);
}
