import { helpNote, type HelpPlace, somewhere } from "./help";
import { reasons, type Reason } from "./verdict";

/** What a single message can be found to be; the others need the author's last messages, or a place in it. */
export const modelReasons = [
  "self-harm",
  "danger",
  "threat",
  "grooming",
  "sexual",
  "hate",
  "harassment",
  "profanity",
  "personal-data",
  "spam",
] as const satisfies readonly Reason[];

export const modelActions = ["allow", "warn", "block"] as const;

/** What a classifier outside says about a message. It may not mask: only rules know the places. */
export interface ModelVerdict {
  action: (typeof modelActions)[number];
  reasons: readonly (typeof modelReasons)[number][];
}

/** What becomes of a message that the rules let through, and that is shown already. */
export interface SecondLook {
  /** Taken down, and reported; otherwise reported only. */
  isTakenDown: boolean;
  /** In the order of `reasons`, each once; at least one. */
  reasons: Reason[];
  /** A sentence for the author alone; null when there is nothing to say to them. */
  message: string | null;
}

/**
 * What follows from a classifier's verdict on a message. It can add to the rules and never undo
 * them. Null when nothing follows: it allows the message, gives no reason, or has no verdict.
 */
export function takeSecondLook(
  verdict: ModelVerdict | null,
  place: HelpPlace = somewhere,
): SecondLook | null {
  if (verdict === null || verdict.action === "allow") return null;
  const given = reasons.filter((reason) => (verdict.reasons as readonly Reason[]).includes(reason));
  if (given.length === 0) return null;
  const isTakenDown = verdict.action === "block";
  return { isTakenDown, reasons: given, message: sentenceFor(given, isTakenDown, place) };
}

function sentenceFor(
  given: readonly Reason[],
  isTakenDown: boolean,
  place: HelpPlace,
): string | null {
  if (given.includes("self-harm") || given.includes("danger")) return helpNote(place);
  return isTakenDown ? "Your message was taken down. It has been reported." : null;
}
