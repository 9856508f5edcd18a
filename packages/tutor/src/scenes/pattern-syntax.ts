import { fromShort } from "./short-forms";

/** A pattern, read. */
export type Pattern =
  | { readonly kind: "word"; readonly word: string }
  | { readonly kind: "sequence"; readonly parts: readonly Pattern[] }
  | { readonly kind: "either"; readonly options: readonly Pattern[] }
  | { readonly kind: "maybe"; readonly part: Pattern }
  | { readonly kind: "gap" }
  | { readonly kind: "slot"; readonly name: string };

/** Parts that may stand anywhere in a message, in any order; those of `not` nowhere. */
export interface PatternParts {
  readonly all: readonly Pattern[];
  readonly not: readonly Pattern[];
}

export class PatternError extends Error {}

const piece = /\s*(…|\.\.\.|[()[\]|&!]|\{[^{}]*\}|<[^<>]*>|[#=]?[\p{L}\p{N}'£€$@.:%-]+)/uy;

/**
 * Reads a pattern: words, `(a b|c)`, `[maybe]`, `…` for some words between, `{slot}` and `<phrase>`.
 * `=word` is the word in this form only. `a | b` at the top are two patterns; `a & b` asks for both in any order, `a & !b` for no b,
 * not even a denied one.
 */
export function parsePattern(
  source: string,
  phrases: Readonly<Record<string, string>>,
): PatternParts[] {
  const pieces = split(source);
  let at = 0;
  const peek = () => pieces[at];
  const fail = (reason: string): never => {
    throw new PatternError(`${reason} in “${source}”`);
  };

  function sequence(): Pattern {
    const parts: Pattern[] = [];
    for (
      let next = peek();
      next !== undefined && !["|", ")", "]", "&"].includes(next);
      next = peek()
    ) {
      at += 1;
      parts.push(...element(next));
    }
    if (parts.length === 0) fail("There is nothing between two marks");
    return parts.length === 1 ? parts[0]! : { kind: "sequence", parts };
  }
  function options(): Pattern {
    const found = [sequence()];
    while (peek() === "|") {
      at += 1;
      found.push(sequence());
    }
    return found.length === 1 ? found[0]! : { kind: "either", options: found };
  }
  function closed(mark: string): Pattern {
    const inside = options();
    if (peek() !== mark) fail(`“${mark}” is missing`);
    at += 1;
    return inside;
  }
  function element(next: string): Pattern[] {
    if (next === "(") return [closed(")")];
    if (next === "[") return [{ kind: "maybe", part: closed("]") }];
    if (next === "…" || next === "...") return [{ kind: "gap" }];
    if (next === "!") fail("“!” may stand only after “&”");
    if (next.startsWith("{")) return [{ kind: "slot", name: next.slice(1, -1).trim() }];
    if (next.startsWith("<")) return [phrase(next.slice(1, -1).trim())];
    return wordsOfPattern(next).map((word) => ({ kind: "word", word }));
  }
  function phrase(name: string): Pattern {
    const meant = phrases[name];
    if (meant === undefined) return fail(`There is no phrase <${name}>`);
    const { [name]: _, ...others } = phrases;
    const [only, ...more] = parsePattern(`(${meant})`, others);
    if (only === undefined || more.length > 0 || only.all.length !== 1)
      return fail(`<${name}> is not one phrase`);
    return only.all[0]!;
  }

  const found: PatternParts[] = [];
  do {
    if (at > 0) at += 1;
    const all: Pattern[] = [];
    const not: Pattern[] = [];
    do {
      if (peek() === "&") at += 1;
      const isNot = peek() === "!";
      if (isNot) at += 1;
      (isNot ? not : all).push(sequence());
    } while (peek() === "&");
    if (all.length === 0) fail("Nothing is asked for");
    found.push({ all, not });
  } while (peek() === "|");
  if (at < pieces.length) fail(`“${pieces[at]}” is not expected`);
  return found;
}

function split(source: string): string[] {
  const pieces: string[] = [];
  piece.lastIndex = 0;
  const end = source.trimEnd().length;
  while (piece.lastIndex < end) {
    const from = piece.lastIndex;
    const found = piece.exec(source);
    if (found === null)
      throw new PatternError(`“${source.slice(from).trim()[0]}” is not expected in “${source}”`);
    pieces.push(found[1]!);
  }
  return pieces;
}

/** As messages are split, so that "check-in" and "don't" fit. */
const wordsOfPattern = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .split(/[\s-]+/)
    .flatMap((each) => (each.startsWith("#") ? [each] : fromShort(each, "")))
    .filter(Boolean);
