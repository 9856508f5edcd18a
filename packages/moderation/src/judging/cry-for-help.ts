import { dangersByForm } from "../frames/find-frames";
import { fold } from "../text/fold";
import { type HelpPlace, helpReplies } from "./help";
import { type Danger, hints } from "../lists/cries-for-help";
import { createPhraseFinder, matchPhrases } from "./phrase-rules";
import { wordsOf } from "../text/views";

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
export function hintOfDanger(message: string): Danger | null {
  const { text } = fold(message);
  return hintIn(text, wordsOf(text));
}

/** In which danger somebody may be by what they write; null where nothing sounds like it. */
export function dangerIn(message: string): Danger | null {
  const { text } = fold(message);
  const words = wordsOf(text);
  const refused = matchPhrases(words).filter(({ severity }) => severity === "block");
  return gravest(refused.map(({ reason }) => reason)) ?? hintIn(text, words);
}

const hintIn = (text: string, words: string): Danger | null =>
  gravest([...findHints(words).map(({ danger }) => danger), ...dangersByForm(text)]);

/** Whoever may hurt themselves comes first. */
const gravest = (found: readonly string[]): Danger | null =>
  (["self-harm", "danger"] as const).find((danger) => found.includes(danger)) ?? null;
