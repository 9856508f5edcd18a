import { familyOf, type PartName } from "../look-up";
import type { WordBook } from "../word-book";
import type { WordQuestion } from "./word-question";

const parts: Readonly<Record<string, PartName>> = {
  noun: "noun",
  nouns: "noun",
  verb: "verb",
  verbs: "verb",
  adjective: "adjective",
  adjectives: "adjective",
  adj: "adjective",
  adverb: "adverb",
  adverbs: "adverb",
  adv: "adverb",
};

const partWord = "(nouns?|verbs?|adjectives?|adverbs?|adj|adv)";

const partPatterns: readonly RegExp[] = [
  new RegExp(
    `\\b${partWord}(?: forms?)?(?: (?:is|are|do|does|can|made|formed|derived|comes?|you|we|i|make|get))* (?:of|from|for|to):? (?:the )?(?:word |verb |noun |adjective )?["“]?([\\p{L}-]+)["”]?(?: in english)?$`,
    "u",
  ),
  new RegExp(`^(?:the )?${partWord}(?: form)?:? ["“]?([\\p{L}-]+)["”]?$`, "u"),
];

const partBehind: readonly RegExp[] = [
  new RegExp(
    `^(?:the )?["“]?([\\p{L}-]+)["”]? (?:as |in |to |into )?(?:an? |the )?${partWord}(?: form)?$`,
    "u",
  ),
  new RegExp(
    `\\b(?:turn|change|transform|make|convert) ["“]?([\\p{L}-]+)["”]? (?:in ?to|become|to|as) (?:an? |the )?${partWord}`,
    "u",
  ),
  new RegExp(
    `^if ["“]?([\\p{L}-]+)["”]? is (?:an? |the )?(?:verb|noun|adjective|adverb),? what is (?:the |its )?${partWord}`,
    "u",
  ),
  new RegExp(
    `^["“]?([\\p{L}-]+)["”]? is (?:an? |the )?(?:verb|noun|adjective|adverb),? (?:and )?(?:what is (?:the |its )?)?${partWord}`,
    "u",
  ),
];

export function readPart(bare: string, book: WordBook): WordQuestion | null {
  if (
    /\b(?:opposites?|negatives?|synonyms?|comparative|superlative|plural|order|another)\b/.test(
      bare,
    )
  )
    return null;
  const which =
    /^(?:is|are) (?:the word )?["“]?([\p{L}-]+)["”]? (?:an? )?(noun|verb|adjective|adverb)\b/u.exec(
      bare,
    ) ??
    /^(?:what|which) (?:part of speech|word class|kind of word|type of word) is (?:the word )?["“]?([\p{L}-]+)["”]?$/u.exec(
      bare,
    );
  if (which !== null) {
    const word = which[1]!;
    const found = familyOf(word, book)
      .filter((each) => each.word === word)
      .map(({ partOfSpeech }) => partOfSpeech);
    if (found.length > 0) return { of: "parts-of", word, parts: found };
  }
  const [word, part] = (() => {
    for (const pattern of partPatterns) {
      const found = pattern.exec(bare);
      if (found !== null) return [found[2]!, found[1]!];
    }
    for (const pattern of partBehind) {
      const found = pattern.exec(bare);
      if (found !== null) return [found[1]!, found[2]!];
    }
    return ["", ""];
  })();
  const name = parts[part];
  if (
    name === undefined ||
    /^(?:this|that|it|them|my|exercises?|the|regular|irregular|phrasal|modal|what|which)$/.test(
      word,
    )
  )
    return null;
  const words = familyOf(word, book)
    .filter(({ partOfSpeech }) => partOfSpeech === name)
    .map((each) => each.word);
  return words.length === 0 ? null : { of: "part", word, part: name, words };
}
