import { examplesIn, explainTopic } from "../../english-questions/grammar-topics";
import type { GrammarTopic } from "../../english-questions/types";
import { spoils } from "../../spoilers";
import { quote, quoteExample } from "../../text";
import type { Chat } from "../../types";
import { type Answer, answer } from "../answer";
import { startTopic } from "../../exercises/start-exercise";

/** So much of a table is read in a chat, in UTF-16 units. */
const longestTable = 330;

/** A table of forms as lines: `+ I work | She works`. */
export function formTable({ form: { head, rows } }: GrammarTopic): string {
  const isSigned = head[0] === "";
  const lines = isSigned
    ? [head.slice(1).join(" | "), ...rows.map(([sign, ...cells]) => `${sign} ${cells.join(" | ")}`)]
    : [head.join(" → "), ...rows.map((cells) => cells.join(" → "))];
  let length = 0;
  return lines.filter((line) => (length += line.length + 1) <= longestTable).join("\n");
}

const offer = "Say “examples”, “mistakes” or “exercise” for more.";
const wishes = ["examples", "mistakes", "exercise"];

/** What a piece of grammar is, its forms, examples and what else there is about it. */
export function describeTopic(topic: GrammarTopic, { lesson, message }: Chat): Answer {
  const examples =
    lesson === null
      ? topic.examples
      : topic.examples.filter((example) => !spoils(example, lesson, message));
  const text = [explainTopic({ ...topic, examples }), formTable(topic), offer].join("\n\n");
  return answer("grammar", text, wishes);
}

export const moreExamples = (topic: GrammarTopic): Answer =>
  answer(
    "grammar",
    [
      `${quote(topic.names[0]!)}: ${examplesIn(lastFirst(topic.examples))} ${offer}`,
      `${quote(topic.names[0]!)}: ${examplesIn(topic.mistakes.map(({ right }) => right))} ${offer}`,
    ],
    ["mistakes", "exercise"],
  );

/** The examples that an explanation has no room for come first. */
const lastFirst = (examples: readonly string[]): readonly string[] => [
  ...examples.slice(3),
  ...examples.slice(0, 3),
];

export function commonMistakes(topic: GrammarTopic): Answer {
  const lines = topic.mistakes
    .slice(0, 4)
    .map(
      ({ wrong, right, why }) => `• Not ${quoteExample(wrong)} but ${quoteExample(right)} ${why}`,
    );
  return answer(
    "grammar",
    [`${quote(topic.names[0]!)}: what learners often get wrong.`, ...lines].join("\n"),
    ["exercise", "examples"],
  );
}

/** "More" of a topic: its examples, then what goes wrong, then something to do. */
export function moreOf(topic: GrammarTopic, chat: Chat): Answer {
  const replies = [
    ...moreExamples(topic).replies.slice(0, 1),
    ...commonMistakes(topic).replies,
    ...(startTopic(topic, chat)?.replies ?? []),
  ];
  return answer("grammar", replies, wishes);
}
