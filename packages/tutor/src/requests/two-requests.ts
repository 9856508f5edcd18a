import type { Chat } from "../types";
import { type Answer, answer } from "./answer";
import type { Request } from "./request";
import { startSeries, startTopic } from "./start-exercise";

const both =
  /^(.{8,}?)[,.;]? (?:and|then|also|plus|after that)(?: then| also| after that)?,? (?:please |(?:can|could) you |i (?:want|would like) )*((?:give|make|show|do|start|send|prepare|set|have|get|test|an?|some)\b.*\b(?:exercises?|quiz|tasks?|questions?|practi[sc]e|test)\b.*)$/i;

/** What is asked before something to practise: "Explain articles and give me an exercise"; null else. */
export const beforeExercise = (message: string): string | null =>
  both.exec(message.trim())?.[1] ?? null;

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
