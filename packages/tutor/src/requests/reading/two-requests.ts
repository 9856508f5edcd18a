import { quotedIn } from "../../study-help/read-study-request";
import type { Chat } from "../../types";
import { type Answer, answer } from "../answer";
import type { Request } from "../request";
import { startSeries, startTopic } from "../../exercises/start-exercise";

const both =
  /^(.{8,}?)[,.;]? (?:and|then|also|plus|after that)(?: then| also| after that)?,? (?:please |(?:can|could) you |i (?:want|would like) )*((?:give|make|show|do|start|send|prepare|set|have|get|test|an?|some)\b.*\b(?:exercises?|quiz|tasks?|questions?|practi[sc]e|test)\b.*)$/i;

/** What is asked before something to practise: "Explain articles and give me an exercise"; null else. */
export const beforeExercise = (message: string): string | null =>
  both.exec(message.trim())?.[1] ?? null;

/** What else is asked of the same word: "and how is it pronounced?" */
const ofSameWord: readonly (readonly [RegExp, (word: string) => string])[] = [
  [
    /\b(?:pronounc\w+|stress\w*|how (?:to|do (?:you|i|we)) (?:say|read) it|sounds?)\b/,
    (word) => `how do you pronounce ${word}?`,
  ],
  [/\b(?:examples?|sentences?)\b/, (word) => `example with ${word}`],
  [/\bsynonyms?\b/, (word) => `synonym of ${word}`],
  [/\b(?:opposite|antonym)\b/, (word) => `what is the opposite of ${word}?`],
  [/\bcollocations?\b/, (word) => `collocations with ${word}`],
  [/\bmean(?:s|ing)?\b/, (word) => `what does ${word} mean?`],
];
const askedTwice =
  /^(.{8,}?)[,.;?]? (?:and|also|plus)(?: also| then)?,? ((?:what|how|which|can|could|give|tell|use|show|write|make|its|the|some|an?|is|where)\b.{6,60})$/i;

/** "What does bark mean, and how do you pronounce it?" as two questions about the quoted word; null else. */
export function twoOfOneWord(message: string): readonly [string, string] | null {
  const [, first, second] = askedTwice.exec(message.trim().replace(/[.?!\s]+$/, "")) ?? [];
  const [word, another] = quotedIn(first ?? "");
  if (first === undefined || second === undefined || word === undefined || another !== undefined)
    return null;
  if (quotedIn(second).length > 0 || /\s\S+\s\S+\s/.test(word)) return null;
  const asked = ofSameWord.find(([pattern]) => pattern.test(second.toLowerCase()))?.[1];
  return asked === undefined ? null : [first, asked(word)];
}

const longest = 880;

/** What was asked first, and behind it the exercise; null where both have no room. */
export function withExercise(first: Answer, request: Request, chat: Chat): Answer | null {
  const topic =
    request.kind === "english" && request.question.kind === "grammar"
      ? request.question.topic
      : null;
  const item = topic === null ? startSeries("words", chat) : startTopic(topic, chat);
  const [said = "", asked = ""] = [first.replies[0], item?.replies[0]];
  // The exercise itself takes the place of the offer to do one.
  const text = `${said.replace(/\n\nSay “examples”.*$/s, "")}\n\n${asked}`;
  return item === null || asked === "" || text.length > longest
    ? null
    : answer(item.topic, text, item.suggestions);
}
