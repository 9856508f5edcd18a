import { baseForms, pastOf, pluralOf } from "@saywell/english";
import { everydayWords } from "../scenes/everyday-words";
import { editDistance } from "../scenes/edit-distance";

/** In shorter words a slip makes another word. */
const shortest = 4;
/** In the endings of words lies the grammar, and a wrong one is no slip of a finger. */
const ending = /(?:ing|ed|en|es|er|est|ly|d|n|s|t)$/;

/** Whether a word was meant to be another one, and only mistyped: no other word, and no other form. */
export function isMistyped(typed: string, meant: string): boolean {
  if (typed === meant) return true;
  if (meant.length < shortest || typed[0] !== meant[0]) return false;
  if (editDistance(typed, meant, 1) > 1) return false;
  if (everydayWords.has(typed)) return false;
  return !isAnotherForm(typed, meant);
}

/** "Stoped", "goed", "informations": wrong as grammar, or right as another word. */
function isAnotherForm(typed: string, meant: string): boolean {
  const bare = (word: string): string => word.replace(ending, "").replace(/(.)\1$/, "$1");
  if (bare(typed) === bare(meant) || bare(typed) === meant || typed === bare(meant)) return true;
  const bases = baseForms(meant);
  if (bases.includes(typed)) return true;
  const known = bases.some((base) =>
    [pastOf(base)?.past, pastOf(base)?.participle, pluralOf(base)].includes(typed),
  );
  return known || baseForms(typed).some((base) => base !== typed && everydayWords.has(base));
}
