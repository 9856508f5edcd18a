import { asksForQuestion } from "./english-questions/read-english-question";
import { bandOf } from "./free-talk/level-band";
import { talkAbout } from "./free-talk/talk-about";
import { isInEnglish } from "./other-languages";
import { openersFor } from "./openers";
import { quote, rotate } from "./text";
import type { Responder, Chat } from "./types";

export { openersFor };

/** A number alone may be an answer: "How much was it?" */
export const noWords: Responder = ({ message, lastReply }) =>
  /\p{L}/u.test(message) || (/^[\d.,: ]+$/.test(message) && lastReply?.endsWith("?") === true)
    ? null
    : [
        "I see no words in your message. Can you write it in English?",
        "Please say it in words. One short sentence is enough.",
      ];

export const notEnglishReplies: readonly string[] = [
  "That is not English, I think. I only know English. Can you say it with easy English words?",
  "I only understand English. One or two English words are enough. Can you try?",
  "Can you write that in English? Small mistakes are fine.",
];

export const notEnglish: Responder = ({ message }) =>
  isInEnglish(message) ? null : notEnglishReplies;

export const greeting: Responder = (chat) => {
  const isGreeting =
    /^(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening))\b/.test(chat.plain) ||
    /^(?:and )?how are you\b/.test(chat.plain);
  if (!isGreeting || chat.words.length > 5) return null;
  const start = chat.lesson
    ? `This lesson is ${quote(chat.lesson.title)}.`
    : "We can talk about your day, your work or your plans.";
  if (/\bhow are you\b/.test(chat.plain)) {
    return ["I am fine, thank you. A program is never tired! And how are you today?"];
  }
  return openersFor(chat).map((opener) => `Hello, I am Iris. ${start} ${opener}`);
};

const says = /\b(?:bye|goodbye|good night|see you|talk (?:to you )?soon|take care)\b/;
/** "Thanks. I am looking forward to it": what is told behind the thanks counts. */
const tellsBehindThanks =
  /^(?:ok |okay |great |many )?(?:thanks?(?: you)?|thx|ty)(?: (?:very much|so much|a lot|iris))?[.,!;]+ (?:but |and |yes,? |no,? )?(?:i|we|my|our|he|she|they)\b(?:'\w+)? (?:\w+'?\w* ){1,}\w+/;

export const thanks: Responder = (chat) => {
  if (
    chat.words.length > 8 ||
    !/^(?:ok |okay |great |many )?(?:thanks?|thx|ty)\b/.test(chat.plain) ||
    says.test(chat.plain) ||
    (chat.lesson === null && tellsBehindThanks.test(chat.plain))
  ) {
    return null;
  }
  // Thanks for a kind word do not end what was talked about.
  const next =
    chat.lesson === null && chat.lastReply?.trimEnd().endsWith("?") === true
      ? talkAbout({ ...chat, message: "" }, bandOf(chat.level), "question").text
      : null;
  return next === null
    ? openersFor(chat).map((opener) => `You are welcome. ${opener}`)
    : [`You are welcome. ${next}`, `With pleasure. ${next}`, `Do not mention it. ${next}`];
};

/** Longer ways to say that a talk ends. */
const leaves =
  /\b(?:i(?:'d| had) better (?:go|leave|run|stop here|get going|get back(?: to \w+)?)(?: now| soon)?(?:[.!,]|$)|i (?:have|need|ought|had better|must|should|'ve got|have got|got|am going|want)(?: to)? (?:go(?: now| to (?:bed|sleep|work))?|leave|run|get back(?: to \w+)?|get some (?:sleep|rest)|get going|sleep|stop here|be off)(?: now| soon)?(?:[.!,]|$)|(?:thanks|thank you)(?: \w+){0,2} for (?:the|this|our|your|a)(?: \w+)? (?:chat|talk|conversation|time|company)|^(?:ok |okay |sorry )?(?:i(?:'ve)? )?(?:gotta|got to) (?:go|run|leave)\b.*|^(?:ok,? |so |well,? )*now i (?:must|have to|need to) (?:go|work|sleep|leave|cook|study)\b.{0,15}$|^(?:thanks|thank you|ok|sorry)\b.*\bi (?:must|have to|need to|should) (?:\w+ ){1,5}now[.!]*$|have a (?:nice|good|great|lovely) (?:day|evening|night|weekend|afternoon|time)[.!]*$|(?:good ?bye|bye(?: bye)?|good night|see you(?: \w+)?)[.!]*$)/;

/** “In the morning I have to go to work” tells of a day. */
const tellsOfDay =
  /^(?:every|in the|on|at|tomorrow|then|after|before|usually|always|often|sometimes|because|when|if|next|from)\b/;

export const goodbye: Responder = ({ plain, words, lesson }) => {
  const isEnd = leaves.test(plain) || (words.length <= 5 && says.test(plain));
  if (!isEnd || words.length > 16 || tellsOfDay.test(plain)) return null;
  // In a lesson that teaches the word, it may be asked about.
  if (
    /\?/.test(plain) ||
    /\b(?:mean|means|meaning|word|example|use|ways?|formal|informal|how)\b/.test(plain) ||
    /^(?:phrases?|what (?:do|can|should))\b/.test(plain)
  )
    return null;
  const end = lesson ? ` You can come back to ${quote(lesson.title)} when you like.` : "";
  return [
    `Goodbye, and see you soon! Well done for writing in English.${end}`,
    `Bye, and see you next time. I liked our talk.${end}`,
  ];
};

export const aboutMe: Responder = ({ plain }) =>
  /\b(?:who are you|what(?:'s| is) your name|what are you|are you (?:a |an )?(?:human|real|person|robot|bot|ai|computer|machine|teacher))\b/.test(
    plain,
  )
    ? [
        "I am Iris, the AI teacher of Saywell. I am a computer program, not a person. What is your name?",
        "My name is Iris. I am a program that helps you learn English. I can make mistakes too. What would you like to practise?",
      ]
    : null;

/** What to ask for, in the words to ask with. */
function whatIKnow({ lesson, turn, course, level }: Chat): string[] {
  if (lesson === null) {
    const lessons = offered({ course, level, turn }).map(({ title }) => quote(title));
    const offer =
      lessons[0] === undefined ? "" : ` I can help more in a lesson, for example ${lessons[0]}.`;
    return [
      `I can talk with you in easy English. Ask me what a word means. Or ask about grammar, for example “Explain the present perfect”.${offer}`,
      `Write about your day, your work or your plans, and I will ask you more.${offer}`,
    ];
  }
  const [one, other] = rotate(lesson.words, turn).map(({ word }) => quote(word));
  const point = quote(lesson.grammar.title);
  return [
    `You can ask me what ${one} means. You can ask about the grammar (${point}). Or ask for a hint or an exercise.`,
    `I know this lesson well. Ask for an example with ${other ?? one}. Or say “explain the grammar” or “help me with question 1”.`,
  ];
}

export const abilities: Responder = (chat) =>
  /\b(?:what can (?:you|i)|how can you help|can you help|i need help)\b/.test(chat.plain) ||
  /^(?:please |iris,? )*help\b/.test(chat.plain)
    ? whatIKnow(chat)
    : null;

export const aboutLesson: Responder = ({ plain, lesson }) => {
  const asks = /\b(?:what|tell me|explain)\b.*\b(?:this|the) (?:lesson|topic|unit)\b/.test(plain);
  if (lesson === null || !asks || /\bnext lesson\b/.test(plain)) return null;
  const words = lesson.words.slice(0, 3).map(({ word }) => quote(word));
  const goal = lesson.canDo.replace(/^Can /, "After it you can ");
  return [
    `This lesson is ${quote(lesson.title)}. Its grammar point is ${quote(lesson.grammar.title)}, and it has words such as ${words.join(", ")}.`,
    `${quote(lesson.title)} is a lesson for level ${lesson.difficulty}. ${goal}`,
  ];
};

export const notUnderstood: Responder = (chat) => {
  const { plain, words, lesson, lastReply } = chat;
  const isLost =
    /\b(?:don't|dont|do not|didn't|did not|can't|cannot|no|not) (?:understand|get it|follow|know what to)\b/.test(
      plain,
    ) ||
    asksForQuestion.test(plain) ||
    /\b(?:i'm|i am|im) (?:lost|confused)\b|(?<!\b(?:was|were) )\btoo (?:difficult|hard)\b|^(?:what|sorry|pardon)\W*$/.test(
      plain,
    );
  if (!isLost || words.length > 10) return null;
  if (lesson === null) {
    return [
      "That is all right. I will use easy words. Which word is new for you?",
      "No problem. Copy the sentence that is difficult, and tell me where it becomes difficult.",
    ];
  }
  const word = lesson.words.find((each) => lastReply?.includes(quote(each.word)));
  const examples = lesson.grammar.examples.map(
    (example) => `Let us take it slowly. Look at one example: ${example} What does it mean to you?`,
  );
  return [
    ...(word
      ? [`Let us take it slowly. ${quote(word.word)} means: ${word.meaning}. Is that clearer?`]
      : []),
    ...whatIKnow(chat).map((help) => `That is all right. Which part is not clear? ${help}`),
    ...examples,
  ];
};

/** Lessons to offer: the learner's level before the others, another one first each time. */
function offered({ course, level, turn }: Pick<Chat, "course" | "level" | "turn">) {
  const fitting = course.filter(({ difficulty }) => difficulty === (level ?? "A1"));
  return rotate(fitting.length > 0 ? fitting : course, turn);
}

export const offer: Responder = (chat) => {
  const wishes =
    /\b(?:which|what|another|next|new|recommend|suggest|offer|start|show|other|any)\b.*\blessons?\b/.test(
      chat.plain,
    ) || /\bwhat (?:should|can|could) i (?:learn|study)\b/.test(chat.plain);
  if (!wishes) return null;
  return offered(chat).map(
    ({ title, difficulty }) =>
      `Try the lesson ${quote(title)}, level ${difficulty}. You find it in the lesson library.`,
  );
};
