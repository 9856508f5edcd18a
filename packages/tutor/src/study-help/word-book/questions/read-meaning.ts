import { idiomIn, meaningsOf, phrasalVerbIn } from "../look-up";
import type { WordBook } from "../word-book";
import { leftOver } from "./asking-words";
import type { WordQuestion } from "./word-question";

const asksMeaning =
  /\b(?:mean(?:s|t|ing)?|explain|understand|define|definition|translate|idioms?|phrasal|expression|proverb)\b|(?:^|\b(?:know|me) )what(?: is|'s) /;

/** "What does break a leg mean?", in whatever order: an idiom or a phrasal verb, and words of asking around it. */
export function readMeaning(
  bare: string,
  said: readonly string[],
  asks: boolean,
  book: WordBook,
): WordQuestion | null {
  const isAsked = asksMeaning.test(bare);
  if (!isAsked && !asks) return null;
  const idiom = idiomIn(said, book);
  if (idiom !== undefined && idiom.place.to - idiom.place.from > 1) {
    const rest = leftOver(said, idiom.place);
    const isWhole = idiom.place.to - idiom.place.from >= said.length - 2;
    // Told in a story, a long idiom is known all the same: “my boss said … What does that mean?”
    const isInStory =
      idiom.place.to - idiom.place.from > 2 && /\bmean(?:s|t|ing)?\b|\bidiom\b/.test(bare);
    if ((rest.length === 0 && (isAsked || isWhole)) || isInStory)
      return { of: "idiom", idiom: idiom.entry };
  }
  const verb = phrasalVerbIn(said, book);
  if (verb === undefined) return null;
  const isAlone = verb.place.from <= 1 && verb.place.to === said.length;
  // “What is get along” names it as it stands in a book, and “what is going on” does not.
  const named = bareVerbOf(verb.entry.verb);
  const asksInWords =
    /\b(?:mean(?:s|t|ing)?|define|definition|phrasal)\b/.test(bare) ||
    new RegExp(`\\bwhat is (?:to )?["“]?${named}["”]?$`).test(bare);
  // “Explain about articles”, “do you understand about …” are no phrasal verbs.
  if (!(asksInWords || (asks && isAlone && said.length <= 3))) return null;
  if (leftOver(said, verb.place).length > 0) return null;
  // What is asked with, is not asked about: “what are you talking about, what do you mean?”
  if (/\b(?:you|do i) mean\b(?! by)/.test(bare)) return null;
  return { of: "phrasal-verb", verbs: meaningsOf(verb.entry, book), isOfObject: false };
}

const bareVerbOf = (verb: string): string => verb.replace(/ \(.*/, "");
