import { plainText, wordsOf } from "../../text";
import { examAskedAbout } from "../exams";
import { readFigures } from "../figures";
import { tipsForWorry } from "../learning-tips";
import type { WordBook } from "./word-book";
import { readCollocations, readVerbChoice } from "./questions/read-collocations";
import { readCountry } from "./questions/read-country";
import { readIdioms } from "./questions/read-idioms";
import { readMeaning } from "./questions/read-meaning";
import { readPart } from "./questions/read-part-of-speech";
import { readPhrasalVerbs } from "./questions/read-phrasal-verbs";
import { readPreposition } from "./questions/read-preposition";
import { readRegister } from "./questions/read-register";
import { readSound } from "./questions/read-sound";
import { readIrregular } from "./questions/read-verb-forms";
import type { WordQuestion } from "./questions/word-question";

/** What a message asks of words; null where it asks nothing that the book has. */
export function readWordQuestion(
  bare: string,
  message: string,
  book: WordBook | undefined,
): WordQuestion | null {
  const asks = message.trim().endsWith("?");
  const whole = plainText(message).replace(/[.?!\s]+$/, "");
  const exam = examAskedAbout(bare);
  if (exam !== null) return { of: "said", says: exam };
  const worry = tipsForWorry(bare);
  if (worry !== null) return { of: "tips", ...worry };
  const figures = readFigures(bare);
  if (figures !== null) return { of: "said", says: figures };
  if (book === undefined) return null;
  if (/\b(?:exercises?|quiz|practi[sc]e|test me|check my|correct my)\b|^train\b/.test(bare))
    return null;
  const said = wordsOf(bare.replaceAll(/["“”]/g, " "));
  return (
    readSound(bare, said, book) ??
    readCountry(bare, said, book) ??
    readIrregular(bare, said, book) ??
    readVerbChoice(bare, book) ??
    readPreposition(startingWithGood.test(whole) ? whole : bare, said, asks, book) ??
    readPart(bare, book) ??
    readIdioms(bare, said, book) ??
    readPhrasalVerbs(bare, said, book) ??
    readRegister(bare, said, book) ??
    readCollocations(bare, said, book) ??
    readMeaning(bare, said, asks, book)
  );
}

/** Here “good” is no politeness. */
const startingWithGood = /^good (?:at|in|for|with|to|on)\b/;
