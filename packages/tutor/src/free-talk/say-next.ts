import { ingFormOf, pastOf, thirdPersonOf } from "@saywell/english";
import { rotate } from "../text";
import { openersFor } from "../openers";
import type { Chat } from "../types";
import { isOpinion } from "./kinds";
import { hasName, isAnimal, putIn } from "./people";
import type { Line } from "./read-lines";
import type { SaidBefore } from "./said-before";
import { changes, gentleChanges } from "./short-replies";
import { starters } from "./starters";
import { isSlight, topicOf } from "./topics";
import type { Band, Person, Time } from "./types";

/** Whom and when it is talked about. */
export interface Matter {
  readonly topic: string;
  readonly isOther: boolean;
  readonly person: Person | null;
  readonly time: Time;
  readonly day: string | null;
  /** Whether it is known who was there. */
  readonly isWithKnown: boolean;
  /** Whether it was just said why. */
  readonly isReasonKnown: boolean;
  /** What the learner said last, in small letters. */
  readonly told: string;
  /** Whether it only says how something is or was: nothing happened in it. */
  readonly isState: boolean;
  /** Whether something bad was said of it. */
  readonly isBad: boolean;
  /** Whether it was just said when. */
  readonly isTimeKnown: boolean;
  /** Whether it was told how long it takes, lasts or has lasted. */
  readonly isLengthKnown: boolean;
}

const startBands: Readonly<Record<Band, readonly Band[]>> = {
  easy: ["easy"],
  mid: ["mid", "easy"],
  high: ["high", "mid", "easy"],
};

const asksReason = /^What (?:happened|was the reason|is the reason|made|makes)\b/;
const asksWhoIsThere =
  /\bWho\b[^.?!]*\bwith\b|\bWho (?:was|ate|went|will come|will be|comes)\b|\balone\b/;

/** What need not be asked of somebody who said it already. */
const answered: readonly (readonly [asks: RegExp, told: RegExp])[] = [
  [/\bnames?\b/, /\bname|\bcall(?:ed|s)?\b/],
  [/\bsleep well\b/, /\bsleeps?\b|\bslept\b/],
  [/\bHow old\b/, /\byears?\b|\bmonths old\b|\b(?:is|are|am|was) \d+/],
  [/\bHow many rooms\b/, /\brooms?\b/],
  [/\bHow many people\b/, /\bwe are \w+|\bpeople\b/],
  [/\bcolour\b/, /\b(?:red|blue|green|black|white|brown|yellow|pink|grey|gray|orange)\b/],
  [/\binstrument\b/, /\b(?:piano|guitar|violin|drums?|flute|trumpet|cello)\b/],
  [
    /\b[Hh]ow long\b|\bHow many (?:hours|weeks)\b/,
    /\bfor (?:\w+ ){1,3}(?:years?|months?|weeks?|days?|hours?)\b|\bsince\b|\b\d+ (?:hours?|minutes|weeks)\b/,
  ],
  [/\b[Hh]ow often\b/, /\b(?:every|twice|once|often|always|never|times a)\b/],
  [/\bget up\b/, /\b(?:wake|woke|get|got) up\b/],
  [/\bweather\b/, /\b(?:weather|sun|sunny|rain|rained|snow)\b/],
  [/\bIs it difficult\b|\bWas it difficult\b/, /\b(?:difficult|hard|easy)\b/],
  [/\bquiet\b/, /\b(?:quiet|noisy|loud)\b/],
  [/\bbig (?:or small|place)\b/, /\b(?:big|small|huge|tiny|million|large)\b/],
  [
    /\bHow many people are in your family\b/,
    /\b(?:children|kids|brothers?|sisters?|sons?|daughters?|twins)\b/,
  ],
  [
    /\bWho (?:cooked|made) it\b/,
    /\b(?:ice cream|fruit|apples?|bananas?|bread|chips|restaurant|cafe|my (?:wife|husband|mother|mum|father|dad) (?:cooked|made))\b/,
  ],
  [/\bWhat did you answer\b/, /\b(?:i|we) (?:answered|said|told)\b/],
  [/\blike it\b|\blikes? best\b/, /\b(?:likes?|loves?|enjoys?|hates?) \w+ but\b/],
  [/\bWho (?:chose|choose)\b/, /\b(?:i|we) (?:called|named|chose)\b/],
  [/\bWhat did you see\b/, /\b(?:i|we) saw\b/],
  [/\bHow long have you had it\b/, /\b(?:got|bought|adopted|found)\b/],
  [
    /\bWhat (?:was|is|will) it (?:be )?about\b/,
    /\b(?:it|talk|presentation|film|book) (?:is|was|will be) (?:about|on)\b|\babout (?:the )?\w{5,}/,
  ],
  [
    /\bWhat music do you like\b/,
    /\b(?:favou?rite (?:band|singer|song|music)|k-pop|rock|jazz|pop|classical)\b/,
  ],
  [/\bWhich game do you like\b/, /\b(?:minecraft|fortnite|roblox|fifa|chess)\b/],
  [/\bevery day\b|\busually\b/, /\bright now$|\bat the moment$/],
  [/\bsaving for\b/, /\b(?:save|saving) (?:\w+ ){0,2}for\b/],
  [/\bcook/, /\bcan(?:'t|not| not) cook\b/],
  [
    /\bmade you so tired\b/,
    /\b(?:started|moved|moving|boxes|shifts?|overtime|new job|baby|exams?)\b/,
  ],
  [/\bWhen do you start\b/, /\b(?:start|starts|started|begin|began)\b/],
  [/\bDid somebody help\b/, /\b(?:police|helped|helps)\b/],
  [/\bexpensive\b/, /\b(?:expensive|cheap|euros?|dollars?|pounds?|cost)\b/],
];
const place = "(?:in|at|near|from|to|on|by|with)";
/**
 * "Where does your family live?" is known from "they live in Brazil", "What did you buy?" from "I bought apples"
 * and "Do you like your work?" from "I like it very much".
 */
function saysDeed(text: string, told: string): boolean {
  const [, asked = "", verb = ""] =
    /^(Where|What|Who) (?:do|does|did|are|is|have|has|will) (?:(?:your|the|their|his|her) (?:\w+ )?)?\w+ (live|work|study|come|go|buy|eat|drink|cook|see|watch|read|play|meet|visit|make|grow|sell|teach|learn|wear|order)\b/.exec(
      text,
    ) ?? [];
  if (verb === "") return /^Do you (?:\w+ )?(?:like|enjoy|love)\b/.test(text) && likes.test(told);
  const forms = [verb, thirdPersonOf(verb), ingFormOf(verb), `${verb}ed`, `${verb}d`];
  const { past, participle } = pastOf(verb) ?? { past: verb, participle: verb };
  const said = new RegExp(
    `\\b(?:${[...forms, past, participle].join("|")})\\b(?: \\w+)? ${asked === "Where" ? place : "(?:(?!in\\b|at\\b|to\\b|on\\b|there\\b|it\\b|a lot\\b|together\\b)\\w+)"}`,
  );
  return said.test(told);
}
const likes = /\b(?:like|love|enjoy|hate|likes|loves|enjoys|hates|liked|loved)\b/;
const livesWith =
  /\byour (?:wife|husband|son|daughter|child|children|baby|partner|sons|daughters|flatmate|roommate|dog|cat)\b/;
const asksHowFar =
  /\bHow often do you (?:see|meet|write)|\btalk to \S+ every day\b|\bWhen (?:do|will|did) you see\b|\bstay in (?:touch|contact)\b|\bsee each other\b/;

/** What is asked only of things that somebody likes. */
const takesForGood =
  /\bdo you (?:\w+ )?(?:like|love|enjoy) (?:most |best )?about\b|\b(?:best|nicest|most beautiful) (?:part|moment|thing)\b|\benjoy most\b|\blike (?:best|most) about\b|\blike to do together\b|\bin common\b|\bWhat do you like there\b/;

const takesForEvent =
  /^What happened (?:then|next|after that)\?|did you react|did you think about that|did you say then|did you make of that|did you do after that|did that come about/;

const isTold = (text: string, told: string, person: Person | null): boolean =>
  answered.some(([asks, said]) => asks.test(text) && said.test(told)) ||
  saysDeed(text, told) ||
  (asksHowFar.test(text) && livesWith.test(person?.name ?? ""));

/** A line with its gaps filled; null where it does not fit or was said. */
export function sayLine(
  line: Line,
  {
    isOther,
    person,
    time,
    day,
    isWithKnown,
    isReasonKnown,
    isTimeKnown,
    isLengthKnown,
    isState,
    isBad,
    told,
  }: Matter,
  said: SaidBefore,
): string | null {
  if (line.isOther !== isOther) return null;
  if (line.times.length > 0 && !line.times.includes(time)) return null;
  if (line.text.includes("{day}") && day === null) return null;
  if (isState && takesForEvent.test(line.text)) return null;
  if (isBad && takesForGood.test(line.text)) return null;
  if (isReasonKnown && (line.expects === "why" || asksReason.test(line.text))) return null;
  if (isTold(line.text, told, person)) return null;
  if (isTimeKnown && /^(?:When|What time|How long ago)\b/.test(line.text)) return null;
  if (isLengthKnown && /^How long (?!ago)/.test(line.text)) return null;
  if (isWithKnown && asksWhoIsThere.test(line.text)) return null;
  const withDay = line.text.replace("{day}", day ?? "");
  const text = putIn(withDay, person);
  return text === null ? null : said.fresh(text, line.text);
}

/** The first of the lines that fits, those of this time before those of any. */
function firstOf(lines: readonly Line[], matter: Matter, said: SaidBefore): string | null {
  const ordered = [
    ...lines.filter(({ times }) => times.length > 0),
    ...lines.filter(({ times }) => times.length === 0),
  ];
  for (const line of ordered) {
    const text = sayLine(line, matter, said);
    if (text !== null) return text;
  }
  return null;
}

/** The next question of a topic; null where all are asked. */
export function nextQuestion(matter: Matter, band: Band, said: SaidBefore): string | null {
  const topic = topicOf(matter.topic);
  const lines = topic.ask[band];
  // News of somebody is talked about in general where nothing is to be asked of them.
  const isOfAll = topic.tone !== "plain" && !lines.some(({ isOther }) => isOther);
  const text = firstOf(lines, isOfAll ? { ...matter, isOther: false } : matter, said);
  if (text !== null) return text;
  // What somebody else achieved is nothing that the learner can be asked about as their own.
  if (matter.isOther && topic.tone === "good")
    return firstOf(
      lines.filter(({ text }) => !/\byour?\b/.test(text)),
      { ...matter, isOther: false },
      said,
    );
  // Who is lost cannot be asked; who looks for it can.
  if (matter.isOther && topic.id === "lost-pet")
    return nextQuestion({ ...matter, isOther: false }, band, said);
  if (topic.tone === "bad" && !isSlight(topic.id)) {
    if (topic.id === "some-trouble") return null;
    const wider = topic.id === "hard-times" ? "some-trouble" : "hard-times";
    // What weighs on the learner about an animal, or about whoever the topic asks nothing of, is their own.
    const isOther = matter.isOther && !isOfAll && !isAnimal(matter.person);
    return nextQuestion({ ...matter, isOther, topic: wider }, band, said);
  }
  if (isOpinion(topic.id) && topic.id !== "opinion")
    return nextQuestion({ ...matter, topic: "opinion" }, band, said);
  // Of somebody else there is always something to ask.
  if (
    matter.isOther &&
    matter.topic !== "doing" &&
    matter.topic !== "somebody" &&
    topic.tone === "plain"
  )
    return nextQuestion(
      { ...matter, topic: hasName(matter.person) && matter.isState ? "somebody" : "doing" },
      band,
      said,
    );
  return null;
}

/** What fits the news of a topic; null where all of it was said. */
export const nextReaction = (matter: Matter, said: SaidBefore): string | null =>
  firstOf(topicOf(matter.topic).react, matter, said) ??
  (isOpinion(matter.topic) ? firstOf(topicOf("opinion").react, matter, said) : null);

/** The first of some sentences that was not said lately, begun at another place each turn. */
export const fresh = (lines: readonly string[], said: SaidBefore, turn: number): string | null =>
  rotate(lines, turn).find((line) => sentencesAreNew(line, said)) ?? null;

const sentencesAreNew = (line: string, said: SaidBefore): boolean =>
  line.split(/(?<=[.!?:])\s+/).every((each) => !said.has(each));

/** A question about something that was not talked about yet. */
export function startAnew(
  chat: Chat,
  band: Band,
  said: SaidBefore,
  visited: ReadonlySet<string>,
): string | null {
  if (chat.lesson !== null) {
    const near = openersFor(chat).find((opener) => !said.has(opener));
    if (near !== undefined) return near;
  }
  const lines = startBands[band].flatMap((each) => rotate(starters[each], chat.turn));
  const isNew = (line: Line): boolean => said.fresh(line.text) !== null;
  const line = lines.find((each) => !visited.has(each.topic) && isNew(each)) ?? lines.find(isNew);
  return line?.text ?? null;
}

/** Words that lead from one subject to the next. */
export const turnAway = (isSad: boolean, said: SaidBefore, turn: number): string =>
  (isSad ? fresh(gentleChanges, said, turn) : null) ?? fresh(changes, said, turn) ?? "";
