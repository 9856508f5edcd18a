import { foldSpaces } from "@saywell/english";
import { fold } from "../text/fold";
import { helpReplies } from "./help";
import { criesForHelp, criesOfTheHurt } from "../lists/cries-for-help";
import { matchPhrases } from "./phrase-rules";
import { wordsOf } from "../text/views";

/**
 * What somebody who may be in danger reads instead of a lesson, in two wordings; null where nothing
 * sounds like it. Finds all that a room would refuse as a cry for help, and more. The numbers are
 * those of the country whose clocks are theirs.
 */
export const helpFor = (message: string, timeZone?: string): readonly string[] | null =>
  dangerIn(message) === null ? null : helpReplies(timeZone);

/** Somebody who may hurt themselves, or whom others hurt. */
export type Danger = "self-harm" | "danger";

/** What words hint at that a room does not refuse; null where they hint at nothing. */
export function hintOfDanger(message: string): Danger | null {
  const said = foldSpaces(message.normalize("NFKC")).replace(/[*_.-]+/g, " ");
  if (criesOfTheHurt.some((sign) => sign.test(said))) return "danger";
  return criesForHelp.some((sign) => sign.test(said)) ? "self-harm" : null;
}

/** In which danger somebody may be by what they write; null where nothing sounds like it. */
export function dangerIn(message: string): Danger | null {
  const refused = matchPhrases(wordsOf(fold(message).text)).filter(
    ({ severity }) => severity === "block",
  );
  for (const danger of ["self-harm", "danger"] as const) {
    if (refused.some(({ reason }) => reason === danger)) return danger;
  }
  return hintOfDanger(message);
}
