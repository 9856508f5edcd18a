import { grammar, groups, predicates } from "../lists/hate";
import type { Sentence } from "./tokens";
import { wordAt, wordsFrom } from "./word-groups";

/** Where a sentence speaks of a group as such. */
export interface Mention {
  /** First word of its name, less articles and other words before it. */
  from: number;
  /** After its last word. */
  to: number;
  /** Words before it that belong to it: "all of the dirty". */
  start: number;
  /** `no`: "no woman is". `some`: certain people, who are no group. */
  quantity: "all" | "some" | "no";
  /** Many of them, whom a later "they" may mean. */
  isMany: boolean;
  /** "They", for those named before. */
  isPronoun: boolean;
}

/** Every group that a sentence names. */
export function mentionsIn(sentence: Sentence): Mention[] {
  const found: Mention[] = [];
  for (let at = 0; at < sentence.length; at += 1) {
    const to = described(sentence, at) ?? named(sentence, at);
    if (to === null) continue;
    const from = at;
    at = to - 1;
    if (sentence[to - 1]?.isOwner === true) continue;
    found.push({ from, to, ...reach(sentence, from, to), isPronoun: false });
  }
  return found;
}

/** "People who are gay", "those from Turkey", "being gay", "people with dark skin". */
function described(sentence: Sentence, at: number): number | null {
  const word = wordAt(sentence, at);
  if (word === "being") {
    const to = nameAt(sentence, at + 1)?.to;
    return to !== undefined && !grammar.persons.has(wordAt(sentence, to)) ? to : null;
  }
  if (!grammar.persons.has(word)) return null;
  const next = wordAt(sentence, at + 1);
  if (next === "who" || next === "that") {
    const be = wordAt(sentence, at + 2);
    if (be !== "are" && be !== "is") return null;
    return nameAt(sentence, at + 3)?.to ?? null;
  }
  if (next === "from") return withOneOf(sentence, at + 2, [groups.places, groups.others]);
  if (next === "with") return withOneOf(sentence, at + 2, [groups.conditions]);
  return null;
}

function withOneOf(
  sentence: Sentence,
  at: number,
  lists: readonly ReadonlySet<string>[],
): number | null {
  for (let many = 3; many > 0; many -= 1) {
    const words = wordsFrom(sentence, at, many);
    if (at + many <= sentence.length && lists.some((list) => list.has(words))) return at + many;
  }
  return null;
}

function nameAt(sentence: Sentence, at: number) {
  const known = groups.byFirstWord.get(wordAt(sentence, at));
  if (known === undefined) return undefined;
  for (const [words, kind] of known) {
    if (words.every((word, i) => wordAt(sentence, at + i) === word)) {
      return { to: at + words.length, kind, name: words.join(" ") };
    }
  }
  return undefined;
}

/** "Gay men", "the deaf", "Muslims": where the name ends; null where there is none. */
function named(sentence: Sentence, at: number): number | null {
  const name = nameAt(sentence, at);
  if (name === undefined) return null;
  // "Black trans women", "young Turkish men": the last of them is what is spoken of.
  const after = wordAt(sentence, name.to);
  if (!isApart(sentence, name.to)) {
    if (groups.heads.has(after)) return name.to + 1;
    const further = name.kind === "plural" ? null : named(sentence, name.to);
    if (further !== null) return further;
  }
  if (name.kind === "plural") return name.to;
  const before = wordAt(sentence, at - 1);
  const isThe = before === "the" && groups.collectivesOfAdjectives.has(name.name);
  if (isThe && !isNoun(after)) return name.to;
  const isBare = groups.bareCollectives.has(name.name) && at === 0;
  if (isBare && ["are", "should", "must"].includes(after)) return name.to;
  if (name.kind === "adjective") return null;
  // "A Muslim is", and no "Muslim school" or "Indian food".
  return !isNoun(after) || isApart(sentence, name.to) ? name.to : null;
}

const isApart = (sentence: Sentence, at: number): boolean => sentence[at]?.isApart === true;

const isNoun = (word: string): boolean => word !== "" && !grammar.notNouns.has(word);

/** What stands before the name, and whom of the group it leaves. */
function reach(
  sentence: Sentence,
  from: number,
  to: number,
): Pick<Mention, "start" | "quantity" | "isMany"> {
  let start = from;
  const before = new Set<Determiner>();
  while (start > 0 && from - start < 6 && !isApart(sentence, start)) {
    const kind = determinerAt(sentence, start - 1, to);
    if (kind === null) break;
    before.add(kind);
    start -= 1;
  }
  const first = wordAt(sentence, start - 1);
  // "We Turks", "us girls": of oneself.
  if (first === "we" || first === "us") before.add("specific");
  const isGeneral = before.has("all");
  const isNone = before.has("no");
  const last = wordAt(sentence, to - 1);
  const isOne = !last.endsWith("s") && !groups.heads.has(last) && !isPlural(last);
  const isPerson = groups.people.has(last) || (groups.heads.has(last) && last !== "people");
  const isCertain =
    (!isGeneral && (before.has("specific") || (before.has("the") && isPerson))) ||
    ((isOne || grammar.singularHeads.has(last)) &&
      !isGeneral &&
      !isNone &&
      !isDescribed(sentence, from)) ||
    isOfAStory(sentence, to);
  return {
    start,
    quantity: isNone ? "no" : isCertain ? "some" : "all",
    isMany:
      grammar.counts.has(wordAt(sentence, start)) ||
      (before.has("specific") && isMany(sentence, to)),
  };
}

type Determiner = "no" | "the" | "all" | "specific" | "beside";

/** What a word before a name makes of it; null where it does not belong to it. */
function determinerAt(sentence: Sentence, at: number, to: number): Determiner | null {
  const word = wordAt(sentence, at);
  if (word === "no" || (word === "not" && isCounted(sentence, at + 1))) return "no";
  if (word === "the") return "the";
  // "I know that women": no pointing.
  if ((word === "that" || word === "this") && isMany(sentence, to)) return null;
  if (groups.all.has(word)) return "all";
  if (groups.specific.has(word)) return "specific";
  if (word === "of") return grammar.counts.has(wordAt(sentence, at - 1)) ? "beside" : null;
  return grammar.between.has(word) ? "beside" : null;
}

const isMany = (sentence: Sentence, to: number): boolean => {
  const last = wordAt(sentence, to - 1);
  return !grammar.singularHeads.has(last) && (groups.heads.has(last) || isPlural(last));
};
const isPlural = (word: string): boolean =>
  groups.byFirstWord.get(word)?.some(([, kind]) => kind === "plural") === true ||
  groups.collectivesOfAdjectives.has(word);
/** "Not all", "not every". */
const isCounted = (sentence: Sentence, at: number): boolean => {
  const word = wordAt(sentence, at);
  return word === "all" || word === "every" || word === "any";
};
const isDescribed = (sentence: Sentence, from: number): boolean => {
  const word = wordAt(sentence, from);
  return word === "being" || (grammar.persons.has(word) && word !== "person" && word !== "someone");
};

/** "The women in this film are horrible." */
function isOfAStory(sentence: Sentence, to: number): boolean {
  const link = wordAt(sentence, to);
  if (link !== "in" && link !== "on" && link !== "from" && link !== "at" && link !== "of")
    return false;
  return sentence.slice(to + 1, to + 4).some(({ word }) => predicates.unreal.has(word));
}
