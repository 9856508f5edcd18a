import type { EnglishSources, GrammarTopic, PracticeItem } from "../english-questions/types";
import { givesAway } from "../spoilers";
import { quote } from "../text";
import type { Chat, TutorLesson } from "../types";
import { whichFits } from "./which-fits";
import { wordItems } from "./word-items";

/** What several items belong to. */
export type Series =
  | { readonly of: "topic"; readonly topic: GrammarTopic }
  | { readonly of: "quiz" }
  | { readonly of: "words" };

/** An item as it is asked: the how manieth of how many. */
export interface Asked {
  readonly series: Series;
  readonly item: PracticeItem;
  /** What it practises; null where it is about words. */
  readonly topic: GrammarTopic | null;
  readonly number: number;
  readonly total: number;
}

/** So many items has a quiz, and a series on words. */
export const quizLength = 5;
const gap = "___";
const letters = "abcdef";

/** A number that looks like chance and is the same for the same text. */
export function numberOf(text: string): number {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + letter.codePointAt(0)!) % 1_000_003;
  return sum;
}

/** The choices in an order that tells nothing, the same each time. */
export const shuffled = ({ question, choices = [] }: PracticeItem): readonly string[] =>
  choices.toSorted((one, other) => numberOf(question + one) - numberOf(question + other));

/** A sentence with its answer in the gap. */
export const solved = ({ question, answer }: PracticeItem): string => {
  if (!question.includes(gap)) return answer;
  const quoted = /“([^”]*___[^”]*)”/.exec(question)?.[1];
  // A gap behind a quoted sentence asks about it, and is no part of it.
  if (
    quoted === undefined &&
    /“[^”]+”[^“]*___/.test(question) &&
    /\?/.test(question.split(gap)[0]!)
  )
    return answer;
  const whole = quoted ?? question.replace(whichFits, "");
  const sentence = whole.replace(gap, answer === "–" ? "" : answer);
  return sentence
    .replaceAll(/\s+(?=[\s.,?!])/g, "")
    .replace(/^\s*\p{Ll}/u, (first) => first.toUpperCase());
};

/** How an item is put, and known again in the history. */
export function itemText({ series, item, number, total }: Asked): string {
  const head = `${nameOf(series)} ${number} of ${total}:`;
  const choices = shuffled(item).map((choice, at) => `${letters[at]}) ${said(choice)}`);
  return [head, item.question, ...choices].join("\n");
}

const said = (choice: string): string => (choice === "–" ? "– (no word)" : choice);

const nameOf = (series: Series): string =>
  series.of === "topic"
    ? `Exercise on ${quote(series.topic.title)}`
    : series.of === "quiz"
      ? "Quiz"
      : "Words";

const head = /(?:Exercise on “(.+?)”|(Quiz)|(Words)) (\d+) of (\d+):\s/u;
const spaced = (text: string): string => text.replaceAll(/\s+/g, " ");

/** As much as has to be known to know an item again. */
interface Course {
  readonly english: Pick<EnglishSources, "topics" | "pairs">;
  readonly course: Chat["course"];
}

interface Askable {
  /** With single spaces. */
  readonly question: string;
  readonly item: PracticeItem;
  readonly topic: GrammarTopic;
}
const readBefore = new WeakMap<readonly GrammarTopic[], readonly Askable[]>();
function askableOf(topics: readonly GrammarTopic[]): readonly Askable[] {
  const before = readBefore.get(topics);
  if (before !== undefined) return before;
  const askable = topics.flatMap((topic) =>
    topic.practice.map((item) => ({ question: spaced(item.question), item, topic })),
  );
  readBefore.set(topics, askable);
  return askable;
}

/** The item that was asked in something that Iris said; null where none was. */
export function askedIn(text: string, chat: Course): Asked | null {
  const begun = head.exec(text);
  if (begun === null) return null;
  const [, title, isQuiz] = begun;
  const behind = spaced(text.slice(begun.index + begun[0].length));
  const { topics } = chat.english;
  const place = { number: Number(begun[4]), total: Number(begun[5]) };
  if (title === undefined && isQuiz === undefined) {
    const item = wordItems(chat).find(({ item }) => behind.startsWith(spaced(item.question)))?.item;
    return item === undefined ? null : { series: { of: "words" }, item, topic: null, ...place };
  }
  const named = topics.find((each) => each.title === title);
  if (title !== undefined && named === undefined) return null;
  // A long exercise takes items from the topics around it.
  const holding = askableOf(topics).filter(({ question }) => behind.startsWith(question));
  const found = holding.find((each) => each.topic === named) ?? holding[0];
  if (found === undefined) return null;
  const { topic, item } = found;
  const series =
    named === undefined ? ({ of: "quiz" } as const) : ({ of: "topic", topic: named } as const);
  return { series, item, topic, ...place };
}

/** What Iris has asked in a conversation already, the oldest first. */
export const itemsSeen = (
  chat: Pick<Chat, "history" | "english" | "course">,
): readonly PracticeItem[] =>
  chat.history.flatMap(({ sender, text }) =>
    sender === "avatar" ? (askedIn(text, chat)?.item ?? []) : [],
  );

/** The items of a topic that may be asked: in a lesson none that answers a question of its quiz. */
export const itemsOf = (topic: GrammarTopic, lesson: TutorLesson | null): readonly PracticeItem[] =>
  topic.practice.filter((item) => mayBeAsked(item, lesson));

export const mayBeAsked = (item: PracticeItem, lesson: TutorLesson | null): boolean =>
  lesson === null ||
  !lesson.quizQuestions.some((question) =>
    givesAway([solved(item), item.answer, item.why, ...(item.choices ?? [])].join("\n"), question),
  );
