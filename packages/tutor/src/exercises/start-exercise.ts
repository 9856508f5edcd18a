import type { GrammarTopic, PracticeItem } from "../english-questions/types";
import { quote, rotate } from "../text";
import type { Chat } from "../types";
import { type Answer, answer, levelOf, levelsNear, rankOf } from "../requests/answer";
import {
  type Asked,
  itemsOf,
  itemsSeen,
  itemText,
  mayBeAsked,
  numberOf,
  quizLength,
  type Series,
  shuffled,
} from "./exercise-items";
import { countAsked } from "./exercise-count";
import { runsIn } from "./exercise-history";
import { wordsTold } from "./words-told";
import { wordItems } from "./word-items";

/** What an item is answered with: its choices, or what helps where it is typed. */
export function suggestionsFor({ item }: Asked): readonly string[] {
  const choices = shuffled(item);
  if (choices.length === 0) return ["hint", "I don't know", "stop exercise"];
  if (choices.some((choice) => choice.length > 40)) return choices.map((_, at) => "abcd"[at]!);
  return choices.map((choice) => (choice === "–" ? "no word" : choice));
}

/** An item behind something that is said before it. */
export const ask = (asked: Asked, before = ""): Answer =>
  answer("exercise", [before, itemText(asked)].filter(Boolean).join("\n\n"), suggestionsFor(asked));

/** Topics whose items were asked in this conversation already, by their ids. */
const practised = (chat: Chat): ReadonlySet<string> =>
  new Set(
    runsIn(chat.history, chat).flatMap(({ done, open }) =>
      [...done.map(({ asked }) => asked), ...(open ? [open.asked] : [])].flatMap(
        ({ series, topic }) => (series.of === "topic" && topic !== null ? [topic.id] : []),
      ),
    ),
  );

/** Nobody needs these most, who makes other mistakes too. */
const ofMarks: ReadonlySet<string> = new Set(["full-stops", "capital-letters", "commas"]);

/** The grammar of the mistakes that were marked, the last first. */
export function topicsOfMistakes(chat: Chat): readonly GrammarTopic[] {
  // What is wrong in the wish itself counts only where nothing was written before.
  const earlier = chat.earlierMistakes ?? [];
  const marked = earlier.length > 0 ? earlier : (chat.corrections ?? []);
  const ids = marked
    .toReversed()
    .flatMap(({ topic }) => topic ?? [])
    .toSorted((one, other) => Number(ofMarks.has(one)) - Number(ofMarks.has(other)));
  return [...new Set(ids)].flatMap(
    (id) => chat.english.topics.find((each) => each.id === id) ?? [],
  );
}

/**
 * What to practise for somebody who names nothing: what was marked in this conversation, or else something
 * of their level that they have not practised in it.
 */
export function topicToPractise(chat: Chat, level = levelOf(chat)): GrammarTopic | undefined {
  const before = practised(chat);
  const isFresh = ({ id }: GrammarTopic): boolean => !before.has(id);
  const marked = topicsOfMistakes(chat).find(isFresh);
  if (marked !== undefined && rankOf(marked.level) <= rankOf(level)) return marked;
  for (const each of levelsNear(level)) {
    const ofLevel = chat.english.topics.filter((topic) => topic.level === each && isFresh(topic));
    const [chosen] = rotate(ofLevel, chat.turn);
    if (chosen !== undefined) return chosen;
  }
  return chat.english.topics[0];
}

/** The first item of a topic, of as many as were asked for; null where it has none that may be asked. */
export function startTopic(
  topic: GrammarTopic,
  chat: Chat,
  before = "",
  count = countAsked(chat.message),
): Answer | null {
  const own = itemsOf(topic, chat.lesson).length;
  const wanted = count ?? own;
  const all = poolOf(topic, wanted, chat).length;
  const said = wanted > all && all > 0 ? `${before} I have ${all} on this.`.trim() : before;
  const asked = nextItem({ of: "topic", topic }, [], chat, Math.min(wanted, all));
  return asked && ask(asked, said);
}

/** @param words those that a series on words is to begin with */
export function startSeries(
  of: "quiz" | "words",
  chat: Chat,
  words: readonly string[] = [],
  count = countAsked(chat.message),
): Answer | null {
  const total = count ?? quizLength;
  const asked =
    (of === "words" ? about(words, chat, total) : null) ?? nextItem({ of }, [], chat, total);
  const before = of === "quiz" && total > 1 ? `${total} questions, of different kinds.` : "";
  return asked && ask(asked, before);
}

/** Items of a topic; where more are wanted than it has, those of its neighbours too. */
function poolOf(topic: GrammarTopic, wanted: number, { english, lesson }: Chat) {
  const own = itemsOf(topic, lesson).map((item) => ({ item, topic }));
  if (own.length >= wanted) return own;
  const near = topic.related?.flatMap((id) => english.topics.find((each) => each.id === id) ?? []);
  const wider = near?.flatMap(({ related = [] }) =>
    related.flatMap((id) => english.topics.find((each) => each.id === id) ?? []),
  );
  const others = [...new Set([...(near ?? []), ...(wider ?? [])])].filter(
    (each) => each !== topic && rankOf(each.level) <= rankOf(topic.level),
  );
  return [
    ...own,
    ...others.flatMap((each) => itemsOf(each, lesson).map((item) => ({ item, topic: each }))),
  ].slice(0, Math.max(wanted, own.length));
}

/** What was just explained is practised from its beginning; else another talk begins at another place. */
const beginning = (topic: GrammarTopic, { history, lastReply }: Chat): number =>
  history.length === 0 || lastReply?.startsWith(quote(topic.names[0]!)) === true
    ? 0
    : numberOf(history.map(({ text }) => text).join("\n"));

/**
 * The item that comes after those that were asked; null where it was the last. What was asked in this
 * conversation comes again only when nothing else is left, and then what was asked longest ago.
 */
export function nextItem(
  series: Series,
  asked: readonly Asked[],
  chat: Chat,
  total = asked.at(-1)?.total ?? 0,
): Asked | null {
  const number = (asked.at(-1)?.number ?? 0) + 1;
  if (number > total) return null;
  const found =
    series.of === "topic"
      ? topicItem(series.topic, asked, total, chat)
      : series.of === "quiz"
        ? quizItem(asked, chat)
        : wordItem(chat);
  return found && { ...found, series, number, total };
}

function topicItem(
  topic: GrammarTopic,
  asked: readonly Asked[],
  total: number,
  chat: Chat,
): Pick<Asked, "item" | "topic"> | null {
  const pool = poolOf(topic, total, chat);
  const last = asked.at(-1)?.item;
  const start =
    last === undefined ? beginning(topic, chat) : pool.findIndex(({ item }) => item === last) + 1;
  const own = pool.filter((each) => each.topic === topic);
  const order = [
    ...rotate(own, Math.max(0, start)),
    ...pool.filter((each) => each.topic !== topic),
  ].filter(({ item }) => !asked.some((each) => each.item === item));
  const seen = itemsSeen(chat);
  const [first] = order.toSorted(
    (one, other) => seen.lastIndexOf(one.item) - seen.lastIndexOf(other.item),
  );
  return first ?? null;
}

/** Steps that lead through a list in another order each time. */
const stride = 7;

function quizItem(asked: readonly Asked[], chat: Chat): Pick<Asked, "item" | "topic"> | null {
  const before = new Set(asked.map(({ topic }) => topic));
  const seen = new Set([...itemsSeen(chat), ...asked.map(({ item }) => item)]);
  for (const level of levelsNear(levelOf(chat))) {
    const topics = chat.english.topics.filter((each) => each.level === level && !before.has(each));
    for (const topic of rotate(topics, chat.turn * stride + asked.length)) {
      const items = itemsOf(topic, chat.lesson).filter((item) => !seen.has(item));
      const [item] = rotate(items, chat.turn);
      if (item !== undefined) return { item, topic };
    }
  }
  return null;
}

/** An item on one of these words, of those that were just spoken about. */
function about(words: readonly string[], chat: Chat, total: number): Asked | null {
  const seen = itemsSeen(chat);
  const found = wordItems(chat).filter(
    ({ item }) =>
      !seen.includes(item) && mayBeAsked(item, chat.lesson) && words.includes(item.answer),
  );
  const [best] = found.toSorted(
    (one, other) => knownChoices(other.item, words) - knownChoices(one.item, words),
  );
  return best === undefined
    ? null
    : { series: { of: "words" }, item: best.item, topic: null, number: 1, total };
}
const knownChoices = ({ choices = [] }: PracticeItem, words: readonly string[]): number =>
  choices.filter((each) => words.includes(each)).length;

function wordItem(chat: Chat): Pick<Asked, "item" | "topic"> | null {
  const said = chat.history.filter(({ sender }) => sender === "avatar");
  const all = wordItems(chat).filter(({ item }) => mayBeAsked(item, chat.lesson));
  const told = new Set(wordsTold(chat));
  for (const level of levelsNear(levelOf(chat))) {
    const fresh = all.filter(
      (each) => each.level === level && !said.some(({ text }) => text.includes(each.item.question)),
    );
    // The words of this talk come first.
    const met = fresh.find(({ item }) => told.has(item.answer));
    if (met !== undefined) return { item: met.item, topic: null };
    // Pairs and meanings take turns, and neighbours in the list are of one kind.
    const [chosen] = rotate(fresh, chat.turn * (stride + Math.floor(fresh.length / 2)));
    if (chosen !== undefined) return { item: chosen.item, topic: null };
  }
  return null;
}

/** What comes after an exercise: its neighbour, and something else. */
export function whatNext(chat: Chat, topic: GrammarTopic | null): readonly string[] {
  const { topics, scenes } = chat.english;
  const before = practised(chat);
  const related =
    topic?.related?.flatMap(
      (id) => topics.find((each) => each.id === id && !before.has(id)) ?? [],
    )[0] ?? topicToPractise(chat);
  const scene = rotate(
    scenes.filter(({ level }) => rankOf(level) <= rankOf(levelOf(chat))),
    chat.turn,
  )[0];
  return [
    ...(related === undefined ? [] : [`exercise on ${related.names[0]}`]),
    scene === undefined ? "vocabulary exercise" : `role play: ${scene.title}`,
  ];
}

export const offering = (wishes: readonly string[]): string =>
  wishes.length === 0 ? "" : `You can say ${wishes.map(quote).join(" or ")}.`;
