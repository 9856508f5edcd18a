import { described } from "./english";
import { aboutMind } from "./about-mind";
import { askedBack } from "./free-talk/asked-back";
import { turnsWithoutRepeat } from "./free-talk/said-before";
import { freeTalk } from "./free-talk/free-talk";
import { grammar } from "./grammar-point";
import { hint } from "./hints";
import { lessonWord, wordElsewhere } from "./lesson-words";
import { mistakeNote } from "./mistakes";
import { type Answer, answer } from "./requests/answer";
import { answerBeforeLesson, answerRequest } from "./requests/answers/answer-request";
import { outside } from "./requests/answers/beyond";
import { inContext } from "./looking-back/in-context";
import { lookBack } from "./looking-back/summary";
import { withoutRefused } from "./looking-back/refused";
import { followOn } from "./looking-back/follow-on";
import { codeIsNoEnglish } from "./odd-input";
import { exerciseAsked } from "./exercises/exercise-asked";
import { readRequest } from "./requests/reading/read-request";
import type { Request } from "./requests/request";
import { answersItem, runExercise, waitingItem } from "./exercises/run-exercise";
import { beginScene, playRequest, scenesToOffer, sceneTurn, wishesToPlay } from "./scene-talk";
import {
  abilities,
  aboutLesson,
  aboutMe,
  goodbye,
  greeting,
  notEnglish,
  notUnderstood,
  noWords,
  offer,
  thanks,
} from "./small-talk";
import { wantedInstead } from "./scenes/plain-requests";
import type { SceneTurn } from "./scenes/types";
import { clip, plainText, quote, sentencesOf, wordsOf } from "./text";
import { unfit } from "./unfit";
import type { Ask, Chat, Reply, Responder, Topic } from "./types";

/** Who may answer, in this order: the first who has something to say does, and else the talk goes on. */
const responders: readonly (readonly [Topic, Responder] | ((chat: Chat) => Answer | null))[] = [
  ["crisis", ({ help }) => help],
  ["care", care],
  ["unknown", unfit],
  ["no-words", (chat) => (answersItem(chat) ? null : noWords(chat))],
  ["no-words", codeIsNoEnglish],
  ["not-english", notEnglish],
  runExercise,
  ["about-mind", aboutMind],
  lookBack,
  exerciseAsked,
  ["greeting", greeting],
  // "Thanks, explain the present perfect" wants that.
  ["thanks", (chat) => (chat.words.length > 3 && asksBehindThanks(chat) ? null : thanks(chat))],
  ["goodbye", goodbye],
  ["hint", hint],
  ["about-me", aboutMe],
  followOn,
  answerBeforeLesson,
  ["word", lessonWord],
  ["grammar", grammar],
  ["lesson", aboutLesson],
  answerRequest,
  ["english", described],
  ["not-understood", notUnderstood],
  ["word", wordElsewhere],
  ["offer", offer],
  ["abilities", abilities],
  unknownInContext,
  ["statement", askedBack],
  outside,
];

function asksBehindThanks({ message, english }: Chat): boolean {
  const rest = /^(?:many )?(?:thanks?|thank you|thx)(?: \w+){0,2}?[,.!]+ (.+)$/i.exec(message)?.[1];
  return rest !== undefined && readRequest(rest, english) !== null;
}

/** Half a question that was understood, but to which nothing is known: that is said as it is. */
function unknownInContext({ message, isHalf }: Chat): Answer | null {
  if (isHalf !== true) return null;
  return answer(
    "unknown",
    [
      `You mean ${quote(message)} I have nothing on that in my notes, and I do not want to guess. Ask me for its meaning, an example or its word family.`,
      `I looked for ${quote(message)} but I do not know it. I can give you an example or an exercise instead.`,
    ],
    ["more examples", "exercise"],
  );
}

/** Whoever asks about English or does an exercise is answered; and nobody hears of help at every turn. */
function care(chat: Chat): readonly string[] | null {
  if (chat.care === null || chat.care === undefined || answersItem(chat)) return null;
  if (readRequest(chat.message, chat.english) !== null) return null;
  const lately = chat.history.filter(({ sender }) => sender === "avatar").slice(-3);
  const isSaid = lately.some(({ text }) => chat.care?.some((each) => text.includes(each)));
  return isSaid ? null : chat.care;
}

/** Answers behind which an exercise is taken up again. */
const goesOnBehind: ReadonlySet<Topic> = new Set([
  "word",
  "grammar",
  "english",
  "situation",
  "checking",
  "not-understood",
  "not-english",
  "no-words",
  "about-me",
  "about-mind",
  "unknown",
  "greeting",
  "summary",
]);
/** Longest reply, in UTF-16 units. */
export const REPLY_MAX_LENGTH = 900;
/** A scene begins with the learner's part, which is longer than a reply. */
const SCENE_MAX_LENGTH = 1200;

/**
 * The tutor's reply to a message: the same for the same ask, never empty, never
 * the same twice in a row, at most {@link REPLY_MAX_LENGTH} long. It says only what the
 * lesson and what is known of English say, and never the answer to a question of the lesson.
 */
export const replyTo = (ask: Ask): Reply => reply(ask, false);

/** @param hasLeft whether the role play that was on is left with this message */
function reply(ask: Ask, hasLeft: boolean): Reply {
  const chat = read(ask);
  const played = playing(ask, chat, hasLeft);
  if (played !== null) return played;
  for (const each of responders) {
    const found = typeof each === "function" ? each(chat) : answered(each, chat);
    if (found === null || found.replies.length === 0) continue;
    const { topic, replies, suggestions } = found;
    // A question in between is answered, and then the exercise goes on.
    const item = goesOnBehind.has(topic) ? waitingItem(chat) : null;
    const note = topic === "statement" ? noteOn(chat) : "";
    const response = choose(replies, { note, behind: item?.text ?? "" }, chat);
    const offered = item?.suggestions ?? suggestions;
    return { topic, response, ...(offered.length > 0 ? { suggestions: offered } : {}) };
  }
  const { text, suggestions } = freeTalk(chat);
  // Nobody is corrected in the same breath in which one is sorry for them.
  const note = /\bsorry\b/i.test(text) ? "" : noteOn(chat);
  const response = choose([text], { note, behind: "" }, chat);
  return { topic: "statement", response, ...(suggestions.length > 0 && { suggestions }) };
}

function answered([topic, respond]: readonly [Topic, Responder], chat: Chat): Answer | null {
  const replies = respond(chat);
  return replies && { topic, replies, suggestions: [] };
}

/**
 * What a role play says, where one goes on or begins; help and what is not fit to be said come before.
 * A question about English is answered, and the scene waits.
 */
function playing(ask: Ask, chat: Chat, hasLeft: boolean): Reply | null {
  if (chat.help !== null || !chat.mayEcho) return null;
  const { scenes } = ask;
  const turn = sceneTurn(ask.message, hasLeft ? [] : chat.history, scenes);
  // "Let's stop that. What did I do wrong?" ends the scene, and asks for something else.
  const instead = turn === null || turn.messages.length === 0 ? "" : wantedInstead(ask.message);
  if (instead !== "") {
    const corrections = behind(ask.corrections, ask.message.length - instead.length);
    return reply({ ...ask, message: instead, corrections }, true);
  }
  if (turn !== null) return inScene(turn, chat);
  const request = readRequest(chat.message, chat.english);
  if (request?.kind !== "role-play" && !wishesToPlay(ask.message)) return null;
  const named =
    request?.kind === "role-play" ? scenes.find(({ id }) => id === request.scene) : undefined;
  if (named !== undefined) return inScene(beginScene(named), chat);
  const offered = scenesToOffer(scenes, chat.level, chat.turn).slice(0, 3);
  if (offered.length === 0) return null;
  const titles = offered.map(({ title }) => quote(title)).join(", ");
  return {
    topic: "scene",
    response: choose(
      [`Good idea! Choose one: ${titles}.`, `With pleasure. Which one would you like: ${titles}?`],
      { note: "", behind: "" },
      chat,
    ),
    suggestions: offered.map(({ title }) => playRequest(title)),
  };
}

function inScene(scene: SceneTurn, chat: Chat): Reply {
  const { isForTeacher, isLost, say } = scene.played;
  const request = isLost ? readRequest(chat.message, chat.english) : null;
  const isAside =
    isForTeacher ||
    (request !== null && asides.has(request.kind) && !/\byours?\b/.test(chat.plain));
  const found = isAside ? (answerBeforeLesson(chat) ?? answerRequest(chat)) : null;
  const answer = found?.topic === "exercise" ? playFirst : found?.replies[0];
  if (answer === undefined)
    return { topic: "scene", response: clip(scene.say, SCENE_MAX_LENGTH), scene };
  const goesOn = isLost ? `Back to our role play. ${lastQuestion(say)}` : scene.say;
  return { topic: "scene", response: clip(`${answer}\n\n${goesOn}`, SCENE_MAX_LENGTH), scene };
}
/** What is asked of a teacher wherever it is asked, if the scene itself knows nothing to say. */
const asides: ReadonlySet<Request["kind"]> = new Set([
  "english",
  "situation",
  "study",
  "correct",
  "exercise",
]);
const playFirst = "With pleasure, when we have played this. Write “stop” if you want it now.";
const lastQuestion = (said: string): string =>
  sentencesOf(said).findLast((each) => each.endsWith("?")) ?? said;

/** Where somebody talks, a mistake is worth a word in the reply; elsewhere the marks in the message do. */
const noteOn = ({ corrections, history }: Chat): string =>
  mistakeNote(
    corrections ?? [],
    history
      .filter(({ sender }) => sender === "avatar")
      .slice(-turnsWithoutRepeat)
      .map(({ text }) => text)
      .join(" "),
  );

function read(asked: Ask): Chat {
  const ask = { ...asked, history: withoutRefused(asked.history) };
  const said = ask.history.filter(({ sender }) => sender === "avatar");
  const written = withoutGreeting(ask.message.trim());
  const message = inContext(written, ask.history, ask.english);
  const request = message === written ? null : readRequest(message, ask.english);
  // What is asked in half a sentence is no sentence to correct, unless it holds one.
  const isToCorrect =
    message === written || (request?.kind === "correct" && written.includes(request.sentence));
  return {
    ...ask,
    message,
    isHalf: message !== written,
    corrections: isToCorrect
      ? behind(ask.corrections, ask.message.trimStart().length - written.length)
      : [],
    plain: plainText(message),
    words: wordsOf(message),
    lastReply: said.at(-1)?.text ?? null,
    turn: said.length,
  };
}

/** "Hello Iris, what is a bill?" asks about a bill. */
function withoutGreeting(message: string): string {
  const rest = message.replace(
    /^(?:hi|hello|hey|good (?:morning|afternoon|evening)|dear)(?: iris| teacher| there)?[,.!\s]+/i,
    "",
  );
  return wordsOf(rest).length > 2 ? rest : message;
}

/** Marks of a message, counted from where what is answered begins. */
const behind = (marks: Ask["corrections"], cut: number): Ask["corrections"] =>
  marks &&
  marks.flatMap((mark) => (mark.start < cut ? [] : [{ ...mark, start: mark.start - cut }]));

/** The first reply not given yet; else the one given longest ago. What stands behind it is never cut. */
function choose(
  replies: readonly string[],
  { note, behind }: { note: string; behind: string },
  { history, lastReply }: Chat,
): string {
  const compose = (body: string): string => {
    const said = note === "" ? body : `${note} ${body}`;
    if (behind === "") return clip(said, REPLY_MAX_LENGTH);
    return `${clip(said, REPLY_MAX_LENGTH - behind.length - 2)}\n\n${behind}`;
  };
  const saidAt = (body: string): number =>
    history.findLastIndex(({ sender, text }) => sender === "avatar" && text.includes(body));
  const best = replies
    .map((body) => ({ body, at: saidAt(body) }))
    .reduce((best, each) => (each.at < best.at ? each : best));
  const response = compose(best.body);
  return response === lastReply ? compose(`Once more: ${best.body}`) : response;
}
