import { type Finding, isAnotherLanguage, plainErrors } from "./harper/plain-errors";
import type { Mark } from "./mark";
import { sentencesIn } from "./sentences-in";
import { applyFindings, overlaps, type RuleFinding } from "./rule";
import type { Proposal } from "./tagger";
import { whyOf } from "./tagger/why-of";

/** What looks at sentences. Positions are in UTF-16 units of the sentence. */
export interface Readers {
  /** Harper: spelling, and what people who grew up with English get wrong; null to leave the sentence alone. */
  readonly harper: (sentence: string) => Promise<Finding[] | null>;
  /** The rule bank. */
  readonly rules: (sentence: string) => RuleFinding[];
  /** The network, from the given probability on. */
  readonly tagger: (sentence: string, least: number) => readonly Proposal[];
}

/** From which probability on a correction of the network is shown, and from which it only points. */
export const taggerThresholds = { corrects: 0.9, points: 0.8 };

type Found = Omit<RuleFinding, "rule" | "topic"> & {
  readonly topic?: string;
  readonly isGuess?: boolean;
};

/**
 * The mistakes of a text: in order, not overlapping. What the rules find comes first, as they explain
 * best, then Harper, then the network. Each correction is looked at once more in the sentence that it
 * makes: where something is wrong there again, it only points.
 *
 * @param knownWords are never misspelt: names, and what a lesson teaches
 * @param hasTime asked before each sentence; no other is begun when it says no
 */
export async function markText(
  text: string,
  readers: Readers,
  {
    knownWords = [],
    hasTime = () => true,
  }: { knownWords?: readonly string[]; hasTime?: () => boolean } = {},
): Promise<Mark[]> {
  const marks: Mark[] = [];
  for (const { sentence, offset } of sentencesIn(text)) {
    if (!hasTime()) break;
    const harper = await readers.harper(sentence);
    if (harper === null || isAnotherLanguage(sentence, harper)) continue;
    const found = await checkedOnceMore(
      sentence,
      merged(sentence, harper, readers, knownWords),
      readers,
      knownWords,
    );
    for (const { start, end, better, why, topic, isGuess } of found)
      marks.push({
        start: start + offset,
        length: end - start,
        wrong: sentence.slice(start, end),
        better,
        why,
        ...(topic === undefined ? {} : { topic }),
        ...(isGuess === true ? { isGuess } : {}),
      });
  }
  return marks;
}

function merged(
  sentence: string,
  harper: readonly Finding[],
  { rules, tagger }: Readers,
  knownWords: readonly string[],
): Found[] {
  const plain = plainErrors(sentence, harper, knownWords)
    .filter((mark) => !isChatBeginning(sentence, mark))
    .map(({ start, length, better, why }): Found => ({ start, end: start + length, better, why }));
  const guesses = tagger(sentence, taggerThresholds.points).map(
    ({ start, end, better, probability, tag }): Found => ({
      start,
      end,
      better: probability >= taggerThresholds.corrects ? better : null,
      why: whyOf(tag),
      isGuess: true,
    }),
  );
  const kept: Found[] = [];
  for (const each of [
    ...rules(sentence),
    ...plain,
    ...guesses.flatMap((guess) => pointable(sentence, guess)),
  ])
    if (kept.every((other) => !overlaps(other, each))) kept.push(each);
  return kept.toSorted((a, b) => a.start - b.start);
}

/** In a chat a message without a mark at its end may begin small: "how are you" is no slip. */
const isChatBeginning = (sentence: string, { start, wrong, better }: Mark): boolean =>
  sentence.slice(0, start).trim() === "" &&
  wrong !== "i" &&
  better?.toLowerCase() === wrong &&
  !/[.!?]["”’)]*\s*$/.test(sentence);

/** Where something is missing and nobody is sure what, the next word is looked at again. */
function pointable(sentence: string, found: Found): Found[] {
  if (found.better !== null || found.end > found.start) return [found];
  const [next] = /^\s*[\p{L}\p{N}'’-]+/u.exec(sentence.slice(found.start)) ?? [];
  if (next === undefined) return [];
  const start = found.start + next.length - next.trimStart().length;
  return [{ ...found, start, end: found.start + next.length }];
}

async function checkedOnceMore(
  sentence: string,
  found: readonly Found[],
  { harper, rules }: Readers,
  knownWords: readonly string[],
): Promise<readonly Found[]> {
  if (found.every(({ better }) => better === null)) return found;
  const corrected = applyFindings(sentence, found);
  const again = [
    ...rules(corrected),
    ...plainErrors(corrected, (await harper(corrected)) ?? [], knownWords).map(
      ({ start, length }) => ({ start, end: start + length }),
    ),
  ];
  if (again.length === 0) return found;
  let moved = 0;
  return found.map((each) => {
    if (each.better === null) return each;
    const start = each.start + moved;
    const end = start + each.better.length;
    moved += each.better.length - (each.end - each.start);
    const isDoubtful = again.some((other) => other.start < end && start < other.end);
    return isDoubtful && each.end > each.start ? { ...each, better: null } : each;
  });
}
