import { plainText, wordsOf } from "../text";
import { findByDescription } from "./find-by-description";
import type { KnownEnglish } from "./types";

/** A description is no story. */
const longest = 24;
const inEnglish = "(?: (?:in|on|by) english)?";
const us = "(?:you|we|they|people|one|i|u)";
const wordNamed = `(?:english )?(?:word|name|term|verb|adjective|noun|expression)${inEnglish}`;
/** A job is named too, but who wants one or forgets one speaks of work. */
const jobNamed = `(?:job|profession)${inEnglish}`;
const forIt =
  "(?:,|:| -|\\.\\.+)?(?: (?:for|of|to say|that means|which means|meaning))?(?: it)?(?: is|,)?";

/** Who asks so wants a word, whatever comes behind. */
const asksForWord: readonly RegExp[] = [
  new RegExp(
    `\\b(?:what|which|how)(?:'s|s| is| are| was)?(?: the| your| a)? (?:${wordNamed}|${jobNamed})${forIt} (.+)`,
  ),
  new RegExp(
    `\\b(?:don't|dont|do not|didn't|can't|cannot|cant|not) (?:know|remember|find|recall)(?: how (?:is|to say)| what is)?(?: the| a| this)? ${wordNamed}${forIt} (.+)`,
  ),
  new RegExp(
    `\\b(?:forgot|forget|have forgotten|need|want|look(?:ing)? for|search(?:ing)?(?: for)?|missing)(?: to know)?(?: the| a| this| one)? ${wordNamed}${forIt} (.+)`,
  ),
  new RegExp(`^(?:the )?(?:english )?word (?:for|when|of) (.+)`),
  new RegExp(`\\b(?:is there|do you have|is there not) (?:a |an |any )?${wordNamed}${forIt} (.+)`),
  new RegExp(
    `\\bwhat(?: do| does| would| can|) ${us} call${inEnglish}(?: (?:it|this|that)(?: when| if)?)? (.+)`,
  ),
  new RegExp(
    `\\b(?:how|what)(?: do| does| would| can| should| to|) (?:${us} )?(?:call|name)${inEnglish} (.+)`,
  ),
  new RegExp(`\\b(?:what|how) (?:is|are|do) (?:it )?called${inEnglish}(?: (?:it|this|that))? (.+)`),
  new RegExp(`\\b(?:what|how)(?:'s| is| are) (.+?) (?:is )?called\\b`),
];
/** Who asks so may want a sentence too, unless it begins as a description does. */
const asksHowToSay: readonly RegExp[] = [
  new RegExp(
    `\\bhow(?: do| does| would| can| could| should| to| will| is|)(?: ${us})?(?: can| could| to)? (?:say|tell|express|translate)${inEnglish}:? (.+)`,
  ),
  new RegExp(
    `\\b(?:don't|dont|do not|forgot|know)(?: know)? how (?:to|do i|i|can i) say${inEnglish}:? (.+)`,
  ),
];

const person =
  "person|people|somebody|someone|anybody|man|woman|boy|girl|child|kid|guy|doctor|worker";
const kinds = `${person}|thing|something|tool|machine|device|instrument|animal|bird|insect|fish|place|shop|room|building|part|clothes|shoes?|food|fruit|vegetable|drink|meal|illness|disease|feeling|day|game|paper|document|box|bag|piece|car|vehicle|transport|furniture`;
const behindKind =
  "that|which|who|whose|whom|where|when|with|without|for|used|you|we|they|i|of|in|on|he|she|it|to|is|are|has|have|like|people|\\p{L}+s";
/** “The thing for rain”, “man who cut hair”: what it is, and what is special about it. */
const ofKind = new RegExp(
  `^(?:it(?:'s| is| was) |that is |this is |like )?(?:(?:the|a|an|some|one|this|that|kind of|type of|sort of) )*(?:\\p{L}+ ){0,2}(?:${kinds}) (?:${behindKind})\\b`,
  "u",
);
const opensDescription =
  /^(?:(?:the|a|an|my|your) (?:\p{L}+ ){1,3}(?:that|which|who|whose|where|when|with|of|for|in|on|between)\b|(?:some|any)(?:body|one|thing) |when |if |to \p{L}+ \p{L}+|not )/u;
/** “What is the machine that washes plates?”, without a word about words. */
const asksWhatIs = new RegExp(
  `^(?:so |and |hi |hello )?what(?:'s|s| is| are) (the (?:${kinds}) (?:${behindKind})\\b.+)`,
  "u",
);

const politeEnd =
  /(?:[\s,]*(?:\bplease\b|\bin english\b|\bcan you (?:help|tell)(?: me)?|[?.!…]+))+\s*$/;
const clean = (text: string): string =>
  text
    .replaceAll(/["“”]/g, "")
    .replace(politeEnd, "")
    .replace(/^(?:[\s,:.-]+|(?:it's|it is) (?=when )|like (?=when ))+/, "")
    .trim();

/** What is asked of a thing that is named: “the opposite of big” is no description. */
const asksOtherwise =
  /\b(?:opposite|synonyms?|plural|past|meaning|pronounce|pronunciation|politely|polite|formal|informal|difference|another word|other words?|sentences?|grammar|tenses?|spell|letters?|emails?|phrases?)\b|^(?:it|this|that|these|those|him|her|me|us|them)$|^(?:famil(?:y|ies)|order|stress|forms?|goes|go|comes?|stands?|follows?|do|does|should|can|must|i|before|after)\b/;

/**
 * The description of a word that a message asks for, as it was written; null where it asks for none.
 * “How do you say …?” is often followed by something to say, so there the description has to lead to a word.
 */
export function readDescription(message: string, known: KnownEnglish): string | null {
  const plain = plainText(message).trim();
  // "What is the noun from decide?" and "translate “Guten Morgen”" name their word.
  if (/["“]|\b(?:noun|verb|adjective|adverb)s?\b.*\b(?:from|of)\b/.test(plain)) return null;
  const strong = caught(plain, asksForWord);
  if (strong !== null && isLongEnough(strong) && !asksOtherwise.test(strong)) {
    if (ofKind.test(strong) || isFound(strong, known)) return strong;
    return null;
  }
  const weak = caught(plain, asksHowToSay) ?? caught(plain, [asksWhatIs]);
  if (weak === null || asksOtherwise.test(weak)) return null;
  return (ofKind.test(weak) || opensDescription.test(weak)) && isFound(weak, known) ? weak : null;
}

function caught(plain: string, patterns: readonly RegExp[]): string | null {
  for (const pattern of patterns) {
    const text = clean(pattern.exec(plain)?.[1] ?? "");
    if (text !== "") return text;
  }
  return null;
}

const isLongEnough = (description: string): boolean => {
  const { length } = wordsOf(description);
  return length > 1 && length <= longest;
};

const isFound = (description: string, { words = [], wordBook }: KnownEnglish): boolean =>
  isLongEnough(description) && findByDescription(description, words, wordBook?.things).length > 0;
