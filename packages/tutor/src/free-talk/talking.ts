import { rememberLatest } from "@saywell/english";
import { corrected } from "../mistakes";
import { plainText, wordsOf } from "../text";
import type { Chat } from "../types";
import { kindOf } from "./kind-of-clause";
import { hasName } from "./people";
import { type ShortAnswer, shortAnswerIn } from "./read-answer";
import { type Clause, readClauses } from "./read-clause";
import type { Line } from "./read-lines";
import { taggedSentences, untaggedSentences } from "./read-words";
import { questionIn, SaidBefore, topicsReactedTo } from "./said-before";
import type { Band } from "./types";

/** A conversation as far as it got. */
export interface Talking {
  readonly chat: Chat;
  readonly band: Band;
  readonly said: SaidBefore;
  /** The question that the learner answers; null where none was asked. */
  readonly asked: Line | null;
  /** How many turns in a row were about its topic. */
  readonly run: number;
  readonly visited: ReadonlySet<string>;
  readonly clauses: readonly Clause[];
  readonly short: ShortAnswer | null;
  readonly words: readonly string[];
}

/** How many turns back the subject is looked for. */
const turnsRead = 8;

/** Reads a message, and what was said before it as far as that helps. */
export function listen(chat: Chat, band: Band): Talking {
  const spoken = chat.history.filter(({ sender }) => sender === "avatar").map(({ text }) => text);
  const subjects: (Line | null)[] = [];
  for (const [at, text] of spoken.entries()) {
    if (at < spoken.length - turnsRead) continue;
    const before = subjects.at(-1)?.topic;
    const near = new Set([
      ...topicsReactedTo(text),
      ...topicsSaidBefore(chat, text),
      ...(before === undefined ? [] : [before]),
    ]);
    subjects.push(questionIn(text, near));
  }
  const asked = subjects.at(-1) ?? null;
  const other = subjects.findLastIndex((each) => each?.topic !== asked?.topic);
  const mistakes = chat.corrections ?? [];
  const message = corrected(chat.message, mistakes);
  const sentences =
    chat.sentences.length > 0 && chat.message !== ""
      ? taggedSentences(chat.sentences, mistakes)
      : untaggedSentences(message);
  return {
    chat,
    band,
    said: new SaidBefore(chat.history),
    asked,
    run: asked === null ? 0 : subjects.length - 1 - other,
    visited: new Set(subjects.flatMap((each) => each?.topic ?? [])),
    clauses: chat.message === "" ? [] : readClauses(sentences, lastPersonIn(chat)),
    short: shortAnswerIn(plainText(message)),
    words: wordsOf(message),
  };
}

/** The clauses of an earlier message, as far as it is read: each is asked for several times, turn after turn. */
const clausesOf = rememberLatest(
  (text): readonly Clause[] => readClauses(untaggedSentences(text.slice(0, longestRead))),
  1000,
);
const longestRead = 250;

/** What somebody said to get a reply: it tells which of two equal questions it holds. */
function topicsSaidBefore({ history }: Chat, reply: string): string[] {
  const at = history.findLastIndex(({ sender, text }) => sender === "avatar" && text === reply);
  const before = history[at - 1];
  if (before?.sender !== "user") return [];
  return clausesOf(before.text).flatMap((clause) => [
    ...(clause.topic === null ? [] : [clause.topic]),
    kindOf(clause, before.text.toLowerCase()),
  ]);
}

/** Clauses of what the learner said before, the latest first. */
export function earlierClauses({ history }: Chat): Clause[] {
  return history
    .filter(({ sender }) => sender === "user")
    .slice(-turnsRead)
    .flatMap(({ text }) => clausesOf(text))
    .toReversed();
}

const lastPersonIn = (chat: Chat) =>
  earlierClauses(chat).find(({ person }) => hasName(person))?.person ?? null;
