import type { GrammarTopic } from "../english-questions/types";
import { practiseLesson } from "../practice";
import { openersFor } from "../small-talk";
import { hasPhrase, quote } from "../text";
import type { Chat } from "../types";
import { type Answer, answer } from "../requests/answer";
import { countAsked } from "./exercise-count";
import { ofThis } from "./exercise-wish";
import { isTopicName } from "../requests/reading/find-topic";
import { wordsTold } from "./words-told";
import { lastSubject } from "../looking-back/last-subject";
import type { Request } from "../requests/request";
import { startSeries, startTopic, topicsOfMistakes, topicToPractise } from "./start-exercise";

const testMe =
  /^(?:(?:ok|okay|now|then|so|and|right|can you|could you|please|i want|let us do|let's do)[\s,]+)*(?:test me\b|(?:(?:give|make|do)(?: me)? )?(?:an? |one |short |little |small )*test(?: please| pls| now)?[\s.!?]*$)/;
const isTest = /\b(?:test|quiz|exercises?|practi[sc]e|questions?|drill)\b/;

/** The first item of what was asked for; without a name of what was spoken about, marked, or comes next. */
export function exercise(
  { of, topic }: Extract<Request, { kind: "exercise" }>,
  chat: Chat,
): Answer | null {
  const subject = lastSubject(chat);
  const isOfThis = ofThis.test(chat.plain);
  if (topic !== null) return startTopic(topic, chat);
  const irregular = chat.english.topics.find(({ id }) => id === "irregular-verbs");
  if (isOfThis && subject?.of === "word" && subject.said.startsWith("The past of") && irregular)
    return startTopic(irregular, chat);
  const isOfMarks = chat.lastReply?.startsWith("I marked") === true || subject?.of === "correction";
  const [lastMarked] = topicsOfMistakes(chat);
  if (isOfThis && isOfMarks && lastMarked !== undefined) return startTopic(lastMarked, chat);
  // "Quiz me on make and do."
  const named = chat.english.pairs.find(
    ({ words }) => isTest.test(chat.plain) && words.every((word) => hasPhrase(chat.message, word)),
  );
  if (named !== undefined && of !== "mistakes") return startSeries("words", chat, named.words);
  if (isOfThis && subject?.of === "pair") return startSeries("words", chat, subject.pair.words);
  if (isOfThis && subject?.of === "topic") return startTopic(subject.topic, chat);
  // "Now test me" behind an explanation tests that.
  const isMeant = testMe.test(chat.plain) || countAsked(chat.message) !== null;
  const isMixed = /\b(?:quiz|mix\w*|different|random|general|anything|grammar)\b/.test(chat.plain);
  if (of === "quiz" && isMeant && !isMixed && subject?.of === "topic" && subject.age < 3)
    return startTopic(subject.topic, chat);
  if (of === "quiz") return startSeries(of, chat) ?? startSeries("words", chat);
  if (of === "words") return startSeries(of, chat, wordsTold(chat));
  const [marked] = topicsOfMistakes(chat);
  if (of === "mistakes" && marked !== undefined) return startTopic(marked, chat);
  if (of === "grammar" && subject?.of === "pair") {
    const [one = "", other = ""] = subject.pair.words;
    const named =
      isTopicName(`${one} and ${other}`, chat.english.topics) ??
      isTopicName(one, chat.english.topics);
    return (named && startTopic(named, chat)) ?? startSeries("words", chat, subject.pair.words);
  }
  if (of === "grammar" && subject?.of === "word")
    return startSeries("words", chat, [subject.word.toLowerCase(), ...wordsTold(chat)]);
  // What was just explained is practised.
  const isJustTold =
    subject?.of === "topic" && chat.lastReply?.startsWith(quote(subject.topic.names[0]!));
  if (
    of === "grammar" &&
    subject?.of === "topic" &&
    (isJustTold === true || !isPractised(subject.topic, chat))
  )
    return startTopic(subject.topic, chat);
  if (chat.lesson !== null && chat.lesson.words.length > 0 && countAsked(chat.message) === null)
    return answer("practice", practiseLesson(chat, chat.lesson));
  const chosen = topicToPractise(chat);
  const before =
    of === "mistakes"
      ? "I have marked nothing to practise yet, so here is something of your level."
      : "";
  return (
    (chosen === undefined ? null : startTopic(chosen, chat, before)) ??
    startSeries("words", chat) ??
    answer(
      "practice",
      openersFor(chat).map((opener) => `Answer in two or three sentences: ${opener}`),
    )
  );
}

const isPractised = ({ title }: GrammarTopic, { history }: Chat): boolean =>
  history.some(
    ({ sender, text }) => sender === "avatar" && text.includes(`Exercise on ${quote(title)}`),
  );
