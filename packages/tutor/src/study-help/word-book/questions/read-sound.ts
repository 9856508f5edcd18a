import { wordsOf } from "../../../text";
import { phoneticOf } from "../look-up";
import { isSilentIn } from "../silent-letters";
import type { WordBook } from "../word-book";
import { wanted } from "./asking-words";
import type { WordQuestion } from "./word-question";

const oneWord = "(?:the )?(?:words? )?[\"“']?([\\p{L}-]+)[\"”']?";

export function readSound(
  bare: string,
  said: readonly string[],
  book: WordBook,
): WordQuestion | null {
  const has = (word: string): boolean => phoneticOf(word, book) !== undefined;
  if (/\bs[iy]l+[ae]b/.test(bare)) {
    const [, quoted] = /["“]([\p{L}-]+)["”]/u.exec(bare) ?? [];
    const word =
      quoted ??
      new RegExp(
        `\\b(?:in|of|does|has|have|for|is|divide|count) ${oneWord}(?: (?:have|has|has got))?$`,
        "u",
      ).exec(bare)?.[1] ??
      wanted(said).find(
        (each) =>
          has(each) &&
          !/^(?:s[iy]l+[ae]b\w*|many|stress\w*|divide|count|number|loud|strong\w*|weak|long|pronounced?)$/.test(
            each,
          ),
      );
    if (
      word !== undefined &&
      has(word) &&
      /\b(?:how many|number|count|divide|s[iy]l+[ae]b\w* (?:of|in))\b/.test(bare) &&
      !/\b(?:stress\w*|loud|strong)\b/.test(bare)
    )
      return { of: "syllables", word };
    if (word !== undefined && has(word)) return { of: "sound", words: [word] };
  }
  if (/\brhym/.test(bare)) {
    const word =
      new RegExp(`\\b(?:with|for|of|to) ${oneWord}$`, "u").exec(bare)?.[1] ??
      new RegExp(`\\bwhat ${oneWord} rhymes?\\b`, "u").exec(bare)?.[1] ??
      new RegExp(`^${oneWord} rhymes?$`, "u").exec(bare)?.[1];
    if (word !== undefined && has(word)) return { of: "rhymes", word };
  }
  if (
    /\bhomo(?:phone|nym)s?\b|\bsounds? (?:exactly |just )?(?:the same|like)\b|\bsame (?:sound|pronunciation)\b/.test(
      bare,
    )
  ) {
    const word = new RegExp(`\\b(?:of|for|with|as|like|to) ${oneWord}$`, "u").exec(bare)?.[1];
    if (word !== undefined && has(word) && /\b(?:words?|homo\w+|what|which)\b/.test(bare))
      return { of: "sounds-like", word };
  }
  if (/\bsilent\b/.test(bare)) {
    const letter =
      /\bsilent (?:letter )?["“']?([a-z])["”']?\b/.exec(bare)?.[1] ??
      /["“']([a-z])["”'] (?:is )?silent/.exec(bare)?.[1] ??
      /\b(?:letter )?([b-z]) (?:is |are )?silent\b/.exec(bare)?.[1];
    const word = said.find((each) => each.length > 2 && isSilentIn(each));
    return { of: "silent", letter: letter ?? null, word: word ?? null };
  }
  const pronounced =
    /\b(?:pronounce|pronunciation of|pronounciation of|phonetic(?:s| transcription)?(?: of| for)?|transcription (?:of|for)|ipa (?:of|for)) (?:the |these )?(?:words? |verb )?(.+)$/.exec(
      bare,
    )?.[1] ??
    new RegExp(
      `\\bhow (?:is|do you say|to say|does) ${oneWord} (?:pronounced|aloud|sound|said)$`,
      "u",
    ).exec(bare)?.[1] ??
    new RegExp(`^${oneWord} (?:pronunciation|transcription|ipa)$`, "u").exec(bare)?.[1];
  // "How can I pronounce this word?" asks about the word before.
  if (pronounced !== undefined && /^(?:it|this|that|them|these|those)\b/.test(pronounced))
    return null;
  if (pronounced !== undefined && !/\b(?:sound|letter|ending|-ed|th|ed)\b/.test(pronounced)) {
    const words = wordsOf(
      pronounced
        .replaceAll(/["“”]/g, " ")
        .replace(/\b(?:correctly|right|in english|properly|well)$/, ""),
    ).filter((word) => !/^(?:and|or|the|word|words|in|british|american)$/.test(word));
    if (words.length > 0 && words.length <= 4 && words.every(has)) return { of: "sound", words };
  }
  return null;
}
