import type { CefrLevel } from "@saywell/cefr";
import { isOtherLanguage } from "../other-languages";
import { plainText, sentencesOf, wordsOf } from "../text";
import type { TutorLesson } from "../types";
import { hardnessOf, knownWords, replyLimits, splitLongSentence } from "./level-of-reply";
import { withoutFormat } from "./format";
import { neverSaidIn } from "./never-said";
import type { ReplyProblem } from "./reply-problem";
import { toldKey } from "./told-key";

/** Longest reply of a language model, in UTF-16 units: it writes no tables. */
export const spokenMaxLength = 600;
/** So much of a reply is read: marks of a format take room too. An endless one costs no more. */
export const mostRead = 4 * spokenMaxLength;

export type { ReplyProblem } from "./reply-problem";

/** What a reply may be held against. */
export interface ReplyGuard {
  readonly level: CefrLevel;
  readonly lesson: TutorLesson | null;
  /** What the learner wrote: their own words may be said again. */
  readonly message: string;
  /** What the checker marked in the message and the ones before; left out where nobody looked. */
  readonly marked?: readonly string[] | undefined;
  readonly levelOf: (word: string) => CefrLevel | null;
  /** Whether people of every age may read a text. */
  readonly isFitForAll: (text: string) => boolean;
}

export type GuardedReply =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problem: ReplyProblem };

/**
 * Holds a reply of a language model against what Iris may say, and mends what can be mended: marks of
 * a text format go, addresses go, long sentences are cut in two, and it ends with a sentence within the
 * longest reply. The mind on board says nothing but texts of ours and what the content holds, and has its
 * limits there.
 */
export function guardReply(whole: string, guard: ReplyGuard): GuardedReply {
  const reply = whole.slice(0, mostRead);
  const text = shortened(withoutFormat(reply));
  if (wordsOf(text).length === 0) return { ok: false, problem: "empty" };
  // As it was said too: "2) am" is no item of a list.
  const problem = problemOf(text, guard) ?? (tellsKey(reply, guard) ? "gives-away" : null);
  if (problem !== null) return { ok: false, problem };
  const { longestSentence } = replyLimits[guard.level];
  const sentences = sentencesOf(text).flatMap((each) =>
    wordsOf(each).length > longestSentence ? sentencesOf(splitLongSentence(each)) : [each],
  );
  const mended = easyEnough(sentences, guard);
  return mended === null ? { ok: false, problem: "too-hard" } : { ok: true, text: mended };
}

/** The sentences without those that are too hard for the learner; null where nothing worth saying is left. */
function easyEnough(sentences: readonly string[], guard: ReplyGuard): string | null {
  const { longestSentence, hardWords } = replyLimits[guard.level];
  const known = knownWords(guard);
  const measure = (text: string) => hardnessOf(text, guard.level, guard.levelOf, known);
  const isTooLong = (each: string): boolean =>
    measure(each).longSentences.some((long) => wordsOf(long).length > longestSentence * 1.25);
  let kept = sentences.filter((each) => !isTooLong(each));
  while (measure(kept.join(" ")).hardWords.length > hardWords) {
    const hardest = kept.reduce((one, other) =>
      measure(other).hardWords.length > measure(one).hardWords.length ? other : one,
    );
    kept = kept.filter((each) => each !== hardest);
  }
  if (kept.length === sentences.length) return kept.join(" ");
  const isWorthSaying = kept.some((each) => wordsOf(each).length > 2);
  // Half of a thought would only puzzle.
  return isWorthSaying && kept.length * 2 >= sentences.length ? kept.join(" ") : null;
}

/** What must not be heard even for a moment while a reply comes in; null where nothing is wrong so far. */
export function problemOf(text: string, guard: ReplyGuard): ReplyProblem | null {
  return tellsKey(text, guard) ? "gives-away" : problemBesideKey(text, guard);
}

/** The same, but for the key of the lesson's quiz. */
function problemBesideKey(text: string, guard: ReplyGuard): ReplyProblem | null {
  const { isFitForAll } = guard;
  if (!isFitForAll(text)) return "unfit";
  const plain = plainText(text);
  const said = neverSaidIn(text, plain);
  if (said !== null) return said;
  if (inventsMistake(plain, guard)) return "invents-mistake";
  return isOtherLanguage(text) || isOtherScript(text) ? "not-english" : null;
}

/** Whether a text tells the key of the lesson's quiz. */
export const tellsKey = (text: string, { lesson, message }: ReplyGuard): boolean =>
  lesson !== null && toldKey(text, lesson, message) !== null;

const callsWrong =
  /"([^"]{2,80})" (?:is|was|sounds) (?:\w+ )?(?:not (?:right|correct|good english)|wrong|incorrect|a mistake|bad english)|\b(?:instead of|not|don't (?:say|write)|never (?:say|write)) "([^"]{2,80})"/g;

/** Whether a reply calls words of the learner wrong in which the checker found nothing. Questions are answered by tools. */
function inventsMistake(plain: string, { marked, message }: ReplyGuard): boolean {
  if (marked === undefined || message.includes("?")) return false;
  const written = plainText(message);
  const found = marked.map(plainText);
  return [...plain.matchAll(callsWrong)].some(([, first, second]) => {
    const blamed = (first ?? second ?? "").replace(/[.,!?]+$/, "");
    return (
      written.includes(blamed) &&
      !found.some((each) => blamed.includes(each) || each.includes(blamed))
    );
  });
}

/** Whether half of the letters are of another alphabet. */
function isOtherScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length * 2 > letters.length;
}

/** Whole sentences, as many as a reply may hold. */
function shortened(text: string): string {
  if (text.length <= spokenMaxLength) return text;
  let kept = "";
  for (const sentence of sentencesOf(text)) {
    if (kept.length + sentence.length + 1 > spokenMaxLength) break;
    kept = kept === "" ? sentence : `${kept} ${sentence}`;
  }
  return kept;
}
