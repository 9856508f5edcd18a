import type { GrammarTopic } from "../english-questions/types";
import { clip, quote, sentencesOf, stemOf, wordsOf } from "../text";
import type { Chat } from "../types";
import { type Answer, answer, levelsNear, rankOf } from "../requests/answer";
import { endOfSeries, hintMark, type Done, type Run, runningIn, runsIn } from "./exercise-history";
import { type Asked, itemText, solved } from "./exercise-items";
import { countAsked } from "./exercise-count";
import { hintForItem } from "./hint-for-item";
import { chosen, looksLikeAnswer, markItem } from "./mark-item";
import { type PartOfExercise, partOfExercise } from "./part-of-exercise";
import { type ExerciseWord, bareOf, exerciseWord } from "./exercise-words";
import { readExerciseWish } from "./exercise-wish";
import { readRequest } from "../requests/reading/read-request";
import {
  ask,
  nextItem,
  offering,
  startTopic,
  suggestionsFor,
  topicToPractise,
  whatNext,
} from "./start-exercise";

const praises = [
  "Right.",
  "Yes, that is right.",
  "Good.",
  "That is right.",
  "Well done.",
  "Exactly.",
] as const;
const nearMisses = ["Not quite.", "Not yet.", "That is not it."] as const;

type Running = Run & { readonly open: NonNullable<Run["open"]> };

/**
 * What comes next in an exercise that waits for an answer: the message is marked where it answers, and
 * leads on, back or out where it asks to. Null where it is about something else, or where no exercise runs.
 */
export function runExercise(chat: Chat): Answer | null {
  const run = runningIn(chat);
  if (run === null) return null;
  const { asked, away } = run.open;
  const verdict = markItem(asked.item, chat.message, asked.topic);
  if (verdict === "right") return goOn(run, chat, right(asked));
  if (verdict === "nearly") return goOn(run, chat, `${right(asked)} ${mindSpelling(asked)}`);
  if (verdict === "wrong") return missed(run, chat, pick(nearMisses, run));
  const part = partOfExercise(bareOf(chat));
  if (part !== null) return onlyPart(part, run, chat);
  const word = exerciseWord(chat);
  // "I don't understand number 1, explain it easier" wants help with this one, and no other.
  if (toExplain.test(chat.plain) && !chat.plain.includes("why")) return withHint(run, chat, "");
  if (word !== null) return heed(word, run, chat);
  if (readExerciseWish(chat.message, chat.english) !== null) return null;
  const request = readRequest(chat.message, chat.english);
  if (request?.kind === "help" && chat.words.length <= 3) return withHint(run, chat, "");
  if (request?.kind === "follow") {
    switch (request.wish) {
      case "stop":
        return end(run.done, chat, asked.topic, "All right, we stop here.");
      case "hint":
      case "lost":
        return withHint(run, chat, "");
      case "answer":
        return missed(run, chat, "No problem.");
      case "next":
        return goOn(run, chat, told(asked), false);
      case "repeat":
        return ask(asked);
      case "why":
        return because(run, chat);
      case "easier":
      case "harder":
        return other(asked, chat, request.wish);
      case "more":
      case "examples":
      case "table":
        return null;
    }
  }
  const letter = /^\(?([a-h])\)?[.)]?$/i.exec(chat.message.trim());
  if (letter !== null && asked.item.choices !== undefined)
    return ask(asked, `There is no “${letter[1]!.toLowerCase()}” here. Choose one of these.`);
  const isShort = chat.words.length > 0 && chat.words.length <= 2 && !/\?\s*$/.test(chat.message);
  if (request === null && isShort && nods.test(chat.plain)) return ask(asked);
  if (request === null && isShort && away === 0) return missed(run, chat, pick(nearMisses, run));
  if (request === null && isLikeItem(asked, chat)) return ask(asked, ofOwnSentence(chat));
  if (request !== null || away > 0 || !looksLikeAnswer(asked.item, chat.message)) return null;
  return missed(run, chat, pick(nearMisses, run));
}

const toExplain =
  /(?:\bnot|n't|\bdont) (?:really |quite )?(?:understand|get) (?:the )?(?:number|question|item|sentence|exercise|task|this|it|first|second|\d)\b.*\bexplain\b|\bexplain (?:me )?(?:it |this |that |the (?:question|task|exercise) |number \d )(?:(?:to me|for me|more|in|please) )*(?:easi?\w*|simpl\w+|slow\w*|better|again)\b/;

/** The items that somebody wants of an exercise, which come one by one: the first so many, or one alone. */
function onlyPart(part: PartOfExercise, { open, done }: Running, chat: Chat): Answer {
  const { asked } = open;
  if (part.of === "first") {
    const total = Math.min(Math.max(part.count, asked.number), asked.total);
    return ask({ ...asked, total }, `All right, only ${total}. They come one by one.`);
  }
  if (part.number === asked.number)
    return ask({ ...asked, total: asked.number }, "All right, only this one.");
  let last = asked;
  const before = done.map((each) => each.asked);
  while (last.number < part.number) {
    before.push(last);
    const next = nextItem(asked.series, before, chat, asked.total);
    if (next === null) break;
    last = next;
  }
  return last.number === part.number
    ? ask({ ...last, total: last.number }, `All right, only number ${part.number}.`)
    : ask(
        asked,
        `This is number ${asked.number} of ${asked.total}, and I have no number ${part.number} behind it.`,
      );
}

const fewestWords = 4;

/** A sentence of the learner's own that is built as the one of the item is. */
function isLikeItem({ item }: Asked, { message, words }: Chat): boolean {
  if (words.length < fewestWords || /\?\s*$/.test(message)) return false;
  const known = new Set(wordsOf(solved(item)).map(stemOf));
  const said = words.map(stemOf);
  return said.filter((word) => known.has(word)).length * 2 >= said.length;
}

const ofOwnSentence = ({ corrections }: Chat): string =>
  corrections?.length === 0
    ? "A sentence of your own, and I see no mistake in it. Good. Now the one that is open."
    : "Thank you for a sentence of your own. Now the one that is open.";

/** What somebody says to the exercise itself. */
function heed(word: ExerciseWord, run: Running, chat: Chat): Answer | null {
  const { asked } = run.open;
  switch (word) {
    case "stop":
      return end(
        run.done,
        chat,
        asked.topic,
        /bye\b|\bsee you\b|\bgood night\b|\bgo\b/.test(chat.plain)
          ? "All right, we stop here. Goodbye, and see you soon."
          : "All right, we stop here.",
      );
    case "skip":
      return goOn(run, chat, told(asked), false);
    case "answer":
      return goOn(run, chat, told(asked), false);
    case "unknown":
      return missed(run, chat, "No problem.");
    case "hint":
      return withHint(run, chat, "");
    case "left": {
      const left = asked.total - asked.number;
      const after =
        left === 0
          ? "It is the last one."
          : `After it there ${left === 1 ? "is one" : `are ${left}`} more.`;
      return ask(asked, `This is number ${asked.number} of ${asked.total}. ${after}`);
    }
    case "score": {
      const good = run.done.filter(({ outcome }) => outcome === "first").length;
      return ask(
        asked,
        run.done.length === 0
          ? "This is your first one, so there is no score yet."
          : `So far you have ${good} of ${run.done.length} right at the first try.`,
      );
    }
    case "wait":
      return ask(asked, "Take your time. I will wait.");
    case "thanks":
      return ask(asked, "You are welcome. We go on with this one.");
    case "more":
      return ask(asked, "Gladly. Here is the one that is open.");
    case "repeat":
      return ask(asked);
    case "easier":
    case "harder":
      return (
        other(asked, chat, word) ??
        ask(asked, "I have nothing like that here. Try this one, or say “stop”.")
      );
  }
}

const mindSpelling = ({ item }: Asked): string => `Mind the spelling: ${quote(item.answer)}.`;

/** Said to a hint, and no try. */
const nods =
  /^(?:ok(?:ay)?|yes|yeah|yep|no|hm+|ah|oh|aha|i see|cool|nice|great|good|sure|right|fine|hello|hi|sorry|really|wow|interesting|alright|all right|got it|ha(?:ha)*|lol)(?: (?:ok|iris|teacher|then|so))?[\s.!…]*$/;

/** Whether a message answers the item that waits, though it may hold no word: "?" or "3". */
export function answersItem(chat: Chat): boolean {
  const run = runningIn(chat);
  return (
    run !== null &&
    (markItem(run.open.asked.item, chat.message) !== "no-answer" || /^\?+$/.test(chat.message))
  );
}

const pick = (list: readonly string[], { open }: Running): string =>
  list[(open.asked.number + open.tries) % list.length]!;

const right = (asked: Asked): string =>
  `${praises[asked.number % praises.length]} ${quote(solved(asked.item))} ${asked.item.why}`;

const told = ({ item }: Asked): string =>
  item.answer === "–"
    ? `No word belongs there: ${quote(solved(item))} ${item.why}`
    : `The answer is ${quote(item.answer)}${solved(item) !== item.answer ? `: ${quote(solved(item))}` : /[.?!]$/.test(item.answer) ? "" : "."} ${item.why}`;

/** First a hint, then the answer. */
function missed(run: Running, chat: Chat, before: string): Answer {
  return run.open.tries === 0
    ? withHint(run, chat, before)
    : goOn(run, chat, told(run.open.asked), false);
}

function withHint({ open, done }: Running, chat: Chat, before: string): Answer {
  const { asked, tries } = open;
  if (tries > 1) return goOn({ open, done }, chat, told(asked), false);
  const hint = hintForItem(asked.item, asked.topic, chosen(asked.item, chat.message) ?? "");
  return ask(asked, `${before} ${hintMark} ${hint}`.trim());
}

/** The next item, or the end. */
function goOn({ open, done }: Running, chat: Chat, before: string, isRight = true): Answer {
  const { asked, tries } = open;
  const outcome = !isRight ? "told" : tries === 0 ? "first" : "later";
  const all: readonly Done[] = [...done, { asked, outcome }];
  const next = nextItem(
    asked.series,
    all.map(({ asked }) => asked),
    chat,
  );
  return next === null ? end(all, chat, asked.topic, before) : ask(next, before);
}

function end(
  done: readonly Done[],
  chat: Chat,
  topic: GrammarTopic | null,
  before: string,
): Answer {
  const good = done.filter(({ outcome }) => outcome === "first").length;
  const score =
    done.length === 0
      ? `${endOfSeries} nothing to count yet.`
      : `${endOfSeries} ${good} of ${done.length} right at the first try.`;
  const missed = done.flatMap(({ asked, outcome }) =>
    outcome === "first" || asked.topic === null ? [] : [asked.topic],
  );
  const study = [...new Set(missed.map(({ names }) => names[0]!))].slice(0, 2);
  const advice = study.length === 0 ? "" : `To study once more: ${study.map(quote).join(" and ")}.`;
  const next = whatNext(chat, topic);
  const wishes = study[0] === undefined ? next : [...next, `explain ${study[0]}`];
  return answer(
    "exercise",
    [before, [score, advice, offering(next)].filter(Boolean).join(" ")].join("\n\n"),
    [...wishes, "quiz"],
  );
}

/** Why, without the answer of what is asked: of the item before, if there was one, or the rule. */
function because({ open: { asked, tries }, done }: Running, chat: Chat): Answer {
  const last = done.at(-1)?.asked.item;
  if (tries === 0 && last !== undefined)
    return ask(asked, `${quote(solved(last))} ${last.why} ${ruleOf(done.at(-1)!.asked)}`.trim());
  return ask(asked, hintForItem(asked.item, asked.topic, chat.message));
}

/** Why the answer to the last item was right, when the exercise is over. */
export function whyLast(chat: Chat): Answer | null {
  const last = runsIn(chat.history, chat).at(-1)?.done.at(-1)?.asked;
  if (last === undefined) return null;
  return answer(
    "exercise",
    `${quote(solved(last.item))} ${last.item.why} ${ruleOf(last)}`.trim(),
    whatNext(chat, last.topic),
  );
}

const ruleOf = ({ topic }: Asked): string =>
  topic === null ? "" : clip(sentencesOf(topic.explanation).slice(0, 2).join(" "), 200);

/** Another exercise, on something easier or harder. */
export function other(
  { topic, series, total }: Asked,
  chat: Chat,
  wish: "easier" | "harder",
): Answer | null {
  const from = topic?.level ?? "A2";
  const fits = (level: string): boolean =>
    wish === "easier" ? rankOf(level) < rankOf(from) : rankOf(level) > rankOf(from);
  const level = levelsNear(from).find(fits) ?? from;
  const near = topic?.related
    ?.flatMap((id) => chat.english.topics.find((each) => each.id === id) ?? [])
    .find((each) => fits(each.level));
  const next = near ?? topicToPractise({ ...chat, corrections: [], earlierMistakes: [] }, level);
  if (next === undefined || series.of === "words") return null;
  return startTopic(
    next,
    chat,
    wish === "easier" ? "Here is something easier." : "Here is something harder.",
    // Who wanted three wants three of the others too.
    countAsked(chat.message) ?? total,
  );
}

/** Whoever asks so many other things has left the exercise. */
const mostAsides = 4;

/** The item that waits behind an answer to something else; null where none does, or where it was left. */
export function waitingItem(chat: Chat): { text: string; suggestions: readonly string[] } | null {
  const run = runningIn(chat);
  if (run === null || run.open.away > 0 || run.open.asides >= mostAsides) return null;
  return { text: itemText(run.open.asked), suggestions: suggestionsFor(run.open.asked) };
}
