import type { TutorLesson } from "../types";
import { denying, eliminates, eliminatesLetters, pointers, twoLeft } from "./choices-pointed-at";
import { keysOf } from "./key-letters";
import type { Question, ToldKey } from "./key-question";
import { disguisedKey } from "./keys-in-disguise";
import { plainLetters } from "./letters-told";
import { isAnyRiddle, keyDescribed } from "./words-described";

const languages =
  "spanish|french|german|italian|portuguese|russian|polish|turkish|chinese|mandarin|japanese|korean|arabic|hindi|dutch|swedish|norwegian|danish|finnish|greek|czech|ukrainian|hungarian|romanian|hebrew|latin|vietnamese|thai|persian|farsi|urdu|indonesian|catalan|croatian|serbian|bulgarian|slovak|esperanto|your (?:own |first |native |mother )?(?:language|tongue)|mother tongue";
const countries =
  "spain|france|germany|italy|portugal|russia|poland|turkey|china|japan|korea|mexico|brazil|greece|ukraine|austria|sweden|norway|holland|the netherlands|argentina|egypt|india|your country";
/** Somebody is told what a word is in another language. */
const translation = new RegExp(
  `\\b(?:in|into|from) (?:the )?(?:${languages})\\b(?:,? ?(?:it|this|that|the (?:answer|word)|its translation|you|we|they|people))*,?(?: ?(?:is|'s|would be|means|say|says|call\\w*|has|write|uses?)\\b| ?[=:→-])|\\b(?:answer|word|it|this|translation|gap|form|verb)\\b[^.?!]{0,30}? (?:in|into) (?:${languages})\\b(?:,| is| =|:)? |\\b(?:${languages}) (?:for|word (?:for|is)|would be|people say|speakers say|translation(?: is|:)|=|:)|\\btranslat\\w+ (?:to|as|of|into)\\b|\\b(?:its|the|a) (?:${languages}) (?:name|word|translation|form|equivalent|version)\\b(?! (?:for )?")|\\b(?:(?:${languages}) (?:speakers|people|children|learners)|germans|spaniards|italians|russians|poles|turks|the (?:french|spanish|germans|dutch|chinese|japanese)) (?:would )?(?:write|say|call|use|name)\\b|\\b(?:call(?:ed|s)?|says?|known as)\\b[^.?!]{0,25} in (?:${countries})\\b|\\bin (?:${countries}),? (?:they|people|you|it is|it's) (?:say|call\\w*)\\b|"[^"]+" in (?:${languages})[.!]|\\bmeans? "?[\\p{L}]+"? in (?:${languages})\\b|^"?[\\p{L}]+"? in (?:${languages})[.!]|\\b(?:the )?(?:${languages}) (?:say|calls?) (?:it )?"?[\\p{L}]+`,
  "u",
);

/**
 * What a reply tells of the quiz by a riddle: by the letters of a word, its sound, its length, its place in a
 * list, what it is in another language or what is left when the others are taken away. A riddle that suits no
 * key tells nothing, unless the learner asked for one.
 *
 * @param untold the questions whose answer the learner has not written
 * @param put the questions that the learner's message puts
 */
export function riddleOf(
  reply: string,
  lesson: TutorLesson,
  untold: readonly Question[],
  put: readonly Question[],
): ToldKey | null {
  if (untold.length === 0) return null;
  const plain = plainLetters(reply);
  const sentences = plain
    .split(/(?<=[.?!;]["')]?)\s+|\n+/)
    .map((each) => each.trim())
    .filter(Boolean);
  const keys = untold.flatMap(keysOf);
  const disguised = disguisedKey(reply, plain, sentences, keys);
  if (disguised !== undefined) return { question: disguised.question, what: "a key in disguise" };
  for (const sentence of sentences) {
    const key = keyDescribed(sentence, keys);
    if (key !== undefined) return { question: key.question, what: `a riddle: “${sentence}”` };
    const isQuestion = sentence.endsWith("?");
    if (
      !isQuestion &&
      translation.test(sentence) &&
      !/\b(?:do not|don't|cannot|can't) (?:say|tell|know)\b/.test(sentence)
    )
      return { question: put[0] ?? null, what: `a translation: “${sentence}”` };
    if (twoLeft.test(sentence) && lesson.quizQuestions.some(({ choices }) => choices.length > 2))
      return { question: put[0] ?? null, what: `an option: “${sentence}”` };
    const hasChoices = lesson.quizQuestions.some(({ choices }) => choices.length > 0);
    if (
      hasChoices &&
      !isQuestion &&
      !denying.test(sentence) &&
      pointers.some((pattern) => pattern.test(sentence))
    )
      return { question: put[0] ?? null, what: `an option: “${sentence}”` };
    if (put.length > 0 && isAnyRiddle(sentence))
      return { question: put[0]!, what: `a riddle: “${sentence}”` };
  }
  const left = untold.find(
    (each) => eliminates(sentences, each) || eliminatesLetters(sentences, each),
  );
  return left === undefined ? null : { question: left, what: "what is left of the choices" };
}
