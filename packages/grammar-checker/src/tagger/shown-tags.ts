import type { Piece } from "./tokens";

/** Marks at the end, quotation marks and conjunctions: the network knows too little of them. */
const neverShown = new Set(
  'I_. I_? R_? R_. I_" R_" I_, R_, I_and I_or I_but I_so R_and R_or R_but'.split(" "),
);
/** Behind these "to" is a preposition: "look forward to seeing". */
const prepositionTo =
  /^(?:forward|used|due|addition|committed|opposed|accustomed|devoted|dedicated|close|key|approach|object|objected|objects|prior|similar|equal|contribute|contributes|contributed|commitment|resistance|admit|admitted|comes|respect|thanks|solution|alternative|next|limited|related|led|lead|leads)$/;
const beforeBase = /^(?:n't|not|can|could|will|would|should|must|may|might|do|does|did|'ll|'d)$/;

/** From which probability on a tag may be shown that depends on what was said before. */
const surely = 0.85;

/**
 * Whether a tag of the network may be shown: fixed exceptions, found by reading what it says.
 *
 * @param isUnknown whether the network does not know the word
 * @param probability that the token is wrong, 0 to 1
 */
export function mayShow(
  pieces: readonly Piece[],
  at: number,
  tag: string,
  isUnknown: boolean,
  probability: number,
): boolean {
  if (neverShown.has(tag)) return false;
  const text = pieces[at]?.text ?? "";
  const word = text.toLowerCase();
  const before = (pieces[at - 1]?.text ?? "").toLowerCase();
  const words = pieces.filter((piece) => /\p{L}/u.test(piece.text)).length;
  // Greetings, titles, names.
  if (words < 4 || (words < 7 && !/[.!?]/.test(pieces.at(-1)!.text))) return false;
  // A misspelt word is the speller's.
  if (isUnknown && /^[VNA]_|^R_|^D|^SWAP/.test(tag)) return false;
  const isName = at > 0 && /^\p{Lu}/u.test(text) && text !== "I";
  if (isName && /^[VNA]_|^SWAP|^I_is|^I_are/.test(tag)) return false;
  const further = (pieces[at - 2]?.text ?? "").toLowerCase();
  if (tag === "V_BASE" && word.endsWith("ing") && before === "to" && prepositionTo.test(further))
    return false;
  if (tag === "D" && word === ",") return false;
  // Relative pronouns are mostly style.
  if (/^R_(?:that|which|who)$/.test(tag) && /^(?:which|that|who)$/.test(word))
    return tag === "R_which" && word === "who";
  if (word === "in" && before === "all" && pieces[at + 1]?.text.toLowerCase() === "all")
    return false;
  const isDefiniteness =
    (tag === "D" && word === "the") ||
    (/^R_(?:the|a|an|this|that|these|those)$/.test(tag) &&
      /^(?:the|this|that|these|those)$/.test(word));
  const isTense =
    tag === "V_BASE" && word.endsWith("ed") && before !== "to" && !beforeBase.test(before);
  return !(isDefiniteness || isTense) || probability >= surely;
}
