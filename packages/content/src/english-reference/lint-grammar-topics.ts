import { foldText, wordsIn } from "@saywell/english";
import type { Finding } from "../finding";
import { gap, type GrammarPracticeItem, type GrammarTopic } from "./schema";

const itemsOfTopic = 6;
const typedAtLeast = 2;

/**
 * What is wrong with the grammar topics of one file, beyond their form. `level` is the one that the
 * file is named after, and `elsewhere` has the topics of the other files.
 */
export function* lintGrammarTopics(
  topics: readonly GrammarTopic[],
  { level, elsewhere = [] }: { level?: string; elsewhere?: readonly GrammarTopic[] } = {},
): Generator<Finding> {
  const ids = new Set(elsewhere.map(({ id }) => id));
  const names = new Set(elsewhere.flatMap((topic) => topic.names));
  const questions = new Set(elsewhere.flatMap((topic) => topic.practice.map(keyOf)));
  const all = new Set([...ids, ...topics.map(({ id }) => id)]);
  for (const [at, topic] of topics.entries()) {
    if (ids.has(topic.id)) yield { path: [at, "id"], reason: `"${topic.id}" is there twice` };
    ids.add(topic.id);
    if (level !== undefined && topic.level !== level)
      yield { path: [at, "level"], reason: `is not ${level}, as the file is` };
    for (const name of topic.names) {
      if (names.has(name)) yield { path: [at, "names"], reason: `"${name}" is named twice` };
      names.add(name);
    }
    for (const id of topic.related ?? [])
      if (!all.has(id) || id === topic.id)
        yield { path: [at, "related"], reason: `"${id}" is no other topic` };
    for (const [row, cells] of topic.form.rows.entries())
      if (cells.length !== topic.form.head.length)
        yield { path: [at, "form", "rows", row], reason: "is not as long as the head" };
    for (const [index, { wrong, right }] of topic.mistakes.entries())
      if (wrong === right)
        yield { path: [at, "mistakes", index], reason: "puts right what is right already" };
    if (topic.practice.length !== itemsOfTopic)
      yield { path: [at, "practice"], reason: `has not ${itemsOfTopic} items` };
    if (topic.practice.filter(({ choices }) => choices === undefined).length < typedAtLeast)
      yield { path: [at, "practice"], reason: `has fewer than ${typedAtLeast} typed answers` };
    for (const [index, item] of topic.practice.entries()) {
      const path = [at, "practice", index];
      const key = keyOf(item);
      if (questions.has(key)) yield { path, reason: "is asked in another item too" };
      questions.add(key);
      for (const reason of faultsOf(item)) yield { path, reason };
    }
  }
}

const keyOf = ({ question }: GrammarPracticeItem): string => foldText(question);

const wordsOnly = (text: string): string => wordsIn(foldText(text)).join(" ");

/** Case and marks count: an item may ask for a capital letter or a comma. */
const areDistinct = (texts: readonly string[]): boolean => new Set(texts).size === texts.length;

function* faultsOf({ question, choices, answer, accept, why }: GrammarPracticeItem) {
  if (question.split(gap).length > 2) yield "has more than one gap";
  if (choices === undefined) {
    if (!areDistinct([answer, ...(accept ?? [])])) yield "accepts the same answer twice";
  } else {
    if (!question.includes(gap)) yield "has choices and no gap";
    if (!choices.includes(answer)) yield "has an answer that is none of the choices";
    if (!areDistinct(choices)) yield "has a choice twice";
    if (accept !== undefined) yield "accepts more beside its choices";
  }
  if (wordsOnly(why) === wordsOnly(answer)) yield "only repeats the answer to say why";
}
