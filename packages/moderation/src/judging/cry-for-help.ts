import { foldSpaces } from "@saywell/english";
import { fold } from "../text/fold";
import { helpReplies } from "./help";
import { criesForHelp } from "../lists/cries-for-help";
import { matchPhrases } from "./phrase-rules";
import { wordsOf } from "../text/views";

/**
 * What somebody who may be in danger reads instead of a lesson, in two wordings; null where nothing
 * sounds like it. Finds all that a room would refuse as a cry for help, and more.
 */
export const helpFor = (message: string): readonly string[] | null =>
  isCryForHelp(message) ? helpReplies : null;

function isCryForHelp(message: string): boolean {
  const said = foldSpaces(message.normalize("NFKC")).replace(/[*_.-]+/g, " ");
  return (
    criesForHelp.some((sign) => sign.test(said)) ||
    matchPhrases(wordsOf(fold(message).text)).some(
      ({ reason, severity }) =>
        severity === "block" && (reason === "self-harm" || reason === "danger"),
    )
  );
}
