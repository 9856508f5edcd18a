import { irregularBaseOf } from "@saywell/english";
import { contentWords, stemOf, wordsOf } from "../text";
import type { LessonWord } from "../lesson-word";

/** Words that descriptions are made of, and that tell nothing. */
const ofDescriptions = new Set(
  "person somebody someone people place thing things something kind use used make made piece part way when which what who that word opposite name called".split(
    " ",
  ),
);

const bareOf = (word: string): string =>
  stemOf((irregularBaseOf(word) ?? word).replace(/(?<=..)ies$/, "y"));
const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    contentWords(text)
      .filter((word) => !ofDescriptions.has(word))
      .map(bareOf),
  );

/** Behind these the kind is said, and it is told what is special about this one. */
const ends = new Set(
  "that which who whose where when with for of in on at from to you we people i used made between and or without like".split(
    " ",
  ),
);
const sameKind: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    "people somebody someone anybody man woman boy girl child adult"
      .split(" ")
      .map((each) => [each, "person"]),
  ),
  ...Object.fromEntries(
    "something anything object tool item".split(" ").map((each) => [each, "thing"]),
  ),
};
const kindOfWord = (word: string): string =>
  sameKind[word] ?? irregularBaseOf(word) ?? word.replace(/s$/, "");

/**
 * Of what kind a meaning or a description says that something is: `animal` of "a big farm animal that
 * gives milk", `person` of "somebody who …", `verb` of "to cut with …". Undefined where it does not say.
 */
function kindOf(text: string): string | undefined {
  if (/^to \p{L}/u.test(text)) return "verb";
  const words = wordsOf(
    text
      .replace(/^(?:it|he|she|this|that|they)(?: is|['’]s| are) /i, "")
      .replace(/^(?:an? |the |one )?(?:kind|type|sort|piece|pair|name) of /i, "")
      .replace(/^(?:an?|the|one|some|any|somebody's) /i, ""),
  );
  const end = words.findIndex((word) => ends.has(word));
  const kind = (end === -1 ? words : words.slice(0, end)).at(-1);
  return kind === undefined ? undefined : kindOfWord(kind);
}

interface Known {
  readonly entry: LessonWord;
  readonly name: string;
  /** Stems of its meaning, and of its example. */
  readonly meaning: ReadonlySet<string>;
  readonly example: ReadonlySet<string>;
  /** Its kind, the kind of that, and so on: a bakery is a shop, and a shop a place. */
  readonly kinds: ReadonlySet<string>;
}

const mostSteps = 3;
/** Kinds of which nothing is learnt by asking what they are. */
const widest = new Set(["thing", "person", "place", "verb"]);

/** A dictionary is read once, however many describe. */
const readBefore = new WeakMap<readonly LessonWord[], readonly Known[]>();
function known(words: readonly LessonWord[]): readonly Known[] {
  const before = readBefore.get(words);
  if (before !== undefined) return before;
  const nouns = new Map(
    words
      .filter(({ partOfSpeech }) => partOfSpeech === "noun")
      .toReversed()
      .map(({ word, meaning }) => [kindOfWord(word.toLowerCase()), kindOf(meaning)]),
  );
  const kindsOf = (entry: LessonWord): ReadonlySet<string> => {
    const kinds = new Set<string>();
    let kind = kindOf(entry.meaning);
    for (let step = 0; step < mostSteps && kind !== undefined && !kinds.has(kind); step++) {
      kinds.add(kind);
      kind = widest.has(kind) ? undefined : nouns.get(kind);
    }
    return kinds;
  };
  const read = words.map((entry) => ({
    entry,
    name: bareOf(entry.word.toLowerCase()),
    meaning: stemsOf(entry.meaning),
    example: stemsOf(entry.example),
    kinds: kindsOf(entry),
  }));
  readBefore.set(words, read);
  return read;
}

/** A meaning of fewer words than this tells no more for being short. */
const usualSize = 4;
/** The second word is named where it is nearly as good as the first. */
const nearly = 0.6;

/** How much a word of the description says for an entry: 1 where the meaning has it. */
const inMeaning = 1;
/** The word's own entry names this one: to bark is "to make the sound that a dog makes". */
const inItsEntry = 0.8;
const inExample = 0.3;
/** The word is made of it: a teacher of "teach". */
const shortestRoot = 4;

/**
 * The words that a description fits best, the best first, at most two. The kind that it names ("an
 * animal that …") has to fit; each shared word weighs the more the fewer entries have it (inverse
 * document frequency, Spärck Jones 1972). Empty where too little is shared: one word beside the kind,
 * or two without.
 */
export function findByDescription(
  description: string,
  words: readonly LessonWord[],
): readonly LessonWord[] {
  const kind = kindOf(description.trim());
  const ofKind = known(words).filter(({ kinds, entry }) => {
    if (kind === undefined) return false;
    if (kind === "thing") return entry.partOfSpeech === "noun" && !kinds.has("person");
    return kinds.has(kind);
  });
  const best = kind === undefined ? [] : rank(description, ofKind, words, kind);
  if (best.length > 0) return best;
  // A person is nothing else; other kinds may be said in another word.
  return kind === "person" ? [] : rank(description, known(words), words);
}

function rank(
  description: string,
  candidates: readonly Known[],
  words: readonly LessonWord[],
  kind?: string,
): readonly LessonWord[] {
  const all = known(words);
  const wanted = [...stemsOf(description)].filter(
    (stem) => kind === undefined || stem !== bareOf(kind),
  );
  if (wanted.length === 0) return [];
  const weightOf = new Map(
    wanted.map((stem) => {
      const having = all.filter(({ meaning }) => meaning.has(stem)).length;
      return [stem, Math.log(1 + all.length / Math.max(having, 1))] as const;
    }),
  );
  const named = new Map(
    wanted.map((stem) => [
      stem,
      new Set(
        all
          .filter(({ name }) => name === stem)
          .flatMap(({ meaning, example }) => [...meaning, ...example]),
      ),
    ]),
  );
  const share = (stem: string, { name, meaning, example }: Known): number => {
    if (meaning.has(stem) || (stem.length >= shortestRoot && name.startsWith(stem)))
      return inMeaning;
    if (named.get(stem)?.has(name) === true) return inItsEntry;
    return example.has(stem) ? inExample : 0;
  };
  const isKindEnough = kind !== undefined && kind !== "thing" && kind !== "verb";
  const needed = Math.min(isKindEnough ? 1 : 2, wanted.length);
  const scored = candidates.flatMap((each) => {
    const shares = wanted.map((stem) => ({
      weight: weightOf.get(stem) ?? 0,
      part: share(stem, each),
    }));
    // What opens a door is no door.
    if (wanted.includes(each.name)) return [];
    if (shares.filter(({ part }) => part >= inItsEntry).length < needed) return [];
    const weight = shares.reduce((sum, { weight, part }) => sum + weight * part, 0);
    return [
      { entry: each.entry, score: weight / Math.sqrt(Math.max(each.meaning.size, usualSize)) },
    ];
  });
  const names = new Set<string>();
  const sorted = scored.toSorted((a, b) => b.score - a.score);
  return sorted
    .filter(({ score }) => score >= nearly * (sorted[0]?.score ?? 0))
    .map(({ entry }) => entry)
    .filter(({ word }) => !names.has(word) && names.add(word))
    .slice(0, 2);
}
