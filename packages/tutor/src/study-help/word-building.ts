import { wordsOf } from "../text";
import { familyOf } from "./word-book/look-up";
import type { EnglishSources } from "../english-questions/types";

export type BuiltForm = "noun" | "verb" | "adjective" | "adverb" | "negative" | "family";

/** Ends of words that change when another part of speech is made of them. */
const changes: readonly (readonly [from: RegExp, to: string])[] = [
  [/ceive$/, "ception"],
  [/ceive$/, "ceptive"],
  [/ceive$/, "ceptible"],
  [/ception$/, "ceive"],
  [/de$/, "sion"],
  [/d$/, "sion"],
  [/t$/, "ssion"],
  [/mit$/, "mission"],
  [/duce$/, "duction"],
  [/duce$/, "ductive"],
  [/scribe$/, "scription"],
  [/scribe$/, "scriptive"],
  [/olve$/, "olution"],
  [/ve$/, "f"],
  [/ose$/, "ice"],
  [/te$/, "tion"],
  [/e$/, "ation"],
  [/e$/, "ition"],
  [/t$/, "tion"],
  [/$/, "ation"],
  [/$/, "ition"],
  [/ify$/, "ification"],
  [/y$/, "ication"],
  [/$/, "ment"],
  [/e$/, "ment"],
  [/$/, "al"],
  [/e$/, "al"],
  [/y$/, "ial"],
  [/ce$/, "cial"],
  [/$/, "ness"],
  [/y$/, "iness"],
  [/$/, "ity"],
  [/e$/, "ity"],
  [/ous$/, "ity"],
  [/ous$/, "osity"],
  [/ble$/, "bility"],
  [/ity$/, "ous"],
  [/ity$/, "e"],
  [/ity$/, ""],
  [/t$/, "ce"],
  [/t$/, "cy"],
  [/$/, "ance"],
  [/e$/, "ance"],
  [/$/, "ence"],
  [/e$/, "ence"],
  [/y$/, "iance"],
  [/nce$/, "nt"],
  [/ncy$/, "nt"],
  [/nce$/, ""],
  [/nce$/, "e"],
  [/$/, "er"],
  [/e$/, "er"],
  [/$/, "or"],
  [/e$/, "or"],
  [/$/, "ist"],
  [/y$/, "ist"],
  [/$/, "th"],
  [/$/, "ship"],
  [/$/, "dom"],
  [/$/, "ful"],
  [/$/, "less"],
  [/$/, "able"],
  [/e$/, "able"],
  [/y$/, "iable"],
  [/$/, "ible"],
  [/e$/, "ible"],
  [/d$/, "sible"],
  [/$/, "ive"],
  [/e$/, "ive"],
  [/ion$/, "ive"],
  [/ion$/, ""],
  [/ion$/, "e"],
  [/ation$/, "e"],
  [/ation$/, ""],
  [/sion$/, "de"],
  [/ication$/, "y"],
  [/$/, "ous"],
  [/e$/, "ous"],
  [/y$/, "ous"],
  [/y$/, "ious"],
  [/$/, "y"],
  [/e$/, "y"],
  [/$/, "ly"],
  [/le$/, "ly"],
  [/y$/, "ily"],
  [/ic$/, "ically"],
  [/$/, "ic"],
  [/y$/, "ic"],
  [/y$/, "ical"],
  [/ics$/, "ical"],
  [/$/, "ical"],
  [/e$/, "ic"],
  [/$/, "ise"],
  [/y$/, "ise"],
  [/$/, "en"],
  [/$/, "ify"],
  [/e$/, "ify"],
  [/ment$/, ""],
  [/al$/, ""],
  [/al$/, "e"],
  [/ness$/, ""],
  [/iness$/, "y"],
  [/ful$/, ""],
  [/ly$/, ""],
  [/ous$/, ""],
  [/ous$/, "y"],
  [/able$/, ""],
  [/able$/, "e"],
  [/er$/, ""],
  [/er$/, "e"],
  [/or$/, ""],
  [/or$/, "e"],
  [/ive$/, "e"],
  [/ive$/, "ion"],
  [/y$/, ""],
  [/y$/, "e"],
  [/$/, "ed"],
  [/e$/, "ed"],
  [/$/, "ing"],
  [/e$/, "ing"],
];
/** What no rule makes. */
const irregular: readonly (readonly string[])[] = [
  ["strong", "strength", "strengthen", "strongly"],
  ["long", "length", "lengthen"],
  ["wide", "width", "widen"],
  ["high", "height", "heighten"],
  ["deep", "depth", "deepen"],
  ["choose", "choice"],
  ["succeed", "success", "successful", "successfully"],
  ["lose", "loss", "lost"],
  ["live", "life", "alive"],
  ["die", "death", "dead", "deadly"],
  ["believe", "belief", "believable"],
  ["sell", "sale"],
  ["see", "sight"],
  ["think", "thought", "thoughtful"],
  ["speak", "speech"],
  ["know", "knowledge"],
  ["grow", "growth"],
  ["prove", "proof"],
  ["analyse", "analysis", "analytical"],
  ["advise", "advice", "advisable"],
  ["compare", "comparison", "comparable"],
  ["pronounce", "pronunciation"],
  ["explain", "explanation"],
  ["maintain", "maintenance"],
  ["behave", "behaviour"],
  ["poor", "poverty"],
  ["proud", "pride"],
  ["hot", "heat"],
  ["true", "truth", "truthful"],
  ["young", "youth"],
  ["angry", "anger", "angrily"],
  ["hungry", "hunger"],
  ["beautiful", "beauty", "beautifully", "beautify"],
  ["fly", "flight"],
  ["weigh", "weight"],
  ["laugh", "laughter"],
  ["marry", "marriage"],
  ["serve", "service", "servant"],
  ["good", "well", "goodness"],
];
const negativePrefixes = ["un", "in", "im", "il", "ir", "dis", "non"];
const partsFor: Readonly<Record<string, readonly string[]>> = {
  noun: ["noun"],
  verb: ["verb"],
  adjective: ["adjective"],
  adverb: ["adverb"],
};

const longestWord = 20;

/** What may be made from a word: the dictionary has to say which of these there are. */
export function formsToLookUp(form: BuiltForm, term: string): readonly string[] {
  if (wordsOf(term).length !== 1 || term.length > longestWord) return [term];
  if (form === "negative") return [...negativePrefixes.map((prefix) => `${prefix}${term}`), term];
  const first = irregular.find((group) => group.includes(term)) ?? [];
  const made = changes.flatMap(([from, to]) => (from.test(term) ? [term.replace(from, to)] : []));
  const again = made.flatMap((each) => [`${each}ly`]);
  return [...new Set([...first, ...made, ...again, term])].filter((each) => each.length > 2);
}

export interface BuiltWord {
  readonly word: string;
  readonly partOfSpeech: string;
}

/** Which of them there are, as the part of speech that is wanted. */
export function wordsBuilt(
  form: BuiltForm,
  term: string,
  { entries, wordHelp, wordBook }: EnglishSources,
): readonly BuiltWord[] {
  const wanted = partsFor[form];
  const ofBook = familyOf(term, wordBook).filter(({ word }) => word !== term);
  const ofHelp = wordHelp
    .filter(({ word, family }) => word === term || family.some((each) => each.word === term))
    .flatMap(({ word, partOfSpeech, family }) => [{ word, partOfSpeech }, ...family])
    .filter(({ word }) => word !== term);
  const looked = formsToLookUp(form, term).flatMap((each) => {
    const entry = entries.get(each);
    if (entry === undefined || each === term || entry.word.toLowerCase() !== each) return [];
    const parts = entry.meanings.map(({ partOfSpeech }) => partOfSpeech);
    const part = wanted === undefined ? parts[0] : parts.find((one) => wanted.includes(one));
    return part === undefined ? [] : [{ word: each, partOfSpeech: part }];
  });
  const fitting =
    form === "negative"
      ? ofBook.filter(({ word }) => isNegative(word, term))
      : [...ofHelp, ...ofBook];
  const all = [
    ...fitting.filter(({ partOfSpeech }) => wanted?.includes(partOfSpeech) ?? true),
    ...looked,
  ];
  return all.filter(({ word }, at) => all.findIndex((other) => other.word === word) === at);
}

const isNegative = (word: string, term: string): boolean =>
  negativePrefixes.some((prefix) => word === `${prefix}${term}`);
