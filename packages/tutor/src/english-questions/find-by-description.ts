import type { LessonWord } from "../lesson-word";
import { editDistance } from "../scenes/edit-distance";
import type { EverydayThing } from "../study-help/word-book/word-book";
import { kindOf } from "./kind-of-description";
import { bareOf, readerOfDescriptions } from "./describing-words";
import { wordsOf } from "../text";

/** A word that can be found, with what it is known by. */
export interface FoundWord {
  readonly word: string;
  readonly meaning: string;
  readonly example: string;
}

interface Description {
  readonly stems: ReadonlySet<string>;
  /** What its stems weigh together. */
  readonly size: number;
}

interface Known {
  readonly entry: FoundWord;
  /** Empty for a name of several words: its words may well stand in a description. */
  readonly name: string;
  /** Stems of its meaning and of the other descriptions. */
  readonly descriptions: readonly Description[];
  readonly example: ReadonlySet<string>;
  /** Its kind, the kind of that, and so on: a bakery is a shop, and a shop a place. */
  readonly kinds: ReadonlySet<string>;
}

interface Index {
  readonly entries: readonly Known[];
  /** Where a stem stands, by place in the entries. */
  readonly having: ReadonlyMap<string, readonly number[]>;
  readonly weights: ReadonlyMap<string, number>;
  /** The stems by their first letters, to mend slips. */
  readonly byLetter: ReadonlyMap<string, readonly string[]>;
}

/** What the groups of the word book are; a kind that is not here says nothing of what the word is. */
const kindsOfGroup: Readonly<Record<string, readonly string[]>> = {
  jobs: ["person"],
  people: ["person"],
  "kitchen and tools": ["thing"],
  home: ["thing"],
  clothes: ["thing", "clothes"],
  animals: ["animal"],
  plants: ["thing", "plant"],
  food: ["thing", "food"],
  body: ["thing", "body"],
  health: ["illness", "thing"],
  places: ["thing", "place"],
  vehicles: ["thing", "vehicle"],
  "school and office": ["thing"],
  "weather and nature": ["thing", "weather", "place"],
  "feelings and qualities": ["quality"],
  actions: ["verb"],
  money: ["thing", "money"],
  computers: ["thing"],
  "days and events": ["thing", "event"],
  "free time": ["thing"],
};

const mostSteps = 3;
/** Kinds of which nothing is learnt by asking what they are. */
const widest = new Set(["thing", "person", "place", "verb", "animal"]);

function kindsByDictionary(words: readonly LessonWord[]): (entry: LessonWord) => Set<string> {
  const nouns = new Map(
    words
      .filter(({ partOfSpeech }) => partOfSpeech === "noun")
      .toReversed()
      .map(({ word, meaning }) => [word.toLowerCase(), kindOf(meaning)]),
  );
  return ({ partOfSpeech, meaning }) => {
    const kinds = new Set<string>();
    let kind = kindOf(meaning);
    for (let step = 0; step < mostSteps && kind !== undefined && !kinds.has(kind); step++) {
      kinds.add(kind);
      kind = widest.has(kind) ? undefined : nouns.get(kind);
    }
    if (partOfSpeech === "noun" && !kinds.has("person") && !kinds.has("animal")) kinds.add("thing");
    if (partOfSpeech === "adjective") kinds.add("quality");
    if (partOfSpeech === "verb") kinds.add("verb");
    return kinds;
  };
}

function ofThing({ kind, meaning }: EverydayThing): Set<string> {
  const own = kindOf(meaning);
  const kinds = new Set(own === undefined ? [] : [own]);
  // A goalkeeper stands among the things of free time, and is a person.
  if (own !== "person" && own !== "verb")
    for (const each of kindsOfGroup[kind] ?? []) kinds.add(each);
  return kinds;
}

const nameOf = (word: string): string => (word.includes(" ") ? "" : bareOf(word.toLowerCase()));

function addTo<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

/** A dictionary is read once, however many describe. */
const readBefore = new WeakMap<readonly LessonWord[], Index>();
function indexOf(words: readonly LessonWord[], things: readonly EverydayThing[]): Index {
  const before = readBefore.get(words);
  if (before !== undefined) return before;
  const kindsOf = kindsByDictionary(words);
  const stemsOf = readerOfDescriptions();
  const read = [
    ...things.map((entry) => ({
      entry,
      texts: [entry.meaning, ...entry.described].map(stemsOf),
      kinds: ofThing(entry),
    })),
    ...words.map((entry) => ({
      entry,
      texts: [stemsOf(entry.meaning)],
      kinds: kindsOf(entry),
    })),
  ];
  const having = new Map<string, number[]>();
  for (const [at, { texts }] of read.entries())
    for (const stem of new Set(texts.flatMap((each) => [...each]))) addTo(having, stem, at);
  const weights = new Map(
    [...having].map(([stem, { length }]) => [stem, Math.log(1 + read.length / length)]),
  );
  const sizeOf = (stems: ReadonlySet<string>): number =>
    [...stems].reduce((sum, stem) => sum + (weights.get(stem) ?? 0), 0);
  const entries = read.map(({ entry, texts, kinds }) => ({
    entry,
    name: nameOf(entry.word),
    descriptions: texts.map((stems) => ({ stems, size: sizeOf(stems) })),
    example: stemsOf(entry.example),
    kinds,
  }));
  const byLetter = new Map<string, string[]>();
  for (const stem of having.keys()) addTo(byLetter, stem[0]!, stem);
  const index = { entries, having, weights, byLetter };
  readBefore.set(words, index);
  return index;
}

/** A stem of a description, and how much it says: the more, the fewer entries have it (Spärck Jones 1972). */
interface Wanted {
  readonly stem: string;
  readonly weight: number;
}

/** In shorter words a slip makes another word. */
const shortestMended = 5;
/** A word that nobody describes with may say nothing, so it counts less than a rare one. */
const weightOfUnknown = 0.55;
/** It may have been another word after all. */
const partOfMended = 0.8;

function wantedOf(description: string, index: Index): readonly Wanted[] {
  const most = Math.log(1 + index.entries.length);
  const wanted = [...readerOfDescriptions()(description)].map((stem) => {
    const weight = index.weights.get(stem);
    if (weight !== undefined) return { stem, weight };
    const meant = mended(stem, index);
    return meant === undefined
      ? { stem, weight: most * weightOfUnknown }
      : { stem: meant, weight: index.weights.get(meant)! * partOfMended };
  });
  return [...new Map(wanted.map((each) => [each.stem, each])).values()];
}

/** The stem that was meant by a mistyped one: a single slip away, and the most usual of those. */
function mended(stem: string, { byLetter, having }: Index): string | undefined {
  if (stem.length < shortestMended) return undefined;
  let best: string | undefined;
  for (const each of byLetter.get(stem[0]!) ?? [])
    if (
      each.length >= shortestMended - 1 &&
      editDistance(stem, each, 1) <= 1 &&
      (best === undefined || having.get(each)!.length > having.get(best)!.length)
    )
      best = each;
  return best;
}

/** What a description of one kind is never said of. */
const excludes: Readonly<Record<string, (kinds: ReadonlySet<string>) => boolean>> = {
  person: (kinds) => !kinds.has("person") && !kinds.has("quality") && !kinds.has("illness"),
  animal: (kinds) => !kinds.has("animal"),
  place: (kinds) => !kinds.has("place") && !kinds.has("thing"),
  thing: (kinds) =>
    !kinds.has("thing") || kinds.has("person") || kinds.has("animal") || kinds.has("verb"),
};
/** What is said to be of another kind is less likely meant. */
const ofAnotherKind = 0.75;
const ofSameKind = 1.1;
const usedAsKinds = new Set(["person", "animal", "place", "verb", "food", "clothes", "body"]);

function fits(kind: string | undefined, kinds: ReadonlySet<string>): number {
  if (kind === undefined) return 1;
  if (excludes[kind]?.(kinds) === true) return 0;
  if (kinds.has(kind)) return ofSameKind;
  return usedAsKinds.has(kind) ? ofAnotherKind : 1;
}

const inExamplePart = 0.25;
/** So much of what is said has to be in what is known, or nothing is guessed. */
const leastCovered = 0.5;
const leastMet = 2;
const leastScore = 0.57;
/** The second word is named where it is nearly as good as the first. */
const nearly = 0.7;

/**
 * The words that a description fits best, the best first, at most two. The kind that it names ("an
 * animal that …") has to fit. Empty where too little is shared: a wrong guess is worse than none.
 */
export function findByDescription(
  description: string,
  words: readonly LessonWord[],
  things: readonly EverydayThing[] = [],
): readonly FoundWord[] {
  return ranked(description, words, things)
    .filter(({ score }, _, [best]) => score >= leastScore && score >= nearly * best!.score)
    .map(({ entry }) => entry)
    .slice(0, 2);
}

export function ranked(
  description: string,
  words: readonly LessonWord[],
  things: readonly EverydayThing[],
): readonly { readonly entry: FoundWord; readonly score: number }[] {
  const index = indexOf(words, things);
  const kind = kindOf(description.trim());
  const wanted = wantedOf(description, index);
  const total = wanted.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return [];
  const named = new Set(wordsOf(description).map(bareOf));
  const places = new Set(wanted.flatMap(({ stem }) => index.having.get(stem) ?? []));
  const scored = [...places].flatMap((at) => {
    const known = index.entries[at]!;
    const fit = fits(kind, known.kinds);
    // What opens a door is no door.
    if (fit === 0 || (known.name !== "" && named.has(known.name))) return [];
    return [{ entry: known.entry, score: fit * scoreOf(known, wanted, total) }];
  });
  const names = new Set<string>();
  return scored
    .toSorted((a, b) => b.score - a.score)
    .filter(({ entry: { word } }) => !names.has(word) && names.add(word));
}

/** How much of the description is in any of an entry's, and how like it is to one of them alone. */
function scoreOf(
  { descriptions, example }: Known,
  wanted: readonly Wanted[],
  total: number,
): number {
  let covered = 0;
  let met = 0;
  for (const { stem, weight } of wanted)
    if (descriptions.some(({ stems }) => stems.has(stem))) {
      covered += weight;
      met += 1;
    } else if (example.has(stem)) covered += weight * inExamplePart;
  if (covered < total * leastCovered || met < Math.min(leastMet, wanted.length)) return 0;
  let likest = 0;
  for (const { stems, size } of descriptions) {
    let shared = 0;
    for (const { stem, weight } of wanted) if (stems.has(stem)) shared += weight;
    if (shared > 0) likest = Math.max(likest, shared / Math.sqrt(size * total));
  }
  return (covered / total + likest) / 2;
}
