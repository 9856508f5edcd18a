import { answerForm, expandContractions, foldQuotes, rememberLatest } from "@saywell/english";
import type { GrammarTopic, PracticeItem } from "../english-questions/types";
import { contentWords, stemOf, wordsOf } from "../text";
import { shuffled } from "./exercise-items";
import { isMistyped } from "./near-spelling";

/** What a message is to an item: an answer that is right, right but mistyped, or wrong, or none. */
export type Verdict = "right" | "nearly" | "wrong" | "no-answer";

const contracted = (text: string): string =>
  expandContractions(text)
    .replaceAll(/\bcan not\b/gi, "cannot")
    .replaceAll(/(?<=\p{L})'s not\b/giu, " is not");

/** What answers are compared by, the loosest first: what a task asks for must not be folded away. */
const forms: readonly ((text: string) => string)[] = [
  (text) => wordsOf(contracted(foldQuotes(text)).replaceAll("-", " ")).join(" "),
  (text) => wordsOf(foldQuotes(text)).join(" "),
  answerForm,
  (text) => foldQuotes(text).replaceAll(/\s+/g, " ").trim(),
];

/** How an item compares answers: where only a comma is to be put in, commas count. */
function formOf({ question, choices, answer }: PracticeItem): (text: string) => string {
  const given = question.includes(":") ? question.slice(question.indexOf(":") + 1) : "";
  const tells = (form: (text: string) => string): boolean =>
    choices === undefined
      ? form(given.replaceAll(/[“”]/g, "")) !== form(answer)
      : new Set(choices.map(form)).size === choices.length;
  return forms.find(tells) ?? forms.at(-1)!;
}

const ordinals = ["first", "second", "third", "fourth"];
const letters = "abcd";
const noWord =
  /^(?:–|-|—|no word|nothing|none|no article|without|zero|empty)(?: (?:word|article))?$/;
const around =
  /^(?:(?:well|so|hmm?|ok|oh)[,\s]+)?(?:i think(?: it is| it's| that)?|i (?:would|'d) say|maybe|perhaps|it is|it's|the answer is|answer:?|is it|my answer is|i choose|number|letter|option)[\s:]+(?=\S)/i;

/** The choice that a message names, by itself, its letter, its place, or in the whole sentence. */
export function chosen(item: PracticeItem, message: string): string | null {
  const { question, choices } = item;
  if (choices === undefined) return null;
  const asWritten = choices.find((choice) => choice === message.trim());
  if (asWritten !== undefined) return asWritten;
  const form = formOf(item);
  const text = message.trim().replace(/[.!?\s]+$/, "");
  const said = foldQuotes(text).replaceAll('"', "");
  const direct = choices.find((choice) => form(choice) === form(said) && form(said) !== "");
  if (direct !== undefined) return direct;
  if (noWord.test(said.toLowerCase()) && choices.includes("–")) return "–";
  const order = shuffled(item);
  const letter = /^\(?([a-d])\)?(?:[).:]|$)/i.exec(said)?.[1]?.toLowerCase();
  if (letter !== undefined && said.length <= letter.length + 2)
    return order[letters.indexOf(letter)] ?? null;
  const place = /^[1-4]$/.test(said)
    ? Number(said) - 1
    : ordinals.findIndex((each) => new RegExp(`^(?:the )?${each}(?: one)?$`, "i").test(said));
  if (place >= 0) return order[place] ?? null;
  const [before = "", behind = ""] = question.split("___");
  const whole = choices.find(
    (choice) => form(`${before} ${choice === "–" ? "" : choice} ${behind}`) === form(said),
  );
  if (whole !== undefined) return whole;
  // “c) works” and “works because it is she”.
  const bare = said.replace(/^\(?[a-d]\)[\s.]*/i, "");
  return (
    choices.find((choice) => choice !== "–" && form(bare).startsWith(`${form(choice)} because`)) ??
    choices.find((choice) => form(choice) === form(bare) && bare !== said) ??
    null
  );
}

/**
 * Whether what somebody wrote answers an item, and rightly.
 *
 * @param topic what the item practises: where that is spelling, every letter counts
 */
export function markItem(
  item: PracticeItem,
  message: string,
  topic: GrammarTopic | null = null,
): Verdict {
  const isOfSpelling = topic !== null && /spelling|apostrophe|capital/.test(topic.id);
  const known = verdicts.get(item);
  const verdictOn = known ?? rememberLatest((text) => mark(item, text), mostRemembered);
  if (known === undefined) verdicts.set(item, verdictOn);
  const verdict = verdictOn(message);
  return verdict === "nearly" && isOfSpelling ? "no-answer" : verdict;
}

/** Nothing of an exercise is stored: with each message the answers before it are marked again. */
const verdicts = new WeakMap<PracticeItem, (message: string) => Verdict>();
const mostRemembered = 30;

function mark(item: PracticeItem, message: string): Verdict {
  const bare = message.trim().replace(around, "").replace(inTheEnd, "");
  for (const text of new Set([message, bare])) {
    const exact = exactly(item, text);
    if (exact !== "no-answer") return exact;
  }
  return isNearly(item, bare) ? "nearly" : "no-answer";
}

/** "Went, I think" and "went please". */
const inTheEnd =
  /[,\s]+(?:i think|i guess|i believe|maybe|perhaps|please|right|or)\s*[?.!]*$|\s*[?!]+$/i;

/** Whether only a letter keeps an answer from being right. */
function isNearly(item: PracticeItem, message: string): boolean {
  const said = wordsOf(contracted(foldQuotes(message)));
  if (said.length === 0) return false;
  const { answer, accept = [], choices } = item;
  const near = (text: string): boolean => isNearTo(said, wordsOf(contracted(text)));
  const [before = "", behind = ""] = (sentenceOf(item) ?? "").split("___");
  const whole = (word: string): string => `${before} ${word === "–" ? "" : word} ${behind}`;
  if (choices !== undefined) {
    const meant = choices.filter((choice) => near(choice) || near(whole(choice)));
    return meant.length === 1 && meant[0] === answer;
  }
  return [answer, ...accept].some(
    (each) => near(each) || (sentenceOf(item) !== null && near(whole(each))),
  );
}

/** Word for word the same, but for slips of a finger; two of them at most. */
function isNearTo(said: readonly string[], wanted: readonly string[]): boolean {
  if (said.length !== wanted.length) return false;
  const slips = wanted.filter((word, at) => said[at] !== word).length;
  return slips > 0 && slips <= mostSlips && wanted.every((word, at) => isMistyped(said[at]!, word));
}
const mostSlips = 2;

/** The sentence of an item with its gap; null where it has none. */
function sentenceOf({ question }: PracticeItem): string | null {
  if (!question.includes("___")) return null;
  return /[“"]([^“”"]*___[^“”"]*)[”"]/.exec(question)?.[1] ?? question;
}

function exactly(item: PracticeItem, message: string): Verdict {
  const { answer, accept = [], choices } = item;
  if (choices !== undefined) {
    const choice = chosen(item, message);
    if (choice === null) return "no-answer";
    return choice === answer ? "right" : "wrong";
  }
  // A mark alone may be what is asked for.
  if ([answer, ...accept].includes(message.trim())) return "right";
  const form = formOf(item);
  const said = form(message.replaceAll(/[“”"]/g, ""));
  if (said === "") return "no-answer";
  if ([answer, ...accept].some((each) => form(each) === said)) return "right";
  const [before = "", behind = ""] = sentenceOf(item)?.split("___") ?? [];
  return sentenceOf(item) !== null &&
    [answer, ...accept].some((each) => form(`${before} ${each} ${behind}`) === said)
    ? "right"
    : "no-answer";
}

/** So many words more than the answer has a try that went wrong. */
const spare = 3;

/** Whether a message is a try at an item, though no answer that fits: short, or of the item's own words. */
export function looksLikeAnswer(item: PracticeItem, message: string): boolean {
  if (/\?\s*$/.test(message) && !item.answer.endsWith("?")) return false;
  const said = wordsOf(message);
  const wanted = wordsOf(item.answer);
  if (said.length === 0) return item.choices?.includes("–") ?? false;
  if (item.choices !== undefined) {
    const longest = Math.max(...item.choices.map((each) => wordsOf(each).length));
    const offered = new Set(item.choices.flatMap(wordsOf).map(stemOf));
    // "My mother is ill" is no choice, however short.
    const isOfChoices = said.length <= 2 || said.some((word) => offered.has(stemOf(word)));
    return said.length <= longest + 1 && isOfChoices;
  }
  if (said.length > Math.max(wanted.length * 2, wanted.length + spare)) return false;
  if (wanted.length <= 2) return said.length <= 3;
  const known = new Set([...wanted, ...wordsOf(item.question)].map(stemOf));
  const shared = said.filter((word) => known.has(stemOf(word))).length;
  return (
    shared * 2 >= said.length ||
    contentWords(message).some((word) => known.has(stemOf(word)) && said.length <= wanted.length)
  );
}
