import type { Word } from "./read-words";
import { isPersonNoun } from "./people";

/**
 * Words that stand for a topic, side by side: `lose my|his job`. Alternatives are parted by `|`, `_` is
 * up to two words of any kind, `*p` is somebody ("mother", "friends"), `*n` a number. A word matches whatever its form;
 * one with `.n` is no verb there, one with `.v` no noun. `!word` must not stand in the clause at all.
 */
export interface Pattern {
  readonly parts: readonly Part[];
  readonly without: readonly string[];
  /** How many words it names: the more, the surer. */
  readonly weight: number;
  /** Holds a "not" of its own. */
  readonly isNegative: boolean;
}

type Part = "gap" | readonly Choice[];
interface Choice {
  readonly word: string;
  readonly not: RegExp | null;
  readonly isNoun: boolean;
}

const kinds: Readonly<Record<string, RegExp>> = {
  n: /^(?:VERB|AUX)$/,
  v: /^(?:NOUN|PROPN|ADJ)$/,
};

/** Reads patterns parted by commas. */
export function readPatterns(source: string): Pattern[] {
  return source
    .split(",")
    .map((each) => each.trim())
    .filter(Boolean)
    .map((pattern) => {
      const words = pattern.split(/\s+/);
      const parts = words.filter((word) => !word.startsWith("!")).map(readPart);
      return {
        parts,
        without: words.filter((word) => word.startsWith("!")).map((word) => word.slice(1)),
        weight: parts.filter((part) => part !== "gap").length,
        isNegative: words.some((word) => /^(?:not|no|never|nobody|without)(?:\||$)/.test(word)),
      };
    });
}

function readPart(word: string): Part {
  if (word === "_") return "gap";
  return word.split("|").map((choice) => {
    const [, name = choice, kind] = /^(.+)\.([nv])$/.exec(choice) ?? [];
    return { word: name, not: kind === undefined ? null : kinds[kind]!, isNoun: kind === "n" };
  });
}

const number =
  /^(?:\d{1,3}|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)(?:-\w+)?)$/;

const fits = (word: Word, choices: readonly Choice[]): boolean =>
  choices.some(({ word: wanted, not, isNoun }) =>
    wanted === "*p"
      ? isPersonNoun(word)
      : wanted === "*n"
        ? number.test(word.lower)
        : word.forms.has(wanted) &&
          (not === null || !not.test(word.pos)) &&
          // "Booked" is no book, whatever a tagger says.
          !(isNoun && word.lower !== wanted && /(?:ed|ing)$/.test(word.lower)),
  );

function fitsFrom(
  words: readonly Word[],
  at: number,
  parts: readonly Part[],
  part: number,
): boolean {
  const wanted = parts[part];
  if (wanted === undefined) return true;
  if (wanted === "gap") return [0, 1, 2].some((gap) => fitsFrom(words, at + gap, parts, part + 1));
  const word = words[at];
  if (word === undefined || !fits(word, wanted)) return false;
  // "My cousin's wedding" is not about the cousin.
  const isOwner = words[at + 1]?.lower === "'s" && isPersonNoun(word);
  return !isOwner && fitsFrom(words, at + 1, parts, part + 1);
}

/** Where a pattern begins in a clause; -1 where it does not stand there. */
export function placeOf({ parts, without }: Pattern, words: readonly Word[]): number {
  const at = words.findIndex((_, start) => fitsFrom(words, start, parts, 0));
  if (at === -1 || without.length === 0) return at;
  return words.some(({ forms }) => without.some((word) => forms.has(word))) ? -1 : at;
}
