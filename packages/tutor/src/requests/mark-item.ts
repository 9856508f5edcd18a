import { answerForm, expandContractions, foldQuotes } from "@saywell/english";
import type { PracticeItem } from "../english-questions/types";
import { contentWords, stemOf, wordsOf } from "../text";
import { shuffled } from "./exercise-items";

/** What a message is to an item: an answer that is right or wrong, or none. */
export type Verdict = "right" | "wrong" | "no-answer";

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
  /^(?:i think(?: it is| it's)?|maybe|perhaps|it is|it's|the answer is|answer:?|is it|my answer is|i choose|number|letter|option)[\s:]+(?=\S)/i;

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
  const place = ordinals.findIndex((each) =>
    new RegExp(`^(?:the )?${each}(?: one)?$`, "i").test(said),
  );
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

/** Whether what somebody wrote answers an item, and rightly. */
export function markItem(item: PracticeItem, message: string): Verdict {
  const exact = exactly(item, message);
  if (exact !== "no-answer") return exact;
  const bare = message.trim().replace(around, "");
  return bare === message.trim() ? "no-answer" : exactly(item, bare);
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
  const sentence = /[“"]([^“”"]*___[^“”"]*)[”"]/.exec(item.question)?.[1] ?? item.question;
  const [before = "", behind = ""] = sentence.includes("___") ? sentence.split("___") : [];
  return sentence.includes("___") &&
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
  if (item.choices !== undefined)
    return said.length <= Math.max(...item.choices.map((each) => wordsOf(each).length)) + 1;
  if (said.length > Math.max(wanted.length * 2, wanted.length + spare)) return false;
  if (wanted.length <= 2) return said.length <= 3;
  const known = new Set([...wanted, ...wordsOf(item.question)].map(stemOf));
  const shared = said.filter((word) => known.has(stemOf(word))).length;
  return (
    shared * 2 >= said.length ||
    contentWords(message).some((word) => known.has(stemOf(word)) && said.length <= wanted.length)
  );
}
