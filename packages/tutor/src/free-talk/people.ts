import type { Word } from "./read-words";
import type { Person } from "./types";

const she = `mother wife sister daughter grandmother aunt niece girlfriend stepmother granddaughter mother-in-law sister-in-law`;
const he = `father husband brother son grandfather uncle nephew boyfriend stepfather grandson father-in-law brother-in-law`;
/** Of whom it is not said whether they are men or women. */
const one = `friend cousin neighbour neighbor teacher boss colleague partner child baby doctor classmate roommate manager coach flatmate`;
const many = `parents children friends brothers sisters sons daughters cousins grandparents neighbours neighbors colleagues family classmates teachers students twins siblings aunts uncles grandchildren`;
const animals = `dog cat rabbit hamster parrot puppy kitten horse bird fish tortoise turtle`;

const spelling: Readonly<Record<string, string>> = {
  neighbor: "neighbour",
  neighbors: "neighbours",
};

const listed = (names: string, pronoun: Person["pronoun"], isMany: boolean) =>
  names.split(" ").map((noun) => {
    const name = `your ${spelling[noun] ?? noun}`;
    return [noun, { name, pronoun, isMany }] as const;
  });

const people: ReadonlyMap<string, Person> = new Map([
  ...listed(she, "she", false),
  ...listed(he, "he", false),
  ...listed(one, "they", false),
  ...listed(many, "they", true),
  ...listed(animals, "it", false),
  ["family", { name: "your family", pronoun: "they", isMany: false }] as const,
]);

const animalNames = new Set(animals.split(" ").map((noun) => `your ${noun}`));
export const isAnimal = (person: Person | null): boolean => animalNames.has(person?.name ?? "");

export const isPersonNoun = (word: Word): boolean =>
  people.has(word.lower) && people.get(word.lower)!.pronoun !== "it";

const pronouns: ReadonlyMap<string, Person> = new Map([
  ["she", { name: null, pronoun: "she", isMany: false }],
  ["her", { name: null, pronoun: "she", isMany: false }],
  ["he", { name: null, pronoun: "he", isMany: false }],
  ["him", { name: null, pronoun: "he", isMany: false }],
  ["they", { name: null, pronoun: "they", isMany: true }],
]);

/** Somebody whom a pronoun names. */
export const personOfPronoun = (lower: string): Person | undefined => pronouns.get(lower);

/** "My older brother", "my mother and my father", "our dog": whom a clause is about, from a word on. */
export function personAt(
  words: readonly Word[],
  at: number,
): { person: Person; end: number } | null {
  if (!/^(?:my|our|mine)$/.test(words[at]?.lower ?? "")) return null;
  for (let end = at + 1; end <= at + 3; end++) {
    const person = people.get(words[end]?.lower ?? "");
    if (person === undefined) continue;
    const next = words[end + 1]?.lower;
    // "My mother's friend" is somebody else, of whom no more is known.
    if (next === "'s") return null;
    if (
      next === "and" &&
      words[end + 2] !== undefined &&
      !/^(?:i|it|we)$/.test(words[end + 2]!.lower)
    ) {
      const other = personAt(words, end + 2);
      if (other !== null && other.person.pronoun !== "it" && person.pronoun !== "it")
        return {
          person: {
            name: `${person.name} and ${other.person.name}`,
            pronoun: "they",
            isMany: true,
          },
          end: other.end,
        };
    }
    return { person, end };
  }
  return null;
}

const objects = { he: "him", she: "her", they: "them", it: "it" };
const theirs = { he: "his", she: "her", they: "their", it: "its" };

/**
 * A line with somebody put in for `{person}`, `{they}`, `{them}`, `{their}`, and the verbs `{is}`,
 * `{was}`, `{has}`, `{does}` and `{s}` to fit; null where only a pronoun is known and the line needs more.
 */
export function putIn(line: string, person: Person | null): string | null {
  if (!line.includes("{")) return line;
  if (person === null || (person.name === null && /\{person\}/i.test(line))) return null;
  return line.replace(/\{(\w+)\}/g, (slot: string, name: string, at: number) => {
    const value = valueOf(name.toLowerCase(), person, isPluralAt(line, at, slot.length, person));
    return /^\p{Lu}/u.test(name) ? value[0]!.toUpperCase() + value.slice(1) : value;
  });
}

/** Whether the verb at a place is plural: "they are" whoever they are, and "your friend is". */
function isPluralAt(
  line: string,
  at: number,
  length: number,
  { pronoun, isMany }: Person,
): boolean {
  const subject =
    /^\s*\{(person|they)\}/i.exec(line.slice(at + length)) ??
    /\{(person|they)\}(?!.*\{(?:person|they)\})/i.exec(line.slice(0, at));
  return subject?.[1]?.toLowerCase() === "person" ? isMany : isMany || pronoun === "they";
}

function valueOf(slot: string, { name, pronoun }: Person, isPlural: boolean): string {
  const agree = (single: string, plural: string): string => (isPlural ? plural : single);
  switch (slot) {
    case "person":
      return name ?? objects[pronoun];
    case "they":
      return pronoun;
    case "them":
      return objects[pronoun];
    case "their":
      return theirs[pronoun];
    case "is":
      return agree("is", "are");
    case "was":
      return agree("was", "were");
    case "has":
      return agree("has", "have");
    case "does":
      return agree("does", "do");
    case "s":
      return agree("s", "");
    case "es":
      return agree("es", "");
    default:
      return "";
  }
}

/** Whether somebody can be called by more than a pronoun. */
export const hasName = (person: Person | null): boolean => (person?.name ?? null) !== null;
