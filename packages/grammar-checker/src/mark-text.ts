import { type Finding, isAnotherLanguage, plainErrors } from "./harper/plain-errors";
import type { Mark } from "./mark";
import { spellingMistakes } from "./rules/spelling-mistakes";
import { mentionsIn } from "./mentions-in";
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
  /** Whether only its spelling is wrong: what a rule says of the word once it is spelt right holds. */
  readonly isSpelling?: boolean;
};

/**
 * The mistakes of a text: in order, not overlapping. What the rules find comes first, as they explain
 * best, then Harper. The sentence that their corrections make is read again: what shows only there is
 * marked too, and a correction in whose place something is wrong again only points. The network reads
 * the corrected sentence as well: of mistakes that stand beside each other it would correct each alone.
 *
 * @param knownWords are never misspelt: names, and what a lesson teaches
 * @param hasTime asked before each sentence is read, and before it is read again; when it says no, what was
 *   found so far is all
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
    const isMentionedAt = mentionsIn(sentence);
    const read = (corrected: string, found: readonly Finding[]): Found[] =>
      kept([...readers.rules(corrected).map(withKind), ...plainIn(corrected, found, knownWords)]);
    const again = async (corrected: string) =>
      hasTime() ? read(corrected, (await readers.harper(corrected)) ?? []) : [];
    const first = read(sentence, harper).filter((each) => !isMentionedAt(each));
    const firm = await readAgain(sentence, first, again);
    const corrected = applyFindings(sentence, firm);
    const guesses = readers
      .tagger(corrected, taggerThresholds.points)
      .flatMap((guess) => pointable(corrected, foundBy(guess)))
      .flatMap((guess) => placedBefore(firm, guess) ?? [])
      .filter((each) => !isMentionedAt(each));
    const all = kept([...firm, ...guesses]);
    const found = all.length === firm.length ? firm : await withoutDoubtful(sentence, all, again);
    for (const { start, end, better, why, topic, isGuess } of inOrder(found))
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

type Reading = (sentence: string) => Promise<readonly Found[]>;

const withKind = (found: RuleFinding): Found =>
  spellingIds.has(found.rule) ? { ...found, isSpelling: true } : found;
const spellingIds: ReadonlySet<string> = new Set(spellingMistakes.map(({ id }) => id));

const plainIn = (
  sentence: string,
  harper: readonly Finding[],
  knownWords: readonly string[],
): Found[] =>
  plainErrors(sentence, harper, knownWords)
    .filter((mark) => !isChatBeginning(sentence, mark))
    .map(({ start, length, better, why }) => ({
      start,
      end: start + length,
      better,
      why,
      isSpelling: true,
    }));

const foundBy = ({ start, end, better, probability, tag }: Proposal): Found => ({
  start,
  end,
  better: probability >= taggerThresholds.corrects ? better : null,
  why: whyOf(tag),
  isGuess: true,
});

/** Of what overlaps, what comes first. */
function kept(found: readonly Found[]): Found[] {
  const all: Found[] = [];
  for (const each of found) if (all.every((other) => !overlaps(other, each))) all.push(each);
  return inOrder(all);
}

const inOrder = (found: readonly Found[]): Found[] => found.toSorted((a, b) => a.start - b.start);

/**
 * What was found, with what shows only when it is put right: "the informations are" lacks "is" once it
 * says "the information are", and "have recieved yesterday" is two mistakes of one word.
 */
async function readAgain(
  sentence: string,
  found: readonly Found[],
  again: Reading,
): Promise<readonly Found[]> {
  if (found.every(({ better }) => better === null)) return found;
  const corrected = applyFindings(sentence, found);
  const later = await again(corrected);
  if (later.length === 0) return found;
  const places = placesOf(found);
  const isIn = (each: Found, place: Place) =>
    each.start < place.end && place.start < Math.max(each.end, each.start + 1);
  let now: readonly Found[] = found;
  let isDoubtful = false;
  const more: Found[] = [];
  for (const each of later) {
    const touched = places.filter((place) => isIn(each, place));
    if (touched.length === 0) {
      const placed = placedBefore(found, each);
      if (placed !== null) more.push(placed);
    } else if (each.better !== null && touched.every(({ of }) => of.isSpelling === true)) {
      // The rule speaks of the word as it should be spelt: one mark says both.
      now = now.filter((one) => touched.every(({ of }) => of !== one));
      more.push(joinedWith(touched, each, corrected));
    } else if (touched.some(({ of }) => of.end > of.start && of.better !== null)) {
      isDoubtful = true;
      now = now.map((one) =>
        touched.some(({ of }) => of === one) && one.end > one.start
          ? { ...one, better: null }
          : one,
      );
    }
  }
  // What was seen in a sentence that is not right after all may not be so either.
  if (isDoubtful || more.length === 0) return now;
  return withoutDoubtful(sentence, kept([...now, ...more]), again);
}

/** Corrections in whose place something is wrong again only point. */
async function withoutDoubtful(
  sentence: string,
  found: readonly Found[],
  again: Reading,
): Promise<readonly Found[]> {
  if (found.every(({ better }) => better === null)) return found;
  const later = await again(applyFindings(sentence, found));
  if (later.length === 0) return found;
  const doubtful = new Set(
    placesOf(found)
      .filter((place) => later.some((each) => each.start < place.end && place.start < each.end))
      .map(({ of }) => of),
  );
  return found.map((each) =>
    doubtful.has(each) && each.end > each.start ? { ...each, better: null } : each,
  );
}

/** Where a correction stands in the corrected sentence. */
interface Place {
  readonly of: Found;
  readonly start: number;
  readonly end: number;
}

function placesOf(found: readonly Found[]): Place[] {
  let moved = 0;
  return inOrder(found).flatMap((of) => {
    if (of.better === null) return [];
    const start = of.start + moved;
    moved += of.better.length - (of.end - of.start);
    return [{ of, start, end: start + of.better.length }];
  });
}

/** Where something of the corrected sentence stood before; null within or beside a correction. */
function placedBefore(found: readonly Found[], each: Found): Found | null {
  let moved = 0;
  for (const place of placesOf(found)) {
    if (each.start <= place.end && place.start <= each.end) return null;
    if (place.end < each.start) moved += place.of.end - place.of.start - (place.end - place.start);
  }
  const placed = { ...each, start: each.start + moved, end: each.end + moved };
  // Where something only points, nothing else is said of the same words.
  return found.some((other) => other.better === null && overlaps(other, placed)) ? null : placed;
}

/** A finding that stretches over corrections, over the words that stood there before these. */
function joinedWith(touched: readonly Place[], each: Found, corrected: string): Found {
  const first = touched[0]!;
  const last = touched.at(-1)!;
  return {
    ...each,
    isSpelling: false,
    start: first.of.start - Math.max(0, first.start - each.start),
    end: last.of.end + Math.max(0, each.end - last.end),
    better: `${corrected.slice(first.start, each.start)}${each.better}${corrected.slice(each.end, last.end)}`,
  };
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
