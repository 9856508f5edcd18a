import { baseForms } from "@saywell/english";
import { quote, wordsOf } from "../text";
import { nearWordsOf } from "./near-words";
import { registersIn } from "./word-book/look-up";
import type { WordBook } from "./word-book/word-book";

/** In which company something is to be said in other words. */
export type Company = "formal" | "informal" | "any";

/** Many words for what one says in few. */
const wordy: readonly (readonly [RegExp, string])[] = [
  [/\bdue to the fact that\b/i, "because"],
  [/\bin spite of the fact that\b|\bdespite the fact that\b/i, "although"],
  [/\bin order to\b/i, "to"],
  [/\bat (?:this|that|the present) (?:point in time|moment in time)\b/i, "now"],
  [/\bin the event that\b/i, "if"],
  [/\bwith regards? to\b|\bwith respect to\b|\bin relation to\b/i, "about"],
  [/\ba (?:large|great) (?:number|amount) of\b/i, "many"],
  [/\bthe majority of\b/i, "most"],
  [/\bis able to\b/i, "can"],
  [/\bhas the ability to\b/i, "can"],
  [/\b(?:make|made|making) a decision\b/i, "decide"],
  [/\bin the near future\b/i, "soon"],
  [/\bon a (?:daily|regular) basis\b/i, "every day"],
  [/\bfor the purpose of\b/i, "to"],
  [/\bprior to\b/i, "before"],
  [/\bin my (?:personal )?opinion,? i think(?: that)?\b/i, "I think"],
  [/\bit is (?:important|interesting|worth) (?:to note|noting|mentioning) that\b/i, ""],
  [/\bthe reason (?:why .{1,30} )?is because\b/i, "because"],
];

/** What of a sentence can be said in fewer words; null where none of it is known to be too long. */
export function sayShorter(sentence: string): string | null {
  const told = wordy.flatMap(([long, short]) => {
    const found = long.exec(sentence)?.[0];
    if (found === undefined) return [];
    return [short === "" ? `leave out ${quote(found)}` : `${quote(found)} → ${quote(short)}`];
  });
  return told.length === 0
    ? null
    : `This can be shorter: ${told.join("; ")}. Write the sentence again, and I will look at it.`;
}

interface Change {
  readonly from: number;
  readonly to: number;
  readonly said: string;
  readonly instead: readonly string[];
}

const mostChanges = 4;
const mostInstead = 3;
const longestPhrase = 3;
/** What every sentence has, and nobody wants to say otherwise. */
const tooSmall =
  /^(?:be|am|is|are|was|were|do|does|did|have|has|had|say|said|i|you|not|if|and|but|so)$/;

/**
 * Which words of a sentence can be said otherwise, and how; null where none is known. The sentence itself is
 * not written anew: which form of a word stands in it, nobody can tell for sure.
 */
export function sayInOtherWords(
  sentence: string,
  company: Company,
  book: WordBook | undefined,
): string | null {
  const words = wordsOf(sentence);
  const found = [...ofRegisters(words, company, book), ...ofNearWords(words, company)];
  const kept: Change[] = [];
  for (const change of found.toSorted((a, b) => b.to - b.from - (a.to - a.from)))
    if (kept.every(({ from, to }) => change.to <= from || change.from >= to)) kept.push(change);
  if (kept.length === 0) return null;
  const told = kept
    .slice(0, mostChanges)
    .toSorted((a, b) => a.from - b.from)
    .map(({ said, instead }) => `${quote(said)} → ${instead.map(quote).join(", ")}`)
    .join("; ");
  const how = { formal: " more formally", informal: " more informally", any: " otherwise" }[
    company
  ];
  return `You can say these words${how}: ${told}. Write the sentence again with them, and I will look at it.`;
}

function ofRegisters(
  words: readonly string[],
  company: Company,
  book: WordBook | undefined,
): Change[] {
  if (book === undefined) return [];
  return registersIn(words, book).flatMap(({ entry, place, as }) => {
    const { formal, informal, neutral } = entry;
    const instead =
      company === "any"
        ? [neutral, ...formal, ...informal]
        : company === "formal"
          ? as === "informal" && formal.length === 0
            ? [neutral]
            : formal
          : informal;
    return change(words, place.from, place.to, instead);
  });
}

function ofNearWords(words: readonly string[], company: Company): Change[] {
  const changes: Change[] = [];
  for (let from = 0; from < words.length; from += 1)
    for (let to = Math.min(words.length, from + longestPhrase); to > from; to -= 1) {
      const said = words.slice(from, to).join(" ");
      const near = [said, ...(to - from === 1 ? baseForms(said) : [])]
        .map(nearWordsOf)
        .find((each) => each !== undefined);
      if (near === undefined) continue;
      const { plain, formal } = near;
      const instead = { formal, informal: plain, any: [...plain, ...formal] }[company];
      changes.push(...change(words, from, to, instead));
    }
  return changes;
}

function change(
  words: readonly string[],
  from: number,
  to: number,
  instead: readonly string[],
): Change[] {
  const said = words.slice(from, to).join(" ");
  const others = [...new Set(instead)].filter((each) => each !== said).slice(0, mostInstead);
  return others.length === 0 || tooSmall.test(said) ? [] : [{ from, to, said, instead: others }];
}
