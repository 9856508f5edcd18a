import type { GrammarTopic } from "../../english-questions/types";
import { quote } from "../../text";
import type { Chat } from "../../types";
import { type Answer, answer, levelOf, levelsNear, rankOf } from "../answer";
import { exercise } from "../../exercises/choose-exercise";
import { lastSubject } from "../../looking-back/last-subject";
import type { FollowUp } from "../request";
import { morePhrases } from "./situation-answers";
import { startSeries, startTopic, topicToPractise } from "../../exercises/start-exercise";
import { describeTopic, moreExamples, moreOf } from "./topic-answers";
import { aboutWord, moreAbout } from "./word-answers";

/** The piece of grammar that was spoken about last; null where it was something else. */
export function lastTopic(chat: Chat): GrammarTopic | null {
  const subject = lastSubject(chat);
  return subject?.of === "topic" ? subject.topic : null;
}

/** "More", "examples", "easier": of what was spoken about last. */
export function follow(wish: FollowUp, chat: Chat): Answer | null {
  const subject = lastSubject(chat);
  if (wish === "hint" || wish === "stop" || wish === "answer" || wish === "repeat") return null;
  if (wish === "easier" || wish === "harder") return another(wish, chat);
  if (wish === "lost") return lastTopic(chat) === null ? null : another("easier", chat);
  if (wish === "next" && subject?.of !== "situation")
    return exercise({ kind: "exercise", of: "grammar", topic: null }, chat);
  if (subject === null)
    return wish === "next"
      ? exercise({ kind: "exercise", of: "grammar", topic: null }, chat)
      : null;
  switch (subject.of) {
    case "topic":
      if (wish === "examples") return moreExamples(subject.topic);
      if (wish === "next") return exercise({ kind: "exercise", of: "grammar", topic: null }, chat);
      if (wish === "why" || wish === "table") return describeTopic(subject.topic, chat);
      return moreOf(subject.topic, chat);
    case "situation":
      return wish === "why" ? null : morePhrases(subject.situation, chat);
    case "word":
      if (wish === "examples")
        return aboutWord("example", subject.word.toLowerCase(), chat.english);
      if (wish === "why") return null;
      return (
        moreAbout(subject.word.toLowerCase(), chat.english) ??
        answer(
          "word",
          [
            `That is all I know of ${quote(subject.word)}. Can you write a sentence with it?`,
            `I know no more of ${quote(subject.word)}. Try it in a sentence of your own.`,
          ],
          ["vocabulary exercise"],
        )
      );
    case "correction":
      return null;
    case "pair": {
      const { words, difference, examples } = subject.pair;
      if (wish === "next") return startSeries("words", chat);
      return answer(
        "english",
        [
          `Look at each of them: ${examples.map(quote).join(" ")} ${difference}`,
          `${difference} Can you write one sentence with ${quote(words[0]!)} and one with ${quote(words[1]!)}?`,
        ],
        ["vocabulary exercise"],
      );
    }
  }
}

/** Something easier or harder than what was spoken about last. */
function another(wish: "easier" | "harder", chat: Chat): Answer | null {
  const topic = lastTopic(chat);
  if (topic === null) return chat.lastReply === null ? null : otherLevel(wish, chat);
  if (wish === "easier")
    return answer(
      "grammar",
      [
        `${quote(topic.names[0]!)}: Here it is in examples. ${topic.examples.slice(0, 3).map(quote).join(" ")} ${toCompare(topic)}`,
        ...moreExamples(topic).replies,
      ],
      ["mistakes", "exercise"],
    );
  const harder = topic.related
    ?.flatMap((id) => chat.english.topics.find((each) => each.id === id) ?? [])
    .find(({ level }) => rankOf(level) >= rankOf(topic.level));
  return harder === undefined ? moreOf(topic, chat) : describeTopic(harder, chat);
}

const easierWords = [
  "I will use easier words. Which word was difficult for you?",
  "All right, easier. Copy the part that was difficult, and I will look at it.",
];

/** An exercise that is harder than what fits the level, or easier words. */
function otherLevel(wish: "easier" | "harder", chat: Chat): Answer | null {
  if (wish === "easier") return answer("not-understood", easierWords, ["easier exercise", "help"]);
  const level = levelsNear(levelOf(chat)).find((each) => rankOf(each) > rankOf(levelOf(chat)));
  const topic = level === undefined ? undefined : topicToPractise(chat, level);
  return topic === undefined ? null : startTopic(topic, chat, "Here is something harder.");
}

const toCompare = ({ mistakes: [first] }: GrammarTopic): string =>
  first === undefined ? "" : `Not ${quote(first.wrong)} but ${quote(first.right)}`;
