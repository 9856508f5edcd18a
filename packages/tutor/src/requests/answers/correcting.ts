import { corrected, sayCorrection } from "../../mistakes";
import { type FoundSlip, ruling, slipIn } from "../../study-help/common-slips";
import { givesAway } from "../../spoilers";
import { clip, quote, wordsOf } from "../../text";
import type { Chat, Mistake } from "../../types";
import { type Answer, answer } from "../answer";
import { idiomNamed, idiomTold } from "../../study-help/word-book/idioms";
import { situationsIn } from "../reading/find-situations";
import { judgeWord } from "./judge-word";
import { phrasesFor } from "./situation-answers";

/** How Iris asks for a sentence, and knows again that she did. */
export const asksForSentence = "Write your sentence, and I will look at it.";
/** So many reasons have room in a reply: every mark is explained, those of one kind once. */
const mostReasons = 6;
const longestSentence = 300;

/** A word or a name of two words is no sentence. */
const mostOfName = 2;

const bareOf = (text: string): string => wordsOf(text).join(" ");

/** “Is it OK to say long time no see?”: a phrase that is known by heart; null for any other sentence. */
function saidByPeople(sentence: string, { english }: Chat): Answer | null {
  const bare = bareOf(sentence);
  const phrase = english.situations
    .flatMap(({ phrases }) => phrases)
    .find(({ say }) => bareOf(say) === bare);
  if (phrase !== undefined)
    return answer("checking", `Yes. People say ${quote(phrase.say)} ${phrase.when}.`, ["quiz"]);
  const idiom = idiomNamed(sentence, english.wordBook);
  return idiom === undefined
    ? null
    : answer("checking", `Yes, people say that. ${idiomTold(idiom)}`, ["quiz"]);
}

/** The sentence as it would be right, with the reasons; or what to look at, or that nothing was found. */
export function correct(sentence: string, chat: Chat): Answer {
  if (chat.corrections === null)
    return answer("checking", [
      "I cannot look for mistakes at this moment. Please send your sentence once more.",
      "I still cannot look for mistakes. Please try again in a minute.",
    ]);
  const before = sentence === "" ? textBefore(chat) : null;
  if (before !== null)
    return correct(before.text, { ...chat, message: before.text, corrections: before.marks });
  if (sentence === "")
    return answer("checking", [`Yes. ${asksForSentence}`, `Gladly. ${asksForSentence}`]);
  const start = Math.max(0, chat.message.lastIndexOf(sentence));
  const marks = chat.corrections
    .filter((mark) => mark.start >= start && mark.start <= start + sentence.length)
    .map((mark) => ({ ...mark, start: mark.start - start }));
  const ofWord =
    wordsOf(sentence).length <= mostOfName && marks.length === 0 ? judgeWord(sentence, chat) : null;
  if (ofWord !== null) return ofWord;
  const slip = slipIn(sentence);
  const said = ruling(sentence);
  if (slip === null && said !== null && marks.length === 0)
    return answer("checking", said, ["quiz"]);
  if (slip !== null && marks.length === 0)
    return answer("checking", `${proposed(slip)}${slip.why} I do not see every mistake.`, [
      "exercise",
      "quiz",
    ]);
  // "How do I say I am sorry for late?" wants to know what people say.
  const situations = /^(?:and |so |please )?how\b/.test(chat.plain)
    ? situationsIn(sentence, chat.english.situations)
    : [];
  const isSaid = marks.length === 0 ? saidByPeople(sentence, chat) : null;
  if (isSaid !== null) return isSaid;
  if (marks.length === 0 && situations.length > 0) return phrasesFor(situations, null, chat);
  if (marks.length === 0)
    return answer("checking", [
      "I found nothing to mark in that sentence, but I do not see every mistake. Can you write one more?",
      "I mark the mistakes that I find, and I found none there. I can miss some. What else would you like to write?",
    ]);
  const better = corrected(sentence, marks);
  const isWhole = marks.every((mark) => mark.better !== null) && better !== sentence;
  const isAsked = chat.lesson?.quizQuestions.some(
    (question) => givesAway(better, question) && !givesAway(sentence, question),
  );
  if (isAsked === true)
    return answer("checking", [
      "I have marked your message. Tap a marked word to see why. Can you write the sentence again?",
    ]);
  const reasons = [...new Set(marks.slice(0, mostReasons).map(reasonOf))].join(" ");
  return answer(
    "checking",
    isWhole && better.length <= longestSentence
      ? `I would write: ${quote(better)} ${reasons}${behindMarks(sentence, better)}`
      : `I have marked what to look at. ${marks.slice(0, mostReasons).map(toLookAt).join(" ")}`,
    marks.some(({ topic }) => topic !== undefined) ? ["exercise on my mistakes", "why?"] : [],
  );
}

/** "Correct my text" behind a text means that; "check my sentence" asks for one that comes next. */
function textBefore({ plain, history, earlierWritten }: Chat) {
  const last = earlierWritten?.at(-1);
  const lastSaid = history.findLast(({ sender }) => sender === "user")?.text;
  return last !== undefined && last.text === lastSaid && pointsBack.test(plain) ? last : null;
}
/** What points at what was written before. */
export const pointsBack =
  /\b(?:it|that|this|my (?:text|message|last sentence|english|writing|answer|sentences)|what i (?:wrote|said)|above|before|this text|me)\b/;

/** What to write instead, where it can be written down and not only described. */
const proposed = ({ better }: FoundSlip): string =>
  /[+/]|without|past simple/.test(better) ? "" : `I would write ${quote(better)}. `;

/** What no mark says, said behind the marks. */
function behindMarks(sentence: string, better: string): string {
  const slip = slipIn(sentence);
  return slip === null || slipIn(better) === null
    ? ""
    : ` ${proposed(slip).replace("I would", "I would also")}${slip.why}`;
}

const reasonOf = ({ why }: Mistake): string => clip(why, 120);
const toLookAt = (mark: Mistake): string => `${sayCorrection(mark)} ${reasonOf(mark)}`;

/** Whether the sentence that Iris asked for comes now. */
export const isAwaited = ({ lastReply }: Chat): boolean =>
  lastReply?.includes(asksForSentence) ?? false;
