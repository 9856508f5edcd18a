import { quote, quoteExample, stemOf, wordsOf } from "../text";
import type { GrammarTopic } from "./types";

/** What learners put around the name of a piece of grammar. */
const around =
  /^(?:(?:the|an?|english|use|using|rules?|grammar|form|something|more|it|me|about|of|for|with|how to use|how to make) )+|(?: (?:tenses?|forms?|grammar|rules?|sentences?|in english|please|again|to me|for me|works?|mean|means|correctly))+$/g;

const bare = (name: string): string => wordsOf(name).map(stemOf).join(" ");

/** Names that mean something else in everyday English: "the question" is one that was asked. */
const everyday = new Set([
  "question",
  "future",
  "past",
  "article",
  "wish",
  "comparison",
  "negative",
]);

/** What can be asked for by a name. */
type NamedTopic = Pick<GrammarTopic, "names">;

interface Named {
  name: string;
  topic: NamedTopic;
}
/** The names of a list of topics are read once, however many ask. */
const readBefore = new WeakMap<readonly NamedTopic[], ReadonlyMap<string, Named>>();
function byName(topics: readonly NamedTopic[]): ReadonlyMap<string, Named> {
  const before = readBefore.get(topics);
  if (before !== undefined) return before;
  const read = new Map(
    topics
      .flatMap((topic) => topic.names.map((name) => [bare(name), { name, topic }] as const))
      // Of two with one name the first is meant.
      .toReversed(),
  );
  readBefore.set(topics, read);
  return read;
}

/**
 * The piece of grammar that is called so, in the singular or the plural; undefined where none is. An
 * everyday word is its name only where it is clear that grammar is asked about.
 */
export function topicNamed<Topic extends NamedTopic>(
  name: string,
  topics: readonly Topic[],
  isOfGrammar: boolean,
): Topic | undefined {
  const known = byName(topics);
  return [name, name.replaceAll(around, "")]
    .flatMap((each) => known.get(bare(each)) ?? [])
    .find((each) => isOfGrammar || !everyday.has(each.name))?.topic as Topic | undefined;
}

/** The topic that somebody names who means grammar, by its id or one of its names. */
export const topicAsked = <Topic extends NamedTopic>(
  name: string,
  topics: readonly Topic[],
): Topic | undefined => topicNamed(name.replaceAll("-", " "), topics, true);

/** What a piece of grammar is, when it is used, how it looks, and where there is more. */
export function explainTopic({ names, explanation, examples, lesson }: GrammarTopic): string {
  const more =
    lesson === null
      ? ""
      : ` There is more in the lesson ${quote(lesson.title)} (${lesson.difficulty}).`;
  return `${quote(names[0]!)}: ${explanation} ${examplesIn(examples)}${more}`;
}

/** A message is no page of a grammar book. */
const mostExamples = 3;

export const examplesIn = (examples: readonly string[]): string =>
  `For example: ${examples.slice(0, mostExamples).map(quoteExample).join(" ")}`;
