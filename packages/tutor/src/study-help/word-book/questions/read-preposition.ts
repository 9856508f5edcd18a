import { phrasesBefore, prepositionsOf } from "../look-up";
import type { WordBook } from "../word-book";
import { leftOver, wanted } from "./asking-words";
import type { WordQuestion } from "./word-question";

const prepositionWords =
  "about|against|as|at|between|by|for|from|in|into|of|off|on|over|to|towards?|under|up|with|without";

const orWords = new RegExp(
  `(?:^|\\s)([\\p{L}-]+)(?: (?:something|somebody|someone|it|me))? (${prepositionWords})(?: \\S+)?,? or (?:\\1 |is |be )?(${prepositionWords}|nothing|no preposition)(?:,? or (${prepositionWords}))?\\b`,
  "u",
);

export function readPreposition(
  bare: string,
  said: readonly string[],
  asks: boolean,
  book: WordBook,
): WordQuestion | null {
  const plain = bare.replaceAll(/["“”?]/g, "");
  // "Can I end a sentence with a preposition?" is about no word.
  if (/\bsentences?\b.*\bwith (?:an? )?prepositions?\b/.test(plain)) return null;
  const [, word = "", one = "", other = "", third = ""] = orWords.exec(plain) ?? [];
  if (word !== "") {
    const known = prepositionsOf(word, book);
    const offered = [one, other, third].filter((each) => each !== "" && !each.startsWith("no"));
    if (known.some(({ preposition }) => offered.includes(preposition) || preposition === ""))
      return { of: "preposition", word: known[0]!.word, prepositions: known, offered };
  }
  // “Listen or listen to?”, “discuss about or discuss?”
  const without = new RegExp(
    `(?:^|\\s)([\\p{L}-]+) or \\1 (${prepositionWords})\\b|(?:^|\\s)([\\p{L}-]+) (${prepositionWords})(?: .{1,20})? or \\3(?! (?:${prepositionWords})\\b)`,
    "u",
  ).exec(plain);
  if (without !== null) {
    const known = prepositionsOf(without[1] ?? without[3] ?? "", book);
    const offered = [without[2] ?? without[4] ?? ""];
    if (known.length > 0)
      return { of: "preposition", word: known[0]!.word, prepositions: known, offered };
  }
  // “In Monday or on Monday?”, “by bus or with bus?”
  const twice = new RegExp(
    `(?:^|\\s)(${prepositionWords}) ((?:the |an? |my )?[\\p{L}]+) or (${prepositionWords}) (?:the |an? |my )?[\\p{L}]+$`,
    "u",
  ).exec(plain);
  const before = new RegExp(
    `(?:^|\\s)(${prepositionWords}) or (${prepositionWords}) (?:the |an? |my )?([\\p{L}]+)(?: .*)?$`,
    "u",
  ).exec(plain);
  const noun = (twice?.[2] ?? before?.[3] ?? "").replace(/^(?:the|an?|my) /, "");
  const offeredBefore = twice === null ? [before?.[1], before?.[2]] : [twice[1], twice[3]];
  if (noun !== "") {
    const phrases = phrasesBefore(noun, book).filter(({ preposition }) =>
      offeredBefore.includes(preposition),
    );
    if (phrases.length > 0) return { of: "phrase-preposition", phrases };
  }
  if (/\bprepositions?\b/.test(bare)) {
    for (const each of wanted(said)) {
      const known = prepositionsOf(each, book);
      if (known.length > 0)
        return { of: "preposition", word: known[0]!.word, prepositions: known, offered: [] };
      const phrases = phrasesBefore(each, book);
      if (phrases.length > 0) return { of: "phrase-preposition", phrases };
    }
    return null;
  }
  // “Interested with is correct?”, “can I say depend of?”
  const whether = new RegExp(
    `\\b(?:can i say|can we say|is it (?:right|correct|ok) to say|is|correct|right|wrong|should i say|do (?:you|we|i) say)\\b`,
  ).test(plain);
  const pair = new RegExp(`(?:^|\\s)([\\p{L}-]+) (${prepositionWords})(?:\\s|$)`, "u").exec(
    plain.replace(/\b(?:right|correct|wrong|better) (?:to|in|for)\b/g, ""),
  );
  if (
    whether &&
    asks &&
    !/\b(?:i|you|we|they) (?:am|are)\b/.test(plain) &&
    pair !== null &&
    said.length <= 8
  ) {
    const known = prepositionsOf(pair[1]!, book);
    const place = said.indexOf(pair[1]!);
    if (
      known.length > 0 &&
      leftOver(said, { from: place, to: place + 2 }).length === 0 &&
      /\b(?:say|correct|right|wrong|ok)\b/.test(plain)
    )
      return { of: "preposition", word: known[0]!.word, prepositions: known, offered: [pair[2]!] };
  }
  return null;
}
