import { rememberLatest } from "@saywell/english";
import { corrected } from "../mistakes";
import { plainText, wordsOf } from "../text";
import type { Chat } from "../types";
import { kindOf } from "./kind-of-clause";
import { hasName } from "./people";
import { harder } from "./harder";
import { type ShortAnswer, shortAnswerIn } from "./read-answer";
import { type Clause, readClauses } from "./read-clause";
import type { Line } from "./read-lines";
import { taggedSentences, untaggedSentences } from "./read-words";
import { questionIn, SaidBefore, topicsReactedTo } from "./said-before";
import { starters } from "./starters";
import { sameMatter } from "./same-matter";
import { isGrave, topicOf } from "./topics";
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
  /** What small questions stand before: the last subject with a name; null where it was left. */
  readonly story: Line | null;
  /** What weighs on the learner, as long as they tell of it or of the same people. */
  readonly worry: Line | null;
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
  const story = storyIn(subjects);
  const clauses = chat.message === "" ? [] : readClauses(sentences, lastPersonIn(chat));
  return {
    chat,
    band,
    story,
    worry: worryOf(clauses, chat, asked, worryIn(subjects, story, chat.plain)),
    said: new SaidBefore(chat.history),
    asked,
    run: asked === null ? 0 : subjects.length - 1 - other,
    visited: new Set(subjects.flatMap((each) => each?.topic ?? [])),
    clauses,
    short: shortAnswerIn(plainText(message)),
    words: wordsOf(message),
  };
}

const openings = new Set(Object.values(starters).flatMap((lines) => lines.map(({ text }) => text)));
const isOpening = (line: Line | null): boolean => line !== null && openings.has(line.text);

/** The last subject with a name. An opening question of another one leaves what was talked about. */
function storyIn(subjects: readonly (Line | null)[]): Line | null {
  const named = subjects
    .slice(-turnsOfStory)
    .filter((each) => each !== null)
    .filter((each) => hasPatterns(each) || isOpening(each) || isGrave(each.topic));
  const last = named.at(-1);
  if (last === undefined || isOpening(last)) return null;
  // The doctor belongs to the illness, and whoever else it weighs on to what weighs on them.
  const before = named
    .slice(-5)
    .findLast(({ topic }) => topic !== last.topic && topic !== "hard-times");
  const isPart =
    before !== undefined &&
    topicOf(before.topic).tone === "bad" &&
    (wider.has(last.topic) || sameMatter[before.topic]?.includes(last.topic) === true);
  return isPart ? before : last;
}
/** After so many turns without it a subject is left, and gone back to by the learner alone. */
const turnsOfStory = 4;
const wider = new Set(["hard-times", "some-trouble", "nervous", "sad", "tired", "afraid"]);
const hasPatterns = ({ topic }: Line): boolean => topicOf(topic).patterns.length > 0;

const ofSomebody = /\b(?:he|she|they|him|her|them|his|their|hers)\b/;

/**
 * Whether a message may belong to what was told before: a word or two does, and whatever says "she" or "it",
 * feels bad, or tells of somebody who does not do something. "I have one sister in Canada" does not.
 */
export const pointsBack = (clauses: readonly Clause[], plain: string): boolean =>
  clauses.every(({ words, hasVerb }) => !hasVerb || words.length < 4) ||
  (pointing.test(plain) && !clauses.some(bringsSomebody)) ||
  clauses.some(
    ({ who, feeling, isNegated, topic }) =>
      feeling === "bad" ||
      (who === "other" && isNegated) ||
      (topic !== null && topicOf(topic).tone === "bad"),
  );
/** What weighs on a learner, where a message may belong to it. "I give him a bath" does not belong to their own sadness. */
function worryOf(
  clauses: readonly Clause[],
  chat: Chat,
  asked: Line | null,
  worry: Line | null,
): Line | null {
  if (worry === null) return null;
  const { plain } = chat;
  // "He visits us" behind "Our son lives in the city" is not of the wife who is ill.
  const named = clauses.filter(({ who, person }) => who === "other" && hasName(person));
  const about = earlierClauses(chat).find(
    ({ topic, person }) => topic === worry.topic && hasName(person),
  )?.person;
  const isOfAnother =
    worry.isOther &&
    about !== undefined &&
    named.length > 0 &&
    named.every(
      ({ person, feeling, isNegated, topic }) =>
        person!.name !== about!.name &&
        feeling !== "bad" &&
        !isNegated &&
        (topic === null || topicOf(topic).tone !== "bad"),
    );
  if (isOfAnother && !harder.test(plain)) return null;
  // A quarrel that was left for another question is over; an illness is not.
  if (asked !== null && !isGrave(asked.topic) && !lasting.has(worry.topic)) return null;
  const isOwn = !worry.isOther && ofOneself.has(worry.topic);
  return pointsBack(clauses, isOwn ? plain.replace(somebodys, "") : plain) ? worry : null;
}
const lasting = new Set("illness accident death breakup disaster lost-pet no-job sad".split(" "));
const ofOneself = new Set(["sad", "tired", "sleepless", "lonely", "stressed", "pain"]);
const somebodys = /\b(?:he|she|they|him|her|them|his|their|hers)\b/g;
const pointing =
  /\b(?:he|she|they|him|her|them|his|their|hers|alone|hospital|doctors?)\b|^(?:it|that|this|because)\b/;
/** "My sister says": somebody who was not meant by "she". */
const bringsSomebody = ({ words, who }: Clause): boolean =>
  who === "other" && /^(?:my|our)$/.test(words[0]?.lower ?? "");

/** Who told of a funeral still speaks of it a few turns later, where it is of the same people. */
function worryIn(
  subjects: readonly (Line | null)[],
  story: Line | null,
  plain: string,
): Line | null {
  if (story !== null && isGrave(story.topic)) return story;
  if (story !== null || !ofSomebody.test(plain)) return null;
  return subjects.slice(-4).findLast((each) => each !== null && isGrave(each.topic)) ?? null;
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
