import { openersFor } from "../../small-talk";
import { hasStems, quote, rotate } from "../../text";
import type { Chat } from "../../types";
import { type Answer, answer, levelOf } from "../answer";
import { askBack, isAboutEnglish } from "./ask-back";
import { nearestHelp, withoutPhrases } from "./nearest-help";
import type { Beyond } from "../request";

/** Said of what cannot be done, in one sentence, and what can be done instead. */
const refusals: Readonly<Record<Beyond | "unknown", readonly [string, string]>> = {
  homework: [
    "I do not write homework for you. You learn more when you write it.",
    "Your homework is yours, but I can help you to write it.",
  ],
  translation: [
    "I know only English, so I cannot translate. Describe it in easy English, for example “an animal with big ears”, and I will look for the word.",
    "I have no other language than English. Say in easy English what it is or what people do with it, and I will look for the word.",
  ],
  news: ["I do not know what is new in the world.", "I hear no news here."],
  weather: ["I cannot see the weather from here.", "I do not know what the weather is like."],
  time: ["I have no clock and no calendar.", "I cannot see what time or day it is."],
  sums: ["I am not made for numbers.", "I teach English, and I do not count."],
  personal: [
    "I am a computer program. I have no life to tell you about.",
    "That is a question for a person, and I am a program.",
  ],
  complaint: [
    "I am a computer program, and I make mistakes.",
    "Thank you for telling me. I am a program, and I do not understand everything.",
  ],
  fun: ["I am better at English than at jokes and stories.", "I have no stories or songs."],
  facts: [
    "I am sorry, I cannot help with that. I know only English.",
    "That is a good question for somebody else. I know only English.",
  ],
  sound: ["I only write, and cannot speak or listen.", "I have no voice. I only write."],
  contact: [
    "I am a computer program. We can only write here.",
    "I am a program, and I have no phone or address.",
  ],
  unknown: [
    "I am sorry, I cannot help with that. I know only English.",
    "That is a good question for somebody else. I know only English.",
  ],
};

/** Something to do instead that lies near what was asked for. */
const near: Partial<Record<Beyond | "unknown", readonly string[]>> = {
  homework: ["phrases for an essay", "check my sentence"],
  translation: ["how do you say it in other words?", "check my sentence"],
  weather: ["phrases: weather", "let's talk about my day"],
  news: ["let's talk about my day", "quiz"],
  fun: ["role play", "quiz"],
  complaint: ["easier please", "help"],
  personal: ["let's talk about my day", "quiz"],
  contact: ["let's talk about my day", "phrases for a phone call"],
  sound: ["role play", "vocabulary exercise"],
};
const anyway = ["exercise", "quiz"];

/** That something cannot be done, honestly, and two things that can. */
export function cannot(what: Beyond | "unknown", chat: Chat): Answer {
  const { lesson, turn } = chat;
  const offers = (near[what] ?? anyway).filter((each) => !each.includes("other words"));
  const [one, other] = offers.length > 1 ? offers : [offers[0]!, "exercise"];
  const suggestions = [one!, other!];
  if (lesson !== null && lesson.words.length > 0) {
    const words = rotate(lesson.words, turn).map(({ word }) => quote(word));
    return answer(
      "unknown",
      words.map((word, index) =>
        index % 2 === 0
          ? `${refusals[what][0]} Back to ${quote(lesson.title)}. Ask me what ${word} means. Or can you write a sentence with ${word}?`
          : `${refusals[what][1]} I can give you a hint for a question. What could you say with ${word}?`,
      ),
      ["exercise", "hint"],
    );
  }
  return answer(
    "unknown",
    openersFor(chat).map(
      (opener, index) =>
        `${refusals[what][index % 2 === 0 ? 0 : 1]} You can say ${quote(one!)} or ${quote(other!)}. Or tell me: ${opener}`,
    ),
    suggestions,
  );
}

const questions: readonly RegExp[] = [
  /\?\s*$/,
  /^(?:what(?!ever| a\b| an\b| \w+ (?:me|us)\b[^?]*$| (?:i|we|he|she|they)\b)|who|whose|where|when(?! (?:i|we|my|he|she|they) )|why|how|which)\b/,
  /^(?:do|did|can|could|are|have|will|would) you\b|^(?:is|was) (?:it|this|that|there)\b|^does\b/,
  /^(?:please )?(?:(?:tell|show|give|teach|send|write) (?:me|us)|translate|explain|help|search|google|calculate|recommend|list|rewrite|rephrase)\b/,
  /^(?:please )?(?:can|could|would|will) (?:you|u)\b/,
  /^(?:please )?(?:make|put|turn|change|write|complete|describe|compare) (?:it|this|that|these|the|an?|me|negative|question|sentences?)\b/,
  /^i (?:want|wanna|need|would like|'d like)? ?(?:to (?:know|ask)|wonder(?! whether))\b/,
];

/** A question may be the sentence that was asked for. */
const isTaskDone = ({ lesson, lastReply, message }: Chat): boolean =>
  lesson?.words.some(
    ({ word }) => lastReply?.includes(`with ${quote(word)}`) && hasStems(message, word),
  ) ?? false;

/** A few words about English without anybody who does something. */
const isBareName = ({ plain, words, message }: Chat): boolean =>
  words.length <= mostWordsOfName &&
  isAboutEnglish(message) &&
  !/\b(?:i|we|he|she|they|you|it|my|our|his|her|am|is|are|was|were|this|that)\b/.test(
    plain.replaceAll(/"[^"]*"|(?<!\p{L})'[^']*'(?!\p{L})/gu, ""),
  );
const mostWordsOfName = 7;

const namesGrammar = /\b(?:grammar|grammatical|rules?|tenses?)\b/;

/** A question that nothing here answers; null for what is none. */
export function outside(chat: Chat): Answer | null {
  if (isTaskDone(chat)) return null;
  const asks = questions.some((pattern) => pattern.test(chat.plain));
  // "Verbs of movement" asks too, if only in its way.
  if (!asks && !isBareName(chat)) return null;
  return namesGrammar.test(chat.plain)
    ? (nearestHelp(chat) ?? grammarThatIsKnown(chat) ?? cannot("unknown", chat))
    : (nearestHelp(chat) ??
        withoutPhrases(chat) ??
        askBack(chat) ??
        (asks ? cannot("unknown", chat) : null));
}

/** Which grammar can be explained, to somebody who names none that is known. */
function grammarThatIsKnown(chat: Chat): Answer | null {
  const { topics } = chat.english;
  const ofLevel = rotate(
    topics.filter(({ level }) => level === levelOf(chat)),
    chat.turn,
  );
  const names = (ofLevel.length > 0 ? ofLevel : topics).slice(0, 3).map(({ names }) => names[0]!);
  if (names.length === 0) return null;
  return answer(
    "grammar",
    [
      `Which part of grammar do you mean? I can explain for example ${names.map(quote).join(", ")}.`,
      `I do not know that name. Try one of these: ${names.map(quote).join(", ")}.`,
    ],
    names.map((name) => `explain ${name}`),
  );
}
