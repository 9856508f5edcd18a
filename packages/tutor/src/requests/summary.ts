import type { GrammarTopic } from "../english-questions/types";
import { sayCorrection } from "../mistakes";
import { clip, quote, wordsOf } from "../text";
import type { Chat, Mistake } from "../types";
import { type Answer, answer } from "./answer";
import { runsIn, type Run } from "./exercise-history";
import { readRequest } from "./read-request";
import { topicsOfMistakes, whatNext } from "./start-exercise";

const mostNamed = 4;
/** A sentence has so many words at least. */
const sentenceWords = 4;

/** What the talk was about, as it can be read from it. */
export function summary(chat: Chat): Answer {
  const said = chat.history.filter(({ sender }) => sender === "avatar");
  const written = chat.history.filter(
    ({ sender, text }) =>
      sender === "user" &&
      wordsOf(text).length >= sentenceWords &&
      readRequest(text, chat.english) === null,
  ).length;
  const grammar = chat.english.topics
    .map(({ names }) => names[0]!)
    .filter((name) => said.some(({ text }) => text.startsWith(`${quote(name)}:`)));
  const situations = chat.english.situations
    .map(({ title }) => title)
    .filter((title) => said.some(({ text }) => text.startsWith(`${quote(title)}:`)));
  const words = [
    ...new Set(
      said.flatMap(({ text }) =>
        [...text.matchAll(/“([^”]+)” \([a-z]+\) means: /g)].map(([, word = ""]) => word),
      ),
    ),
  ];
  const marked = chat.earlierMistakes ?? [];
  const lines = [
    written > 0 ? `You wrote ${count(written, "sentence")} of your own.` : "",
    grammar.length > 0 ? `Grammar: ${named(grammar)}.` : "",
    situations.length > 0 ? `Phrases: ${named(situations)}.` : "",
    words.length > 0 ? `Words: ${named(words)}.` : "",
    ...runsIn(chat.history, chat).map(scoreOf),
    marked.length > 0 ? `Mistakes that I marked: ${marked.length}.${toStudy(chat)}` : "",
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
const named = (list: readonly string[]): string => list.slice(-mostNamed).map(quote).join(", ");

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

const toStudy = (chat: Chat): string => {
  const [topic] = topicsOfMistakes(chat);
  return topic === undefined ? "" : ` Most of all look at ${quote(topic.names[0]!)}.`;
};

/** What was marked in this conversation. */
export function myMistakes(chat: Chat): Answer {
  const marked = unique([...(chat.earlierMistakes ?? []), ...(chat.corrections ?? [])]).slice(
    -mostNamed,
  );
  const topics: readonly GrammarTopic[] = topicsOfMistakes(chat).slice(0, 2);
  if (marked.length === 0)
    return answer(
      "summary",
      [
        "I mark mistakes in your messages: tap a marked word to see why. Write a few sentences, and I will look at them.",
        "I have no list of mistakes from this talk. Send me a sentence, and I will tell you what I would change.",
      ],
      ["check my sentence", "quiz"],
    );
  const lines = marked.map((each) => `• ${sayCorrection(each)} ${clip(each.why, 100)}`);
  return answer("summary", ["These I marked:", ...lines].join("\n"), [
    "exercise on my mistakes",
    ...topics.map(({ names }) => `explain ${names[0]}`),
  ]);
}

const unique = (mistakes: readonly Mistake[]): readonly Mistake[] =>
  mistakes.filter(
    ({ wrong, better }, at) =>
      mistakes.findIndex((each) => each.wrong === wrong && each.better === better) === at,
  );
