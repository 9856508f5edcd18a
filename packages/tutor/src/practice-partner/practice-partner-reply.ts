import { answerAboutEnglish } from "../english-questions/answer-english-question";
import { asksForQuestion, readEnglishQuestion } from "../english-questions/read-english-question";
import { abilities, goodbye, notEnglish, notUnderstood, noWords, thanks } from "../small-talk";
import { sayCorrection } from "../mistakes";
import { readRequest } from "../requests/reading/read-request";
import { answerStudyRequest } from "../study-help/answer-study-request";
import { clip, plainText, quote, sentencesOf, wordsOf } from "../text";
import type { Mistake, Chat } from "../types";
import { aboutThePartner } from "./about-the-partner";
import { choosePhrase, freshPhrase, wasSaid } from "./choose-phrase";
import { markAnswer } from "./mark-answer";
import {
  aboutWhatTheyTold,
  hasQuestion,
  newQuestion,
  nextQuestion,
  openQuestion,
} from "./next-question";
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
 * when asked what it is, what is true of English when asked about that, else a reaction and a
 * question. What nobody checked is neither praised nor said again. Never empty, at most `maxLength`
 * long, and with nothing that was said before while there is a choice.
 */
export function practicePartnerReply(given: PracticePartnerAsk): PracticePartnerReply {
  const message = withoutCall(given.message, given.practicePartner);
  const corrections = given.corrections?.filter(({ wrong }) => message.includes(wrong)) ?? null;
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
  const english = englishAnswer(ask);
  if (english !== null) return reply(ask, "english", besides(ask, english));
  const lost = isLost(chat) ? notUnderstood(chat) : null;
  if (lost !== null) return reply(ask, "not-understood", one(lost));
  if (asksForTopic(message)) return reply(ask, "another", newQuestion(ask));
  const ownWords = isQuestion(message) ? aboutThePartner(message) : null;
  if (ownWords !== null) {
    const answer = hasQuestion(ownWords) ? ownWords : unlessAsked(ownWords);
    return reply(ask, "asked-back", [correction(ask), answer].filter(Boolean).join(" "));
  }
  const help = abilities(chat);
  if (help !== null) return reply(ask, "abilities", unlessAsked(one(help)));
  const asksOfEnglish = readEnglishQuestion(message, ask.english) !== null;
  if (asksOfEnglish || (isQuestion(message) && !wantsQuestion(chat))) {
    const topic = asksAboutYou(message) && !asksOfEnglish ? "asked-back" : "unknown";
    // Who is asked back asks back: no second question behind it.
    const mended = asksOfEnglish ? undefined : correction(ask);
    const say = (text: string) => reply(ask, topic, [mended, text].filter(Boolean).join(" "));
    if (topic === "asked-back") return say(one(phrases.askedBack));
    const answersToo = sentencesOf(message).length > 1;
    const answer = one(phrases.unknown);
    return say(answersToo ? `${answer} ${nextQuestion(ask)}` : unlessAsked(answer));
  }
  if (!ask.mayEcho && moodOf(message) !== "sad")
    return reply(ask, "another", `${one(phrases.changes)} ${newQuestion(ask)}`);
  const marked = marking(ask, chat);
  if (marked !== null) return reply(ask, "marked", marked);
  return reply(ask, "statement", goOn(ask, chat));
}

/** What is true about English, where the message asks about it or describes a word. */
function englishAnswer(ask: PracticePartnerAsk): string | null {
  const { message, english, corrections, mayEcho, said } = ask;
  if (!mayEcho) return null;
  return (
    answerAboutEnglish(message, said.at(-1) ?? null, english, corrections) ?? choiceOfWords(ask)
  );
}

/** "Is it “depend of” or “depend on”?" */
function choiceOfWords(ask: PracticePartnerAsk): string | null {
  if (!isQuestion(ask.message)) return null;
  const request = readRequest(ask.message, ask.english);
  if (request?.kind !== "study" || request.study.about !== "word-book") return null;
  const isChoice = /^(?:preposition|phrase-preposition|verb-choice)$/.test(
    request.study.question.of,
  );
  return isChoice ? (answerStudyRequest(request.study, asChat(ask))?.replies[0] ?? null) : null;
}

/** An answer about English, with what is to mend in the rest of the message, and to "And you?" another. */
function besides(ask: PracticePartnerAsk, answer: string): string {
  const { message, english, phrases, said, chance } = ask;
  const question = readEnglishQuestion(message, english);
  // There the answer is what the grammar check found.
  const isChecked = question?.kind === "check" || question?.kind === "difference";
  const asksBack = /\b(?:and|what about|how about) you\s*\?\s*$/i.test(message);
  return [
    isChecked ? undefined : correction(ask),
    answer,
    asksBack ? choosePhrase(phrases.askedBack, said, chance) : undefined,
  ]
    .filter(Boolean)
    .join(" ");
}

/** Whether the practice partner's own question was answered rightly, and the next one. */
function marking(ask: PracticePartnerAsk, chat: Chat): string | null {
  const question = openQuestion(ask);
  const mark = question === undefined ? null : markAnswer(question, ask.message);
  if (mark === null) return null;
  // Before others nobody is told that they are wrong: they hear what is right.
  const said = ask.isAlone && !hasNoIdea(chat) ? mark : question!.answer!.because;
  return [said, correction(ask), nextQuestion(ask, { asksOn: false })].filter(Boolean).join(" ");
}

/** A reaction to what was told, and a question. */
function goOn(ask: PracticePartnerAsk, chat: Chat): string {
  if (hasNoIdea(chat)) return newQuestion(ask);
  const corrected = correction(ask);
  if (corrected !== undefined) return `${corrected} ${nextQuestion(ask)}`;
  const mood = moodOf(ask.message);
  const theirs = mood === "plain" ? undefined : aboutWhatTheyTold(ask);
  const before = reaction(ask, chat);
  if (before === undefined) return theirs ?? nextQuestion(ask);
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
  const english = englishAnswer(ask);
  if (english !== null) return reply(ask, "english", english);
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
  asksForQuestion.test(plain) ||
  /\bunderstand\b|\bget it\b|\bfollow\b|\blost\b(?! my)|\bconfused\b|^(?:what|sorry|pardon)\W*$/.test(
    plain,
  );

/** Whether the practice partner itself asked for a question. */
const wantsQuestion = ({ lastReply }: Chat): boolean =>
  lastReply !== null && /\b(?:make|ask)\b[^.?!]*\ba question\b/i.test(lastReply);

const niceToMeet = "Nice to meet you.";

/** Fewer words than this are no more than an answer: praise for them would sound false. */
const toldSomething = 5;

function reaction(ask: PracticePartnerAsk, { words }: Chat): string | undefined {
  const { message, phrases, said, chance } = ask;
  const mood = moodOf(message);
  const saysName =
    /(?:^|[.!?,;]\s*|\b(?:and|hi|hello|hey) )(?:my name(?:'s|’s| is| are)|i(?:'m|’m| am) called)(?= )/i;
  if (mood === "plain" && saysName.test(message)) return niceToMeet;
  const felt = mood === "plain" ? undefined : freshPhrase(phrases.reactions[mood], said, chance);
  if (felt !== undefined || words.length < toldSomething) return felt;
  return mood === "sad" ? undefined : freshPhrase(phrases.reactions.plain, said, chance);
}

/** Longest part of a message that is said again, in UTF-16 units. */
const longestShown = 40;

/** More than so many at once would be no chat any more, and nobody keeps them in mind. */
const mostCorrections = 3;

/** The mistakes that matter, put right: between two only. */
function correction(ask: PracticePartnerAsk): string | undefined {
  const { message, corrections, phrases, said, chance, isAlone, mayEcho } = ask;
  if (!isAlone || !mayEcho || moodOf(message) === "sad") return undefined;
  const isPrivate = tellsWhoTheyAre(message);
  const found = (corrections ?? []).filter(
    (each) =>
      matters(each) &&
      each.wrong.length <= longestShown &&
      (!isPrivate || [each.wrong, each.better ?? ""].every(tellsNothing)),
  );
  const [first, ...others] = found.slice(0, mostCorrections);
  if (first === undefined) return undefined;
  const phrase = choosePhrase(phrases.corrections, said, chance);
  return [
    changesWords(first) ? fill(phrase, first.wrong, first.better!) : withWhy(first),
    ...others.map((each) =>
      changesWords(each) ? `And ${quote(each.better!)}, not ${quote(each.wrong)}.` : withWhy(each),
    ),
  ].join(" ");
}

/** Rather than putting some in, leaving some out or only pointing at them. */
const changesWords = ({ wrong, better }: Mistake): boolean =>
  better !== null && wrong.trim() !== "" && better.trim() !== "";

const fill = (phrase: string, wrong: string, better: string): string =>
  phrase.replace(/\{(wrong|better)\}/g, (_, key) => (key === "wrong" ? wrong : better));
const withWhy = (mistake: Mistake): string => `${sayCorrection(mistake)} ${mistake.why}`;

/** Words that may be said again whoever somebody is: "I from" of "I from Vietnam". */
const tellsNothing = (words: string): boolean =>
  /^(?:(?:i|you|he|she|it|we|they|my|name|am|is|are|was|were|from|form|in|at|to)(?: |$))*$/i.test(
    words,
  );

/** Capitals and marks are nothing that is heard in a chat. */
const matters = ({ wrong, better }: Mistake): boolean =>
  better === null || wordsOf(wrong).join(" ") !== wordsOf(better).join(" ");

function asChat(ask: PracticePartnerAsk): Chat {
  const { message, mayEcho, help, history, corrections, english } = ask;
  const own = history.filter(({ sender }) => sender === "avatar");
  return {
    message,
    mayEcho,
    help,
    history,
    corrections,
    english,
    course: [],
    lesson: null,
    sentences: [],
    scenes: [],
    level: null,
    plain: plainText(message),
    words: wordsOf(message),
    lastReply: own.at(-1)?.text ?? null,
    turn: own.length,
  };
}
