import type { GrammarTopic } from "../english-questions/types";
import { quote, rotate } from "../text";
import type { Chat } from "../types";
import { type Answer, answer, levelOf, levelsNear, rankOf } from "./answer";
import {
  type Asked,
  itemsOf,
  itemText,
  mayBeAsked,
  quizLength,
  type Series,
  shuffled,
} from "./exercise-items";
import { runsIn } from "./exercise-history";
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

/** The grammar of the mistakes that were marked, the last first. */
export function topicsOfMistakes(chat: Chat): readonly GrammarTopic[] {
  const ids = [...(chat.earlierMistakes ?? []), ...(chat.corrections ?? [])]
    .toReversed()
    .flatMap(({ topic }) => topic ?? []);
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

/** The first item of a topic; null where it has none that may be asked. */
export function startTopic(topic: GrammarTopic, chat: Chat, before = ""): Answer | null {
  const asked = nextItem({ of: "topic", topic }, [], chat);
  return asked && ask(asked, before);
}

export function startSeries(of: "quiz" | "words", chat: Chat): Answer | null {
  const asked = nextItem({ of }, [], chat);
  const before = of === "quiz" ? `${quizLength} questions, of different kinds.` : "";
  return asked && ask(asked, before);
}

/** The item that comes after those that were asked; null where it was the last. */
export function nextItem(series: Series, asked: readonly Asked[], chat: Chat): Asked | null {
  const number = (asked.at(-1)?.number ?? 0) + 1;
  if (series.of === "topic") {
    const items = itemsOf(series.topic, chat.lesson);
    const item = items[number - 1];
    return item === undefined
      ? null
      : { series, item, topic: series.topic, number, total: items.length };
  }
  if (number > quizLength) return null;
  const found = series.of === "quiz" ? quizItem(asked, chat) : wordItem(chat);
  return found && { ...found, series, number, total: quizLength };
}

/** Steps that lead through a list in another order each time. */
const stride = 7;

function quizItem(asked: readonly Asked[], chat: Chat): Pick<Asked, "item" | "topic"> | null {
  const before = new Set(asked.map(({ topic }) => topic));
  const seen = new Set(
    runsIn(chat.history, chat).flatMap(({ done }) => done.map(({ asked }) => asked.item)),
  );
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

function wordItem(chat: Chat): Pick<Asked, "item" | "topic"> | null {
  const said = chat.history.filter(({ sender }) => sender === "avatar");
  const all = wordItems(chat).filter(({ item }) => mayBeAsked(item, chat.lesson));
  for (const level of levelsNear(levelOf(chat))) {
    const fresh = all.filter(
      (each) => each.level === level && !said.some(({ text }) => text.includes(each.item.question)),
    );
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
