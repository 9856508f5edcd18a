import { commonWords } from "./common-words";

/**
 * What a misspelt word is meant to be, or null where that is not clear. Harper counts letters alone, so
 * for "diference" it thinks of "deference" first. Here a word that learners use much comes before a rare
 * one, and what sounds alike before what only looks alike.
 *
 * @param wrong one word in small letters
 * @param replacements what Harper proposes, the likeliest first
 */
export function spellingSuggestion(wrong: string, replacements: readonly string[]): string | null {
  const candidates = new Map<string, number>();
  for (const [rank, word] of replacements.entries())
    candidates.set(word, costOf(wrong, word) + (isCommon(word) ? 0 : 0.6) + rank * 0.05);
  for (const word of commonBySound.get(soundOf(wrong).charAt(0)) ?? [])
    if (!candidates.has(word) && Math.abs(word.length - wrong.length) <= 1) {
      const cost = costOf(wrong, word);
      if (cost <= 1.5) candidates.set(word, cost);
    }
  const [best, ...others] = [...candidates].toSorted(([, a], [, b]) => a - b);
  if (best === undefined || best[1] > mostCost(wrong)) return null;
  // "Frend" is "friend"; "hend" may be "hand", "end" or "send", and then Harper's first choice decides.
  const asLikely = [best, ...others.filter(([, cost]) => cost - best[1] < 0.15)];
  if (asLikely.length === 1) return best[0];
  const [first] = replacements;
  return asLikely.some(([word]) => word === first) && isCommon(first!) ? first! : null;
}

/**
 * Whether a word with a capital is clearly a common word misspelt, and hardly a name: it sounds the same,
 * or one letter is doubled or not.
 */
export const commonWordLike = (wrong: string): string | null => {
  if (wrong.length < 6) return null;
  const suggestion = spellingSuggestion(wrong.toLowerCase(), []);
  return suggestion !== null && costOf(wrong.toLowerCase(), suggestion) <= 0.6 ? suggestion : null;
};

/** In a short word every letter counts. */
const mostCost = ({ length }: string): number =>
  length <= 3 ? 1.1 : length <= 5 ? 1.7 : length <= 8 ? 2.3 : 3;

const common = new Set(commonWords);
const isCommon = (word: string): boolean => common.has(word.toLowerCase());

/** How far two words lie apart: about one for each letter, less where they sound alike. */
function costOf(wrong: string, word: string): number {
  if (wrong.length > longestWord) return Infinity;
  const right = word.toLowerCase().replace(/['’]/g, "");
  if (right.includes(" ")) return 1.4;
  const apart = distance(wrong, right);
  return soundOf(wrong) === soundOf(right) ? Math.min(apart, 0.5 + apart * 0.1) : apart;
}

/** Nothing longer is one word misspelt. */
const longestWord = 24;

const soundOf = (word: string): string =>
  word
    .replace(/^wh/, "w")
    .replace(/^kn/, "n")
    .replace(/^wr/, "r")
    .replace(/tch/g, "ch")
    .replace(/ph/g, "f")
    .replace(/ck|q(?=u)/g, "k")
    .replace(/sc(?=[ei])|c(?=[eiy])/g, "s")
    .replace(/c(?!h)/g, "k")
    .replace(/z/g, "s")
    .replace(/ie|ei|ea|ee|y$/g, "i")
    .replace(/ough|augh/g, "o")
    .replace(/au|ou|oo/g, "u")
    .replace(/(.)\1/g, "$1")
    .replace(/(?<=.{3})e$/, "");

/** By the sound with which they begin: a word like no other must not be compared with all of them. */
const commonBySound = new Map<string, string[]>();
for (const word of commonWords) {
  const sound = soundOf(word).charAt(0);
  commonBySound.set(sound, [...(commonBySound.get(sound) ?? []), word]);
}

const vowels = new Set("aeiouy");
const alike = new Set("sz zs sc cs ck kc bv vb pb bp td dt gj jg mn nm vw wv fv vf".split(" "));

/** Edits from one word to the other: letters put in, left out, changed and swapped. */
function distance(a: string, b: string): number {
  const rows: number[][] = [];
  for (let i = 0; i <= a.length; i += 1) {
    rows.push([]);
    for (let j = 0; j <= b.length; j += 1) {
      if (i === 0 || j === 0) {
        rows[i]!.push(i + j);
        continue;
      }
      let best = Math.min(
        rows[i - 1]![j]! + (a[i - 1] === a[i - 2] ? 0.5 : 1) + (i === 1 ? 0.4 : 0),
        rows[i]![j - 1]! + (b[j - 1] === b[j - 2] ? 0.5 : 0.9),
        rows[i - 1]![j - 1]! + changeOf(a[i - 1]!, b[j - 1]!, i === 1 && j === 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, rows[i - 2]![j - 2]! + (i === 2 ? 1.1 : 0.7));
      rows[i]!.push(best);
    }
  }
  return rows[a.length]![b.length]!;
}

function changeOf(from: string, to: string, isFirst: boolean): number {
  if (from === to) return 0;
  const bothVowels = vowels.has(from) && vowels.has(to);
  return (bothVowels || alike.has(from + to) ? 0.8 : 1.2) + (isFirst ? 0.4 : 0);
}
