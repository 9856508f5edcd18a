import type { EnglishSources } from "../english-questions/types";
import { sentencesOf, wordsOf } from "../text";
import type { Chat, Turn } from "../types";
import { askedIn } from "../exercises/exercise-items";
import { bareOf, exerciseWord } from "../exercises/exercise-words";
import { readExerciseWish } from "../exercises/exercise-wish";
import { looksLikeAnswer, markItem } from "../exercises/mark-item";
import { subjectIn } from "./last-subject";
import { readPart } from "./read-part";
import { asksForSomething, readWish } from "./read-follow-on";
import { readRequest } from "../requests/reading/read-request";

/** What somebody wants to know of the talk so far. */
export type LookBack = "mistakes" | "summary" | "words" | "well";

const mine = /\b(?:i|my|me|mine|we|our|us|you (?:mark|correct|change|find|found)\w*)\b/;
const others =
  /\b(?:typical|common|usual|frequent|learners?|students?|people|beginners?|other people|speakers?)\b/;
const patterns: readonly (readonly [LookBack, RegExp])[] = [
  [
    "words",
    /^(?!.*\b(?:teach|give|want|need|should|more|next)\b).*\b(?:what|which|list|show|repeat|tell me|all)\b.*\b(?:words?|vocabulary|expressions?)\b.*\b(?:learn\w*|learnt|today|so far|talk|did we|did i|have we|have i|had|practi[sc]ed|looked at|studied|covered|explained?|new)\b|^(?:my|the|today's|our) (?:new )?(?:words|vocabulary)(?: (?:of|from|for) (?:today|this (?:talk|chat)))?$|\bwords? (?:that )?(?:i|we) (?:have )?(?:learn\w*|had|practi[sc]ed|looked at)\b/,
  ],
  [
    "well",
    /^what was (?:good|right|fine)$|^(?:and |so )?(?:what|which \w+|where|did i|have i|was there)\b.*\b(?:well|good|right|correctly|best|better|strengths?|strong)\b(?!.*\bwrong\b)(?=.*)|^what (?:are|were) my (?:strengths?|strong points?)$|^what can i (?:already )?do well$|^(?:did i|have i) (?:do|say|write|said|written|done|done) (?:anything|something) (?:well|right|good|correctly)$/,
  ],
  [
    "mistakes",
    /\b(?:what|which|where|how many|show|list|tell|sum(?:mari[sz]e)?|repeat|did|have|had|give|review|see|all|were|any|remind|go over|go through)\b.*\b(?:mistakes?|errors?|wrong|incorrect(?:ly)?|badly)\b|\bmy (?:main |biggest |worst )?(?:weak points?|weaknesses|weakness)\b|^do i make (?:many|a lot of|any|big|too many|often) ?(?:mistakes?|errors?)?$|^(?:all )?(?:my|the) (?:mistakes?|errors?)(?: (?:please|today|so far|list|until now))*$|\bwhat (?:did|do|have) you (?:mark|correct|change|find|underline)\w*\b|\bwhat (?:should|can|must|do) i (?:need to )?(?:correct|improve in my (?:sentences|english))\b|\bcorrections? (?:of|from|so far|today|list)\b|^(?:my )?corrections$/,
  ],
  [
    "summary",
    /\bwhat (?:(?:have|did|do|had|all|things|topics?|grammar|else) )*(?:we|i|you and i|you) (?:(?:have|all|already|just|did|today) )*(?:talk\w*|spoke\w*|speak|cover\w*|discuss\w*|do|did|done|go over|gone over|look\w* at|learn\w*|learnt|stud\w+|practi[sc]\w*|achieve\w*|work\w* on|explain\w*)(?: (?:about|so far|today|until now|till now|up to now|here|together|in (?:this|our) \w+|before|just now|already|from you|with you|now))*$|^(?:(?:can|could|would|will|you|please|give|make|write|me|us|i|want|need|like|to|have|a|an|the|short|quick|brief|little|show|get) )*(?:summary|recap|overview|review|sum|summari[sz]e|summing|wrap|report)(?: (?:up|it|of|what|we|have|did|our|the|this|my|talk|talked|about|chat|conversation|lesson|today|session|everything|all|so far|please|progress|work|learning|done|covered))*$|\b(?:how (?:did|have|am|was|were) i (?:do|done|doing)?|how (?:did|do) i get on|how (?:is|was) my english|how well (?:did|have) i (?:do|done)|my (?:progress|results?))(?: (?:today|so far|now|in this \w+|overall|here))*$/,
  ],
];

/** What a message wants to know of the talk so far; null where it wants something else. */
export function readLookBack({
  message,
  english,
}: Pick<Chat, "message" | "english">): LookBack | null {
  if (message.length > longest || /["“”:]/.test(message)) return null;
  const bare = bareOf({ message, english });
  if (wordsOf(bare).length > mostWords || others.test(bare)) return null;
  if (/\b(?:exercises?|quiz|test|practi[sc]e|lesson (?:about|on)|avoid|role)\b/.test(bare))
    return null;
  if (/\b(?:this|that|the) (?:sentence|text|word|one|answer)\b/.test(bare)) return null;
  const found = patterns.find(([, pattern]) => pattern.test(bare))?.[0] ?? null;
  if (found === null || found === "summary") return found;
  // "What is right?" is about English, "what did I do right?" about this talk.
  if (
    !mine.test(bare) &&
    !/^what was (?:good|right|fine)$/.test(bare) &&
    !/\b(?:today|so far|corrections?)\b/.test(bare)
  )
    return null;
  return isOfNow.test(bare) ? null : found;
}
const longest = 110;
const mostWords = 14;
/** "What is wrong?" and "is it wrong to say …" ask about one thing. */
const isOfNow =
  /\b(?:is|are) (?:it|this|that|there|he|she)\b|\bif i\b|\b(?:can|should|could|may) i (?:say|write|use)\b|\bmy (?:teacher|boss|friend|son|daughter|wife|husband|phone|computer|life|day|family|job)\b/;

/** Something that the learner wrote by themselves: no request, and no answer to an exercise. */
export interface Written {
  readonly text: string;
  /** Its own sentences: none in questions and requests. */
  readonly sentences: readonly string[];
}

const fewestWords = 3;

/** Read once for a talk: a summary asks for it several times. */
const readBefore = new WeakMap<readonly Turn[], readonly Written[]>();

/** What the learner wrote in a talk, the oldest first, without answers to exercises and questions about the talk. */
export function writtenIn(
  history: readonly Turn[],
  english: EnglishSources,
  course: Chat["course"],
): readonly Written[] {
  const before = readBefore.get(history);
  if (before !== undefined) return before;
  let last = "";
  const written: Written[] = [];
  for (const { sender, text } of history) {
    if (sender === "avatar") {
      last = text;
      continue;
    }
    if (text === "" || isAnswer(text, last, english, course)) continue;
    const chat = { message: text, english };
    const isTelling = tells.test(text) && wordsOf(text).length > 3 && !text.includes("?");
    if (!isTelling && readLookBack(chat) !== null) continue;
    const request = isTelling ? null : readRequest(text, english);
    const own = request?.kind === "correct" ? request.sentence : text;
    const isAsking = request?.kind === "correct" ? own === "" : request !== null || asks(chat);
    written.push({ text, sentences: !isTelling && isAsking ? [] : ownSentences(own) });
  }
  readBefore.set(history, written);
  return written;
}

/** How sentences of a talk begin, and no requests: to read those is quicker so. */
const tells =
  /^(?:i (?!want|need|would|do not|don't|dont|still|can't|cannot|can not|understand|not|no|forgot|forget|am (?:lost|confused|done|finished|tired|ready))|my|his|her|our|their|he|she|we|they|it|the|there|yesterday|last|every|in|on|at|when|because|yes|no|nevertheless|however|despite|although|if i|today)\b/i;

function isAnswer(
  text: string,
  last: string,
  english: EnglishSources,
  course: Chat["course"],
): boolean {
  const asked = askedIn(last, { english, course });
  if (asked === null) return false;
  return (
    markItem(asked.item, text, asked.topic) !== "no-answer" ||
    exerciseWord({ message: text, english }) !== null ||
    looksLikeAnswer(asked.item, text)
  );
}

/** Whether a message that is no request of its own asks for something all the same. */
const asks = (chat: Pick<Chat, "message" | "english">): boolean =>
  (asksForSomething(chat.message) && wordsOf(chat.message).length < mostAsking) ||
  readWish(chat) !== null ||
  readExerciseWish(chat.message, chat.english) !== null;
const mostAsking = 12;

const ownSentences = (own: string): readonly string[] =>
  sentencesOf(own.replaceAll(/\s*\n+\s*/g, " "))
    .map((each) => each.trim())
    .filter((each) => wordsOf(each).length >= fewestWords && !/\?["”]?$/.test(each));

const asksForMistakes: ReadonlySet<string> = new Set(["exercise", "advise", "teach"]);
const lastTexts = 12;
/** So many replies ago a corrected sentence may still be meant. */
const near = 4;

/** "Why drank?": the reason of one word. */
export const asksWhyOfWord =
  /^(?:(?:and|but|so) )?why (?:is it |did you write |do you write )?["“']?([\p{L}' -]{2,24}?)["”']?[\s?.!]*$/iu;

/**
 * The earlier messages of a talk whose mistakes are needed to answer a message: all of them for a summary,
 * the last one for "why?", and none for most messages.
 */
export function textsToMark(
  message: string,
  history: readonly Turn[],
  english: EnglishSources,
  course: Chat["course"],
): readonly string[] {
  const chat = { message, english };
  const kind = readRequest(message, english)?.kind ?? "";
  const all = (): readonly string[] => writtenIn(history, english, course).map(({ text }) => text);
  if (readLookBack(chat) !== null || kind === "summary" || kind === "my-mistakes") return all();
  if (asksForMistakes.has(kind) || readExerciseWish(message, english)?.of === "mistakes")
    return all().slice(-lastTexts);
  const request = readRequest(message, english);
  if (request?.kind === "correct" && request.sentence === "") return all().slice(-1);
  if (asksWhyOfWord.test(message)) return all().slice(-lastTexts);
  const part = readPart(message);
  const isListed = history.at(-1)?.text.includes("I marked ") === true;
  const ofTalk = subjectIn(history, english, course)?.of !== "correction";
  if (part !== null && (isListed || (ofTalk && /^(?:mistake|error)$/.test(part.kind))))
    return all();
  if (part === null && readWish(chat) === null && kind !== "mistakes" && kind !== "follow")
    return [];
  const lastReply = history.findLast(({ sender }) => sender === "avatar")?.text ?? "";
  const subject = subjectIn(history, english, course);
  return (subject?.of === "correction" && subject.age < near) ||
    /\b(?:write “|Leave out “|add “)/.test(lastReply)
    ? writtenIn(history, english, course)
        .filter(({ sentences }) => sentences.length > 0)
        .map(({ text }) => text)
        .slice(-1)
    : [];
}
