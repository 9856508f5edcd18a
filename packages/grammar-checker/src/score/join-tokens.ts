import type { Span } from "./labelled-sentence";

/** Tokens that stand at what comes before: most marks, and the ends of contractions. */
const clings = /^(?:[.,;:?!%)\]}»”…]|[.?!]{2,}|n['’]t|['’](?:s|m|re|ve|ll|d|em)|°[CF]?)$/i;
/** Tokens at which what follows stands. */
const opens = /^[([{«“¿¡$£€#]$/;
/** Next to one of these, a hyphen is a dash between clauses rather than part of a compound. */
const beginsClause =
  /^(?:I|it|he|she|we|you|they|this|that|these|those|there|the|a|an|and|but|so|or|because|which|who|my|your|his|her|our|their|is|are|was|were)$/i;
/** Words that spaCy splits though they have no apostrophe. */
const splitWords = new Set("can not,gon na,wan na,got ta,gim me,lem me".split(","));

/**
 * The text of tokens as one would write it, and where each of them stands: no space before most
 * marks or inside brackets and quotation marks, and contractions in one piece.
 */
export function joinTokens(tokens: readonly string[]): { text: string; places: Span[] } {
  let text = "";
  const places: Span[] = [];
  const quotes = new OpenQuotes();
  let isOpen = true;
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1] ?? "";
    const after = tokens[index + 1] ?? "";
    const quote = quotes.read(token, before, after);
    const isHyphen = token === "-" && isCompound(before, after);
    const joins = token === "/" || isHyphen;
    const isJoined =
      isOpen ||
      joins ||
      quote === "close" ||
      clings.test(token) ||
      splitWords.has(`${before} ${token}`.toLowerCase());
    if (!isJoined) text += " ";
    places.push({ start: text.length, end: text.length + token.length });
    text += token;
    isOpen = joins || quote === "open" || opens.test(token);
  }
  return { text, places };
}

/** Whether a hyphen between two tokens makes one word of them. */
const isCompound = (before: string, after: string): boolean =>
  /[\p{L}\d]$/u.test(before) &&
  /^[\p{L}\d]/u.test(after) &&
  !beginsClause.test(before) &&
  !beginsClause.test(after);

/** Which straight quotation marks are open, since they look alike on both sides. */
class OpenQuotes {
  readonly #open = new Set<string>();

  read(token: string, before: string, after: string): "open" | "close" | undefined {
    if (token !== '"' && token !== "'" && token !== "``" && token !== "''") return undefined;
    const kind = token === "'" ? "'" : '"';
    if (this.#open.delete(kind)) return "close";
    // “the students ’ books”: an apostrophe.
    if (kind === "'" && /s$/i.test(before)) return "close";
    if (after === "" && before !== "") return "close";
    this.#open.add(kind);
    return "open";
  }
}
