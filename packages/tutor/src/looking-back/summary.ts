import type { GrammarTopic } from "../english-questions/types";
import { asksOfQuiz } from "../asks-of-quiz";
import { sayCorrection } from "../mistakes";
import { clip, quote } from "../text";
import type { Chat, Mistake } from "../types";
import { type Answer, answer } from "../requests/answer";
import { runsIn, type Run } from "../exercises/exercise-history";
import { readLookBack, writtenIn } from "./look-back";
import { isReadSurely } from "./read-surely";
import { wordsTold } from "../exercises/words-told";
import { topicsOfMistakes, whatNext } from "../exercises/start-exercise";

const mostNamed = 6;
/** So much of a reply its lists may fill, in UTF-16 units. */
const longestList = 760;

/** What somebody wants to know of the talk so far; null for other messages. */
export function lookBack(chat: Chat): Answer | null {
  switch (readLookBack(chat)) {
    case "mistakes":
      return myMistakes(chat);
    case "words":
      return myWords(chat);
    case "well":
      return saidWell(chat);
    case "summary":
      return summary(chat);
    case null:
      return null;
  }
}

/** What the talk was about, as it can be read from it. */
export function summary(chat: Chat): Answer {
  const said = chat.history.filter(({ sender }) => sender === "avatar");
  const written = sentencesWritten(chat);
  const isTold = (name: string): boolean =>
    said.some(({ text }) => text.replace(/^Once more: /, "").startsWith(`${quote(name)}:`));
  const grammar = chat.english.topics.map(({ names }) => names[0]!).filter(isTold);
  const situations = chat.english.situations.map(({ title }) => title).filter(isTold);
  const words = wordsTold(chat);
  const marked = realMistakes(chat.earlierMistakes ?? []);
  const well = wellSaid(chat).slice(0, 2);
  const lines = [
    written.length > 0 ? `You wrote ${count(written.length, "sentence")} of your own.` : "",
    grammar.length > 0 ? `Grammar: ${named(grammar)}.` : "",
    situations.length > 0 ? `Phrases: ${named(situations)}.` : "",
    words.length > 0 ? `Words: ${named(words)}.` : "",
    ...runsIn(chat.history, chat).map(scoreOf).slice(-4),
    marked.length > 0
      ? `Mistakes that I marked: ${marked.length}. ${shownShort(marked)}${toStudy(chat)}`
      : "",
    well.length > 0 ? `Well said: ${well.map(quote).join(" ")}` : "",
  ].filter(Boolean);
  const next = whatNext(chat, null);
  if (lines.length === 0)
    return answer(
      "summary",
      [
        "We have only just begun. Write some sentences or ask me something, and then I can sum it up.",
        "There is not much to sum up yet. What would you like to do first?",
      ],
      next,
    );
  return answer(
    "summary",
    ["This is what we did:", ...lines.map((line) => `• ${line}`)].join("\n"),
    [...next, "my mistakes"],
  );
}

const count = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? "" : "s"}`;

/** The first names of a list, and how many there are more. */
function named(list: readonly string[]): string {
  const more = list.length - mostNamed;
  return `${list.slice(0, mostNamed).map(quote).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}

function scoreOf({ done }: Run): string {
  const [first] = done;
  if (first === undefined) return "";
  const good = done.filter(({ outcome }) => outcome === "first").length;
  const { series } = first.asked;
  const what =
    series.of === "topic"
      ? `Exercise on ${quote(series.topic.title)}`
      : series.of === "quiz"
        ? "Quiz"
        : "Exercise on words";
  return `${what}: ${good} of ${done.length} right at the first try.`;
}

const sentencesWritten = ({ history, english, course }: Chat): readonly string[] =>
  writtenIn(history, english, course).flatMap(({ sentences }) => sentences);

/** What is worth a word: no capital letter, no full stop, and nothing that is only guessed. */
export const realMistakes = (marked: readonly Mistake[]): readonly Mistake[] =>
  marked.filter(
    ({ wrong, better, isGuess }) =>
      isGuess !== true &&
      (better === null || wrong.toLowerCase() !== better.toLowerCase()) &&
      !(/^[\s.,?!]*$/.test(wrong) && better !== null && /^[\s.,?!]*$/.test(better)),
  );

/** “go” → “went”: as many as have room. */
function shownShort(marked: readonly Mistake[]): string {
  const all = unique(marked);
  const shown = all.slice(0, mostNamed).map(({ wrong, better }) => {
    if (better === null) return `look again at ${quote(clip(wrong.trim(), 30))}`;
    if (wrong.trim() === "") return `add ${quote(clip(better.trim(), 30))}`;
    if (better.trim() === "") return `leave out ${quote(clip(wrong.trim(), 30))}`;
    return `${quote(clip(wrong, 30))} → ${quote(clip(better, 30))}`;
  });
  const more = all.length - shown.length;
  return `${shown.join(", ")}${more > 0 ? ` and ${more} more` : ""}.`;
}

/** The grammar that went wrong most often. */
function toStudy(chat: Chat): string {
  const ids = realMistakes(chat.earlierMistakes ?? []).flatMap(({ topic }) => topic ?? []);
  const often = (id: string): number => ids.filter((each) => each === id).length;
  const [most] = ids.toSorted((one, other) => often(other) - often(one));
  const topic = chat.english.topics.find(({ id }) => id === most);
  return topic === undefined ? "" : ` Most of all look at ${quote(topic.names[0]!)}.`;
}

/**
 * Sentences of four words and more that are praised, the longest first: nothing was marked in them, they
 * are read surely, and they put no question of the lesson's quiz, in which nothing is ever marked.
 */
function wellSaid({ earlierWritten = [], history, english, course, lesson }: Chat) {
  const clean = new Set(
    earlierWritten.filter(({ marks }) => marks.length === 0).map(({ text }) => text),
  );
  return writtenIn(history, english, course)
    .filter(({ text }) => clean.has(text) && (lesson === null || !asksOfQuiz(text, lesson)))
    .flatMap(({ sentences }) => sentences)
    .filter((each) => each.split(/\s+/).length > 3 && each.length <= longestQuoted)
    .filter(isReadSurely)
    .toSorted((one, other) => other.length - one.length);
}
const longestQuoted = 90;

function saidWell(chat: Chat): Answer {
  const good = wellSaid(chat).slice(0, 3);
  const runs = runsIn(chat.history, chat).map(scoreOf).filter(Boolean).slice(-2);
  const all = sentencesWritten(chat);
  if (good.length === 0 && runs.length === 0)
    return answer(
      "summary",
      all.length === 0
        ? [
            "You have not written a sentence of your own yet. Write two or three, and I will tell you.",
            "Write me some sentences first. Then I can say what was good.",
          ]
        : (chat.earlierWritten ?? []).some(({ marks }) => marks.length === 0)
          ? [
              `You wrote ${count(all.length, "sentence")}. I am not sure enough of any of them to praise it. Write some more, with a subject and a verb in each.`,
              "I did not read your sentences surely enough to say what was good. Write me two or three more, please.",
            ]
          : [
              `You wrote ${count(all.length, "sentence")}, and I understood you. That is what counts first. I marked something in each, so look at “my mistakes”.`,
              "I understood what you wrote. There is something marked in each sentence, so let us work on that.",
            ],
      ["my mistakes", "exercise"],
    );
  return answer(
    "summary",
    [
      "This went well:",
      ...good.map((each) => `• I found nothing to mark in ${quote(each)}`),
      ...runs.map((each) => `• ${each}`),
    ].join("\n"),
    ["my mistakes", "summary"],
  );
}

/** The words that were explained or told apart. */
function myWords(chat: Chat): Answer {
  const words = wordsTold(chat);
  if (words.length === 0)
    return answer(
      "summary",
      [
        "We have not looked at any words yet. Ask me for one, for example “What does borrow mean?”, or say “vocabulary exercise”.",
        "No words so far. Say “teach me a word” or “vocabulary exercise”.",
      ],
      ["teach me a word", "vocabulary exercise"],
    );
  return answer(
    "summary",
    `${words.length === 1 ? "This word" : `These ${words.length} words`} we looked at: ${words.slice(0, 20).map(quote).join(", ")}. Can you write a sentence with ${words.length === 1 ? "it" : "one of them"}?`,
    ["vocabulary exercise", "summary"],
  );
}

/** What was marked in this conversation. */
export function myMistakes(chat: Chat): Answer {
  const all = realMistakes(chat.earlierMistakes ?? []);
  const topics: readonly GrammarTopic[] = topicsOfMistakes(chat).slice(0, 2);
  const written = sentencesWritten(chat).length;
  const isPraised = wellSaid(chat).length > 0;
  if (all.length === 0)
    return answer(
      "summary",
      written > 0 && chat.earlierMistakes !== undefined
        ? [
            `I marked no mistakes in the ${count(written, "sentence")} that you wrote.${isPraised ? " Well done! But" : ""} I do not see every mistake.`,
            `Nothing is marked in your ${count(written, "sentence")}. I can miss some, so go on writing.`,
          ]
        : [
            "I mark mistakes in your messages: tap a marked word to see why. Write a few sentences, and I will look at them.",
            "I have no list of mistakes from this talk. Send me a sentence, and I will tell you what I would change.",
          ],
      ["check my sentence", "quiz"],
    );
  const marked = unique(all);
  const lines: string[] = [];
  let length = 0;
  for (const [at, each] of marked.entries()) {
    const left = marked.length - at;
    const room = (longestList - length) / left;
    const short = `• ${sayCorrection(each)}`;
    const line =
      room < short.length + 40
        ? short
        : `${short} ${clip(each.why, Math.min(100, Math.max(40, room - short.length)))}`;
    if (length + line.length > longestList) break;
    lines.push(line);
    length += line.length + 1;
  }
  const more = marked.length - lines.length;
  return answer(
    "summary",
    [
      `I marked ${count(all.length, "mistake")}:`,
      ...lines,
      ...(more > 0 ? [`And ${more} more: tap the marked words in your messages.`] : []),
    ].join("\n"),
    ["exercise on my mistakes", ...topics.map(({ names }) => `explain ${names[0]}`)],
  );
}

/** Each mistake once. */
export const unique = (mistakes: readonly Mistake[]): readonly Mistake[] =>
  mistakes.filter(
    ({ wrong, better }, at) =>
      mistakes.findIndex((each) => each.wrong === wrong && each.better === better) === at,
  );
