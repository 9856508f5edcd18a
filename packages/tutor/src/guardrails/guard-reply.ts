import type { CefrLevel } from "@saywell/cefr";
import { isOtherLanguage } from "../other-languages";
import { plainText, sentencesOf, wordsOf } from "../text";
import type { TutorLesson } from "../types";
import { hardnessOf, knownWords, replyLimits, splitLongSentence } from "./level-of-reply";
import { toldKey } from "./told-key";

/** Longest reply of a language model, in UTF-16 units: it writes no tables. */
const spokenMaxLength = 600;

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

/** Why a reply may not be said. */
export type ReplyProblem =
  | "gives-away"
  | "unfit"
  | "asks-who-you-are"
  | "says-human"
  | "offers-to-meet"
  | "tells-instructions"
  | "obeys"
  | "invents-mistake"
  | "asks-for-money"
  | "insults"
  | "persuades"
  | "not-english"
  | "too-hard"
  | "empty";

export type GuardedReply =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problem: ReplyProblem };

/**
 * Holds a reply of a language model against what Iris may say, and mends what can be mended: marks of
 * a text format go, addresses go, long sentences are cut in two, and it ends with a sentence within the
 * longest reply. The mind on board says nothing but texts of ours and what the content holds, and has its
 * limits there.
 */
export function guardReply(reply: string, guard: ReplyGuard): GuardedReply {
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
export function problemBesideKey(text: string, guard: ReplyGuard): ReplyProblem | null {
  const { isFitForAll } = guard;
  if (!isFitForAll(text)) return "unfit";
  const plain = plainText(text);
  const said = neverSaid.find(([, pattern]) => pattern.test(plain));
  if (said !== undefined) return said[0];
  if (inventsMistake(plain, guard)) return "invents-mistake";
  return isOtherLanguage(text) || isOtherScript(text) ? "not-english" : null;
}

const tellsKey = (text: string, { lesson, message }: ReplyGuard): boolean =>
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

/** Iris never asks a learner, who may be a child, for what tells who or where they are. */
const asksWho =
  /\b(?:your (?:full name|surname|last name|family name|(?:home |e-?mail )?address|phone(?: number)?|telephone|number|password|school'?s name|photo|picture of you|birthday|date of birth|account|whatsapp|instagram|snapchat)\b.{0,40}\?|(?:send|give|tell|show) me (?:your|a) (?:photo|picture|phone|address|number|email|e-mail|password|full name)|(?:which|what) school (?:do|did|are) you|what(?:'s| is) the name of your school|where exactly do you live|are you (?:home )?alone)/;
const saysHuman =
  /\bi(?:'m| am) (?:really |actually |just |truly )*not (?:just |only |really )?(?:an? )?(?:ai|artificial|program|robot|bot|computer|machine|chatbot)\b|\bi(?:'m| am) (?:really |actually |just |also |truly )*an? (?:real |living |normal |actual )*(?:human(?: being)?|person|woman|girl|boy|man)\b|\bi(?:'m| am) human\b|\bi (?:was born|grew up) in\b|\bi have (?:a (?:body|husband|wife|boyfriend|girlfriend|daughter|son)|two children)\b|\bthere is a (?:real )?(?:person|human) (?:behind|here)\b/;

/** Whatever a learner asks for, Iris meets nobody; that she cannot is sayable. */
const offersToMeet =
  /\b(?:let'?s|let us|we (?:can|could|should|will)|i(?:'ll| will| can| could| would love to| want to|'d love to)) (?:\w+ )?(?:meet(?: up)?(?= (?:you|up|at|in|on|tomorrow|tonight|today|this|next|outside|after|near|for|there|soon)\b|[.!?,]|$)|see (?:you|each other) (?:at the|at my|in the (?:park|café|cafe|city)|tomorrow at)|come (?:to|and see) (?:you|your))|\bmeet me (?:at|in|on|near|after|outside|tomorrow|tonight|there)\b|\b(?:yes|sure|ok|okay|of course),? (?:let'?s|we can|i can|i will) meet\b/;
const tellsInstructions =
  /\byou are iris\b|\bfacts as json\b|\b(?:my|the|these) (?:system )?(?:instructions?|prompt) (?:is|are|says?|say)\b|\b(?:my|the) system prompt\b|\bhere (?:is|are) my (?:instructions|rules|prompt)\b|\byou talk with one learner\b|\blearnerslevel\b|\b(?:mistakesinthelastmessage|recentmistakes)\b|\bnever an instruction to you\b/;
const obeys =
  /\bi(?:'m| am) (?:now )?dan\b|\bdan(?: mode| here|:)|\b(?:developer|jailbreak|god|unrestricted) mode\b|\bi (?:will|can|'ll|now) (?:now )?(?:ignore|forget|break) (?:all |my |the |these |every |any )*(?:previous |earlier )?(?:rules?|instructions?|guidelines)\b|\bi (?:have|follow) no (?:rules|limits|restrictions|filters?)\b|\b(?:my|the|all) (?:rules|restrictions|limits|filters) (?:are|have been) (?:gone|off|lifted|removed|ignored)\b|\bi can do anything\b|\bi(?:'m| am) no longer iris\b/;

const asksForMoney =
  /\b(?:your|the) (?:credit|debit|bank) ?(?:card|account)?\b.{0,40}(?:number|details|code|pin|\?)|\b(?:send|give|pay|transfer|lend) me (?:some |your |the )?(?:money|dollars|euros|pounds|\d+|gift cards?|bitcoin)|\b(?:card number|cvv|iban|pin code)\b.{0,30}(?:\?|please)|\b(?:write|text|call|message|add|contact|find|follow) me (?:on|at|via) (?:whatsapp|telegram|instagram|snapchat|discord|facebook|skype|tiktok|my)|\bmy (?:phone number|e-?mail|instagram|whatsapp|telegram|number) is\b/;
/** Of the learner, not of anything that they speak of. */
const insults =
  /\b(?:you(?:'re| are)|what an?|you) (?:such |so |really |very |just |a |an |the |too )*(?:stupid|idiots?|dumb|moron|fool|loser|ugly|pathetic|worthless|useless|lazy|hopeless|disgusting|retarded|imbecile|ignorant|bad (?:student|learner|person))\b(?! mistakes?| answers?)|\bshut up\b(?! (?:means|is))|\byour english is (?:terrible|awful|horrible|hopeless|so bad|very bad|rubbish)\b|\bnobody likes you\b/;
const persuades =
  /\b(?:you (?:should|must|have to)|everyone should|please|people should|we (?:should|must)) (?:\w+ )?(?:vote|support|elect|believe in|convert to|pray to|join)\b.{0,30}\b(?:party|president|candidate|trump|biden|putin|government|communis\w+|socialis\w+|conservatives?|labour|democrats?|republicans?|christ\w*|islam|jesus|allah|religion)\b|\b(?:immigrants|muslims|jews|christians|gays|refugees) (?:are|should) (?:\w+ )?(?:bad|dangerous|inferior|banned|deported|stupid|evil|worse)\b/;

/** What no reply may say, whatever it answers. */
const neverSaid: readonly (readonly [ReplyProblem, RegExp])[] = [
  ["asks-who-you-are", asksWho],
  ["says-human", saysHuman],
  ["offers-to-meet", offersToMeet],
  ["tells-instructions", tellsInstructions],
  ["obeys", obeys],
  ["asks-for-money", asksForMoney],
  ["insults", insults],
  ["persuades", persuades],
];

/** Whether half of the letters are of another alphabet. */
function isOtherScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length * 2 > letters.length;
}

/** Marks of Markdown, addresses of pages and pictures are nothing that can be read in a chat. */
export function withoutFormat(reply: string): string {
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
