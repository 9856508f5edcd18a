import { rightAnswers } from "../spoilers";
import { plainText, wordsOf } from "../text";
import type { TutorLesson } from "../types";
import { toldKey, wholeAnswersOf } from "./told-key";

/** A word of a sentence that still comes, with its place. */
interface HeardWord {
  readonly plain: string;
  readonly at: number;
}

/**
 * Where in the open sentence of a reply the part begins that may tell the key of the lesson's quiz, or may
 * be on its way to; the sentence's length where none does. A word that no answer begins with may be heard
 * at once, whole or not.
 *
 * @param from what of it was heard already
 */
export function keyHeldFrom(
  sentence: string,
  from: number,
  lesson: TutorLesson,
  message: string,
): number {
  if (sentence.trim() === "") return sentence.length;
  const words: HeardWord[] = [
    ...sentence.matchAll(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*['’]?/gu),
  ].map(({ 0: word, index }) => ({ plain: plainText(word), at: index }));
  const isOpen = /[\p{L}\p{N}'’]$/u.test(sentence);
  const tells = (said: string): boolean => toldKey(said, lesson, message) !== null;
  // A word that has not come to its end tells only what it may become, which is looked at below.
  if (!isOpen || mayBeKey(words.at(-1)?.plain ?? "", lesson))
    if (tells(sentence) || tells(`${sentence.trimEnd()}.`)) return from;
  const held = [...lesson.quizQuestions, ...lesson.outline].flatMap((question) => [
    ...wholeAnswersOf(question).map(({ phrase, tellsFrom }) =>
      phraseFrom(words, isOpen, wordsOf(phrase), tellsFrom),
    ),
    ...rightAnswers(question).flatMap((answer) => {
      if (isSubject(sentence, answer)) return [0];
      const at = phraseFrom(words, isOpen, wordsOf(answer), 0);
      // It may go on as the answer: is it told then?
      return at !== null && tells(`${sentence.slice(0, at)}${answer}.`) ? [at] : [];
    }),
  ]);
  return Math.min(sentence.length, ...held.filter((at) => at !== null));
}

/** Whether a word may be the end of an answer. */
const mayBeKey = (word: string, { quizQuestions, outline }: TutorLesson): boolean =>
  word.length < 2 ||
  [...quizQuestions, ...outline].some((question) =>
    rightAnswers(question).some((answer) => plainText(answer).includes(word)),
  );

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
 * Where, at the end of the words of a sentence, the words of a phrase begin of which the last has not come
 * yet, or may not be whole; from the given word of the phrase on. Null where they do not.
 */
function phraseFrom(
  there: readonly HeardWord[],
  isOpen: boolean,
  wanted: readonly string[],
  tellsFrom: number,
): number | null {
  for (let length = Math.min(wanted.length, there.length); length > tellsFrom; length -= 1) {
    const start = there.length - length;
    let fits = true;
    for (let index = 0; fits && index < length; index += 1) {
      const { plain } = there[start + index]!;
      const goal = wanted[index]!;
      fits = index === length - 1 && isOpen ? goal.startsWith(plain) : goal === plain;
    }
    if (fits) return there[start + tellsFrom]!.at;
  }
  return null;
}
