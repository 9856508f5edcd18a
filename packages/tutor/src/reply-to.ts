import { mistakeNote } from "./mistakes";
import { english } from "./english";
import { grammar, grammarElsewhere } from "./grammar-point";
import { hint } from "./hints";
import { lessonWord, wordElsewhere } from "./lesson-words";
import { checking, outside } from "./outside";
import { practice } from "./practice";
import { askedBack } from "./free-talk/asked-back";
import { freeTalk } from "./free-talk/free-talk";
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
  openersFor,
  thanks,
} from "./small-talk";
import { playRequest, scenesToOffer, sceneTurn, wishesToPlay } from "./scene-talk";
import { clip, plainText, quote, wordsOf } from "./text";
import type { Ask, Reply, Responder, Chat, Topic } from "./types";

/** Who may answer, in this order: the first who has something to say does. */
const responders: readonly (readonly [Topic, Responder])[] = [
  ["crisis", ({ help }) => help],
  ["unknown", unfit],
  ["no-words", noWords],
  ["not-english", notEnglish],
  ["greeting", greeting],
  ["thanks", thanks],
  ["goodbye", goodbye],
  ["hint", hint],
  ["about-me", aboutMe],
  ["practice", practice],
  ["word", lessonWord],
  ["grammar", grammar],
  ["lesson", aboutLesson],
  ["checking", checking],
  ["english", english],
  ["grammar", grammarElsewhere],
  ["not-understood", notUnderstood],
  ["word", wordElsewhere],
  ["offer", offer],
  ["abilities", abilities],
  ["statement", askedBack],
  ["unknown", outside],
];

/** Words that are not to be said again, or cheered, get another topic. */
function unfit(chat: Chat): readonly string[] | null {
  if (chat.mayEcho) return null;
  return openersFor(chat).map((opener) => `I would rather talk about something else. ${opener}`);
}

/** Longest reply, in UTF-16 units. */
export const REPLY_MAX_LENGTH = 600;
/** A scene begins with the learner's part, which is longer than a reply. */
const SCENE_MAX_LENGTH = 1200;

/**
 * The tutor's reply to a message: the same for the same ask, never empty, never
 * the same twice in a row, at most {@link REPLY_MAX_LENGTH} long. It says only what the
 * lesson and what is known of English say, and never the answer to a question of the lesson.
 */
export function replyTo(ask: Ask): Reply {
  const chat = read(ask);
  const played = playing(ask, chat);
  if (played !== null) return played;
  for (const [topic, respond] of responders) {
    const replies = respond(chat);
    if (replies === null || replies.length === 0) continue;
    return { topic, response: choose(replies, topic === "statement" ? noteOn(chat) : "", chat) };
  }
  const { text, suggestions } = freeTalk(chat);
  const response = choose([text], noteOn(chat), chat);
  return { topic: "statement", response, ...(suggestions.length > 0 && { suggestions }) };
}

/**
 * What a role play says, where one goes on or begins; help and what is not fit to be said come before.
 * A question about English is answered, and the scene waits.
 */
function playing(ask: Ask, chat: Chat): Reply | null {
  if (chat.help !== null || !chat.mayEcho) return null;
  const { scenes } = ask;
  const scene = sceneTurn(ask.message, ask.history, scenes);
  if (scene !== null) {
    const answer = scene.played.asksMeaning === null ? null : english(chat)?.[0];
    const response = clip(answer ? `${answer} ${scene.say}` : scene.say, SCENE_MAX_LENGTH);
    return { topic: "scene", response, scene };
  }
  if (!wishesToPlay(ask.message) || scenes.length === 0) return null;
  const offered = scenesToOffer(scenes, chat.level, chat.turn).slice(0, 3);
  const titles = offered.map(({ title }) => quote(title)).join(", ");
  return {
    topic: "scene",
    response: `Good idea! Choose one: ${titles}.`,
    suggestions: offered.map(({ title }) => playRequest(title)),
  };
}

/** Where somebody talks, a mistake is worth a word in the reply; elsewhere the marks in the message do. */
const noteOn = ({ corrections }: Chat): string => mistakeNote(corrections ?? []);

function read(ask: Ask): Chat {
  const said = ask.history.filter(({ sender }) => sender === "avatar");
  const message = withoutGreeting(ask.message.trim());
  return {
    ...ask,
    message,
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

/** The first reply not given yet; else the one given longest ago. */
function choose(replies: readonly string[], note: string, { history, lastReply }: Chat): string {
  const compose = (body: string): string =>
    clip(note === "" ? body : `${note} ${body}`, REPLY_MAX_LENGTH);
  const saidAt = (body: string): number =>
    history.findLastIndex(({ sender, text }) => sender === "avatar" && text.includes(body));
  const best = replies
    .map((body) => ({ body, at: saidAt(body) }))
    .reduce((best, each) => (each.at < best.at ? each : best));
  const response = compose(best.body);
  return response === lastReply ? compose(`Once more: ${best.body}`) : response;
}
