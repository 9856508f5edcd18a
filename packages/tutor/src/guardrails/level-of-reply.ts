import { type CefrLevel, cefrLevels } from "@saywell/cefr";
import { baseForms } from "@saywell/english";
import { sentencesOf, wordsOf } from "../text";
import type { TutorLesson } from "../types";

/** How hard what Iris says to somebody may be. */
interface ReplyLimits {
  /** Words in a sentence, at most. */
  readonly longestSentence: number;
  /** Words of a reply that may be harder than the next level, at most. */
  readonly hardWords: number;
}

/** Shorter than what lessons say: nobody can look a chat up again while they answer. */
export const replyLimits: Readonly<Record<CefrLevel, ReplyLimits>> = {
  A1: { longestSentence: 12, hardWords: 1 },
  A2: { longestSentence: 15, hardWords: 1 },
  B1: { longestSentence: 20, hardWords: 2 },
  B2: { longestSentence: 26, hardWords: 3 },
  C1: { longestSentence: 34, hardWords: 99 },
  C2: { longestSentence: 45, hardWords: 99 },
};

/** Whoever has no level yet is spoken to as at A2. */
export const assumedLevel: CefrLevel = "A2";

export interface Hardness {
  /** Sentences that are longer than the level allows. */
  readonly longSentences: readonly string[];
  /** Words that are more than one level too hard, in the order in which they come. */
  readonly hardWords: readonly string[];
}

/** Examples and words that are spoken of stand in quotation marks. */
const quoted = /[“"][^”"]*?([.?!]?)[”"]/g;

/**
 * How far a reply is above a level. What stands in quotation marks is spoken of: it makes no word hard
 * and no sentence long.
 *
 * @param levelOf about at which level learners meet a word; null where nobody knows
 * @param known words that may be said at any level: those of the lesson and of the learner's message
 */
export function hardnessOf(
  reply: string,
  level: CefrLevel,
  levelOf: (word: string) => CefrLevel | null,
  known: ReadonlySet<string>,
): Hardness {
  const highest = cefrLevels.indexOf(level) + 1;
  const own = reply.replaceAll(quoted, " ");
  const isHard = (word: string): boolean => {
    if (known.has(word)) return false;
    const levels = baseForms(word).flatMap((form) => {
      const found = levelOf(form);
      return found === null ? [] : [cefrLevels.indexOf(found)];
    });
    return levels.length > 0 && Math.min(...levels) > highest;
  };
  // A capital inside a sentence is a name.
  const small = own.replaceAll(/(?<=[\p{Ll},] )\p{Lu}[\p{L}'’-]*/gu, " ");
  const hardWords = [...new Set(wordsOf(small).filter(isHard))];
  const { longestSentence } = replyLimits[level];
  const longSentences = sentencesOf(reply.replaceAll(quoted, "“$1”")).filter(
    (each) => wordsOf(each).length > longestSentence,
  );
  return { longSentences, hardWords };
}

/** Words that may be said to somebody at any level: those of the lesson and of their own message. */
export const knownWords = ({
  message,
  lesson,
}: {
  readonly message: string;
  readonly lesson: TutorLesson | null;
}): ReadonlySet<string> =>
  new Set(wordsOf([message, ...(lesson?.words.map(({ word }) => word) ?? [])].join(" ")));

/** A long sentence in two, where a conjunction joins two whole clauses; else as it was. */
export function splitLongSentence(sentence: string): string {
  const joined =
    /^(.{15,}?)(?:,| –| —)? (and|but|so) ((?:I|you|he|she|it|we|they|this|that|there|the|your|my)\b.+)$/iu.exec(
      sentence,
    );
  if (joined === null) return sentence;
  const [, first = "", conjunction = "", rest = ""] = joined;
  const opening = conjunction === "and" ? capital(rest) : `${capital(conjunction)} ${rest}`;
  return `${first.replace(/[,;:]$/, "")}. ${opening}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
