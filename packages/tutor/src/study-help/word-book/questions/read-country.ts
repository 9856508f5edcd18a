import { toAmerican } from "@saywell/english";
import { pairsIn, spellingsOf } from "../british-american";
import type { WordBook } from "../word-book";
import { wanted } from "./asking-words";
import type { WordQuestion } from "./word-question";

const countries = {
  british: /\b(?:british|britain|uk|england)\b/,
  american: /\b(?:american|americans|america|us|usa|united states)\b/,
};

export function readCountry(
  bare: string,
  said: readonly string[],
  book: WordBook,
): WordQuestion | null {
  const plain = bare.replaceAll(/["“”]/g, "");
  const [, one = "", other = ""] =
    /\b([\p{L}]+)(?: or |\/| vs\.? | and )([\p{L}]+)\b/u.exec(plain) ?? [];
  for (const [british, american] of [
    [one, other],
    [other, one],
  ] as const)
    if (british !== "" && british !== american && toAmerican(british) === american)
      return { of: "spelling-of-country", british, american };
  const names = Object.values(countries).some((pattern) =>
    pattern.test(plain.replaceAll(/\b(?:tell|give|help|show|teach) us\b/g, "")),
  );
  const isAsked =
    /^(?:what|how|which|is|do|does|are|in|the|a|give|tell)\b.*\b(?:what|how|which|words?|names?|call(?:ed)?|say|use|sp[ea]ll?\w*|writ\w+|synonym|equivalent|version|british|american)\b|^(?:british|american)\b/.test(
      plain,
    ) && !/^in \w+ (?:i|we|he|she|they|my)\b/.test(plain);
  if (!names || !isAsked) return null;
  if (/\b(?:spel\w*|write|written)\b/.test(plain)) {
    const spelt = wanted(said).flatMap((word) => spellingsOf(word) ?? [])[0];
    return spelt === undefined ? null : { of: "spelling-of-country", ...spelt };
  }
  if (
    /\b(?:accent|difference|pronounc\w*|food|people(?!(?: in \w+)? (?:say|call|use)\b)|culture|history|better|learn)\b/.test(
      plain,
    )
  )
    return null;
  const pairs = pairsIn(said, book);
  return pairs.length === 0 ? null : { of: "word-of-country", pairs };
}
