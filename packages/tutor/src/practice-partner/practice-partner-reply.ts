import { termsAskedAbout, wordElsewhere } from "../lesson-words";
import { corrected } from "../mistakes";
import { abilities, goodbye, notEnglish, notUnderstood, noWords, thanks } from "../small-talk";
import { clip, plainText, sentencesOf, wordsOf } from "../text";
import type { Mistake, Chat } from "../types";
import { choosePhrase, freshPhrase, wasSaid } from "./choose-phrase";
import { aboutTheirWords, hasQuestion, newQuestion, nextQuestion } from "./next-question";
import {
  asksAboutYou,
  asksForTopic,
  asksWhatYouAre,
  isQuestion,
  moodOf,
  tellsWhoTheyAre,
  withoutCall,
} from "./read-message";
import {
  type PracticePartnerAsk,
  type PracticePartnerReply,
  type PracticePartnerScene,
  type PracticePartnerTopic,
} from "./types";

/**
 * What a practice partner answers to a message: help in a crisis before anything else, the truth
 * when asked what it is, else a reaction and a question. Never empty, at most
 * `maxLength` long, and with nothing that was said before while there is a choice.
 */
export function practicePartnerReply(given: PracticePartnerAsk): PracticePartnerReply {
  const message = withoutCall(given.message, given.practicePartner);
  // Where the words were shifted, the marks no longer fit.
  const corrections = message === given.message ? given.corrections : [];
  const ask = { ...given, message, corrections };
  const chat = asChat(ask);
  const { phrases } = ask;
  const one = (list: readonly string[]): string => choosePhrase(list, ask.said, ask.chance);
  /** A question of the practice partner's own that waits for an answer is not followed by another. */
  const unlessAsked = (start: string): string =>
    hasAsked(ask) ? start : `${start} ${nextQuestion(ask)}`;

  if (ask.help !== null) return reply(ask, "crisis", one(ask.help));
  if (message === "") return greet(ask);
  const silent = noWords(chat);
  if (silent !== null) return reply(ask, "no-words", one(silent));
  const foreign = notEnglish(chat);
  if (foreign !== null) return reply(ask, "not-english", one(foreign));
  if (asksWhatYouAre(message)) return reply(ask, "about-me", unlessAsked(one(phrases.aboutMe)));
  if (isGreeting(chat)) return greet(ask);
  if (thanks(chat) !== null) return reply(ask, "thanks", unlessAsked(one(phrases.thanks)));
  if (goodbye(chat) !== null) return reply(ask, "goodbye", one(phrases.goodbyes));
  const lost = isLost(chat) ? notUnderstood(chat) : null;
  if (lost !== null) return reply(ask, "not-understood", one(lost));
  const meaning = wordAnswer(ask, chat);
  if (meaning !== null) return reply(ask, "word", one(meaning));
  if (asksForTopic(message)) return reply(ask, "another", newQuestion(ask));
  const help = abilities({ ...chat, course: [] });
  if (help !== null) return reply(ask, "abilities", unlessAsked(one(help)));
  if (isQuestion(message) && !wantsQuestion(chat)) {
    const topic = asksAboutYou(message) ? "asked-back" : "unknown";
    const answer = one(topic === "unknown" ? phrases.unknown : phrases.askedBack);
    const answersToo = sentencesOf(message).length > 1;
    return reply(ask, topic, answersToo ? `${answer} ${nextQuestion(ask)}` : unlessAsked(answer));
  }
  return reply(ask, "statement", goOn(ask, chat));
}

/** A reaction to what was told, and a question. */
function goOn(ask: PracticePartnerAsk, chat: Chat): string {
  if (hasNoIdea(chat)) return newQuestion(ask);
  const again = recast(ask);
  if (again !== undefined) return `${again} ${nextQuestion(ask, { mayEcho: false })}`;
  const mood = moodOf(ask.message);
  const theirs = mood === "plain" ? undefined : aboutTheirWords(ask);
  const before = reaction(ask, chat);
  if (before === undefined || /^(?:I am|That is) /.test(theirs ?? "")) {
    return theirs ?? nextQuestion(ask);
  }
  // Nobody who is sad wants to be asked about football.
  if (mood === "sad" && theirs === undefined) return before;
  return `${before} ${theirs ?? nextQuestion(ask)}`;
}

const hasAsked = ({ said }: PracticePartnerAsk): boolean => hasQuestion(said.at(-1) ?? "");

const hasNoIdea = ({ plain, words }: Chat): boolean =>
  words.length < 8 && /\b(?:(?:don't|dont|do not) know|no idea|not sure|dunno)\b/.test(plain);

/** What a practice partner says to somebody who comes in. */
export function practicePartnerGreeting(scene: PracticePartnerScene): string {
  const { phrases, said, chance } = scene;
  return reply(
    scene,
    "greeting",
    `${choosePhrase(phrases.greetings, said, chance)} ${newQuestion(scene)}`,
  ).response;
}

/** What a practice partner says of a question that nobody answered: the answer, or who might know. */
export function practicePartnerNudge(ask: PracticePartnerAsk): PracticePartnerReply {
  const meaning = wordAnswer(ask, asChat(ask));
  if (meaning !== null) return reply(ask, "word", choosePhrase(meaning, ask.said, ask.chance));
  return reply(ask, "nudge", choosePhrase(ask.phrases.nudges, ask.said, ask.chance));
}

function reply(
  scene: PracticePartnerScene,
  topic: PracticePartnerTopic,
  text: string,
): PracticePartnerReply {
  const { practicePartner } = scene;
  const isPassedOn = topic === "nudge";
  const person = scene.person ?? (isPassedOn ? "our guest" : "");
  const template = person === "" ? text.replace(/,? \{name\}(?=[\s,.!?])/g, "") : text;
  const filled = template.replace(/\{(name|partner)\}/g, (_, key) =>
    key === "name" ? person : practicePartner,
  );
  const response = filled.charAt(0).toUpperCase() + filled.slice(1);
  return { topic, response: clip(response, scene.maxLength) };
}

/** Who has said what they are needs not say it again at once. */
function greet(ask: PracticePartnerAsk): PracticePartnerReply {
  const isKnown = ask.phrases.greetings.some((each) => wasSaid(each, ask.said.slice(-6)));
  if (!isKnown) return { topic: "greeting", response: practicePartnerGreeting(ask) };
  const hello = "Hello, {name}!";
  return reply(ask, "greeting", hasAsked(ask) ? hello : `${hello} ${nextQuestion(ask)}`);
}

const isGreeting = ({ plain, words }: Chat): boolean =>
  /^(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening))\b/.test(plain) &&
  words.length <= 4 &&
  !plain.includes("how are");

const isLost = ({ plain }: Chat): boolean =>
  /\bunderstand\b|\bget it\b|\bfollow\b|\blost\b(?! my)|\bconfused\b|^(?:what|sorry|pardon)\W*$/.test(
    plain,
  );

/** Whether the practice partner itself asked for a question. */
const wantsQuestion = ({ lastReply }: Chat): boolean =>
  lastReply !== null && /\b(?:question|ask)\b/i.test(lastReply);

/** The meaning of a word that was asked about; "what is" asks about many other things too. */
function wordAnswer({ mayEcho }: PracticePartnerAsk, chat: Chat): readonly string[] | null {
  const asksForMeaning = /\b(?:means?|meaning|definition|define|word|phrase)\b/.test(chat.plain);
  if (!mayEcho || !asksForMeaning || !isQuestion(chat.message)) return null;
  return termsAskedAbout(chat.plain).length === 0 ? null : wordElsewhere(chat);
}

/** Fewer words than this are no more than an answer: praise for them would sound false. */
const toldSomething = 5;

function reaction(ask: PracticePartnerAsk, { words }: Chat): string | undefined {
  const { message, phrases, said, chance } = ask;
  const mood = moodOf(message);
  const felt = mood === "plain" ? undefined : freshPhrase(phrases.reactions[mood], said, chance);
  if (felt !== undefined || words.length < toldSomething) return felt;
  return mood === "sad" ? undefined : freshPhrase(phrases.reactions.plain, said, chance);
}

/** Longest sentence that is said again, in UTF-16 units. */
const longestRecast = 90;

/** The learner's sentence as somebody else might say it, after a mistake that matters; not always. */
function recast(ask: PracticePartnerAsk): string | undefined {
  const { message, corrections, phrases, said, chance, isAlone, mayEcho } = ask;
  if (!isAlone || !mayEcho || moodOf(message) === "sad" || tellsWhoTheyAre(message))
    return undefined;
  const last = said.slice(-1);
  if (phrases.recasts.some((each) => wasSaid(each, last))) return undefined;
  const serious = corrections.filter(matters);
  if (serious.length === 0 || serious.some(({ better }) => better === null)) return undefined;
  const [first] = serious;
  const place = sentencesOf(message.slice(0, first!.start)).length - 1;
  const sentence = sentencesOf(corrected(message, serious))[Math.max(0, place)]?.trim();
  if (sentence === undefined || sentence.length > longestRecast) return undefined;
  const phrase = freshPhrase(phrases.recasts, said, chance);
  return phrase?.replace("{sentence}", () => asSentence(sentence));
}

const asSentence = (text: string): string => {
  const begun = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`;
};

/** Capitals and marks are nothing that is heard in a chat. */
const matters = ({ wrong, better }: Mistake): boolean =>
  better === null || wordsOf(wrong).join(" ") !== wordsOf(better).join(" ");

function asChat({ message, help, history, corrections, course }: PracticePartnerAsk): Chat {
  const own = history.filter(({ sender }) => sender === "avatar");
  return {
    message,
    help,
    history,
    corrections,
    course,
    lesson: null,
    level: null,
    plain: plainText(message),
    words: wordsOf(message),
    lastReply: own.at(-1)?.text ?? null,
    turn: own.length,
  };
}
