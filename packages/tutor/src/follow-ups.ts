import { foldQuotes, nameIn } from "@saywell/english";
import { clip } from "./text";

const sad =
  "sad|tired|stressed|lonely|worried|angry|nervous|bored|ill|sick|unhappy|afraid|scared|upset";
const glad = "happy|glad|excited|proud|relaxed|well|fine|good|great";
const often = "(?:really |also |often |always |very |so |a bit |a little )*";
const rest = "([^.,;:!?\\n]{2,80})";

/**
 * Sentences of which the meaning is clear enough to ask on, and what to ask: the
 * first that fits is taken. `$1` and `$2` are what the learner said there.
 */
const patterns: readonly (readonly [sentence: string, questions: readonly string[]])[] = [
  [
    `I ${often}hate`,
    ["That is a strong feeling. Why do you feel like that?", "What would make it better?"],
  ],
  [
    `I (?:do not|don't|didn't|did not) ${often}(?:like|enjoy) ${rest}`,
    ["Why do you not like $1?", "What do you like better than $1?"],
  ],
  [
    `I ${often}(?:like|love|prefer) to ${rest}`,
    ["Why do you like it?", "When did you last do it?", "Where do you like to do it?"],
  ],
  [
    `I ${often}(?:like|love|enjoy|prefer) ${rest}`,
    ["What do you like most about $1?", "Why do you like $1?"],
  ],
  [
    `I(?:'d like| would like| want| hope| plan|'m planning| am planning) to ${rest}`,
    ["Why do you want that?", "What do you need for it?"],
  ],
  [
    `I(?:'d| would) like ${rest}`,
    [
      "You would like $1. What else would you like?",
      "You would like $1. Is it for you or for somebody else?",
    ],
  ],
  [
    `I (?:have to|'ve got to|must) ${rest}`,
    ["Why do you have to do it?", "How long does it take?"],
  ],
  [
    `I ${often}(?:want|need) ${rest}`,
    ["Why is it important for you: $1?", "When do you need it: $1?"],
  ],
  [
    `I live (in|at|near|with) ${rest}`,
    ["What do you like about living $1 $2?", "How long have you lived $1 $2?"],
  ],
  [`I(?:'m| am| come) from ${rest}`, ["What is $1 like?", "What should a visitor see in $1?"]],
  [
    `I work (as|at|in|for|with) ${rest}`,
    [
      "What do you do on a normal day when you work $1 $2?",
      "What do you like most when you work $1 $2?",
    ],
  ],
  [
    `I(?:'m| am| feel|'m feeling| am feeling| was| felt) ${often}(${sad})(?!\\p{L})`,
    [
      "Thank you for telling me. Why is that?",
      "I am sorry to hear that. What helps you when it is like that?",
    ],
  ],
  [
    `I(?:'m| am| feel|'m feeling| am feeling| was| felt) ${often}(${glad})(?!\\p{L})`,
    [
      "That is good to hear. What was the best part of your day?",
      "I am glad. What are your plans for today?",
    ],
  ],
  [`I(?:'m| am) (an? ${rest})`, ["What is it like to be $1?", "What does $1 do on a normal day?"]],
  [
    `I(?: study| learn|'m studying| am studying|'m learning| am learning) ${rest}`,
    ["Why do you study $1?", "What is most difficult for you when you study $1?"],
  ],
  [
    `I (?:went|travelled|flew|drove|walked) to ${rest}`,
    ["What did you do when you went to $1?", "Who went to $1 with you?"],
  ],
  [`I(?:'m| am) going to ${rest}`, ["When are you going to $1?", "Are you going to $1 alone?"]],
  [
    `I(?:'ve got| have got| have| had) (?:an?|some|many) ${rest}`,
    ["Can you tell me more about your $1?", "What would you like to say about your $1?"],
  ],
  [
    `I (?:can't|cannot|can not) ${rest}`,
    ["What makes it difficult?", "Would you like to learn it?"],
  ],
  [`I can ${rest}`, ["How did you learn it?", "When did you do it first?"]],
  [
    "my ([\\p{L}'-]{2,20}(?: [\\p{L}'-]{2,20})?) (?:is|are|was|were|has|have|works?|lives?|likes?|plays?|goes|go|wants?)(?!\\p{L})",
    ["Can you tell me one more thing about your $1?", "What do other people say about your $1?"],
  ],
];

const compiled = patterns.map(
  ([sentence, questions]) => [new RegExp(`(?<![\\p{L}'])${sentence}`, "iu"), questions] as const,
);

const introduction = /(?<![\p{L}'])my name(?:'s| is) /iu;

/** To somebody who says their name, and not "My name is not important". */
const greetings = (name: string): readonly string[] => [
  `Nice to meet you, ${name}. What do you like to do in your free time?`,
  `Hello, ${name}. Why do you learn English?`,
];

/** Questions about what a sentence says, in its own words; none where it is not understood. */
export function followUps(sentence: string): readonly string[] {
  // Not in small letters: it is said back in the learner's own.
  const text = foldQuotes(sentence).replace(/\s+/g, " ");
  const name = introduction.test(text) ? nameIn(text) : null;
  if (name !== null) return greetings(clip(name, 31));
  for (const [pattern, questions] of compiled) {
    const said = pattern.exec(text);
    if (said === null) continue;
    const back = said.slice(1).map(asSaidBack);
    if (!questions.every((question) => mayBeSaidBack(question, back))) return aboutIt;
    return questions.map((question) =>
      question.replace(/\$([12])/g, (_, place: string) => back[Number(place) - 1] ?? ""),
    );
  }
  return [];
}

/** Where their words are no model. */
const aboutIt = ["Can you tell me more about that?", "Why is that important for you?"];

/** What needs neither an article nor a plural. */
const uncountable =
  /^(?:music|football|tennis|basketball|volleyball|sport|coffee|tea|water|milk|juice|bread|rice|fish|meat|chicken|pizza|pasta|fruit|cheese|chocolate|cake|soup|food|rain|snow|sun|summer|winter|spring|autumn|history|maths|science|art|nature|work|school|home|university|college|mum|dad|time|money|peace|love|bed|engineering|medicine|law|yoga)$/i;
const small =
  /^(?:an?|the|your|this|that|these|those|his|her|their|some|many|two|three|four|five|one|no)$/i;
const place = /^(?:in|at|near|with|as|for|to|from|of)$/i;
const actions = new Set(
  `be am is are was were do does did have has had go goes went come make take get see say play read write
  eat drink cook dance sing swim run walk travel buy sell learn study speak talk listen watch visit live
  work sleep stay meet help want like love know think use give find tell ask when what who which where how
  that because if`.split(/\s+/),
);

/**
 * Whether words of the learner may be said again: nobody checked them, so only short phrases about
 * things, places and people, with an article or where none is needed. "Play football" and "big dog" are none.
 */
function mayBeSaidBack(question: string, phrases: readonly string[]): boolean {
  return phrases.every((phrase, index) => {
    if (!question.includes(`$${index + 1}`)) return true;
    const words = phrase.split(/\s+/).filter((word) => !place.test(word));
    const [first = "", ...others] = words;
    if (words.length > 5 || others.some((word) => actions.has(word.toLowerCase()))) return false;
    if (question.includes(`your $${index + 1}`)) return true;
    if (small.test(first) || /^\p{Lu}/u.test(first)) return true;
    const last = words.at(-1) ?? "";
    const isWhole = last === "" || uncountable.test(last) || /(?:[^s]s|ing)$/.test(last);
    return isWhole && !actions.has(first.toLowerCase());
  });
}

/** Ends of a phrase that belong to the sentence around it. */
const tail =
  /\s+(?:very much|so much|a lot|too|also|because|but|and|so|when|please|now|today|tomorrow|yesterday|every|last|next|on|at the moment)\b.*$/i;

const otherPerson: Readonly<Record<string, string>> = {
  my: "your",
  me: "you",
  i: "you",
  our: "your",
  mine: "yours",
  myself: "yourself",
  us: "you",
};

/** The learner's words, seen from the other side. */
const asSaidBack = (said: string): string =>
  clip(
    said
      .replace(tail, "")
      .trim()
      .replace(
        /(?<![\p{L}'])(?:my|me|i|our|mine|myself|us)(?![\p{L}'])/giu,
        (word) => otherPerson[word.toLowerCase()] ?? word,
      ),
    50,
  );
