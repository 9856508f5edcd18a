import { stemOf, wordsOf } from "../../../text";
import { idiomIn } from "../look-up";
import type { WordBook } from "../word-book";
import { askingWords } from "./asking-words";
import type { WordQuestion } from "./word-question";

const themeWords: readonly (readonly [RegExp, string])[] = [
  [/\b(?:weather|rain|snow|sun|wind|storm)\b/, "weather"],
  [/\b(?:animals?|pets?)\b/, "animals"],
  [/\b(?:food|eating|fruits?|cooking|kitchen)\b/, "food"],
  [/\b(?:body|body parts?|parts of (?:the )?body)\b/, "body"],
  [/\b(?:colou?rs?)\b/, "colours"],
  [/\b(?:money|rich|price|business)\b/, "money"],
  [/\b(?:time|clock)\b/, "time"],
  [/\b(?:work|job|study|studying|school|learning|education|office)\b/, "work and study"],
  [
    /\b(?:feelings?|emotions?|love|happiness|happy|sad|sadness|angry|anger|relationships?|wedding|marriage)\b/,
    "feelings",
  ],
  [/\b(?:easy|difficult|problems?|trouble)\b/, "easy and difficult"],
  [/\b(?:speak|speaking|talk|talking|communication|conversation|secrets?)\b/, "speaking"],
  [/\b(?:people|behaviou?r|family|character|friends?|friendship)\b/, "people and behaviour"],
  [/\b(?:luck|success|successful)\b/, "luck and success"],
];

/** “Taking a big risk” is about risks. */
const lightWords =
  /^(?:taking|having|being|doing|making|getting|giving|big|great|lot|lots|somebody|something|person)$/;

export function readIdioms(
  bare: string,
  said: readonly string[],
  book: WordBook,
): WordQuestion | null {
  if (!/\b(?:idioms?|idiomatic|proverbs?|sayings|(?:an?|the|this|that|old) saying)\b/.test(bare))
    return null;
  if (
    /\b(?:mean(?:s|t)?(?! (?:very|to|that|something|easy))|meaning|remember|learn)\b/.test(bare) &&
    idiomIn(said, book) !== undefined
  )
    return null;
  if (
    /^(?:what (?:is|are) (?:an? |the )?(?:idioms?|proverbs?|sayings?))$|\bhow (?:can|to|do|should)\b.*\b(?:learn|remember|use)\b/.test(
      bare,
    )
  )
    return null;
  const wanted =
    /\b(?:about|with|for|of|on|related to|connected (?:to|with)|using|that means?|meaning|describing|describe) (?:the |an? |something |to be |being |very )*(.+)$/.exec(
      bare,
    )?.[1] ??
    /^([\p{L}-]+) (?:idioms?|proverbs?)$/u.exec(
      bare.replace(
        /^(?:(?:tell|give|show|teach)(?: me)? |some |any |an? |\w+ )?(?=[\p{L}-]+ idioms?$)/u,
        "",
      ),
    )?.[1];
  if (wanted === undefined || /^(?:english|me|common|some|five|ten|useful|\d+)$/.test(wanted)) {
    const known = idiomIn(said, book);
    if (known !== undefined && known.place.to - known.place.from > 1) return null;
    return /\b(?:give|tell|show|teach|list|some|know|learn|need|want|common|popular|useful|examples?)\b|^(?:english )?(?:idioms?|proverbs?|sayings?)(?: (?:in|of) english)?$/.test(
      bare,
    )
      ? { of: "idioms", title: "Some idioms", idioms: book.idioms }
      : null;
  }
  const theme = themeWords.find(([pattern]) => pattern.test(wanted))?.[1];
  const words = wordsOf(wanted).filter(
    (word) => word.length > 2 && !askingWords.has(word) && !lightWords.test(word),
  );
  const withWord = book.idioms.filter(({ phrase }) =>
    words.some((word) =>
      wordsOf(phrase.toLowerCase()).some(
        (each) => each === word || each === `${word}s` || `${each}s` === word,
      ),
    ),
  );
  const meaning = book.idioms
    .filter(
      (each) =>
        words.length > 0 &&
        words.every((word) => wordsOf(each.meaning).some((part) => stemOf(part) === stemOf(word))),
    )
    .toSorted((one, other) => one.meaning.length - other.meaning.length);
  const byMeaning = /\b(?:means?|meaning|for|when|say|describ\w+)\b/.test(bare);
  const ofTheme = book.idioms.filter(({ about }) => about === theme);
  const found = [
    ...new Set(
      byMeaning ? [...meaning, ...withWord, ...ofTheme] : [...withWord, ...ofTheme, ...meaning],
    ),
  ];
  if (found.length === 0) return null;
  const isOfTheme = theme !== undefined && found.length > withWord.length + meaning.length;
  return {
    of: "idioms",
    title: isOfTheme ? `Idioms of ${theme}` : `Idioms for ${wanted.replaceAll(/["“”]/g, "")}`,
    idioms: found.slice(0, 12),
  };
}
