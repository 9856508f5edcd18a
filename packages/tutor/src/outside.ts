import { openersFor } from "./small-talk";
import { hasStems, quote, rotate } from "./text";
import type { Responder, Chat } from "./types";

const questions: readonly RegExp[] = [
  /\?\s*$/,
  /^(?:what(?!ever| a\b| an\b| \w+s me\b| (?:i|we|he|she|they)\b)|who|whose|where|when(?! (?:i|we|my|he|she|they) )|why|how|which)\b/,
  /^(?:do|did|can|could|are|have|will|would) you\b|^(?:is|was) (?:it|this|that|there)\b|^does\b/,
  /^(?:please )?(?:tell me|show me|translate|explain|help|search|google|calculate|recommend)\b/,
  /^i (?:want|wanna|need|would like|'d like)? ?(?:to (?:know|ask)|wonder(?! whether))\b/,
  // Work that a learner wants done, rather than a sentence to practise with.
  /^(?:please )?(?:write|do|make|draw|sing)\b.*\b(?:for me|my (?:homework|essay|text)|an? (?:essay|poem|story|song|picture|email))\b/,
];
/** Somebody's life, asked of a program that has none. */
const asksAboutIris =
  /\b(?:do|did|are|were|have|would) you (?!know\b|think\b|mean\b|understand\b|help\b|teach\b|explain\b|say\b|spell\b|pronounce\b)|\bhow old are you\b|\byour (?:phone|number|address|family|birthday|life|age)\b/;
const complains =
  /^(?:no |but )?(?:you are|you're) (?:not (?:helpful|real|good|nice)|(?:so |very |really |an? )*(?:stupid|bad|useless|wrong|boring|annoying|idiot|terrible|rude|silly))\b/;

/** The way back: a question that can be answered with what the lesson teaches. */
function wayBack(chat: Chat): string[] {
  const { lesson, turn } = chat;
  if (lesson === null || lesson.words.length === 0) {
    return openersFor(chat).map((opener) => `Tell me about you: ${opener}`);
  }
  return rotate(lesson.words, turn).map(({ word }, index) =>
    index % 2 === 0
      ? `Back to ${quote(lesson.title)}: can you write a sentence with ${quote(word)}?`
      : `What could you say with ${quote(word)} from this lesson?`,
  );
}

/** A question may be the sentence that was asked for. */
const isTaskDone = ({ lesson, lastReply, message }: Chat): boolean =>
  lesson?.words.some(
    ({ word }) => lastReply?.includes(`with ${quote(word)}`) && hasStems(message, word),
  ) ?? false;

function sorries(plain: string, known: string): readonly [string, string] | null {
  if (complains.test(plain)) {
    return [
      `I am a computer program, and I make mistakes. I know only ${known}.`,
      `Thank you for telling me. I am a program, and I know only ${known}.`,
    ];
  }
  if (!questions.some((pattern) => pattern.test(plain))) return null;
  if (asksAboutIris.test(plain)) {
    return [
      `I am a computer program, so I have no life to tell you about. I know only ${known}.`,
      `That is a question for a person. I am a program, and I know only ${known}.`,
    ];
  }
  return [
    `I am sorry, I cannot help with that. I know only ${known}.`,
    `That is a good question for somebody else. I know only ${known}.`,
  ];
}

/** A question that neither the lesson nor its words answer: said plainly, with a way back. */
export const outside: Responder = (chat) => {
  if (isTaskDone(chat)) return null;
  const known =
    chat.lesson === null
      ? "English words and grammar"
      : "this lesson and English words and grammar";
  const said = sorries(chat.plain, known);
  if (said === null) return null;
  return wayBack(chat).map((back, index) => `${said[index % 2 === 0 ? 0 : 1]} ${back}`);
};

const asksForCheck =
  /\b(?:is|was) (?:it|this|that|my \w+)(?: sentence| text| english)? (?:correct|right|wrong|ok|okay)\b|^(?:please |can you |could you )*(?:correct|check) (?:my|this|it|me)\b|\b(?:are there|did i make|do i have|find) (?:any|a|the|my) mistakes?\b/;

/** What was found in the message. Where nothing was, it does not call it right; nor where nobody looked. */
export const checking: Responder = ({ plain, corrections }) => {
  if (!asksForCheck.test(plain)) return null;
  if (corrections === null)
    return [
      "I cannot look for mistakes at this moment. Please send your sentence once more.",
      "I still cannot look for mistakes. Please try again in a minute.",
    ];
  return corrections.length > 0
    ? [
        "I have marked your message. Tap a marked word to see why. Can you write the sentence again?",
        "Look at the marks in your message, and tap them to see why. How would you write it now?",
      ]
    : [
        "I found nothing to mark in that message, but I do not see every mistake. Can you write one more sentence?",
        "I mark the mistakes that I find, and I found none there. I can miss some. What else would you like to write?",
      ];
};
