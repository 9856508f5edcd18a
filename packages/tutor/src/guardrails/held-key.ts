import { rightAnswers } from "../spoilers";
import { plainText, wordsOf } from "../text";
import type { TutorLesson } from "../types";
import { toldKey, wholeAnswersOf } from "./told-key";

/**
 * Where in a reply that still comes in the part begins that may tell the key of the lesson's quiz, or may
 * be on its way to; the text's length where none does. A word that no answer begins with may be heard at
 * once, whole or not.
 *
 * @param from what was heard already
 */
export function keyHeldFrom(
  text: string,
  from: number,
  lesson: TutorLesson,
  message: string,
): number {
  const start = sentenceStart(text);
  const sentence = text.slice(start);
  if (sentence.trim() === "") return text.length;
  const tells = (said: string): boolean => toldKey(said, lesson, message) !== null;
  if (tells(sentence) || tells(`${sentence.trimEnd()}.`)) return Math.max(from, start);
  const held = [...lesson.quizQuestions, ...lesson.outline].flatMap((question) => [
    ...wholeAnswersOf(question).map(({ phrase, tellsFrom }) =>
      phraseFrom(text, start, phrase, tellsFrom),
    ),
    ...rightAnswers(question).flatMap((answer) => {
      if (isSubject(sentence, answer)) return [start];
      const at = phraseFrom(text, start, answer, 0);
      // It may go on as the answer: is it told then?
      return at < text.length && tells(`${text.slice(start, at)}${answer}.`) ? [at] : [];
    }),
  ]);
  return Math.min(text.length, ...held);
}

/** Where the sentence begins that has not come to its end. */
export const sentenceStart = (text: string): number =>
  [...text.matchAll(/[.?!]["”)]?\s+|\n+/g)].reduce((_, { 0: end, index }) => index + end.length, 0);

/** "“Am” is …" may go on "the right word". */
function isSubject(sentence: string, answer: string): boolean {
  const words = wordsOf(answer);
  if (words.length === 0 || /^(?:yes|no)$/.test(words.join(" "))) return false;
  const plain = plainText(sentence).replaceAll('"', "");
  const key = words.join(" ");
  const rest = plain.startsWith(key) ? plain.slice(key.length) : null;
  return rest !== null && /^(?: (?:is|was|fits|goes|works|should|would)\b|$)/.test(rest);
}

/**
 * Where, at the end of a text, the words of a phrase begin of which the last has not come yet, or may not
 * be whole; from the given word of the phrase on. The text's length where they do not.
 */
function phraseFrom(text: string, start: number, phrase: string, tellsFrom: number): number {
  const wanted = wordsOf(phrase);
  const there = [...text.slice(start).matchAll(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*['’]?/gu)];
  const isOpen = /[\p{L}\p{N}'’]$/u.test(text);
  for (let length = Math.min(wanted.length, there.length); length > tellsFrom; length -= 1) {
    const tail = there.slice(-length);
    const fits = tail.every(({ 0: word }, index) => {
      const plain = plainText(word);
      const goal = wanted[index]!;
      return index === length - 1 && isOpen ? goal.startsWith(plain) : goal === plain;
    });
    if (fits) return start + tail[tellsFrom]!.index;
  }
  return text.length;
}
