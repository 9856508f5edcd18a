import { dangersByForm } from "../frames/find-frames";
import { fold } from "../text/fold";
import { type HelpPlace, helpReplies } from "./help";
import { type Danger, hints } from "../lists/cries-for-help";
import { createPhraseFinder, matchPhrases } from "./phrase-rules";
import { disguisedReadings, wordsOf } from "../text/views";

export type { Danger } from "../lists/cries-for-help";

/**
 * What somebody who may be in danger reads instead of a lesson, in two wordings; null where nothing
 * sounds like it. Finds all that a room would refuse as a cry for help, and more. The numbers are
 * those of the country they are in.
 */
export const helpFor = (message: string, place: HelpPlace): readonly string[] | null =>
  dangerIn(message) === null ? null : helpReplies(place);

const findHints = createPhraseFinder(hints);

/** What words hint at that a room does not refuse; null where they hint at nothing. */
export const hintOfDanger = (message: string): Danger | null =>
  gravest(readingsOf(message).flatMap(hintsIn));

/**
 * In which danger somebody may be by what they write; null where nothing sounds like it. Reads through
 * the same disguises as the filter: who learned to get past it writes their cry like that too.
 */
export const dangerIn = (message: string): Danger | null =>
  gravest(readingsOf(message).flatMap((text) => [...refusedIn(wordsOf(text)), ...hintsIn(text)]));

/** The message as it is written, and as it can be read behind disguises. */
function readingsOf(message: string): string[] {
  const { text } = fold(message);
  return [text, ...disguisedReadings(text)];
}

const refusedIn = (words: string): string[] =>
  matchPhrases(words).flatMap(({ severity, reason }) => (severity === "block" ? [reason] : []));

const hintsIn = (text: string): Danger[] => [
  ...findHints(wordsOf(text)).map(({ danger }) => danger),
  ...dangersByForm(text),
];

/** Whoever may hurt themselves comes first. */
const gravest = (found: readonly string[]): Danger | null =>
  (["self-harm", "danger"] as const).find((danger) => found.includes(danger)) ?? null;
