import { bandOf } from "./free-talk/level-band";
import { starters } from "./free-talk/starters";
import { contentWords, plainText, rotate, stemOf } from "./text";
import type { Chat } from "./types";

/** Easy questions to begin to talk with, by the topic of a lesson. */
const openers: Readonly<Record<string, readonly string[]>> = {
  everyday: ["What did you do this morning?", "What do you like to do in the evening?"],
  work: ["What is your job, or what job would you like?", "What do you do on a working day?"],
  travel: ["Where would you like to travel, and why?", "How do you usually travel?"],
  study: ["What do you study at the moment?", "Why do you learn English?"],
  health: ["What do you do to feel well?", "What food is good for you?"],
};

/** Questions to go on with, another one first each time. */
export const openersFor = ({ lesson, turn, level }: Chat): string[] =>
  rotate(
    (lesson && openers[lesson.topic]) ?? starters[bandOf(level)].map(({ text }) => text),
    turn,
  );

const stemsOf = (text: string): string[] => contentWords(plainText(text)).map(stemOf);

/** Questions to begin a talk with about what somebody names; empty where none is about that. */
export function openersAbout(about: string, { level, turn }: Chat): string[] {
  const named = new Set(stemsOf(about));
  const fitting = starters[bandOf(level)].filter(({ topic, text }) =>
    stemsOf(`${topic.replaceAll("-", " ")} ${text}`).some((stem) => named.has(stem)),
  );
  return rotate(
    fitting.map(({ text }) => text),
    turn,
  );
}
