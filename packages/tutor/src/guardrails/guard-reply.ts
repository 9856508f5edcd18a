import type { CefrLevel } from "@saywell/cefr";
import { givesAway, spoils } from "../spoilers";
import { plainText, sentencesOf, wordsOf } from "../text";
import type { TutorLesson } from "../types";
import { hardnessOf, replyLimits, splitLongSentence } from "./level-of-reply";

/** Longest reply of a language model, in UTF-16 units: it writes no tables. */
const spokenMaxLength = 600;

/** What a reply may be held against. */
export interface ReplyGuard {
  readonly level: CefrLevel;
  readonly lesson: TutorLesson | null;
  /** What the learner wrote: their own words may be said again. */
  readonly message: string;
  readonly levelOf: (word: string) => CefrLevel | null;
  /** Whether people of every age may read a text. */
  readonly isFitForAll: (text: string) => boolean;
}

/** Why a reply may not be said. */
export type ReplyProblem =
  | "gives-away"
  | "unfit"
  | "asks-who-you-are"
  | "says-human"
  | "too-hard"
  | "empty";

export type GuardedReply =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problem: ReplyProblem };

/**
 * Holds a reply of a language model against what Iris may say, and mends what can be mended: marks of
 * a text format go, addresses go, long sentences are cut in two, and it ends with a sentence within the
 * longest reply. Pure, so that both minds and the evaluation pass the same.
 */
export function guardReply(reply: string, guard: ReplyGuard): GuardedReply {
  const text = shortened(withoutFormat(reply));
  if (wordsOf(text).length === 0) return { ok: false, problem: "empty" };
  const problem = problemOf(text, guard);
  if (problem !== null) return { ok: false, problem };
  const { longestSentence, hardWords } = replyLimits[guard.level];
  const mended = sentencesOf(text)
    .map((each) => (wordsOf(each).length > longestSentence ? splitLongSentence(each) : each))
    .join(" ");
  const known = new Set(
    wordsOf([guard.message, ...(guard.lesson?.words.map(({ word }) => word) ?? [])].join(" ")),
  );
  const hardness = hardnessOf(mended, guard.level, guard.levelOf, known);
  const isTooHard =
    hardness.hardWords.length > hardWords ||
    hardness.longSentences.some((each) => wordsOf(each).length > longestSentence * 1.5);
  return isTooHard ? { ok: false, problem: "too-hard" } : { ok: true, text: mended };
}

/** What must not be heard even for a moment while a reply comes in; null where nothing is wrong so far. */
export function problemOf(
  text: string,
  { lesson, message, isFitForAll }: ReplyGuard,
): ReplyProblem | null {
  if (lesson !== null && tellsKey(text, lesson, message)) return "gives-away";
  if (!isFitForAll(text)) return "unfit";
  const plain = plainText(text);
  if (asksWho.test(plain)) return "asks-who-you-are";
  return saysHuman.test(plain) ? "says-human" : null;
}

/**
 * Whether a whole sentence answers a question of the lesson, or one of its answers is called the answer.
 * Single words of the lesson must be sayable.
 */
function tellsKey(text: string, lesson: TutorLesson, message: string): boolean {
  if (spoils(text, lesson, message)) return true;
  if (!/\b(?:answer|correct|right|solution|choose|option|choice)\b/i.test(text)) return false;
  return [...lesson.quizQuestions, ...lesson.outline].some(
    (question) => givesAway(text, question) && !givesAway(message, question),
  );
}

/** Iris never asks a learner, who may be a child, for what tells who or where they are. */
const asksWho =
  /\b(?:your (?:full name|surname|last name|family name|(?:home |e-?mail )?address|phone(?: number)?|telephone|number|password|school'?s name|photo|picture of you|birthday|date of birth|account|whatsapp|instagram|snapchat)\b.{0,40}\?|(?:send|give|tell|show) me (?:your|a) (?:photo|picture|phone|address|number|email|e-mail|password|full name)|which school do you go to|what school do you go to|where exactly do you live|are you (?:home )?alone)/;
const saysHuman =
  /\bi(?:'m| am) (?:not (?:an? )?(?:ai|program|robot|computer|machine)|a (?:real )?(?:human|person|woman|man))\b/;

/** Marks of Markdown, addresses of pages and pictures are nothing that can be read in a chat. */
function withoutFormat(reply: string): string {
  return reply
    .replaceAll(/```[\s\S]*?(?:```|$)/g, " ")
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/\bhttps?:\/\/\S+|\bwww\.\S+/gi, "")
    .replaceAll(/^\s*(?:#{1,6}|[-*•]|\d+[.)])\s+/gm, "")
    .replaceAll(/(\*\*|__|\*|_|`)(?=\S)(.+?)\1/g, "$2")
    .replaceAll(/\s+/g, " ")
    .trim();
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
