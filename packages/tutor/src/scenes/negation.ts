import type { Token } from "./token";

const denying = new Set([
  "not",
  "no",
  "never",
  "without",
  "nothing",
  "none",
  "nor",
  "neither",
  "hate",
  "dislike",
]);
/** After "no" these begin an answer, and "no" denies nothing that follows. */
const afterPlainNo = new Set(
  `i we you he she it they this that the thank thanks please sorry sir madam just only can could my
  maybe but because actually there what how do is not problem worry need doubt no nothing never none`.split(
    /\s+/,
  ),
);
/** After these "not" denies nothing: "I don't mind tea", "not only". */
const harmlessAfterNot = new Set(["mind", "only", "bad", "worry", "just"]);
const subjects = new Set(["i", "you", "we", "it", "there", "he", "she", "they", "this", "that"]);
const helpers = new Set([
  "do",
  "does",
  "did",
  "can",
  "could",
  "would",
  "will",
  "should",
  "is",
  "are",
  "was",
  "have",
]);
/** After these, what was denied is over. */
const turns = new Set([
  "but",
  "instead",
  "rather",
  "because",
  "please",
  "just",
  "only",
  "except",
  "until",
  "unless",
  "before",
]);
/** After "and" or a comma these begin something that is wanted. */
const wanted = new Set(
  "i we a an one some can could please yes maybe only just give the it my you if #number".split(
    " ",
  ),
);

const is = (token: Token | undefined, words: ReadonlySet<string>): boolean =>
  token?.lemmas.some((each) => words.has(each)) ?? false;
const spelt = (token: Token | undefined, ...words: readonly string[]): boolean =>
  words.includes(token?.lemmas[0] ?? "");

/** Whether a word denies what follows it. */
function denies(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]!;
  const [before, next, second] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
  if (!denying.has(token.lemmas[0] ?? "")) return false;
  if (spelt(token, "no"))
    return (
      next !== undefined &&
      !next.hasCommaBefore &&
      next.segment === token.segment &&
      !is(next, afterPlainNo)
    );
  if (!spelt(token, "not"))
    return !(spelt(token, "nothing", "none") && next?.hasCommaBefore === true);
  if (is(next, harmlessAfterNot)) return false;
  if (spelt(before, "why") || spelt(tokens[at - 2], "why")) return false;
  // "Don't you have tea?", "Can't I pay later?"
  if (before?.isFirst === true && is(before, helpers) && is(next, subjects)) return false;
  // "Do you not have tea?"; "I can't wait", "I don't know, maybe tea".
  if (spelt(next, "know") && second?.hasCommaBefore === true) return false;
  return !(spelt(before, "can") && spelt(next, "wait"));
}

/** Whether what is denied ends before this word. */
function endsBefore(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]!;
  if (spelt(token, "and") || spelt(token, "or")) {
    return spelt(token, "and") && is(tokens[at + 1], wanted);
  }
  if (is(token, turns)) return true;
  if (!token.hasCommaBefore) return false;
  // "no tea, coffee or juice" goes on to deny; "no tea, coffee please" does not.
  for (let next = at; next < tokens.length && tokens[next]!.segment === token.segment; next += 1) {
    if (next > at && tokens[next]!.hasCommaBefore) break;
    if (spelt(tokens[next], "or", "nor") && next > at) return is(token, wanted);
  }
  return true;
}

/** Marks what "not", "no" and the like deny, up to where that ends, and each "no" that is an answer. */
export function findNegations(tokens: readonly Token[]): void {
  for (let at = 0; at < tokens.length; at += 1) {
    if (!denies(tokens, at)) {
      const token = tokens[at]!;
      if (spelt(token, "no") && token.isFirst) token.lemmas = [...token.lemmas, "#no"];
      continue;
    }
    tokens[at]!.deniedBy = at;
    for (let next = at + 1; next < tokens.length; next += 1) {
      if (tokens[next]!.segment !== tokens[at]!.segment) break;
      // "I can't pay more than £200": that much is paid.
      if (spelt(tokens[next], "more", "less") && spelt(tokens[next + 1], "than")) break;
      if (next > at + 1 && endsBefore(tokens, next)) break;
      if (next === at + 1 && tokens[next]!.hasCommaBefore) break;
      if (tokens[next]!.deniedBy === -1) tokens[next]!.deniedBy = at;
    }
  }
}
