import type { Match } from "./pattern/compile-pattern";
import type { Token } from "./pattern/token";

/** Explanations that say what some words go with, by a few of them. */
const namesSome = /^(?:We |After |Behind |This |These |With |For )/;
const smallWords = new Set(
  `a an the to of in on at by for with from into about up as and or not be am is are was were it he she they we you i
  me him her us them my your his their our this that who what something somebody there n't no`
    .trim()
    .split(/\s+/),
);
/** What belongs to words behind it. */
const openEnd = new Set("the a an this that my your his her our their i".split(" "));
const longest = 6;

/**
 * An explanation of a rule for many words, made to speak of the one that was written: of "have problem" it is not
 * enough to know that we say “have a shower”. As it is where it names that word already.
 *
 * @param why such as “We say “have a shower”: with “a”.”
 * @param marked where the mistake stands in the tokens of its sentence
 * @param better what stands there instead of the marked tokens
 */
export function withCaseInPoint(
  why: string,
  tokens: readonly Token[],
  { from, to, markFrom, markTo }: Match,
  better: string,
): string {
  const quoted = [...why.matchAll(/“([^”]+)”/g)].map(([, phrase]) => phrase!.toLowerCase());
  if (!namesSome.test(why) || quoted.length === 0) return why;
  const part = tokens.slice(from, to);
  const written = new Set(part.flatMap(({ lower, lemma }) => [lower, lemma]));
  const said = new Set([...written, ...better.toLowerCase().split(/\s+/)]);
  const isNamed = quoted.some((phrase) => {
    const words = phrase.replaceAll(/[^\p{L}' -]/gu, "").split(/\s+/);
    const telling = words.filter((word) => word !== "" && !smallWords.has(word));
    return telling.length === 0
      ? words.every((word) => written.has(word))
      : telling.every((word) => said.has(word));
  });
  if (isNamed) return why;
  const text = (each: Token): string => (each.pos === "PUNCT" ? "" : each.text);
  const words = [
    ...tokens.slice(from, markFrom).map(text),
    better.trim(),
    ...tokens.slice(markTo, to).map(text),
  ].filter(Boolean);
  while (words.length > 0 && openEnd.has(words.at(-1)!.toLowerCase())) words.pop();
  if (words[0] === "n't") words.shift();
  const phrase = words.join(" ").replaceAll(/ (?=n't\b|'(?:s|re|m|ve|ll|d)\b)/g, "");
  const isPlain =
    words.length > 1 && phrase.split(" ").length <= longest && /^[\p{L}' -]+$/u.test(phrase);
  return isPlain ? `${why} Here: “${phrase}”.` : why;
}
