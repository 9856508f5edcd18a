import type { EnglishSources, PracticeItem, WordPair } from "../english-questions/types";
import type { LessonWord } from "../lesson-word";
import { contentWords, hasPhrase, quote, stemOf, wordsOf } from "../text";
import type { Chat, OfferedLesson } from "../types";
import { whichFits } from "./which-fits";

/** Something to answer about a word, at a level. */
export interface WordItem {
  readonly level: string;
  readonly item: PracticeItem;
}

/** Where both words would do, nobody can say which one fits. */
const isLoose =
  /\b(?:both|same|also|often|usual|usually|mostly|more|formal|informal|polite|stronger|Britain|America|American|British)\b/i;

/** Read once for a course, however many practise. */
const readBefore = new WeakMap<readonly unknown[], readonly WordItem[]>();

/** Every item about words that can be made from the pairs and the words of the course. */
export function wordItems({
  english,
  course,
}: {
  readonly english: Pick<EnglishSources, "pairs">;
  readonly course: Chat["course"];
}): readonly WordItem[] {
  const key = course.length > 0 ? course : english.pairs;
  const before = readBefore.get(key);
  if (before !== undefined) return before;
  const read = [...english.pairs.flatMap(ofPair), ...course.flatMap(ofLesson)];
  readBefore.set(key, read);
  return read;
}

/** A gap where one of the words stands in an example, and alone can stand. */
function ofPair(pair: WordPair): WordItem[] {
  if (isLoose.test(pair.difference)) return [];
  return pair.examples.flatMap((example): WordItem[] => {
    const found = pair.words.filter((word) => hasPhrase(example, word));
    const [answer] = found;
    if (found.length !== 1 || answer === undefined || wordsOf(example).length < 4) return [];
    const place = example.toLowerCase().indexOf(answer);
    if (place < 0 || !/[.?!]$/.test(example)) return [];
    const question = `${whichFits}${example.slice(0, place)}___${example.slice(place + answer.length)}`;
    const item = { question, choices: pair.words, answer, why: pair.difference };
    return [{ level: pair.level, item }];
  });
}

const others = 2;

/** What a word means, to be told from two others of its lesson. */
function ofLesson({ difficulty, words }: OfferedLesson): WordItem[] {
  return words.flatMap((entry, at): WordItem[] => {
    const apart = [...words.slice(at + 1), ...words.slice(0, at)]
      .filter((other) => other.partOfSpeech === entry.partOfSpeech && isAnother(other, entry))
      .slice(0, others);
    if (apart.length < others || hasPhrase(entry.meaning, entry.word)) return [];
    const item = {
      question: `Which word means this: ${entry.meaning.replace(/[.\s]+$/, "")}?`,
      choices: [entry.word, ...apart.map(({ word }) => word)],
      answer: entry.word,
      why: `We say for example: ${quote(entry.example)}`,
    };
    return [{ level: difficulty, item }];
  });
}

/** Words whose meanings share a word might both be right. */
function isAnother(one: LessonWord, other: LessonWord): boolean {
  const meaning = new Set(contentWords(other.meaning).map(stemOf));
  return (
    one.word.toLowerCase() !== other.word.toLowerCase() &&
    !contentWords(one.meaning).some((word) => meaning.has(stemOf(word)))
  );
}
